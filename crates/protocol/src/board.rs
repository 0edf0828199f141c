use rules::Player;
use serde::{Deserialize, Serialize};

/// The geometry of a game's board and the drawings of its pieces, for an interactive board.
///
/// Lengths are in the units of the view box: the distance of two neighbouring cells is 100.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Board {
    /// `x y width height` of the whole drawing.
    pub view_box: [f64; 4],
    /// The empty board as the inside of an `<svg>`: surface, lines, dots, marks. Colours come from
    /// classes (`board-surface`, `board-line`, `board-dot`, `board-mark`), never from attributes.
    pub drawing: String,
    /// The coordinates at the edge as the inside of an `<svg>`, shown on demand.
    pub coordinates: String,
    /// Every cell and dot.
    pub cells: Vec<CellView>,
    /// A drawing for each kind of piece.
    pub glyphs: Vec<Glyph>,
    /// Places beside the field of play where pieces lie until they come in.
    pub rests: Vec<Rest>,
}

/// A place beside the field of play where a player's pieces of a kind lie as long as they are in reserve.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Rest {
    /// Whose pieces they are.
    pub player: Player,
    /// The letter of the kind.
    pub kind: String,
    /// Its centre.
    pub x: f64,
    /// Its centre, downwards.
    pub y: f64,
}

/// One place on the board that can be pressed.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct CellView {
    /// Its name in the game's texts.
    pub name: String,
    /// Its centre.
    pub x: f64,
    /// Its centre, downwards.
    pub y: f64,
    /// Whether it lies at the edge, outside the field of play (a dot), or is a spot.
    pub edge: bool,
    /// Its neighbours in the six directions, upwards (or to the upper right) first, then clockwise; for arrow
    /// keys.
    pub neighbours: [Option<String>; 6],
}

/// The drawing of one kind of piece.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Glyph {
    /// The letter of the kind.
    pub kind: String,
    /// How high it is: how far up the drawing of a layer on top of it is moved.
    pub height: f64,
    /// The inside of an SVG group around the origin. Colours come from classes (`piece-side`,
    /// `piece-top`, `piece-rim`, `piece-mark`), which the group's class `first` or `second` tints. A
    /// `text` of the class `piece-letter` is seen only inside of something with the class `letters`.
    pub drawing: String,
}
