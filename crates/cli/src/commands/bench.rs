use std::io::Write;

use catalog::{GameId, Limits, Spec, Thinker};
use cpu_time::ProcessTime;

use super::perft::rate;
use crate::failure::Failure;
use crate::players::{Asked, think};

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
    #[arg(long, value_name = "N", default_value_t = 6, value_parser = clap::value_parser!(u32).range(1..=100))]
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

pub(crate) fn run(args: &Args, out: &mut impl Write) -> Result<(), Failure> {
    let variants = args.game.info().variants.into_iter();
    let specs: Vec<Spec> =
        variants.map(|variant| variant.spec.parse()).collect::<Result<_, catalog::Error>>()?;
    let begun = ProcessTime::now();
    let actions: u64 = specs.iter().map(|spec| spec.start().play_random(GAMES, SEED)).sum();
    let random = begun.elapsed().as_secs_f64();
    if !args.json {
        writeln!(out, "random play: {} actions a CPU-second", rate(actions, random))?;
    }
    let mut nodes = 0;
    let begun = ProcessTime::now();
    for (spec, turns) in specs.iter().flat_map(|spec| TURNS.map(|turns| (spec, turns))) {
        let session = after(spec, turns);
        let thinker = Thinker::AlphaBeta(args.depth);
        let asked = Asked { thinker, seed: SEED, history: &[], limits: Limits::default() };
        let here = think(&*session, &asked).map_or(0, |thought| thought.nodes);
        nodes += here;
        if !args.json {
            writeln!(out, "{here:10} {}", session.position())?;
            out.flush()?;
        }
    }
    let search = begun.elapsed().as_secs_f64();
    if args.json {
        let object = serde_json::json!({
            "depth": args.depth, "nodes": nodes, "cpu_seconds": search,
            "random_actions": actions, "random_cpu_seconds": random,
        });
        return Ok(writeln!(out, "{object}")?);
    }
    writeln!(out, "search: {} nodes a CPU-second, {search:.1} CPU-seconds", rate(nodes, search))?;
    Ok(writeln!(out, "Bench: {nodes}")?)
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
