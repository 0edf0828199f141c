//! Rock-paper-scissors: both choose at once, and neither choice is told before both have chosen (C10).

use protocol::{Sign, Told};
use rules::Player;

/// The first player's sign against the second's: who wins, or nobody.
fn winner([first, second]: [Sign; 2]) -> Option<Player> {
    use Sign::{Paper, Rock, Scissors};
    match (first, second) {
        (Rock, Scissors) | (Paper, Rock) | (Scissors, Paper) => Some(Player::First),
        _ if first == second => None,
        _ => Some(Player::Second),
    }
}

/// A game of rock-paper-scissors between the players of a match.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Hands {
    /// Whether a tie is repeated, or counts.
    repeats: bool,
    /// What was chosen in this round.
    chosen: [Option<Sign>; 2],
    /// The rounds that are over, the last of them not a tie if the game is over.
    rounds: Vec<[Sign; 2]>,
    /// When this round began.
    since: u64,
}

impl Hands {
    pub(crate) fn new(repeats: bool, at: u64) -> Self {
        Self { repeats, chosen: [None; 2], rounds: Vec::new(), since: at }
    }

    pub(crate) fn has_chosen(&self, player: Player) -> bool {
        self.chosen[player.index()].is_some()
    }

    pub(crate) fn rounds(&self) -> &[[Sign; 2]] {
        &self.rounds
    }

    pub(crate) fn since(&self) -> u64 {
        self.since
    }

    /// Takes the choice of a player who has not chosen yet; whether it was the second one, so that the
    /// round is told.
    pub(crate) fn choose(&mut self, by: Player, sign: Sign, at: u64) -> bool {
        self.chosen[by.index()] = Some(sign);
        let [Some(first), Some(second)] = self.chosen else { return false };
        self.rounds.push([first, second]);
        self.chosen = [None; 2];
        self.since = at;
        true
    }

    /// The result, once there is one.
    pub(crate) fn result(&self) -> Option<Told> {
        let winner = winner(*self.rounds.last()?);
        (winner.is_some() || !self.repeats).then_some(Told { winner })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use Sign::{Paper, Rock, Scissors};

    #[test]
    fn each_sign_beats_one_and_loses_to_one() {
        for (beats, loses) in [(Rock, Scissors), (Paper, Rock), (Scissors, Paper)] {
            assert_eq!(winner([beats, loses]), Some(Player::First));
            assert_eq!(winner([loses, beats]), Some(Player::Second));
            assert_eq!(winner([beats, beats]), None);
        }
    }

    #[test]
    fn a_tie_is_repeated_or_counts() {
        for (repeats, result) in [(true, None), (false, Some(Told { winner: None }))] {
            let mut hands = Hands::new(repeats, 0);
            assert!(!hands.choose(Player::Second, Rock, 5));
            assert!(hands.choose(Player::First, Rock, 7));
            assert_eq!(hands.result(), result);
            assert_eq!(hands.since(), 7);
        }
    }
}
