use std::io::Write;

use catalog::GameId;
use protocol::{OptionKind, VariantOption};

use crate::failure::Failure;

/// List the games with their variants and options
#[derive(clap::Args)]
#[command(after_help = "\
The default variant of a game comes first; the game's key alone means it.

Examples:
  gipf games
  gipf games --json")]
pub(crate) struct Args {
    /// One line of JSON: an array of games with variants, options and levels
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &Args, out: &mut impl Write) -> Result<(), Failure> {
    let games: Vec<_> = GameId::all().map(GameId::info).collect();
    if args.json {
        serde_json::to_writer(&mut *out, &games)?;
        return Ok(writeln!(out)?);
    }
    for variant in games.iter().flat_map(|game| &game.variants) {
        let options: Vec<String> = variant.options.iter().map(option).collect();
        let line = format!("{:20} {}", variant.spec, options.join("  "));
        writeln!(out, "{}", line.trim_end())?;
    }
    Ok(())
}

fn option(option: &VariantOption) -> String {
    let key = option.key;
    match option.kind {
        OptionKind::NumberEach { least, most, default } => {
            format!("{key}=N or {key}=N/N, {least} to {most} (else {default})")
        }
        OptionKind::CountsEach { letters, most, total } => {
            format!(
                "{key}=COUNTS or {key}=COUNTS/COUNTS, letters of {letters} with counts to {most}, {total} in all, or -"
            )
        }
        OptionKind::Seed { most } => format!("{key}=N, 0 to {most} (else 0)"),
        OptionKind::Text { like } => format!("{key}=TEXT, as {like}"),
        OptionKind::Choice { values } => format!("{key}={}", values.join("|")),
    }
}
