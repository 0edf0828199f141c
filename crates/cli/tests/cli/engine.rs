use super::{gipf, gipf_with};

fn talk(lines: &str) -> Vec<String> {
    gipf_with(lines.as_bytes(), &["engine"]).good().lines().map(str::to_owned).collect()
}

#[test]
fn the_greeting_names_the_options() {
    let lines = talk("ugi\nisready\nquit\nisready\n");
    assert!(lines[0].starts_with("id name gipf "));
    assert!(lines.iter().any(|line| line.starts_with("option name variant")));
    assert_eq!(lines[lines.len() - 2..], ["ugiok", "readyok"]);
}

#[test]
fn a_whole_turn_is_chosen() {
    let lines =
        talk("position startpos moves e1-e2 e9-e8\ngo depth 1\nposition startpos\ngo nodes 100\n");
    let best: Vec<&str> = lines.iter().filter_map(|line| line.strip_prefix("bestmove ")).collect();
    assert_eq!(best.len(), 2, "{lines:?}");
    for turn in best {
        assert_eq!(gipf(&["apply", "gipf", "--position", START, turn]).status, 0, "{turn}");
    }
}

const START: &str = "standard g2G/5/6/G5g/6/5/g2G B12/B12 w BB 3";

#[test]
fn variants_and_queries() {
    let lines = talk(
        "setoption name variant value gipf:basic,reserve=12/15\nquery p1turn\nquery gameover\n\
         query result\nposition startpos moves e1-e2\nquery p1turn\n",
    );
    assert_eq!(lines, ["response true", "response false", "response none", "response false"]);
}

#[test]
fn what_it_cannot_do_is_said_and_changes_nothing() {
    let lines = talk(
        "position startpos moves e1-e2\nposition fen nonsense\nposition startpos moves z1-z2\n\
         position\nsetoption name variant value chess\nsetoption name player value human\n\
         setoption name seed value x\nsetoption\ngo movetime soon\nquery weather\n\
         hello\n\u{fffd}\n\nstop\nquery p1turn\n",
    );
    let (last, errors) = lines.split_last().unwrap();
    assert_eq!(last, "response false");
    assert_eq!(errors.len(), 9, "{errors:?}");
    assert!(errors.iter().all(|line| line.starts_with("info string error: ")), "{errors:?}");
}
