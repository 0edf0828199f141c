use rules::{Effect, Player};
use serde::{Deserialize, Serialize};

use crate::{ClockView, CombineView, FightView, FoughtView, Offer, OfferView, Sign, Terms, View};

/// A match as it is kept and sent: what was agreed, and everything that has happened. The state
/// follows from it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct SavedMatch {
    /// The game with its options, e.g. `gipf:basic,reserve=12/15`.
    pub spec: String,
    /// The position it began from, if not the usual one.
    pub start: Option<String>,
    /// Who plays, the first player first.
    pub seats: [Seat; 2],
    /// What else was agreed.
    #[serde(
        default,
        deserialize_with = "crate::terms::object",
        skip_serializing_if = "Terms::is_usual"
    )]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Terms>"))]
    pub terms: Terms,
    /// What has happened, oldest first.
    pub log: Vec<Event>,
}

/// Who sits at one side of the board.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Seat {
    /// The player as on the command line: `human`, `level:3`, `random` …
    pub player: String,
    /// A name to show, if there is one.
    pub name: Option<String>,
}

/// Something that happened in a match.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Event {
    /// Who did it.
    pub by: Player,
    /// When: milliseconds since the match began, by the clock of whoever hosts it. Never falls.
    pub at: u64,
    /// What.
    #[serde(flatten)]
    pub kind: EventKind,
}

/// What can happen in a match.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum EventKind {
    /// An action, by its stable text: of the player whose decision it is, or what the game lets the
    /// player who waits do.
    Act {
        /// The text.
        action: String,
    },
    /// Actions are taken back until that many are left.
    TakeBack {
        /// How many actions of the match stay.
        to: u32,
    },
    /// The player gives up.
    Resign,
    /// The player offers something that needs both.
    Offer {
        /// What.
        offer: Offer,
    },
    /// The player accepts what the opponent offers.
    Accept {
        /// What; it must be what stands.
        offer: Offer,
    },
    /// The player declines what the opponent offers.
    Decline {
        /// What; it must be what stands.
        offer: Offer,
    },
    /// The player goes on after a pause.
    GoOn,
    /// Somebody points out that time is up: that of whoever has to decide, or one of the game's own
    /// timers.
    Flag,
    /// The player has left and does not come back, says whoever hosts the match.
    Abandon,
    /// The player claims that the opponent has left; whoever hosts the match sees whether that is so.
    Claim {
        /// Whether the match is a draw then, and not won.
        draw: bool,
    },
    /// The player gives the opponent fifteen seconds more on the clock.
    GiveTime,
    /// The player lets the opponent's announced action happen.
    LetPass,
    /// The player challenges the opponent's announced action.
    Challenge {
        /// The side game, where the players choose it afresh; else nothing.
        game: Option<String>,
    },
    /// The challenged player refuses the game that was freely named.
    Refuse,
    /// The challenged player decides who begins in the side game.
    Begin {
        /// Who, by the players of the match.
        first: Player,
    },
    /// Something happens in the side game.
    Side {
        /// What. `by` and `at` are those of the match.
        event: Box<EventKind>,
    },
    /// The player chooses in rock-paper-scissors.
    Choose {
        /// What; nothing where it is hidden from whoever reads.
        sign: Option<Sign>,
    },
    /// The player says how the game elsewhere ended.
    Tell {
        /// Who won it, by the players of the match.
        winner: Winner,
    },
    /// A lot is drawn, by whoever hosts the match.
    Lot {
        /// A number that nobody could foresee; if it is even the first player wins.
        value: u32,
    },
    /// An arbiter decides something about the match, says whoever hosts it; `by` means nothing.
    Rule {
        /// What.
        ruling: Ruling,
    },
}

/// What an arbiter decides about a match.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "to", rename_all = "kebab-case")]
pub enum Ruling {
    /// The match stops with its clocks, until an arbiter lets it go on.
    Halt,
    /// It goes on.
    Resume,
    /// It is over, with that result. If it was over before, that is its result now.
    Decide {
        /// Who has won.
        winner: Winner,
    },
}

/// The state of a match as clients show it.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct MatchView {
    /// The match, to be sent with the next request.
    pub saved: SavedMatch,
    /// The position now. Its actions are empty once the match is over.
    pub view: View,
    /// The actions that were played and not taken back, oldest first.
    pub plies: Vec<PlyView>,
    /// How many of `plies` belong to turns that are complete.
    pub settled: u32,
    /// How the match ended, if it has.
    pub ending: Option<Ending>,
    /// Whose decision is next: nobody's once the match is over or while it is paused, both players'
    /// where they choose at the same time. After the player to move comes a program that waits and will
    /// do meanwhile what the game lets it do.
    pub deciders: Vec<Player>,
    /// The clocks as they stood at the last event, the first player's first, if there are any.
    pub clocks: Option<[ClockView; 2]>,
    /// The offers that stand.
    pub offers: Vec<OfferView>,
    /// Whether it is paused.
    pub paused: bool,
    /// Whether an arbiter has stopped it; it is paused then, and the players cannot go on.
    pub halted: bool,
    /// What was agreed for a combined game, if it is one.
    pub combined: Option<CombineView>,
    /// The announced action that waits, if there is one.
    pub fight: Option<FightView>,
    /// The fights that are over, oldest first.
    pub fought: Vec<FoughtView>,
}

/// One action that was played.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct PlyView {
    /// Who played it.
    pub by: Player,
    /// Its stable text.
    pub action: String,
    /// The number of its turn in the match, from 0, counting the turns of both players.
    pub turn: u32,
    /// The players' notation of its turn up to and with this action.
    pub notation: String,
    /// When it was played: milliseconds since the match began.
    pub at: u64,
}

/// How a match ended.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Ending {
    /// Who won; `None` is a draw.
    pub winner: Winner,
    /// Why: a reason of the rules (`no-move` …), or `resigned`, `repetition`, `agreed`, `time`,
    /// `abandoned`, `adjudicated`. Its text is `ending-REASON`.
    pub reason: String,
}

/// Who won a match; nobody in a draw.
pub type Winner = Option<Player>;

/// One step forwards or back through a match, to animate.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Step {
    /// The position after the action (or at the start), without its actions.
    pub view: View,
    /// What the action did, in order; empty at the start.
    pub effects: Vec<Effect>,
}
