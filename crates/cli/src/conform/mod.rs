//! Whether a program speaks the engine protocol: a script of checks, run with any engine.

mod pattern;
mod script;

use std::time::{Duration, Instant};

use catalog::Spec;

use crate::standing::Standing;
use crate::ugi::{Order, Process, Silence, after};
use pattern::{fill, matches};
pub(crate) use script::{Check, Step, read};

/// The script that describes the protocol.
pub(crate) const CHECKS: &str = include_str!("checks.txt");

/// How long an answer may take if a check says nothing else.
const PATIENCE: Duration = Duration::from_secs(10);

/// Why a check failed.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub(crate) enum Fault {
    #[error("cannot start `{command}`: {why}")]
    Start { command: String, why: String },
    #[error("it ended before `{before}`")]
    Ended { before: String },
    #[error("no line `{wanted}` came within {} ms{}", .limit.as_millis(), nearest(.near.as_deref()))]
    Missing {
        wanted: String,
        limit: Duration,
        /// The line that came instead, as far as one can tell.
        near: Option<String>,
    },
    #[error("it said `{0}`, too early")]
    Forbidden(String),
    #[error("it did not end within {} ms", .0.as_millis())]
    Lives(Duration),
}

fn nearest(line: Option<&str>) -> String {
    line.map(|line| format!(", but `{line}`")).unwrap_or_default()
}

/// One check of one program.
struct Run<'a> {
    spec: &'a Spec,
    process: Process,
    random: fastrand::Rng,
    /// The position told last.
    standing: Standing,
    patience: Duration,
    forbidden: Vec<&'a str>,
}

/// Runs a check with the program that `command` starts; what is random follows from `seed`.
///
/// # Errors
///
/// What it did not do.
pub(crate) fn run(check: &Check, command: &str, spec: &Spec, seed: u64) -> Result<(), Fault> {
    let process =
        Process::start(command).map_err(|why| Fault::Start { command: command.to_owned(), why })?;
    let mut run = Run {
        spec,
        process,
        random: fastrand::Rng::with_seed(seed),
        standing: Standing::new(spec.start()),
        patience: PATIENCE,
        forbidden: Vec::new(),
    };
    if !check.is_bare {
        run.send("ugi")?;
        run.expect("ugiok")?;
        run.send("setoption name variant value {variant}")?;
        run.send("isready")?;
        run.expect("readyok")?;
    }
    check.steps.iter().try_for_each(|step| run.step(step))
}

impl<'a> Run<'a> {
    fn step(&mut self, step: &'a Step) -> Result<(), Fault> {
        match step {
            Step::Send(line) => self.send(line),
            Step::Expect(pattern) => self.expect(pattern),
            Step::Forbid(pattern) => {
                self.forbidden.push(pattern);
                Ok(())
            }
            Step::Within(millis) => {
                self.patience = Duration::from_millis(*millis);
                Ok(())
            }
            Step::Pause(millis) => self.pause(Duration::from_millis(*millis)),
            Step::Ends => self.ends(),
        }
    }

    fn send(&mut self, line: &str) -> Result<(), Fault> {
        let line = fill(line, self.spec, &self.standing, &mut self.random);
        if let Ok(Some(Order::Position { fen, turns })) = Order::read(&line)
            && let Ok(standing) = after(self.spec, fen.as_deref(), &turns)
        {
            self.standing = standing;
        }
        self.process.tell(&line).map_err(|_| Fault::Ended { before: line })
    }

    fn expect(&mut self, pattern: &str) -> Result<(), Fault> {
        let until = Instant::now() + self.patience;
        let mut near = None;
        loop {
            match self.process.line(until) {
                Ok(line) if matches(pattern, &line, &self.standing) => break,
                Ok(line) => {
                    self.check_allowed(&line)?;
                    if line.split_whitespace().next() == pattern.split_whitespace().next() {
                        near = Some(line);
                    }
                }
                Err(Silence::Ended) => return Err(Fault::Ended { before: pattern.to_owned() }),
                Err(Silence::Timeout) => {
                    let (wanted, limit) = (pattern.to_owned(), self.patience);
                    return Err(Fault::Missing { wanted, limit, near });
                }
            }
        }
        self.forbidden.clear();
        Ok(())
    }

    fn check_allowed(&self, line: &str) -> Result<(), Fault> {
        let is_forbidden = self.forbidden.iter().any(|it| matches(it, line, &self.standing));
        if is_forbidden { Err(Fault::Forbidden(line.to_owned())) } else { Ok(()) }
    }

    fn pause(&mut self, time: Duration) -> Result<(), Fault> {
        let until = Instant::now() + time;
        loop {
            match self.process.line(until) {
                Ok(line) => self.check_allowed(&line)?,
                Err(Silence::Ended) => return Err(Fault::Ended { before: "pause".to_owned() }),
                Err(Silence::Timeout) => break,
            }
        }
        self.forbidden.clear();
        Ok(())
    }

    fn ends(&mut self) -> Result<(), Fault> {
        let until = Instant::now() + self.patience;
        loop {
            match self.process.line(until) {
                Ok(_) => {}
                Err(Silence::Ended) => return Ok(()),
                Err(Silence::Timeout) => return Err(Fault::Lives(self.patience)),
            }
        }
    }
}
