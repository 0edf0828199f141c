//! A game that is played elsewhere: its result counts when both players tell the same (C10).

use protocol::Told;
use rules::Player;

/// After how many disagreements a lot is due, if lots were agreed.
const PATIENCE: u32 = 2;

/// What the players tell about a game elsewhere.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Elsewhere {
    lots: bool,
    told: [Option<Told>; 2],
    disagreed: u32,
    /// When the first of two reports came; the other player's time to answer runs from then on.
    since: Option<u64>,
    result: Option<Told>,
    by_lot: bool,
}

impl Elsewhere {
    pub(crate) fn new(lots: bool) -> Self {
        Self { lots, told: [None; 2], disagreed: 0, since: None, result: None, by_lot: false }
    }

    pub(crate) fn told(&self) -> [Option<Told>; 2] {
        self.told
    }

    pub(crate) fn disagreed(&self) -> u32 {
        self.disagreed
    }

    pub(crate) fn since(&self) -> Option<u64> {
        self.since
    }

    pub(crate) fn result(&self) -> Option<Told> {
        self.result
    }

    pub(crate) fn was_settled_by_lot(&self) -> bool {
        self.by_lot
    }

    /// Whether the players have disagreed so often that a lot decides.
    pub(crate) fn is_lot_due(&self) -> bool {
        self.lots && self.disagreed >= PATIENCE && self.result.is_none()
    }

    /// Takes what a player tells who has not told anything since the last disagreement.
    pub(crate) fn tell(&mut self, by: Player, winner: Option<Player>, at: u64) {
        self.told[by.index()] = Some(Told { winner });
        match self.told {
            [Some(first), Some(second)] if first == second => self.result = Some(first),
            [Some(_), Some(_)] => {
                self.disagreed += 1;
                self.told = [None; 2];
                self.since = None;
            }
            _ => self.since = Some(at),
        }
    }

    /// Draws the lot that is due.
    pub(crate) fn draw(&mut self, value: u32) {
        self.by_lot = true;
        let winner = if value & 1 == 0 { Player::First } else { Player::Second };
        self.result = Some(Told { winner: Some(winner) });
    }
}
