use std::fmt::Write;

use record::sgf::escaped;
use record::{Ending, Record};
use rules::{Game, Player};

use crate::action::Action;
use crate::board::{Board, Ring};
use crate::marble::Marble;
use crate::position::Position;
use crate::refusal::Refusal;
use crate::variant::{Kind, Variant};

/// Why a game cannot be told in this dialect.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[allow(missing_docs, reason = "the messages say it")]
pub enum WriteFault {
    #[error("`{game}` is no game of ZÈRTZ")]
    OtherGame { game: String },
    #[error(
        "`{variant}` has no name there: only tournament on 37, 48 or 61 rings has, with isolated groups \
         claimed by themselves"
    )]
    OtherVariant { variant: Variant },
    #[error("a game can be told there only from its beginning on")]
    OtherStart,
    #[error("`{action}` is no action of this game")]
    NoAction { action: String },
    #[error("`{action}` is refused: {why}")]
    Illegal { action: String, why: Refusal },
    #[error("a game that ended without a winner cannot be told there")]
    Draw,
    #[error("who has won is told there by name, and the {winner} player has none of their own")]
    NamelessWinner { winner: Player },
}

/// Writes a game so that [`read`](super::read) reads it back: players, date, actions and the result.
/// Whatever else a record holds (comments, clocks, variations, the reason of an ending that neither the
/// rules nor a resignation made) is left out.
///
/// # Errors
///
/// What of the game has no form there.
pub fn write(record: &Record) -> Result<String, WriteFault> {
    let variant = variant_of(record)?;
    if record.start.is_some() {
        return Err(WriteFault::OtherStart);
    }
    let mut steps = Steps { text: String::new(), count: 0 };
    steps.add(Player::First, "Start P0");
    let mut position = Position::start(&variant);
    for (_, text) in record.main_line() {
        let no_action = |_| WriteFault::NoAction { action: text.to_owned() };
        let action: Action = text.parse().map_err(no_action)?;
        let before = position;
        let illegal = |why| WriteFault::Illegal { action: text.to_owned(), why };
        position.play(action).map_err(illegal)?;
        if let Some(step) = step(&before, action) {
            steps.add(before.to_move(), &step);
        }
        if before.completes_turn(&position) {
            steps.add(before.to_move(), "Done");
        }
    }
    let named = match (&record.ending, position.outcome()) {
        (None, _) | (_, Some(_)) => None,
        (Some(Ending { winner: None, .. }), None) => return Err(WriteFault::Draw),
        (Some(Ending { winner: Some(winner), reason }), None) => {
            if reason.as_ref().is_some_and(|reason| reason.as_str() == "resigned") {
                steps.add(winner.other(), "Resign");
                None
            } else {
                Some(winner_name(record, *winner)?)
            }
        }
    };
    let mut text = format!("(;\nGM[22]VV[2]\nSU[{}]\n", setup(variant.board).unwrap_or_default());
    let mut header = |name: &str, value: &str| {
        let _ = writeln!(text, "{name}[{}]", escaped(value));
    };
    if let Some(date) = &record.date {
        header("DT", date);
    }
    if let Some(name) = named {
        header("RE", &format!("Game won by {name}"));
    }
    for (number, seat) in record.seats.iter().enumerate() {
        let name = seat.name.as_deref().unwrap_or_default();
        header(&format!("P{number}"), &format!("id \"{name}\""));
    }
    Ok(format!("{text}{})\n", steps.text))
}

fn variant_of(record: &Record) -> Result<Variant, WriteFault> {
    let (game, variant) = record.game.split_once(':').unwrap_or((&record.game, ""));
    let other_game = || WriteFault::OtherGame { game: record.game.clone() };
    if game != Position::KEY {
        return Err(other_game());
    }
    let variant = match variant {
        "" => Variant::default(),
        text => text.parse().map_err(|_| other_game())?,
    };
    let usual = Variant { kind: Kind::Tournament, board: variant.board, ..Variant::default() };
    if variant == usual && setup(variant.board).is_some() {
        Ok(variant)
    } else {
        Err(WriteFault::OtherVariant { variant })
    }
}

/// The name of the set-up on a board, if it has one.
pub(super) const fn setup(board: Board) -> Option<&'static str> {
    match board {
        Board::Rings37 => Some("Zertz"),
        Board::Rings48 => Some("Zertz+11"),
        Board::Rings61 => Some("Zertz+24"),
        Board::Rings40 | Board::Rings43 | Board::Rings44 => None,
    }
}

/// The name of the winner, if it tells them from the other player.
fn winner_name(record: &Record, winner: Player) -> Result<&str, WriteFault> {
    let name = |player: Player| record.seats[player.index()].name.as_deref();
    let own = name(winner).filter(|name| !name.is_empty());
    own.filter(|_| name(winner) != name(winner.other()))
        .ok_or(WriteFault::NamelessWinner { winner })
}

/// The steps of both players, each in a node of its own with its number.
struct Steps {
    text: String,
    count: usize,
}

impl Steps {
    fn add(&mut self, by: Player, step: &str) {
        let _ = writeln!(self.text, "; P{}[{} {step}]", by.index(), self.count);
        self.count += 1;
    }
}

/// The step of an action; a pass is an end of the turn and nothing else.
fn step(position: &Position, action: Action) -> Option<String> {
    match action {
        Action::Place { marble, ring } => {
            let rack = if position.pool().is_empty() { position.to_move().index() } else { 2 };
            let colour = match marble {
                Marble::White => 0,
                Marble::Grey => 1,
                Marble::Black => 2,
            };
            Some(format!("RtoB {rack} {colour} {}", apart(ring)))
        }
        Action::Remove(ring) => Some(format!("R- {}", apart(ring))),
        Action::Jump { from, to } => Some(format!("BtoB {} {}", apart(from), apart(to))),
        // The first two belong to `claim=choice`, which has no name there.
        Action::Claim(_) | Action::Leave | Action::Pass => None,
    }
}

/// A ring as the letter of its column and its number.
fn apart(ring: Ring) -> String {
    let name = ring.to_string().to_uppercase();
    let (column, number) = name.split_at(1);
    format!("{column} {number}")
}
