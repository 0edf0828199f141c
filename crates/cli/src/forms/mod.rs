//! The forms in which played games are kept: our own records, SGF as servers write it, and turns in
//! the players' notation.

mod notation;
mod own;

use std::path::PathBuf;

use catalog::Spec;
use record::Record;
use rules::Player;

pub(crate) use notation::write as write_notation;

use crate::failure::Failure;
use crate::files;

/// A game of a file.
pub(crate) struct Told {
    /// As far as it is sound; none if nothing of it can be read.
    pub(crate) record: Option<Record>,
    /// Where the file goes wrong, if it does.
    pub(crate) flaw: Option<Flaw>,
}

/// What is wrong with a file.
pub(crate) struct Flaw {
    /// In which line, from 1, if it is a matter of a line.
    pub(crate) line: Option<usize>,
    pub(crate) reason: String,
}

/// How a game came out.
#[derive(Clone, Copy, PartialEq, Eq, serde::Serialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Status {
    /// It was played to its end.
    Complete,
    /// It stops before its end.
    Unfinished,
    /// It contradicts the rules, itself, or its form.
    Damaged,
}

impl Flaw {
    fn new(line: usize, reason: &impl ToString) -> Self {
        Self { line: Some(line), reason: reason.to_string() }
    }
}

impl Told {
    /// A file of which nothing can be read.
    fn unread(reason: &impl ToString) -> Self {
        Self { record: None, flaw: Some(Flaw { line: None, reason: reason.to_string() }) }
    }

    fn unread_from(line: usize, reason: &impl ToString) -> Self {
        Self { record: None, flaw: Some(Flaw::new(line, reason)) }
    }

    pub(crate) fn status(&self) -> Status {
        if self.flaw.is_some() {
            Status::Damaged
        } else if self.record.as_ref().is_some_and(|record| record.ending.is_some()) {
            Status::Complete
        } else {
            Status::Unfinished
        }
    }

    /// How many turns are sound, the last of them perhaps in part.
    pub(crate) fn turns(&self) -> usize {
        self.record.as_ref().map_or(0, |record| record.line.turns().count())
    }

    pub(crate) fn winner(&self) -> Option<Player> {
        self.record.as_ref()?.ending.as_ref()?.winner
    }
}

/// Hands every game of the files at `paths` to `visit`, with the name of its file; see [`files::each`].
/// `spec` is the game of those that do not name theirs.
///
/// # Errors
///
/// That there is nothing at one of `paths`, that there are no games, or what `visit` says.
pub(crate) fn each(
    paths: &[PathBuf],
    spec: Option<&Spec>,
    visit: &mut dyn FnMut(&str, Told) -> Result<(), Failure>,
) -> Result<(), Failure> {
    let mut found = false;
    files::each(paths, &mut |file, contents| {
        found = true;
        let games = match contents {
            Ok(bytes) => read(&bytes, spec),
            Err(error) => vec![Told::unread(&error)],
        };
        games.into_iter().try_for_each(|told| visit(file, told))
    })?;
    if found {
        return Ok(());
    }
    let names: Vec<String> = paths.iter().map(|path| path.display().to_string()).collect();
    let names = names.join(", ");
    Err(Failure::Negative(format!("there are no files of games (.gipf or .sgf) in {names}")))
}

/// Reads every game of a file, whatever its form; never empty.
fn read(bytes: &[u8], spec: Option<&Spec>) -> Vec<Told> {
    let is_own = find(bytes, b"[Gipf-Record").is_some();
    if !is_own && is_sgf(bytes) {
        return catalog::read_sgf(bytes).into_iter().map(imported).collect();
    }
    match std::str::from_utf8(bytes) {
        Ok(text) if is_own => own::read(text),
        Ok(text) => notation::read(text, spec),
        Err(error) => {
            let line = bytes[..error.valid_up_to()].split(|byte| *byte == b'\n').count();
            vec![Told::unread_from(line, &"this is no text in UTF-8")]
        }
    }
}

/// Whether a game begins somewhere as it does in SGF.
fn is_sgf(bytes: &[u8]) -> bool {
    let mut rest = bytes;
    while let Some(at) = find(rest, b"(") {
        rest = rest[at + 1..].trim_ascii_start();
        if rest.first() == Some(&b';') {
            return true;
        }
    }
    false
}

fn find(bytes: &[u8], part: &[u8]) -> Option<usize> {
    bytes.windows(part.len()).position(|window| window == part)
}

fn imported(game: Result<catalog::Import, catalog::Flaw>) -> Told {
    let flaw = |flaw: catalog::Flaw| Flaw::new(flaw.line, &flaw.problem.message);
    match game {
        Ok(import) => Told { record: Some(import.record), flaw: import.flaw.map(flaw) },
        Err(fault) => Told { record: None, flaw: Some(flaw(fault)) },
    }
}
