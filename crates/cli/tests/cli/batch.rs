use std::io::{BufRead, BufReader, Write};
use std::process::{Command, Stdio};

use serde_json::{Value, json};

use super::gipf_with;

fn batch(lines: &[&[u8]]) -> Vec<Value> {
    let answers = gipf_with(&lines.join(&b'\n'), &["batch"]).json();
    assert_eq!(answers.len(), lines.len(), "one answer a line");
    answers
}

#[test]
fn answers_are_as_documented() {
    let answers = batch(&[
        br#"{"game":"gipf:standard","position":null,"actions":["e1-e2"]}"#,
        br#"{"game":"gipf:basic,reserve=12/15"}"#,
    ]);
    let answer = answers[0].as_object().unwrap();
    let keys: Vec<&str> = answer.keys().map(String::as_str).collect();
    assert_eq!(keys.len(), 5);
    assert!(
        ["position", "legal", "to_move", "outcome", "error"].iter().all(|it| keys.contains(it))
    );
    assert_eq!(answer["position"], "standard g2G/5/6/BG4g/6/5/g2G B11/B12 b BB 3");
    assert_eq!(answer["to_move"], "second");
    assert_eq!(answer["legal"].as_array().unwrap().len(), 42);
    assert_eq!((&answer["outcome"], &answer["error"]), (&Value::Null, &Value::Null));
    assert!(answers[1]["position"].as_str().unwrap().contains("B12/B15"), "{}", answers[1]);
}

#[test]
fn a_bad_line_gets_its_own_error_and_the_run_goes_on() {
    let long = format!(r#"{{"game":"gipf","position":"{}"}}"#, "g/".repeat(500_000));
    let deep = "[".repeat(100_000);
    let cases: [(&[u8], &str, Value); 16] = [
        (b"nonsense", "bad-request", Value::Null),
        (b"", "bad-request", Value::Null),
        (b"[]", "bad-request", Value::Null),
        (br#"["gipf",null,["a1-b2"]]"#, "bad-request", Value::Null),
        (br#"{"game":"gipf","moves":["a1-b2"]}"#, "bad-request", Value::Null),
        (br#"{"game":7}"#, "bad-request", Value::Null),
        (br#"{"game":"gipf","actions":"a1-b2"}"#, "bad-request", Value::Null),
        (br#"{"game":"gipf","actions":[1]}"#, "bad-request", Value::Null),
        (b"{\"game\":\"gi\xffpf\"}", "bad-request", Value::Null),
        (deep.as_bytes(), "bad-request", Value::Null),
        (br#"{"game":"chess"}"#, "unknown-game", Value::Null),
        (br#"{"game":"gipf:turbo"}"#, "bad-variant", Value::Null),
        (br#"{"game":"gipf","position":"nonsense"}"#, "bad-position", Value::Null),
        (long.as_bytes(), "bad-position", Value::Null),
        (br#"{"game":"gipf","actions":["e1-e2","\u0000"]}"#, "unreadable-action", json!(1)),
        (br#"{"game":"gipf","actions":["e1-e2","x-"]}"#, "refused-action", json!(1)),
    ];
    let lines: Vec<&[u8]> = cases.iter().map(|(line, ..)| *line).collect();
    for (answer, (line, kind, at)) in batch(&lines).iter().zip(&cases) {
        let line = String::from_utf8_lossy(&line[..line.len().min(80)]);
        assert_eq!(answer["error"]["kind"], *kind, "{line}: {answer}");
        assert_eq!(answer["error"]["at"], *at, "{line}");
        let message = answer["error"]["message"].as_str().unwrap();
        assert!(!message.is_empty() && message.len() < 2000, "{line}: {message}");
    }
    let mut mixed = lines.clone();
    mixed.push(br#"{"game":"gipf"}"#);
    assert_eq!(batch(&mixed).last().unwrap()["error"], Value::Null);
}

#[test]
fn a_bad_question_is_told_plainly() {
    let cases: [(&[u8], &str); 8] = [
        (b"[]", "the line is no JSON object"),
        (br#"{"game":gipf}"#, "the line is no JSON: see column 9"),
        (b"", "the line is no JSON"),
        (b"{}", "`game` is missing: a text, such as \"gipf:standard\""),
        (br#"{"game":7}"#, "`game` is a text, such as \"gipf:standard\""),
        (br#"{"game":"gipf","position":[]}"#, "`position` is a position text or null"),
        (
            br#"{"game":"gipf","actions":["a1-b2",7]}"#,
            "`actions` is a list of action texts, such as [\"a1-b2\"], or null",
        ),
        (
            br#"{"game":"gipf","moves":[]}"#,
            "there is no field `moves`: a question has `game`, `position` and `actions`",
        ),
    ];
    let lines = cases.map(|(line, _)| line);
    for (answer, (_, message)) in batch(&lines).iter().zip(cases) {
        assert_eq!(answer["error"]["message"], message);
    }
}

#[test]
fn a_refused_action_leaves_the_position_before_it() {
    let answers = batch(&[
        br#"{"game":"gipf","actions":["e1-e2"]}"#,
        br#"{"game":"gipf","actions":["e1-e2","Ge1-e2","e9-e8"]}"#,
    ]);
    for key in ["position", "legal", "to_move", "outcome"] {
        assert_eq!(answers[0][key], answers[1][key]);
    }
    assert!(answers[1]["error"]["rule"].is_string(), "{}", answers[1]);
}

#[test]
fn each_answer_comes_before_the_next_question() {
    let mut child = Command::new(env!("CARGO_BIN_EXE_gipf"))
        .arg("batch")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut input = child.stdin.take().unwrap();
    let mut output = BufReader::new(child.stdout.take().unwrap());
    for _ in 0..3 {
        writeln!(input, r#"{{"game":"gipf"}}"#).unwrap();
        let mut line = String::new();
        output.read_line(&mut line).unwrap();
        assert!(line.contains("standard"), "{line}");
    }
    drop(input);
    assert!(child.wait().unwrap().success());
}
