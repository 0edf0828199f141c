use gipf::board::Way;
use gipf::{Action, Kind, Phase, Piece, Position, Potential};
use hexgrid::{CellSet, Direction};
use rules::{Game, Player};
use search::Evaluate;

use super::places::steps_inwards;
use super::potentials;
use super::pushes::Pushes;
use super::supply::pushes_left;
use super::weights::{MORE, MORE_GIPF, Weights};

/// The evaluation for full strength: material with a reserve that must not run dry, GIPF pieces of
/// which the last ones are dear, places, what the next push could capture, and what becomes of
/// potentials.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Full;

impl Evaluate<Position> for Full {
    fn value(&self, position: &Position) -> i32 {
        let mover = position.to_move();
        let pushes = Pushes::new(position.board(), position.occupied());
        let weights = Weights::of(position);
        let side = |player| {
            let number = usize::from(player != mover);
            let mut value = side(position, player, weights)
                + best_capture(position, player, &pushes) * weights.capture[number];
            if let Some(weights) = &weights.potentials {
                value += potentials::side(position, player, weights)
                    + potentials::coverable(position, player) * weights.coverable[number];
            }
            value
        };
        side(mover) - side(mover.other()) + weights.tempo
    }

    fn is_quiet(&self, position: &Position) -> bool {
        position.phase() == Phase::Move
    }

    fn margin(&self) -> Option<i32> {
        Some(40)
    }

    /// The pushes that complete an own row.
    fn forcing(&self, position: &Position, out: &mut Vec<Action>) {
        let player = position.to_move();
        let Some(piece) = piece_to_push(position, player) else { return };
        let pushes = Pushes::new(position.board(), position.occupied());
        let ways = pushes.completing_rows(position.owned(player));
        out.extend(ways.map(|way| Action::Push { piece, way }));
    }
}

/// The plainest piece a player with a piece on the board can push in.
fn piece_to_push(position: &Position, player: Player) -> Option<Piece> {
    let reserve = position.reserve(player);
    if position.kind() != Kind::Matrx {
        (reserve.basics > 0).then_some(Piece::Basic)
    } else if reserve.gipf > 0 {
        Some(Piece::Gipf)
    } else {
        let kind = Potential::ALL.into_iter().find(|&kind| reserve.of(kind) >= 2);
        kind.map(Piece::Loaded)
    }
}

/// What a player has, potentials aside.
fn side(position: &Position, player: Player, weights: &Weights) -> i32 {
    let owned = position.owned(player);
    let gipf = owned & position.gipf_pieces();
    let singles = owned - gipf;
    let [single, step] = weights.single;
    let pairs: u32 = Direction::AXES.iter().map(|&axis| (owned & owned.shifted(axis)).len()).sum();
    table(&weights.reserve, MORE, pushes_left(position, player))
        + table(&weights.gipf, MORE_GIPF, gipf.len().cast_signed())
        + singles.len().cast_signed() * single
        + steps_inwards(singles) * step
        + steps_inwards(gipf) * weights.gipf_step
        + pairs.cast_signed() * weights.pair
}

/// The entry of a table, which goes on with `more` for each step beyond its end.
fn table(table: &[i32], more: i32, index: i32) -> i32 {
    let last = table.len() - 1;
    let index = usize::try_from(index).unwrap_or(0);
    let beyond = i32::try_from(index.saturating_sub(last)).unwrap_or(0);
    table[index.min(last)] + beyond * more
}

/// How many basic pieces of the opponent a player's best push would capture.
fn best_capture(position: &Position, player: Player, pushes: &Pushes) -> i32 {
    if pushes_left(position, player) == 0 {
        return 0;
    }
    let ways = pushes.completing_rows(position.owned(player));
    let captured = ways.map(|way| captured_by(position, player, way).basics);
    captured.max().unwrap_or(0).cast_signed()
}

/// What the complete rows after a push hold of the opponent.
pub(super) struct Captured {
    /// In basic pieces; a GIPF piece is two of them, in MATRX one piece as others.
    pub(super) basics: u32,
    pub(super) gipf: u32,
}

pub(super) fn captured_by(position: &Position, player: Player, way: Way) -> Captured {
    let board = position.board();
    let shifting = way.shifting(board, position.occupied());
    let after = |set: CellSet| (set - shifting) | way.moved_on(set & shifting);
    let own = after(position.owned(player)) | way.first().set();
    let others = after(position.owned(player.other()));
    let occupied = own | others;
    let mut captured = CellSet::EMPTY;
    for axis in Direction::AXES {
        if let Some(cell) = own.runs_of_four(axis).lowest() {
            let mut row = cell.set();
            // A line has seven spots at most.
            for _ in 0..6 {
                row = (row | row.shifted(axis) | row.shifted(axis.opposite())) & occupied;
            }
            captured |= row & others;
        }
    }
    let gipf = (captured & after(position.gipf_pieces())).len();
    let second = if position.kind() == Kind::Matrx { 0 } else { gipf };
    Captured { basics: captured.len() + second, gipf }
}

#[cfg(test)]
mod tests {
    use gipf::Variant;
    use rules::testkit;

    use super::*;

    fn random_positions(mut check: impl FnMut(&Position)) {
        for variant in ["basic", "standard", "tournament", "matrx", "ultimate"] {
            let variant = variant.parse().unwrap();
            testkit::random_positions(&variant, 3, 20, 150, |position, _| check(position));
        }
    }

    #[test]
    fn forcing_actions_are_legal_and_lead_to_a_row() {
        let mut seen = 0;
        random_positions(|position| {
            if !Full.is_quiet(position) {
                return;
            }
            let mut forcing = Vec::new();
            Full.forcing(position, &mut forcing);
            for action in forcing {
                let mut next = *position;
                next.play(action).unwrap();
                let next_is_own = next.to_move() == position.to_move();
                assert!(next_is_own, "{position} {action}");
                seen += 1;
            }
        });
        assert!(seen > 100, "{seen}");
    }

    #[test]
    fn a_row_within_reach_is_worth_what_it_captures() {
        let captures = |variant: &str, board: &str| {
            let variant: Variant = variant.parse().unwrap();
            let text = format!("{variant} {board} B9/B9 w BB 3");
            let position = Position::read(&variant, &text).unwrap();
            let pushes = Pushes::new(position.board(), position.occupied());
            Player::BOTH.map(|player| best_capture(&position, player, &pushes))
        };
        // a2-b3 brings d5 to e6, where three own pieces wait, alone or with a black one behind them.
        assert_eq!(captures("basic", "1b2/2b2/3B2/1BBB3/6/5/4"), [0, 0]);
        assert_eq!(captures("basic", "1b2/2b2/3B2/bBBB3/6/5/4"), [1, 0]);
        assert_eq!(captures("standard", "1b2/2b2/3B2/gBBB3/6/5/3G"), [2, 0]);
        assert_eq!(captures("basic", "4/2b2/3B2/bBBB3/6/5/4"), [0, 0], "no push reaches d5");
    }

    #[test]
    fn equal_sides_are_worth_the_right_to_move() {
        for variant in ["basic", "standard", "tournament", "ultimate", "matrx"] {
            let position = Position::start(&variant.parse().unwrap());
            let tempo = Weights::of(&position).tempo;
            assert_eq!(Full.value(&position), tempo, "{variant}");
        }
    }
}
