use std::io::Write;
use std::time::Instant;

use catalog::Limits;
use protocol::{ForcedWin, Solution};

use super::Where;
use crate::failure::Failure;

/// Prove a forced win, or that there is none
#[derive(clap::Args)]
#[command(after_help = "\
Looks at everything: a win is proved against every defence, and none is shorter. It counts turns of the
player to move. What stood before, and so a draw by repetition, counts for nothing.

Examples:
  gipf solve zertz --position 'tournament B.-./-...-/-....-/---.B../--..-./-----/---- G4B3 W3G2B1/W3G2B4 2 t'
  gipf solve gipf:basic --turns 2 --position 'basic bBBb/bbBBb/5B/BB2bbb/BBBbBb/Bb2B/b3 B1/B3 b BB 3' --json")]
pub(crate) struct Args {
    #[command(flatten)]
    place: Where,
    /// The most turns of the player to move
    #[arg(long, value_name = "N", default_value_t = 5, value_parser = clap::value_parser!(u32).range(1..=50))]
    turns: u32,
    /// The most positions to look at
    #[arg(long, value_name = "N", default_value_t = 50_000_000)]
    nodes: u64,
    /// One object: `win` (null or `turns`, `first`, `line`), `turns` (looked at without a win), `nodes`
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &Args, out: &mut impl Write) -> Result<(), Failure> {
    let session = args.place.open()?;
    let limits = Limits { nodes: Some(args.nodes), ..Limits::default() };
    let begun = Instant::now();
    let clock = || u64::try_from(begun.elapsed().as_millis()).unwrap_or(u64::MAX);
    let solution = session.solve(args.turns, limits, &clock, &|| false);
    if args.json {
        serde_json::to_writer(&mut *out, &solution)?;
        writeln!(out)?;
        return Ok(());
    }
    match &solution.win {
        Some(win) => tell(win, out)?,
        None if solution.turns == 0 && session.outcome().is_none() => writeln!(
            out,
            "nothing is known: the positions to look at were used up before one turn was looked at \
             completely (--nodes)"
        )?,
        None if solution.turns < args.turns && session.outcome().is_none() => writeln!(
            out,
            "no forced win within {}; the positions to look at were used up (--nodes)",
            turns(solution.turns)
        )?,
        None => writeln!(out, "no forced win within {}", turns(args.turns))?,
    }
    let Solution { nodes, .. } = solution;
    writeln!(out, "positions: {nodes}")?;
    Ok(())
}

fn tell(win: &ForcedWin, out: &mut impl Write) -> Result<(), Failure> {
    writeln!(out, "forced win in {}", turns(win.turns))?;
    let line: Vec<String> = win.line.iter().map(|turn| turn.join(";")).collect();
    writeln!(out, "line: {}", line.join(" "))?;
    writeln!(out, "first actions that win as fast: {}", win.first.join(" "))?;
    Ok(())
}

fn turns(count: u32) -> String {
    if count == 1 { "1 turn".to_owned() } else { format!("{count} turns") }
}
