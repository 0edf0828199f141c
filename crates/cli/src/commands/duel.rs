use std::collections::BTreeMap;
use std::io::{IsTerminal, Write};
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::mpsc::{Sender, channel};
use std::time::{Duration, Instant};

use arena::Match;
use catalog::{Limits, PlayerSpec, Spec};
use protocol::{Event, EventKind, Seat};
use rules::Player;

use crate::failure::Failure;
use crate::players::{Mind, any_seed};
use crate::score::Score;
use crate::text::one_line;

/// Let two players play many games and tell the score
#[derive(clap::Args)]
#[command(after_help = "\
Games come in pairs: the same random opening twice, with colours exchanged. The score is that of the
first player named, with its 95 % confidence interval. A player that is another program loses the game
if it dies, does not answer, or plays what is refused.

Without a limit each player thinks as it does by itself (another program: a second). With a limit on
nodes, or none on time, the same seed gives the same games.

Examples:
  gipf duel level:8 random gipf --games 200 --movetime 50
  gipf duel alphabeta:3 greedy gipf:tournament --games 100 --seed 7 --threads 2
  gipf duel level:5 'engine:other-engine --fast' gipf --games 20 --nodes 10000 --json")]
pub(crate) struct Args {
    /// The player whose score is told
    #[arg(value_name = "P")]
    player: PlayerSpec,
    /// The opponent
    #[arg(value_name = "P")]
    opponent: PlayerSpec,
    /// The game with its variant and options
    spec: Spec,
    /// How many games
    #[arg(long, value_name = "N", default_value_t = 100, value_parser = clap::value_parser!(u32).range(1..))]
    games: u32,
    /// The time for an action, in milliseconds
    #[arg(long, value_name = "MS", conflicts_with = "nodes", value_parser = clap::value_parser!(u64).range(1..))]
    movetime: Option<u64>,
    /// How many positions may be looked at for an action
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    nodes: Option<u64>,
    /// The seed of openings and players; else one is drawn, and told
    #[arg(long, value_name = "S")]
    seed: Option<u64>,
    /// How many random turns an opening has
    #[arg(long, value_name = "N", default_value_t = 4)]
    opening: u16,
    /// How many games are played at once
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..))]
    threads: u16,
    /// How long another program may take to answer beyond its time to think, in seconds
    #[arg(long, value_name = "SECONDS", default_value_t = 10, value_parser = clap::value_parser!(u64).range(1..=86_400))]
    patience: u64,
    /// One line of JSON
    #[arg(long)]
    json: bool,
}

/// A game of more actions is a draw; the rules do not forbid to play on for ever.
const MOST_ACTIONS: usize = 5000;
/// How often an opening is drawn anew if the game ended in it.
const DRAWS: u32 = 100;

/// How a game of the duel ended.
struct Report {
    /// Its number, from 0.
    number: u32,
    /// Who won it: the player named first, the opponent, or nobody.
    winner: Option<Side>,
    reason: String,
    /// What is to be said about it.
    note: Option<String>,
    actions: usize,
}

/// One of the two players of the duel, whatever colour they play.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Side {
    Player,
    Opponent,
}

pub(crate) fn run(args: &Args, out: &mut impl Write) -> Result<(), Failure> {
    let seed = args.seed.unwrap_or_else(any_seed);
    let duel = Duel { args, seed, next: AtomicU32::new(0) };
    let workers = u32::from(args.threads).min(args.games);
    let minds: Vec<[Mind; 2]> =
        (0..workers).map(|_| duel.minds()).collect::<Result<_, Failure>>()?;
    let begun = Instant::now();
    let mut score = Score::default();
    let mut reasons: BTreeMap<String, u32> = BTreeMap::new();
    let mut actions = 0;
    std::thread::scope(|scope| {
        let (sender, reports) = channel();
        for minds in minds {
            let (sender, duel) = (sender.clone(), &duel);
            scope.spawn(move || duel.work(minds, &sender));
        }
        drop(sender);
        let progress = Progress::new(args.games);
        for report in reports {
            score.add(report.winner.map(|side| side == Side::Player));
            *reasons.entry(report.reason).or_default() += 1;
            actions += report.actions;
            if let Some(note) = report.note {
                progress.say(&format!("game {}: {note}", report.number + 1));
            }
            progress.show(&score);
        }
        progress.end();
    });
    let seconds = begun.elapsed().as_secs_f64();
    let names = [args.player.to_string(), args.opponent.to_string()];
    if args.json {
        let mut object = score.json();
        object["players"] = names.as_slice().into();
        object["spec"] = args.spec.to_string().into();
        object["seed"] = seed.into();
        object["reasons"] = reasons.into_iter().collect();
        object["actions"] = actions.into();
        object["seconds"] = seconds.into();
        return Ok(writeln!(out, "{object}")?);
    }
    writeln!(out, "{} against {}, {}", names[0], names[1], args.spec)?;
    write!(out, "{score}")?;
    let reasons: Vec<String> =
        reasons.iter().map(|(why, count)| format!("{why} {count}")).collect();
    writeln!(out, "ended by: {}", reasons.join(", "))?;
    writeln!(out, "{actions} actions in {seconds:.1} s, seed {seed}")?;
    Ok(())
}

struct Duel<'a> {
    args: &'a Args,
    seed: u64,
    /// The next pair of games.
    next: AtomicU32,
}

impl Duel<'_> {
    fn minds(&self) -> Result<[Mind; 2], Failure> {
        let start = |player| {
            let patience = Duration::from_secs(self.args.patience);
            let mind = Mind::start(player, &self.args.spec, patience)?;
            mind.ok_or_else(|| Failure::Wrong("a person plays no duel; use `gipf play`".to_owned()))
        };
        Ok([start(&self.args.player)?, start(&self.args.opponent)?])
    }

    /// Plays pairs of games until none is left, or nobody waits for the reports.
    fn work(&self, mut minds: [Mind; 2], reports: &Sender<Report>) {
        loop {
            let pair = self.next.fetch_add(1, Ordering::Relaxed);
            let Some(first) = pair.checked_mul(2).filter(|&game| game < self.args.games) else {
                return;
            };
            let opening = self.opening(pair);
            for number in first..self.args.games.min(first.saturating_add(2)) {
                let report = self.game(number, opening.clone(), &mut minds);
                if reports.send(report).is_err() {
                    return;
                }
            }
        }
    }

    /// A position some random turns from the start, in which the game goes on.
    fn opening(&self, pair: u32) -> Option<String> {
        let mut random = fastrand::Rng::with_seed(mix(self.seed, u64::from(pair)));
        for _ in 0..DRAWS {
            let mut session = self.args.spec.start();
            let mut turns = 0;
            while turns < self.args.opening && session.outcome().is_none() {
                let legal = session.legal();
                let action = &legal[random.usize(..legal.len())];
                let played = session.play(action).expect("it was listed as legal");
                turns += u16::from(played.completes_turn);
            }
            if session.outcome().is_none() {
                return (turns > 0).then(|| session.position());
            }
        }
        None
    }

    fn game(&self, number: u32, opening: Option<String>, minds: &mut [Mind; 2]) -> Report {
        // In the second game of a pair the opponent begins.
        let sides = match number % 2 {
            0 => [Side::Player, Side::Opponent],
            _ => [Side::Opponent, Side::Player],
        };
        let seat = |side| match side {
            Side::Player => Seat { player: self.args.player.to_string(), name: None },
            Side::Opponent => Seat { player: self.args.opponent.to_string(), name: None },
        };
        let mut game = Match::new(self.args.spec.clone(), opening, sides.map(seat))
            .expect("the opening and the players have been read before");
        let report = |winner: Option<Player>, reason: &str, note, actions| Report {
            number,
            winner: winner.map(|player| sides[player.index()]),
            reason: reason.to_owned(),
            note,
            actions,
        };
        for player in Player::BOTH {
            if let Err(fault) = minds[sides[player.index()] as usize].new_game() {
                return report(Some(player.other()), fault.reason(), Some(fault.to_string()), 0);
            }
        }
        while let Some(by) = game.to_move() {
            let played = game.plies().len();
            if played >= MOST_ACTIONS {
                return report(None, "too-long", None, played);
            }
            let mind = &mut minds[sides[by.index()] as usize];
            let seed = mix(self.seed ^ u64::from(number), played as u64);
            let limits =
                Limits { millis: self.args.movetime, nodes: self.args.nodes, ..Limits::default() };
            let actions = match mind.choose(&game, seed, limits) {
                Ok(actions) => actions,
                Err(fault) => {
                    let note = Some(fault.to_string());
                    return report(Some(by.other()), fault.reason(), note, played);
                }
            };
            let event = |action| Event { by, at: 0, kind: EventKind::Act { action } };
            let events = actions.iter().cloned().map(event).collect();
            if let Err(error) = game.happen_all(events) {
                mind.reset();
                let who = game.seats()[by.index()].player.clone();
                let note = format!("{who} plays `{}`: {error}", actions.join(";"));
                return report(Some(by.other()), "illegal-action", Some(note), played);
            }
        }
        let ending = game.ending().expect("nobody is to move");
        report(ending.winner, &ending.reason, None, game.plies().len())
    }
}

/// Another seed for each number.
fn mix(seed: u64, number: u64) -> u64 {
    fastrand::Rng::with_seed(seed.wrapping_add(number.wrapping_mul(0x9e37_79b9_7f4a_7c15))).u64(..)
}

/// The score so far, on a terminal only.
struct Progress {
    games: u32,
    is_shown: bool,
}

impl Progress {
    fn new(games: u32) -> Self {
        Self { games, is_shown: std::io::stderr().is_terminal() }
    }

    fn show(&self, score: &Score) {
        if self.is_shown {
            eprint!("\r{} of {} games, {}", score.games(), self.games, score.counts());
        }
    }

    fn say(&self, note: &str) {
        self.end();
        eprintln!("gipf: {}", one_line(note));
    }

    /// Clears the line.
    fn end(&self) {
        if self.is_shown {
            eprint!("\r\u{1b}[K");
        }
    }
}
