use std::hash::Hash;

use rules::Player;

use crate::mix::mixed;

/// Actions that refuted others, by how far ahead of the board and by player: looked at early.
pub(crate) struct Ordering<A> {
    killers: Vec<[Option<A>; 2]>,
    /// By the hash of the action, then by player.
    merits: Vec<[i32; 2]>,
}

/// How many merits are kept for each player; actions share them by their hash.
const MERITS: usize = 4096;
/// A merit stays below this.
const MOST: i32 = 1 << 14;

/// The rank of what the table holds best.
pub(crate) const FIRST: i32 = i32::MAX;
/// What is added to the rank of a forcing action.
pub(crate) const FORCING: i32 = 1 << 22;
const KILLER: i32 = 1 << 20;
/// What a place further in front among the candidates is worth, as a merit.
const PLACE: i32 = 1 << 8;

/// What is added to the rank of a candidate, by how many of them stand behind it.
pub(crate) fn of_candidate(behind: usize) -> i32 {
    PLACE * i32::try_from(behind).expect("candidates are few")
}

impl<A: Copy + Eq + Hash> Ordering<A> {
    pub(crate) fn new() -> Self {
        Self { killers: Vec::new(), merits: vec![[0; 2]; MERITS] }
    }

    /// A new search begins: killers stood for other distances, merits fade.
    pub(crate) fn grow_older(&mut self) {
        self.killers.clear();
        for merit in self.merits.as_flattened_mut() {
            *merit /= 4;
        }
    }

    /// How early to look at `action`, besides what the evaluation says: killers, then by merit.
    #[inline]
    pub(crate) fn rank(&self, player: Player, distance: u32, action: A) -> i32 {
        let merit = self.merits[place(&action)][player.index()];
        match self.killers.get(distance as usize) {
            Some([Some(killer), _]) if *killer == action => KILLER + MOST + merit,
            Some([_, Some(killer)]) if *killer == action => KILLER + merit,
            _ => merit,
        }
    }

    /// `action` was good enough to end the search of a position so far ahead of the board.
    pub(crate) fn refutes(&mut self, distance: u32, action: A) {
        let distance = distance as usize;
        if self.killers.len() <= distance {
            self.killers.resize(distance + 1, [None; 2]);
        }
        let killers = &mut self.killers[distance];
        if killers[0] != Some(action) {
            *killers = [Some(action), killers[0]];
        }
    }

    /// `action` was good enough to end the search of a position to `depth`, and `earlier` were not.
    pub(crate) fn reward(
        &mut self,
        player: Player,
        depth: i32,
        action: A,
        earlier: impl Iterator<Item = A>,
    ) {
        let weight = (depth * depth).min(400);
        let merits = &mut self.merits;
        let mut change = |action: A, weight: i32| {
            let merit = &mut merits[place(&action)][player.index()];
            *merit += weight - *merit * weight.abs() / MOST;
        };
        change(action, weight);
        for action in earlier {
            change(action, -weight);
        }
    }
}

#[allow(clippy::cast_possible_truncation, reason = "the upper twelve bits are below 4096")]
#[inline]
fn place<A: Hash>(action: &A) -> usize {
    (mixed(action) >> 52) as usize
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_refutation_comes_early_elsewhere_and_earliest_there() {
        let mut ordering = Ordering::new();
        ordering.refutes(3, 7_u8);
        ordering.reward(Player::First, 4, 7, [5, 6].into_iter());
        let rank = |distance, action| ordering.rank(Player::First, distance, action);
        assert!(rank(3, 7) > rank(2, 7));
        assert!(rank(2, 7) > rank(2, 8));
        assert!(rank(2, 8) > rank(2, 5));
        assert_eq!(ordering.rank(Player::Second, 2, 7), 0);
    }

    #[test]
    fn merits_stay_bounded() {
        let mut ordering = Ordering::new();
        for _ in 0..10_000 {
            ordering.reward(Player::Second, 60, 1_u8, [2].into_iter());
        }
        assert!(ordering.rank(Player::Second, 9, 1) <= MOST);
        assert!(ordering.rank(Player::Second, 9, 2) >= -MOST);
    }
}
