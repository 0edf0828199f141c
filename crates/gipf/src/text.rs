//! The position text: six fields separated by one space (G8).

use std::fmt;

use hexgrid::Cell;
use rules::{Faults, Game, Player};

use crate::board::Board;
use crate::fault::SetupFault;
use crate::position::{Phase, Position, Stage};
use crate::potential::{Potential, tamsk};
use crate::reserve::Reserve;
use crate::setup::Setup;
use crate::stack::Layer;
use crate::variant::{Kind, Variant};

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ", self.kind().key())?;
        for (number, column) in self.board().columns().enumerate() {
            if number > 0 {
                f.write_str("/")?;
            }
            let mut empty = 0;
            for cell in column {
                let layers = self.layers(cell);
                if layers.is_empty() {
                    empty += 1;
                    continue;
                }
                if empty > 0 {
                    write!(f, "{empty}")?;
                    empty = 0;
                }
                write!(f, "{}", StackText(&layers))?;
            }
            if empty > 0 {
                write!(f, "{empty}")?;
            }
        }
        write!(f, " {}", Fields(self))
    }
}

/// A stack of one layer bare, of several in parentheses from bottom to top.
pub(crate) struct StackText<'a>(pub(crate) &'a [(Player, Layer)]);

impl fmt::Display for StackText<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let parentheses = self.0.len() > 1;
        if parentheses {
            f.write_str("(")?;
        }
        for &(owner, layer) in self.0 {
            let (letter, plus) = match layer {
                Layer::Basic => ('B', ""),
                Layer::Gipf => ('G', ""),
                Layer::Unused(kind) => (kind.letter(), "+"),
                Layer::Used(kind) => (kind.letter(), ""),
            };
            let letter = match owner {
                Player::First => letter,
                Player::Second => letter.to_ascii_lowercase(),
            };
            write!(f, "{letter}{plus}")?;
        }
        f.write_str(if parentheses { ")" } else { "" })
    }
}

/// The fields behind the board: reserves, side, stages, phase.
pub(crate) struct Fields<'a>(pub(crate) &'a Position);

impl fmt::Display for Fields<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let position = self.0;
        write_reserve(f, position.reserve(Player::First))?;
        f.write_str("/")?;
        write_reserve(f, position.reserve(Player::Second))?;
        f.write_str(match position.to_move {
            Player::First => " w ",
            Player::Second => " b ",
        })?;
        for player in Player::BOTH {
            f.write_str(match position.stage(player) {
                Stage::GipfPieces => "G",
                Stage::Potentials => "L",
                Stage::Basics => "B",
                Stage::None => "-",
            })?;
        }
        let owed = if position.owes_tamsk() { "t" } else { "" };
        write!(f, " {}{owed}", position.phase as u8)
    }
}

/// The letters of a reserve in their order.
const RESERVE_LETTERS: [char; 7] = ['B', 'G', 'T', 'Z', 'D', 'Y', 'P'];

fn write_reserve(f: &mut fmt::Formatter<'_>, reserve: Reserve) -> fmt::Result {
    let counts = reserve.counts();
    if counts == [0; 7] {
        return f.write_str("-");
    }
    for (letter, count) in RESERVE_LETTERS.into_iter().zip(counts).filter(|&(_, count)| count > 0) {
        write!(f, "{letter}{count}")?;
    }
    Ok(())
}

impl Position {
    /// Whether a TAMSK move is owed once phase 1 is over.
    pub(crate) fn owes_tamsk(&self) -> bool {
        self.phase == Phase::RowsBefore && tamsk::is_due(self) && self.outcome().is_none()
    }
}

/// What stands on the board, as it is described.
pub(crate) type StackList = Vec<(Cell, Vec<(Player, Layer)>)>;

/// Reads a position text.
pub(crate) fn read(variant: Variant, text: &str) -> Result<Position, Faults<SetupFault>> {
    let fields: Vec<&str> = text.split(' ').collect();
    let &[kind, board, reserves, side, stages, phase] = fields.as_slice() else {
        return Err(SetupFault::Fields { found: fields.len() }.into());
    };
    let mut faults = Vec::new();
    let stacks = read_board(variant.board(), board, &mut faults);
    let setup = read_fields([kind, reserves, side, stages, phase], stacks, &mut faults);
    let setup = Faults::none_or(faults, setup)?;
    Position::from_setup(variant, &setup)
}

/// Reads everything but the board: variant, reserves, side, stages, phase. What cannot be read is
/// named in `faults` and replaced by anything.
pub(crate) fn read_fields(
    [kind, reserves, side, stages, phase]: [&str; 5],
    stacks: StackList,
    faults: &mut Vec<SetupFault>,
) -> Setup {
    let kind = kind.parse().unwrap_or_else(|_| {
        faults.push(SetupFault::UnknownVariant { name: kind.to_owned() });
        Kind::default()
    });
    let reserve = read_reserves(reserves).unwrap_or_else(|| {
        faults.push(SetupFault::Reserves { found: reserves.to_owned() });
        [Reserve::default(); 2]
    });
    let to_move = match side {
        "w" => Player::First,
        "b" => Player::Second,
        _ => {
            faults.push(SetupFault::Side { found: side.to_owned() });
            Player::First
        }
    };
    let stage = read_stages(stages).unwrap_or_else(|| {
        faults.push(SetupFault::Stages { found: stages.to_owned() });
        [Stage::Basics; 2]
    });
    let (phase, owed) = match phase {
        "1" => (Phase::RowsBefore, false),
        "1t" => (Phase::RowsBefore, true),
        "2" => (Phase::Owed, false),
        "3" => (Phase::Move, false),
        "4" => (Phase::Extra, false),
        "5" => (Phase::RowsAfter, false),
        _ => {
            faults.push(SetupFault::UnknownPhase { found: phase.to_owned() });
            (Phase::Move, false)
        }
    };
    Setup { kind, stacks, reserve, to_move, stage, phase, owed }
}

fn read_board(board: Board, text: &str, faults: &mut Vec<SetupFault>) -> StackList {
    let mut stacks = Vec::new();
    let (wanted, found) = (board.columns().len(), text.split('/').count());
    if wanted != found {
        faults.push(SetupFault::Columns { wanted, found });
        return stacks;
    }
    for ((cells, text), column) in board.columns().zip(text.split('/')).zip('b'..) {
        let cells: Vec<Cell> = cells.collect();
        let mut at = 0usize;
        let mut rest = text;
        let mut counted = false;
        while let Some(sign) = rest.chars().next() {
            if let Some(empty) = sign.to_digit(10) {
                if counted || empty == 0 {
                    faults.push(SetupFault::EmptyCount { column });
                }
                counted = true;
                at += empty as usize;
                rest = &rest[1..];
                continue;
            }
            counted = false;
            match read_stack(&mut rest) {
                Ok(layers) => stacks.extend(cells.get(at).map(|&cell| (cell, layers))),
                Err(Unreadable::Piece(found)) => {
                    faults.push(SetupFault::UnknownPiece { column, found });
                }
                Err(Unreadable::Parentheses) => {
                    faults.push(SetupFault::Parentheses { column });
                    break;
                }
            }
            at += 1;
        }
        if at != cells.len() {
            let (wanted, found) = (cells.len(), at);
            faults.push(SetupFault::ColumnLength { column, wanted, found });
        }
    }
    stacks
}

/// Why a stack cannot be read.
pub(crate) enum Unreadable {
    Piece(char),
    Parentheses,
}

/// Reads a stack off the front of a text that is not empty.
pub(crate) fn read_stack(rest: &mut &str) -> Result<Vec<(Player, Layer)>, Unreadable> {
    let Some(inside) = rest.strip_prefix('(') else {
        return Ok(vec![read_layer(rest)?]);
    };
    let (mut inside, after) = inside.split_once(')').ok_or(Unreadable::Parentheses)?;
    *rest = after;
    let mut layers = Vec::new();
    while !inside.is_empty() {
        layers.push(read_layer(&mut inside)?);
    }
    if layers.len() < 2 { Err(Unreadable::Parentheses) } else { Ok(layers) }
}

fn read_layer(rest: &mut &str) -> Result<(Player, Layer), Unreadable> {
    let letter = rest.chars().next().unwrap_or_default();
    *rest = &rest[letter.len_utf8().min(rest.len())..];
    let owner = if letter.is_ascii_uppercase() { Player::First } else { Player::Second };
    let layer = match letter.to_ascii_uppercase() {
        'B' => Layer::Basic,
        'G' => Layer::Gipf,
        upper => {
            let kind = Potential::with_letter(upper).ok_or(Unreadable::Piece(letter))?;
            match rest.strip_prefix('+') {
                None => Layer::Used(kind),
                Some(after) => {
                    *rest = after;
                    Layer::Unused(kind)
                }
            }
        }
    };
    Ok((owner, layer))
}

fn read_reserves(text: &str) -> Option<[Reserve; 2]> {
    let (white, black) = text.split_once('/')?;
    Some([read_reserve(white)?, read_reserve(black)?])
}

/// Letters in their order, each with a count that is neither zero nor begins with one.
fn read_reserve(text: &str) -> Option<Reserve> {
    let mut counts = [0; 7];
    if text == "-" {
        return Some(Reserve::default());
    }
    let mut rest = text;
    let mut letters = RESERVE_LETTERS.into_iter().enumerate();
    while let Some(letter) = rest.chars().next() {
        let (place, _) = letters.find(|&(_, known)| known == letter)?;
        rest = &rest[1..];
        let digits = rest.bytes().take_while(u8::is_ascii_digit).count();
        let count = rest[..digits].parse().ok()?;
        if rest.starts_with('0') {
            return None;
        }
        counts[place] = count;
        rest = &rest[digits..];
    }
    (!text.is_empty()).then_some(Reserve::from_counts(counts))
}

fn read_stages(text: &str) -> Option<[Stage; 2]> {
    let stage = |byte: u8| match byte {
        b'G' => Some(Stage::GipfPieces),
        b'L' => Some(Stage::Potentials),
        b'B' => Some(Stage::Basics),
        b'-' => Some(Stage::None),
        _ => None,
    };
    let &[white, black] = text.as_bytes() else { return None };
    Some([stage(white)?, stage(black)?])
}
