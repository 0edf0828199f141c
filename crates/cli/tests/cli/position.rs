use serde_json::{Value, json};

use super::gipf;

const START: &str = "standard g2G/5/6/G5g/6/5/g2G B12/B12 w BB 3";

#[test]
fn games_lists_every_variant_with_its_options() {
    let run = gipf(&["games"]);
    let lines: Vec<&str> = run.good().lines().collect();
    assert!(lines[0].starts_with("gipf:standard"), "the default comes first: {lines:?}");
    let basic = lines.iter().find(|line| line.starts_with("gipf:basic")).unwrap();
    assert!(basic.contains("reserve=N"), "{basic}");
    let games = &gipf(&["games", "--json"]).json()[0];
    assert_eq!(games[0]["key"], "gipf");
    assert_eq!(games[0]["levels"].as_array().unwrap().len(), 8);
}

#[test]
fn legal_actions_come_in_byte_order() {
    let run = gipf(&["legal", "gipf"]);
    let lines: Vec<&str> = run.good().lines().collect();
    assert_eq!(lines.len(), 42);
    assert!(lines.is_sorted(), "{lines:?}");
    assert_eq!(lines[0], "a1-b2");
    let answer = &gipf(&["legal", "gipf", "--json"]).json()[0];
    assert_eq!(answer["legal"], json!(lines));
    assert_eq!(answer["position"], START);
    let tournament = gipf(&["legal", "gipf:tournament"]);
    assert!(tournament.good().lines().all(|line| line.starts_with('G')), "{}", tournament.out);
}

#[test]
fn apply_tells_the_position_after_and_the_outcome() {
    let run = gipf(&["apply", "gipf", "e1-e2", "e9-e8"]);
    let lines: Vec<&str> = run.good().lines().collect();
    assert_eq!(lines, ["standard g2G/5/6/BG3gb/6/5/g2G B11/B11 w BB 3", "outcome: none"]);
    let again = gipf(&["apply", "gipf", "--position", lines[0], "a1-b2", "--json"]);
    assert_eq!(again.json()[0]["to_move"], "second");
}

#[test]
fn apply_refuses_with_status_1_and_the_position_before() {
    let run = gipf(&["apply", "gipf", "e1-e2", "x-", "--json"]);
    run.bad(1);
    let answer: Value = serde_json::from_str(run.out.trim()).unwrap();
    assert_eq!(answer["error"]["kind"], "refused-action");
    assert_eq!(answer["error"]["at"], 1);
    assert_eq!(answer["to_move"], "second");
    assert_eq!(gipf(&["apply", "gipf", "x-"]).out, "");
}

/// The published tournament game of the specification.
pub(super) const GAME: &str = "\
Ge8 Gd8-f7 Ge9-e7 Gf8-d7 Ge9-e6 Gd8-g6 g7-d6 f8-c6 f8-f6 c7-g5 g7-c5 e9-e5 b6-f5 xe7,e8;c7-e7 g7-b4 \
c7-h4 h6-d5 b6-g4 h6-c4;xc6*,d6,f5,g4 b3 b5 g7-d6 xd7*,e7,f6,h4;a5-f4 a2-f6 a5-g3;xb3*,c4*,d5,g6 e2 \
f2 d1-g2 h1-f3 d1-h2 f1-f5 i1-d5 g6 g1-e3;xf2,f3,f5,Gf6*,f7 h6-f6 a3-e7 h6-c4;xGc4*,e6,f6,g6 e8 \
f1-d2 c6 c7-c4 g6";

#[test]
fn apply_reads_the_players_notation_when_asked() {
    let mut arguments = vec!["apply", "gipf:tournament", "--notation"];
    arguments.extend(GAME.split_whitespace());
    let run = gipf(&arguments);
    let lines: Vec<&str> = run.good().lines().collect();
    assert_eq!(lines[1], "outcome: none");
    // Whatever White plays now leaves Black without a move, at the latest once a row is dealt with.
    let legal = gipf(&["legal", "gipf:tournament", "--position", lines[0]]);
    for action in legal.good().lines() {
        let end = gipf(&["apply", "gipf:tournament", "--position", lines[0], action, "--json"]);
        let end = &end.json()[0];
        let deals_with_a_row = end["legal"][0].as_str().is_some_and(|it| it.starts_with('x'));
        assert!(end["outcome"]["winner"] == "first" || deals_with_a_row, "{action}: {end}");
    }
    let other = gipf(&["apply", "gipf:tournament", "Ge8"]);
    assert!(other.bad(2).contains("notation"), "{}", other.err);
}

#[test]
fn show_draws_the_board() {
    let run = gipf(&["show", "gipf"]);
    assert!(run.good().lines().count() > 10, "{}", run.out);
    let view = &gipf(&["show", "gipf", "--position", START, "--json"]).json()[0];
    assert_eq!(view["pieces"].as_array().unwrap().len(), 6);
    assert_eq!(view["actions"]["each"].as_array().unwrap().len(), 42);
}

#[test]
fn perft_counts_agree_with_the_specification() {
    for (spec, unit, counts) in [
        ("gipf", "actions", &[42, 1_764, 73_800][..]),
        ("gipf", "turns", &[42, 1_764, 73_800]),
        ("gipf", "positions", &[30, 876, 15_120]),
        ("gipf:basic", "positions", &[24, 558, 7_476]),
        ("gipf:tournament", "turns", &[42, 1_764, 148_176]),
        ("gipf:tournament", "positions", &[18, 336, 10_392]),
    ] {
        let run = gipf(&["perft", spec, "--depth", "3", "--unit", unit, "--json"]);
        let told: Vec<u64> = run.json().iter().map(|it| it["count"].as_u64().unwrap()).collect();
        assert_eq!(told, counts, "{spec} {unit}");
        assert!(run.json().iter().all(|line| line["seconds"].is_f64()));
    }
}

#[test]
fn perft_divides_and_shares_out() {
    let run = gipf(&["perft", "gipf", "--depth", "2", "--divide", "--threads", "2", "--json"]);
    let lines = run.json();
    let (parts, levels): (Vec<&Value>, Vec<&Value>) =
        lines.iter().partition(|line| line["action"].is_string());
    assert_eq!(levels.len(), 2);
    assert_eq!(parts.len(), 42);
    let sum: u64 = parts.iter().map(|part| part["count"].as_u64().unwrap()).sum();
    assert_eq!(sum, 1764);
    let text = gipf(&["perft", "gipf", "--depth", "0"]);
    let last: Vec<&str> = text.good().lines().last().unwrap().split_whitespace().collect();
    assert_eq!(last[..2], ["0", "1"]);
}
