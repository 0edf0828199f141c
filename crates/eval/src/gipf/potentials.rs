//! What becomes of potentials: in hand, ready, used, and what they have buried.

use gipf::{Kind, Layer, Position, Potential, Stage};
use hexgrid::{CellSet, Direction};
use rules::Player;

use super::weights::Potentials;

/// What a player's potentials add to the pieces that carry them, with what they lie below.
pub(super) fn side(position: &Position, player: Player, weights: &Potentials) -> i32 {
    let owned = position.owned(player);
    let unused = owned & position.unused_potentials();
    let used = owned & position.used_potentials();
    let reserve = position.reserve(player);
    let matrx = position.kind() == Kind::Matrx;
    let may_load = position.stage(player) != Stage::Basics;
    let mut value = i32::from(reserve.gipf) * weights.waiting;
    for (kind, potential) in Potential::ALL.into_iter().enumerate() {
        let on_top = position.potentials_of(potential);
        let in_hand = i32::from(reserve.of(potential));
        value += (unused & on_top).len().cast_signed() * weights.unused[kind]
            + (used & on_top).len().cast_signed() * weights.used[kind];
        if matrx {
            value += in_hand / 2 * weights.in_hand[kind] + in_hand % 2 * weights.odd[kind];
        } else if may_load {
            value += in_hand * weights.in_hand[kind];
        }
    }
    value + covered(position, player, weights)
}

/// What a player's covered layers are worth.
fn covered(position: &Position, player: Player, weights: &Potentials) -> i32 {
    let towers = position.towers().iter().map(|cell| position.layers(cell));
    let value = |layers: Vec<(Player, Layer)>| {
        let (_top, below) = layers.split_last().expect("a tower has layers");
        let own = below.iter().filter(|&&(owner, _)| owner == player);
        own.map(|&(_, layer)| match layer {
            Layer::Basic => weights.covered[0],
            Layer::Gipf => weights.covered[1],
            Layer::Unused(_) => weights.covered[2],
            Layer::Used(_) => weights.covered[3],
        })
        .sum::<i32>()
    };
    towers.map(value).sum()
}

/// How many GIPF pieces of the opponent a player's PÜNCT pieces can cover.
pub(super) fn coverable(position: &Position, player: Player) -> i32 {
    if position.kind() == Kind::Matrx || position.reserve(player).basics == 0 {
        return 0;
    }
    let gipf = position.gipf_pieces() & position.owned(player.other());
    let unused = position.unused_potentials() & position.owned(player);
    if gipf.is_empty() || unused.is_empty() {
        return 0;
    }
    let ready = unused & position.potentials_of(Potential::Punct);
    let around = Direction::ALL.iter().map(|&to| ready.shifted(to));
    (gipf & around.fold(CellSet::EMPTY, |all, next| all | next)).len().cast_signed()
}

/// How many pieces of the opponent a player's DVONN or PÜNCT pieces can cover in MATRX, where they jump
/// onto pieces of their kind along lines.
pub(super) fn coverable_in_matrx(position: &Position, player: Player, kind: Potential) -> u32 {
    let of_kind = position.potentials_of(kind);
    let ready = of_kind & position.unused_potentials() & position.owned(player);
    let targets = of_kind & position.owned(player.other());
    if ready.is_empty() || targets.is_empty() {
        return 0;
    }
    let open = position.board().spots() - position.occupied();
    let mut reached = CellSet::EMPTY;
    for to in Direction::ALL {
        let mut next = ready.shifted(to);
        while !next.is_empty() {
            reached |= next & targets;
            next = (next & open).shifted(to);
        }
    }
    reached.len()
}

#[cfg(test)]
mod tests {
    use gipf::Variant;
    use rules::Game;

    use super::*;
    use crate::gipf::weights::Weights;

    fn position(variant: &str, rest: &str) -> Position {
        let variant: Variant = variant.parse().unwrap();
        Position::read(&variant, &format!("{} {rest}", variant.kind().key())).unwrap()
    }

    /// What potentials add for White, and for Black.
    fn sides(position: &Position) -> [i32; 2] {
        let weights = Weights::of(position).potentials.as_ref().unwrap();
        Player::BOTH.map(|player| side(position, player, weights))
    }

    #[test]
    fn a_potential_counts_in_hand_on_the_board_and_used() {
        let board = "4/5/6/1Z+Z4/6/5/g2G";
        let here = position("tournament,potentials=Z6", &format!("{board} B5Z2/B5Z3 w LL 3"));
        let [white, black] = sides(&here);
        assert_eq!((white, black), (25 - 31 + 2 * 19, 3 * 19));
        let later = position("tournament,potentials=Z6", &format!("{board} B5/B5Z3 w BL 3"));
        assert_eq!(sides(&later)[0], 25 - 31, "what cannot be pushed any more is worth nothing");
    }

    #[test]
    fn a_covered_piece_still_counts_a_little() {
        let covered = |variant: &str, stack: &str| {
            let rest = format!("4/5/6/1{stack}5/6/5/g2G B5/B5 w BB 3");
            let [white, black] = sides(&position(variant, &rest));
            white - black
        };
        let bare = covered("tournament,potentials=D6", "b");
        assert_eq!(covered("tournament,potentials=D6", "(Bd)") - bare, 40 + 55);
    }

    #[test]
    fn a_gipf_piece_next_to_a_ready_punct_can_be_covered() {
        let count = |board: &str, reserve: &str| {
            let here = position("tournament,potentials=P6", &format!("{board} {reserve} w LL 3"));
            Player::BOTH.map(|player| coverable(&here, player))
        };
        assert_eq!(count("4/5/6/1P+g4/6/5/3G", "B5P2/B5P2"), [1, 0]);
        assert_eq!(count("4/5/6/1P+1g3/6/5/3G", "B5P2/B5P2"), [0, 0]);
        assert_eq!(count("4/5/6/1p+G4/6/5/3g", "B5P2/B5P2"), [0, 1]);
    }

    #[test]
    fn matrx_covers_its_own_kind_along_lines() {
        let count = |board: &str| {
            let rest = format!("4/5/6/{board}/6/5/4/3 G2D4/G2D4 w -- 3");
            let here = position("matrx", &rest);
            Player::BOTH.map(|player| coverable_in_matrx(&here, player, Potential::Dvonn))
        };
        assert_eq!(count("1D+2d+G1"), [1, 1]);
        assert_eq!(count("1D+2dg1"), [1, 0], "a used one jumps no more");
        assert_eq!(count("1D+g1d+G1"), [0, 0], "a piece stands between them");
    }
}
