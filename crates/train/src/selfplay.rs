//! Games of an evaluation against itself, and what is kept of them.

use std::collections::BTreeMap;
use std::io::{BufWriter, Write};
use std::path::PathBuf;
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::mpsc::sync_channel;

use anyhow::{Context, Result};
use rules::{Game, Key, Player};
use search::{Engine, Evaluate, Host, Limits, Method, Score, Task};

use crate::sample::Sample;

/// How the games are played.
#[derive(clap::Args, Clone, Debug)]
pub(crate) struct Play {
    /// How many games
    #[arg(long, value_name = "N", default_value_t = GAMES)]
    pub(crate) games: u32,
    /// How many positions are looked at for an action
    #[arg(long, value_name = "N", default_value_t = NODES)]
    pub(crate) nodes: u64,
    /// How many random turns a game begins with at the most
    #[arg(long, value_name = "N", default_value_t = OPENING)]
    pub(crate) opening: u32,
    /// How many of a hundred later actions are random
    #[arg(long, value_name = "N", default_value_t = WILD)]
    pub(crate) wild: u32,
    /// How many of a hundred positions are also looked at after some random actions
    #[arg(long, value_name = "N", default_value_t = ASIDE)]
    pub(crate) aside: u32,
    /// How many games are played at once
    #[arg(long, value_name = "N", default_value_t = 1)]
    pub(crate) threads: u16,
    /// What decides every choice
    #[arg(long, value_name = "S", default_value_t = 1)]
    pub(crate) seed: u64,
    /// The file the positions are written to
    #[arg(long, value_name = "FILE")]
    pub(crate) out: PathBuf,
}

impl Play {
    /// As usual, written to that file.
    pub(crate) fn new(out: PathBuf) -> Self {
        Self {
            games: GAMES,
            nodes: NODES,
            opening: OPENING,
            wild: WILD,
            aside: ASIDE,
            threads: 1,
            seed: 1,
            out,
        }
    }
}

const GAMES: u32 = 8000;
const NODES: u64 = 400;
const OPENING: u32 = 8;
const WILD: u32 = 3;
const ASIDE: u32 = 100;
/// After how many actions a game is left as a draw.
const LONGEST: usize = 400;
/// What a proved result counts, in hundredths of a basic piece.
const PROVED: i32 = 1000;
/// The table of an engine, cleared for each game.
const TABLE_BYTES: usize = 1 << 20;

/// Plays the games and writes the positions in which a player had a choice to make, with the score
/// of the search and the result; the same file whatever the number of threads.
pub(crate) fn run<G: Game>(
    variant: &G::Variant,
    evaluation: &impl Evaluate<G>,
    play: &Play,
) -> Result<()> {
    let file = std::fs::File::create(&play.out)
        .with_context(|| format!("cannot write {}", play.out.display()))?;
    let mut out = BufWriter::new(file);
    writeln!(out, "{}:{variant}", G::KEY)?;
    let next = AtomicU32::new(0);
    std::thread::scope(|scope| {
        let (sender, games) = sync_channel(64);
        for _ in 0..play.threads {
            let (sender, next) = (sender.clone(), &next);
            scope.spawn(move || {
                loop {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    let seed = Key::of(&[play.seed, number.into()]).0;
                    if number >= play.games
                        || sender.send((number, game(variant, evaluation, play, seed))).is_err()
                    {
                        return;
                    }
                }
            });
        }
        drop(sender);
        // Games that are over before an earlier one is.
        let mut waiting = BTreeMap::new();
        let (mut written, mut kept) = (0, 0);
        for (number, samples) in games {
            waiting.insert(number, samples);
            while let Some(samples) = waiting.remove(&written) {
                for sample in &samples {
                    writeln!(out, "{sample}")?;
                }
                (written, kept) = (written + 1, kept + samples.len());
                if written % 500 == 0 {
                    eprintln!("{written} games, {kept} positions");
                }
            }
        }
        Ok(out.flush()?)
    })
}

/// One game.
fn game<G: Game>(
    variant: &G::Variant,
    evaluation: &impl Evaluate<G>,
    play: &Play,
    seed: u64,
) -> Vec<Sample<G>> {
    let mut rng = fastrand::Rng::with_seed(seed);
    let mut engine = Engine::new(Method::Full { table_bytes: TABLE_BYTES }, rng.u64(..));
    let mut position = G::start(variant);
    let (mut samples, mut history, mut actions) = (Vec::new(), Vec::new(), Vec::new());
    let opening = rng.u32(..=play.opening);
    let mut turns = 0;
    let mut winner = None;
    for _ in 0..LONGEST {
        actions.clear();
        position.legal_actions(&mut actions);
        if actions.is_empty() {
            winner = position.outcome().and_then(|outcome| outcome.winner);
            break;
        }
        let action = if turns < opening || rng.u32(..100) < play.wild {
            actions[rng.usize(..actions.len())]
        } else {
            let task =
                Task { position: &position, history: &history, limits: Limits::nodes(play.nodes) };
            let Some(found) = engine.think(evaluation, &task, &Host::silent()) else { break };
            if found.score.is_proved() {
                let wins = found.score > Score::EVEN;
                winner = Some(if wins { position.to_move() } else { position.to_move().other() });
                break;
            }
            if found.nodes > 0 && evaluation.is_quiet(&position) {
                samples.push(Sample {
                    position: position.clone(),
                    score: found.score.value(),
                    points: Some(0.5),
                });
            }
            if rng.u32(..100) < play.aside {
                samples.extend(aside(&position, evaluation, play, &mut rng));
            }
            found.action()
        };
        let mut next = position.clone();
        next.apply(action);
        if position.completes_turn(&next) {
            turns += 1;
            history.push(next.key());
            let times = history.iter().filter(|&&key| key == next.key()).count();
            if times >= G::REPETITIONS {
                break;
            }
        }
        position = next;
    }
    for sample in &mut samples {
        if let Some(points) = &mut sample.points {
            *points = points_of(winner, sample.position.to_move());
        }
    }
    samples
}

/// A position some random actions away from one of the game: most of what a search judges comes of
/// actions that nobody would play.
fn aside<G: Game>(
    position: &G,
    evaluation: &impl Evaluate<G>,
    play: &Play,
    rng: &mut fastrand::Rng,
) -> Option<Sample<G>> {
    let mut position = position.clone();
    let mut left = rng.u32(1..=4);
    let mut actions = Vec::new();
    while left > 0 || !evaluation.is_quiet(&position) {
        actions.clear();
        position.legal_actions(&mut actions);
        if actions.is_empty() {
            return None;
        }
        position.apply(actions[rng.usize(..actions.len())]);
        left = left.saturating_sub(1);
    }
    let mut engine = Engine::new(Method::Full { table_bytes: 1 << 14 }, rng.u64(..));
    let task = Task { position: &position, history: &[], limits: Limits::nodes(play.nodes) };
    let score = engine.think(evaluation, &task, &Host::silent())?.score;
    Some(Sample { score: score.value().clamp(-PROVED, PROVED), position, points: None })
}

fn points_of(winner: Option<Player>, player: Player) -> f32 {
    match winner {
        None => 0.5,
        Some(winner) if winner == player => 1.0,
        Some(_) => 0.0,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sample;

    #[test]
    fn the_same_games_on_any_number_of_threads() {
        let folder = std::env::temp_dir().join(format!("gipf-train-{}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        let texts = [1, 3].map(|threads| {
            let out = folder.join(format!("{threads}.txt"));
            let play = Play { games: 4, nodes: 60, threads, ..Play::new(out.clone()) };
            run(&gipf::Variant::default(), &eval::gipf::Full, &play).unwrap();
            let (mut played, mut aside) = (0, 0);
            sample::read::<gipf::Position>(&out, |sample| match sample.points {
                Some(_) => played += 1,
                None => aside += 1,
            })
            .unwrap();
            assert!(played > 20 && aside > 20, "{played} {aside}");
            std::fs::read_to_string(out).unwrap()
        });
        std::fs::remove_dir_all(folder).unwrap();
        assert_eq!(texts[0], texts[1]);
    }
}
