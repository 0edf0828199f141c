//! Self-play and training of the learned evaluations; see `docs/training.md`.
#![cfg_attr(test, allow(clippy::unwrap_used, reason = "tests"))]
#![allow(clippy::print_stdout, reason = "a tool for the terminal")]
#![allow(
    clippy::cast_precision_loss,
    clippy::cast_possible_truncation,
    reason = "counts and scores are far below where floats and whole numbers part"
)]

mod contender;
mod duel;
mod fit;
mod kit;
mod learn;
mod model;
mod sample;
mod selfplay;

use anyhow::{Result, anyhow, bail};
use clap::{Parser, Subcommand};

use duel::Duel;
use fit::Fit;
use kit::{Judge, Kit};
use learn::Learn;
use selfplay::Play;

/// Let the engine play against itself, and learn from its games
#[derive(Parser)]
struct Cli {
    #[command(subcommand)]
    command: Command,
    /// The game with its variant and options, as `gipf:standard`
    #[arg(global = true, long, default_value = "gipf:standard")]
    spec: String,
}

#[derive(Subcommand)]
enum Command {
    /// Play games and keep their positions
    Play {
        #[command(flatten)]
        play: Play,
        /// The evaluation that plays: `hand` or the file of a network
        #[arg(long, default_value = "hand")]
        eval: String,
    },
    /// Play and learn in rounds
    Learn(Learn),
    /// Learn a network from positions
    Fit(Fit),
    /// Let two evaluations play against each other
    Duel(Duel),
}

fn main() -> Result<()> {
    let cli = Cli::parse();
    let (game, variant) = cli.spec.split_once(':').unwrap_or((&cli.spec, ""));
    match game {
        "gipf" => run::<gipf::Position>(variant, &cli.command),
        "zertz" => run::<zertz::Position>(variant, &cli.command),
        "tamsk" => run::<tamsk::Position>(variant, &cli.command),
        _ => bail!("`{game}` cannot be learned; gipf, zertz and tamsk can"),
    }
}

fn run<G: Kit>(variant: &str, command: &Command) -> Result<()> {
    let variant = variant.parse().map_err(|faults| anyhow!("{faults}"))?;
    match command {
        Command::Play { play, eval } => {
            selfplay::run(&variant, &Judge::<G>::named(eval, &variant)?, play)
        }
        Command::Learn(learn) => learn::run::<G>(&variant, learn),
        Command::Fit(fit) => fit::run::<G>(&variant, fit),
        Command::Duel(duel) => duel::run::<G>(&variant, duel),
    }
}
