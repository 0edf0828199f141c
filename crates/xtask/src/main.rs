//! The project's own checks: `cargo xtask ci` runs all of them, `cargo xtask NAME` one; and what lays out a new game.
#![allow(clippy::print_stdout, reason = "a tool for the terminal")]

mod api;
mod arrows;
mod checks;
mod deps;
mod new_game;
mod run;
mod server;
mod walk;

use std::process::ExitCode;

use checks::{CHECKS, Check, Verdict};
use run::Workspace;

const USAGE: &str = "\
Usage: cargo xtask ci [--strict]      every check, in order, and a summary
       cargo xtask CHECK [--strict]   one check
       cargo xtask new-game KEY       the crate of a new game, laid out to be rewritten
       cargo xtask load ARGUMENTS     many clients against a server, in release (`load help` lists the arguments)

With --strict, or with CI=true in the environment, a check that cannot run here is a failure.

Checks:";

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    if let [command, rest @ ..] = arguments.as_slice()
        && command == "load"
    {
        return load(rest);
    }
    let mut strict = std::env::var("CI").is_ok_and(|value| value == "true");
    let mut names = Vec::new();
    for argument in arguments {
        match argument.as_str() {
            "--strict" => strict = true,
            "-h" | "--help" | "help" => {
                println!("{}", usage());
                return ExitCode::SUCCESS;
            }
            _ => names.push(argument),
        }
    }
    if let [command, key] = names.as_slice()
        && command == "new-game"
    {
        return new_game(key);
    }
    let chosen: Vec<&Check> = match names.as_slice() {
        [name] if name == "ci" => CHECKS.iter().collect(),
        [name] => CHECKS.iter().filter(|check| check.name == name).collect(),
        _ => Vec::new(),
    };
    if chosen.is_empty() {
        eprintln!("{}", usage());
        return ExitCode::from(2);
    }
    match Workspace::find() {
        Ok(workspace) => run_all(&workspace, &chosen, strict),
        Err(error) => {
            eprintln!("cannot read the workspace: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn new_game(key: &str) -> ExitCode {
    match Workspace::find().and_then(|workspace| new_game::lay_out(&workspace.root, key)) {
        Ok(letter) => {
            println!(
                "crates/{key} is laid out; its rules are numbered {letter}1, {letter}2 and so on.\n\
                 Rewrite it rule by rule, publish its cases (PUBLISH=1 cargo test -p gipf-{key}), and go on as\n\
                 CONTRIBUTING.md says (Add a game)."
            );
            ExitCode::SUCCESS
        }
        Err(error) => {
            eprintln!("{error:#}");
            ExitCode::FAILURE
        }
    }
}

/// Builds program and clients in release, and lets these at it.
fn load(arguments: &[String]) -> ExitCode {
    let loaded = Workspace::find().and_then(|workspace| {
        let built = checks::all([workspace.cargo("build --release -p gipf-cli -p gipf-load")])?;
        if !matches!(built, Verdict::Passed) {
            return Ok(built);
        }
        let mut load = workspace.program(workspace.target.join("release/gipf-load"), "");
        load.arg("--program").arg(workspace.target.join("release/gipf")).args(arguments);
        checks::all([load])
    });
    match loaded {
        Ok(Verdict::Passed) => ExitCode::SUCCESS,
        Ok(_) => ExitCode::FAILURE,
        Err(error) => {
            eprintln!("{error:#}");
            ExitCode::FAILURE
        }
    }
}

fn usage() -> String {
    let lines: Vec<String> =
        CHECKS.iter().map(|check| format!("  {:8} {}", check.name, check.about)).collect();
    format!("{USAGE}\n{}", lines.join("\n"))
}

fn run_all(workspace: &Workspace, chosen: &[&Check], strict: bool) -> ExitCode {
    let mut good = true;
    let mut summary = Vec::new();
    for check in chosen {
        println!("\n=== {}: {}", check.name, check.about);
        let begun = std::time::Instant::now();
        let verdict =
            (check.run)(workspace).unwrap_or_else(|error| Verdict::Failed(format!("{error:#}")));
        let (word, why) = match &verdict {
            Verdict::Passed => ("passed", ""),
            Verdict::Failed(why) => ("FAILED", why.as_str()),
            Verdict::Skipped(why) if strict => ("FAILED", why.as_str()),
            Verdict::Skipped(why) => ("skipped", why.as_str()),
        };
        good &= word != "FAILED";
        let note = if why.is_empty() { String::new() } else { format!("  {why}") };
        let seconds = begun.elapsed().as_secs();
        summary.push(format!("  {word:8} {:8} {seconds:4} s{note}", check.name));
    }
    println!("\n=== summary\n{}", summary.join("\n"));
    println!("{}", if good { "Nothing failed." } else { "At least one check failed." });
    if good { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}
