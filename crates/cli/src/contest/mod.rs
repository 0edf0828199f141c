//! Many games between two players: balanced openings, pairs of games, several at once.

mod game;
mod opening;
mod progress;

use std::collections::BTreeMap;
use std::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::sync::mpsc::{Sender, channel};
use std::time::Duration;

use catalog::{Limits, PlayerSpec, Spec};

use crate::failure::Failure;
use crate::players::Program;
use crate::ugi::Clock;

pub(crate) use game::{Report, Side};
pub(crate) use progress::Progress;

/// Under which conditions every game is played.
#[derive(clap::Args, Clone)]
pub(crate) struct Conditions {
    /// The time for a turn, in milliseconds
    #[arg(long, value_name = "MS", conflicts_with_all = ["nodes", "clock"], value_parser = clap::value_parser!(u64).range(1..))]
    pub(crate) movetime: Option<u64>,
    /// What each player's clock shows at the beginning and what is added for each turn, in
    /// milliseconds; who exceeds it loses
    #[arg(long, value_name = "MS[+MS]", conflicts_with = "nodes", value_parser = clock)]
    pub(crate) clock: Option<Clock>,
    /// How many positions may be looked at for a turn
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    pub(crate) nodes: Option<u64>,
    /// How many random turns an opening has
    #[arg(long, value_name = "N", default_value_t = 4)]
    opening: u16,
    /// How far from even the score of an opening may be, 0 to 0.5, as full strength judges it
    #[arg(long, value_name = "X", default_value_t = 0.15, value_parser = imbalance)]
    balance: f64,
    /// A game of more turns is a draw; the rules do not forbid to play on for ever
    #[arg(long, value_name = "N", default_value_t = 1000, value_parser = clap::value_parser!(u32).range(1..))]
    max_turns: u32,
    /// How many pairs of games are played at once
    #[arg(long, alias = "threads", value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..))]
    jobs: u16,
    /// How long another program may take to answer beyond its time to think, in seconds
    #[arg(long, value_name = "SECONDS", default_value_t = 10, value_parser = clap::value_parser!(u64).range(1..=86_400))]
    patience: u64,
}

fn clock(text: &str) -> Result<Clock, String> {
    let (left, increment) = text.split_once('+').unwrap_or((text, "0"));
    let number = |text: &str| text.parse::<u32>().ok().map(u64::from);
    let clock = number(left).zip(number(increment)).filter(|&(left, _)| left > 0);
    let clock = clock.map(|(left, increment)| Clock { left, increment });
    clock.ok_or_else(|| "it is a time in milliseconds, then perhaps `+` and another".to_owned())
}

fn imbalance(text: &str) -> Result<f64, String> {
    let number = text.parse().ok().filter(|number| (0.0..=0.5).contains(number));
    number.ok_or_else(|| "it is a number from 0 to 0.5".to_owned())
}

impl Conditions {
    fn limits(&self) -> Limits {
        Limits { millis: self.movetime, nodes: self.nodes, ..Limits::default() }
    }
}

/// A match of many games.
pub(crate) struct Contest<'a> {
    /// The player whose score is told, and the opponent.
    pub(crate) players: [&'a PlayerSpec; 2],
    pub(crate) spec: &'a Spec,
    pub(crate) conditions: &'a Conditions,
    /// How many games at most.
    pub(crate) games: u32,
    /// Of openings and players.
    pub(crate) seed: u64,
}

/// What the workers share.
struct Shared {
    /// The next pair of games.
    next: AtomicU32,
    /// Nobody waits for further games.
    is_over: AtomicBool,
}

impl Contest<'_> {
    /// Plays the games and hands out their reports, pair by pair in the order of their numbers
    /// however many are played at once, until there are no more or `heard` breaks off.
    pub(crate) fn play(
        &self,
        mut heard: impl FnMut(Vec<Report>) -> Result<ControlFlow<()>, Failure>,
    ) -> Result<(), Failure> {
        let pairs = self.games.div_ceil(2);
        let workers = u32::from(self.conditions.jobs).min(pairs);
        let programs: Vec<[Program; 2]> =
            (0..workers).map(|_| self.programs()).collect::<Result<_, Failure>>()?;
        let shared = Shared { next: AtomicU32::new(0), is_over: AtomicBool::new(false) };
        std::thread::scope(|scope| {
            let (sender, reports) = channel();
            for programs in programs {
                let (sender, shared) = (sender.clone(), &shared);
                scope.spawn(move || self.work(programs, shared, &sender));
            }
            drop(sender);
            let mut early = BTreeMap::new();
            let mut due = 0;
            for (pair, games) in reports {
                early.insert(pair, games);
                while let Some(games) = early.remove(&due) {
                    due += 1;
                    let next = heard(games);
                    if !matches!(next, Ok(ControlFlow::Continue(()))) {
                        shared.is_over.store(true, Ordering::Relaxed);
                        return next.map(|_| ());
                    }
                }
            }
            Ok(())
        })
    }

    fn programs(&self) -> Result<[Program; 2], Failure> {
        let start = |player| {
            let patience = Duration::from_secs(self.conditions.patience);
            let program = Program::start(player, self.spec, patience)?;
            program
                .ok_or_else(|| Failure::Wrong("a person plays no duel; use `gipf play`".to_owned()))
        };
        let [player, opponent] = self.players;
        Ok([start(player)?, start(opponent)?])
    }

    /// Plays pairs of games until none is left, or nobody waits for the reports.
    fn work(
        &self,
        mut programs: [Program; 2],
        shared: &Shared,
        reports: &Sender<(u32, Vec<Report>)>,
    ) {
        loop {
            let pair = shared.next.fetch_add(1, Ordering::Relaxed);
            let Some(first) = pair.checked_mul(2).filter(|&game| game < self.games) else {
                return;
            };
            let opening = self.opening(pair);
            let mut games = Vec::new();
            for number in first..self.games.min(first.saturating_add(2)) {
                match self.game(number, opening.clone(), &mut programs, &shared.is_over) {
                    Some(report) => games.push(report),
                    None => return,
                }
            }
            if reports.send((pair, games)).is_err() {
                return;
            }
        }
    }
}

/// Another seed for each number.
fn mix(seed: u64, number: u64) -> u64 {
    fastrand::Rng::with_seed(seed.wrapping_add(number.wrapping_mul(0x9e37_79b9_7f4a_7c15))).u64(..)
}
