use rules::{Effect, Outcome, Placed, Player, Row, Supply, Timer};
use serde::{Deserialize, Serialize};

/// A game of the catalog.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct GameInfo {
    /// Its key, e.g. `gipf`.
    pub key: &'static str,
    /// Its variants, the default one first. Names and descriptions are texts under
    /// `game-KEY` and `variant-KEY-VARIANT`.
    pub variants: Vec<VariantInfo>,
    /// The engine's levels for it, weakest first.
    pub levels: Vec<LevelInfo>,
}

/// One variant of a game, as it can be chosen.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct VariantInfo {
    /// Its key, e.g. `tournament`.
    pub key: &'static str,
    /// The whole specification with default options, e.g. `gipf:tournament`.
    pub spec: String,
    /// The options it takes.
    pub options: Vec<VariantOption>,
}

/// An option of a variant.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct VariantOption {
    /// Its key in the specification, e.g. `reserve`; its label is the text `option-KEY`.
    pub key: &'static str,
    /// What values it takes.
    pub kind: OptionKind,
}

/// The values of an option.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum OptionKind {
    /// A whole number, the same for both players or one each, as `N` or `N/N`.
    NumberEach {
        /// The least value.
        least: u8,
        /// The greatest value.
        most: u8,
        /// The value if nothing is said.
        default: u8,
    },
    /// Letters with counts as `T3Z3`, or `-` for none, the same for both players or apart by `/`.
    CountsEach {
        /// The letters there are, in their order.
        letters: &'static str,
        /// The most of one letter.
        most: u8,
        /// The most of all letters together, for one player.
        total: u8,
    },
    /// A whole number from 0 that tells which chance is meant, 0 if nothing is said: whoever begins a
    /// game draws one.
    Seed {
        /// The greatest value.
        most: u32,
    },
    /// A text of the game's own; it stands for itself, and means something else if nothing is said.
    Text {
        /// A value that it can have.
        like: &'static str,
    },
    /// One of some words.
    Choice {
        /// The words; the first one is meant if nothing is said.
        values: &'static [&'static str],
    },
}

/// One of the engine's levels.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct LevelInfo {
    /// 1 to 8; its name is the text `level-N`.
    pub number: u8,
    /// The longest it thinks about one action, in milliseconds.
    pub millis: u64,
}

/// A position as clients show it.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct View {
    /// The position text.
    pub position: String,
    /// Whose decision is next.
    pub to_move: Player,
    /// The result by the rules.
    pub outcome: Option<Outcome>,
    /// What kind of decision is due; the key of the text `prompt-GAME-PROMPT`.
    pub prompt: &'static str,
    /// What stands on the board.
    pub pieces: Vec<Placed>,
    /// What lies beside it.
    pub supply: Vec<Supply>,
    /// What each player has so far, in games that are decided by counting.
    pub score: Option<[u32; 2]>,
    /// The rows that stand, those of the player to move first.
    pub rows: Vec<Row>,
    /// The game's own timers, such as hourglasses, as they stood at the last event.
    pub timers: Vec<Timer>,
    /// In how many milliseconds from then on the first of them runs out, and whoever waits for it points
    /// it out ([`EventKind::Flag`](crate::EventKind::Flag)); nothing if none runs.
    pub alarm: Option<u64>,
    /// What the player who waits may do now, by the stable texts.
    pub interjections: Vec<String>,
    /// Every legal action; written as [`Actions`](crate::Actions).
    #[serde(serialize_with = "crate::actions::serialize")]
    #[cfg_attr(feature = "ts", ts(as = "crate::Actions"))]
    #[cfg_attr(feature = "schema", schemars(with = "crate::Actions"))]
    pub actions: Vec<ActionView>,
}

/// A legal action with everything needed to offer it, preview it and animate it.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ActionView {
    /// Its stable text.
    pub text: String,
    /// The letter of the piece to choose first, where more than one kind can be meant.
    pub hand: Option<&'static str>,
    /// The cells to press; empty if it is chosen by a button or by switches.
    pub path: Vec<String>,
    /// In which of the six directions, clockwise from 0, the piece comes to lie, where actions with the
    /// same `hand` and `path` differ in that alone.
    pub turned: Option<u8>,
    /// What happens, in order.
    pub effects: Vec<Effect>,
    /// The rows that stand afterwards.
    pub rows: Vec<Row>,
    /// Whether it completes the player's turn.
    pub completes_turn: bool,
    /// The result, if it ends the game.
    pub outcome: Option<Outcome>,
}

/// Something a person should be told: a refusal, a fault of an input.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Problem {
    /// A stable word in kebab case; its text is `problem-CODE`, filled in with `args`.
    pub code: String,
    /// The number of the rule, if it is a matter of the rules.
    pub rule: Option<String>,
    /// The values its text needs, by name.
    pub args: Vec<(String, String)>,
    /// The same in English, for tools and logs.
    pub message: String,
}
