//! The position text, four fields separated by one space, and the drawn board (Y8).

use std::fmt::{self, Write};

use rules::{Faults, Player};

use crate::board::{self, BOARD, COLUMNS, POINTS, Point, column_letter};
use crate::fault::SetupFault;
use crate::position::{Phase, Position};
use crate::set::PointSet;
use crate::setup::Setup;
use crate::variant::Variant;

/// The sign of a vacant point in a drawing.
const VACANT: char = '.';

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ", self.variant)?;
        for number in 0..COLUMNS {
            if number > 0 {
                f.write_str("/")?;
            }
            let mut vacant = 0;
            for piece in board::column(number).map(|point| self.sign(point)) {
                if piece.is_none() {
                    vacant += 1;
                } else if vacant > 0 {
                    write!(f, "{vacant}")?;
                    vacant = 0;
                }
                if let Some(sign) = piece {
                    f.write_char(sign)?;
                }
            }
            if vacant > 0 {
                write!(f, "{vacant}")?;
            }
        }
        write!(f, " {}", Fields(self))
    }
}

impl Position {
    /// The letter of what is on a point: upper case White, lower case Black.
    fn sign(&self, point: Point) -> Option<char> {
        Player::BOTH.into_iter().find_map(|player| {
            let letter = if self.rings(player).contains(point) {
                'R'
            } else if self.markers(player).contains(point) {
                'M'
            } else {
                return None;
            };
            Some(if player == Player::First { letter } else { letter.to_ascii_lowercase() })
        })
    }
}

/// The fields behind the board: player to move, phase.
struct Fields<'a>(&'a Position);

impl fmt::Display for Fields<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let side = if self.0.to_move == Player::First { 'w' } else { 'b' };
        write!(f, "{side} {}", self.0.phase as u8)
    }
}

/// What a text says about the board.
#[derive(Default)]
struct Ground {
    rings: [PointSet; 2],
    markers: [PointSet; 2],
}

impl Ground {
    /// Notes the piece that a letter stands for; false if it stands for none.
    fn note(&mut self, letter: char, point: PointSet) -> bool {
        let player = usize::from(letter.is_ascii_lowercase());
        match letter.to_ascii_uppercase() {
            'R' => self.rings[player] |= point,
            'M' => self.markers[player] |= point,
            _ => return false,
        }
        true
    }
}

/// Reads a position text.
pub(crate) fn read(variant: Variant, text: &str) -> Result<Position, Faults<SetupFault>> {
    let fields: Vec<&str> = text.split(' ').collect();
    let &[name, board, side, phase] = fields.as_slice() else {
        return Err(SetupFault::Fields { found: fields.len() }.into());
    };
    let mut faults = Vec::new();
    let ground = read_board(board, &mut faults);
    let setup = read_fields([name, side, phase], &ground, &mut faults);
    let setup = Faults::none_or(faults, setup)?;
    Position::from_setup(variant, &setup)
}

fn read_board(text: &str, faults: &mut Vec<SetupFault>) -> Ground {
    let mut ground = Ground::default();
    let found = text.split('/').count();
    if found != COLUMNS {
        faults.push(SetupFault::Columns { found });
        return ground;
    }
    for (number, text) in text.split('/').enumerate() {
        read_column(number, text, &mut ground, faults);
    }
    ground
}

fn read_column(number: usize, text: &str, ground: &mut Ground, faults: &mut Vec<SetupFault>) {
    let column = column_letter(number);
    let points: Vec<Point> = board::column(number).collect();
    let mut found = 0;
    let mut rest = text;
    while let Some(sign) = rest.chars().next() {
        let digits = rest.len() - rest.trim_start_matches(|it: char| it.is_ascii_digit()).len();
        if digits == 0 {
            let point = points.get(found).map_or(PointSet::EMPTY, |point| point.set());
            if !ground.note(sign, point) {
                faults.push(SetupFault::UnknownPiece { column, found: sign });
            }
            found += 1;
            rest = &rest[sign.len_utf8()..];
            continue;
        }
        match rest[..digits].parse::<usize>() {
            // Whatever is longer than a column is too long, by how much does not matter.
            Ok(vacant) if sign != '0' => found = found.saturating_add(vacant),
            _ => faults.push(SetupFault::BadNumber { column }),
        }
        rest = &rest[digits..];
    }
    if found != points.len() {
        faults.push(SetupFault::ColumnLength { column, wanted: points.len(), found });
    }
}

/// Reads everything but the board: variant, player to move, phase. What cannot be read is named in
/// `faults` and replaced by anything.
fn read_fields(
    [name, side, phase]: [&str; 3],
    ground: &Ground,
    faults: &mut Vec<SetupFault>,
) -> Setup {
    let variant = Variant::ALL.into_iter().find(|it| it.key() == name).unwrap_or_else(|| {
        faults.push(SetupFault::UnknownVariant { name: name.to_owned() });
        Variant::default()
    });
    let to_move = match side {
        "w" => Player::First,
        "b" => Player::Second,
        _ => {
            faults.push(SetupFault::Side { found: side.to_owned() });
            Player::First
        }
    };
    let phase = match phase {
        "0" => Phase::Place,
        "1" => Phase::RowBefore,
        "2" => Phase::RingBefore,
        "3" => Phase::Move,
        "4" => Phase::RowAfter,
        "5" => Phase::RingAfter,
        _ => {
            faults.push(SetupFault::UnknownPhase { found: phase.to_owned() });
            Phase::Move
        }
    };
    let Ground { rings, markers } = *ground;
    Setup { variant, rings, markers, to_move, phase }
}

/// How high a point lies in the drawing, in half steps.
const fn height(point: Point) -> i8 {
    let place = point.place();
    2 * place.r + place.q
}

/// The rows of the drawn board from top to bottom, each with its points from left to right.
fn drawn_rows() -> impl Iterator<Item = Vec<Point>> {
    let row = |at| BOARD.iter().filter(|&point| height(point) == at).collect();
    (-9i8..=9).rev().map(row)
}

/// How wide a column of the drawing is.
const DRAWN_WIDTH: usize = 4;

/// The board drawn in text: what is on each point, below it the letters of the columns, and the other
/// fields of the position text.
pub(crate) fn draw(position: &Position) -> String {
    let mut text = String::new();
    let mut draw_row = |signs: &mut dyn Iterator<Item = (usize, char)>| {
        let mut line = String::new();
        for (column, sign) in signs {
            line.push_str(&" ".repeat(column * DRAWN_WIDTH - line.len()));
            line.push(sign);
        }
        writeln!(text, "{line}").expect("a string takes all");
    };
    for row in drawn_rows() {
        draw_row(
            &mut row
                .iter()
                .map(|&it| (it.column_and_number().0, position.sign(it).unwrap_or(VACANT))),
        );
    }
    draw_row(&mut (0..COLUMNS).map(|column| (column, column_letter(column))));
    writeln!(text, "{} {}", position.variant, Fields(position)).expect("a string takes all");
    text
}

/// Reads a drawn board with the fields below it, as `drawing` writes it. White space may be any.
///
/// # Errors
///
/// Every fault of a drawing that is unreadable or shows a position that cannot arise.
pub fn read_drawing(variant: Variant, drawing: &str) -> Result<Position, Faults<SetupFault>> {
    let words: Vec<&str> = drawing.split_whitespace().collect();
    let Some((signs, &fields)) = words.split_last_chunk::<3>() else {
        return Err(SetupFault::Drawing.into());
    };
    let mut ground = Ground::default();
    let sole = |word: &str| {
        let mut chars = word.chars();
        chars.next().filter(|_| chars.next().is_none())
    };
    let fits = signs.len() == POINTS + COLUMNS
        && drawn_rows().flatten().zip(signs).all(|(point, word)| {
            sole(word).is_some_and(|sign| sign == VACANT || ground.note(sign, point.set()))
        })
        && (0..).zip(&signs[POINTS..]).all(|(n, word)| sole(word) == Some(column_letter(n)));
    let mut faults = Vec::new();
    if !fits {
        faults.push(SetupFault::Drawing);
    }
    let setup = read_fields(fields, &ground, &mut faults);
    let setup = Faults::none_or(faults, setup)?;
    Position::from_setup(variant, &setup)
}
