//! A lesson: what is the same in every language, and its texts.

use std::collections::BTreeMap;

use catalog::Spec;
use protocol::Block;

use crate::fact::Fact;

/// The languages every lesson is written in.
pub const LANGUAGES: [&str; 2] = ["en", "ko"];

/// The parts of the text that every lesson has once, in the order in which they are written.
pub const SECTIONS: [&str; 4] = ["introduction", "text", "description", "conclusion"];

/// A lesson.
#[derive(Clone, PartialEq, Debug)]
pub struct Lesson {
    /// The name of its folder.
    pub id: String,
    /// The lessons it builds on.
    pub requires: Vec<String>,
    /// The games it is about, by their keys.
    pub games: Vec<String>,
    /// The numbers of the rules it teaches.
    pub rules: Vec<String>,
    /// The boards to look at.
    pub figures: Vec<Figure>,
    /// What is to be done.
    pub exercises: Vec<Exercise>,
    /// Its texts by language.
    pub texts: BTreeMap<String, Texts>,
}

impl Lesson {
    /// Its texts in a language, or in the first language there is.
    pub fn text(&self, language: &str) -> Option<&Texts> {
        self.texts.get(language).or_else(|| self.texts.get(LANGUAGES[0]))
    }
}

/// A board to look at.
#[derive(Clone, PartialEq, Debug)]
pub struct Figure {
    /// Its name within the lesson.
    pub id: String,
    /// The board.
    pub stage: Stage,
}

/// A position, what is played from there, and what is stated about it.
#[derive(Clone, PartialEq, Debug)]
pub struct Stage {
    /// The line of the file where it begins.
    pub line: usize,
    /// The game.
    pub spec: Spec,
    /// The position, if not the beginning of the game.
    pub position: Option<String>,
    /// The cells that are marked.
    pub marks: Vec<String>,
    /// What is played and stated, in this order.
    pub steps: Vec<(usize, Step)>,
}

/// One thing that is played or stated.
#[derive(Clone, PartialEq, Debug)]
pub enum Step {
    /// A turn, or its beginning.
    Play(String),
    /// What holds then, with its text.
    State(String, Fact),
}

/// Something to do.
#[derive(Clone, PartialEq, Debug)]
pub struct Exercise {
    /// Its name within the lesson.
    pub id: String,
    /// The board it begins with: what its steps play has been played already.
    pub stage: Stage,
    /// What is to be done.
    pub task: Task,
}

/// What is to be done in an exercise.
#[derive(Clone, PartialEq, Debug)]
pub enum Task {
    /// Play one turn after which all of some facts hold.
    Turn {
        /// The facts, with their texts.
        goals: Vec<(String, Fact)>,
        /// Which turns those are.
        answers: Answers,
    },
    /// Force a win in so many own turns.
    Win {
        /// How many.
        turns: u32,
        /// The first actions that do so.
        answers: Answers,
    },
    /// Press all cells of a sort, and no other.
    Find {
        /// Which.
        what: Find,
        /// The cells.
        cells: Vec<String>,
    },
    /// Say whether a fact holds.
    Judge {
        /// The fact with its text.
        claim: (String, Fact),
        /// Whether it does.
        holds: bool,
    },
}

/// The answers there are.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Answers {
    /// These, and no other.
    Exactly(Vec<String>),
    /// So many.
    Count(usize),
}

/// Cells to be found.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Find {
    /// Those of the rows of the player to move.
    Rows,
    /// Those of them that are cleared in any case.
    MustGo,
    /// Those of them that may be cleared or left.
    MayStay,
    /// The dots at which nothing can be pushed in.
    Blocked,
    /// Where an action can begin.
    Starts,
    /// Where pieces of the player to move stand that can be moved.
    Movers,
    /// Where the actions lead that begin at this cell.
    Targets(String),
}

/// The texts of a lesson in one language.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Texts {
    /// Its title.
    pub title: String,
    /// What a reader can do afterwards, in one sentence.
    pub about: String,
    /// Words for what it teaches.
    pub keywords: Vec<String>,
    /// Each of [`SECTIONS`], and what stands at the top of the course.
    pub sections: BTreeMap<String, Vec<Block>>,
    /// What is said below each figure.
    pub captions: BTreeMap<String, Vec<Block>>,
    /// What is said about each exercise.
    pub exercises: BTreeMap<String, ExerciseTexts>,
}

/// The texts of an exercise.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct ExerciseTexts {
    /// What is to be done.
    pub question: Vec<Block>,
    /// Hints, from the slightest on.
    pub hints: Vec<Vec<Block>>,
    /// What is told when it is done.
    pub solved: Vec<Block>,
}
