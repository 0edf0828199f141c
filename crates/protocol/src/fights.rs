use rules::{Effect, Player};
use serde::{Deserialize, Serialize};

use crate::{MatchView, Winner};

/// A sign of rock-paper-scissors.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Sign {
    /// Beats scissors.
    Rock,
    /// Beats rock.
    Paper,
    /// Beats paper.
    Scissors,
}

/// What can be at stake in a game with its options, if it is combined with others.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct StakesInfo {
    /// The kinds, in the order of their letters; none if the game cannot be combined.
    pub kinds: Vec<StakeInfo>,
    /// Whether the rulebooks combine it; if not, players may still agree on it (`anyway=yes`).
    pub usual: bool,
}

/// A kind of right that can be at stake.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct StakeInfo {
    /// Its letter.
    pub letter: &'static str,
    /// The game it is named after, if the catalog has it.
    pub namesake: Option<String>,
}

/// What was agreed for a combined game, and what of it is left.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct CombineView {
    /// For each kind at stake its letter and the side game: `hands`, `elsewhere`, `free`, `-` for none,
    /// or a game of the catalog.
    pub links: Vec<(String, String)>,
    /// How many challenges each player has left, the first player first; `None` for as many as there
    /// are uses.
    pub challenges: [Option<u32>; 2],
    /// Whether every use is challenged without being asked.
    pub always: bool,
    /// Whether a tie lets the announced action happen.
    pub tie_allows: bool,
}

/// An announced action that waits, and the fight for it.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct FightView {
    /// Who announced the action.
    pub by: Player,
    /// The action.
    pub action: String,
    /// The letter of the kind at stake.
    pub kind: String,
    /// What the action does if it happens, in order.
    pub effects: Vec<Effect>,
    /// What is played in its place if the fight is lost.
    pub forfeit: String,
    /// What that does.
    pub lost: Vec<Effect>,
    /// Whose decision is due; both players' in simultaneous side games.
    pub deciders: Vec<Player>,
    /// Until when each player must answer, the first player of the match first, in milliseconds since the
    /// match began: in side games that have no clock of their own, where one was agreed.
    pub answer_by: [Option<u64>; 2],
    /// What is due.
    pub step: FightStep,
}

/// What is due in a fight.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "step", rename_all = "kebab-case")]
pub enum FightStep {
    /// The opponent lets the action happen, or challenges.
    Answer {
        /// The side game; `free` if the challenge names it.
        game: String,
    },
    /// The challenged player chooses who begins, or refuses a game that was freely named.
    Begin {
        /// The side game.
        game: String,
        /// Whether it may be refused; rock-paper-scissors takes its place then.
        may_refuse: bool,
    },
    /// A game of the catalog is played.
    Game {
        /// Which player of the match begins in it.
        begins: Player,
        /// Its state. Its players are those of the side game.
        state: Box<MatchView>,
    },
    /// Rock-paper-scissors is played.
    Hands {
        /// Who has chosen in this round, the first player of the match first.
        chosen: [bool; 2],
        /// The rounds that were ties.
        rounds: Vec<[Sign; 2]>,
    },
    /// A game is played elsewhere, and both say how it ended.
    Elsewhere {
        /// What they say, the first player of the match first; `None` while a player has said nothing.
        told: [Option<Told>; 2],
        /// How often they have disagreed.
        disagreed: u32,
        /// Whether a lot is due.
        lot: bool,
    },
}

/// How a player says a game elsewhere ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Told {
    /// Who won it, by the players of the match; `None` is a tie.
    pub winner: Winner,
}

/// A fight that is over.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct FoughtView {
    /// The number of the action in the match that came of it, from 0.
    pub ply: u32,
    /// Who had announced.
    pub by: Player,
    /// What was announced.
    pub announced: String,
    /// The letter of the kind that was at stake.
    pub kind: String,
    /// The side game.
    pub game: String,
    /// The rounds of rock-paper-scissors; none in other games.
    pub rounds: Vec<[Sign; 2]>,
    /// Who won it, by the players of the match; `None` is a tie.
    pub winner: Winner,
    /// Why, where it is no matter of course: `time`, `lot`, or the reason of a game of the catalog.
    pub reason: Option<String>,
    /// Whether the announced action was played.
    pub allowed: bool,
}
