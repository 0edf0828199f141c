use std::io::Write;

use catalog::{GameId, Level, Limits, Spec, Thinker};
use cpu_time::ProcessTime;
use serde::Serialize;

use super::perft::rate;
use crate::failure::Failure;
use crate::players::think;

/// Search fixed positions to a fixed depth, and play random games; tell the rates
#[derive(clap::Args)]
#[command(after_help = "\
The number of nodes changes exactly when the search, the evaluation or the rules do. Rates are per second
of processor time.

Examples:
  gipf bench
  gipf bench zertz --depth 3
  gipf bench --depth 4 --json")]
pub(crate) struct Args {
    /// The game, in all its variants
    #[arg(default_value = "gipf")]
    game: GameId,
    /// How many actions deep the search goes
    #[arg(long, value_name = "N", default_value_t = 4, value_parser = clap::value_parser!(u32).range(1..=100))]
    depth: u32,
    /// One line of JSON
    #[arg(long)]
    json: bool,
}

/// After how many random turns of each variant a position is searched.
const TURNS: [u32; 3] = [0, 8, 16];
/// The seed of the random turns.
const SEED: u64 = 1;
/// How many random games of each variant are played.
const GAMES: u32 = 10_000;

/// What was measured, as programs are told.
#[derive(Serialize)]
struct Told {
    depth: u32,
    nodes: u64,
    variants: Vec<Rates>,
}

/// What was measured in one game.
#[derive(Serialize)]
struct Rates {
    game: String,
    random_actions: u64,
    random_cpu_seconds: f64,
    nodes: u64,
    search_cpu_seconds: f64,
}

pub(crate) fn run(args: &Args, out: &mut impl Write) -> Result<(), Failure> {
    let variants = args.game.info().variants.into_iter();
    let specs: Vec<Spec> =
        variants.map(|variant| variant.spec.parse()).collect::<Result<_, catalog::Error>>()?;
    let strongest = Level::ALL[Level::ALL.len() - 1];
    let (mut all, mut variants) = (0, Vec::new());
    for spec in &specs {
        let begun = ProcessTime::now();
        let actions = spec.start().play_random(GAMES, SEED);
        let random = begun.elapsed().as_secs_f64();
        let begun = ProcessTime::now();
        let mut nodes = 0;
        for turns in TURNS {
            let limits = Limits { depth: Some(args.depth), ..Limits::default() };
            let thinker = Thinker::Level(strongest);
            let position = after(spec, turns);
            nodes += think(&*position, thinker, SEED, limits).map_or(0, |thought| thought.nodes);
        }
        let search = begun.elapsed().as_secs_f64();
        all += nodes;
        if args.json {
            variants.push(Rates {
                game: spec.to_string(),
                random_actions: actions,
                random_cpu_seconds: random,
                nodes,
                search_cpu_seconds: search,
            });
        } else {
            writeln!(
                out,
                "{:16} random play {:>9} actions a CPU-second; search {:>9} nodes, {:>9} a CPU-second",
                spec.to_string(),
                rate(actions, random),
                nodes,
                rate(nodes, search),
            )?;
            out.flush()?;
        }
    }
    if args.json {
        let told = Told { depth: args.depth, nodes: all, variants };
        serde_json::to_writer(&mut *out, &told)?;
        return Ok(writeln!(out)?);
    }
    Ok(writeln!(out, "Bench: {all}")?)
}

/// The position after that many random turns, or before the turn that would end the game.
fn after(spec: &Spec, turns: u32) -> Box<dyn catalog::Session> {
    let mut random = fastrand::Rng::with_seed(SEED);
    let mut session = spec.start();
    let mut reached = 0;
    while reached < turns {
        let legal = session.legal();
        let mut next = session.clone();
        let action = &legal[random.usize(..legal.len())];
        let played = next.play(action).expect("it was listed as legal");
        if next.outcome().is_some() {
            break;
        }
        session = next;
        reached += u32::from(played.completes_turn);
    }
    session
}
