//! Moving a piece (P6).

use rules::Player;

use crate::action::Action;
use crate::board::Space;
use crate::connect;
use crate::ground::Ground;
use crate::kind::Kind;
use crate::pile::Laid;
use crate::place;
use crate::placement::{Placement, TABLES, WIDEST, Words, words_of};
use crate::position::Position;
use crate::refusal::Refusal;

/// Where a free piece may be moved to, within the words of its kind. `vacant` are the placements on vacant
/// spaces of the board.
fn destinations(position: &Position, laid: Laid, vacant: &Words) -> [u64; WIDEST] {
    let tables = &*TABLES;
    let (placement, owner) = (laid.placement(), laid.owner());
    let kind = placement.kind();
    let words = words_of(kind);
    let mut ground = position.ground;
    ground.lift(laid, &position.pile);

    let reach = tables.reach(kind, placement.punct());
    let mut found = *reach;
    for (found, vacant) in found.iter_mut().zip(&vacant[words.clone()]) {
        *found &= vacant;
    }
    let first = words.start * 64;
    let mut add = |index: usize| found[(index - first) / 64] |= 1 << ((index - first) % 64);
    // Where the piece has lain itself, other spaces are vacant than before.
    let mut freed = [0; WIDEST];
    for dot in placement.dots().into_iter().filter(|dot| ground.heights[dot.index()] == 0) {
        for (freed, with_dot) in freed.iter_mut().zip(&tables.with_dot[dot.index()][words.clone()])
        {
            *freed |= with_dot;
        }
    }
    for (at, (freed, reach)) in freed.iter().zip(reach).enumerate() {
        let mut word = freed & reach;
        while word != 0 {
            let index = first + at * 64 + word.trailing_zeros() as usize;
            if tables.shapes[index].dots.iter().all(|dot| ground.heights[dot.index()] == 0) {
                add(index);
            }
            word &= word - 1;
        }
    }
    // On other pieces the PÜNCT lies on an own dot.
    let punct = placement.punct();
    for to in punct.in_line().with_space(punct) & ground.visible[owner.index()] {
        for index in tables.with_punct(kind, to) {
            if ground.even_level(tables.shapes[index]).is_some() {
                add(index);
            }
        }
    }
    let itself = placement.index() - first;
    found[itself / 64] &= !(1 << (itself % 64));
    found
}

/// Whether a free piece may be moved so.
pub(crate) fn is_legal(position: &Position, laid: Laid, to: Placement) -> bool {
    let (from, end) = (laid.placement().punct(), to.punct());
    (from == end || from.in_line().contains(end)) && may_lie(position, laid, to)
}

/// Whether a free piece may be put down so, however it comes there.
pub(crate) fn may_lie(position: &Position, laid: Laid, to: Placement) -> bool {
    let (old, owner) = (laid.placement(), laid.owner());
    if old.dots().iter().all(|dot| !to.dots().contains(dot)) {
        return position.ground.level_of(owner, to).is_some();
    }
    let mut ground = position.ground;
    ground.lift(laid, &position.pile);
    old != to && ground.level_of(owner, to).is_some()
}

/// Whether a player can move a piece.
pub(crate) fn any(position: &Position, player: Player) -> bool {
    let vacant = place::on_vacant(position);
    position
        .free(player)
        .into_iter()
        .any(|laid| destinations(position, laid, &vacant).iter().any(|&word| word != 0))
}

/// How many moves are legal.
pub(crate) fn count(position: &Position) -> u32 {
    let vacant = place::on_vacant(position);
    let free = position.free(position.to_move).into_iter();
    let count =
        |laid| destinations(position, laid, &vacant).map(u64::count_ones).iter().sum::<u32>();
    free.map(count).sum()
}

/// Adds the legal additions and moves in order: the moves of a piece follow the additions of its kind with
/// the PÜNCT where its own is.
pub(crate) fn list_with_additions(position: &Position, out: &mut Vec<Action>) {
    let vacant = place::on_vacant(position);
    let additions = place::allowed(position, vacant);
    let mut listed = 0;
    for laid in position.free(position.to_move) {
        let (kind, from) = (laid.placement().kind(), laid.placement().punct());
        let end = TABLES.with_punct(kind, from).end;
        list_bits(&additions, listed, end, Action::Add, out);
        listed = end;
        let first = words_of(kind).start * 64;
        let found = destinations(position, laid, &vacant);
        let moved =
            |it: Placement| Action::Move { from, to: Placement::numbered(first + it.index()) };
        list_bits(&found, 0, WIDEST * 64, moved, out);
    }
    list_bits(&additions, listed, additions.len() * 64, Action::Add, out);
}

/// Adds an action for each bit from `start` up to `end`.
#[inline]
fn list_bits(
    words: &[u64],
    start: usize,
    end: usize,
    action: impl Fn(Placement) -> Action,
    out: &mut Vec<Action>,
) {
    for (at, &word) in words.iter().enumerate().take(end.div_ceil(64)).skip(start / 64) {
        let mut word = word;
        if at == start / 64 {
            word &= !0 << (start % 64);
        }
        if at == end / 64 {
            word &= !(!0 << (end % 64));
        }
        if word == !0 {
            out.extend((0..64).map(|bit| action(Placement::numbered(at * 64 + bit))));
            continue;
        }
        out.reserve(64);
        while word != 0 {
            out.push(action(Placement::numbered(at * 64 + word.trailing_zeros() as usize)));
            word &= word - 1;
        }
    }
}

/// The free piece of a kind that the player to move has with its PÜNCT on a space.
pub(crate) fn free_on(position: &Position, from: Space, kind: Kind) -> Option<Laid> {
    position.laid().iter().copied().find(|it| {
        let placement = it.placement();
        it.owner() == position.to_move
            && placement.kind() == kind
            && placement.punct() == from
            && position.ground.is_free(*it)
    })
}

/// Moves a piece.
pub(crate) fn apply(position: &mut Position, from: Space, to: Placement) {
    let mover = position.to_move;
    let laid = free_on(position, from, to.kind()).expect("a legal move has a free piece");
    position.pile.remove(laid);
    position.ground.lift(laid, &position.pile);
    let level = position.ground.level_of(mover, to).expect("a legal move ends on even ground");
    let laid_anew = Laid::new(level, to, mover);
    position.pile.insert(laid_anew);
    position.ground.lay(laid_anew);
    // The mover has new dots, the opponent those that were uncovered.
    let other = mover.other();
    position.connects[mover.index()] = connect::from(position.visible(mover), to.spaces());
    position.connects[other.index()] =
        connect::from(position.visible(other), laid.placement().spaces());
    position.end_turn();
}

/// Why a move is refused.
pub(crate) fn check(position: &Position, from: Space, to: Placement) -> Result<(), Refusal> {
    let kind = to.kind();
    let Some(laid) = free_on(position, from, kind) else {
        let there: Vec<Player> = position
            .laid()
            .iter()
            .filter(|it| it.placement().kind() == kind && it.placement().punct() == from)
            .map(|it| it.owner())
            .collect();
        return Err(if there.contains(&position.to_move) {
            Refusal::Covered { kind, space: from }
        } else if there.is_empty() {
            Refusal::NoPieceThere { kind, space: from }
        } else {
            Refusal::NotYourPiece { kind, space: from }
        });
    };
    if from != to.punct() && !from.in_line().contains(to.punct()) {
        return Err(Refusal::NotInLine { from, to: to.punct() });
    }
    if laid.placement() == to {
        return Err(Refusal::Unchanged);
    }
    let mut ground: Ground = position.ground;
    ground.lift(laid, &position.pile);
    let owner = laid.owner();
    ground.level_of(owner, to).map(|_| ()).ok_or_else(|| ground.why_not(owner, to))
}
