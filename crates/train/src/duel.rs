//! Matches of two evaluations in the same search.

use std::cell::Cell;
use std::time::{Duration, Instant};

use anyhow::Result;
use rules::{Game, Key, Player};
use search::{Engine, Host, Limits, Method, Task};

use crate::contender::Contender;
use crate::kit::Kit;

/// How two evaluations are compared.
#[derive(clap::Args, Clone, Debug)]
pub(crate) struct Duel {
    /// Whose score is told: `hand`, `best` or the file of a network, and what is changed in its search, as
    /// `best,nodes=6000,reductions=off`
    pub(crate) player: String,
    /// The other one
    pub(crate) opponent: String,
    /// How many games, two of each opening
    #[arg(long, value_name = "N", default_value_t = 200)]
    pub(crate) games: u32,
    /// How many positions are looked at for an action
    #[arg(long, value_name = "N", default_value_t = 3000, conflicts_with = "millis")]
    pub(crate) nodes: u64,
    /// The time for an action in milliseconds
    #[arg(long, value_name = "MS")]
    pub(crate) millis: Option<u64>,
    /// How many random turns an opening has
    #[arg(long, value_name = "N", default_value_t = 4)]
    pub(crate) opening: u32,
    /// What decides every choice
    #[arg(long, value_name = "S", default_value_t = 1)]
    pub(crate) seed: u64,
}

/// A game of more actions is a draw.
const LONGEST: usize = 1000;

/// Plays the games and tells the score, and how many positions each looked at in a second.
pub(crate) fn run<G: Kit>(variant: &G::Variant, duel: &Duel) -> Result<()> {
    let contenders =
        [Contender::<G>::named(&duel.player, variant)?, Contender::named(&duel.opponent, variant)?];
    let (mut wins, mut draws, mut losses) = (0, 0, 0);
    let spent = [const { Cell::new((0, Duration::ZERO)) }; 2];
    for game in 0..duel.games {
        let start = opening::<G>(variant, duel, Key::of(&[duel.seed, (game / 2).into()]).0);
        // In the second game of a pair the opponent begins.
        let first = (game % 2) as usize;
        let winner = play(
            start,
            [&contenders[first], &contenders[1 - first]],
            duel,
            game,
            |side, nodes, time| {
                let side = if first == 0 { side } else { 1 - side };
                let (all, times) = spent[side].get();
                spent[side].set((all + nodes, times + time));
            },
        );
        match winner.map(|player| player.index() == first) {
            Some(true) => wins += 1,
            Some(false) => losses += 1,
            None => draws += 1,
        }
    }
    let games = f64::from(duel.games);
    let score = (f64::from(wins) + f64::from(draws) / 2.0) / games;
    let elo = |score: f64| 400.0 * (score / (1.0 - score)).log10();
    let error = (score * (1.0 - score) / games).sqrt();
    println!(
        "{wins} won, {draws} drawn, {losses} lost: {:.1} %, {:+.0} Elo ({:+.0} to {:+.0})",
        100.0 * score,
        elo(score),
        elo((score - 1.96 * error).max(0.001)),
        elo((score + 1.96 * error).min(0.999))
    );
    for (name, spent) in [&duel.player, &duel.opponent].into_iter().zip(spent) {
        let (nodes, time) = spent.get();
        println!("{name}: {:.0} positions a second", nodes as f64 / time.as_secs_f64());
    }
    Ok(())
}

/// A position some random turns from the start in which the game goes on.
fn opening<G: Game>(variant: &G::Variant, duel: &Duel, seed: u64) -> G {
    let mut rng = fastrand::Rng::with_seed(seed);
    loop {
        let mut position = G::start(variant);
        let mut turns = 0;
        while turns < duel.opening && position.outcome().is_none() {
            let mut actions = Vec::new();
            position.legal_actions(&mut actions);
            let mut next = position.clone();
            next.apply(actions[rng.usize(..actions.len())]);
            turns += u32::from(position.completes_turn(&next));
            position = next;
        }
        if position.outcome().is_none() {
            return position;
        }
    }
}

/// Who wins a game.
fn play<G: Kit>(
    mut position: G,
    contenders: [&Contender<G>; 2],
    duel: &Duel,
    seed: u32,
    spend: impl Fn(usize, u64, Duration),
) -> Option<Player> {
    let method = Method::Full { table_bytes: 1 << 21 };
    let mut engines =
        [0, 1].map(|side| Engine::new(method, Key::of(&[duel.seed, seed.into(), side]).0));
    for (engine, contender) in engines.iter_mut().zip(contenders) {
        engine.set_features(contender.features);
    }
    let limits = match duel.millis {
        Some(millis) => Limits::time(Duration::from_millis(millis)),
        None => Limits::nodes(duel.nodes),
    };
    let mut history = Vec::new();
    for _ in 0..LONGEST {
        if let Some(outcome) = position.outcome() {
            return outcome.winner;
        }
        let side = position.to_move().index();
        let begun = Instant::now();
        let clock = || begun.elapsed();
        let host = Host { clock: &clock, stop: &|| false, report: &|_| {} };
        let contender = contenders[side];
        let limits = contender.limits(limits);
        let task = Task { position: &position, history: &history, limits };
        let evaluation = contender.evaluation(Key::of(&[duel.seed, seed.into(), 2]).0);
        let found = engines[side].think(&evaluation, &task, &host)?;
        if found.nodes > 0 {
            spend(side, found.nodes, begun.elapsed());
        }
        let mut next = position.clone();
        next.apply(found.action());
        if position.completes_turn(&next) {
            history.push(next.key());
            if history.iter().filter(|&&key| key == next.key()).count() >= G::REPETITIONS {
                return None;
            }
        }
        position = next;
    }
    None
}
