//! The drawn positions of `cases.txt`, `potential_cases.txt` and `matrx_cases.txt`.
#![allow(clippy::unwrap_used, reason = "tests")]

use gipf::{Action, Kind, Position, Variant};
use rules::{Explain, Game, Show};

const FILES: [&str; 3] = [
    include_str!("cases.txt"),
    include_str!("potential_cases.txt"),
    include_str!("matrx_cases.txt"),
];

#[test]
fn drawn_positions() {
    for text in FILES {
        let mut cases = 0;
        for block in text.split("\n\n").filter(|block| block.starts_with("case ")) {
            Case::read(block).check();
            cases += 1;
        }
        assert_eq!(cases, names(text).count());
    }
}

/// The names of the cases of a file.
fn names(text: &str) -> impl Iterator<Item = &str> {
    text.lines().filter_map(|line| line.strip_prefix("case "))
}

#[test]
fn every_rule_has_a_case_that_cites_it() {
    let rules = include_str!("../RULES.md").lines();
    let rules = rules.filter_map(|line| line.strip_prefix("| G")?.split(' ').next());
    let of_play = rules.filter(|number| ["3", "4", "5", "6", "7"].contains(&&number[..1]));
    let rulings = (1..=17).map(|number| format!("9.{number}"));
    for number in of_play.map(str::to_owned).chain(rulings) {
        let beginning = format!("g{}_", number.replace('.', "_"));
        let cited =
            number.strip_prefix("9.").map_or(format!("G{number}"), |n| format!("ruling {n}"));
        let mut cases = FILES.into_iter().flat_map(names);
        let found = cases.any(|name| {
            let sources = name.rsplit_once('[').unwrap().1;
            name.starts_with(&beginning) && sources.contains(&cited) && sources.contains("; ")
        });
        assert!(found, "no case {beginning}… that cites {cited} and its source");
    }
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
        let game = lines.clone().next().unwrap().strip_prefix("game ");
        if game.is_some() {
            lines.next();
        }
        // The drawing goes down to the line with the other fields, which begins with the game's key.
        let key = |line: &str| line.split(' ').next().unwrap().parse::<Kind>();
        let height = lines.clone().position(|line| key(line).is_ok()).unwrap() + 1;
        let drawing: Vec<&str> = lines.by_ref().take(height).collect();
        let game = game.unwrap_or_else(|| drawing[height - 1].split(' ').next().unwrap());
        let variant: Variant = game.parse().unwrap();
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
