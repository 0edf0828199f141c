use std::io::Write;
use std::time::Instant;

use cpu_time::ProcessTime;
use rules::perft::Unit;
use serde::Serialize;

use super::Where;
use crate::failure::Failure;

/// Count what can be played, depth by depth
#[derive(clap::Args)]
#[command(after_help = "\
A line for each depth, as soon as it is known: depth, count, seconds, and the count a second of
processor time (over all threads). A game that is over counts at the depth where it ended.

Examples:
  gipf perft gipf --depth 4
  gipf perft gipf:tournament --depth 3 --unit turns
  gipf perft gipf --depth 3 --divide
  gipf perft gipf --depth 5 --threads 8 --json")]
pub(crate) struct Args {
    #[command(flatten)]
    place: Where,
    /// The greatest depth
    #[arg(long, value_name = "N")]
    depth: u32,
    /// What is counted: `actions`, complete `turns`, or distinct `positions` after that many turns
    #[arg(long, default_value = "actions")]
    unit: Unit,
    /// At the greatest depth, tell the count below each action too
    #[arg(long)]
    divide: bool,
    /// How many threads count
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..))]
    threads: u16,
    /// One object a line, with `depth`, `count`, `seconds` and `cpu_seconds`
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct Level {
    depth: u32,
    count: u64,
    seconds: f64,
    cpu_seconds: f64,
}

#[derive(Serialize)]
struct Part {
    action: String,
    count: u64,
}

pub(crate) fn run(args: &Args, out: &mut impl Write) -> Result<(), Failure> {
    let session = args.place.open()?;
    let threads = usize::from(args.threads);
    if !args.json {
        writeln!(out, "depth {:>20} {:>10} {:>16}", args.unit, "seconds", "a CPU-second")?;
    }
    for depth in args.depth.min(1)..=args.depth {
        let (wall, cpu) = (Instant::now(), ProcessTime::now());
        let count = session.perft(depth, args.unit, threads);
        let (seconds, cpu_seconds) = (wall.elapsed().as_secs_f64(), cpu.elapsed().as_secs_f64());
        if args.divide && depth == args.depth {
            for (action, count) in session.divide(depth, args.unit, threads) {
                if args.json {
                    serde_json::to_writer(&mut *out, &Part { action, count })?;
                    writeln!(out)?;
                } else {
                    writeln!(out, "{action} {count}")?;
                }
            }
        }
        if args.json {
            serde_json::to_writer(&mut *out, &Level { depth, count, seconds, cpu_seconds })?;
            writeln!(out)?;
        } else {
            let rate = rate(count, cpu_seconds);
            writeln!(out, "{depth:5} {count:20} {seconds:10.3} {rate:>16}")?;
        }
        out.flush()?;
    }
    Ok(())
}

/// A count for each second, or `-` where the time is too short to tell.
#[allow(clippy::cast_precision_loss, reason = "a rate is told in few digits")]
pub(crate) fn rate(count: u64, seconds: f64) -> String {
    if seconds < 0.001 { "-".to_owned() } else { format!("{:.0}", count as f64 / seconds) }
}
