//! The side of the engine protocol that asks: another program as a player.

use std::time::{Duration, Instant};

use arena::Match;
use catalog::{Limits, Spec};
use rules::Player;

use super::{Process, Silence};
use crate::players::Pace;

/// The time for a turn, where nothing is said, in milliseconds.
const DEFAULT_MILLIS: u64 = 1000;

/// What an engine did wrong.
#[derive(Clone, Debug, thiserror::Error)]
pub(crate) enum EngineFault {
    /// It cannot be started.
    #[error("cannot start the engine `{command}`: {why}")]
    Start {
        /// Its command line.
        command: String,
        /// What the system says.
        why: String,
    },
    /// It has ended, or closed its input or output.
    #[error("the engine `{command}` ended{}", .status.as_ref().map(|it| format!(" ({it})")).unwrap_or_default())]
    Died {
        /// Its command line.
        command: String,
        /// How it ended, if it has.
        status: Option<String>,
    },
    /// It did not answer in time.
    #[error("the engine `{command}` did not answer `{question}` within {} s", .limit.as_secs_f32())]
    Silent {
        /// Its command line.
        command: String,
        /// What it was asked.
        question: &'static str,
        /// How long it had.
        limit: Duration,
    },
}

impl EngineFault {
    /// Why the game is lost, as a stable word.
    pub(crate) fn reason(&self) -> &'static str {
        match self {
            Self::Start { .. } => "engine-cannot-start",
            Self::Died { .. } => "engine-died",
            Self::Silent { .. } => "engine-silent",
        }
    }
}

/// Another program that speaks the engine protocol. After a fault it is started anew.
pub(crate) struct Engine {
    command: String,
    spec: Spec,
    patience: Duration,
    running: Option<Process>,
}

impl Engine {
    /// Starts an engine for a game. `patience` is how long it may take to answer, beyond the time it
    /// is given to think.
    pub(crate) fn start(
        command: &str,
        spec: &Spec,
        patience: Duration,
    ) -> Result<Self, EngineFault> {
        let mut engine =
            Self { command: command.to_owned(), spec: spec.clone(), patience, running: None };
        engine.ready()?;
        Ok(engine)
    }

    /// Says that another game begins.
    pub(crate) fn new_game(&mut self) -> Result<(), EngineFault> {
        self.ready()?;
        self.tell("uginewgame")?;
        self.synchronise()
    }

    /// The actions it chooses, in the middle of a turn the rest of it.
    pub(crate) fn choose(&mut self, game: &Match, pace: Pace) -> Result<Vec<String>, EngineFault> {
        self.ready()?;
        self.tell(&position(game))?;
        let (question, time) = match pace {
            Pace::Clocks([first, second]) => {
                let times = format!("p1time {} p2time {}", first.left, second.left);
                let increments = format!("p1inc {} p2inc {}", first.increment, second.increment);
                let clock = if game.position().to_move() == Player::First { first } else { second };
                (format!("go {times} {increments}"), clock.left)
            }
            Pace::Limits(Limits { nodes: Some(nodes), .. }) => (format!("go nodes {nodes}"), 0),
            Pace::Limits(Limits { millis, .. }) => {
                let millis = millis.unwrap_or(DEFAULT_MILLIS);
                (format!("go movetime {millis}"), millis)
            }
        };
        self.tell(&question)?;
        let limit = self.patience + Duration::from_millis(time);
        let answer = self.wait("go", limit, |line| {
            let mut words = line.split_whitespace();
            (words.next() == Some("bestmove")).then(|| words.next().unwrap_or_default().to_owned())
        })?;
        Ok(answer.split(';').map(str::to_owned).collect())
    }

    /// Ends it without further words; it is started anew when it is needed.
    pub(crate) fn stop(&mut self) {
        self.running = None;
    }

    fn ready(&mut self) -> Result<(), EngineFault> {
        if self.running.is_some() {
            return Ok(());
        }
        let started = Process::start(&self.command);
        let fault = |why| EngineFault::Start { command: self.command.clone(), why };
        self.running = Some(started.map_err(fault)?);
        self.tell("ugi")?;
        self.wait("ugi", self.patience, |line| (line.trim() == "ugiok").then_some(()))?;
        self.tell(&format!("setoption name variant value {}", self.spec))?;
        self.synchronise()
    }

    fn synchronise(&mut self) -> Result<(), EngineFault> {
        self.tell("isready")?;
        self.wait("isready", self.patience, |line| (line.trim() == "readyok").then_some(()))
    }

    fn tell(&mut self, line: &str) -> Result<(), EngineFault> {
        let told = self.running.as_mut().map(|running| running.tell(line));
        told.and_then(Result::ok).ok_or_else(|| self.died())
    }

    /// The first line of the answer that `wanted` takes.
    fn wait<T>(
        &mut self,
        question: &'static str,
        limit: Duration,
        wanted: impl Fn(&str) -> Option<T>,
    ) -> Result<T, EngineFault> {
        let end = Instant::now() + limit;
        loop {
            let Some(running) = &self.running else { return Err(self.died()) };
            match running.line(end) {
                Ok(line) => {
                    if let Some(answer) = wanted(&line) {
                        return Ok(answer);
                    }
                    // An engine that never stops talking gets no more time than a silent one.
                    if Instant::now() < end {
                        continue;
                    }
                }
                Err(Silence::Timeout) => {}
                Err(Silence::Ended) => return Err(self.died()),
            }
            self.stop();
            return Err(EngineFault::Silent { command: self.command.clone(), question, limit });
        }
    }

    fn died(&mut self) -> EngineFault {
        let status = self.running.take().and_then(|mut running| running.part());
        EngineFault::Died { command: self.command.clone(), status }
    }
}

impl Drop for Engine {
    fn drop(&mut self) {
        // If it cannot be told to quit, it has ended.
        let _ = self.tell("quit");
        if let Some(mut running) = self.running.take() {
            running.part();
        }
    }
}

/// How a match is told: where it began, and its turns.
fn position(game: &Match) -> String {
    let mut line = match game.start() {
        None => "position startpos".to_owned(),
        Some(text) => format!("position fen {text}"),
    };
    let mut last = None;
    for ply in game.plies() {
        let between = match last {
            None => " moves ",
            Some(turn) if turn == ply.turn => ";",
            Some(_) => " ",
        };
        line.push_str(between);
        line.push_str(&ply.action);
        last = Some(ply.turn);
    }
    line
}
