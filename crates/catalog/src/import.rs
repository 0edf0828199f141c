//! Games in the forms of other programs.

use protocol::Problem;
use record::Record;
use record::sgf::{self, Tree};
use rules::Explain;

use crate::games::GAMES;
use crate::problem::problem;

/// A game in another program's form, as far as it could be replayed.
#[derive(Clone, PartialEq, Debug)]
pub struct Import {
    /// The game; every action in it is legal.
    pub record: Record,
    /// Where the file goes wrong, if it does; what came before is in the record.
    pub flaw: Option<Flaw>,
}

/// What is wrong with a file, and in which line, from 1.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Flaw {
    /// The line.
    pub line: usize,
    /// What a person is told about it.
    pub problem: Problem,
}

impl Flaw {
    /// `kind` says in English what is wrong, without the line.
    pub(crate) fn new(line: usize, error: &impl Explain, kind: &impl ToString) -> Self {
        Self { line, problem: Problem { message: kind.to_string(), ..problem(error) } }
    }
}

/// Replays every game of a file in SGF, in the dialects that the games of the catalog know; never
/// empty.
///
/// A game that nobody knows, or whose set-up is not known, is a flaw and nothing else.
pub fn read_sgf(bytes: &[u8]) -> Vec<Result<Import, Flaw>> {
    let reading = sgf::read(bytes);
    let mut games: Vec<_> = reading.trees.iter().map(replay).collect();
    if let Some(fault) = reading.fault {
        let flaw = Flaw::new(fault.line, &fault, &fault.kind);
        match games.last_mut() {
            None => games.push(Err(flaw)),
            Some(Ok(game)) if game.flaw.is_none() => game.flaw = Some(flaw),
            Some(_) => {}
        }
    }
    games
}

/// Writes a game in SGF, in the dialect in which servers keep it.
///
/// # Errors
///
/// That its game is never kept so, or what of it has no form there.
pub fn write_sgf(record: &Record) -> Result<String, Unwritable> {
    let key = record.game.split(':').next().unwrap_or_default();
    let row = GAMES.iter().find(|row| row.key() == key);
    row.and_then(|row| row.write_sgf(record))
        .unwrap_or_else(|| Err(Unwritable::NotKept { game: record.game.clone() }))
}

/// Why a game cannot be written in SGF.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Unwritable {
    /// No server keeps the game so.
    #[error("`{game}` is none of the games that are kept in SGF")]
    NotKept {
        /// The game with its options.
        game: String,
    },
    /// Something of a game of ZÈRTZ has no form there.
    #[error(transparent)]
    Zertz(#[from] zertz::sgf::WriteFault),
}

fn replay(tree: &Tree) -> Result<Import, Flaw> {
    GAMES.iter().find_map(|row| row.read_sgf(tree)).unwrap_or_else(|| {
        let line = tree.nodes.first().map_or(1, |node| node.line);
        Err(Flaw::new(line, &NoGame, &NoGame))
    })
}

/// No game of the catalog is told in the tree.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
#[error("this is none of the games that can be read from SGF")]
struct NoGame;

impl Explain for NoGame {
    fn code(&self) -> &'static str {
        "sgf-other-game"
    }

    fn rule(&self) -> Option<&'static str> {
        None
    }

    fn args(&self) -> Vec<(&'static str, String)> {
        Vec::new()
    }
}
