use std::fs;
use std::io::Write;
use std::path::PathBuf;

use catalog::Spec;
use serde::Serialize;

use crate::conform::{self, CHECKS, Check};
use crate::failure::Failure;
use crate::text::{number_of, one_line};

/// Check whether a program speaks the engine protocol
#[derive(clap::Args)]
#[command(after_help = "\
Each check starts the program anew and tells whether it did what the protocol asks; status 1 if it did not
in any check that is not optional. `--list` prints the checks, a script that says what is sent and what must
come; `--script` takes checks of your own in that form.

Examples:
  gipf conform ./my-engine
  gipf conform 'my-engine --fast' --game zertz --json
  gipf conform --list")]
pub(crate) struct Args {
    /// The command that starts the program
    #[arg(value_name = "CMD", required_unless_present = "list")]
    command: Option<String>,
    /// The game that it is told
    #[arg(long, value_name = "SPEC", default_value = "gipf")]
    game: Spec,
    /// The seed of the positions that it is told
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,
    /// Checks of your own
    #[arg(long, value_name = "FILE")]
    script: Option<PathBuf>,
    /// Print the checks
    #[arg(long)]
    list: bool,
    /// One object a line for each check: `check`, `optional`, `passed`, `reason`
    #[arg(long)]
    json: bool,
}

/// How a check went, as programs are told.
#[derive(Serialize)]
struct Told<'a> {
    check: &'a str,
    optional: bool,
    passed: bool,
    reason: Option<String>,
}

pub(crate) fn run(args: &Args, out: &mut impl Write) -> Result<(), Failure> {
    let script = args.script.as_ref().map(fs::read_to_string).transpose()?;
    let script = script.as_deref().unwrap_or(CHECKS);
    let checks = conform::read(script).map_err(|bad| Failure::Wrong(bad.to_string()))?;
    let Some(command) = args.command.as_ref().filter(|_| !args.list) else {
        return Ok(write!(out, "{script}")?);
    };
    let mut failed = 0;
    for check in &checks {
        let done = conform::run(check, command, &args.game, args.seed);
        failed += usize::from(done.is_err() && !check.is_optional);
        let Check { title, is_optional, .. } = check;
        let reason = done.as_ref().err().map(|fault| one_line(&fault.to_string()));
        if args.json {
            let told = Told { check: title, optional: *is_optional, passed: done.is_ok(), reason };
            serde_json::to_writer(&mut *out, &told)?;
            writeln!(out)?;
        } else {
            let word = match (&done, is_optional) {
                (Ok(()), _) => "passed",
                (Err(_), true) => "no",
                (Err(_), false) => "FAILED",
            };
            let reason = reason.map(|reason| format!(": {reason}")).unwrap_or_default();
            writeln!(out, "{word:7} {title}{reason}")?;
        }
        out.flush()?;
    }
    match failed {
        0 => Ok(()),
        _ => Err(Failure::Negative(format!("{} failed", number_of(failed, "check")))),
    }
}
