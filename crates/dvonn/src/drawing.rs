//! The board drawn in text: rows from the highest to the lowest with their numbers, stacks from bottom to
//! top or a point, the letters of the columns, and the other fields of the position text.

use std::fmt::Write;

use rules::Faults;

use crate::board::{self, COLUMNS, ROWS, SPACES, Space, column_letter};
use crate::fault::SetupFault;
use crate::position::Position;
use crate::text::{self, Fields, StackList};
use crate::variant::Variant;

/// How wide a step along a row is at least.
const WIDTH: usize = 4;
/// The sign of a vacant space.
const VACANT: &str = ".";

/// How far from the left a place is drawn; a row further up lies half a step further to the left.
const fn indent(column: usize, rows_from_below: usize, width: usize) -> usize {
    2 + column * width + (ROWS - rows_from_below) * width / 2 - width
}

/// Draws a position.
pub(crate) fn draw(position: &Position) -> String {
    let sign = |space: Space| match text::letters(position, space) {
        letters if letters.is_empty() => VACANT.to_owned(),
        letters => letters,
    };
    let longest = position.occupied().iter().map(|space| position.height(space)).max();
    let width = WIDTH.max((longest.unwrap_or_default() + 2).next_multiple_of(2));
    let mut drawing = String::new();
    let mut draw_row = |start: String, signs: &mut dyn Iterator<Item = (usize, String)>| {
        let mut line = start;
        for (indent, sign) in signs {
            line.push_str(&" ".repeat(indent.saturating_sub(line.len())));
            line.push_str(&sign);
        }
        writeln!(drawing, "{line}").expect("a string takes all");
    };
    for row in (0..ROWS).rev() {
        let place = |space: Space| (indent(space.column(), row + 1, width), sign(space));
        draw_row((row + 1).to_string(), &mut board::row(row).map(place));
    }
    let letter = |column| (indent(column, 0, width), column_letter(column).to_string());
    draw_row(String::new(), &mut (0..COLUMNS).map(letter));
    writeln!(drawing, "{} {}", position.kind.key(), Fields(position)).expect("a string takes all");
    drawing
}

/// Reads a drawn board with the fields below it, as [`Show::drawing`](rules::Show::drawing) writes it.
/// White space may be any.
///
/// # Errors
///
/// Every fault of a drawing that is unreadable or shows a position that cannot arise.
pub fn read_drawing(variant: &Variant, drawing: &str) -> Result<Position, Faults<SetupFault>> {
    let words: Vec<&str> = drawing.split_whitespace().collect();
    let Some((signs, &[kind, side, phase])) = words.split_last_chunk::<3>() else {
        return Err(SetupFault::Drawing.into());
    };
    let mut faults = Vec::new();
    let stacks = read_rows(signs).unwrap_or_else(|| {
        faults.push(SetupFault::Drawing);
        StackList::new()
    });
    let setup = text::read_fields([kind, side, phase], stacks, &mut faults);
    let setup = Faults::none_or(faults, setup)?;
    Position::from_setup(variant, &setup)
}

/// The stacks of the drawn rows, if all signs stand where they should.
fn read_rows(signs: &[&str]) -> Option<StackList> {
    let mut stacks = StackList::with_capacity(SPACES);
    let mut signs = signs.iter();
    for row in (0..ROWS).rev() {
        if *signs.next()? != (row + 1).to_string() {
            return None;
        }
        for space in board::row(row) {
            match *signs.next()? {
                VACANT => {}
                letters => stacks.push((space, text::read_stack(letters).ok()?)),
            }
        }
    }
    let letters = (0..COLUMNS).map(|column| column_letter(column).to_string());
    signs.copied().eq(letters).then_some(stacks)
}
