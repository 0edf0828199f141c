//! The drawn positions of `cases.txt`.
#![allow(clippy::unwrap_used, reason = "tests")]

use gipf::{Action, Position, Variant};
use rules::{Explain, Game, Show};

#[test]
fn drawn_positions() {
    let text = include_str!("cases.txt");
    let mut cases = 0;
    for block in text.split("\n\n").filter(|block| block.starts_with("case ")) {
        Case::read(block).check();
        cases += 1;
    }
    assert_eq!(cases, text.lines().filter(|line| line.starts_with("case ")).count());
}

struct Case<'a> {
    name: &'a str,
    position: Position,
    statements: Vec<&'a str>,
}

impl<'a> Case<'a> {
    fn read(block: &'a str) -> Self {
        let mut lines = block.lines();
        let name = lines.next().unwrap();
        let drawing: Vec<&str> = lines.by_ref().take(18).collect();
        let variant: Variant = drawing[17].split(' ').next().unwrap().parse().unwrap();
        let position = gipf::read_drawing(variant, &drawing.join("\n"))
            .unwrap_or_else(|faults| panic!("{name}: {faults}"));
        assert_eq!(position.drawing(), format!("{}\n", drawing.join("\n")), "{name}");
        Self { name, position, statements: lines.collect() }
    }

    fn check(&self) {
        assert!(!self.statements.is_empty(), "{} says nothing", self.name);
        for statement in &self.statements {
            let context = format!("{}: {statement}", self.name);
            let mut words = statement.split(' ');
            match words.next().unwrap() {
                "legal" => {
                    let legal: Vec<String> =
                        legal(&self.position).iter().map(ToString::to_string).collect();
                    assert_eq!(legal, words.collect::<Vec<_>>(), "{context}");
                }
                "count" => {
                    let count: usize = words.next().unwrap().parse().unwrap();
                    assert_eq!(legal(&self.position).len(), count, "{context}");
                }
                "refuse" => {
                    let found = refusal(self.position, words.next().unwrap());
                    assert_eq!(found, words.collect::<Vec<_>>().join(" "), "{context}");
                }
                "over" => assert_eq!(over(&self.position), *statement, "{context}"),
                "play" => self.check_play(statement.strip_prefix("play ").unwrap(), &context),
                _ => panic!("unknown statement in {context}"),
            }
        }
    }

    fn check_play(&self, statement: &str, context: &str) {
        let (actions, wanted) = statement.split_once(" => ").unwrap();
        let mut position = self.position;
        let actions: Vec<&str> = actions.split(' ').collect();
        let (last, before) = actions.split_last().unwrap();
        for action in before {
            position.play(action.parse().unwrap()).unwrap_or_else(|why| panic!("{context}: {why}"));
        }
        if let Some(code) = wanted.strip_prefix("refused ") {
            assert_eq!(refusal(position, last).split(' ').next(), Some(code), "{context}");
            return;
        }
        position.play(last.parse().unwrap()).unwrap_or_else(|why| panic!("{context}: {why}"));
        if wanted.starts_with("over ") {
            assert_eq!(over(&position), wanted, "{context}");
        } else {
            assert_eq!(position.to_string(), wanted, "{context}");
        }
    }
}

fn legal(position: &Position) -> Vec<Action> {
    let mut legal = Vec::new();
    position.legal_actions(&mut legal);
    legal
}

/// The code and the rule of a refusal.
fn refusal(mut position: Position, action: &str) -> String {
    let before = position;
    let Ok(action) = action.parse() else { return "unreadable".to_owned() };
    let why = position.play(action).expect_err("the action is refused");
    assert_eq!(position, before, "a refused action changes nothing");
    format!("{} {}", why.code(), why.rule().unwrap())
}

fn over(position: &Position) -> String {
    let outcome = position.outcome().expect("the game is over");
    let winner = outcome.winner.map_or("nobody", rules::Player::name);
    format!("over {winner} {}", outcome.reason)
}
