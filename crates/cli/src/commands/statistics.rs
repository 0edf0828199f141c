use std::collections::BTreeMap;
use std::io::Write;
use std::path::PathBuf;

use catalog::Spec;
use record::{Reason, Record};
use rules::Player;
use serde::Serialize;

use crate::failure::Failure;
use crate::files;
use crate::forms::{self, Status};
use crate::statistics::wilson;

/// Tell how long recorded games are, how much choice they offer, and who wins them
#[derive(clap::Args)]
#[command(after_help = "\
A line for each game with its variant and options. Only games that were played to their end count; those
that are unfinished or damaged are counted apart. PATH is as for `gipf check`.

Examples:
  gipf duel level:8 level:8 gipf --nodes 1500 --games 400 --balance 0.5 --seed 1 --records games.gipf
  gipf statistics games.gipf
  gipf statistics ../archive --json")]
pub(crate) struct Args {
    /// Files, folders and archives
    #[arg(required = true, value_name = "PATH")]
    paths: Vec<PathBuf>,
    /// One object a line for each game with its variant and options
    #[arg(long)]
    json: bool,
}

/// What the games of one variant have come to.
#[derive(Default)]
struct Sums {
    games: u32,
    left_out: u32,
    /// Won by the first player, drawn, won by the second.
    results: [u32; 3],
    turns: Vec<u32>,
    actions: u64,
    /// Legal actions at each decision, all together.
    choices: u64,
    reasons: BTreeMap<String, u32>,
}

/// The same as means.
#[derive(Serialize)]
struct Told<'a> {
    game: &'a str,
    games: u32,
    /// Unfinished or damaged ones, which count for nothing else.
    left_out: u32,
    first_won: u32,
    drawn: u32,
    second_won: u32,
    /// The first player's points a game, with the interval of 95 %.
    first_score: f64,
    first_score_low: f64,
    first_score_high: f64,
    /// Turns of both players together.
    turns_mean: f64,
    turns_median: u32,
    turns_longest: u32,
    actions_a_turn: f64,
    /// Legal actions a decision.
    choices_mean: f64,
    ended_by: &'a BTreeMap<String, u32>,
}

pub(crate) fn run(args: &Args, out: &mut impl Write) -> Result<(), Failure> {
    let mut all: BTreeMap<String, Sums> = BTreeMap::new();
    files::each(&args.paths, &mut |_, contents| {
        let games = contents.map(|bytes| forms::read(&bytes, None)).unwrap_or_default();
        for told in &games {
            let name = told.record.as_ref().map_or("unreadable", |record| record.game.as_str());
            let sums = all.entry(name.to_owned()).or_default();
            match &told.record {
                Some(record) if told.status() == Status::Complete => {
                    sums.add(record, told.winner());
                }
                _ => sums.left_out += 1,
            }
        }
        Ok(())
    })?;
    if !args.json {
        writeln!(out, "{HEAD}")?;
    }
    for (game, sums) in &mut all {
        let told = sums.told(game);
        if args.json {
            serde_json::to_writer(&mut *out, &told)?;
            writeln!(out)?;
        } else {
            writeln!(out, "{}", told.row())?;
        }
    }
    Ok(())
}

const HEAD: &str = "\
game                              games first's points (95 %)      draws  turns: mean median longest  actions/turn  choices";

impl Sums {
    /// Counts a complete game.
    fn add(&mut self, record: &Record, winner: Option<Player>) {
        let result = winner.map_or(1, |winner| 2 * winner.index());
        self.games += 1;
        self.results[result] += 1;
        let turns = record.line.turns().count();
        self.turns.push(u32::try_from(turns).unwrap_or(u32::MAX));
        let reason = record.ending.as_ref().and_then(|ending| ending.reason.as_ref());
        let reason = reason.map_or("unknown", Reason::as_str);
        *self.reasons.entry(reason.to_owned()).or_default() += 1;
        let spec = record.game.parse::<Spec>().ok();
        let session = spec.and_then(|spec| spec.open(record.start.as_deref()).ok());
        let Some(mut session) = session else { return };
        for (_, action) in record.main_line() {
            self.actions += 1;
            self.choices += session.legal().len() as u64;
            session.play(action).expect("a complete game has been replayed");
        }
    }

    #[allow(clippy::cast_precision_loss, reason = "means are told in few digits")]
    fn told<'a>(&'a mut self, game: &'a str) -> Told<'a> {
        self.turns.sort_unstable();
        let turns: u64 = self.turns.iter().copied().map(u64::from).sum();
        let [first_won, drawn, second_won] = self.results;
        let games = f64::from(self.games);
        let mean = |sum: u64, count: f64| if count > 0.0 { sum as f64 / count } else { 0.0 };
        let points = f64::from(first_won) + f64::from(drawn) / 2.0;
        let first_score = if self.games > 0 { points / games } else { 0.5 };
        let [first_score_low, first_score_high] = wilson(first_score, games);
        Told {
            game,
            games: self.games,
            left_out: self.left_out,
            first_won,
            drawn,
            second_won,
            first_score,
            first_score_low,
            first_score_high,
            turns_mean: mean(turns, games),
            turns_median: self.turns.get(self.turns.len() / 2).copied().unwrap_or(0),
            turns_longest: self.turns.last().copied().unwrap_or(0),
            actions_a_turn: mean(self.actions, turns as f64),
            choices_mean: mean(self.choices, self.actions as f64),
            ended_by: &self.reasons,
        }
    }
}

impl Told<'_> {
    fn row(&self) -> String {
        let percent = |share: f64| format!("{:.1}", 100.0 * share);
        let ended: Vec<String> =
            self.ended_by.iter().map(|(reason, count)| format!("{reason} {count}")).collect();
        format!(
            "{:<32} {:>6} {:>8} % ({} to {}) {:>10} {:>12.1} {:>6} {:>7} {:>13.2} {:>8.1}  {}",
            self.game,
            self.games,
            percent(self.first_score),
            percent(self.first_score_low),
            percent(self.first_score_high),
            self.drawn,
            self.turns_mean,
            self.turns_median,
            self.turns_longest,
            self.actions_a_turn,
            self.choices_mean,
            ended.join(", "),
        )
    }
}
