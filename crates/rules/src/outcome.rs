use serde::Serialize;

use crate::Player;

/// How a game ended by its own rules.
///
/// Resignation, agreement, repetition and time belong to the match, not to the rules.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Outcome {
    /// Who won; `None` is a draw.
    pub winner: Option<Player>,
    /// Why, as a stable word in kebab case such as `no-move`; the key of the texts that explain it.
    pub reason: &'static str,
}

impl Outcome {
    /// A win of `winner` for `reason`.
    pub const fn win(winner: Player, reason: &'static str) -> Self {
        Self { winner: Some(winner), reason }
    }

    /// 1 if `player` won, 0 if the opponent did, ½ for a draw.
    pub fn score(&self, player: Player) -> f64 {
        match self.winner {
            None => 0.5,
            Some(winner) if winner == player => 1.0,
            Some(_) => 0.0,
        }
    }
}
