use serde_json::json;

use super::{gipf, gipf_with};

const WON: &str = "tournament B.-./-...-/-....-/---.B../--..-./-----/---- G4B3 W3G2B1/W3G2B4 2 t";

#[test]
fn a_forced_win_is_told_with_its_line() {
    let run = gipf(&["solve", "zertz", "--position", WON]);
    let lines: Vec<&str> = run.good().lines().collect();
    assert_eq!(lines[0], "forced win in 2 turns");
    assert!(lines[1].starts_with("line: Bb2;"), "{lines:?}");
    let answer = &gipf(&["solve", "zertz", "--position", WON, "--json"]).json()[0];
    assert_eq!(answer["win"]["turns"], 2);
    assert_eq!(answer["turns"], 1, "one turn was looked at without a win");
    // The line ends the game.
    let turns = answer["win"]["line"].as_array().unwrap();
    let actions = turns.iter().flat_map(|turn| turn.as_array().unwrap());
    let mut arguments = vec!["apply", "zertz", "--position", WON, "--"];
    arguments.extend(actions.map(|action| action.as_str().unwrap()));
    let after = gipf(&arguments);
    let text = after.good().lines().next().unwrap();
    let end = &gipf(&["legal", "zertz", "--position", text, "--json"]).json()[0];
    assert_eq!(end["legal"], json!([]));
}

#[test]
fn no_win_and_too_few_positions_are_told_apart() {
    let none = gipf(&["solve", "gipf", "--turns", "1"]);
    assert!(none.good().starts_with("no forced win within 1 turn\n"), "{}", none.out);
    let few = gipf(&["solve", "gipf", "--turns", "3", "--nodes", "1000"]);
    assert!(few.good().contains("were used up (--nodes)"), "{}", few.out);
}

#[test]
fn every_problem_of_the_project_is_proved() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../content/problems");
    let mut arguments = vec!["problems".to_owned(), "check".to_owned()];
    for entry in std::fs::read_dir(folder).unwrap() {
        arguments.push(entry.unwrap().path().to_str().unwrap().to_owned());
    }
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let run = gipf(&arguments);
    let proved: u32 = run.good().trim().strip_prefix("problems proved: ").unwrap().parse().unwrap();
    assert!(proved >= 60, "{proved}");
}

#[test]
fn a_wrong_problem_is_told_with_its_line() {
    let path = std::env::temp_dir().join(format!("gipf-problems-{}.jsonl", std::process::id()));
    let problem = json!({
        "id": "x-1", "spec": "zertz", "position": WON, "goal": {"win": 2}, "first": ["Bb2"],
        "line": [], "level": null,
    });
    std::fs::write(&path, format!("{problem}\nnonsense\n")).unwrap();
    let run = gipf_with(b"", &["problems", "check", path.to_str().unwrap()]);
    std::fs::remove_file(&path).unwrap();
    assert_eq!(run.status, 1);
    assert!(run.out.contains(":1: it is won by Bb2, Bc4"), "{}", run.out);
    assert!(run.out.contains(":2: this is no problem"), "{}", run.out);
    assert_eq!(run.err, "gipf: problems that are wrong: 2\n");
}

#[test]
fn the_level_of_a_problem_is_measured_anew() {
    let path = std::env::temp_dir().join(format!("gipf-rated-{}.jsonl", std::process::id()));
    let problem = json!({
        "id": "x-1", "spec": "zertz", "position": WON, "goal": {"win": 2}, "first": ["Bb2"],
        "line": [], "level": null,
    });
    let anything = gipf(&["legal", "zertz", "--position", WON, "--json"]).json();
    let easy = json!({"id": "x-2", "first": anything[0]["legal"], "level": 8});
    let mut second = problem.clone();
    for (key, value) in easy.as_object().unwrap() {
        second[key] = value.clone();
    }
    std::fs::write(&path, format!("{problem}\n{second}\n")).unwrap();
    let run = gipf_with(b"", &["problems", "rate", path.to_str().unwrap()]);
    std::fs::write(&path, "nonsense\n").unwrap();
    let wrong = gipf_with(b"", &["problems", "rate", path.to_str().unwrap()]);
    std::fs::remove_file(&path).unwrap();
    let rated = run.json();
    assert_eq!((&rated[0]["id"], &rated[0]["first"]), (&"x-1".into(), &json!(["Bb2"])));
    assert_eq!(rated[1]["level"], 1, "whatever it plays is right");
    assert!(wrong.bad(2).contains(":1: this is no problem"), "{}", wrong.err);
}
