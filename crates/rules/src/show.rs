use serde::{Deserialize, Serialize};

use crate::{Explain, Game, Player};

/// How a game lies on the table: what stands where, what an action does to it, where one presses to
/// choose it. Places are the cell names of the game's texts.
pub trait Show: Game {
    /// Why a text in the players' notation cannot be read here.
    type ReadError: Explain;

    /// The numbered rules in Markdown, as [`Rulebook`](crate::Rulebook) reads them.
    const RULES: &'static str = "";

    /// The same rules in other languages, each with the language's tag before it: the same numbers
    /// in the same order.
    const RULES_IN: &'static [(&'static str, &'static str)] = &[];

    /// The board drawn in text, with a line for what lies beside it.
    fn drawing(&self) -> String;

    /// What stands on the board, in the order of the cells.
    fn pieces(&self) -> Vec<Placed>;

    /// What lies beside the board; `variant` tells how many pieces there are in all.
    fn supply(&self, variant: &Self::Variant) -> Vec<Supply>;

    /// The rows (or whatever must be dealt with) that stand on the board, those of the player to
    /// move first; empty in games without such.
    fn rows(&self) -> Vec<Row> {
        Vec::new()
    }

    /// What each player has so far, the first one first, in games that are decided by counting.
    fn score(&self) -> Option<[u32; 2]> {
        None
    }

    /// What kind of decision is due, as a stable word in kebab case; the key of the prompt.
    fn prompt(&self) -> &'static str;

    /// What a legal action does, in the order in which it happens.
    fn effects(&self, action: Self::Action) -> Vec<Effect>;

    /// The letter of the piece that must be chosen before the cells of [`path`](Show::path) are
    /// pressed, where more than one kind can be meant.
    fn hand(&self, action: Self::Action) -> Option<&'static str>;

    /// The cells to press for a legal action; empty if it is chosen by a button or by switches.
    fn path(&self, action: Self::Action) -> Vec<String>;

    /// In which of the six directions, counted clockwise, a piece comes to lie, where actions with the
    /// same hand and path differ in that alone; one turns the piece until it lies as one wants.
    fn turned(&self, action: Self::Action) -> Option<u8> {
        let _ = action;
        None
    }

    /// Writes the actions of one turn, or of its beginning, in the players' published notation.
    fn notation(&self, actions: &[Self::Action]) -> String;

    /// Reads one turn, or its beginning, in the players' published notation.
    ///
    /// # Errors
    ///
    /// What is wrong with the text, given this position.
    fn read_notation(&self, text: &str) -> Result<Vec<Self::Action>, Self::ReadError>;

    /// The game's own timers, those on the board in the order of their cells; empty in games without.
    fn timers(&self) -> Vec<Timer> {
        Vec::new()
    }
}

/// One piece or layer of a stack.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Piece {
    /// The letter of its kind in the game's texts, in upper case; behind it may stand what it looks like,
    /// where pieces of a kind differ in that.
    pub kind: String,
    /// Whose it is; `None` for pieces that belong to nobody.
    pub owner: Option<Player>,
}

/// What stands on one cell.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Placed {
    /// The cell.
    pub at: String,
    /// The layers from bottom to top, at least one.
    pub layers: Vec<Piece>,
}

/// Pieces of one kind beside the board.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Supply {
    /// At whose side they lie; `None` for a pool that both play from.
    pub player: Option<Player>,
    /// In which pile.
    pub pile: Pile,
    /// What they are.
    pub piece: Piece,
    /// How many.
    pub count: u8,
    /// How many of them win, where captured ones do.
    pub wanted: Option<Wanted>,
}

/// How many captured pieces of a kind win.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Wanted {
    /// Without others.
    pub alone: u8,
    /// Together with as many of every other kind; 0 if that is no way to win.
    pub each: u8,
}

/// A pile beside the board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Pile {
    /// Pieces that can still be played.
    Reserve,
    /// Pieces this player has captured.
    Captured,
    /// Pieces of this player that are out of the game, captured or used up.
    Gone,
}

/// A row that stands on the board.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Row {
    /// Who deals with it.
    pub owner: Player,
    /// The complete row, along its line.
    pub cells: Vec<String>,
    /// Those of its cells that are cleared in any case.
    pub must_go: Vec<String>,
    /// Those of its cells that its owner may clear or leave.
    pub may_stay: Vec<String>,
    /// Whether its owner must deal with it, or may leave it.
    pub compulsory: bool,
}

/// One thing that happens on the table when an action is played.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Effect {
    /// A piece comes from the reserve over the edge onto the board.
    Enter {
        /// The piece that is placed.
        piece: Piece,
        /// Where it is put down first (a dot at the edge, or `to` itself).
        from: String,
        /// Where it comes to stand.
        to: String,
    },
    /// Whatever stands on a cell moves to another, all layers of it. A row of shifts comes with the
    /// furthest piece first, so that each finds its cell empty.
    Shift {
        /// The cell it leaves.
        from: String,
        /// The cell it comes to.
        to: String,
    },
    /// All layers of a cell move onto what stands on another, over whatever lies between; they keep
    /// their order.
    Stack {
        /// The cell they leave.
        from: String,
        /// The cell they come to.
        to: String,
    },
    /// The top layer of a cell moves onto what stands on another, over whatever lies between.
    Jump {
        /// The cell it leaves.
        from: String,
        /// The cell it comes to.
        to: String,
    },
    /// The top layers of some cells, which are one piece, are lifted off and put down on others, where
    /// they may look otherwise.
    Carry {
        /// What is lifted off.
        lifted: Vec<Placed>,
        /// What is put down then, on top of what lies there.
        laid: Vec<Placed>,
    },
    /// What stands on a cell changes in place, as when a piece gives up what it carries.
    Become {
        /// The cell.
        at: String,
        /// Its layers from then on, from bottom to top.
        layers: Vec<Piece>,
    },
    /// The top layer of a cell leaves the board.
    Remove {
        /// The cell.
        at: String,
        /// The layer that is taken.
        piece: Piece,
        /// Where it goes.
        fate: Fate,
    },
}

impl Effect {
    /// Changes the names of the cells it is about.
    pub fn each_cell(&mut self, mut change: impl FnMut(&mut String)) {
        match self {
            Self::Enter { from, to, .. }
            | Self::Shift { from, to }
            | Self::Stack { from, to }
            | Self::Jump { from, to } => [from, to].into_iter().for_each(change),
            Self::Carry { lifted, laid } => {
                lifted.iter_mut().chain(laid).for_each(|placed| change(&mut placed.at));
            }
            Self::Become { at, .. } | Self::Remove { at, .. } => change(at),
        }
    }
}

/// Where a piece goes that leaves the board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Fate {
    /// Back to the reserve of its owner.
    Reserve,
    /// To the captured pieces of the player who acts.
    Captured,
    /// Out of the game.
    Gone,
}

/// A timer of the game's own, such as an hourglass.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Timer {
    /// The cell it stands on; nothing if it stands beside the board.
    pub at: Option<String>,
    /// Whose it is; nothing if it is nobody's.
    pub owner: Option<Player>,
    /// What is left of it, in milliseconds. It runs while that is more than nothing, unless the match
    /// stands still.
    pub left: u64,
    /// What is left of it when it has just been started.
    pub full: u64,
    /// Whether it counts: on the board whether it was started ever, beside it whether it was started
    /// against the player to move.
    pub is_started: bool,
}
