use std::fmt;

use serde::Serialize;

use crate::odds::{Hypothesis, Pairs, Sprt, elo, variation, wilson};

/// Won, drawn and lost games, from the side of one player.
#[derive(Clone, Copy, Default, Debug)]
pub(crate) struct Score {
    won: u32,
    drawn: u32,
    lost: u32,
    /// Those of the games that came in pairs with the same opening.
    pairs: Pairs,
}

impl Score {
    /// One or two more games with the same opening: each won, lost, or neither.
    pub(crate) fn add(&mut self, games: &[Option<bool>]) {
        let mut points = 0;
        for won in games {
            let (count, half_points) = match won {
                Some(true) => (&mut self.won, 2),
                Some(false) => (&mut self.lost, 0),
                None => (&mut self.drawn, 1),
            };
            *count += 1;
            points += half_points;
        }
        if games.len() == 2 {
            self.pairs[points] += 1;
        }
    }

    pub(crate) fn games(&self) -> u32 {
        self.won + self.drawn + self.lost
    }

    pub(crate) fn pairs(&self) -> &Pairs {
        &self.pairs
    }

    pub(crate) fn counts(&self) -> String {
        format!("{} won, {} drawn, {} lost", self.won, self.drawn, self.lost)
    }

    /// Points a game, 0 to 1.
    pub(crate) fn share(&self) -> f64 {
        (f64::from(self.won) + 0.5 * f64::from(self.drawn)) / f64::from(self.games())
    }

    /// Wilson's interval of 95 % for the share, each game counting by how much the pairs vary.
    pub(crate) fn interval(&self) -> [f64; 2] {
        wilson(self.share(), f64::from(self.games()) / variation(&self.pairs))
    }

    /// The numbers by name.
    pub(crate) fn numbers(&self) -> Numbers {
        let [low, high] = self.interval();
        let finite = |share| Some(elo(share)).filter(|elo| elo.is_finite());
        Numbers {
            games: self.games(),
            won: self.won,
            drawn: self.drawn,
            lost: self.lost,
            pairs: self.pairs,
            score: self.share(),
            score_low: low,
            score_high: high,
            elo: finite(self.share()),
            elo_low: finite(low),
            elo_high: finite(high),
        }
    }

    /// The difference in Elo points with its interval.
    pub(crate) fn elo(&self) -> String {
        let [low, high] = self.interval();
        let told = |share| match elo(share) {
            value if value.is_finite() => format!("{value:+.0}"),
            value if value > 0.0 => "+∞".to_owned(),
            _ => "-∞".to_owned(),
        };
        format!("{} ({} to {})", told(self.share()), told(low), told(high))
    }
}

/// A score as programs are told.
#[derive(Serialize)]
pub(crate) struct Numbers {
    games: u32,
    won: u32,
    drawn: u32,
    lost: u32,
    pairs: Pairs,
    score: f64,
    score_low: f64,
    score_high: f64,
    /// `null` without bound, as the next two.
    elo: Option<f64>,
    elo_low: Option<f64>,
    elo_high: Option<f64>,
}

impl fmt::Display for Score {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [low, high] = self.interval();
        let (score, low_score, high_score) = (self.share() * 100.0, low * 100.0, high * 100.0);
        writeln!(f, "{} games: {}", self.games(), self.counts())?;
        let pairs = self.pairs.map(|count| count.to_string());
        writeln!(f, "pairs with 0, ½, 1, 1½, 2 points: {}", pairs.join(", "))?;
        writeln!(f, "score {score:.1} % ({low_score:.1} % to {high_score:.1} %)")?;
        writeln!(f, "Elo {}", self.elo())
    }
}

/// How far a test has come; one line.
pub(crate) struct Tested<'a> {
    pub(crate) sprt: &'a Sprt,
    pub(crate) score: &'a Score,
}

impl Tested<'_> {
    /// The numbers by name.
    pub(crate) fn numbers(&self) -> TestNumbers {
        let Sprt { elo0, elo1, alpha, beta } = *self.sprt;
        let [llr_low, llr_high] = self.sprt.bounds();
        let accepted = self.sprt.verdict(self.score.pairs()).map(|hypothesis| match hypothesis {
            Hypothesis::Elo0 => "elo0",
            Hypothesis::Elo1 => "elo1",
        });
        let llr = self.sprt.llr(self.score.pairs());
        TestNumbers {
            model: "pentanomial",
            elo0,
            elo1,
            alpha,
            beta,
            llr,
            llr_low,
            llr_high,
            accepted,
        }
    }
}

/// A test as programs are told.
#[derive(Serialize)]
pub(crate) struct TestNumbers {
    model: &'static str,
    elo0: f64,
    elo1: f64,
    alpha: f64,
    beta: f64,
    llr: f64,
    llr_low: f64,
    llr_high: f64,
    /// `elo0`, `elo1`, or `null` if the games do not tell.
    accepted: Option<&'static str>,
}

impl fmt::Display for Tested<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Sprt { elo0, elo1, .. } = *self.sprt;
        let [low, high] = self.sprt.bounds();
        let llr = self.sprt.llr(self.score.pairs());
        let verdict = match self.sprt.verdict(self.score.pairs()) {
            Some(Hypothesis::Elo0) => format!("{elo0:+} is accepted"),
            Some(Hypothesis::Elo1) => format!("{elo1:+} is accepted"),
            None => "undecided".to_owned(),
        };
        write!(
            f,
            "SPRT of {elo0:+} and {elo1:+} Elo: LLR {llr:+.2} ({low:.2} to {high:.2}), {verdict}"
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// That many pairs won 2-0, split 1-1, and lost 0-2.
    fn score(won: u32, split: u32, lost: u32) -> Score {
        let mut score = Score::default();
        for (count, pair) in [(won, [true, true]), (split, [true, false]), (lost, [false, false])] {
            for _ in 0..count {
                score.add(&pair.map(Some));
            }
        }
        score
    }

    #[test]
    fn an_even_score_is_no_difference() {
        assert_eq!(
            score(25, 50, 25).to_string(),
            "200 games: 100 won, 0 drawn, 100 lost\n\
             pairs with 0, ½, 1, 1½, 2 points: 25, 0, 50, 0, 25\n\
             score 50.0 % (43.1 % to 56.9 %)\nElo +0 (-48 to +48)\n"
        );
    }

    #[test]
    fn openings_that_decide_games_tell_nothing() {
        let [low, high] = score(0, 100, 0).interval();
        assert!(low > 0.49 && high < 0.51);
    }

    #[test]
    fn a_game_without_its_pair_counts_as_a_game() {
        let mut score = score(1, 0, 0);
        score.add(&[None]);
        assert_eq!((score.games(), score.pairs()), (3, &[0, 0, 0, 0, 1]));
    }

    #[test]
    fn wins_alone_have_a_lower_bound() {
        let text = score(100, 0, 0).to_string();
        assert!(
            text.ends_with("score 100.0 % (98.1 % to 100.0 %)\nElo +∞ (+687 to +∞)\n"),
            "{text}"
        );
        assert_eq!(score(100, 0, 0).numbers().elo, None);
        assert_eq!(score(0, 0, 2).numbers().elo_low, None);
    }

    #[test]
    fn a_test_is_told_in_a_line() {
        let sprt = Sprt { elo0: 0.0, elo1: 50.0, alpha: 0.05, beta: 0.05 };
        let score = score(60, 40, 0);
        let told = Tested { sprt: &sprt, score: &score };
        assert!(told.to_string().starts_with("SPRT of +0 and +50 Elo: LLR +"), "{told}");
        assert!(told.to_string().ends_with("(-2.94 to 2.94), +50 is accepted"), "{told}");
        assert_eq!(told.numbers().accepted, Some("elo1"));
    }
}
