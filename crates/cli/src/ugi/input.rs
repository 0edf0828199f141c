use std::cell::{Cell, RefCell};
use std::collections::VecDeque;
use std::io::BufRead;
use std::sync::mpsc::{Receiver, TryRecvError, sync_channel};

use crate::text::{Line, read_line};

/// The longest line that is read, in bytes.
pub(crate) const LINE_LIMIT: usize = 1 << 20;
/// How many lines may wait to be obeyed, before whoever writes them has to wait.
const LINES_WAITING: usize = 1024;

/// What an engine was told.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Incoming {
    Line(String),
    /// A line longer than [`LINE_LIMIT`]; it has been passed over.
    TooLong,
}

/// Lines that are read while the engine thinks, too.
pub(crate) struct Input {
    lines: Receiver<Incoming>,
    waiting: RefCell<VecDeque<Incoming>>,
    has_ended: Cell<bool>,
}

impl Input {
    /// Reads lines in a thread of its own; a reader that is locked is opened there.
    pub(crate) fn new<R: BufRead>(open: impl FnOnce() -> R + Send + 'static) -> Self {
        let (sender, lines) = sync_channel(LINES_WAITING);
        std::thread::spawn(move || {
            let mut reader = open();
            let mut line = Vec::new();
            loop {
                let incoming = match read_line(&mut reader, LINE_LIMIT, &mut line) {
                    Ok(Line::Whole) => Incoming::Line(String::from_utf8_lossy(&line).into_owned()),
                    Ok(Line::TooLong) => Incoming::TooLong,
                    Ok(Line::End) | Err(_) => return,
                };
                if sender.send(incoming).is_err() {
                    return;
                }
            }
        });
        Self { lines, waiting: RefCell::default(), has_ended: Cell::new(false) }
    }

    /// The next line, or `None` if no more will come.
    pub(crate) fn next(&self) -> Option<Incoming> {
        let waiting = self.waiting.borrow_mut().pop_front();
        waiting.or_else(|| self.lines.recv().ok())
    }

    /// Whether thinking is to end: by `stop`, and by `quit` or the end of the lines if it would not
    /// end by itself soon. Tells `ready` of each `isready` before which nothing else waits.
    pub(crate) fn stops(&self, ends_soon: bool, ready: &mut dyn FnMut()) -> bool {
        let mut waiting = self.waiting.borrow_mut();
        while waiting.len() < LINES_WAITING {
            match self.lines.try_recv() {
                Ok(incoming) => waiting.push_back(incoming),
                Err(TryRecvError::Empty) => break,
                Err(TryRecvError::Disconnected) => {
                    self.has_ended.set(true);
                    break;
                }
            }
        }
        while waiting.front().is_some_and(|incoming| incoming.command() == "isready") {
            waiting.pop_front();
            ready();
        }
        for incoming in waiting.iter() {
            match incoming.command() {
                "stop" => return true,
                "quit" => return !ends_soon,
                // What comes behind it is not about this thinking.
                "go" => return false,
                _ => {}
            }
        }
        self.has_ended.get() && !ends_soon
    }

    /// Waits until thinking that has no end of its own is to end.
    pub(crate) fn wait_for_stop(&self, ready: &mut dyn FnMut()) {
        while !self.stops(false, ready) {
            match self.lines.recv() {
                Ok(incoming) => self.waiting.borrow_mut().push_back(incoming),
                Err(_) => return,
            }
        }
    }
}

impl Incoming {
    fn command(&self) -> &str {
        match self {
            Self::Line(line) => line.split_whitespace().next().unwrap_or_default(),
            Self::TooLong => "",
        }
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    /// Whether these lines, all of which have come, end thinking that ends soon or does not; and how
    /// many times readiness was told.
    fn stops(lines: &'static str) -> ([bool; 2], u32) {
        let input = Input::new(|| lines.as_bytes());
        while !input.has_ended.get() {
            input.stops(true, &mut || unreachable!("the lines begin otherwise"));
            std::thread::sleep(Duration::from_millis(1));
        }
        let mut ready = 0;
        let stops = [true, false].map(|ends_soon| input.stops(ends_soon, &mut || ready += 1));
        (stops, ready)
    }

    #[test]
    fn thinking_ends_by_what_was_said() {
        assert_eq!(stops("d\nstop\n").0, [true, true]);
        assert_eq!(stops("d\nquit\n").0, [false, true]);
        assert_eq!(stops("d\n").0, [false, true], "the end of the lines");
        assert_eq!(stops("d\ngo\nstop\n").0, [false, false], "that stop is for the next go");
    }

    #[test]
    fn readiness_is_told_while_thinking_and_in_its_turn() {
        let input = Input::new(|| &b"isready\nisready\nposition startpos\nisready\nstop\n"[..]);
        let mut ready = 0;
        input.wait_for_stop(&mut || ready += 1);
        assert_eq!(ready, 2);
        assert_eq!(input.next(), Some(Incoming::Line("position startpos".to_owned())));
        assert_eq!(input.next(), Some(Incoming::Line("isready".to_owned())));
    }
}
