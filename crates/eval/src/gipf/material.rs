use gipf::{Phase, Position};
use hexgrid::{Cell, CellSet, Hex};
use rules::{Game, Player};
use search::Evaluate;

/// Material and centre: what a player has in play, and how close to the middle it stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Material;

/// A basic piece on the board or in the reserve: the unit.
const BASIC: i32 = 100;
/// A GIPF piece beyond the two basic pieces it is made of.
const GIPF_PIECE: i32 = 100;
/// A spot one step nearer to the centre.
const STEP: i32 = 5;

/// The spots within 0, 1 and 2 steps of the centre.
const DISCS: [CellSet; 3] = [disc(0), disc(1), disc(2)];

const fn disc(radius: u8) -> CellSet {
    let mut disc = CellSet::EMPTY;
    let mut q = -3;
    while q <= 3 {
        let mut r = -3;
        while r <= 3 {
            let hex = Hex::new(q, r);
            if hex.distance(Hex::CENTRE) <= radius
                && let Some(cell) = Cell::at(hex)
            {
                disc = disc.with(cell.set());
            }
            r += 1;
        }
        q += 1;
    }
    disc
}

fn of(position: &Position, player: Player) -> i32 {
    let owned = position.owned(player);
    let gipf = (owned & position.gipf_pieces()).len().cast_signed();
    let steps: u32 = DISCS.iter().map(|&disc| (owned & disc).len()).sum();
    i32::from(position.basics(player)) * BASIC + gipf * GIPF_PIECE + steps.cast_signed() * STEP
}

impl Evaluate<Position> for Material {
    fn value(&self, position: &Position) -> i32 {
        let player = position.to_move();
        of(position, player) - of(position, player.other())
    }

    fn is_quiet(&self, position: &Position) -> bool {
        position.phase() == Phase::Move
    }
}
