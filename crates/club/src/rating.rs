//! Ratings: Glicko-2, each match a period of its own.
//!
//! Source: Mark Glickman, Example of the Glicko-2 system (2022); the numbers of the steps are his.

use rules::Player;
use store::{Rated, Standing};

/// How fast volatility changes. Source: Glickman advises 0.3 to 1.2.
const TAU: f64 = 0.5;
/// Points of the usual scale for one of the system's own.
const SCALE: f64 = 173.7178;
/// Where the search for the new volatility stops.
const CLOSE: f64 = 0.000_001;
/// The deviation of whoever is unknown; nobody's is greater.
const MOST: f64 = 350.0;
/// Nobody's deviation is less, so that a rating always moves.
const LEAST: f64 = 45.0;
/// How long without a match is as one period: after a year a deviation of 60 is about 107.
const PERIOD: f64 = 5.0 * 86_400_000.0;

/// An estimate of strength.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Estimate {
    /// The estimate.
    pub rating: f64,
    /// Its standard deviation.
    pub deviation: f64,
    /// How much it is expected to change.
    pub volatility: f64,
}

/// Of whoever has not played.
pub(crate) const UNKNOWN: Estimate = Estimate { rating: 1500.0, deviation: MOST, volatility: 0.06 };

/// A result against somebody.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Score {
    /// Who it was against.
    pub against: Estimate,
    /// 1 for a win, one half for a draw, 0 for a loss.
    pub score: f64,
}

/// What results make of an estimate after that many periods since the last ones: 1 by the book.
pub fn update(own: Estimate, scores: &[Score], periods: f64) -> Estimate {
    // Step 2.
    let mu = (own.rating - UNKNOWN.rating) / SCALE;
    let phi = own.deviation / SCALE;
    // Steps 3 and 4: the variance, and how much better the results are than was to be expected.
    let (mut precision, mut surplus) = (0.0, 0.0);
    for Score { against, score } in scores {
        let g = lessened(against.deviation / SCALE);
        let expected = 1.0 / (1.0 + (-g * (mu - (against.rating - UNKNOWN.rating) / SCALE)).exp());
        precision += g * g * expected * (1.0 - expected);
        surplus += g * (score - expected);
    }
    if precision == 0.0 {
        return Estimate { deviation: SCALE * phi.hypot(own.volatility * periods.sqrt()), ..own };
    }
    let variance = 1.0 / precision;
    let volatility = volatility(own.volatility, variance * surplus, phi, variance);
    // Steps 6 to 8.
    let before = phi * phi + volatility * volatility * periods;
    let phi = 1.0 / (1.0 / before + precision).sqrt();
    let mu = mu + phi * phi * surplus;
    Estimate { rating: SCALE * mu + UNKNOWN.rating, deviation: SCALE * phi, volatility }
}

/// How much a result counts, by the other's deviation.
fn lessened(phi: f64) -> f64 {
    use std::f64::consts::PI;
    1.0 / (1.0 + 3.0 * phi * phi / (PI * PI)).sqrt()
}

/// Step 5, by regula falsi as in the paper.
fn volatility(old: f64, delta: f64, phi: f64, variance: f64) -> f64 {
    let start = (old * old).ln();
    let f = |x: f64| {
        let total = phi * phi + variance + x.exp();
        x.exp() * (delta * delta - total) / (2.0 * total * total) - (x - start) / (TAU * TAU)
    };
    let mut left = start;
    let mut right = if delta * delta > phi * phi + variance {
        (delta * delta - phi * phi - variance).ln()
    } else {
        let mut below = 1.0;
        while f(start - below * TAU) < 0.0 {
            below += 1.0;
        }
        start - below * TAU
    };
    let (mut at_left, mut at_right) = (f(left), f(right));
    while (right - left).abs() > CLOSE {
        let middle = left + (left - right) * at_left / (at_right - at_left);
        let at_middle = f(middle);
        if at_middle * at_right <= 0.0 {
            (left, at_left) = (right, at_right);
        } else {
            at_left /= 2.0;
        }
        (right, at_right) = (middle, at_middle);
    }
    (left / 2.0).exp()
}

/// What the end of a match makes of the standings of both.
pub(crate) fn rate(before: [Option<Standing>; 2], winner: Option<Player>, now: u64) -> [Rated; 2] {
    let estimate = |standing: Option<Standing>| match standing {
        None => UNKNOWN,
        Some(Standing { rating, deviation, volatility, .. }) => {
            Estimate { rating, deviation, volatility }
        }
    };
    Player::BOTH.map(|player| {
        let (own, other) = (before[player.index()], before[player.other().index()]);
        let score = match winner {
            None => 0.5,
            Some(winner) => f64::from(u8::from(winner == player)),
        };
        let periods = own.map_or(0.0, |own| periods(now.saturating_sub(own.at)));
        let old = estimate(own);
        let new = update(old, &[Score { against: estimate(other), score }], periods);
        let after = Standing {
            rating: new.rating,
            deviation: new.deviation.clamp(LEAST, MOST),
            volatility: new.volatility,
            games: own.map_or(0, |own| own.games) + 1,
            at: now,
        };
        Rated { before: old.rating, after }
    })
}

#[allow(clippy::cast_precision_loss, reason = "milliseconds of centuries are exact")]
fn periods(millis: u64) -> f64 {
    millis as f64 / PERIOD
}

#[cfg(test)]
mod tests {
    use super::*;

    fn estimate(rating: f64, deviation: f64) -> Estimate {
        Estimate { rating, deviation, volatility: 0.06 }
    }

    #[test]
    fn the_published_example_comes_out() {
        let scores = [
            Score { against: estimate(1400.0, 30.0), score: 1.0 },
            Score { against: estimate(1550.0, 100.0), score: 0.0 },
            Score { against: estimate(1700.0, 300.0), score: 0.0 },
        ];
        let new = update(estimate(1500.0, 200.0), &scores, 1.0);
        assert!((new.rating - 1464.06).abs() < 0.01, "{new:?}");
        assert!((new.deviation - 151.52).abs() < 0.01, "{new:?}");
        assert!((new.volatility - 0.05999).abs() < 0.00001, "{new:?}");
    }

    #[test]
    fn who_does_not_play_becomes_less_certain() {
        let new = update(estimate(1500.0, 60.0), &[], 73.0);
        assert!((106.0..109.0).contains(&new.deviation), "{new:?}");
        assert!((new.rating - 1500.0).abs() < f64::EPSILON);
    }

    #[test]
    fn what_one_wins_the_other_loses_among_the_unknown() {
        let [first, second] = rate([None; 2], Some(Player::First), 7);
        assert!(first.after.rating > 1600.0);
        assert!((first.after.rating - 1500.0 + second.after.rating - 1500.0).abs() < 1e-9);
        assert!(first.after.deviation < 350.0 && first.after.games == 1 && first.after.at == 7);
        let [first, second] = rate([None; 2], None, 7);
        assert!((first.after.rating - 1500.0).abs() < 1e-9 && second.after.games == 1);
    }

    #[test]
    fn a_rating_always_moves() {
        let sure =
            Standing { rating: 1500.0, deviation: 45.0, volatility: 0.06, games: 900, at: 0 };
        let mut both = [Some(sure); 2];
        for now in 0..200 {
            both = rate(both, Some(Player::First), now).map(|rated| Some(rated.after));
        }
        let first = both[0].unwrap();
        assert!(first.deviation >= 45.0 && first.rating > 1600.0 && first.rating.is_finite());
    }
}
