use dvonn::{Phase, Position, SPACES, SpaceSet};
use rules::{Game, Player};
use search::Evaluate;

use super::placing;

/// Everything known about DVONN: what a player controls, what of it can move, what it comes to, and how
/// near it stands to the red pieces, without which it is lost. Search sees the end long before the board is
/// empty, so that little is left to be known about it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Full;

/// What something is worth on a board without stacks and on a full one; in between in proportion.
struct Worth {
    empty: i32,
    full: i32,
}

const fn worth(empty: i32, full: i32) -> Worth {
    Worth { empty, full }
}

// The numbers were fitted by logistic regression to the results of 87,000 positions from 3000 games of
// the engine against itself, begun at random set-ups. 173 of them multiply the odds by e.

/// What is counted for a player, in the order of [`counts`].
const WORTHS: [Worth; COUNTS] = [
    worth(37, -10),
    worth(112, 16),
    worth(-166, -40),
    worth(21, 0),
    worth(76, 24),
    worth(19, 4),
    worth(37, -1),
    worth(75, 9),
    worth(34, 9),
    worth(41, 34),
];
/// To be on turn.
const ON_TURN: Worth = worth(14, 32);

const COUNTS: usize = 10;
/// The stacks of a full board.
const ALL: i32 = 49;
const _: () = assert!(ALL.unsigned_abs() as usize == SPACES);

/// What is counted for a player: pieces, stacks, stacks that are not enclosed, single pieces among these,
/// stacks that can move, their moves, the pieces of the opponent that they come to, the stacks with a red
/// piece that they come to, and the own stacks at most one step and at most two steps from a red piece.
fn counts(position: &Position, player: Player) -> [u32; COUNTS] {
    let occupied = position.occupied();
    let own = position.owned(player);
    let open = own & position.open();
    let (mut single, mut able) = (SpaceSet::EMPTY, SpaceSet::EMPTY);
    let (mut reached, mut moves) = (SpaceSet::EMPTY, 0);
    for (height, stacks) in position.by_height(open) {
        if height == 1 {
            single = stacks;
        }
        // Who can move in a direction stands where the targets would come to on their way back.
        for (targets, back) in stacks.moved(height).into_iter().zip(occupied.moved(height)) {
            moves += (targets & occupied).len();
            reached |= targets & occupied;
            able |= stacks & back;
        }
    }
    let pieces = |spaces| u32::try_from(position.pieces_in(spaces)).expect("there are 49");
    let red = position.with_red();
    let near = red.grown();
    [
        pieces(own),
        own.len(),
        open.len(),
        single.len(),
        able.len(),
        moves,
        pieces(reached & position.owned(player.other())),
        (reached & red).len(),
        (own & near).len(),
        (own & near.grown()).len(),
    ]
}

impl Evaluate<Position> for Full {
    fn value(&self, position: &Position) -> i32 {
        if position.phase() == Phase::Placing {
            return placing::value(position);
        }
        let player = position.to_move();
        let (own, other) = (counts(position, player), counts(position, player.other()));
        let stacks = position.occupied().len().cast_signed();
        let now = |worth: &Worth| worth.empty * (ALL - stacks) + worth.full * stacks;
        let parts =
            own.iter().zip(other).zip(&WORTHS).map(|((&own, other), worth)| {
                (own.cast_signed() - other.cast_signed()) * now(worth)
            });
        (parts.sum::<i32>() + now(&ON_TURN)) / ALL
    }

    // A pass takes nothing from the depth.
    fn follows_single(&self) -> bool {
        true
    }
}

#[cfg(test)]
mod tests {
    use dvonn::Variant;

    use super::*;

    fn value(board: &str) -> i32 {
        let text = format!("standard {board} w m");
        Full.value(&Position::read(&Variant::default(), &text).unwrap())
    }

    #[test]
    fn stacks_that_can_move_are_worth_more() {
        let both_move = value("3/4/5/5/1WB2/2R2/2BW1/5/5/4/3");
        let neither_of_white = value("3/4/5/5/1(WW)B2/2R2/2B(WW)1/5/5/4/3");
        assert!(both_move > neither_of_white);
    }

    #[test]
    fn stacks_by_the_red_pieces_are_worth_more() {
        let near = value("3/4/5/5/1R3/1WW2/2BB1/5/5/4/3");
        let far = value("3/4/5/5/1R3/1BB2/2WW1/5/5/4/3");
        assert!(near > far);
    }

    #[test]
    fn both_sides_are_seen_alike() {
        let text = |board: &str, side: &str| format!("standard {board} {side} m");
        let board = "3/4/1W(WB)R1/BW(WBB)2/2(RBW)2/B1(WWB)2/2B2/5/5/4/3";
        let turned: String = board
            .chars()
            .map(|sign| match sign {
                'W' => 'B',
                'B' => 'W',
                other => other,
            })
            .collect();
        let of = |text: String| Full.value(&Position::read(&Variant::default(), &text).unwrap());
        assert_eq!(of(text(board, "w")), of(text(&turned, "b")));
    }
}
