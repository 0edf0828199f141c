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
    let two = gipf_with(b"ugi\nquit\n", &["engine", "--threads", "2"]);
    assert!(two.good().contains("option name threads type spin default 2 "), "{}", two.out);
    assert!(gipf(&["engine", "--threads", "0"]).bad(2).contains("from 1 to 256"));
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
    assert_eq!(errors.len(), 11, "{errors:?}");
    assert!(errors.iter().all(|line| line.starts_with("info string error: ")), "{errors:?}");
}

#[test]
fn a_line_without_end_is_refused() {
    let lines = talk(&format!("position {}\nisready\n", "x".repeat(2 << 20)));
    assert_eq!(lines, ["info string error: the line is longer than 1 MiB", "readyok"]);
}

#[test]
fn it_tells_how_far_it_has_come() {
    let lines = talk("setoption name multipv value 2\nposition startpos\ngo depth 3\n");
    let words: Vec<Vec<&str>> = lines.iter().map(|line| line.split(' ').collect()).collect();
    for words in &words[..words.len() - 1] {
        let names = [0, 1, 3, 5, 7, 8, 10, 12, 14, 16, 18].map(|index| words[index]);
        let expected = [
            "info", "depth", "seldepth", "multipv", "score", "cp", "chance", "nodes", "nps",
            "time", "pv",
        ];
        assert_eq!(names, expected, "{words:?}");
    }
    let ranks: Vec<&str> = words[..words.len() - 1].iter().map(|words| words[6]).collect();
    assert_eq!(ranks[..6], ["1", "2", "1", "2", "1", "2"]);
    assert_eq!(words[words.len() - 1][0], "bestmove");
}

#[test]
fn it_learns_from_move_to_move_and_forgets_for_another_game() {
    let nodes = |lines: &str| -> Vec<String> {
        let lines = talk(lines);
        let last = |at: usize| lines[at - 1].split(' ').nth(13).unwrap().to_owned();
        let best = lines.iter().enumerate().filter(|(_, line)| line.starts_with("bestmove"));
        best.map(|(at, _)| last(at)).collect()
    };
    let go = "position startpos\ngo depth 4\n";
    let learned = nodes(&[go, go].concat());
    assert_ne!(learned[0], learned[1]);
    let forgotten = nodes(&[go, "uginewgame\n", go].concat());
    assert_eq!(forgotten[0], forgotten[1]);
}

#[test]
fn our_engine_does_what_the_protocol_asks() {
    let engine = format!("'{}' engine", env!("CARGO_BIN_EXE_gipf"));
    for game in ["gipf", "zertz"] {
        let checks = gipf(&["conform", &engine, "--game", game, "--json"]).json();
        assert!(checks.len() > 20);
        for check in checks {
            assert_eq!(check["passed"], true, "{game}: {check}");
        }
    }
}

#[test]
#[cfg(unix)]
fn an_engine_that_does_not_do_it_is_told_what() {
    let script = std::env::temp_dir().join(format!("gipf-conform-{}", std::process::id()));
    std::fs::write(
        &script,
        "== says who it is\nwithin 200\n> position startpos\n> go\n< bestmove {move}\n\
         == (optional) counts\nwithin 200\n> perft 1\n< perft …\n\
         == waits\n> go infinite\n! bestmove …\npause 300\n== ends\nwithin 200\n> quit\nends\n",
    )
    .unwrap();
    let engine = "sh -c 'while read line; do case \"$line\" in ugi) echo ugiok;; \
                  isready) echo readyok;; go*) echo bestmove e2;; quit) sleep 9;; esac; done'";
    let run = gipf(&["conform", engine, "--script", script.to_str().unwrap()]);
    std::fs::remove_file(&script).unwrap();
    assert_eq!(run.status, 1, "{}", run.err);
    assert!(run.err.contains("3 checks failed"), "{}", run.err);
    let lines: Vec<&str> = run.out.lines().collect();
    assert_eq!(
        lines,
        [
            "FAILED  says who it is: no line `bestmove {move}` came within 200 ms, but `bestmove e2`",
            "no      counts: no line `perft …` came within 200 ms",
            "FAILED  waits: it said `bestmove e2`, too early",
            "FAILED  ends: it did not end within 200 ms",
        ]
    );
}

#[test]
fn the_checks_are_listed() {
    assert!(gipf(&["conform", "--list"]).good().contains("\n== is ready\n> isready\n< readyok\n"));
    assert!(gipf(&["conform"]).bad(2).contains("<CMD>"));
    assert!(gipf(&["conform", "/no/such/program"]).bad(1).contains("failed"));
}
