//! The board drawn in text (T10).

use std::fmt::Write;

use rules::Faults;

use crate::board::{BOARD, COLUMNS, SPACES, Space, column_letter};
use crate::fault::SetupFault;
use crate::position::Position;
use crate::text::{self, Fields, Ground, fields_behind, signs};
use crate::variant::Variant;

/// The sign of an empty space in a drawing.
const EMPTY: &str = ".";
/// How wide a column of the drawing is.
const WIDTH: usize = 4;

/// How high a space lies in the drawing, in half steps.
const fn height(space: Space) -> i8 {
    let place = space.place();
    2 * place.r + place.q
}

/// The rows of the drawn board from top to bottom, each with its spaces from left to right.
fn rows() -> impl Iterator<Item = Vec<Space>> {
    (-6i8..=6).rev().map(|at| BOARD.iter().filter(|&space| height(space) == at).collect())
}

/// The board drawn in text: what is on each space, below it the letters of the columns, and the other
/// fields of the position text.
pub(crate) fn draw(position: &Position) -> String {
    let mut text = String::new();
    let mut draw_row = |row: &mut dyn Iterator<Item = (usize, String)>| {
        let mut line = String::new();
        for (column, signs) in row {
            line.push_str(&" ".repeat(column * WIDTH - line.len()));
            line.push_str(&signs);
        }
        writeln!(text, "{line}").expect("a string takes all");
    };
    for row in rows() {
        draw_row(&mut row.iter().map(|&space| {
            let on = signs(position, space);
            let column = space.column_and_number().0;
            (column, if on.is_empty() { EMPTY.to_owned() } else { on })
        }));
    }
    draw_row(&mut (0..COLUMNS).map(|column| (column, column_letter(column).to_string())));
    let level = position.variant().level();
    writeln!(text, "{} {}", level.key(), Fields(position)).expect("a string takes all");
    text
}

/// Reads a drawn board with the fields below it, as `drawing` writes it. White space may be any.
///
/// # Errors
///
/// Every fault of a drawing that is unreadable or shows a position that cannot arise.
pub fn read_drawing(variant: Variant, drawing: &str) -> Result<Position, Faults<SetupFault>> {
    let words: Vec<&str> = drawing.split_whitespace().collect();
    let behind = fields_behind(variant.level());
    if words.len() != SPACES + COLUMNS + 1 + behind {
        return Err(SetupFault::Drawing.into());
    }
    let (board, fields) = words.split_at(SPACES + COLUMNS);
    let mut ground = Ground::default();
    let fits = rows().flatten().zip(board).all(|(space, word)| {
        ground.note(Some(space), if *word == EMPTY { "" } else { word }).is_ok()
    }) && (0..)
        .zip(&board[SPACES..])
        .all(|(column, word)| column_letter(column).to_string() == **word);
    let mut faults = Vec::new();
    if !fits {
        faults.push(SetupFault::Drawing);
    }
    let setup = text::read_fields(fields[0], &fields[1..], ground, &mut faults);
    let setup = Faults::none_or(faults, setup)?;
    Position::from_setup(variant, &setup)
}
