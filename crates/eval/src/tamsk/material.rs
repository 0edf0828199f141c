use rules::{Game, Player};
use search::Evaluate;
use tamsk::Position;

/// Material: the rings that are left, fewer being better, which is what counts in the end.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Material;

/// A ring.
const RING: i32 = 100;

/// What a player's rings are worth.
pub(super) fn of(position: &Position, player: Player) -> i32 {
    -RING * i32::from(position.hand(player))
}

impl Evaluate<Position> for Material {
    fn value(&self, position: &Position) -> i32 {
        let player = position.to_move();
        of(position, player) - of(position, player.other())
    }
}
