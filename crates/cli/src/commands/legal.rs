use std::io::Write;

use super::Where;
use crate::answer::Answer;
use crate::failure::Failure;

/// List the legal actions, one a line, in byte order
#[derive(clap::Args)]
#[command(after_help = "\
Once the game is over there are none.

Examples:
  gipf legal gipf
  gipf legal gipf:basic,reserve=12/15
  gipf legal gipf --position 'standard g2G/5/6/G5g/6/5/g2G B12/B12 w BB 3' --json")]
pub(crate) struct Args {
    #[command(flatten)]
    place: Where,
    /// One line of JSON, as `gipf batch` answers
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &Args, out: &mut impl Write) -> Result<(), Failure> {
    let session = args.place.open()?;
    if args.json {
        return Answer::about(&*session).write(out);
    }
    for action in session.legal() {
        writeln!(out, "{action}")?;
    }
    Ok(())
}
