//! What a number of games says about two players: Elo, intervals, and the sequential test. Pure
//! numbers, no games.

/// The normal quantile of a two-sided interval of 95 %.
const QUANTILE: f64 = 1.959_964;

/// How many pairs of games ended with 0, ½, 1, 1½ and 2 points for the player whose score is told.
pub(crate) type Pairs = [u32; 5];

/// Points a game for each kind of [`Pairs`].
const SHARES: [f64; 5] = [0.0, 0.25, 0.5, 0.75, 1.0];

/// The difference in Elo points that makes a player expect this share of the points; infinite at 0
/// and 1.
pub(crate) fn elo(share: f64) -> f64 {
    400.0 * (share / (1.0 - share)).log10()
}

/// The share of the points that a player expects who is that many Elo points stronger.
pub(crate) fn share(elo: f64) -> f64 {
    1.0 / (1.0 + 10_f64.powf(-elo / 400.0))
}

/// Wilson's interval of 95 % for the share of the points, where `share` was reached in `games`
/// independent games that are won or lost; it says something after 200 wins too.
pub(crate) fn wilson(share: f64, games: f64) -> [f64; 2] {
    let z2 = QUANTILE * QUANTILE;
    let middle = share + z2 / (2.0 * games);
    let width = QUANTILE * (share * (1.0 - share) / games + z2 / (4.0 * games * games)).sqrt();
    let scale = 1.0 + z2 / games;
    // At the ends the bound is exact, which rounding would hide.
    let low = if share <= 0.0 { 0.0 } else { (middle - width) / scale };
    let high = if share >= 1.0 { 1.0 } else { (middle + width) / scale };
    [low, high]
}

/// By how much games vary that come in such pairs, as a share of what independent games do that are
/// won or lost; 1 if nothing is known. Draws make it smaller, and so do openings that are played
/// twice. Counts as if one more pair had been independent, so that few pairs that are alike prove
/// little.
pub(crate) fn variation(pairs: &Pairs) -> f64 {
    let Moments { count, mean, variance } = moments(&pairs.map(f64::from));
    let independent = mean * (1.0 - mean) / 2.0;
    if count == 0.0 || independent <= 0.0 {
        return 1.0;
    }
    (count * variance / independent + 1.0) / (count + 1.0)
}

struct Moments {
    count: f64,
    mean: f64,
    variance: f64,
}

fn moments(counts: &[f64; 5]) -> Moments {
    let count: f64 = counts.iter().sum();
    let sum = |term: &dyn Fn(f64) -> f64| -> f64 {
        counts.iter().zip(SHARES).map(|(weight, share)| weight * term(share)).sum::<f64>() / count
    };
    let mean = sum(&|share| share);
    Moments { count, mean, variance: sum(&|share| (share - mean) * (share - mean)) }
}

/// A sequential probability ratio test: whether the player is `elo1` points stronger or rather
/// `elo0`, decided as soon as the games tell.
///
/// The generalised test of the pentanomial model: the results of pairs of games with the same opening
/// are counted, and each hypothesis gets the likeliest distribution with its expected score. Elo is
/// logistic. Source: Van den Bergh, *The generalized sequential probability ratio test*; Wald, 1945.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Sprt {
    /// The difference that would be too small.
    pub(crate) elo0: f64,
    /// The difference that is hoped for.
    pub(crate) elo1: f64,
    /// How likely `elo1` may be accepted although `elo0` is true.
    pub(crate) alpha: f64,
    /// How likely `elo0` may be accepted although `elo1` is true.
    pub(crate) beta: f64,
}

/// What a test has decided for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Hypothesis {
    Elo0,
    Elo1,
}

impl Sprt {
    /// Below the first number `elo0` is accepted, above the second one `elo1`.
    pub(crate) fn bounds(&self) -> [f64; 2] {
        let Self { alpha, beta, .. } = self;
        [(beta / (1.0 - alpha)).ln(), ((1.0 - beta) / alpha).ln()]
    }

    /// The logarithm of how much likelier these results are under `elo1` than under `elo0`.
    pub(crate) fn llr(&self, pairs: &Pairs) -> f64 {
        if pairs.iter().all(|&count| count == 0) {
            return 0.0;
        }
        // What never happened is taken to be rare, not impossible.
        let counts = pairs.map(|count| f64::from(count).max(1e-3));
        let count: f64 = counts.iter().sum();
        let observed = counts.map(|each| each / count);
        let [under0, under1] = [self.elo0, self.elo1].map(|elo| likeliest(&observed, share(elo)));
        let ratio = under1.iter().zip(&under0).map(|(p1, p0)| (p1 / p0).ln());
        ratio.zip(&counts).map(|(ratio, count)| ratio * count).sum()
    }

    /// What these results decide for, if they do.
    pub(crate) fn verdict(&self, pairs: &Pairs) -> Option<Hypothesis> {
        let [low, high] = self.bounds();
        match self.llr(pairs) {
            llr if llr >= high => Some(Hypothesis::Elo1),
            llr if llr <= low => Some(Hypothesis::Elo0),
            _ => None,
        }
    }
}

/// The distribution with this mean under which what was observed (all above 0) is the likeliest: each
/// share is divided by 1 + t·(value − mean) with the one t that gives the mean.
fn likeliest(observed: &[f64; 5], mean: f64) -> [f64; 5] {
    let tilted = |t: f64| {
        let mut tilted = *observed;
        for (share, value) in tilted.iter_mut().zip(SHARES) {
            *share /= 1.0 + t * (value - mean);
        }
        tilted
    };
    // Every divisor is positive between these two.
    let (mut low, mut high) = (-1.0 / (1.0 - mean), 1.0 / mean);
    for _ in 0..100 {
        let middle = f64::midpoint(low, high);
        let excess: f64 =
            tilted(middle).iter().zip(SHARES).map(|(share, value)| share * (value - mean)).sum();
        if excess > 0.0 {
            low = middle;
        } else {
            high = middle;
        }
    }
    tilted(f64::midpoint(low, high))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn close(value: f64, expected: f64, by: f64) -> bool {
        (value - expected).abs() <= by
    }

    #[test]
    fn elo_and_share_are_inverse() {
        assert!(close(elo(0.75), 190.85, 0.005));
        assert!(close(share(400.0), 10.0 / 11.0, 1e-12));
        for points in [-250.0, 0.0, 3.5] {
            assert!(close(elo(share(points)), points, 1e-9));
        }
        assert!(elo(1.0).is_infinite() && elo(0.0).is_infinite());
    }

    #[test]
    fn wilsons_interval() {
        // Newcombe, Statistics in Medicine 17 (1998): 81 of 263, 15 of 148, 0 of 20, 29 of 29.
        for (won, games, low, high) in [
            (81.0, 263.0, 0.2553, 0.3662),
            (15.0, 148.0, 0.0624, 0.1605),
            (0.0, 20.0, 0.0, 0.1611),
            (29.0, 29.0, 0.8830, 1.0),
        ] {
            let interval = wilson(won / games, games);
            assert!(close(interval[0], low, 6e-5) && close(interval[1], high, 6e-5));
        }
    }

    #[test]
    fn pairs_that_are_alike_vary_less() {
        assert!(close(variation(&[0; 5]), 1.0, 1e-12));
        assert!(close(variation(&[0, 0, 0, 0, 100]), 1.0, 1e-12));
        // As often as independent games would give them.
        assert!(close(variation(&[25, 0, 50, 0, 25]), 1.0, 1e-12));
        assert!(close(variation(&[0, 0, 99, 0, 0]), 0.01, 1e-12));
        assert!(close(variation(&[50, 0, 0, 0, 50]), 2.0, 0.02));
    }

    #[test]
    fn bounds_are_walds() {
        let sprt = Sprt { elo0: 0.0, elo1: 5.0, alpha: 0.05, beta: 0.05 };
        assert!(sprt.bounds().map(f64::abs).iter().all(|&bound| close(bound, 2.944_439, 1e-6)));
        let sprt = Sprt { alpha: 0.05, beta: 0.10, ..sprt };
        assert!(close(sprt.bounds()[0], -2.251, 1e-3) && close(sprt.bounds()[1], 2.890, 1e-3));
    }

    /// Results of tests of chess programs with the ratio that the programs which ran them gave.
    #[test]
    fn ratios_agree_with_those_of_others() {
        for (pairs, elo0, elo1, llr) in [
            ([223, 9863, 21279, 10037, 246], 0.5, 2.5, -3.07),
            ([871, 26175, 55983, 26678, 821], 0.0, 2.0, -4.98),
            // Single games, counted as lost, drawn and won.
            ([21184, 0, 40708, 0, 21404], 0.5, 2.5, -1.57),
            ([57030, 0, 106_593, 0, 57433], 0.0, 2.0, -2.59),
        ] {
            let sprt = Sprt { elo0, elo1, alpha: 0.05, beta: 0.05 };
            let found = sprt.llr(&pairs);
            assert!(close(found, llr, 0.01), "{found} and not {llr}");
        }
    }

    #[test]
    fn a_test_decides_when_the_games_tell() {
        let sprt = Sprt { elo0: 0.0, elo1: 50.0, alpha: 0.05, beta: 0.05 };
        assert_eq!(sprt.verdict(&[0; 5]), None);
        assert_eq!(sprt.verdict(&[0, 0, 3, 1, 2]), None);
        assert_eq!(sprt.verdict(&[5, 0, 30, 10, 55]), Some(Hypothesis::Elo1));
        assert_eq!(sprt.verdict(&[55, 10, 30, 0, 5]), Some(Hypothesis::Elo0));
        assert!(close(sprt.llr(&[10, 5, 2, 5, 10]), -sprt_reversed(&sprt), 1e-9));
    }

    /// The ratio of the same results with the players exchanged, and so the hypotheses.
    fn sprt_reversed(sprt: &Sprt) -> f64 {
        Sprt { elo0: -sprt.elo1, elo1: -sprt.elo0, ..*sprt }.llr(&[10, 5, 2, 5, 10])
    }
}
