use std::fmt;

use serde_json::{Value, json};

/// Won, drawn and lost games, from the side of one player.
#[derive(Clone, Copy, Default, Debug)]
pub(crate) struct Score {
    won: u32,
    drawn: u32,
    lost: u32,
}

/// The normal quantile of a two-sided interval of 95 %.
const QUANTILE: f64 = 1.959_964;

impl Score {
    /// One more game: won, lost, or neither.
    pub(crate) fn add(&mut self, won: Option<bool>) {
        *match won {
            Some(true) => &mut self.won,
            Some(false) => &mut self.lost,
            None => &mut self.drawn,
        } += 1;
    }

    pub(crate) fn games(&self) -> u32 {
        self.won + self.drawn + self.lost
    }

    pub(crate) fn counts(&self) -> String {
        format!("{} won, {} drawn, {} lost", self.won, self.drawn, self.lost)
    }

    /// Points a game, 0 to 1.
    fn share(&self) -> f64 {
        (f64::from(self.won) + 0.5 * f64::from(self.drawn)) / f64::from(self.games())
    }

    /// Wilson's interval of 95 % for the share. Draws and paired openings make the true one
    /// narrower, so it promises no more than it holds; and it says something after 200 wins too.
    fn interval(&self) -> [f64; 2] {
        let (share, games) = (self.share(), f64::from(self.games()));
        let z2 = QUANTILE * QUANTILE;
        let middle = share + z2 / (2.0 * games);
        let width = QUANTILE * (share * (1.0 - share) / games + z2 / (4.0 * games * games)).sqrt();
        let scale = 1.0 + z2 / games;
        // At the ends the bound is exact, which rounding would hide.
        let low = if self.won + self.drawn == 0 { 0.0 } else { (middle - width) / scale };
        let high = if self.lost + self.drawn == 0 { 1.0 } else { (middle + width) / scale };
        [low, high]
    }

    /// The numbers by name; Elo differences without bound are `null`.
    pub(crate) fn json(&self) -> Value {
        let [low, high] = self.interval();
        let finite = |share| Some(elo(share)).filter(|elo| elo.is_finite());
        json!({
            "games": self.games(), "won": self.won, "drawn": self.drawn, "lost": self.lost,
            "score": self.share(), "score_low": low, "score_high": high,
            "elo": finite(self.share()), "elo_low": finite(low), "elo_high": finite(high),
        })
    }
}

/// The difference in Elo points that makes a player expect this share.
fn elo(share: f64) -> f64 {
    400.0 * (share / (1.0 - share)).log10()
}

impl fmt::Display for Score {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [low, high] = self.interval();
        let (score, low_score, high_score) = (self.share() * 100.0, low * 100.0, high * 100.0);
        writeln!(f, "{} games: {}", self.games(), self.counts())?;
        writeln!(f, "score {score:.1} % ({low_score:.1} % to {high_score:.1} %)")?;
        let elo = |share| match elo(share) {
            value if value.is_finite() => format!("{value:+.0}"),
            value if value > 0.0 => "+∞".to_owned(),
            _ => "-∞".to_owned(),
        };
        writeln!(f, "Elo {} ({} to {})", elo(self.share()), elo(low), elo(high))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn score(won: u32, drawn: u32, lost: u32) -> Score {
        Score { won, drawn, lost }
    }

    #[test]
    fn an_even_score_is_no_difference() {
        let text = score(40, 20, 40).to_string();
        assert_eq!(
            text,
            "100 games: 40 won, 20 drawn, 40 lost\nscore 50.0 % (40.4 % to 59.6 %)\nElo +0 (-68 to +68)\n"
        );
    }

    #[test]
    fn wins_alone_have_a_lower_bound() {
        let text = score(200, 0, 0).to_string();
        assert!(
            text.ends_with("score 100.0 % (98.1 % to 100.0 %)\nElo +∞ (+687 to +∞)\n"),
            "{text}"
        );
        assert_eq!(score(200, 0, 0).json()["elo"], Value::Null);
        assert_eq!(score(0, 0, 3).json()["elo_low"], Value::Null);
    }
}
