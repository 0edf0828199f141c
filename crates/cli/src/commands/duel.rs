use std::collections::BTreeMap;
use std::io::Write;
use std::ops::ControlFlow;
use std::path::PathBuf;
use std::time::Instant;

use catalog::{PlayerSpec, Spec};
use serde::Serialize;

use crate::contest::{Conditions, Contest, Progress, Report, Side};
use crate::failure::Failure;
use crate::odds::Sprt;
use crate::players::any_seed;
use crate::records::Kept;
use crate::score::{Numbers, Score, TestNumbers, Tested};

/// Let two players play many games and tell the score
#[derive(clap::Args)]
#[command(after_help = "\
Games come in pairs: the same random opening twice, with colours exchanged. An opening is drawn anew if the
game ended in it or it is lopsided. The score is that of the first player named, with its 95 % confidence
interval. A player that is another program loses the game if it dies, does not answer, or plays what is
refused.

Without a limit each player thinks as it does by itself (another program: a second). With a limit on
nodes, or none on time, the same seed gives the same games, whatever --jobs says.

With --sprt the games end as soon as they tell which of two differences in Elo points is true, by the
sequential test of the pentanomial model (pairs of games).

Examples:
  gipf duel level:8 random gipf --games 200 --movetime 50
  gipf duel alphabeta:3 greedy gipf:tournament --games 100 --seed 7 --jobs 2 --records games.gipf
  gipf duel 'engine:./new engine' 'engine:./old engine' gipf --nodes 10000 --sprt 0,10
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
    /// How many games; with --sprt at most, and 20000 if nothing is said
    #[arg(long, value_name = "N", default_value = "100", default_value_if("sprt", clap::builder::ArgPredicate::IsPresent, "20000"), value_parser = clap::value_parser!(u32).range(1..))]
    games: u32,
    #[command(flatten)]
    conditions: Conditions,
    /// The seed of openings and players; else one is drawn, and told
    #[arg(long, value_name = "S")]
    seed: Option<u64>,
    /// Test whether the player is ELO1 points stronger, or rather ELO0
    #[arg(long, value_name = "ELO0,ELO1", allow_hyphen_values = true, value_parser = elo_pair)]
    sprt: Option<[f64; 2]>,
    /// How likely the test may accept ELO1 although ELO0 is true
    #[arg(long, value_name = "X", default_value_t = 0.05, requires = "sprt", value_parser = error_rate)]
    alpha: f64,
    /// How likely the test may accept ELO0 although ELO1 is true
    #[arg(long, value_name = "X", default_value_t = 0.05, requires = "sprt", value_parser = error_rate)]
    beta: f64,
    /// Keep every game as a record in this file, which must not exist yet
    #[arg(long, value_name = "FILE")]
    records: Option<PathBuf>,
    /// One line of JSON
    #[arg(long)]
    json: bool,
}

fn elo_pair(text: &str) -> Result<[f64; 2], String> {
    let numbers = text
        .split_once(',')
        .and_then(|(elo0, elo1)| Some([elo0.trim().parse().ok()?, elo1.trim().parse().ok()?]));
    let sound =
        |[elo0, elo1]: &[f64; 2]| elo0 < elo1 && elo0.abs() <= 2000.0 && elo1.abs() <= 2000.0;
    numbers
        .filter(sound)
        .ok_or_else(|| "it is two Elo differences, the smaller one first".to_owned())
}

fn error_rate(text: &str) -> Result<f64, String> {
    let number = text.parse().ok().filter(|number| *number > 0.0 && *number < 0.5);
    number.ok_or_else(|| "it is a number between 0 and 0.5".to_owned())
}

/// What a duel has come to, as programs are told.
#[derive(Serialize)]
struct Told<'a> {
    players: &'a [String; 2],
    spec: String,
    seed: u64,
    #[serde(flatten)]
    score: Numbers,
    /// How often games ended for each reason.
    reasons: &'a BTreeMap<String, u32>,
    actions: usize,
    seconds: f64,
    /// `null` without a test.
    sprt: Option<TestNumbers>,
}

/// What the games have come to.
#[derive(Default)]
struct Tally {
    score: Score,
    reasons: BTreeMap<String, u32>,
    actions: usize,
}

pub(crate) fn run(args: &Args, out: &mut impl Write) -> Result<(), Failure> {
    let seed = args.seed.unwrap_or_else(any_seed);
    let sprt = args.sprt.map(|[elo0, elo1]| {
        let &Args { alpha, beta, .. } = args;
        Sprt { elo0, elo1, alpha, beta }
    });
    let contest = Contest {
        players: [&args.player, &args.opponent],
        spec: &args.spec,
        conditions: &args.conditions,
        games: args.games,
        seed,
    };
    let mut records = args.records.as_ref().map(|path| Kept::at(path.clone())).transpose()?;
    let begun = Instant::now();
    let mut tally = Tally::default();
    let progress = Progress::new(args.games);
    contest.play(|games| {
        if let Some(records) = &mut records {
            games.iter().try_for_each(|report| records.add(&report.record))?;
        }
        let played = games.len();
        for note in tally.add(games) {
            progress.say(&note);
        }
        progress.show(played, tally.score.counts());
        let decided = sprt.and_then(|sprt| sprt.verdict(tally.score.pairs()));
        Ok(if decided.is_some() { ControlFlow::Break(()) } else { ControlFlow::Continue(()) })
    })?;
    drop(progress);
    let seconds = begun.elapsed().as_secs_f64();
    let Tally { score, reasons, actions } = tally;
    let tested = sprt.as_ref().map(|sprt| Tested { sprt, score: &score });
    let names = contest.players.map(ToString::to_string);
    if args.json {
        let told = Told {
            players: &names,
            spec: args.spec.to_string(),
            seed,
            score: score.numbers(),
            reasons: &reasons,
            actions,
            seconds,
            sprt: tested.map(|tested| tested.numbers()),
        };
        serde_json::to_writer(&mut *out, &told)?;
        return Ok(writeln!(out)?);
    }
    writeln!(out, "{} against {}, {}", names[0], names[1], args.spec)?;
    write!(out, "{score}")?;
    if let Some(tested) = tested {
        writeln!(out, "{tested}")?;
    }
    let reasons: Vec<String> =
        reasons.iter().map(|(why, count)| format!("{why} {count}")).collect();
    writeln!(out, "ended by: {}", reasons.join(", "))?;
    writeln!(out, "{actions} actions in {seconds:.1} s, seed {seed}")?;
    Ok(())
}

impl Tally {
    /// Counts games with the same opening; what is to be said about them.
    fn add(&mut self, games: Vec<Report>) -> Vec<String> {
        let won = |report: &Report| report.winner.map(|side| side == Side::Player);
        self.score.add(&games.iter().map(won).collect::<Vec<_>>());
        let mut notes = Vec::new();
        for report in games {
            *self.reasons.entry(report.reason).or_default() += 1;
            self.actions += report.actions;
            notes.extend(report.note.map(|note| format!("game {}: {note}", report.number + 1)));
        }
        notes
    }
}
