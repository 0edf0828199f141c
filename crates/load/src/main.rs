//! What a server carries: many clients over the WebSocket that play legal games against each other, and how fast each
//! action is acknowledged; how much memory an idle connection takes; how long a server with many stored games takes
//! to start.
#![allow(clippy::print_stdout, reason = "a tool for the terminal")]
#![cfg_attr(test, allow(clippy::unwrap_used, reason = "tests"))]

mod fill;
mod game;
mod people;
mod server;
mod tally;

use std::path::PathBuf;
use std::process::ExitCode;
use std::time::{Duration, Instant};

use anyhow::{Context, Result};
use clap::{Parser, Subcommand};
use tokio::sync::mpsc::unbounded_channel;
use tokio::time::sleep;

use people::People;
use server::Server;
use tally::Tally;

/// Many clients at once: what a server carries
#[derive(Parser)]
#[command(name = "gipf-load", version)]
struct Cli {
    /// The program that serves
    #[arg(long, value_name = "FILE", default_value = "target/release/gipf", global = true)]
    program: PathBuf,
    /// Where it keeps everything: a folder on the disk that is meant
    #[arg(long, value_name = "FOLDER", default_value = "target/load", global = true)]
    data: PathBuf,
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Let games be played, two connections each
    Play(Play),
    /// Store games that are over, and start a server with them
    Start {
        /// How many
        #[arg(long, value_name = "N", default_value_t = 100_000)]
        games: u32,
        /// How many actions each of them has
        #[arg(long, value_name = "N", default_value_t = 60)]
        actions: u32,
    },
}

/// What is played.
#[derive(clap::Args)]
struct Play {
    /// How many games at a time
    #[arg(long, value_name = "N", default_value_t = 2000)]
    games: u32,
    /// How often an action is played in each, in milliseconds
    #[arg(long, value_name = "MS", default_value_t = 2000)]
    every: u64,
    /// For how long
    #[arg(long, value_name = "SECONDS", default_value_t = 60)]
    seconds: u64,
    /// The games, in turn; may be repeated
    #[arg(long, value_name = "SPEC", default_value = "gipf:tournament")]
    spec: Vec<String>,
    /// The clock
    #[arg(long, value_name = "CLOCK", default_value = "3600+60")]
    clock: String,
    /// Within how many milliseconds an action should be acknowledged
    #[arg(long, value_name = "MS", default_value_t = 250)]
    within: u64,
    /// The seed of what is played
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,
}

fn main() -> ExitCode {
    match run(&Cli::parse()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error:#}");
            ExitCode::FAILURE
        }
    }
}

fn run(cli: &Cli) -> Result<()> {
    sqlx::any::install_default_drivers();
    // Two descriptors a game at least; the server raises its own.
    rlimit::increase_nofile_limit(u64::MAX).context("cannot raise the limit of open files")?;
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    runtime.block_on(async {
        match &cli.command {
            Command::Play(play) => play.run(cli).await,
            Command::Start { games, actions } => start(cli, *games, *actions).await,
        }
    })
}

impl Play {
    async fn run(&self, cli: &Cli) -> Result<()> {
        let mut server = Server::start(&cli.program, &cli.data, &["--behind-proxy"]).await?;
        let people = People::enter(&server.address, 2 * self.games).await?;
        let before = server.resident()?;
        let people = people.connect().await?;
        sleep(Duration::from_secs(2)).await;
        let each = server.resident()?.saturating_sub(before) / people.count().max(1);
        println!("{} idle connections: {each} bytes of resident memory each", people.count());

        let kept = server.kept().await?;
        let tables = people.pair(&self.spec, &self.clock).await?;
        println!("{} games have begun", tables.len());
        let (acks, heard) = unbounded_channel();
        let (used, begun) = (server.processor()?, Instant::now());
        let end = begun + Duration::from_secs(self.seconds);
        let every = Duration::from_millis(self.every);
        let count = u32::try_from(tables.len()).unwrap_or(u32::MAX).max(1);
        let games = (0..).zip(tables).map(|(number, table)| {
            // They do not all play at the same moment.
            let first = begun + every * number / count;
            let seed = self.seed.wrapping_add(u64::from(number));
            tokio::spawn(table.play(first, every, end, seed, acks.clone()))
        });
        let games: Vec<_> = games.collect();
        drop(acks);
        let mut tally = Tally::default();
        tally.collect(heard).await;
        for game in games {
            tally.add(&game.await??);
        }
        let seconds = begun.elapsed().as_secs_f64();
        tally.tell(Duration::from_millis(self.within), seconds);
        let used = server.processor()?.saturating_sub(used).as_secs_f64();
        println!(
            "the server used {:.2} s of processor time a second ({:.2} ms an action), and {} MiB of memory in the end",
            used / seconds,
            1000.0 * used / tally.acknowledged().max(1.0),
            server.resident()? >> 20
        );
        server.stop()?;
        let grown = server.kept().await?.saturating_sub(kept);
        println!("the database grew by {} bytes an action", grown / tally.count().max(1));
        Ok(())
    }
}

async fn start(cli: &Cli, games: u32, actions: u32) -> Result<()> {
    let begun = Instant::now();
    if fill::fill(&cli.data, games, actions).await? {
        println!("{games} games are stored ({:.0} s)", begun.elapsed().as_secs_f64());
    } else {
        println!("{games} games were stored before");
    }
    let begun = Instant::now();
    let mut server = Server::start(&cli.program, &cli.data, &[]).await?;
    let ready = begun.elapsed();
    println!("the server was ready after {} ms", ready.as_millis());
    sleep(Duration::from_secs(3)).await;
    println!("and took {} MiB of memory", server.resident()? >> 20);
    server.stop()?;
    println!("the database has {} bytes a game", server.kept().await? / u64::from(games.max(1)));
    Ok(())
}
