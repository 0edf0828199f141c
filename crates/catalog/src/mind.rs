use std::any::Any;
use std::fmt;

use rules::Game;
use search::{Engine, Method};

use crate::Thinker;

/// A thinker in one game: how it is set up, and what it remembers from move to move. Another game
/// takes another one, or begins with [`forget`](Mind::forget).
///
/// In one thread and with limits in positions or depth alone, what it answers follows from how it is set up, from the
/// seed, and from what it was asked before in the same game.
pub struct Mind {
    /// Who thinks.
    pub thinker: Thinker,
    /// How many of the best actions a level tells, each with what it leads to; at least 1. Each
    /// makes it slower.
    pub lines: usize,
    /// The size of the table of positions in bytes; `None` for one that suits the limits.
    pub table_bytes: Option<usize>,
    /// How many threads a level searches in, at least 1. With more of them what it answers depends on
    /// chance; limits in positions hold for all of them together.
    pub threads: usize,
    memory: Option<Memory>,
}

/// What was learned.
struct Memory {
    /// The seed of the errors it makes, if it makes any: who errs otherwise learns nothing from it.
    errors: Option<u64>,
    table_bytes: usize,
    engine: Box<dyn Any + Send>,
}

impl Mind {
    /// A thinker that has seen nothing yet and tells what it would play.
    pub const fn new(thinker: Thinker) -> Self {
        Self { thinker, lines: 1, table_bytes: None, threads: 1, memory: None }
    }

    /// Forgets what it was asked before.
    pub fn forget(&mut self) {
        self.memory = None;
    }

    /// The engine of full search with what it remembers, if that serves for these errors and a table
    /// of that size.
    pub(crate) fn engine<G: Game>(
        &mut self,
        errors: Option<u64>,
        table_bytes: usize,
        seed: u64,
    ) -> &mut Engine<G> {
        let is_of_size = |size: usize| match self.table_bytes {
            None => size >= table_bytes,
            Some(wanted) => size == wanted,
        };
        let serves = self.memory.as_ref().is_some_and(|memory| {
            memory.errors == errors
                && is_of_size(memory.table_bytes)
                && memory.engine.is::<Engine<G>>()
        });
        if !serves {
            self.memory = None;
        }
        let table_bytes = self.table_bytes.unwrap_or(table_bytes);
        let memory = self.memory.get_or_insert_with(|| {
            let engine = Box::new(Engine::<G>::new(Method::Full { table_bytes }, seed));
            Memory { errors, table_bytes, engine }
        });
        let engine: &mut Engine<G> = memory.engine.downcast_mut().expect("it serves this game");
        engine.reseed(seed);
        engine.tell(self.lines);
        engine.set_threads(self.threads);
        engine
    }
}

impl fmt::Debug for Mind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { thinker, lines, table_bytes, threads, .. } = self;
        f.debug_struct("Mind")
            .field("thinker", thinker)
            .field("lines", lines)
            .field("table_bytes", table_bytes)
            .field("threads", threads)
            .finish_non_exhaustive()
    }
}
