use rules::Player;

use crate::{ActionText, HeaderName, Reason};

/// How deep variations and side games may be nested in one another to be read. A tree built deeper
/// is written, but its text is refused.
pub const MAX_DEPTH: usize = 64;

/// A played game: what was agreed, every action with its alternatives, and how it ended.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Record {
    /// The game with its options, e.g. `gipf:basic,reserve=12/15`.
    pub game: String,
    /// The revision of the rules it was played by, as the game names it.
    pub rules: Option<String>,
    /// Who played, the first player first.
    pub seats: [Seat; 2],
    /// The day, by custom `YYYY-MM-DD` with `?` for digits that are not known.
    pub date: Option<String>,
    /// The occasion: a tournament and its round, a club evening.
    pub event: Option<String>,
    /// The position text it began from, if not the usual one.
    pub start: Option<String>,
    /// All other headers, in their order; a name may occur more than once.
    pub others: Vec<(HeaderName, String)>,
    /// What was played; its comments are those before the game.
    pub line: Line,
    /// How it ended, if it has.
    pub ending: Option<Ending>,
}

/// Who sat at one side of the board.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Seat {
    /// The name to show.
    pub name: Option<String>,
    /// The player as on the command line: `human`, `level:3` …
    pub player: Option<String>,
}

/// How a game ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ending {
    /// Who won; `None` is a draw.
    pub winner: Option<Player>,
    /// Why, if it is known.
    pub reason: Option<Reason>,
}

/// Actions one after another.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Line {
    /// What is said before the first of them.
    pub comments: Vec<String>,
    /// The actions, oldest first.
    pub nodes: Vec<Node>,
}

/// An action with all that belongs to it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Node {
    /// Who acted.
    pub by: Player,
    /// The action.
    pub action: ActionText,
    /// Whether it completed the player's turn. False at the end of a line: the game, or what is
    /// known of it, stops inside the turn.
    pub ends_turn: bool,
    /// What is said after it.
    pub comments: Vec<String>,
    /// How long the player's clock ran for this action, in milliseconds.
    pub used_ms: Option<u64>,
    /// What the player's clock showed after it (with what was added for the action), in milliseconds.
    pub left_ms: Option<u64>,
    /// Games of their own that were played for the right to this action. While one has no ending the
    /// action is announced, not made.
    pub side_games: Vec<Record>,
    /// Other ways to go on from the position before this action.
    pub variations: Vec<Line>,
}

impl Record {
    /// A record of `game` (with its options) in which nothing has happened.
    pub fn new(game: impl Into<String>) -> Self {
        Self { game: game.into(), ..Self::default() }
    }

    /// The actions that were played, with who played them.
    pub fn main_line(&self) -> impl ExactSizeIterator<Item = (Player, &str)> {
        self.line.nodes.iter().map(|node| (node.by, node.action.as_str()))
    }

    /// The value of the first further header called `name`, in whatever case.
    pub fn other(&self, name: &str) -> Option<&str> {
        let named = |(other, _): &&(HeaderName, String)| other.as_str().eq_ignore_ascii_case(name);
        self.others.iter().find(named).map(|(_, value)| value.as_str())
    }

    /// The fields of `OPTIONAL_HEADERS`, in that order.
    pub(crate) fn optional(&self) -> [&Option<String>; 8] {
        let [first, second] = &self.seats;
        [
            &self.rules,
            &first.name,
            &first.player,
            &second.name,
            &second.player,
            &self.date,
            &self.event,
            &self.start,
        ]
    }

    /// As [`optional`](Self::optional), to be filled in.
    pub(crate) fn optional_mut(&mut self) -> [&mut Option<String>; 8] {
        let [first, second] = &mut self.seats;
        [
            &mut self.rules,
            &mut first.name,
            &mut first.player,
            &mut second.name,
            &mut second.player,
            &mut self.date,
            &mut self.event,
            &mut self.start,
        ]
    }
}

impl Line {
    /// Adds an action at the end and gives it back, for its clock and comments to be set.
    pub fn push(&mut self, by: Player, action: ActionText, ends_turn: bool) -> &mut Node {
        let index = self.nodes.len();
        self.nodes.push(Node { ends_turn, ..Node::new(by, action) });
        &mut self.nodes[index]
    }

    /// The turns: the actions of one player up to the one that completes the turn. The first and the
    /// last may be parts of turns: a variation can begin, and a line end, inside one.
    pub fn turns(&self) -> impl Iterator<Item = &[Node]> {
        self.nodes.chunk_by(|a, b| !a.ends_turn && a.by == b.by)
    }
}

impl Node {
    /// An action that completes a turn, with nothing attached.
    pub fn new(by: Player, action: ActionText) -> Self {
        Self {
            by,
            action,
            ends_turn: true,
            comments: Vec::new(),
            used_ms: None,
            left_ms: None,
            side_games: Vec::new(),
            variations: Vec::new(),
        }
    }
}
