use serde::{Deserialize, Serialize};

use crate::Failure;

/// A turn that is played by itself as soon as it is due: a premove if it answers whatever the opponent plays,
/// else a conditional turn; and what is played after it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Branch {
    /// What it answers: all actions of the opponent since one's own last, by their stable texts; whatever
    /// they are if nothing is said.
    #[serde(default)]
    pub on: Option<Vec<String>>,
    /// The actions of the turn, by their stable texts.
    pub play: Vec<String>,
    /// What answers the opponent's next turn.
    #[serde(default)]
    pub then: Vec<Branch>,
}

/// What a player has planned in a match, as they alone see it.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct PlanView {
    /// The answers that wait for the opponent's turn.
    pub branches: Vec<Branch>,
    /// The turn that was due and could not be played, until the player has done something.
    pub dropped: Option<Dropped>,
}

/// A planned turn that was due and could not be played. Nothing of it was, and nothing of the plan is left.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Dropped {
    /// Its actions.
    pub play: Vec<String>,
    /// Why not.
    pub failure: Failure,
}
