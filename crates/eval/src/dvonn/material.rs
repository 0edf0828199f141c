use dvonn::Position;
use rules::{Game, Player};
use search::Evaluate;

/// Material: the pieces in a player's stacks, which is what counts in the end.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Material;

/// A piece.
const PIECE: i32 = 100;

/// What a player's stacks are worth.
pub(super) fn of(position: &Position, player: Player) -> i32 {
    PIECE * i32::try_from(position.controlled(player)).expect("there are 49 pieces")
}

impl Evaluate<Position> for Material {
    fn value(&self, position: &Position) -> i32 {
        let player = position.to_move();
        of(position, player) - of(position, player.other())
    }
}
