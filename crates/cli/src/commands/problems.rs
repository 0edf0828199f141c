use std::collections::HashSet;
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};

use catalog::{Level, Limits, Mind, Session, Spec, Thinker};
use protocol::{Goal, Puzzle, Solution};

use crate::failure::Failure;
use crate::players::{Turn, choose_turn};
use crate::standing::Standing;

/// Find problems in games of the engine, or prove those of a file again
#[derive(clap::Args)]
#[command(after_help = "\
A problem is a line of JSON: `id`, `spec`, `position`, `goal` (`{\"win\":2}`), `first` (the actions that
reach it), `line` (the turns of both players), `level` (the lowest level of the engine that finds it, or
null).

Examples:
  gipf problems mine gipf:standard --games 50 --turns 3 --seed 1 > gipf.jsonl
  gipf problems check content/problems/*.jsonl
  gipf problems rate content/problems/gipf.jsonl > rated.jsonl")]
pub(crate) struct Args {
    #[command(subcommand)]
    what: What,
}

#[derive(clap::Subcommand)]
enum What {
    /// Let the engine play itself, and keep the forced wins that one first action brings, or few
    Mine(Mine),
    /// Prove every problem of these files again; status 1 if one is wrong
    Check {
        /// The files
        #[arg(required = true, value_name = "PATH")]
        paths: Vec<PathBuf>,
    },
    /// Tell every problem of a file with its level measured anew
    Rate {
        /// The file
        #[arg(value_name = "PATH")]
        path: PathBuf,
    },
}

#[derive(clap::Args)]
struct Mine {
    /// The game with its variant and options
    spec: Spec,
    /// How many games are played
    #[arg(long, value_name = "N", default_value_t = 20)]
    games: u32,
    /// The most turns of the player to move that a win may take
    #[arg(long, value_name = "N", default_value_t = 3)]
    turns: u32,
    /// The fewest
    #[arg(long, value_name = "N", default_value_t = 2)]
    least: u32,
    /// The most first actions that may win as fast
    #[arg(long, value_name = "N", default_value_t = 1)]
    ways: usize,
    /// The seed of the games
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,
}

pub(crate) fn run(args: &Args, out: &mut impl Write) -> Result<(), Failure> {
    match &args.what {
        What::Mine(mine) => self::mine(mine, out),
        What::Check { paths } => check(paths, out),
        What::Rate { path } => rate(path, out),
    }
}

/// How many positions may be looked at for a proof.
const PROOF: u64 = 1_000_000;
/// How many positions the players of the games look at for a turn.
const PLAY: u64 = 1500;
/// By how many turns at the end of a game a forced win may be seen.
const LAST_TURNS: usize = 10;
/// How many times a level must find the first action.
const TRIES: u64 = 3;

fn mine(args: &Mine, out: &mut impl Write) -> Result<(), Failure> {
    let mut seen = HashSet::new();
    for game in 0..u64::from(args.games) {
        for session in last_positions(&args.spec, args.seed.wrapping_mul(1_000_003) + game) {
            let Some(win) = prove(&*session, args.turns).win else { continue };
            if win.turns < args.least || win.first.len() > args.ways || !seen.insert(session.key())
            {
                continue;
            }
            let puzzle = Puzzle {
                id: format!("{}-{}", args.spec.game().key(), seen.len()),
                spec: args.spec.to_string(),
                position: session.position(),
                goal: Goal::Win(win.turns),
                level: level(&*session, &win.first),
                first: win.first,
                line: win.line,
            };
            serde_json::to_writer(&mut *out, &puzzle)?;
            writeln!(out)?;
            out.flush()?;
        }
    }
    Ok(())
}

/// The positions at the beginning of the last turns of a game of the engine against itself, where
/// there is a choice.
fn last_positions(spec: &Spec, seed: u64) -> Vec<Box<dyn Session>> {
    let mut rng = fastrand::Rng::with_seed(seed);
    let mut standing = Standing::new(spec.start());
    let mut mind = Mind::new(Thinker::Level(Level::ALL[7]));
    let mut positions: Vec<Box<dyn Session>> = Vec::new();
    // Games that have gone on for so long are not going to end.
    for turn in 0..300 {
        let session = standing.session();
        if session.outcome().is_some() {
            break;
        }
        let legal = session.legal();
        if legal.len() > 1 {
            positions.push(session.boxed());
        }
        let limits = Limits { nodes: Some(PLAY), ..Limits::default() };
        // The first turns and some later ones by chance, so that no game is like another.
        let chosen = if turn < 4 || rng.u32(..12) == 0 {
            vec![legal[rng.usize(..legal.len())].clone()]
        } else {
            let turn = Turn { standing: standing.clone(), seed: rng.u64(..), limits };
            choose_turn(&mut mind, turn, &|| false, &mut |_| {})
        };
        for action in &chosen {
            standing.play(action).expect("a chosen action is legal");
        }
    }
    positions.split_off(positions.len().saturating_sub(LAST_TURNS))
}

fn prove(session: &dyn Session, turns: u32) -> Solution {
    let limits = Limits { nodes: Some(PROOF), ..Limits::default() };
    session.solve(turns, limits, &|| 0, &|| false)
}

/// The lowest level that begins with a winning action every time.
fn level(session: &dyn Session, winning: &[String]) -> Option<u8> {
    let finds = |level: &Level| {
        (0..TRIES).all(|seed| {
            let mut mind = Mind::new(Thinker::Level(*level));
            let limits = Limits { nodes: Some(100_000), ..Limits::default() };
            let turn = Turn { standing: Standing::new(session.boxed()), seed, limits };
            let chosen = choose_turn(&mut mind, turn, &|| false, &mut |_| {});
            chosen.first().is_some_and(|action| winning.contains(action))
        })
    };
    Level::ALL.iter().find(|level| finds(level)).map(|level| level.number())
}

fn rate(path: &Path, out: &mut impl Write) -> Result<(), Failure> {
    for (number, line) in (1..).zip(text_of(path)?.lines()) {
        let rated = read(line).map(|(puzzle, session)| {
            let level = level(&*session, &puzzle.first);
            Puzzle { level, ..puzzle }
        });
        let rated =
            rated.map_err(|why| Failure::Wrong(format!("{}:{number}: {why}", path.display())))?;
        serde_json::to_writer(&mut *out, &rated)?;
        writeln!(out)?;
        out.flush()?;
    }
    Ok(())
}

fn text_of(path: &Path) -> Result<String, Failure> {
    fs::read_to_string(path)
        .map_err(|why| Failure::Wrong(format!("cannot read {}: {why}", path.display())))
}

/// A problem and its position.
fn read(line: &str) -> Result<(Puzzle, Box<dyn Session>), String> {
    let puzzle: Puzzle =
        serde_json::from_str(line).map_err(|why| format!("this is no problem: {why}"))?;
    let spec: Spec = puzzle.spec.parse().map_err(|why: catalog::Error| why.to_string())?;
    let session = spec.open(Some(&puzzle.position)).map_err(|why| why.to_string())?;
    Ok((puzzle, session))
}

fn check(paths: &[PathBuf], out: &mut impl Write) -> Result<(), Failure> {
    let (mut good, mut wrong) = (0, 0);
    let mut names = HashSet::new();
    for path in paths {
        for (number, line) in (1..).zip(text_of(path)?.lines()) {
            match check_line(line, &mut names) {
                Ok(()) => good += 1,
                Err(why) => {
                    wrong += 1;
                    writeln!(out, "{}:{number}: {why}", path.display())?;
                }
            }
        }
    }
    writeln!(out, "problems proved: {good}")?;
    if wrong == 0 {
        Ok(())
    } else {
        Err(Failure::Negative(format!("problems that are wrong: {wrong}")))
    }
}

/// Proves a problem; else tells what it claims wrongly.
fn check_line(line: &str, names: &mut HashSet<String>) -> Result<(), String> {
    let (puzzle, session) = read(line)?;
    let Goal::Win(turns) = puzzle.goal;
    let win = prove(&*session, turns).win.ok_or("no forced win is found")?;
    if win.turns != turns {
        return Err(format!("the win takes {} turns, not {turns}", win.turns));
    }
    if win.first != puzzle.first {
        return Err(format!(
            "it is won by {}, not {}",
            win.first.join(", "),
            puzzle.first.join(", ")
        ));
    }
    let mut here = session;
    for action in puzzle.line.iter().flatten() {
        here.play(action).map_err(|why| format!("its line cannot be played: {why}"))?;
    }
    if here.outcome().is_none() {
        return Err("its line does not end the game".to_owned());
    }
    if names.insert(puzzle.id.clone()) {
        Ok(())
    } else {
        Err(format!("the name {} is taken", puzzle.id))
    }
}
