//! The reader of the lines that an engine is told.

use std::str::FromStr;

use rules::perft::Unit;

/// What an engine is told to do.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Order {
    /// `ugi`: say who you are.
    Greet,
    /// `isready`
    Ready,
    /// `uginewgame`
    NewGame,
    /// `setoption name NAME value VALUE`
    Set { name: String, value: String },
    /// `position startpos|fen TEXT [moves TURN …]`; `fen` is `None` at the start.
    Position { fen: Option<String>, turns: Vec<String> },
    /// `go …`
    Go(Go),
    /// `stop`
    Stop,
    /// `query …`
    Query(Query),
    /// `quit`
    Quit,
    /// `validmoves`
    ValidMoves,
    /// `perft DEPTH [UNIT]`
    Perft { depth: u32, unit: Unit },
    /// `d`
    Draw,
    /// `explain TURN`
    Explain { turn: String },
}

/// How long to think; whatever is reached first.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub(crate) struct Go {
    /// What the clocks of the two players show, in milliseconds.
    pub(crate) clocks: [Option<u64>; 2],
    /// What is added to the clocks for each turn, in milliseconds.
    pub(crate) increments: [u64; 2],
    /// The time for the turn, in milliseconds.
    pub(crate) movetime: Option<u64>,
    /// How many actions ahead.
    pub(crate) depth: Option<u32>,
    /// How many positions for the turn.
    pub(crate) nodes: Option<u64>,
    /// Until `stop`.
    pub(crate) infinite: bool,
    /// Words that mean nothing here; they are passed over, as the protocol asks.
    pub(crate) unknown: Vec<String>,
}

/// What is asked about the position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Query {
    GameOver,
    FirstToMove,
    Result,
}

/// Why a line cannot be obeyed.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub(crate) enum Unreadable {
    #[error("there is no command `{0}`")]
    Command(String),
    #[error("`{command}` takes nothing behind it, not `{rest}`")]
    Superfluous { command: &'static str, rest: String },
    #[error("an option is set by `setoption name NAME value VALUE`")]
    Option,
    #[error(
        "a position is `position startpos` or `position fen TEXT`, then perhaps `moves TURN …`"
    )]
    Position,
    #[error("`moves` stands in the line, and no move behind it")]
    NoMoves,
    #[error("`{word}` takes a whole number from {least}, not `{text}`")]
    Number { word: &'static str, least: u64, text: String },
    #[error("`{0}` stands twice in the line")]
    Twice(&'static str),
    #[error("`go infinite` has no other limit")]
    Endless,
    #[error("a query is `gameover`, `p1turn` or `result`, not `{0}`")]
    Query(String),
    #[error("what is counted is `actions`, `turns` or `positions`, not `{0}`")]
    Unit(String),
    #[error("`explain` takes one move")]
    Explain,
}

impl Order {
    /// Reads a line; `None` if it is blank. White space around words means nothing.
    ///
    /// # Errors
    ///
    /// What is wrong with it.
    pub(crate) fn read(line: &str) -> Result<Option<Self>, Unreadable> {
        let (command, rest) = cut(line);
        let alone = |command: &'static str, order: Self| match rest {
            "" => Ok(order),
            _ => Err(Unreadable::Superfluous { command, rest: rest.to_owned() }),
        };
        let order = match command {
            "" => return Ok(None),
            "ugi" => alone("ugi", Self::Greet),
            "isready" => alone("isready", Self::Ready),
            "uginewgame" => alone("uginewgame", Self::NewGame),
            "stop" => alone("stop", Self::Stop),
            "quit" => alone("quit", Self::Quit),
            "validmoves" => alone("validmoves", Self::ValidMoves),
            "d" => alone("d", Self::Draw),
            "setoption" => option(rest),
            "position" => position(rest),
            "go" => Go::read(rest).map(Self::Go),
            "query" => query(rest).map(Self::Query),
            "perft" => perft(rest),
            "explain" => match rest {
                "" => Err(Unreadable::Explain),
                turn if turn.contains(char::is_whitespace) => Err(Unreadable::Explain),
                turn => Ok(Self::Explain { turn: turn.to_owned() }),
            },
            _ => Err(Unreadable::Command(command.to_owned())),
        };
        order.map(Some)
    }
}

/// The first word of a line, and what follows it.
fn cut(line: &str) -> (&str, &str) {
    let line = line.trim();
    line.split_once(char::is_whitespace).map_or((line, ""), |(word, rest)| (word, rest.trim()))
}

fn option(rest: &str) -> Result<Order, Unreadable> {
    let ("name", rest) = cut(rest) else { return Err(Unreadable::Option) };
    let mut name = Vec::new();
    let mut rest = rest;
    loop {
        let (word, after) = cut(rest);
        rest = after;
        match word {
            "" => return Err(Unreadable::Option),
            "value" => break,
            word => name.push(word),
        }
    }
    if name.is_empty() {
        return Err(Unreadable::Option);
    }
    Ok(Order::Set { name: name.join(" "), value: rest.to_owned() })
}

fn position(rest: &str) -> Result<Order, Unreadable> {
    let mut words = rest.split_whitespace();
    let from = words.next();
    let text: Vec<&str> = words.by_ref().take_while(|&word| word != "moves").collect();
    let has_moves = rest.split_whitespace().any(|word| word == "moves");
    let turns: Vec<String> = words.map(str::to_owned).collect();
    let fen = match (from, text.as_slice()) {
        (Some("startpos"), []) => None,
        (Some("fen"), [_, ..]) => Some(text.join(" ")),
        _ => return Err(Unreadable::Position),
    };
    if has_moves && turns.is_empty() {
        return Err(Unreadable::NoMoves);
    }
    Ok(Order::Position { fen, turns })
}

fn query(rest: &str) -> Result<Query, Unreadable> {
    match rest {
        "gameover" => Ok(Query::GameOver),
        "p1turn" => Ok(Query::FirstToMove),
        "result" => Ok(Query::Result),
        _ => Err(Unreadable::Query(rest.to_owned())),
    }
}

fn perft(rest: &str) -> Result<Order, Unreadable> {
    let (depth, unit) = cut(rest);
    let depth = number("perft", 1, Some(depth))?;
    let unit = match unit {
        "" => Unit::Actions,
        text => text.parse().map_err(|_| Unreadable::Unit(text.to_owned()))?,
    };
    Ok(Order::Perft { depth, unit })
}

impl Go {
    fn read(rest: &str) -> Result<Self, Unreadable> {
        let mut go = Self::default();
        let mut seen = Vec::new();
        let mut words = rest.split_whitespace();
        while let Some(word) = words.next() {
            let Some(known) = WORDS.into_iter().find(|&known| known == word) else {
                go.unknown.push(word.to_owned());
                continue;
            };
            if seen.contains(&known) {
                return Err(Unreadable::Twice(known));
            }
            seen.push(known);
            match known {
                "p1time" => go.clocks[0] = Some(number(known, 0, words.next())?),
                "p2time" => go.clocks[1] = Some(number(known, 0, words.next())?),
                "p1inc" => go.increments[0] = number(known, 0, words.next())?,
                "p2inc" => go.increments[1] = number(known, 0, words.next())?,
                "movetime" => go.movetime = Some(number(known, 1, words.next())?),
                "depth" => go.depth = Some(number(known, 1, words.next())?),
                "nodes" => go.nodes = Some(number(known, 1, words.next())?),
                _ => go.infinite = true,
            }
        }
        if go.infinite && seen.len() > 1 {
            return Err(Unreadable::Endless);
        }
        Ok(go)
    }
}

/// The words of `go`.
const WORDS: [&str; 8] =
    ["p1time", "p2time", "p1inc", "p2inc", "movetime", "depth", "nodes", "infinite"];

/// Reads the number behind `word`.
fn number<N: FromStr + TryInto<u64> + Copy>(
    word: &'static str,
    least: u64,
    text: Option<&str>,
) -> Result<N, Unreadable> {
    let text = text.unwrap_or_default();
    let number =
        text.parse().ok().filter(|&number: &N| number.try_into().is_ok_and(|n| n >= least));
    number.ok_or_else(|| Unreadable::Number { word, least, text: text.to_owned() })
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    const SOUND: [&str; 22] = [
        "ugi",
        "isready",
        "uginewgame",
        "setoption name variant value gipf:basic,reserve=12/15",
        "setoption name hash value 16",
        "position startpos",
        "position startpos moves e1-e2 e9-e8",
        "position fen standard g2G/5/6/G5g/6/5/g2G B12/B12 w BB 3",
        "position fen standard g2G/5/6/G5g/6/5/g2G B12/B12 w BB 3 moves a1-b2 xb2,b3;a1-b2",
        "go",
        "go infinite",
        "go movetime 100",
        "go depth 3 nodes 1000",
        "go p1time 60000 p2time 0 p1inc 100 p2inc 0",
        "stop",
        "query gameover",
        "query p1turn",
        "query result",
        "validmoves",
        "perft 3 turns",
        "d",
        "explain xb2,b3;a1-b2",
    ];

    fn read(line: &str) -> Order {
        Order::read(line).unwrap().unwrap()
    }

    #[test]
    fn every_sound_line_is_read() {
        for line in SOUND {
            assert_eq!(read(line), read(&format!(" \t{}\r", line.replace(' ', "  "))), "{line}");
        }
        assert_eq!(Order::read("  \r"), Ok(None));
    }

    #[test]
    fn a_position_text_is_passed_as_it_is() {
        let fen = Some("a b c d e f".to_owned());
        let turns = vec!["x;y".to_owned(), "z".to_owned()];
        assert_eq!(read("position fen a b c d e f moves x;y z"), Order::Position { fen, turns });
    }

    #[test]
    fn names_and_values_of_options_may_hold_spaces() {
        let (name, value) = ("my name".to_owned(), "a  value b".to_owned());
        assert_eq!(read("setoption name my name value a  value b"), Order::Set { name, value });
        let (name, value) = ("empty".to_owned(), String::new());
        assert_eq!(read("setoption name empty value"), Order::Set { name, value });
    }

    #[test]
    fn unknown_limits_are_passed_over() {
        let Order::Go(go) = read("go movestogo 5 depth 2 ponder") else { panic!() };
        assert_eq!(
            (go.depth, go.unknown),
            (Some(2), ["movestogo", "5", "ponder"].map(str::to_owned).to_vec())
        );
    }

    #[test]
    fn each_fault_is_told() {
        let fault = |line: &str| Order::read(line).unwrap_err();
        assert_eq!(fault("hello"), Unreadable::Command("hello".to_owned()));
        assert!(matches!(fault("stop it"), Unreadable::Superfluous { command: "stop", .. }));
        for line in ["setoption", "setoption name", "setoption name x", "setoption name value 3"] {
            assert_eq!(fault(line), Unreadable::Option, "{line}");
        }
        for line in ["position", "position e4", "position fen", "position startpos e1-e2"] {
            assert_eq!(fault(line), Unreadable::Position, "{line}");
        }
        assert_eq!(fault("position startpos moves"), Unreadable::NoMoves);
        for line in ["go depth", "go depth x", "go depth 0", "go nodes -1", "go depth 99999999999"]
        {
            assert!(matches!(fault(line), Unreadable::Number { least: 1, .. }), "{line}");
        }
        assert_eq!(fault("go depth 1 depth 2"), Unreadable::Twice("depth"));
        assert_eq!(fault("go infinite depth 2"), Unreadable::Endless);
        assert_eq!(fault("query weather"), Unreadable::Query("weather".to_owned()));
        assert_eq!(fault("perft 2 apples"), Unreadable::Unit("apples".to_owned()));
        for line in ["explain", "explain a b"] {
            assert_eq!(fault(line), Unreadable::Explain, "{line}");
        }
    }

    proptest! {
        #[test]
        fn no_line_is_too_strange(line in "\\PC{0,60}") {
            let _ = Order::read(&line);
        }

        #[test]
        fn changed_lines_are_read_or_refused(
            line in proptest::sample::select(&SOUND[..]),
            cut in 0..80_usize,
            put in "[ a-z0-9;]{0,6}",
            drop in 0..6_usize,
        ) {
            let cut = cut.min(line.len());
            let rest = &line[(cut + drop).min(line.len())..];
            let changed = format!("{}{put}{rest}", &line[..cut]);
            match Order::read(&changed) {
                Ok(None) => prop_assert!(changed.trim().is_empty()),
                Ok(Some(_)) => {}
                Err(fault) => prop_assert!(!fault.to_string().is_empty()),
            }
        }
    }
}
