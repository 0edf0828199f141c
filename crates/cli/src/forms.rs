//! The games of files, in whatever form they are kept.

use std::io;
use std::path::PathBuf;

use catalog::Spec;
use record::Record;
use rules::Player;

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

impl From<arena::Told> for Told {
    fn from(arena::Told { record, flaw }: arena::Told) -> Self {
        let flaw = flaw.map(|flaw| Flaw { line: Some(flaw.line), reason: flaw.reason() });
        Self { record, flaw }
    }
}

impl Told {
    /// A file that cannot be read.
    fn unread(reason: &io::Error) -> Self {
        Self { record: None, flaw: Some(Flaw { line: None, reason: reason.to_string() }) }
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
            Ok(bytes) => arena::read_games(&bytes, spec).into_iter().map(Told::from).collect(),
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
