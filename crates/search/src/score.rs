use std::fmt;
use std::ops::Neg;

use rules::{Outcome, Player};

/// How good a position is for one player: hundredths of a basic piece, or a proved result with its
/// distance.
///
/// Every proved win is greater than every estimate, the nearer one the greater; losses mirror wins.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Score(i32);

impl Score {
    /// Even chances, and the value of a draw.
    pub const EVEN: Self = Self(0);
    /// A win that has happened.
    const WON: i32 = 1_000_000;
    /// The greatest estimate; evaluations are clipped to it.
    const MOST: i32 = 900_000;

    /// An estimate in hundredths of a basic piece, clipped so that it proves nothing.
    pub fn estimate(value: i32) -> Self {
        Self(value.clamp(-Self::MOST, Self::MOST))
    }

    /// A proved win after `actions` more actions of both players together.
    #[must_use]
    pub const fn win_in(actions: u32) -> Self {
        let nearest = if actions < 99_999 { actions } else { 99_999 };
        Self(Self::WON - nearest.cast_signed())
    }

    /// A proved loss after `actions` more actions of both players together.
    #[must_use]
    pub const fn loss_in(actions: u32) -> Self {
        Self(-Self::win_in(actions).0)
    }

    /// The result of a game that ended after `actions` actions, from the side of `player`.
    pub(crate) fn ended(outcome: &Outcome, player: Player, actions: u32) -> Self {
        match outcome.winner {
            None => Self::EVEN,
            Some(winner) if winner == player => Self::win_in(actions),
            Some(_) => Self::loss_in(actions),
        }
    }

    /// The score with that number behind it.
    pub(crate) const fn from_value(value: i32) -> Self {
        Self(value)
    }

    /// The least score above this one.
    pub(crate) const fn just_above(self) -> Self {
        Self(self.0 + 1)
    }

    /// The number behind it: an estimate in hundredths of a basic piece, or beyond them a proof.
    pub const fn value(self) -> i32 {
        self.0
    }

    /// After how many actions the player wins, if that is proved.
    pub fn wins_in(self) -> Option<u32> {
        (self.0 > Self::MOST).then(|| (Self::WON - self.0).unsigned_abs())
    }

    /// After how many actions the player loses, if that is proved.
    pub fn loses_in(self) -> Option<u32> {
        (-self).wins_in()
    }

    /// Whether it is a proved win or loss.
    pub const fn is_proved(self) -> bool {
        self.0.abs() > Self::MOST
    }

    /// The same proof seen from `actions` actions earlier (or later, if negative); estimates stay.
    pub(crate) const fn earlier(self, actions: i32) -> Self {
        if !self.is_proved() {
            self
        } else if self.0 > 0 {
            Self(self.0 - actions)
        } else {
            Self(self.0 + actions)
        }
    }

    /// The share of the point to expect, from 0 (lost) to 1 (won), where `scale` is that of
    /// [`Evaluate::scale`](crate::Evaluate::scale).
    ///
    /// The curve is (1 + x/√(1+x²))/2 with x = value/scale: it needs no transcendental function, so
    /// that it is the same number on every platform.
    pub fn chance(self, scale: i32) -> f64 {
        if self.is_proved() {
            return if self.0 > 0 { 1.0 } else { 0.0 };
        }
        let x = f64::from(self.0) / f64::from(scale);
        f64::midpoint(1.0, x / (1.0 + x * x).sqrt())
    }

    /// The estimate whose [`chance`](Score::chance) is `chance`, nearly.
    #[allow(clippy::cast_possible_truncation, reason = "a float is clipped to the range of i32")]
    pub(crate) fn from_chance(chance: f64, scale: i32) -> Self {
        let t = (2.0 * chance - 1.0).clamp(-0.999, 0.999);
        Self::estimate((f64::from(scale) * t / (1.0 - t * t).sqrt()) as i32)
    }
}

impl Neg for Score {
    type Output = Self;

    fn neg(self) -> Self {
        Self(-self.0)
    }
}

impl fmt::Display for Score {
    /// Hundredths of a basic piece with a sign (`+35`), or `won in 3`, `lost in 4`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.wins_in(), self.loses_in()) {
            (Some(actions), _) => write!(f, "won in {actions}"),
            (_, Some(actions)) => write!(f, "lost in {actions}"),
            _ => write!(f, "{:+}", self.0),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nearer_wins_and_farther_losses_are_better() {
        let rising = [
            Score::loss_in(1),
            Score::loss_in(3),
            Score::estimate(i32::MIN),
            Score::EVEN,
            Score::estimate(i32::MAX),
            Score::win_in(u32::MAX),
            Score::win_in(7),
            Score::win_in(0),
        ];
        assert!(rising.is_sorted());
        assert_eq!(Score::win_in(7).wins_in(), Some(7));
        assert_eq!(Score::loss_in(2).loses_in(), Some(2));
        assert_eq!(Score::estimate(i32::MAX).wins_in(), None);
    }

    #[test]
    fn proofs_move_with_the_line_and_estimates_do_not() {
        assert_eq!(Score::win_in(2).earlier(3), Score::win_in(5));
        assert_eq!(Score::loss_in(5).earlier(-3), Score::loss_in(2));
        assert_eq!(Score::estimate(40).earlier(3), Score::estimate(40));
    }

    #[test]
    fn chance_has_an_inverse() {
        for value in [-700, -30, 0, 5, 250] {
            let chance = Score::estimate(value).chance(300);
            assert!((Score::from_chance(chance, 300).value() - value).abs() <= 1);
        }
        assert!(Score::win_in(3).chance(300) >= 1.0);
        assert!(Score::loss_in(3).chance(300) <= 0.0);
    }

    #[test]
    fn told_in_words() {
        assert_eq!(Score::estimate(35).to_string(), "+35");
        assert_eq!(Score::win_in(3).to_string(), "won in 3");
        assert_eq!(Score::loss_in(4).to_string(), "lost in 4");
    }
}
