use std::io::{BufReader, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, sync_channel};
use std::time::{Duration, Instant};

use crate::text::{Line, read_line};

/// The longest line a program may write; longer ones are passed over.
const LINE_LIMIT: usize = 1 << 16;
/// How many lines may wait to be read, before the program has to wait.
const LINES_WAITING: usize = 1024;
/// How long a program that is told to quit may take to end.
const PARTING: Duration = Duration::from_millis(500);

/// Another program that was started, with its lines. It ends with this value.
pub(crate) struct Process {
    child: Child,
    input: ChildStdin,
    lines: Receiver<String>,
}

/// Why no line came.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Silence {
    /// The time was over.
    Timeout,
    /// The program has ended or closed its output.
    Ended,
}

impl Process {
    /// Starts a program by its command line.
    ///
    /// # Errors
    ///
    /// Why that is impossible, in words.
    pub(crate) fn start(command: &str) -> Result<Self, String> {
        let words = words(command)?;
        let (program, arguments) = words.split_first().ok_or("no program is named")?;
        let mut command = Command::new(program);
        command.args(arguments).stdin(Stdio::piped()).stdout(Stdio::piped());
        // Ctrl-C is meant for us; an engine ends when we tell it, or when its input does.
        #[cfg(unix)]
        std::os::unix::process::CommandExt::process_group(&mut command, 0);
        let mut child = command.spawn().map_err(|error| error.to_string())?;
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
        Ok(Self { child, input, lines })
    }

    /// Sends it a line; an error means that it has ended or closed its input.
    pub(crate) fn tell(&mut self, line: &str) -> std::io::Result<()> {
        writeln!(self.input, "{line}")?;
        self.input.flush()
    }

    /// Its next line.
    ///
    /// # Errors
    ///
    /// That none came until then.
    pub(crate) fn line(&self, until: Instant) -> Result<String, Silence> {
        let left = until.saturating_duration_since(Instant::now());
        self.lines.recv_timeout(left).map_err(|error| match error {
            RecvTimeoutError::Timeout => Silence::Timeout,
            RecvTimeoutError::Disconnected => Silence::Ended,
        })
    }

    /// Waits a little for it to end, else ends it; how it ended by itself.
    pub(crate) fn part(&mut self) -> Option<String> {
        let end = Instant::now() + PARTING;
        while Instant::now() < end {
            if let Ok(Some(status)) = self.child.try_wait() {
                return Some(status.to_string());
            }
            std::thread::sleep(Duration::from_millis(5));
        }
        self.stop();
        None
    }

    /// Ends it without further words.
    pub(crate) fn stop(&mut self) {
        // Both fail only if it has already ended.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        self.stop();
    }
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
