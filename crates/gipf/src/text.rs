//! The position text: six fields separated by one space (G8).

use std::fmt::{self, Write};

use hexgrid::{Cell, CellSet};
use rules::{Faults, Player};

use crate::board::{self, Point};
use crate::position::{Phase, Position, Stage};
use crate::setup::{Setup, SetupFault};
use crate::variant::{Kind, Variant};

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ", self.kind.key())?;
        for number in 0..board::COLUMNS {
            if number > 0 {
                f.write_str("/")?;
            }
            let mut empty = 0;
            for cell in board::column(number) {
                let Some(letter) = self.letter(cell) else {
                    empty += 1;
                    continue;
                };
                if empty > 0 {
                    write!(f, "{empty}")?;
                    empty = 0;
                }
                write!(f, "{letter}")?;
            }
            if empty > 0 {
                write!(f, "{empty}")?;
            }
        }
        write!(f, " {}", Fields(self))
    }
}

impl Position {
    /// The letter of the piece on a spot, upper case for White; none if it is empty.
    pub(crate) fn letter(&self, cell: Cell) -> Option<char> {
        let letter = if self.gipf.contains(cell) { 'G' } else { 'B' };
        if self.owned[0].contains(cell) {
            Some(letter)
        } else if self.owned[1].contains(cell) {
            Some(letter.to_ascii_lowercase())
        } else {
            None
        }
    }
}

/// The fields behind the board: reserves, side, stages, phase.
pub(crate) struct Fields<'a>(pub(crate) &'a Position);

impl fmt::Display for Fields<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let position = self.0;
        let reserve = |f: &mut fmt::Formatter<'_>, player| match position.reserve(player) {
            0 => f.write_str("-"),
            count => write!(f, "B{count}"),
        };
        reserve(f, Player::First)?;
        f.write_str("/")?;
        reserve(f, Player::Second)?;
        f.write_str(match position.to_move {
            Player::First => " w ",
            Player::Second => " b ",
        })?;
        for player in Player::BOTH {
            f.write_str(match position.stage(player) {
                Stage::GipfPieces => "G",
                Stage::Basics => "B",
            })?;
        }
        write!(f, " {}", position.phase as u8)
    }
}

/// Reads a position text.
pub(crate) fn read(variant: Variant, text: &str) -> Result<Position, Faults<SetupFault>> {
    let fields: Vec<&str> = text.split(' ').collect();
    let &[kind, board, reserves, side, stages, phase] = fields.as_slice() else {
        return Err(SetupFault::Fields { found: fields.len() }.into());
    };
    let mut faults = Vec::new();
    let (owned, gipf) = read_board(board, &mut faults);
    let rest = [kind, reserves, side, stages, phase];
    let setup = read_fields(rest, owned, gipf, &mut faults);
    let setup = Faults::none_or(faults, setup)?;
    Position::from_setup(variant, &setup)
}

/// Reads everything but the board: variant, reserves, side, stages, phase. What cannot be read is
/// named in `faults` and replaced by anything.
pub(crate) fn read_fields(
    [kind, reserves, side, stages, phase]: [&str; 5],
    owned: [CellSet; 2],
    gipf: CellSet,
    faults: &mut Vec<SetupFault>,
) -> Setup {
    let kind = kind.parse().unwrap_or_else(|_| {
        faults.push(SetupFault::UnknownVariant { name: kind.to_owned() });
        Kind::default()
    });
    let reserve = read_reserves(reserves).unwrap_or_else(|| {
        faults.push(SetupFault::Reserves { found: reserves.to_owned() });
        [0; 2]
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
    let phase = match phase {
        "1" => Phase::RowsBefore,
        "3" => Phase::Move,
        "5" => Phase::RowsAfter,
        _ => {
            faults.push(SetupFault::UnknownPhase { found: phase.to_owned() });
            Phase::Move
        }
    };
    Setup { kind, owned, gipf, reserve, to_move, stage, phase }
}

fn read_board(text: &str, faults: &mut Vec<SetupFault>) -> ([CellSet; 2], CellSet) {
    let (mut owned, mut gipf) = ([CellSet::EMPTY; 2], CellSet::EMPTY);
    let columns = text.split('/').count();
    if columns != board::COLUMNS {
        faults.push(SetupFault::Columns { found: columns });
        return (owned, gipf);
    }
    for ((number, text), column) in text.split('/').enumerate().zip('b'..) {
        let cells: Vec<Cell> = board::column(number).collect();
        let (mut at, mut counted) = (0usize, false);
        for letter in text.chars() {
            if let Some(empty @ 1..) = letter.to_digit(10) {
                if counted {
                    faults.push(SetupFault::EmptyCount { column });
                }
                counted = true;
                at += empty as usize;
                continue;
            }
            counted = false;
            if letter == '0' {
                faults.push(SetupFault::EmptyCount { column });
                continue;
            }
            let cell = cells.get(at).map_or(CellSet::EMPTY, |cell| cell.set());
            at += 1;
            if !put(letter, cell, &mut owned, &mut gipf) {
                faults.push(SetupFault::UnknownPiece { column, found: letter });
            }
        }
        if at != cells.len() {
            faults.push(SetupFault::ColumnLength { column, wanted: cells.len(), found: at });
        }
    }
    (owned, gipf)
}

/// Puts the piece of a letter on a spot; false if it is the letter of no piece.
pub(crate) fn put(
    letter: char,
    cell: CellSet,
    owned: &mut [CellSet; 2],
    gipf: &mut CellSet,
) -> bool {
    let player = if letter.is_ascii_uppercase() { Player::First } else { Player::Second };
    match letter.to_ascii_uppercase() {
        'B' => {}
        'G' => *gipf |= cell,
        _ => return false,
    }
    owned[player.index()] |= cell;
    true
}

fn read_reserves(text: &str) -> Option<[u8; 2]> {
    let number = |text: &str| {
        if text == "-" {
            return Some(0);
        }
        let digits = text.strip_prefix('B')?;
        let canonical =
            digits.bytes().all(|byte| byte.is_ascii_digit()) && !digits.starts_with('0');
        canonical.then(|| digits.parse().ok()).flatten()
    };
    let (white, black) = text.split_once('/')?;
    Some([number(white)?, number(black)?])
}

fn read_stages(text: &str) -> Option<[Stage; 2]> {
    let stage = |byte: u8| match byte {
        b'G' => Some(Stage::GipfPieces),
        b'B' => Some(Stage::Basics),
        _ => None,
    };
    let &[white, black] = text.as_bytes() else { return None };
    Some([stage(white)?, stage(black)?])
}

/// The rows of the drawn board from top to bottom, each with its dots and spots from left to right.
fn drawn_rows() -> impl Iterator<Item = Vec<Point>> {
    (-8i8..=8).rev().map(|height| {
        Point::all().filter(|point| 2 * point.hex().r + point.hex().q == height).collect()
    })
}

/// How wide a column of the drawing is.
const DRAWN_WIDTH: usize = 4;

/// The board drawn in text: dots by their names, spots by the letter of their piece or a point, and
/// below it the other fields of the position text.
pub(crate) fn draw(position: &Position) -> String {
    let mut text = String::new();
    for row in drawn_rows() {
        let mut line = String::new();
        for point in row {
            let column = usize::from((point.hex().q + 4).unsigned_abs());
            let sign = match point.spot() {
                None => point.to_string(),
                Some(cell) => position.letter(cell).unwrap_or('.').to_string(),
            };
            line.push_str(&" ".repeat(column * DRAWN_WIDTH - line.len()));
            line.push_str(&sign);
        }
        text.push_str(&line);
        text.push('\n');
    }
    writeln!(text, "{} {}", position.kind.key(), Fields(position)).expect("a string takes all");
    text
}

/// Reads a drawn board with the fields below it, as [`draw`] writes it. White space may be any.
///
/// # Errors
///
/// Every fault of a drawing that is unreadable or shows a position that cannot arise.
pub fn read_drawing(variant: Variant, drawing: &str) -> Result<Position, Faults<SetupFault>> {
    let words: Vec<&str> = drawing.split_whitespace().collect();
    let points: Vec<Point> = drawn_rows().flatten().collect();
    let Some((signs, &[kind, reserves, side, stages, phase])) = words.split_last_chunk::<5>()
    else {
        return Err(SetupFault::Drawing { wanted: points.len() }.into());
    };
    let (mut owned, mut gipf) = ([CellSet::EMPTY; 2], CellSet::EMPTY);
    let fits = signs.len() == points.len()
        && points.iter().zip(signs).all(|(point, &sign)| match (point.spot(), sign) {
            (None, _) => sign == point.to_string(),
            (Some(_), ".") => true,
            (Some(cell), _) => {
                let mut letters = sign.chars();
                matches!((letters.next(), letters.next()), (Some(letter), None)
                    if put(letter, cell.set(), &mut owned, &mut gipf))
            }
        });
    let mut faults = Vec::new();
    if !fits {
        faults.push(SetupFault::Drawing { wanted: points.len() });
    }
    let setup = read_fields([kind, reserves, side, stages, phase], owned, gipf, &mut faults);
    let setup = Faults::none_or(faults, setup)?;
    Position::from_setup(variant, &setup)
}
