use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};

use crate::SavedMatch;

/// A paragraph or a list of a lesson's text.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "block", rename_all = "kebab-case")]
pub enum Block {
    /// A paragraph.
    Paragraph {
        /// Its words.
        words: Vec<Words>,
    },
    /// A list.
    List {
        /// Whether its items are numbered.
        ordered: bool,
        /// Each item's words.
        items: Vec<Vec<Words>>,
    },
}

/// Words of a text that look alike.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Words {
    /// The words.
    pub text: String,
    /// How they are set.
    pub style: Style,
    /// Where they lead: a lesson as `lesson:ID`, a rule as `rule:NUMBER`.
    pub to: Option<String>,
}

/// How words are set.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Style {
    /// As usual.
    Plain,
    /// With emphasis.
    Emphasis,
    /// With strong emphasis.
    Strong,
    /// A cell, an action, a turn.
    Code,
}

/// In which form a learner likes to be told things.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Form {
    /// By boards; what they show in words is at hand.
    Visual,
    /// By both.
    #[default]
    Neutral,
    /// In words; the boards are at hand.
    Verbal,
}

/// In which order a learner likes to be told things.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Pace {
    /// The whole before its parts.
    Global,
    /// As it is written.
    #[default]
    Neutral,
    /// Step after step.
    Sequential,
}

/// How well a learner knew GIPF before the course.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Experience {
    /// Has never played it.
    Never,
    /// Knows the rules.
    Rules,
    /// Plays it often.
    Often,
}

/// What a learner has done, as it is kept. It only grows, until all of it is forgotten.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Learner {
    /// Each deed once, the oldest first.
    // Whoever sends one twice has done it once.
    #[cfg_attr(feature = "schema", schemars(with = "Vec<Deed>"))]
    pub deeds: BTreeSet<Deed>,
}

/// One thing that a learner has done.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Deed {
    /// When: milliseconds since 1970 by the clock on the learner's wall.
    pub at: u64,
    /// What.
    #[serde(flatten)]
    pub what: DeedKind,
}

/// What a learner can do.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "did", rename_all = "kebab-case")]
pub enum DeedKind {
    /// Opened a lesson.
    Visit {
        /// Which.
        lesson: String,
    },
    /// Answered an exercise.
    Attempt {
        /// Of which lesson.
        lesson: String,
        /// Which.
        exercise: String,
        /// Whether the answer was right.
        right: bool,
        /// How many hints were seen before.
        hints: u32,
    },
    /// Answered a problem.
    Solve {
        /// Which.
        problem: String,
        /// Whether it was solved at once.
        right: bool,
    },
    /// Opened what the settings had put away.
    Look {
        /// Of which lesson.
        lesson: String,
        /// What.
        part: Hidden,
    },
    /// Chose how to be told things.
    Choose {
        /// The form.
        form: Form,
        /// The order.
        pace: Pace,
    },
    /// Declined a suggestion to change a setting.
    Decline {
        /// Which setting it was about.
        setting: Setting,
    },
    /// Told how well the game was known before.
    Tell {
        /// How well.
        experience: Experience,
    },
    /// Played a guided game to its end.
    Guided {
        /// Which game; deeds of the time when there was but one do not tell.
        #[serde(default = "first_guided")]
        game: String,
    },
    /// Put away what the settings show.
    Away {
        /// Of which lesson.
        lesson: String,
        /// What.
        part: Hidden,
    },
    /// Answered the questions about how things are best told.
    Ponder {
        /// How many answers spoke for words, less those that spoke for boards.
        form: i8,
        /// How many spoke for step after step, less those that spoke for the whole before its parts.
        pace: i8,
    },
    /// Had everything forgotten that was done until then, this included.
    Forget,
}

fn first_guided() -> String {
    "gipf".to_owned()
}

/// What settings can put away.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Hidden {
    /// A board.
    Figure,
    /// What the boards show, in words.
    Description,
    /// The steps that follow, all at once.
    Whole,
    /// The place of a lesson in its part, and what it comes to.
    Place,
    /// The pieces of a lesson, one after the other.
    Steps,
}

/// One of the two settings.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Setting {
    /// The form.
    Form,
    /// The order.
    Pace,
}

/// The course as it is for one learner.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct CourseView {
    /// The parts in their order.
    pub parts: Vec<PartView>,
    /// The form that is set.
    pub form: Form,
    /// The order that is set.
    pub pace: Pace,
    /// What the learner has told about the time before.
    pub experience: Option<Experience>,
    /// What the learner's answers to the questions speak for.
    pub leaning: Option<LeaningView>,
    /// The games of which a guided game was played.
    pub guided: Vec<String>,
    /// What to do next.
    pub next: Option<NextView>,
    /// A setting that what the learner does speaks for.
    pub suggestion: Option<SuggestionView>,
    /// How many lessons are mastered.
    pub mastered: u32,
    /// How many lessons there are.
    pub lessons: u32,
    /// How strong the learner is at problems.
    pub rating: i32,
    /// How many problems were solved at once, and how many were tried.
    pub problems: [u32; 2],
}

/// A part of the course.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct PartView {
    /// Its name.
    pub id: String,
    /// Its title.
    pub title: String,
    /// Whether its lessons are shown at once.
    pub open: bool,
    /// Its lessons.
    pub lessons: Vec<LessonLink>,
}

/// A lesson from outside.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct LessonLink {
    /// Its name.
    pub id: String,
    /// Its title.
    pub title: String,
    /// What a reader can do afterwards.
    pub about: String,
    /// Words for what it teaches, once it has been visited.
    pub keywords: Vec<String>,
    /// How it stands with this learner.
    pub state: LessonState,
    /// What should come before it and has not: names and titles.
    pub missing: Vec<(String, String)>,
    /// How many of its exercises are solved, and how many it has.
    pub exercises: [u32; 2],
    /// Whether it was mastered so long ago that it should be refreshed.
    pub due: bool,
}

/// How a lesson stands with a learner.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum LessonState {
    /// Everything it builds on is there.
    Ready,
    /// Something it builds on is missing.
    NotReady,
    /// It was visited.
    Visited,
    /// All its exercises are solved.
    Mastered,
}

/// What to do next.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct NextView {
    /// The lesson.
    pub lesson: LessonLink,
    /// Why.
    pub why: Why,
}

/// Why a lesson comes next.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Why {
    /// The course begins with it.
    Begin,
    /// It was begun, and some of its exercises are not solved.
    GoOn,
    /// It was mastered some time ago.
    Refresh,
    /// It opens a part: the whole comes before the parts.
    Overview,
    /// It is the next one that builds on what is there.
    Follows,
}

/// For which settings the answers to the questions speak.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct LeaningView {
    /// The form.
    pub form: Form,
    /// The order.
    pub pace: Pace,
}

/// A change of a setting that what the learner does speaks for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct SuggestionView {
    /// Which setting.
    pub setting: Setting,
    /// What was opened or put away again and again.
    pub because: Hidden,
    /// Whether it was put away.
    pub away: bool,
    /// The form that is suggested.
    pub form: Form,
    /// The order that is suggested.
    pub pace: Pace,
}

/// A lesson as it is for one learner.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct LessonView {
    /// The lesson from outside.
    pub lesson: LessonLink,
    /// The title of its part.
    pub part: String,
    /// Its place in the whole.
    pub place: PlaceView,
    /// The game whose guided first game goes with it, where it is the first lesson about that game.
    pub guided: Option<String>,
    /// What it consists of, in steps: a step is shown when the one before it was read.
    pub steps: Vec<Vec<LessonPart>>,
    /// The lessons its texts lead to.
    pub links: Vec<LessonLink>,
    /// What to do next.
    pub next: Option<NextView>,
    /// A setting that what the learner does speaks for.
    pub suggestion: Option<SuggestionView>,
}

/// The place of a lesson in the whole.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct PlaceView {
    /// The lessons of its part.
    pub lessons: Vec<LessonLink>,
    /// What it comes to, where that is not told first anyway.
    pub gist: Vec<Block>,
    /// Whether it is put away and opened on demand.
    pub folded: bool,
}

/// A piece of a lesson.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "part", rename_all = "kebab-case")]
pub enum LessonPart {
    /// A text.
    Section {
        /// Which: the key of its heading.
        name: String,
        /// The text.
        blocks: Vec<Block>,
        /// Whether it is put away and opened on demand.
        folded: bool,
    },
    /// A board to look at.
    Figure {
        /// Its name within the lesson.
        id: String,
        /// What is said below it.
        caption: Vec<Block>,
        /// What is played on it.
        saved: SavedMatch,
        /// The cells that are marked.
        marks: Vec<String>,
        /// Whether it is put away and opened on demand.
        folded: bool,
    },
    /// Something to do.
    Exercise {
        /// Its name within the lesson.
        id: String,
        /// What is to be done.
        question: Vec<Block>,
        /// Hints, from the slightest on.
        hints: Vec<Vec<Block>>,
        /// What is told when it is done.
        solved: Vec<Block>,
        /// The board.
        saved: SavedMatch,
        /// The cells that are marked.
        marks: Vec<String>,
        /// How it is answered.
        task: TaskView,
        /// Whether it was solved before.
        done: bool,
    },
}

/// How an exercise is answered.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum TaskView {
    /// By one turn.
    Turn,
    /// By so many own turns that win.
    Win {
        /// How many.
        turns: u32,
    },
    /// By pressing cells.
    Find,
    /// By yes or no.
    Judge,
}

/// An exercise or a problem.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "of", rename_all = "kebab-case")]
pub enum Asked {
    /// An exercise of a lesson.
    Lesson {
        /// The lesson.
        lesson: String,
        /// The exercise.
        exercise: String,
    },
    /// A problem.
    Problem {
        /// Its name.
        problem: String,
    },
}

/// What a learner answers.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "by", rename_all = "kebab-case")]
pub enum Given {
    /// What was played since the beginning, by both sides.
    Actions {
        /// The actions.
        actions: Vec<String>,
    },
    /// The cells that were pressed.
    Cells {
        /// The cells.
        cells: Vec<String>,
    },
    /// Yes or no.
    Judgement {
        /// Whether yes.
        holds: bool,
    },
}

/// What is said to an answer.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct VerdictView {
    /// Whether it is right; nothing while it goes on.
    pub right: Option<bool>,
    /// Why, as a stable word: the key of the text `verdict-CODE`.
    pub code: &'static str,
    /// What the opponent plays to it, as actions.
    pub reply: Vec<String>,
    /// Cells that were pressed wrongly.
    pub wrong: Vec<String>,
}

/// The problems as they are for one learner.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ProblemsView {
    /// All of them, the easiest first.
    pub problems: Vec<ProblemLink>,
    /// The problem of the day.
    pub daily: Option<ProblemLink>,
    /// The one that suits the learner best now.
    pub next: Option<ProblemLink>,
    /// How strong the learner is.
    pub rating: i32,
}

/// A problem from outside.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ProblemLink {
    /// Its name.
    pub id: String,
    /// The match it begins with.
    pub saved: SavedMatch,
    /// In how many own turns it is won.
    pub turns: u32,
    /// How hard it is, on the scale of the learner's rating.
    pub rating: i32,
    /// How it went the first time, if it was tried.
    pub tried: Option<bool>,
    /// Whether it was solved at any time.
    pub solved: bool,
}

/// What a newcomer is told in a guided game: a stable word, the key of the text `guide-CODE`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Advice {
    /// The word.
    pub code: &'static str,
    /// The cells it is about.
    pub cells: Vec<String>,
    /// The number in its text.
    pub count: u32,
    /// The lesson that tells more.
    pub lesson: Option<String>,
}
