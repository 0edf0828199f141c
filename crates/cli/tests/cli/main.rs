//! The command as its users meet it.
#![allow(clippy::unwrap_used, clippy::print_stdout, reason = "tests")]

mod batch;
mod bench;
mod duel;
mod engine;
mod files;
mod play;
mod position;
mod serve;
mod solve;
mod usage;

use std::io::Write;
use std::process::{Command, Stdio};

use serde_json::Value;

/// What a run of the command left behind.
struct Run {
    status: i32,
    out: String,
    err: String,
}

/// Runs the command with this on its standard input.
fn gipf_with(input: &[u8], arguments: &[&str]) -> Run {
    let mut child = Command::new(env!("CARGO_BIN_EXE_gipf"))
        .args(arguments)
        .env_remove("DATABASE_URL")
        .env_remove("NATS_URL")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let input = input.to_vec();
    // A command that reads nothing closes its input; that is no fault.
    let writer = std::thread::spawn(move || drop(stdin.write_all(&input)));
    let output = child.wait_with_output().unwrap();
    writer.join().unwrap();
    Run {
        status: output.status.code().unwrap(),
        out: String::from_utf8(output.stdout).unwrap(),
        err: String::from_utf8(output.stderr).unwrap(),
    }
}

fn gipf(arguments: &[&str]) -> Run {
    gipf_with(b"", arguments)
}

impl Run {
    /// Its output, when all went well.
    fn good(&self) -> &str {
        assert_eq!((self.status, self.err.as_str()), (0, ""), "{}", self.out);
        &self.out
    }

    /// Each line of its output as JSON, when all went well.
    fn json(&self) -> Vec<Value> {
        self.good().lines().map(|line| serde_json::from_str(line).unwrap()).collect()
    }

    /// That it ended with this status and one line on standard error, which is returned.
    fn bad(&self, status: i32) -> &str {
        assert_eq!(self.status, status, "{}{}", self.out, self.err);
        assert_eq!(self.err.lines().count(), 1, "{}", self.err);
        assert!(!self.err.contains("panicked"), "{}", self.err);
        self.err.trim_end()
    }
}
