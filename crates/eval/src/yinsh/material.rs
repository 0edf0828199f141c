use rules::{Game, Player};
use search::Evaluate;
use yinsh::Position;

/// Material: the rings that were removed, which is what wins, and the markers that show a player's colour.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Material;

/// A removed ring.
const REMOVED: i32 = 500;
/// A marker.
const MARKER: i32 = 20;

fn of(position: &Position, player: Player) -> i32 {
    REMOVED * i32::from(position.removed(player))
        + MARKER * position.markers(player).len().cast_signed()
}

impl Evaluate<Position> for Material {
    fn value(&self, position: &Position) -> i32 {
        let player = position.to_move();
        of(position, player) - of(position, player.other())
    }
}
