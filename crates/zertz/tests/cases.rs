//! The drawn positions of `cases.txt`.
#![allow(clippy::unwrap_used, reason = "tests")]

use rules::{Explain, Game, Player, Show};
use zertz::{Action, Kind, Position, Variant};

#[test]
fn drawn_positions() {
    let text = include_str!("cases.txt");
    let mut cases = 0;
    for block in text.split("\n\n").filter(|block| block.starts_with("case ")) {
        Case::read(block.trim_end()).check();
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
        let lines: Vec<&str> = block.lines().collect();
        let [name, variant, ref rest @ ..] = lines[..] else { panic!("two lines: {block}") };
        let variant: Variant = variant.strip_prefix("variant ").unwrap().parse().unwrap();
        let is_last = |line: &&str| Kind::ALL.iter().any(|kind| line.starts_with(kind.key()));
        let height = rest.iter().position(is_last).unwrap() + 1;
        let drawing = rest[..height].join("\n");
        let position = zertz::read_drawing(variant, &drawing)
            .unwrap_or_else(|faults| panic!("{name}: {faults}"));
        assert_eq!(position.drawing(), format!("{drawing}\n"), "{name}");
        Self { name, position, statements: rest[height..].to_vec() }
    }

    fn check(&self) {
        assert!(!self.statements.is_empty(), "{} says nothing", self.name);
        for statement in &self.statements {
            let context = format!("{}: {statement}", self.name);
            let (verb, rest) = statement.split_once(' ').unwrap();
            match verb {
                "legal" => {
                    let legal: Vec<String> =
                        legal(&self.position).iter().map(ToString::to_string).collect();
                    assert_eq!(legal.join(" "), rest, "{context}");
                }
                "count" => {
                    let count: usize = rest.parse().unwrap();
                    assert_eq!(legal(&self.position).len(), count, "{context}");
                }
                "turns" => {
                    let turns = turns(&self.position);
                    match rest.parse::<usize>() {
                        Ok(count) => assert_eq!(turns.len(), count, "{context}"),
                        Err(_) => assert_eq!(turns.join(" | "), rest, "{context}"),
                    }
                }
                "refuse" => {
                    let (action, why) = rest.split_once(' ').unwrap();
                    assert_eq!(refusal(self.position, action), why, "{context}");
                }
                "over" => assert_eq!(over(&self.position), *statement, "{context}"),
                "play" => self.check_play(rest, &context),
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

/// Every legal turn in the players' notation, each of which reads back.
fn turns(start: &Position) -> Vec<String> {
    fn go_on(start: &Position, at: &Position, turn: &mut Vec<Action>, out: &mut Vec<String>) {
        for action in legal(at) {
            let mut next = *at;
            next.apply(action);
            turn.push(action);
            if at.completes_turn(&next) {
                let text = start.notation(turn);
                let mut read = *start;
                for action in start.read_notation(&text).unwrap() {
                    read.play(action).unwrap();
                }
                assert_eq!(read, next, "{text}");
                out.push(text);
            } else {
                go_on(start, &next, turn, out);
            }
            turn.pop();
        }
    }
    let mut out = Vec::new();
    go_on(start, start, &mut Vec::new(), &mut out);
    out
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
    let winner = outcome.winner.map_or("nobody", Player::name);
    format!("over {winner} {}", outcome.reason)
}
