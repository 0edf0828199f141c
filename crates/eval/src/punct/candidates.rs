//! Which of the thousands of actions are worth looking at.

use std::ops::Range;

use punct::{Action, Laid, Placement, Position};
use rules::{Game, Player};

use super::grid::{Grid, PLACES};
use super::lies::{LIES, Lie, SHAPES, of_kind};
use super::ways::{DETOUR, Prices, Ways};
use super::winning;

/// How many are looked at. The best ones stand in front, and late ones are looked at less deep.
const MOST: usize = 40;
/// With so many actions that win at once no others are looked for.
const ENOUGH: usize = 8;
/// What it is worth to be nearer to a connection by a vacant space, with what a space is worth on the
/// opponent's way that costs as little as any, and by how much less on one that costs one more.
const NEARER: u8 = 4;
const IN_THE_WAY: u8 = DETOUR + 1;
/// What it costs to leave a space on the own way that costs as little as any.
const LEFT: u8 = 4;
/// How many places are passed over together where none promises enough.
const CHUNK: usize = 16;

/// How near each space is to the cheapest ways through the board.
fn near(ways: &Ways) -> Grid {
    let mut near = ways.through;
    for value in &mut near {
        *value = IN_THE_WAY.saturating_sub(value.saturating_sub(ways.least));
    }
    Grid::of(&near)
}

/// What dots on three spaces promise, by shape and hub; 0 where they are not on the board.
struct Promises {
    values: [[u8; PLACES]; SHAPES.len()],
    /// The greatest of each chunk.
    greatest: [[u8; PLACES / CHUNK]; SHAPES.len()],
}

impl Promises {
    /// By the ways of the player to move, and by how much each space is in the opponent's way.
    fn of(own: &Ways, in_the_way: &Grid) -> Self {
        let values = std::array::from_fn(|shape| {
            let steps = LIES.steps[shape];
            let mut costs = [u8::MAX; PLACES];
            for [from, to] in &own.to {
                let from = from.of_three(steps, u8::min);
                let to = to.of_three(steps, u8::min);
                for (cost, (from, to)) in costs.iter_mut().zip(from.iter().zip(&to)) {
                    *cost = (*cost).min(from.saturating_add(*to));
                }
            }
            let mut values = in_the_way.of_three(steps, u8::saturating_add);
            let hubs = &LIES.on_board[shape];
            for ((value, cost), on_board) in values.iter_mut().zip(&costs).zip(hubs) {
                let nearer = own.least.saturating_sub(*cost).saturating_mul(NEARER);
                *value = value.saturating_add(nearer) & on_board;
            }
            values
        });
        let mut greatest = [[0; PLACES / CHUNK]; SHAPES.len()];
        for (greatest, values) in greatest.iter_mut().zip(&values) {
            for (greatest, chunk) in greatest.iter_mut().zip(values.as_chunks::<CHUNK>().0) {
                *greatest = chunk.iter().fold(0, |most, value| most.max(*value));
            }
        }
        Self { values, greatest }
    }

    fn most(&self) -> u8 {
        self.greatest.as_flattened().iter().fold(0, |most, value| most.max(*value))
    }

    /// Adds the spaces that promise exactly so much.
    fn list(&self, promise: u8, out: &mut Vec<Lie>) {
        for (shape, greatest) in self.greatest.iter().enumerate() {
            for (chunk, &most) in greatest.iter().enumerate() {
                if most < promise {
                    continue;
                }
                let first = chunk * CHUNK;
                for (at, &value) in (first..).zip(&self.values[shape][first..first + CHUNK]) {
                    if value == promise {
                        out.push(Lie::new(shape, at));
                    }
                }
            }
        }
    }
}

/// A piece of the player to move that can be moved.
struct Free {
    laid: Laid,
    /// What the player gives up by lifting it.
    held: usize,
    shapes: Range<usize>,
    /// Which of the placements on three spaces are its own.
    places: Range<usize>,
}

impl Free {
    fn of(laid: Laid, on_the_way: &Grid) -> Self {
        let near = |dot: punct::Space| LEFT * on_the_way.at(dot.bit()) / IN_THE_WAY;
        let held = laid.placement().dots().map(near).iter().sum::<u8>().into();
        let (shapes, places) = of_kind(laid.placement().kind());
        Self { laid, held, shapes, places }
    }

    /// The move of the piece to these spaces, if there is one.
    fn to(&self, lie: Lie, position: &Position) -> Option<Action> {
        if !self.shapes.contains(&lie.shape()) {
            return None;
        }
        let may = |to: &&Placement| position.may_move(self.laid, **to);
        let to = *lie.placements()[self.places.clone()].iter().find(may)?;
        Some(Action::Move { from: self.laid.placement().punct(), to })
    }
}

/// Adds the most promising actions, the best first.
pub(super) fn list(position: &Position, out: &mut Vec<Action>) {
    let start = out.len();
    let player = position.to_move();
    let [first, second] = Prices::of_both(position);
    let (own, other) = if player == Player::First { (first, second) } else { (second, first) };
    winning::list(position, &own, MOST, out);
    let winning = out.len() - start;
    if winning < ENOUGH {
        list_promising(position, &own.ways(), &other.ways(), out);
        forget_again(out, start, winning);
        out.truncate(start + MOST);
    }
    if out.len() == start {
        position.legal_actions(out);
        out.truncate(start + MOST);
    }
}

/// Takes those out that stand among the first `known` from `start` on.
fn forget_again(out: &mut Vec<Action>, start: usize, known: usize) {
    for at in 0..known {
        let action = out[start + at];
        if let Some(again) = out[start + known..].iter().position(|&it| it == action) {
            out.remove(start + known + again);
        }
    }
}

/// Adds actions by what they promise, the most first; none that promises nothing. Of those that lead to the
/// same dots one will do.
fn list_promising(position: &Position, own: &Ways, other: &Ways, out: &mut Vec<Action>) {
    let promises = Promises::of(own, &near(other));
    let on_the_way = near(own);
    let is_free = |laid: &&Laid| laid.owner() == position.to_move() && position.is_free(**laid);
    let free = position.laid().iter().filter(is_free).map(|&laid| Free::of(laid, &on_the_way));
    let free: Vec<Free> = free.collect();
    // The spaces found so far, and behind how many of them those begin that promise so much.
    let mut lies = Vec::with_capacity(PLACES);
    let mut starts = [0; u8::MAX as usize + 1];
    let end = out.len() + MOST;
    let most = promises.most();
    for promise in (1..=most).rev() {
        let at = usize::from(promise);
        starts[at] = lies.len();
        promises.list(promise, &mut lies);
        let added = lies[starts[at]..].iter().filter_map(|lie| lie.added(position));
        out.extend(added);
        for piece in &free {
            // To lift it costs so much that it goes to what promises more.
            let wanted = at + piece.held;
            if wanted > usize::from(most) {
                continue;
            }
            let ends = if piece.held == 0 { lies.len() } else { starts[wanted - 1] };
            let found = lies[starts[wanted]..ends].iter();
            out.extend(found.filter_map(|&lie| piece.to(lie, position)));
        }
        if out.len() >= end {
            out.truncate(end);
            return;
        }
    }
}
