//! Drawn positions with what the rules say about them, readable by players.

use crate::{Explain, Faults, Game, Player, Show};

/// Checks the cases of a text. They are apart by empty lines; what does not begin with `case` is for the
/// reader. A case is
///
/// ```text
/// case NAME
/// game VARIANT            may be left out where the variant has no options
/// (the drawing down to the line with the other fields of the position text)
/// legal A B …             the legal actions, in byte order
/// count N                 how many there are
/// turns N, or T | T …     the legal turns in the players' notation, or how many there are
/// refuse A CODE RULE      the action is refused, with that reason and rule
/// play A B … => TEXT      after those actions the position text is that; or `over WINNER REASON`, or
///                         `refused CODE` at the last one
/// over WINNER REASON      the game is over as it stands
/// ```
///
/// with statements in any order and number, at least one, each about the drawn position. `read_drawing`
/// reads a drawing of the game.
///
/// # Panics
///
/// When a case is unreadable or does not hold, with its name and the statement.
pub fn check_cases<G: Show>(
    text: &str,
    read_drawing: impl Fn(G::Variant, &str) -> Result<G, Faults<G::Fault>>,
) {
    let mut cases = 0;
    for block in text.split("\n\n").filter(|block| block.starts_with("case ")) {
        Case::read(block.trim_end(), &read_drawing).check();
        cases += 1;
    }
    assert_eq!(cases, names_of_cases(text).count(), "every case stands apart by an empty line");
}

/// The names of the cases of a text.
pub fn names_of_cases(text: &str) -> impl Iterator<Item = &str> {
    text.lines().filter_map(|line| line.strip_prefix("case "))
}

struct Case<'a, G> {
    name: &'a str,
    position: G,
    statements: Vec<&'a str>,
}

impl<'a, G: Show> Case<'a, G> {
    fn read(
        block: &'a str,
        read_drawing: impl Fn(G::Variant, &str) -> Result<G, Faults<G::Fault>>,
    ) -> Self {
        let lines: Vec<&str> = block.lines().collect();
        let (name, mut rest) = lines.split_first().expect("a block has a line");
        let mut game = None;
        if let Some(text) = rest.first().and_then(|line| line.strip_prefix("game ")) {
            game = Some(text);
            rest = &rest[1..];
        }
        // The drawing goes down to the line with the other fields, which begins with the variant.
        let key = |line: &'a str| line.split(' ').next().unwrap_or_default();
        let last = rest
            .iter()
            .position(|line| key(line).parse::<G::Variant>().is_ok())
            .unwrap_or_else(|| panic!("{name}: the fields below the drawing are missing"));
        let variant = game.unwrap_or_else(|| key(rest[last])).parse();
        let variant = variant.unwrap_or_else(|faults| panic!("{name}: {faults}"));
        let drawing = rest[..=last].join("\n");
        let position =
            read_drawing(variant, &drawing).unwrap_or_else(|faults| panic!("{name}: {faults}"));
        assert_eq!(position.drawing(), format!("{drawing}\n"), "{name}");
        Self { name, position, statements: rest[last + 1..].to_vec() }
    }

    fn check(&self) {
        assert!(!self.statements.is_empty(), "{} says nothing", self.name);
        for statement in &self.statements {
            let context = format!("{}: {statement}", self.name);
            let (verb, rest) = statement.split_once(' ').unwrap_or((statement, ""));
            match verb {
                "legal" => {
                    let legal: Vec<String> =
                        legal(&self.position).iter().map(ToString::to_string).collect();
                    assert_eq!(legal.join(" "), rest, "{context}");
                }
                "count" => {
                    assert_eq!(legal(&self.position).len().to_string(), rest, "{context}");
                }
                "turns" => {
                    let turns = turns(&self.position);
                    match rest.parse::<usize>() {
                        Ok(count) => assert_eq!(turns.len(), count, "{context}"),
                        Err(_) => assert_eq!(turns.join(" | "), rest, "{context}"),
                    }
                }
                "refuse" => {
                    let (action, why) = rest.split_once(' ').unwrap_or((rest, ""));
                    assert_eq!(refusal(&self.position, action), why, "{context}");
                }
                "over" => assert_eq!(over(&self.position), *statement, "{context}"),
                "play" => self.check_play(rest, &context),
                _ => panic!("unknown statement in {context}"),
            }
        }
    }

    fn check_play(&self, statement: &str, context: &str) {
        let (actions, wanted) =
            statement.split_once(" => ").unwrap_or_else(|| panic!("{context}: no `=>`"));
        let mut position = self.position.clone();
        let actions: Vec<&str> = actions.split(' ').collect();
        let (last, before) = actions.split_last().expect("a split has a part");
        for action in before {
            play(&mut position, action, context);
        }
        if let Some(code) = wanted.strip_prefix("refused ") {
            assert_eq!(refusal(&position, last).split(' ').next(), Some(code), "{context}");
            return;
        }
        play(&mut position, last, context);
        if wanted.starts_with("over ") {
            assert_eq!(over(&position), wanted, "{context}");
        } else {
            assert_eq!(position.to_string(), wanted, "{context}");
        }
    }
}

fn play<G: Game>(position: &mut G, action: &str, context: &str) {
    let action = action.parse().unwrap_or_else(|_| panic!("{context}: `{action}` is no action"));
    position.play(action).unwrap_or_else(|why| panic!("{context}: {why}"));
}

fn legal<G: Game>(position: &G) -> Vec<G::Action> {
    let mut legal = Vec::new();
    position.legal_actions(&mut legal);
    legal
}

/// Every legal turn in the players' notation, each of which reads back.
fn turns<G: Show>(start: &G) -> Vec<String> {
    fn go_on<G: Show>(start: &G, at: &G, turn: &mut Vec<G::Action>, out: &mut Vec<String>) {
        for action in legal(at) {
            let mut next = at.clone();
            next.apply(action);
            turn.push(action);
            if at.completes_turn(&next) {
                let text = start.notation(turn);
                let mut read = start.clone();
                for action in start.read_notation(&text).expect("what is written reads back") {
                    read.apply(action);
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
fn refusal<G: Game>(before: &G, action: &str) -> String {
    let Ok(action) = action.parse() else { return "unreadable".to_owned() };
    let mut position = before.clone();
    let Err(why) = position.play(action) else { return "played".to_owned() };
    assert_eq!(&position, before, "a refused action changes nothing");
    format!("{} {}", why.code(), why.rule().unwrap_or_default())
}

fn over<G: Game>(position: &G) -> String {
    position.outcome().map_or("not over".to_owned(), |outcome| {
        let winner = outcome.winner.map_or("nobody", Player::name);
        format!("over {winner} {}", outcome.reason)
    })
}
