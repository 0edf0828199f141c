//! How hard problems are, how strong a learner is at them, and which ones to offer.

use std::collections::BTreeSet;

use catalog::Spec;
use protocol::{DeedKind, Goal, Learner, ProblemLink, ProblemsView, Puzzle, SavedMatch, Seat};

use crate::Course;
use crate::adapt::Reader;

/// Where everybody begins.
const BEGIN: f64 = 1000.0;
/// What a problem is worth that level 1 of the engine finds, and what each level adds.
const EASIEST: i32 = 800;
const STEP: i32 = 150;
/// What one is worth that no level finds, in levels.
const HARDEST: u8 = 10;
/// By how much one problem moves a rating at most: first, and once that many were tried.
///
/// Source: Elo's formula with the factors usual for newcomers and for everybody else.
const MOVES: [f64; 2] = [48.0, 24.0];
const SETTLED: usize = 10;

/// How hard a problem is, by the lowest level of the engine that finds it.
pub(crate) fn difficulty(puzzle: &Puzzle) -> i32 {
    EASIEST + STEP * i32::from(puzzle.level.unwrap_or(HARDEST))
}

/// The first answer to each problem, in the order in which they were given.
fn first_answers<'a>(course: &'a Course, learner: &'a Learner) -> Vec<(&'a Puzzle, bool)> {
    let mut seen = BTreeSet::new();
    let answers = learner.deeds.iter().filter_map(|deed| match &deed.what {
        DeedKind::Solve { problem, right } => Some((course.problem(problem)?, *right)),
        _ => None,
    });
    answers.filter(|(puzzle, _)| seen.insert(&puzzle.id)).collect()
}

/// How many problems were solved at once, and how many were tried.
pub(crate) fn record(course: &Course, learner: &Learner) -> (usize, usize) {
    let answers = first_answers(course, learner);
    (answers.iter().filter(|(_, right)| *right).count(), answers.len())
}

/// How strong a learner is at problems.
pub(crate) fn of(course: &Course, learner: &Learner) -> i32 {
    let mut rating = BEGIN;
    for (index, (puzzle, right)) in first_answers(course, learner).into_iter().enumerate() {
        let expected = expected(rating, difficulty(puzzle));
        let factor = MOVES[usize::from(index >= SETTLED)];
        rating += factor * (f64::from(u8::from(right)) - expected);
    }
    #[allow(clippy::cast_possible_truncation, reason = "a few thousand at most")]
    let rounded = rating.round() as i32;
    rounded
}

/// How likely a problem is solved at once.
fn expected(rating: f64, difficulty: i32) -> f64 {
    1.0 / (1.0 + 10f64.powf((f64::from(difficulty) - rating) / 400.0))
}

impl Course {
    /// The problems for a reader.
    pub fn problems(&self, reader: Reader<'_>) -> ProblemsView {
        let learner = reader.learner;
        let rating = of(self, learner);
        let first = first_answers(self, learner);
        let solved: BTreeSet<&str> = learner
            .deeds
            .iter()
            .filter_map(|deed| match &deed.what {
                DeedKind::Solve { problem, right: true } => Some(problem.as_str()),
                _ => None,
            })
            .collect();
        let link = |puzzle: &Puzzle| {
            let Goal::Win(turns) = puzzle.goal;
            ProblemLink {
                id: puzzle.id.clone(),
                saved: beginning(&puzzle.spec, Some(&puzzle.position)),
                turns,
                rating: difficulty(puzzle),
                tried: first.iter().find(|(it, _)| it.id == puzzle.id).map(|(_, right)| *right),
                solved: solved.contains(puzzle.id.as_str()),
            }
        };
        let mut problems: Vec<ProblemLink> = self.problems.iter().map(link).collect();
        problems.sort_by_key(|it| it.rating);
        let open = problems.iter().filter(|it| !it.solved);
        // One that is solved three times out of four keeps going on pleasant and worth while.
        let wanted = rating - 190;
        let next = open.min_by_key(|it| (it.tried.is_some(), (it.rating - wanted).abs())).cloned();
        let today = reader.today();
        let daily = self.problems.iter().max_by_key(|it| drawn(&it.id, today)).map(link);
        ProblemsView { problems, daily, next, rating }
    }
}

/// The match of people that begins with a position.
pub(crate) fn beginning(spec: &str, start: Option<&str>) -> SavedMatch {
    let person = || Seat { player: "human".to_owned(), name: None };
    let spec = spec.parse::<Spec>().map_or_else(|_| spec.to_owned(), |spec| spec.to_string());
    SavedMatch {
        spec,
        start: start.map(str::to_owned),
        seats: [person(), person()],
        terms: protocol::Terms::default(),
        log: Vec::new(),
    }
}

/// A number that stands for a problem on a day: the greatest one is the problem of the day, so that a
/// problem that is added changes only the days that it wins.
///
/// Source: rendezvous hashing with the function FNV-1a and a final mixing.
fn drawn(id: &str, day: u64) -> u64 {
    let mut hash = 0xcbf2_9ce4_8422_2325_u64;
    for byte in id.bytes().chain(day.to_le_bytes()) {
        hash = (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
    }
    hash ^= hash >> 32;
    hash = hash.wrapping_mul(0xd6e8_feb8_6659_fd93);
    hash ^ (hash >> 32)
}
