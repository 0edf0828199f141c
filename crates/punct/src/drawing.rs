//! The board drawn in text: what is seen on each space, the letters of the columns, and the position text.
//!
//! `W` and `B` are the PÜNCT of a white and a black piece, `w` and `b` their other dots; a digit behind it
//! is the level, if that is not the board itself.

use std::fmt::Write;

use hexgrid::Hex;
use rules::{Faults, Player};

use crate::board::{COLUMNS, SPACES, Space, column_letter};
use crate::fault::SetupFault;
use crate::position::Position;
use crate::text;
use crate::variant::Variant;

/// How wide a column is.
const WIDTH: usize = 4;
/// The sign of a vacant space.
const VACANT: &str = ".";
/// How high the highest space lies, in half steps from the middle.
const HIGHEST: i8 = 15;

/// The rows of the drawn board from top to bottom, each with its spaces from left to right.
fn drawn_rows() -> impl Iterator<Item = Vec<Space>> {
    let height = |space: Space| {
        let Hex { q, r } = space.place();
        2 * r + q
    };
    (-HIGHEST..=HIGHEST)
        .rev()
        .map(move |at| Space::all().filter(|&space| height(space) == at).collect::<Vec<_>>())
        .map(|mut row| {
            row.sort_by_key(|space| space.column_and_number());
            row
        })
}

/// What is seen on a space.
fn sign(position: &Position, space: Space) -> String {
    let covers = |it: &&crate::Laid| it.placement().spaces().contains(space);
    let Some(top) = position.laid().iter().rev().find(covers) else { return VACANT.to_owned() };
    let is_punct = top.placement().punct() == space;
    let letter = match (top.owner(), is_punct) {
        (Player::First, true) => 'W',
        (Player::First, false) => 'w',
        (Player::Second, true) => 'B',
        (Player::Second, false) => 'b',
    };
    if top.level() == 0 { letter.to_string() } else { format!("{letter}{}", top.level()) }
}

/// Draws a position.
pub(crate) fn draw(position: &Position) -> String {
    let mut drawing = String::new();
    let mut draw_row = |signs: &mut dyn Iterator<Item = (usize, String)>| {
        let mut line = String::new();
        for (column, sign) in signs {
            line.push_str(&" ".repeat(column * WIDTH - line.len()));
            line.push_str(&sign);
        }
        writeln!(drawing, "{line}").expect("a string takes all");
    };
    for row in drawn_rows() {
        let place = |&space: &Space| (space.column_and_number().0, sign(position, space));
        draw_row(&mut row.iter().map(place));
    }
    draw_row(&mut (0..COLUMNS).map(|column| (column, column_letter(column).to_string())));
    writeln!(drawing, "{position}").expect("a string takes all");
    drawing
}

/// Reads a drawn board with the position text below it, as [`Show::drawing`](rules::Show::drawing) writes
/// it. White space may be any.
///
/// # Errors
///
/// Every fault of a drawing that is unreadable, shows a position that cannot arise or another one than its
/// text.
pub fn read_drawing(variant: Variant, drawing: &str) -> Result<Position, Faults<SetupFault>> {
    let words: Vec<&str> = drawing.split_whitespace().collect();
    let Some((signs, &fields)) = words.split_last_chunk::<3>() else {
        return Err(SetupFault::Drawing.into());
    };
    let mut faults = Vec::new();
    let setup = text::read_fields(fields, &mut faults);
    if signs.len() != SPACES + COLUMNS {
        faults.push(SetupFault::Drawing);
    }
    let setup = Faults::none_or(faults, setup)?;
    let position = Position::from_setup(variant, &setup)?;
    let is_drawn = draw(&position).split_whitespace().take(signs.len()).eq(signs.iter().copied());
    if is_drawn { Ok(position) } else { Err(SetupFault::Drawing.into()) }
}
