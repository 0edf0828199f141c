//! Adding a piece (P5).

use rules::Player;

use crate::board::CENTRE;
use crate::connect;
use crate::kind::Kind;
use crate::pile::Laid;
use crate::placement::{Placement, TABLES, WORDS, Words, words_of};
use crate::position::Position;
use crate::refusal::Refusal;
use crate::set::SpaceSet;
use crate::variant::Variant;

/// The placements on vacant spaces of the board, whatever the player has.
pub(crate) fn on_vacant(position: &Position) -> Words {
    let tables = &*TABLES;
    let mut taken = [0; WORDS];
    for space in position.ground.occupied() {
        for (taken, with_dot) in taken.iter_mut().zip(&tables.with_dot[space.index()]) {
            *taken |= with_dot;
        }
    }
    for (word, all) in taken.iter_mut().zip(&tables.all) {
        *word = all & !*word;
    }
    taken
}

/// Whether a player may not add a piece in the centre hexagon (P5.2, P5.3).
fn is_kept_out(position: &Position, player: Player) -> bool {
    match position.variant {
        Variant::Standard => true,
        Variant::Basic => player == Player::First && position.on_board(player) == 0,
    }
}

/// Of the placements on vacant spaces, those that the player to move may choose, by words; none of kinds
/// that are used up.
pub(crate) fn allowed(position: &Position, mut words: Words) -> Words {
    let mover = position.to_move;
    if is_kept_out(position, mover) {
        for (word, outside) in words.iter_mut().zip(&TABLES.outside) {
            *word &= outside;
        }
    }
    for kind in Kind::ALL.into_iter().filter(|&kind| position.in_hand(mover, kind) == 0) {
        words[words_of(kind)].fill(0);
    }
    words
}

/// Whether the player to move may add a piece so; never if no piece can lie so.
pub(crate) fn is_legal(position: &Position, placement: Placement) -> bool {
    let tables = &*TABLES;
    let mover = position.to_move;
    let placements = if is_kept_out(position, mover) { &tables.outside } else { &tables.all };
    let index = placement.index();
    let shape = tables.shapes[index];
    placements[index / 64] >> (index % 64) & 1 != 0
        && shape.dots.iter().all(|dot| position.height(*dot) == 0)
        && position.in_hand(mover, shape.kind) > 0
}

/// How many additions are legal.
pub(crate) fn count(position: &Position) -> u32 {
    allowed(position, on_vacant(position)).iter().map(|word| word.count_ones()).sum()
}

/// With so few spaces taken there is room: each is in the way of at most 9 of the 444 placements of a C
/// outside the centre hexagon, and of a smaller part of those of the other kinds.
const LEAVES_ROOM: u32 = 49;

/// Whether a player could add a piece.
pub(crate) fn any(position: &Position, player: Player) -> bool {
    let occupied = position.ground.occupied();
    if occupied.len() <= LEAVES_ROOM {
        return true;
    }
    let tables = &*TABLES;
    let words = if is_kept_out(position, player) { &tables.outside } else { &tables.all };
    let in_hand = |kind: &Kind| position.in_hand(player, *kind) > 0;
    // Nearly always the first words have one.
    Kind::ALL.into_iter().filter(in_hand).flat_map(words_of).any(|at| {
        let taken = occupied.iter().map(|space| tables.with_dot[space.index()][at]);
        words[at] & !taken.fold(0, |all, with_dot| all | with_dot) != 0
    })
}

/// Puts a piece on the board.
pub(crate) fn apply(position: &mut Position, placement: Placement) {
    let mover = position.to_move;
    let laid = Laid::new(0, placement, mover);
    position.pile.insert(laid);
    position.ground.lay(laid);
    position.hand[mover.index()][placement.kind().index()] -= 1;
    position.connects[mover.index()] = connect::from(position.visible(mover), placement.spaces());
    position.end_turn();
}

/// Why an addition is refused.
pub(crate) fn check(position: &Position, placement: Placement) -> Result<(), Refusal> {
    let mover = position.to_move;
    let kind = placement.kind();
    if position.in_hand(mover, kind) == 0 {
        return Err(Refusal::NotInHand { kind });
    }
    let first_in =
        |set: SpaceSet| placement.dots().into_iter().filter(|&dot| set.contains(dot)).min();
    if let Some(space) = first_in(position.ground.occupied()) {
        return Err(Refusal::Occupied { space });
    }
    match first_in(CENTRE) {
        Some(space) if is_kept_out(position, mover) => Err(match position.variant {
            Variant::Standard => Refusal::InCentre { space },
            Variant::Basic => Refusal::FirstInCentre { space },
        }),
        _ => Ok(()),
    }
}
