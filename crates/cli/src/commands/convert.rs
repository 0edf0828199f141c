use std::io::Write;
use std::path::PathBuf;

use catalog::Spec;

use super::check::part_of;
use crate::failure::Failure;
use crate::forms::{self, Flaw, Told};
use crate::text::warn;

/// Write recorded games in another form
#[derive(clap::Args)]
#[command(after_help = "\
A PATH is what `gipf check` takes; the games found there are written one after another.

In the players' notation a turn stands on a line of its own, numbered, between the headers of a record and
the result. SGF is written as Boardspace keeps games of ZÈRTZ, from the usual beginning, on 37, 48 or 61
rings. Both leave comments, clocks and variations out; combined games, whose side games have no place there, are
not written. Turns without headers can be read if --game names their game.

A damaged game is written as far as it is sound. What is wrong with it, or why a game has no such form, is said on
standard error, with status 1.

Examples:
  gipf convert --to record game.sgf
  gipf convert --to notation game.gipf
  gipf convert --to sgf game.gipf
  gipf convert --to record --game gipf:tournament turns.txt")]
pub(crate) struct Args {
    /// The form to write
    #[arg(long, value_enum, value_name = "FORM")]
    to: Form,
    /// The game of files that do not name theirs
    #[arg(long, value_name = "SPEC")]
    game: Option<Spec>,
    /// Files, folders and archives
    #[arg(required = true, value_name = "PATH")]
    paths: Vec<PathBuf>,
}

/// A form that is written.
#[derive(Clone, Copy, clap::ValueEnum)]
enum Form {
    /// Our own records
    Record,
    /// Turns in the players' notation
    Notation,
    /// SGF as a game's server writes it (ZÈRTZ)
    Sgf,
}

pub(crate) fn run(args: &Args, out: &mut impl Write) -> Result<(), Failure> {
    let (mut games, mut written, mut damaged, mut formless) = (0_usize, 0_usize, 0_usize, 0_usize);
    forms::each(&args.paths, args.game.as_ref(), &mut |file, Told { record, flaw }| {
        games += 1;
        let text = record.map(|record| match args.to {
            Form::Record => Ok(record.to_string()),
            Form::Notation => arena::write_notation(&record).map_err(|error| error.to_string()),
            Form::Sgf => catalog::write_sgf(&record).map_err(|error| error.to_string()),
        });
        match text {
            Some(Ok(text)) => {
                let apart = if written > 0 { "\n" } else { "" };
                write!(out, "{apart}{text}")?;
                written += 1;
            }
            Some(Err(reason)) => {
                formless += 1;
                warn(&format!("{file}: {reason}"));
            }
            None => {}
        }
        if let Some(Flaw { line, reason }) = flaw {
            damaged += 1;
            let line = line.map(|line| format!(", line {line}")).unwrap_or_default();
            warn(&format!("{file}{line}: {reason}"));
        }
        Ok(())
    })?;
    let wrong = [(damaged, "damaged"), (formless, "not to be written in this form")];
    let wrong: Vec<String> = (wrong.into_iter())
        .filter(|(count, _)| *count > 0)
        .map(|(count, what)| part_of(count, games, what))
        .collect();
    if wrong.is_empty() { Ok(()) } else { Err(Failure::Negative(wrong.join("; "))) }
}
