//! The side of the engine protocol that asks: another program as a player.

use std::io::{BufReader, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, sync_channel};
use std::time::{Duration, Instant};

use arena::Match;
use catalog::{Limits, Spec};

use crate::text::{Line, read_line};

/// The longest line an engine may write; longer ones are passed over.
const LINE_LIMIT: usize = 1 << 16;
/// How many lines may wait to be read, before the engine has to wait.
const LINES_WAITING: usize = 1024;
/// The time for a move, where nothing is said, in milliseconds.
const DEFAULT_MILLIS: u64 = 1000;
/// How long an engine that is told to quit may take to end.
const PARTING: Duration = Duration::from_millis(500);

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
    running: Option<Running>,
}

/// A program that has been started.
struct Running {
    child: Child,
    input: ChildStdin,
    lines: Receiver<String>,
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
    pub(crate) fn choose(
        &mut self,
        game: &Match,
        limits: Limits,
    ) -> Result<Vec<String>, EngineFault> {
        self.ready()?;
        self.tell(&position(game))?;
        let (question, time) = match limits {
            Limits { nodes: Some(nodes), .. } => (format!("go nodes {nodes}"), 0),
            Limits { millis, .. } => {
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
        if let Some(mut running) = self.running.take() {
            // Both fail only if it has already ended.
            let _ = running.child.kill();
            let _ = running.child.wait();
        }
    }

    fn ready(&mut self) -> Result<(), EngineFault> {
        if self.running.is_some() {
            return Ok(());
        }
        self.running = Some(self.spawn()?);
        self.tell("ugi")?;
        self.wait("ugi", self.patience, |line| (line.trim() == "ugiok").then_some(()))?;
        self.tell(&format!("setoption name variant value {}", self.spec))?;
        self.synchronise()
    }

    fn synchronise(&mut self) -> Result<(), EngineFault> {
        self.tell("isready")?;
        self.wait("isready", self.patience, |line| (line.trim() == "readyok").then_some(()))
    }

    fn spawn(&self) -> Result<Running, EngineFault> {
        let fault = |why: String| EngineFault::Start { command: self.command.clone(), why };
        let words = words(&self.command).map_err(|why| fault(why.to_owned()))?;
        let (program, arguments) = words.split_first().ok_or_else(|| fault("no program".into()))?;
        let mut child = Command::new(program)
            .args(arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .map_err(|error| fault(error.to_string()))?;
        let input = child.stdin.take().expect("its input is piped");
        let output = child.stdout.take().expect("its output is piped");
        let (sender, lines) = sync_channel(LINES_WAITING);
        std::thread::spawn(move || {
            let mut reader = BufReader::new(output);
            let mut line = Vec::new();
            loop {
                match read_line(&mut reader, LINE_LIMIT, &mut line) {
                    Ok(Line::Whole) => {}
                    Ok(Line::TooLong) => continue,
                    Ok(Line::End) | Err(_) => return,
                }
                if sender.send(String::from_utf8_lossy(&line).into_owned()).is_err() {
                    return;
                }
            }
        });
        Ok(Running { child, input, lines })
    }

    fn tell(&mut self, line: &str) -> Result<(), EngineFault> {
        let Some(running) = &mut self.running else { return Err(self.died()) };
        let told = writeln!(running.input, "{line}").and_then(|()| running.input.flush());
        told.map_err(|_| self.died())
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
            let left = end.saturating_duration_since(Instant::now());
            match running.lines.recv_timeout(left) {
                Ok(line) => {
                    if let Some(answer) = wanted(&line) {
                        return Ok(answer);
                    }
                    // An engine that never stops talking gets no more time than a silent one.
                    if !left.is_zero() {
                        continue;
                    }
                }
                Err(RecvTimeoutError::Timeout) => {}
                Err(RecvTimeoutError::Disconnected) => return Err(self.died()),
            }
            self.stop();
            return Err(EngineFault::Silent { command: self.command.clone(), question, limit });
        }
    }

    fn died(&mut self) -> EngineFault {
        let status = self.running.take().and_then(|mut running| part(&mut running.child));
        EngineFault::Died { command: self.command.clone(), status }
    }
}

impl Drop for Engine {
    fn drop(&mut self) {
        // If it cannot be told to quit, it has ended.
        let _ = self.tell("quit");
        if let Some(mut running) = self.running.take() {
            part(&mut running.child);
        }
    }
}

/// Waits a little for a program to end, else ends it; how it ended by itself.
fn part(child: &mut Child) -> Option<String> {
    let end = Instant::now() + PARTING;
    while Instant::now() < end {
        if let Ok(Some(status)) = child.try_wait() {
            return Some(status.to_string());
        }
        std::thread::sleep(Duration::from_millis(5));
    }
    // Both fail only if it has ended in this moment.
    let _ = child.kill();
    let _ = child.wait();
    None
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

/// The words of a command line; quotes and backslashes keep spaces, as in a shell.
fn words(command: &str) -> Result<Vec<String>, &'static str> {
    let mut words = Vec::new();
    let mut word: Option<String> = None;
    let mut quote = None;
    let mut letters = command.chars();
    while let Some(letter) = letters.next() {
        match (quote, letter) {
            (Some(mark), _) if letter == mark => quote = None,
            (None, '\'' | '"') => {
                quote = Some(letter);
                word.get_or_insert_default();
            }
            (None | Some('"'), '\\') => {
                word.get_or_insert_default()
                    .push(letters.next().ok_or("nothing follows the `\\`")?);
            }
            (None, _) if letter.is_whitespace() => words.extend(word.take()),
            _ => word.get_or_insert_default().push(letter),
        }
    }
    if quote.is_some() {
        return Err("a quotation mark is not closed");
    }
    words.extend(word);
    Ok(words)
}

#[cfg(test)]
mod tests {
    use super::words;

    #[test]
    fn command_lines_are_split_as_in_a_shell() {
        let split = |text: &str| words(text).unwrap();
        assert_eq!(split("gipf  engine"), ["gipf", "engine"]);
        assert_eq!(
            split(r#""my engine" -x 'a "b"' c\ d """#),
            ["my engine", "-x", "a \"b\"", "c d", ""]
        );
        assert!(split("  ").is_empty());
        assert!(words("'open").is_err());
        assert!(words("end\\").is_err());
    }
}
