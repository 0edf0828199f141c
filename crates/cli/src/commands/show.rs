use std::io::Write;

use super::Where;
use crate::failure::Failure;

/// Draw a position as text
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  gipf show gipf
  gipf show gipf --position 'standard g2G/5/6/G5g/6/5/g2G B12/B12 w BB 3'
  gipf show gipf:tournament --json")]
pub(crate) struct Args {
    #[command(flatten)]
    place: Where,
    /// One line of JSON: the pieces, the rows, what lies beside the board, every legal action with
    /// its effects
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &Args, out: &mut impl Write) -> Result<(), Failure> {
    let session = args.place.open()?;
    if args.json {
        serde_json::to_writer(&mut *out, &session.view())?;
        return Ok(writeln!(out)?);
    }
    Ok(writeln!(out, "{}", session.drawing().trim_end())?)
}
