//! The board drawn in text: what is seen on each space, the number of each row before its first space, the
//! letters of the columns, and the position text.
//!
//! `W` and `B` are the PÜNCT of a white and a black piece, `w` and `b` their other dots; a digit behind it
//! is the level, if that is not the board itself.

use std::fmt::Write;

use hexgrid::{Direction, Hex};
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
/// How many slanting rows the board has.
const ROWS: usize = 17;
/// How high the highest sign lies, the number of a row, and the lowest space, in half steps from the middle.
const HIGHEST: i8 = 16;
const LOWEST: i8 = -15;

/// How high a place of the grid is drawn, in half steps from the middle.
const fn height(Hex { q, r }: Hex) -> i8 {
    2 * r + q
}

/// The first space of each slanting row, the lowest row first.
fn row_starts() -> impl Iterator<Item = Space> {
    (1..).take(ROWS).map(|number| {
        let in_row = (0..COLUMNS).find_map(|column| Space::at(column, number));
        in_row.expect("every row has spaces")
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
    let mut draw_row = |signs: &[(usize, String)]| {
        let mut line = String::new();
        for (column, sign) in signs {
            line.push_str(&" ".repeat(column * WIDTH - line.len()));
            line.push_str(sign);
        }
        writeln!(drawing, "{line}").expect("a string takes all");
    };
    // The numbers stand where their rows would go on to the left, so that all columns move by one.
    let starts = row_starts().map(|space| {
        let (column, number) = space.column_and_number();
        (height(space.place().step(Direction::NW)), (column, number.to_string()))
    });
    let spaces = Space::all().map(|space| {
        let (column, _) = space.column_and_number();
        (height(space.place()), (column + 1, sign(position, space)))
    });
    let signs: Vec<(i8, (usize, String))> = starts.chain(spaces).collect();
    for at in (LOWEST..=HIGHEST).rev() {
        let in_row = signs.iter().filter(|&&(height, _)| height == at);
        let mut row: Vec<(usize, String)> = in_row.map(|(_, sign)| sign.clone()).collect();
        row.sort_unstable();
        draw_row(&row);
    }
    let letter = |column| (column + 1, column_letter(column).to_string());
    draw_row(&(0..COLUMNS).map(letter).collect::<Vec<_>>());
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
    if signs.len() != SPACES + ROWS + COLUMNS {
        faults.push(SetupFault::Drawing);
    }
    let setup = Faults::none_or(faults, setup)?;
    let position = Position::from_setup(variant, &setup)?;
    let is_drawn = draw(&position).split_whitespace().take(signs.len()).eq(signs.iter().copied());
    if is_drawn { Ok(position) } else { Err(SetupFault::Drawing.into()) }
}
