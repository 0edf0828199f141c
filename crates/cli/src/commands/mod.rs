//! One file a command.

mod admin;
mod apply;
mod backup;
mod batch;
mod bench;
mod bot;
mod check;
mod conform;
mod convert;
mod duel;
mod engine;
mod games;
mod ladder;
mod legal;
mod perft;
mod play;
mod problems;
mod serve;
mod show;
mod solve;
mod statistics;

use std::io::Write;

use catalog::{Session, Spec};
use clap::Subcommand;

use crate::failure::Failure;

/// What can be asked for.
#[derive(Subcommand)]
pub(crate) enum Command {
    Games(games::Args),
    Play(play::Args),
    Serve(serve::Args),
    Admin(admin::Args),
    Backup(backup::BackupArgs),
    Restore(backup::RestoreArgs),
    Show(show::Args),
    Legal(legal::Args),
    Apply(apply::Args),
    Batch(batch::Args),
    Perft(perft::Args),
    Solve(solve::Args),
    Problems(problems::Args),
    Duel(duel::Args),
    Ladder(ladder::Args),
    Bench(bench::Args),
    Check(check::Args),
    Statistics(statistics::Args),
    Convert(convert::Args),
    Engine(engine::Args),
    Conform(conform::Args),
    Bot(Box<bot::Args>),
}

/// Carries out a command; without one the application is started and opened.
pub(crate) fn run(command: Option<Command>, out: &mut impl Write) -> Result<(), Failure> {
    match command {
        None => serve::run(serve::Args::opening(), out),
        Some(Command::Games(args)) => games::run(&args, out),
        Some(Command::Play(args)) => play::run(&args, out),
        Some(Command::Serve(args)) => serve::run(args, out),
        Some(Command::Admin(args)) => admin::run(args, out),
        Some(Command::Backup(args)) => backup::backup(&args, out),
        Some(Command::Restore(args)) => backup::restore(&args, out),
        Some(Command::Show(args)) => show::run(&args, out),
        Some(Command::Legal(args)) => legal::run(&args, out),
        Some(Command::Apply(args)) => apply::run(&args, out),
        Some(Command::Batch(args)) => batch::run(&args, out),
        Some(Command::Perft(args)) => perft::run(&args, out),
        Some(Command::Duel(args)) => duel::run(&args, out),
        Some(Command::Ladder(args)) => ladder::run(&args, out),
        Some(Command::Bench(args)) => bench::run(&args, out),
        Some(Command::Check(args)) => check::run(&args, out),
        Some(Command::Statistics(args)) => statistics::run(&args, out),
        Some(Command::Convert(args)) => convert::run(&args, out),
        Some(Command::Solve(args)) => solve::run(&args, out),
        Some(Command::Problems(args)) => problems::run(&args, out),
        Some(Command::Engine(args)) => engine::run(&args, out),
        Some(Command::Conform(args)) => conform::run(&args, out),
        Some(Command::Bot(args)) => bot::run(*args, out),
    }
}

/// Which position is meant.
#[derive(clap::Args)]
pub(crate) struct Where {
    /// The game with its variant and options, e.g. `gipf:tournament`
    spec: Spec,
    /// A position text, in place of the beginning of the game; the game may stand before it, as the page copies it
    #[arg(long, value_name = "TEXT")]
    position: Option<String>,
}

impl Where {
    fn open(&self) -> Result<Box<dyn Session>, Failure> {
        let Some(position) = self.position.as_deref().map(str::trim) else {
            return Ok(self.spec.open(None)?);
        };
        // No position text begins with a game and its variant.
        let named = position.split_once(' ');
        match named.and_then(|(game, rest)| Some((game.parse::<Spec>().ok()?, rest))) {
            Some((game, rest)) if game == self.spec => Ok(self.spec.open(Some(rest))?),
            Some((game, _)) => Err(Failure::Wrong(format!(
                "the position is one of `{game}`, and `{}` was asked for",
                self.spec
            ))),
            None => Ok(self.spec.open(Some(position))?),
        }
    }
}
