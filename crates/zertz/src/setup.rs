//! Setting up a position, the usual one or any other that can arise (Z9).

use rules::{Explain, Faults, Player, arg};

use crate::board::Ring;
use crate::marble::{Counts, Marble};
use crate::position::{Phase, Position};
use crate::set::RingSet;
use crate::variant::{Claiming, Kind, Variant};
use crate::{isolate, jump, ring};

/// A position as somebody describes it, not yet known to be possible.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup {
    /// The game it is meant for.
    pub kind: Kind,
    /// The rings in play.
    pub rings: RingSet,
    /// The rings with black, grey and white marbles. Those that are not in play belong to groups
    /// that were left for good.
    pub marbles: [RingSet; 3],
    /// The marbles in the pool.
    pub pool: Counts,
    /// The marbles the first and the second player have captured.
    pub captured: [Counts; 2],
    /// Whose decision is next.
    pub to_move: Player,
    /// What decision is due.
    pub phase: Phase,
}

/// The position in which a game begins.
pub(crate) fn start(variant: Variant) -> Position {
    let rings = variant.board.rings();
    Position {
        rings,
        marbles: [RingSet::EMPTY; 3],
        loose: ring::loose(variant.board, rings),
        pool: variant.kind.marbles(),
        captured: [Counts::NONE; 2],
        to_move: Player::First,
        phase: Phase::Turn,
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
        let Setup { kind, rings, marbles, pool, captured, to_move, phase } = *setup;
        let [black, grey, white] = marbles;
        if let Some(ring) = ((rings | black | grey | white) - variant.board.rings()).lowest() {
            // The rest would be judged by a board that is not meant.
            return Err(SetupFault::NotOnBoard { ring }.into());
        }
        let mut faults = Vec::new();
        if kind != variant.kind {
            faults.push(SetupFault::OtherVariant { found: kind, wanted: variant.kind });
        }
        if let Some(ring) = ((black & grey) | (grey & white) | (white & black)).lowest() {
            faults.push(SetupFault::TwoOnOneRing { ring });
        }
        let loose = ring::loose(variant.board, rings);
        let position = Self { rings, marbles, loose, pool, captured, to_move, phase, variant };
        for marble in Marble::ALL.into_iter().rev() {
            let beside = [pool, captured[0], captured[1]].map(|it| u32::from(it.of(marble)));
            let found = position.marbles(marble).len() + beside.iter().sum::<u32>();
            let wanted = variant.kind.marbles().of(marble);
            if found != u32::from(wanted) {
                faults.push(SetupFault::MarbleCount { marble, found, wanted });
            }
        }
        position.judge_sets(&mut faults);
        position.judge_left_groups(&mut faults);
        position.judge_phase(&mut faults);
        Faults::none_or(faults, position)
    }

    /// Nobody has a set while the game goes on, but a player inside the turn that wins.
    fn judge_sets(&self, faults: &mut Vec<SetupFault>) {
        for player in Player::BOTH {
            let may = player == self.to_move && self.phase != Phase::Ring;
            if !may && self.variant.kind.set_among(self.captured(player)).is_some() {
                faults.push(SetupFault::HasWon { player });
            }
        }
    }

    /// Groups are left for good only by choice, and only isolated ones.
    fn judge_left_groups(&self, faults: &mut Vec<SetupFault>) {
        let left = self.left();
        let near = &self.variant.board.tables().near;
        if let Some(ring) = left.lowest()
            && self.variant.claiming == Claiming::Auto
        {
            faults.push(SetupFault::LeftInAuto { ring });
        } else if let Some(ring) = left.iter().find(|it| near[it.index()].meets(self.rings)) {
            faults.push(SetupFault::LeftNotIsolated { ring });
        }
    }

    /// What the phase says is due is due, and nothing that should have been done before.
    fn judge_phase(&self, faults: &mut Vec<SetupFault>) {
        let full = isolate::full(self);
        match self.phase {
            Phase::Ring if self.free_rings().is_empty() => faults.push(SetupFault::NoFreeRing),
            Phase::Ring if self.occupied().is_empty() => faults.push(SetupFault::NothingPlaced),
            Phase::Claim if self.variant.claiming == Claiming::Auto => {
                faults.push(SetupFault::ClaimInAuto);
            }
            Phase::Claim if full.is_empty() || self.vacant().is_empty() => {
                faults.push(SetupFault::NothingToClaim);
            }
            Phase::Jump(ring) => {
                let mut jumps = Vec::new();
                jump::list(self, self.occupied() & ring.set(), &mut jumps);
                if jumps.is_empty() || self.captured(self.to_move).is_empty() {
                    faults.push(SetupFault::CannotJumpOn { ring });
                }
            }
            Phase::Turn | Phase::Ring | Phase::Claim => {}
        }
        let full_board = self.variant.claiming == Claiming::Choice && self.vacant().is_empty();
        if let (Phase::Turn | Phase::Jump(_), Some(ring)) = (self.phase, full.lowest())
            && !full_board
        {
            faults.push(SetupFault::GroupNotTaken { ring });
        }
    }
}

impl From<&Position> for Setup {
    fn from(position: &Position) -> Self {
        let Position { rings, marbles, pool, captured, to_move, phase, variant, .. } = *position;
        Self { kind: variant.kind, rings, marbles, pool, captured, to_move, phase }
    }
}

/// Why a position cannot be read or cannot arise.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[allow(missing_docs, reason = "the messages say it")]
pub enum SetupFault {
    #[error("a position has six fields separated by one space, this has {found}")]
    Fields { found: usize },
    #[error("there is no variant `{name}` of ZÈRTZ")]
    UnknownVariant { name: String },
    #[error("this board has {wanted} columns separated by `/`, the text has {found}")]
    Columns { wanted: usize, found: usize },
    #[error("column {column} has {wanted} places, this describes {found}")]
    ColumnLength { column: char, wanted: usize, found: usize },
    #[error("column {column}: `{found}` is not one of . W G B - (w g b in groups that were left)")]
    UnknownPlace { column: char, found: char },
    #[error("the pool is counted as W6G8B10, or `-` if it is empty, not `{found}`")]
    Pool { found: String },
    #[error("captured marbles are the first player's and the second's, as W1B2/-, not `{found}`")]
    Captured { found: String },
    #[error("the player to move is `1` or `2`, not `{found}`")]
    Side { found: String },
    #[error("the phase is t, r, c or the ring of the marble that must jump on, not `{found}`")]
    UnknownPhase { found: String },
    #[error("the drawing has not the {wanted} places of the board, or not in its order")]
    Drawing { wanted: usize },
    #[error("this is a position of {}, not of {}", found.key(), wanted.key())]
    OtherVariant { found: Kind, wanted: Kind },
    #[error("this board has no ring {ring}")]
    NotOnBoard { ring: Ring },
    #[error("there are two marbles on {ring}")]
    TwoOnOneRing { ring: Ring },
    #[error("there are {wanted} marbles of {} in the game, and {found} here", marble.letter())]
    MarbleCount { marble: Marble, found: u32, wanted: u8 },
    #[error("the {player} player has a winning set, so the game was over before")]
    HasWon { player: Player },
    #[error("no group is left for good where all are claimed, so {ring} carries no small letter")]
    LeftInAuto { ring: Ring },
    #[error("{ring} belongs to a group that was left, and yet there is a ring in play next to it")]
    LeftNotIsolated { ring: Ring },
    #[error("no ring is free, so none must be removed")]
    NoFreeRing,
    #[error("there is no marble on the board, so no ring must be removed")]
    NothingPlaced,
    #[error("there is no phase c where all groups are claimed")]
    ClaimInAuto,
    #[error("phase c needs an isolated group to be claimed and a vacant ring")]
    NothingToClaim,
    #[error("the marble on {ring} has captured nothing or cannot jump on")]
    CannotJumpOn { ring: Ring },
    #[error("the full group with {ring} should have been claimed or left at the end of the turn")]
    GroupNotTaken { ring: Ring },
}

impl Explain for SetupFault {
    fn code(&self) -> &'static str {
        match self {
            Self::Fields { .. } => "position-fields",
            Self::UnknownVariant { .. } => "position-variant",
            Self::Columns { .. } => "position-columns",
            Self::ColumnLength { .. } => "position-column-length",
            Self::UnknownPlace { .. } => "position-unknown-place",
            Self::Pool { .. } => "position-pool",
            Self::Captured { .. } => "position-captured",
            Self::Side { .. } => "position-side",
            Self::UnknownPhase { .. } => "position-phase",
            Self::Drawing { .. } => "position-drawing",
            Self::OtherVariant { .. } => "position-other-variant",
            Self::NotOnBoard { .. } => "position-not-on-board",
            Self::TwoOnOneRing { .. } => "position-two-on-one-ring",
            Self::MarbleCount { .. } => "position-marble-count",
            Self::HasWon { .. } => "position-has-won",
            Self::LeftInAuto { .. } => "position-left-in-auto",
            Self::LeftNotIsolated { .. } => "position-left-not-isolated",
            Self::NoFreeRing => "position-no-free-ring",
            Self::NothingPlaced => "position-nothing-placed",
            Self::ClaimInAuto => "position-claim-in-auto",
            Self::NothingToClaim => "position-nothing-to-claim",
            Self::CannotJumpOn { .. } => "position-cannot-jump-on",
            Self::GroupNotTaken { .. } => "position-group-not-taken",
        }
    }

    fn rule(&self) -> Option<&'static str> {
        Some(match self {
            Self::NotOnBoard { .. } => "Z2",
            Self::MarbleCount { .. } => "Z3",
            Self::TwoOnOneRing { .. } | Self::NothingPlaced => "Z5.1",
            Self::NoFreeRing => "Z5.3",
            Self::CannotJumpOn { .. } => "Z6.3",
            Self::LeftNotIsolated { .. } => "Z7.1",
            Self::LeftInAuto { .. }
            | Self::ClaimInAuto
            | Self::NothingToClaim
            | Self::GroupNotTaken { .. } => "Z7.2",
            Self::HasWon { .. } => "Z8.1",
            _ => "Z9",
        })
    }

    fn args(&self) -> Vec<(&'static str, String)> {
        match self {
            Self::Fields { found } => vec![arg("found", found)],
            Self::UnknownVariant { name } => vec![arg("name", name)],
            Self::Columns { wanted, found } => vec![arg("wanted", wanted), arg("found", found)],
            Self::ColumnLength { column, wanted, found } => {
                vec![arg("column", column), arg("wanted", wanted), arg("found", found)]
            }
            Self::UnknownPlace { column, found } => {
                vec![arg("column", column), arg("found", found)]
            }
            Self::Pool { found }
            | Self::Captured { found }
            | Self::Side { found }
            | Self::UnknownPhase { found } => vec![arg("found", found)],
            Self::Drawing { wanted } => vec![arg("wanted", wanted)],
            Self::OtherVariant { found, wanted } => {
                vec![arg("found", found.key()), arg("wanted", wanted.key())]
            }
            Self::MarbleCount { marble, found, wanted } => {
                vec![arg("marble", marble.letter()), arg("found", found), arg("wanted", wanted)]
            }
            Self::HasWon { player } => vec![arg("player", player)],
            Self::NotOnBoard { ring }
            | Self::TwoOnOneRing { ring }
            | Self::LeftInAuto { ring }
            | Self::LeftNotIsolated { ring }
            | Self::CannotJumpOn { ring }
            | Self::GroupNotTaken { ring } => vec![arg("ring", ring)],
            Self::NoFreeRing | Self::NothingPlaced | Self::ClaimInAuto | Self::NothingToClaim => {
                Vec::new()
            }
        }
    }
}
