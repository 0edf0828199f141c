//! Drawn positions with what the rules say about them, readable by players.

use serde::Serialize;

use crate::{Explain, Faults, Game, Player, Show};

/// How many legal actions are published one by one; of more only the number.
const LISTED: usize = 500;

/// The cases of some texts. They are apart by empty lines; what does not begin with `case` is for the
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
/// with statements in any order and number, at least one, each about the drawn position.
pub struct Cases<'a, G: Show>(Vec<Case<'a, G>>);

impl<'a, G: Show> Cases<'a, G> {
    /// Reads them; `read_drawing` reads a drawing of the game.
    ///
    /// # Panics
    ///
    /// When a case is unreadable, with its name.
    pub fn read(
        texts: &[&'a str],
        read_drawing: impl Fn(G::Variant, &str) -> Result<G, Faults<G::Fault>>,
    ) -> Self {
        let blocks = texts.iter().flat_map(|text| text.split("\n\n"));
        let blocks = blocks.filter(|block| block.starts_with("case "));
        let cases: Vec<_> =
            blocks.map(|block| Case::read(block.trim_end(), &read_drawing)).collect();
        let names = texts.iter().flat_map(|text| names_of_cases(text)).count();
        assert_eq!(cases.len(), names, "every case stands apart by an empty line");
        Self(cases)
    }

    /// Checks every statement.
    ///
    /// # Panics
    ///
    /// When a case does not hold, with its name and the statement.
    pub fn check(&self) {
        self.0.iter().for_each(Case::check);
    }

    /// Checks that `content/rules/KEY.jsonl` of the repository publishes these cases; with `PUBLISH` in the
    /// environment it is written anew.
    ///
    /// # Panics
    ///
    /// When the file is missing or says something else.
    pub fn check_published(&self, key: &str) {
        let mut text = String::new();
        for case in &self.0 {
            text += &serde_json::to_string(&case.published(key)).expect("it is plain data");
            text.push('\n');
        }
        // Tests run in the folder of their crate.
        let file = format!("../../content/rules/{key}.jsonl");
        if std::env::var_os("PUBLISH").is_some() {
            std::fs::write(&file, &text).unwrap_or_else(|why| panic!("{file}: {why}"));
        }
        let published = std::fs::read_to_string(&file);
        let published = published.unwrap_or_else(|why| panic!("{file}: {why}"));
        assert!(published == text, "{file} is not what the cases say: run the test with PUBLISH=1");
    }
}

/// The names of the cases of a text.
pub fn names_of_cases(text: &str) -> impl Iterator<Item = &str> {
    text.lines().filter_map(|line| line.strip_prefix("case "))
}

/// A case as other programs read it; told in `docs/rules-as-data.md`.
#[derive(Serialize)]
struct Published<'a> {
    name: &'a str,
    about: &'a str,
    rules: &'a str,
    spec: String,
    position: String,
    over: Option<String>,
    count: usize,
    legal: Option<Vec<String>>,
    refused: Vec<Refused<'a>>,
    played: Vec<Played<'a>>,
}

#[derive(Serialize)]
struct Refused<'a> {
    action: &'a str,
    code: Option<&'a str>,
    rule: Option<&'a str>,
}

#[derive(Serialize)]
#[serde(untagged)]
enum Played<'a> {
    Position { actions: Vec<&'a str>, position: &'a str },
    Over { actions: Vec<&'a str>, over: &'a str },
    Refused { actions: Vec<&'a str>, refused: &'a str },
}

struct Case<'a, G: Show> {
    name: &'a str,
    variant: G::Variant,
    position: G,
    statements: Vec<&'a str>,
}

impl<'a, G: Show> Case<'a, G> {
    fn read(
        block: &'a str,
        read_drawing: impl Fn(G::Variant, &str) -> Result<G, Faults<G::Fault>>,
    ) -> Self {
        let lines: Vec<&str> = block.lines().collect();
        let (first, mut rest) = lines.split_first().expect("a block has a line");
        let name = first.strip_prefix("case ").expect("a block of a case begins so");
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
        let variant = game.unwrap_or_else(|| key(rest[last])).parse::<G::Variant>();
        let variant = variant.unwrap_or_else(|faults| panic!("{name}: {faults}"));
        let drawing = rest[..=last].join("\n");
        let position = read_drawing(variant.clone(), &drawing)
            .unwrap_or_else(|faults| panic!("{name}: {faults}"));
        assert_eq!(position.drawing(), format!("{drawing}\n"), "{name}");
        Self { name, variant, position, statements: rest[last + 1..].to_vec() }
    }

    fn check(&self) {
        assert!(!self.statements.is_empty(), "{} says nothing", self.name);
        for statement in &self.statements {
            let context = format!("{}: {statement}", self.name);
            let (verb, rest) = statement.split_once(' ').unwrap_or((statement, ""));
            match verb {
                "legal" => assert_eq!(legal_texts(&self.position).join(" "), rest, "{context}"),
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

    /// The case as other programs read it.
    fn published(&self, key: &str) -> Published<'_> {
        let (told, sources) = self.name.rsplit_once(" [").unwrap_or((self.name, ""));
        let (name, about) = told.split_once(": ").unwrap_or((told, ""));
        let mut refused = Vec::new();
        let mut played = Vec::new();
        for statement in &self.statements {
            if let Some(words) = statement.strip_prefix("refuse ") {
                let mut words = words.split(' ');
                let action = words.next().expect("a split has a part");
                refused.push(Refused { action, code: words.next(), rule: words.next() });
            } else if let Some(play) = statement.strip_prefix("play ") {
                let (actions, after) = play.split_once(" => ").expect("it was checked");
                let actions = actions.split(' ').collect();
                played.push(match after.split_once(' ') {
                    Some(("over", ending)) => Played::Over { actions, over: ending },
                    Some(("refused", code)) => Played::Refused { actions, refused: code },
                    _ => Played::Position { actions, position: after },
                });
            }
        }
        let legal = legal_texts(&self.position);
        Published {
            name,
            about,
            rules: sources.trim_end_matches(']'),
            spec: format!("{key}:{}", self.variant),
            position: self.position.to_string(),
            over: over(&self.position).strip_prefix("over ").map(str::to_owned),
            count: legal.len(),
            legal: (legal.len() <= LISTED).then_some(legal),
            refused,
            played,
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

fn legal_texts<G: Game>(position: &G) -> Vec<String> {
    legal(position).iter().map(ToString::to_string).collect()
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
