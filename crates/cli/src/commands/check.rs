use std::io::Write;
use std::path::PathBuf;

use catalog::Spec;
use record::Reason;
use rules::Player;
use serde::Serialize;

use crate::failure::Failure;
use crate::forms::{self, Status, Told};
use crate::text::{number_of, one_line};

/// Replay recorded games and tell how each went
#[derive(clap::Args)]
#[command(after_help = "\
A PATH is a file, a zip archive, or a folder: in folders and archives the files that end in .gipf or .sgf
are read, in folders archives too. Files hold any number of games, as records, as turns in the players'
notation, or as SGF of the servers whose games are known (ZÈRTZ: Boardspace).

A game is complete, unfinished, or damaged: it contradicts the rules, itself or its form; what came before
that line is sound. Status 1 if any game is damaged or there is none, 2 if there is no such file.

Examples:
  gipf check game.gipf
  gipf check archive/ more.zip
  gipf check archive/ --json
  gipf check --game gipf:tournament turns.txt")]
pub(crate) struct Args {
    /// Files, folders and archives
    #[arg(required = true, value_name = "PATH")]
    paths: Vec<PathBuf>,
    /// The game of turns that stand without headers
    #[arg(long, value_name = "SPEC")]
    game: Option<Spec>,
    /// One object a line for each game: `file`, `game`, `turns`, `status`, `winner`, `line`, `reason`
    #[arg(long)]
    json: bool,
}

/// What is told about a game.
#[derive(Serialize)]
struct Verdict<'a> {
    /// The file it stands in; inside an archive behind the archive's name.
    file: &'a str,
    /// The game with its options; `null` if that cannot be read.
    game: Option<String>,
    /// How many turns are sound, the last perhaps in part.
    turns: usize,
    status: Status,
    /// Who won; `null` for a draw, or if nobody knows.
    winner: Option<Player>,
    /// The line in which a damaged game goes wrong.
    line: Option<usize>,
    /// What is wrong with it there, or why a complete one ended.
    reason: Option<String>,
}

pub(crate) fn run(args: &Args, out: &mut impl Write) -> Result<(), Failure> {
    let mut counts = [0_usize; 3];
    forms::each(&args.paths, args.game.as_ref(), &mut |file, told| {
        counts[told.status() as usize] += 1;
        let verdict = Verdict::of(file, &told);
        if args.json {
            serde_json::to_writer(&mut *out, &verdict)?;
            writeln!(out)?;
        } else {
            writeln!(out, "{}", one_line(&verdict.sentence()))?;
        }
        Ok(())
    })?;
    let [complete, unfinished, damaged] = counts;
    let games = complete + unfinished + damaged;
    if !args.json {
        writeln!(
            out,
            "{}: {complete} complete, {unfinished} unfinished, {damaged} damaged",
            number_of(games, "game")
        )?;
    }
    match damaged {
        0 => Ok(()),
        _ => Err(Failure::Negative(part_of(damaged, games, "damaged"))),
    }
}

/// How many of the games are something.
pub(super) fn part_of(part: usize, games: usize, what: &str) -> String {
    let are = if part == 1 { "is" } else { "are" };
    format!("{part} of {} {are} {what}", number_of(games, "game"))
}

impl<'a> Verdict<'a> {
    fn of(file: &'a str, told: &'a Told) -> Self {
        let record = told.record.as_ref();
        let ending = record.and_then(|record| record.ending.as_ref());
        let ended = ending.and_then(|ending| ending.reason.as_ref()).map(Reason::as_str);
        let flaw = told.flaw.as_ref();
        Self {
            file,
            game: record.map(|record| one_line(&record.game)),
            turns: told.turns(),
            status: told.status(),
            winner: told.winner(),
            line: flaw.and_then(|flaw| flaw.line),
            reason: flaw.map_or(ended, |flaw| Some(flaw.reason.as_str())).map(one_line),
        }
    }

    fn sentence(&self) -> String {
        let game = self.game.as_deref().unwrap_or("no game");
        let turns = number_of(self.turns, "turn");
        let status = match (self.status, self.winner) {
            (Status::Complete, Some(winner)) => format!("{winner} won"),
            (Status::Complete, None) => "a draw".to_owned(),
            (Status::Unfinished, _) => "unfinished".to_owned(),
            (Status::Damaged, _) => "damaged".to_owned(),
        };
        let reason = match (self.line, &self.reason) {
            (Some(line), Some(reason)) => format!(" in line {line}: {reason}"),
            (None, Some(reason)) => format!(" ({reason})"),
            (_, None) => String::new(),
        };
        format!("{}: {game}, {turns}, {status}{reason}", self.file)
    }
}
