//! The games of Boardspace, in that server's dialect of SGF (`GM[22]`).
//!
//! A node holds one step of one player: `RtoB rack colour C n` places a marble (rack 2 is the pool, 0
//! and 1 are what the players have captured; colour 0 is white, 1 grey, 2 black), `R- C n` takes a
//! ring, `BtoB C n D m` is one jump, `Done` ends the turn. The ring may be taken before the marble is
//! placed. What moves nothing means nothing: `BtoB` onto the same ring, `RtoR`, `Done` alone, and a
//! `Resign` after which the game goes on.
//!
//! ```
//! let file = b"(;GM[22]SU[Zertz]P0[id \"ann\"]P1[id \"bob\"]
//! ;P0[0 Start P0];P0[1 RtoB 2 0 D 4];P0[2 R- D 1];P0[3 Done]
//! ;P1[4 Resign])";
//! let replay = zertz::sgf::read(file).remove(0).unwrap();
//! assert_eq!(replay.status(), zertz::sgf::Status::Complete);
//! assert_eq!(replay.record.seats[0].name.as_deref(), Some("ann"));
//! assert_eq!(replay.record.ending.as_ref().unwrap().winner, Some(rules::Player::First));
//! assert_eq!(replay.turns, ["Wd4,d1"]);
//! let written = zertz::sgf::write(&replay.record).unwrap();
//! assert_eq!(zertz::sgf::read(written.as_bytes()).remove(0).unwrap().record, replay.record);
//! ```

mod fault;
mod write;

use record::sgf::Tree;
use record::{Ending, Record};
use rules::{Game, Player, Show};

use crate::action::Action;
use crate::board::{Board, Ring};
use crate::marble::Marble;
use crate::position::Position;
use crate::variant::{Kind, Variant};

pub use fault::{Fault, FaultKind};
pub use write::{WriteFault, write};

/// A game of a file, as far as it could be replayed.
#[derive(Clone, PartialEq, Debug)]
pub struct Replay {
    /// The game.
    pub record: Record,
    /// The position in which it stops.
    pub position: Position,
    /// The turns in the players' notation; the last may be the beginning of one.
    pub turns: Vec<String>,
    /// Where the file goes wrong, if it does; what came before is in the record.
    pub fault: Option<Fault>,
}

/// How a game of a file came out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Status {
    /// It was played to its end.
    Complete,
    /// It stops before its end.
    Unfinished,
    /// The file contradicts the rules, itself, or its format.
    Damaged,
}

impl Replay {
    /// How the game came out.
    pub const fn status(&self) -> Status {
        if self.fault.is_some() {
            Status::Damaged
        } else if self.record.ending.is_some() {
            Status::Complete
        } else {
            Status::Unfinished
        }
    }
}

/// Replays every game of a file; never empty. A game that is not ZÈRTZ, or whose set-up is not
/// known, is a fault.
pub fn read(bytes: &[u8]) -> Vec<Result<Replay, Fault>> {
    let reading = record::sgf::read(bytes);
    let mut games: Vec<_> = reading.trees.iter().map(replay).collect();
    if let Some(fault) = reading.fault.map(Fault::from) {
        match games.last_mut() {
            None => games.push(Err(fault)),
            Some(Ok(game)) if game.fault.is_none() => game.fault = Some(fault),
            Some(_) => {}
        }
    }
    games
}

/// Replays one game.
///
/// # Errors
///
/// That it is not ZÈRTZ, or that its set-up is not known. Whatever else is wrong is told in the
/// replay.
pub fn replay(tree: &Tree) -> Result<Replay, Fault> {
    let mut reader = Reader::new(tree)?;
    let fault = reader.read_all(tree).err();
    Ok(reader.finish(tree, fault))
}

/// The board of a set-up's name.
fn variant(tree: &Tree) -> Result<Variant, Fault> {
    let setup = tree.value("SU");
    let is_ours = setup.map_or(tree.value("GM") == Some("22"), |name| {
        name.get(..5).is_some_and(|start| start.eq_ignore_ascii_case("zertz"))
    });
    if !is_ours {
        let line = tree.nodes.first().map_or(1, |node| node.line);
        return Err(Fault { line, kind: FaultKind::OtherGame });
    }
    let board = match setup.map(|name| &name[5..]) {
        None | Some("") => Board::Rings37,
        Some("+11") => Board::Rings48,
        Some("+24") => Board::Rings61,
        Some(_) => {
            let name = setup.unwrap_or_default().to_owned();
            let line = tree.property("SU").map_or(1, |property| property.line);
            return Err(Fault { line, kind: FaultKind::UnknownSetup { name } });
        }
    };
    Ok(Variant { kind: Kind::Tournament, board, ..Variant::default() })
}

/// A turn as far as it has been read.
#[derive(Default)]
struct Turn {
    placed: Option<Placed>,
    removed: Option<(usize, Ring)>,
    /// Line, from, to.
    jumps: Vec<(usize, Ring, Ring)>,
}

struct Placed {
    line: usize,
    /// Where the marble comes from: 2 is the pool, 0 and 1 the captured ones of the players.
    rack: u8,
    marble: Marble,
    ring: Ring,
}

impl Turn {
    const fn is_empty(&self) -> bool {
        self.placed.is_none() && self.removed.is_none() && self.jumps.is_empty()
    }

    /// Its actions with their lines, in the order of the rules.
    fn actions(self) -> impl Iterator<Item = (usize, Action)> {
        let placed = self
            .placed
            .map(|Placed { line, marble, ring, .. }| (line, Action::Place { marble, ring }));
        let removed = self.removed.map(|(line, ring)| (line, Action::Remove(ring)));
        let jumps = self.jumps.into_iter();
        let jumps = jumps.map(|(line, from, to)| (line, Action::Jump { from, to }));
        placed.into_iter().chain(removed).chain(jumps)
    }
}

/// A player as the server numbers them, 0 or 1.
type Number = u8;

struct Reader {
    position: Position,
    record: Record,
    turns: Vec<String>,
    /// Where the turn that is being played began, and its actions.
    begun: (Position, Vec<Action>),
    /// Who is the first player.
    starter: Option<Number>,
    /// Whose turn is being read.
    number: Number,
    turn: Turn,
    resigned: Option<Number>,
}

impl Reader {
    fn new(tree: &Tree) -> Result<Self, Fault> {
        let variant = variant(tree)?;
        let position = Position::start(&variant);
        Ok(Self {
            position,
            record: Record::new(format!("{}:{variant}", Position::KEY)),
            turns: Vec::new(),
            begun: (position, Vec::new()),
            starter: None,
            number: 0,
            turn: Turn::default(),
            resigned: None,
        })
    }

    /// Plays everything that is told, up to the first fault.
    fn read_all(&mut self, tree: &Tree) -> Result<(), Fault> {
        for property in tree.main_line().flat_map(|node| &node.properties) {
            let number = match property.name.as_str() {
                "P0" => Some(0),
                "P1" => Some(1),
                "P-1" => None,
                _ => continue,
            };
            for value in &property.values {
                self.read_step(number, property.line, value)?;
            }
        }
        self.play_turn().map(|_| ())
    }

    fn read_step(&mut self, number: Option<Number>, line: usize, text: &str) -> Result<(), Fault> {
        let fault = |kind| Fault { line, kind };
        let unreadable = || fault(FaultKind::Unreadable { text: text.trim().to_owned() });
        let mut words: Vec<&str> = text.split_whitespace().collect();
        if words.first().is_some_and(|word| word.bytes().all(|byte| byte.is_ascii_digit())) {
            words.remove(0);
        }
        let Some((verb, words)) = words.split_first() else { return Ok(()) };
        let verb = verb.to_ascii_lowercase();
        match verb.as_str() {
            "id" | "time" | "rtor" => return Ok(()),
            "start" => {
                self.starter = match words {
                    ["P0"] => Some(0),
                    ["P1"] => Some(1),
                    _ => return Err(unreadable()),
                };
                return Ok(());
            }
            _ => {}
        }
        let number = number.ok_or_else(unreadable)?;
        if number != self.number {
            self.play_turn()?;
            self.number = number;
        }
        if verb == "done" {
            return self.end_turn(line);
        }
        if verb == "resign" {
            self.resigned = Some(number);
            return Ok(());
        }
        let ring = |words: &[&str]| words.concat().to_ascii_lowercase().parse().ok();
        let too_much = fault(FaultKind::TooMuch);
        let turn = &mut self.turn;
        match (verb.as_str(), words) {
            ("rtob", [rack @ ("0" | "1" | "2"), colour, column, height]) => {
                let marble = match *colour {
                    "0" => Marble::White,
                    "1" => Marble::Grey,
                    "2" => Marble::Black,
                    _ => return Err(unreadable()),
                };
                let rack = rack.as_bytes()[0] - b'0';
                let ring = ring(&[column, height]).ok_or_else(unreadable)?;
                if turn.placed.is_some() || !turn.jumps.is_empty() {
                    return Err(too_much);
                }
                turn.placed = Some(Placed { line, rack, marble, ring });
            }
            ("r-", [column, height]) => {
                let ring = ring(&[column, height]).ok_or_else(unreadable)?;
                if turn.removed.is_some() || !turn.jumps.is_empty() {
                    return Err(too_much);
                }
                turn.removed = Some((line, ring));
            }
            ("btob", [column, height, to_column, to_height]) => {
                let from = ring(&[column, height]).ok_or_else(unreadable)?;
                let to = ring(&[to_column, to_height]).ok_or_else(unreadable)?;
                if from == to {
                    return Ok(());
                }
                if turn.placed.is_some() || turn.removed.is_some() {
                    return Err(too_much);
                }
                turn.jumps.push((line, from, to));
            }
            _ => return Err(unreadable()),
        }
        // It did not end the game.
        self.resigned = None;
        Ok(())
    }

    /// Ends the turn that has been read; alone it is a pass, if one is due, or means nothing.
    fn end_turn(&mut self, line: usize) -> Result<(), Fault> {
        let player = self.player_of(self.number);
        if self.play_turn()? {
            if self.position.to_move() == player && self.position.outcome().is_none() {
                return Err(Fault { line, kind: FaultKind::Incomplete });
            }
        } else if self.position.to_move() == player && self.position.check(Action::Pass).is_ok() {
            self.play(Action::Pass);
        }
        Ok(())
    }

    /// Plays what has been read of a turn; false if that is nothing.
    fn play_turn(&mut self) -> Result<bool, Fault> {
        let turn = std::mem::take(&mut self.turn);
        if turn.is_empty() {
            return Ok(false);
        }
        self.starter.get_or_insert(self.number);
        let player = self.player_of(self.number);
        if self.position.to_move() != player && self.position.check(Action::Pass).is_ok() {
            self.play(Action::Pass);
        }
        let pool_is_empty = self.position.pool().is_empty();
        let rack = if pool_is_empty { self.number } else { 2 };
        let wrong = turn.placed.as_ref().is_some_and(|placed| placed.rack != rack);
        for (line, action) in turn.actions() {
            let fault = |kind| Fault { line, kind };
            if self.position.outcome().is_none() && self.position.to_move() != player {
                return Err(fault(FaultKind::OutOfTurn));
            }
            self.position
                .check(action)
                .map_err(|why| fault(FaultKind::Illegal { action: action.to_string(), why }))?;
            if wrong {
                return Err(fault(FaultKind::WrongRack));
            }
            self.play(action);
        }
        Ok(true)
    }

    /// Plays a legal action.
    fn play(&mut self, action: Action) {
        let before = self.position;
        self.position.apply(action);
        let ends_turn = before.completes_turn(&self.position);
        let text = action.to_string().parse().expect("an action text fits into a record");
        self.record.line.push(before.to_move(), text, ends_turn);
        self.begun.1.push(action);
        if ends_turn {
            self.write_turn();
        }
    }

    fn write_turn(&mut self) {
        let (begun, actions) = std::mem::replace(&mut self.begun, (self.position, Vec::new()));
        if !actions.is_empty() {
            self.turns.push(begun.notation(&actions));
        }
    }

    /// The player with a number in the file.
    fn player_of(&self, number: Number) -> Player {
        if self.starter.unwrap_or(0) == number { Player::First } else { Player::Second }
    }

    fn finish(mut self, tree: &Tree, mut fault: Option<Fault>) -> Replay {
        self.write_turn();
        let seats = [name_of(tree, "P0"), name_of(tree, "P1")];
        let named = named_winner(tree, &seats).map(|(line, number)| (line, self.player_of(number)));
        let outcome = self.position.outcome();
        let ended = match (outcome, self.resigned) {
            (Some(outcome), _) => Some((outcome.winner, Some(outcome.reason))),
            (None, Some(loser)) if fault.is_none() => {
                Some((Some(self.player_of(loser).other()), Some("resigned")))
            }
            (None, None) if fault.is_none() => named.map(|(_, winner)| (Some(winner), None)),
            _ => None,
        };
        self.record.ending = ended.map(|(winner, reason)| Ending {
            winner,
            reason: reason.map(|it| it.parse().expect("a reason fits into a record")),
        });
        if let (None, Some((line, named)), Some((Some(played), _))) = (&fault, named, ended)
            && named != played
        {
            fault = Some(Fault { line, kind: FaultKind::OtherWinner { played } });
        }
        for (number, name) in (0..).zip(seats) {
            self.record.seats[self.player_of(number).index()].name = name;
        }
        self.record.date = tree.value("DT").filter(|date| !date.is_empty()).map(str::to_owned);
        let Self { record, position, turns, .. } = self;
        Replay { record, position, turns, fault }
    }
}

/// The name of a player, as in `P0[id "ann"]`.
fn name_of(tree: &Tree, player: &str) -> Option<String> {
    let root = tree.nodes.first()?.properties.iter();
    let values = root.filter(|property| property.name == player).flat_map(|it| &it.values);
    let mut names = values.filter_map(|value| value.trim_start().strip_prefix("id "));
    let name = names.next()?.trim().trim_matches('"');
    (!name.is_empty()).then(|| name.to_owned())
}

/// The player whom the result names, in whatever language, and its line.
fn named_winner(tree: &Tree, names: &[Option<String>; 2]) -> Option<(usize, Number)> {
    let result = tree.property("RE")?;
    let is_named = |name: &Option<String>| {
        let Some(name) = name else { return false };
        result.values.iter().any(|text| {
            text.match_indices(name.as_str()).any(|(at, _)| {
                let beside = |c: Option<char>| c.is_none_or(|c| !c.is_alphanumeric());
                beside(text[..at].chars().next_back())
                    && beside(text[at + name.len()..].chars().next())
            })
        })
    };
    match names.each_ref().map(is_named) {
        [true, false] => Some((result.line, 0)),
        [false, true] => Some((result.line, 1)),
        _ => None,
    }
}
