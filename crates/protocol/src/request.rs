use rules::{Player, Rule};
use serde::{Deserialize, Serialize};

use crate::{
    Advice, Asked, Board, CourseView, EventKind, GameInfo, Given, Learner, LessonLink, LessonView,
    MatchView, Problem, ProblemsView, SavedMatch, Seat, StakesInfo, Step, Terms, VerdictView,
};

/// What a client asks.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "ask", rename_all = "kebab-case")]
pub enum Request {
    /// The games there are. Answered by [`Response::Games`].
    Games,
    /// The numbered rules of a game. Answered by [`Response::Rules`].
    Rules {
        /// The game with or without its options.
        spec: String,
        /// The tag of the language they are wanted in; English if there are none in it.
        #[serde(default)]
        #[cfg_attr(feature = "ts", ts(optional, as = "Option<String>"))]
        language: String,
    },
    /// What the rulebooks advise against in a game as it is composed. Answered by
    /// [`Response::Warnings`].
    Warnings {
        /// The game with its options.
        spec: String,
    },
    /// What can be at stake in a game as it is composed. Answered by [`Response::Stakes`].
    Stakes {
        /// The game with its options.
        spec: String,
    },
    /// The board of a game. Answered by [`Response::Board`].
    Board {
        /// The game with its options.
        spec: String,
    },
    /// A new match. Answered by [`Response::Match`].
    New {
        /// The game with its options.
        spec: String,
        /// A position to begin from, if not the usual one.
        start: Option<String>,
        /// Who plays, the first player first.
        seats: [Seat; 2],
        /// What else was agreed.
        #[serde(default, deserialize_with = "crate::terms::object")]
        #[cfg_attr(feature = "ts", ts(optional, as = "Option<Terms>"))]
        terms: Terms,
    },
    /// The state of a match that was kept. Answered by [`Response::Match`].
    Resume {
        /// The match.
        saved: SavedMatch,
    },
    /// Something happens in a match. Answered by [`Response::Match`].
    Do {
        /// The match.
        saved: SavedMatch,
        /// Who does it.
        by: Player,
        /// Milliseconds since the match began.
        at: u64,
        /// What.
        event: EventKind,
    },
    /// An action that is typed, in either of the two layers of text; a turn in the players' notation
    /// plays all its actions. Answered by [`Response::Match`].
    Type {
        /// The match.
        saved: SavedMatch,
        /// Who types it.
        by: Player,
        /// Milliseconds since the match began.
        at: u64,
        /// The text.
        text: String,
    },
    /// How it stood after the first `plies` actions. Answered by [`Response::Step`].
    Look {
        /// The match.
        saved: SavedMatch,
        /// How many actions, at most as many as were played.
        plies: u32,
    },
    /// A match of its own in which turns are tried for a plan: it begins as the match stands. Answered by
    /// [`Response::Match`].
    Ahead {
        /// The match.
        saved: SavedMatch,
        /// Whether the turn of whoever is to move is left out, to try what answers whatever it is.
        whatever: bool,
    },
    /// The game of the catalog that was played in a fight that is over, as it ended. Answered by
    /// [`Response::Match`].
    Fought {
        /// The match.
        saved: SavedMatch,
        /// Which fight, from 0.
        fight: u32,
    },
    /// Let the engine choose the next action of the player to move. Answered by
    /// [`Response::Thought`].
    Think {
        /// The match.
        saved: SavedMatch,
        /// The player as on the command line, `level:3` …
        player: String,
        /// The seed of its choices among equals.
        seed: u64,
    },
    /// Let the engine decide whatever is due of a player: an action, or what belongs to a combined
    /// game. Answered by [`Response::Decided`].
    Decide {
        /// The match.
        saved: SavedMatch,
        /// For whom; it must be one of the deciders.
        by: Player,
        /// The player as on the command line, `level:3` …
        player: String,
        /// The seed of its choices.
        seed: u64,
    },
    /// The match as a record. Answered by [`Response::Record`].
    Record {
        /// The match.
        saved: SavedMatch,
    },
    /// A match from the text of one game: a record, SGF, or turns below the headers of a record. Answered
    /// by [`Response::Match`]; the problems of a failure say in which `line` they are.
    Open {
        /// The text.
        record: String,
        /// Where the text goes wrong, the game is opened as far as it is sound.
        #[serde(default)]
        #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
        until_flaw: bool,
    },
    /// The course for a learner. Answered by [`Response::Course`].
    Course {
        /// Who reads it.
        #[serde(flatten)]
        reader: Reader,
    },
    /// A lesson for a learner. Answered by [`Response::Lesson`].
    Lesson {
        /// Its name.
        lesson: String,
        /// Who reads it.
        #[serde(flatten)]
        reader: Reader,
    },
    /// The lesson that teaches a rule. Answered by [`Response::Taught`].
    Teaches {
        /// The number of the rule.
        rule: String,
        /// Who reads it.
        #[serde(flatten)]
        reader: Reader,
    },
    /// The problems for a learner. Answered by [`Response::Problems`].
    Problems {
        /// Who solves them.
        #[serde(flatten)]
        reader: Reader,
    },
    /// What is said to an answer. Answered by [`Response::Verdict`].
    Answer {
        /// What was asked.
        asked: Asked,
        /// The answer.
        given: Given,
    },
    /// A right answer, or how one goes on. Answered by [`Response::Shown`].
    Show {
        /// What was asked.
        asked: Asked,
        /// What was played since the beginning, by both sides.
        played: Vec<String>,
    },
    /// Everything that was done on two devices. Answered by [`Response::Learner`].
    Join {
        /// What was done on one.
        learner: Learner,
        /// What was done on the other.
        other: Learner,
    },
    /// What a newcomer is told in a match of basic GIPF. Answered by [`Response::Advice`].
    Guide {
        /// The match.
        saved: SavedMatch,
        /// Whom the newcomer plays.
        player: Player,
    },
}

/// Who reads the course, in which language and when.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Reader {
    /// What the reader has done.
    pub learner: Learner,
    /// The language of the texts.
    pub language: String,
    /// Milliseconds since 1970 by the clock on the reader's wall.
    pub now: u64,
}

/// The answer to a [`Request`].
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "answer", rename_all = "kebab-case")]
pub enum Response {
    /// The games there are.
    Games {
        /// All of them.
        games: Vec<GameInfo>,
    },
    /// The rules of a game.
    Rules {
        /// The tag of the language they are in.
        language: &'static str,
        /// All of them, in order.
        rules: Vec<Rule>,
    },
    /// What is advised against.
    Warnings {
        /// Nothing of it keeps the game from being played.
        warnings: Vec<Problem>,
    },
    /// What can be at stake.
    Stakes {
        /// All of it.
        stakes: StakesInfo,
    },
    /// A board.
    Board {
        /// The geometry and drawings.
        board: Board,
    },
    /// The state of a match.
    Match {
        /// The state.
        state: Box<MatchView>,
    },
    /// The state after some of a match's actions.
    Step {
        /// The position and what led to it.
        step: Box<Step>,
    },
    /// What the engine would play.
    Thought {
        /// The choice.
        thought: Thought,
    },
    /// What the engine decides.
    Decided {
        /// The decision.
        decision: Decision,
    },
    /// A record.
    Record {
        /// Its text.
        text: String,
    },
    /// The course.
    Course {
        /// Its parts, and what comes next.
        course: Box<CourseView>,
    },
    /// A lesson.
    Lesson {
        /// What it consists of.
        lesson: Box<LessonView>,
    },
    /// The lesson that teaches a rule.
    Taught {
        /// It, if there is one.
        lesson: Option<LessonLink>,
    },
    /// The problems.
    Problems {
        /// All of them, and which one to take.
        problems: Box<ProblemsView>,
    },
    /// What is said to an answer.
    Verdict {
        /// It.
        verdict: VerdictView,
    },
    /// A right answer.
    Shown {
        /// It, or the next turn of it.
        given: Given,
    },
    /// What a learner has done.
    Learner {
        /// All of it.
        learner: Learner,
    },
    /// What a newcomer is told.
    Advice {
        /// The most urgent first.
        advice: Vec<Advice>,
    },
    /// The request could not be carried out; nothing has changed.
    Failed {
        /// What is wrong, all of it.
        failure: Failure,
    },
}

/// Why a request could not be carried out.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Failure {
    /// Never empty.
    pub problems: Vec<Problem>,
}

/// What the engine chose, and why.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Thought {
    /// The action, by its stable text.
    pub action: String,
    /// What it expects to follow, beginning with that action.
    pub line: Vec<String>,
    /// How many positions it looked at.
    pub nodes: u64,
    /// How many actions deep.
    pub depth: u32,
    /// How many actions ahead it looked at most, where it looked on.
    pub reach: u32,
    /// Which of the best actions this is, from 1.
    pub rank: u32,
    /// Its estimate of the score from the side of the player to move, 0 (lost) to 1 (won).
    pub score: f64,
    /// The same in hundredths of a basic piece; beyond all bounds if the result is proved.
    pub value: i32,
    /// After how many actions the game ends, if the result is proved: a win at score 1, a loss at 0.
    pub ends_in: Option<u32>,
}

/// What a search for a forced win of the player to move has found.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Solution {
    /// The shortest forced win, if there is one within the turns that were looked at.
    pub win: Option<ForcedWin>,
    /// How many turns of the player were looked at completely without a win.
    pub turns: u32,
    /// How many positions were looked at.
    pub nodes: u64,
}

/// A forced win, proved against every defence.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ForcedWin {
    /// How many turns of the player it takes against the best defence.
    pub turns: u32,
    /// Every first action that wins as fast, by its stable text.
    pub first: Vec<String>,
    /// The turns of both players, each with its actions, if the defence holds out as long as it can.
    pub line: Vec<Vec<String>>,
}

/// What the engine does next in a match.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Decision {
    /// What happens.
    pub event: EventKind,
    /// What it thought, where it is an action.
    pub thought: Option<Thought>,
}
