use gipf::{Kind, Phase, Position};
use rules::{Game, Player};
use search::Evaluate;

use super::places::steps_inwards;
use super::supply;

/// Material and centre: what a player has in play, and how close to the middle it stands.
///
/// A GIPF piece counts as the two basic pieces it is made of: in duels of plain alpha-beta three
/// actions deep, valuing it half or one basic piece more lost 117 and 118 of 200 games.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Material;

/// A basic piece on the board or in the reserve, in MATRX a stack: the unit.
const PIECE: i32 = 100;
/// A spot one step nearer to the centre: as much as tells equal material apart and no more.
const STEP: i32 = 5;

fn side(position: &Position, player: Player) -> i32 {
    let owned = position.owned(player);
    let second = i32::from(position.kind() != Kind::Matrx);
    let gipf = (owned & position.gipf_pieces()).len().cast_signed();
    let board = owned.len().cast_signed() + gipf * second;
    (board + supply::pushes_left(position, player)) * PIECE + steps_inwards(owned) * STEP
}

impl Evaluate<Position> for Material {
    fn value(&self, position: &Position) -> i32 {
        let player = position.to_move();
        side(position, player) - side(position, player.other())
    }

    fn is_quiet(&self, position: &Position) -> bool {
        position.phase() == Phase::Move
    }
}
