//! Setting up a position, the usual one or any other that can arise (Y8).

use rules::{Faults, Player};

use crate::board::BOARD;
use crate::fault::SetupFault;
use crate::place::RINGS;
use crate::position::{MARKERS, Phase, Position};
use crate::row;
use crate::set::PointSet;
use crate::variant::Variant;

/// A position as somebody describes it, not yet known to be possible.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup {
    /// The game it is meant for.
    pub variant: Variant,
    /// The points with a ring of the first and of the second player.
    pub rings: [PointSet; 2],
    /// The points with a marker that shows the colour of the first and of the second player.
    pub markers: [PointSet; 2],
    /// Whose decision is next.
    pub to_move: Player,
    /// What decision is due.
    pub phase: Phase,
}

/// The position in which a game begins.
pub(crate) const fn start(variant: Variant) -> Position {
    Position {
        rings: [PointSet::EMPTY; 2],
        markers: [PointSet::EMPTY; 2],
        to_move: Player::First,
        phase: Phase::Place,
        variant,
    }
}

impl Position {
    /// The position that a set-up describes: the only way to an arbitrary one.
    ///
    /// # Errors
    ///
    /// Every reason why it cannot arise in `variant`.
    pub fn from_setup(variant: Variant, setup: &Setup) -> Result<Self, Faults<SetupFault>> {
        let Setup { rings, markers, to_move, phase, .. } = *setup;
        let mut faults = Vec::new();
        if setup.variant != variant {
            faults.push(SetupFault::OtherVariant { found: setup.variant, wanted: variant });
        }
        let [a, b, c, d] = [rings[0], rings[1], markers[0], markers[1]];
        debug_assert!(BOARD.includes(a | b | c | d), "a set holds points of the board only");
        let twice = (a & b) | ((a | b) & (c | d)) | (c & d);
        if let Some(point) = twice.iter().next() {
            faults.push(SetupFault::TwoOnOnePoint { point });
        }
        let found = (c | d).len();
        if found > u32::from(MARKERS) {
            faults.push(SetupFault::TooManyMarkers { found });
        }
        let position = Self { rings, markers, to_move, phase, variant };
        for player in Player::BOTH {
            let found = position.rings(player).len();
            if found > u32::from(RINGS) {
                faults.push(SetupFault::TooManyRings { player, found });
            }
        }
        if phase == Phase::Place {
            position.judge_placing(&mut faults);
        } else {
            position.judge_removed(&mut faults);
            position.judge_rows(&mut faults);
        }
        Faults::none_or(faults, position)
    }

    /// Rings are placed in turn, and nothing else is on the board until all are.
    fn judge_placing(&self, faults: &mut Vec<SetupFault>) {
        let [first, second] = Player::BOTH.map(|player| self.rings(player).len());
        let ahead = u32::from(self.to_move == Player::Second);
        if first != second + ahead {
            faults.push(SetupFault::NotInTurn { first, second });
        } else if first + second == 2 * u32::from(RINGS) {
            faults.push(SetupFault::AllPlaced);
        }
        if let Some(point) = self.all_markers().iter().next() {
            faults.push(SetupFault::MarkerTooEarly { point });
        }
    }

    /// Nobody has removed the rings that win while the game goes on, but the player who has just done
    /// so.
    fn judge_removed(&self, faults: &mut Vec<SetupFault>) {
        let takes_rings = matches!(self.phase, Phase::RingBefore | Phase::RingAfter);
        for player in Player::BOTH {
            let (removed, wins) = (self.removed(player), self.variant.rings_to_win());
            let may = takes_rings && player == self.to_move;
            if removed > wins || (removed == wins && !may) {
                faults.push(SetupFault::HasWon { player, removed });
            }
        }
    }

    /// A row is due exactly when one stands, and five markers are in the pool for each that was taken.
    fn judge_rows(&self, faults: &mut Vec<SetupFault>) {
        let stands = |player| row::stands(self.markers(player));
        match self.phase {
            Phase::RowBefore | Phase::RowAfter if !stands(self.to_move) => {
                faults.push(SetupFault::NoRow);
            }
            Phase::RingBefore | Phase::RingAfter if self.pool() < 5 => {
                faults.push(SetupFault::NoRowTaken { pool: self.pool() });
            }
            Phase::Move => {
                if let Some(row) = row::of(self, self.to_move).next() {
                    faults.push(SetupFault::RowNotTaken { row, player: self.to_move });
                }
            }
            _ => {}
        }
        let other = self.to_move.other();
        if matches!(self.phase, Phase::RowBefore | Phase::RingBefore | Phase::Move)
            && let Some(row) = row::of(self, other).next()
        {
            faults.push(SetupFault::RowNotTaken { row, player: other });
        }
    }
}

impl From<&Position> for Setup {
    fn from(position: &Position) -> Self {
        let Position { rings, markers, to_move, phase, variant } = *position;
        Self { variant, rings, markers, to_move, phase }
    }
}
