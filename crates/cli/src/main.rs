//! The `gipf` command: the application, the terminal client and the tools.
#![cfg_attr(test, allow(clippy::unwrap_used, reason = "tests"))]

mod answer;
mod bot;
mod commands;
mod conform;
mod contest;
mod failure;
mod files;
mod forms;
mod looks;
mod odds;
mod players;
mod records;
mod score;
mod standing;

mod text;
mod ugi;

use std::io::{BufWriter, Write, stdout};
use std::process::ExitCode;

use clap::{CommandFactory, Parser};

use commands::Command;
use failure::Failure;

/// Play, learn and study the abstract games of Project GIPF.
///
/// Without a command it starts the application and opens it in the browser.
#[derive(Parser)]
#[command(name = "gipf", version, after_help = HELP)]
struct Cli {
    #[command(subcommand)]
    command: Option<Command>,
}

const HELP: &str = "\
SPEC is a game with its variant and options, GAME[:VARIANT[,key=value…]]:
  gipf   gipf:tournament   gipf:basic,reserve=12/15   gipf:matrx
  gipf:tournament,potentials=Z3Y3   zertz   zertz:tournament,rings=48   dvonn:random,seed=7   tamsk:level2
  yinsh:blitz
`gipf games` lists them all.

A player P is one of
  human         a person
  level:N       the engine at level 1 (beginner) to 8 (full strength); with `,eval=hand` behind it, by the
                hand-written evaluation where it would judge by a network
  random        any legal action
  greedy        the best action at first sight
  uct:N         Monte-Carlo search with N random games for an action
  alphabeta:N   alpha-beta search N actions deep
  engine:CMD    another program that speaks the engine protocol

Exit status: 0 if all is well, 1 for a negative answer, 2 for wrong use.";

fn main() -> ExitCode {
    let cli = match Cli::try_parse() {
        Ok(cli) => cli,
        Err(error) if !error.use_stderr() => error.exit(),
        Err(error) => return Failure::Wrong(fault_of(&error.to_string())).report(),
    };
    let mut out = BufWriter::new(stdout().lock());
    let done = commands::run(cli.command, &mut out);
    // What was said before a failure is still worth reading.
    match done.and(out.flush().map_err(Failure::from)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => failure.report(),
    }
}

/// What clap says about a wrong command line, on one line: the fault, what was perhaps meant, and where more is
/// told.
fn fault_of(message: &str) -> String {
    let paragraphs =
        message.split("\n\n").map(|part| part.split_whitespace().collect::<Vec<_>>().join(" "));
    let mut fault = String::new();
    let mut help = Cli::command().get_name().to_owned();
    for part in paragraphs {
        if let Some(usage) = part.strip_prefix("Usage: ") {
            let names = usage.split(' ').take_while(|word| !word.starts_with(['[', '<', '-']));
            help = names.collect::<Vec<_>>().join(" ");
        } else if fault.is_empty() {
            part.strip_prefix("error: ").unwrap_or(&part).clone_into(&mut fault);
        } else if let Some(tip) = part.strip_prefix("tip: ") {
            fault += "; ";
            fault += tip;
        }
    }
    format!("{fault} (see `{help} --help`)")
}
