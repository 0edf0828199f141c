use gipf::board::Way;
use gipf::{Action, Kind, Phase, Piece, Position, Potential};
use hexgrid::{CellSet, Direction};
use rules::{Game, Player};
use search::Evaluate;

use super::places::steps_inwards;
use super::pushes::Pushes;
use super::supply::pushes_left;

/// The evaluation for full strength: material with a reserve that must not run dry, GIPF pieces of
/// which the last ones are dear, places, and what the next push could capture.
///
/// The constants were found by logistic regression of results on these terms, over quiet positions
/// of games of the engine against itself from random openings in `basic`, `standard` and
/// `tournament`: first 12 000 games by material and centre at 2000 nodes an action, then 6000 games
/// at 2500 nodes with what the first had given. The second set of constants won 343 to 57 against the
/// first (`standard`, 8000 nodes); a third, from 3300 more games, came out the same within a few
/// hundredths and drew 150 to 150. One unit is a hundredth of the logarithm of the odds, near to a
/// hundredth of a basic piece. The ends of the tables, which hardly arise, go on as they come.
/// What potentials are worth is by judgement: no game with potentials was fitted.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Full;

/// The pushes left in the reserve, by their number; more than the last are worth [`MORE`] each. The
/// first entry is never judged but at the opponent's turn: without a push a player has lost.
#[rustfmt::skip]
const RESERVE: [i32; 16] = [
    -480, -385, -307, -221, -143, -64, 7, 77, 143, 210, 272, 335, 394, 443, 483, 523,
];
/// The same in `basic`, where nothing else can decide the game.
#[rustfmt::skip]
const RESERVE_BASIC: [i32; 16] = [
    -540, -441, -348, -239, -136, -39, 52, 140, 229, 312, 395, 477, 517, 557, 597, 637,
];
/// A push in the reserve beyond the tables.
const MORE: i32 = 40;

/// A single piece on an outermost spot, and what each step inwards adds.
const SINGLE: [i32; 2] = [64, 7];
/// The same in `basic`.
const SINGLE_BASIC: [i32; 2] = [80, 4];
/// The GIPF pieces on the board, by their number, on outermost spots; a player without has lost.
const GIPF: [i32; 4] = [-240, -50, 90, 213];
/// A GIPF piece more than the table has.
const MORE_GIPF: i32 = 100;
/// What each step inwards adds to a GIPF piece.
const GIPF_STEP: i32 = 7;
/// Two own pieces side by side.
const PAIR: i32 = 6;

/// A basic piece of the opponent (two for a GIPF piece) that the best push would capture: of the
/// player to move, and of the other one, who comes too late if the threat is parried.
const CAPTURE: [i32; 2] = [22, 17];
/// The right to move.
const TEMPO: i32 = 10;

/// An unused potential on the board beyond the piece that carries it.
const UNUSED: i32 = 40;
/// What a used potential lacks to a piece that comes back to the reserve.
const USED: i32 = -40;

impl Evaluate<Position> for Full {
    fn value(&self, position: &Position) -> i32 {
        let mover = position.to_move();
        let pushes = Pushes::new(position.board(), position.occupied());
        let side = |player| {
            let capture = best_capture(position, player, &pushes);
            side(position, player) + capture * CAPTURE[usize::from(player != mover)]
        };
        side(mover) - side(mover.other()) + TEMPO
    }

    fn is_quiet(&self, position: &Position) -> bool {
        position.phase() == Phase::Move
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

/// What a player has.
fn side(position: &Position, player: Player) -> i32 {
    let owned = position.owned(player);
    let gipf = owned & position.gipf_pieces();
    let singles = owned - gipf;
    let basic = position.kind() == Kind::Basic;
    let (reserve, [single, step]) =
        if basic { (&RESERVE_BASIC, SINGLE_BASIC) } else { (&RESERVE, SINGLE) };
    let pairs: u32 = Direction::AXES.iter().map(|&axis| (owned & owned.shifted(axis)).len()).sum();
    let mut value = table(reserve, MORE, pushes_left(position, player))
        + singles.len().cast_signed() * single
        + steps_inwards(singles) * step
        + steps_inwards(gipf) * GIPF_STEP
        + pairs.cast_signed() * PAIR;
    if !basic {
        value += table(&GIPF, MORE_GIPF, gipf.len().cast_signed());
    }
    if position.has_potentials() {
        value += (owned & position.unused_potentials()).len().cast_signed() * UNUSED
            + (owned & position.used_potentials()).len().cast_signed() * USED;
    }
    value
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
    ways.map(|way| captured_by(position, player, way)).max().unwrap_or(0)
}

/// How many basic pieces of the opponent the complete rows after a push hold.
fn captured_by(position: &Position, player: Player, way: Way) -> i32 {
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
    let second = captured & after(position.gipf_pieces());
    let second = if position.kind() == Kind::Matrx { 0 } else { second.len() };
    (captured.len() + second).cast_signed()
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
            assert_eq!(Full.value(&position), TEMPO, "{variant}");
        }
    }
}
