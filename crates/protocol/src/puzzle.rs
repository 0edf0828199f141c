use serde::{Deserialize, Serialize};

/// A position with something to find in it: one line of the files in `content/problems/`.
///
/// Whatever it claims has been proved by looking at everything, and can be proved again.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Puzzle {
    /// Its name, which never changes: the game, a hyphen and a number.
    pub id: String,
    /// The game with its variant and options.
    pub spec: String,
    /// The position text.
    pub position: String,
    /// What the player to move shall reach.
    pub goal: Goal,
    /// The first actions that reach it, by their stable texts: one, or several that are as good.
    pub first: Vec<String>,
    /// The turns of both players, each with its actions, if the defence holds out as long as it can.
    pub line: Vec<Vec<String>>,
    /// The lowest of the engine's levels that finds it; `None` if none does.
    pub level: Option<u8>,
}

/// What a player shall reach.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Goal {
    /// Win in this many own turns against every defence.
    Win(u32),
}
