use std::io::Write;
use std::ops::ControlFlow;

use catalog::{Level, PlayerSpec, Spec, Thinker};
use serde::Serialize;

use crate::contest::{Conditions, Contest, Progress, Side};
use crate::failure::Failure;
use crate::players::any_seed;
use crate::score::{Numbers, Score};

/// Let each player of a list play the one before it and tell the differences in strength
#[derive(clap::Args)]
#[command(after_help = "\
Without --players these are random play and the eight levels. Without a limit each turn gets 10000
positions, so that the same seed gives the same games on every machine.

Examples:
  gipf ladder gipf zertz --games 100 --seed 1
  gipf ladder gipf:matrx --players level:3,level:4,level:5 --nodes 5000 --jobs 2 --json")]
pub(crate) struct Args {
    /// The games with their variants and options
    #[arg(required = true, value_name = "SPEC")]
    specs: Vec<Spec>,
    /// The players, weakest first, separated by commas
    #[arg(long, value_name = "P,P,…", value_delimiter = ',')]
    players: Vec<PlayerSpec>,
    /// How many games each pair of neighbours plays
    #[arg(long, value_name = "N", default_value_t = 100, value_parser = clap::value_parser!(u32).range(1..))]
    games: u32,
    #[command(flatten)]
    conditions: Conditions,
    /// The seed of openings and players; else one is drawn, and told
    #[arg(long, value_name = "S")]
    seed: Option<u64>,
    /// One object a line for each pair of neighbours
    #[arg(long)]
    json: bool,
}

/// What two neighbours have come to, as programs are told.
#[derive(Serialize)]
struct Told {
    /// The stronger one first.
    players: [String; 2],
    spec: String,
    seed: u64,
    #[serde(flatten)]
    score: Numbers,
}

/// How many positions are looked at for a turn if nothing is said.
const NODES: u64 = 10_000;

pub(crate) fn run(args: &Args, out: &mut impl Write) -> Result<(), Failure> {
    let seed = args.seed.unwrap_or_else(any_seed);
    let mut conditions = args.conditions.clone();
    if conditions.movetime.is_none() && conditions.clock.is_none() {
        conditions.nodes.get_or_insert(NODES);
    }
    let players = match args.players.as_slice() {
        [] => everybody(),
        [_] => return Err(Failure::Wrong("a ladder takes two players or more".to_owned())),
        players => players.to_vec(),
    };
    if !args.json {
        writeln!(out, "seed {seed}")?;
    }
    for spec in &args.specs {
        for pair in players.windows(2) {
            let (weaker, stronger) = (&pair[0], &pair[1]);
            let contest = Contest {
                players: [stronger, weaker],
                spec,
                conditions: &conditions,
                games: args.games,
                seed,
            };
            let score = score(&contest)?;
            if args.json {
                let told = Told {
                    players: [stronger.to_string(), weaker.to_string()],
                    spec: spec.to_string(),
                    seed,
                    score: score.numbers(),
                };
                serde_json::to_writer(&mut *out, &told)?;
                writeln!(out)?;
            } else {
                writeln!(
                    out,
                    "{spec}: {stronger} against {weaker}: {}, {:.1} %, Elo {}",
                    score.counts(),
                    score.share() * 100.0,
                    score.elo(),
                )?;
            }
            out.flush()?;
        }
    }
    Ok(())
}

/// Random play and the levels.
fn everybody() -> Vec<PlayerSpec> {
    let levels = Level::ALL.into_iter().map(Thinker::Level);
    [Thinker::Random].into_iter().chain(levels).map(PlayerSpec::Own).collect()
}

fn score(contest: &Contest<'_>) -> Result<Score, Failure> {
    let mut score = Score::default();
    let progress = Progress::new(contest.games);
    contest.play(|games| {
        let won = games.iter().map(|report| report.winner.map(|side| side == Side::Player));
        score.add(&won.collect::<Vec<_>>());
        for report in &games {
            if let Some(note) = &report.note {
                progress.say(&format!("game {}: {note}", report.number + 1));
            }
        }
        progress.show(games.len(), score.counts());
        Ok(ControlFlow::Continue(()))
    })?;
    Ok(score)
}
