//! The board drawn in text: dots by their names, spots by their stack or a point, and below it the
//! other fields of the position text.

use std::fmt::Write;

use rules::Faults;

use crate::board::{Board, Point};
use crate::fault::SetupFault;
use crate::position::Position;
use crate::text::{self, Fields, StackText};
use crate::variant::Variant;

/// The rows of the drawing from top to bottom, each with its dots and spots from left to right.
fn rows(board: Board) -> impl Iterator<Item = Vec<Point>> {
    (-8i8..=8).rev().map(move |height| {
        board.points().filter(|point| 2 * point.hex().r + point.hex().q == height).collect()
    })
}

/// How wide a column is at least.
const WIDTH: usize = 4;

/// Draws a position.
pub(crate) fn draw(position: &Position) -> String {
    let board = position.board();
    let sign = |point: Point| match board.spot(point) {
        None => point.to_string(),
        Some(cell) => {
            let layers = position.layers(cell);
            if layers.is_empty() { ".".to_owned() } else { StackText(&layers).to_string() }
        }
    };
    let longest = board.points().map(|point| sign(point).len()).max().unwrap_or_default();
    let width = WIDTH.max(longest.div_ceil(2) + 1);
    let mut text = String::new();
    for row in rows(board) {
        let mut line = String::new();
        for point in row {
            let column = usize::from((point.hex().q + 4).unsigned_abs());
            line.push_str(&" ".repeat((column * width).saturating_sub(line.len())));
            line.push_str(&sign(point));
        }
        text.push_str(&line);
        text.push('\n');
    }
    writeln!(text, "{} {}", position.kind().key(), Fields(position)).expect("a string takes all");
    text
}

/// Reads a drawn board with the fields below it, as [`Show::drawing`](rules::Show::drawing) writes it.
/// White space may be any.
///
/// # Errors
///
/// Every fault of a drawing that is unreadable or shows a position that cannot arise.
pub fn read_drawing(variant: Variant, drawing: &str) -> Result<Position, Faults<SetupFault>> {
    let words: Vec<&str> = drawing.split_whitespace().collect();
    let board = variant.board();
    let points: Vec<Point> = rows(board).flatten().collect();
    let wanted = points.len();
    let Some((signs, &[kind, reserves, side, stages, phase])) = words.split_last_chunk::<5>()
    else {
        return Err(SetupFault::Drawing { wanted }.into());
    };
    let mut stacks = Vec::new();
    let fits = signs.len() == wanted
        && points.iter().zip(signs).all(|(&point, &sign)| match board.spot(point) {
            None => sign == point.to_string(),
            Some(_) if sign == "." => true,
            Some(cell) => {
                let mut rest = sign;
                match text::read_stack(&mut rest) {
                    Ok(layers) => {
                        stacks.push((cell, layers));
                        rest.is_empty()
                    }
                    Err(_) => false,
                }
            }
        });
    let mut faults = Vec::new();
    if !fits {
        faults.push(SetupFault::Drawing { wanted });
    }
    let setup = text::read_fields([kind, reserves, side, stages, phase], stacks, &mut faults);
    let setup = Faults::none_or(faults, setup)?;
    Position::from_setup(variant, &setup)
}
