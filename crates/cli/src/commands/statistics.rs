use std::collections::BTreeMap;
use std::io::Write;
use std::path::PathBuf;

use arena::Match;
use catalog::Spec;
use record::{Reason, Record};
use rules::Player;
use serde::Serialize;

use crate::failure::Failure;
use crate::forms::{self, Status};
use crate::odds::wilson;
use crate::text::number_of;

/// Tell how long recorded games are, how much choice they offer, and who wins them
#[derive(clap::Args)]
#[command(after_help = "\
A line for each game with its variant and options. Only games that were played to their end count; how many
are left out, unfinished or damaged, is told below. PATH is as for `gipf check`.

Examples:
  gipf duel level:8 level:8 gipf --nodes 1500 --games 400 --balance 0.5 --seed 1 --records games.gipf
  gipf statistics games.gipf
  gipf statistics ../archive --json")]
pub(crate) struct Args {
    /// Files, folders and archives
    #[arg(required = true, value_name = "PATH")]
    paths: Vec<PathBuf>,
    /// The game of turns that stand without headers
    #[arg(long, value_name = "SPEC")]
    game: Option<Spec>,
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
    let mut left_out = 0;
    forms::each(&args.paths, args.game.as_ref(), &mut |_, told| {
        match &told.record {
            Some(record) if told.status() == Status::Complete => {
                all.entry(record.game.clone()).or_default().add(record, told.winner());
            }
            Some(record) => all.entry(record.game.clone()).or_default().left_out += 1,
            None => {}
        }
        left_out += usize::from(told.status() != Status::Complete);
        Ok(())
    })?;
    all.retain(|_, sums| sums.games > 0);
    if all.is_empty() {
        let games = number_of(left_out, "game");
        return Err(Failure::Negative(format!("none was played to its end: {games} left out")));
    }
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
    if left_out > 0 && !args.json {
        writeln!(out, "left out: {}, unfinished or damaged", number_of(left_out, "game"))?;
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
        let played = Match::from_record(record).expect("a complete game has been replayed");
        for position in played.positions().take(played.plies().len()) {
            self.actions += 1;
            self.choices += position.legal().len() as u64;
        }
    }

    #[allow(clippy::cast_precision_loss, reason = "means are told in few digits")]
    fn told<'a>(&'a mut self, game: &'a str) -> Told<'a> {
        self.turns.sort_unstable();
        let turns: u64 = self.turns.iter().copied().map(u64::from).sum();
        let [first_won, drawn, second_won] = self.results;
        let games = f64::from(self.games);
        // A game may have ended before anything was played.
        let mean = |sum: u64, count: f64| if count > 0.0 { sum as f64 / count } else { 0.0 };
        let points = f64::from(first_won) + f64::from(drawn) / 2.0;
        let first_score = points / games;
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
