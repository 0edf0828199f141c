//! The position text, six fields separated by one space, and the drawn board (Z9).

use std::fmt::{self, Write};

use hexgrid::Hex;
use rules::{Faults, Player};

use crate::board::{Board, Ring, column_letter};
use crate::marble::{Counts, Marble};
use crate::position::{Phase, Position};
use crate::set::RingSet;
use crate::setup::{Setup, SetupFault};
use crate::variant::{Kind, Variant};

/// The sign of a vacant ring.
const VACANT: char = '.';
/// The sign of a place whose ring has gone.
const GONE: char = '-';

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ", self.variant.kind.key())?;
        for number in 0..self.variant.board.columns() {
            if number > 0 {
                f.write_str("/")?;
            }
            for ring in self.variant.board.column(number) {
                write!(f, "{}", self.sign(ring))?;
            }
        }
        write!(f, " {}", Fields(self))
    }
}

impl Position {
    /// What a text shows at a place: the letter of a marble, small in a group that was left for good.
    fn sign(&self, ring: Ring) -> char {
        match self.marble_on(ring) {
            Some(marble) if self.rings.contains(ring) => marble.letter(),
            Some(marble) => marble.letter().to_ascii_lowercase(),
            None if self.rings.contains(ring) => VACANT,
            None => GONE,
        }
    }
}

/// The fields behind the board: pool, captured marbles, player to move, phase.
struct Fields<'a>(&'a Position);

impl fmt::Display for Fields<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Position { pool, captured: [first, second], to_move, phase, .. } = self.0;
        write!(f, "{pool} {first}/{second} {} ", to_move.index() + 1)?;
        match phase {
            Phase::Turn => f.write_str("t"),
            Phase::Ring => f.write_str("r"),
            Phase::Claim => f.write_str("c"),
            Phase::Jump(ring) => write!(f, "{ring}"),
        }
    }
}

/// What a text says about the board.
#[derive(Default)]
struct Ground {
    rings: RingSet,
    marbles: [RingSet; 3],
}

impl Ground {
    /// Notes what a sign says about a place; false if it says nothing.
    fn note(&mut self, sign: char, ring: RingSet) -> bool {
        let marble = Marble::of_letter(sign.to_ascii_uppercase());
        match (sign, marble) {
            (VACANT, _) => self.rings |= ring,
            (GONE, _) => {}
            (_, Some(marble)) => {
                self.marbles[marble.index()] |= ring;
                if sign.is_ascii_uppercase() {
                    self.rings |= ring;
                }
            }
            (_, None) => return false,
        }
        true
    }
}

/// Reads a position text.
pub(crate) fn read(variant: Variant, text: &str) -> Result<Position, Faults<SetupFault>> {
    let fields: Vec<&str> = text.split(' ').collect();
    let &[kind, board, pool, captured, side, phase] = fields.as_slice() else {
        return Err(SetupFault::Fields { found: fields.len() }.into());
    };
    let mut faults = Vec::new();
    let ground = read_board(variant.board, board, &mut faults);
    let setup = read_fields([kind, pool, captured, side, phase], &ground, &mut faults);
    let setup = Faults::none_or(faults, setup)?;
    Position::from_setup(variant, &setup)
}

fn read_board(board: Board, text: &str, faults: &mut Vec<SetupFault>) -> Ground {
    let mut ground = Ground::default();
    let (wanted, found) = (board.columns(), text.split('/').count());
    if found != wanted {
        faults.push(SetupFault::Columns { wanted, found });
        return ground;
    }
    for (number, text) in text.split('/').enumerate() {
        let column = column_letter(number);
        let (wanted, found) = (board.column(number).count(), text.chars().count());
        if found != wanted {
            faults.push(SetupFault::ColumnLength { column, wanted, found });
        }
        let rings = board.column(number).map(Ring::set).chain(std::iter::repeat(RingSet::EMPTY));
        for (sign, ring) in text.chars().zip(rings) {
            if !ground.note(sign, ring) {
                faults.push(SetupFault::UnknownPlace { column, found: sign });
            }
        }
    }
    ground
}

/// Reads everything but the board: variant, pool, captured marbles, player to move, phase. What
/// cannot be read is named in `faults` and replaced by anything.
fn read_fields(
    [kind, pool, captured, side, phase]: [&str; 5],
    ground: &Ground,
    faults: &mut Vec<SetupFault>,
) -> Setup {
    let kind = kind.parse().unwrap_or_else(|_| {
        faults.push(SetupFault::UnknownVariant { name: kind.to_owned() });
        Kind::default()
    });
    let pool = pool.parse().unwrap_or_else(|_| {
        faults.push(SetupFault::Pool { found: pool.to_owned() });
        Counts::NONE
    });
    let captured = read_captured(captured).unwrap_or_else(|| {
        faults.push(SetupFault::Captured { found: captured.to_owned() });
        [Counts::NONE; 2]
    });
    let to_move = match side {
        "1" => Player::First,
        "2" => Player::Second,
        _ => {
            faults.push(SetupFault::Side { found: side.to_owned() });
            Player::First
        }
    };
    let phase = read_phase(phase).unwrap_or_else(|| {
        faults.push(SetupFault::UnknownPhase { found: phase.to_owned() });
        Phase::Turn
    });
    let Ground { rings, marbles } = *ground;
    Setup { kind, rings, marbles, pool, captured, to_move, phase }
}

fn read_captured(text: &str) -> Option<[Counts; 2]> {
    let (first, second) = text.split_once('/')?;
    Some([first.parse().ok()?, second.parse().ok()?])
}

fn read_phase(text: &str) -> Option<Phase> {
    match text {
        "t" => Some(Phase::Turn),
        "r" => Some(Phase::Ring),
        "c" => Some(Phase::Claim),
        ring => ring.parse().ok().map(Phase::Jump),
    }
}

/// The rows of the drawn board from top to bottom, each with its rings from left to right.
fn drawn_rows(board: Board) -> impl Iterator<Item = Vec<Ring>> {
    let height = move |ring: Ring| {
        let Hex { q, r } = board.place(ring).expect("it is a ring of the board");
        2 * r + q
    };
    let row = move |at| board.rings().iter().filter(|&ring| height(ring) == at).collect();
    (-16i8..=16).rev().map(row).filter(|row: &Vec<Ring>| !row.is_empty())
}

/// How wide a column of the drawing is.
const DRAWN_WIDTH: usize = 4;

/// The board drawn in text: what is on each place, below it the letters of the columns, and the
/// other fields of the position text.
pub(crate) fn draw(position: &Position) -> String {
    let board = position.variant.board;
    let mut text = String::new();
    let mut draw_row = |signs: &mut dyn Iterator<Item = (usize, char)>| {
        let mut line = String::new();
        for (column, sign) in signs {
            line.push_str(&" ".repeat(column * DRAWN_WIDTH - line.len()));
            line.push(sign);
        }
        writeln!(text, "{line}").expect("a string takes all");
    };
    for row in drawn_rows(board) {
        draw_row(&mut row.iter().map(|&it| (it.column_and_height().0, position.sign(it))));
    }
    draw_row(&mut (0..board.columns()).map(|column| (column, column_letter(column))));
    writeln!(text, "{} {}", position.variant.kind.key(), Fields(position))
        .expect("a string takes all");
    text
}

/// Reads a drawn board with the fields below it, as `drawing` writes it. White space may be any.
///
/// # Errors
///
/// Every fault of a drawing that is unreadable or shows a position that cannot arise.
pub fn read_drawing(variant: Variant, drawing: &str) -> Result<Position, Faults<SetupFault>> {
    let board = variant.board;
    let words: Vec<&str> = drawing.split_whitespace().collect();
    let wanted = usize::from(board.size());
    let Some((signs, &[kind, pool, captured, side, phase])) = words.split_last_chunk::<5>() else {
        return Err(SetupFault::Drawing { wanted }.into());
    };
    let mut ground = Ground::default();
    let sole = |word: &str| {
        let mut chars = word.chars();
        chars.next().filter(|_| chars.next().is_none())
    };
    let fits = signs.len() == wanted + board.columns()
        && drawn_rows(board)
            .flatten()
            .zip(signs)
            .all(|(ring, word)| sole(word).is_some_and(|sign| ground.note(sign, ring.set())))
        && (0..).zip(&signs[wanted..]).all(|(n, word)| sole(word) == Some(column_letter(n)));
    let mut faults = Vec::new();
    if !fits {
        faults.push(SetupFault::Drawing { wanted });
    }
    let setup = read_fields([kind, pool, captured, side, phase], &ground, &mut faults);
    let setup = Faults::none_or(faults, setup)?;
    Position::from_setup(variant, &setup)
}
