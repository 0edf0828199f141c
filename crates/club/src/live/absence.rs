//! Who has left, and from when on the opponent may say so.

use protocol::online::Speed;
use rules::Player;

use super::state::Live;

/// How long nothing must have happened where there is no clock.
const IDLE: u64 = 14 * 86_400_000;

/// Since when each player is not there: milliseconds since 1970.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(super) struct Absence([Option<u64>; 2]);

impl Absence {
    /// Keeps who is there now.
    pub(super) fn note(&mut self, here: [bool; 2], now: u64) {
        for (since, here) in self.0.iter_mut().zip(here) {
            *since = if here { None } else { since.or(Some(now)) };
        }
    }

    fn since(self, player: Player) -> Option<u64> {
        self.0[player.index()]
    }
}

impl Live {
    /// From when on the opponent of whoever has to decide may claim that they have left, by the time of the
    /// match: so long after they went away, or something happened, where a clock runs. Where days are given for
    /// each turn a flag falls in any case.
    pub(super) fn claim(&self, absence: Absence, away: u64) -> Option<u64> {
        let [absent] = self.game.deciders()[..] else { return None };
        match self.row.new.speed {
            Some(Speed::Days) => None,
            Some(_) => {
                let since = self.at(absence.since(absent)?);
                Some(since.saturating_add(away))
            }
            None => Some(self.last().saturating_add(IDLE)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn absence_lasts_until_somebody_comes() {
        let mut absence = Absence::default();
        absence.note([true, false], 10);
        absence.note([false, false], 20);
        assert_eq!(Player::BOTH.map(|player| absence.since(player)), [Some(20), Some(10)]);
        absence.note([false, true], 30);
        assert_eq!(Player::BOTH.map(|player| absence.since(player)), [Some(20), None]);
    }
}
