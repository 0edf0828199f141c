use std::io::Write;
use std::path::PathBuf;

use catalog::Spec;

use super::check::damage;
use crate::failure::Failure;
use crate::files;
use crate::forms::{self, Flaw, Told};
use crate::text::one_line;

/// Write recorded games in another form
#[derive(clap::Args)]
#[command(after_help = "\
A PATH is what `gipf check` takes; the games found there are written one after another.

In the players' notation a turn stands on a line of its own, numbered, between the headers of a record and
the result. SGF is written as Boardspace keeps games of ZÈRTZ, from the usual beginning, on 37, 48 or 61
rings. Both leave comments, clocks, variations and side games out. Turns without headers can be read
if --game names their game.

A damaged game is written as far as it is sound; what is wrong is said on standard error, with status 1.

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
    let (mut games, mut written, mut damaged) = (0_usize, 0_usize, 0_usize);
    files::each(&args.paths, &mut |file, contents| {
        let told = match contents {
            Ok(bytes) => forms::read(&bytes, args.game.as_ref()),
            Err(error) => vec![Told::unread(&error)],
        };
        for Told { record, mut flaw } in told {
            let text = record.map(|record| match args.to {
                Form::Record => Ok(record.to_string()),
                Form::Notation => forms::write_notation(&record).map_err(|error| error.to_string()),
                Form::Sgf => catalog::write_sgf(&record).map_err(|error| error.to_string()),
            });
            match text {
                Some(Ok(text)) => {
                    let apart = if written > 0 { "\n" } else { "" };
                    write!(out, "{apart}{text}")?;
                    written += 1;
                }
                Some(Err(reason)) => {
                    flaw.get_or_insert(Flaw { line: None, reason });
                }
                None => {}
            }
            games += 1;
            if let Some(Flaw { line, reason }) = flaw {
                damaged += 1;
                let line = line.map(|line| format!(", line {line}")).unwrap_or_default();
                eprintln!("gipf: {}", one_line(&format!("{file}{line}: {reason}")));
            }
        }
        Ok(())
    })?;
    match damaged {
        0 => Ok(()),
        _ => Err(Failure::Negative(damage(damaged, games))),
    }
}
