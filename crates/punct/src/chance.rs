//! Any legal action, each as likely as the others, without a list of all.

use rules::Game;

use crate::action::Action;
use crate::placement::{MOST_TURNS, NUMBERS, Placement, TABLES};
use crate::position::Position;
use crate::{board, moving, place};

/// How many numbers stand for additions: those of all placements, and of a few that do not exist.
const ADDITIONS: usize = NUMBERS;
/// How many numbers stand for moves of a piece: as many as one has that reaches the most spaces.
const MOVES: usize = board::MOST_IN_LINE * MOST_TURNS;
/// How many numbers are drawn before the actions are listed. In games of chance one of five is legal.
const TRIES: u32 = 64;

/// Draws numbers until one stands for a legal action. `list` is room for a list.
pub(crate) fn any(
    position: &Position,
    list: &mut Vec<Action>,
    draw: &mut impl FnMut(usize) -> usize,
) -> Option<Action> {
    let numbers = ADDITIONS + position.laid().len() * MOVES;
    let drawn = (0..TRIES).find_map(|_| numbered(position, draw(numbers)));
    drawn.or_else(|| {
        list.clear();
        position.legal_actions(list);
        (!list.is_empty()).then(|| list[draw(list.len())])
    })
}

/// The legal action that a number stands for.
fn numbered(position: &Position, number: usize) -> Option<Action> {
    let Some(number) = number.checked_sub(ADDITIONS) else {
        let to = Placement::numbered(number);
        return place::is_legal(position, to).then_some(Action::Add(to));
    };
    let laid = position.laid()[number / MOVES];
    if laid.owner() != position.to_move || !position.ground.is_free(laid) {
        return None;
    }
    let (at, turn) = (number % MOVES / MOST_TURNS, number % MOST_TURNS);
    let from = laid.placement().punct();
    let punct = from.nth_in_line(at)?;
    let to = TABLES.with_punct(laid.placement().kind(), punct).nth(turn)?;
    let to = Placement::numbered(to);
    moving::may_lie(position, laid, to).then_some(Action::Move { from, to })
}
