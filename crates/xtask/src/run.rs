//! Running other programs from the root of the workspace.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use anyhow::{Context, Result, ensure};
use serde_json::Value;

/// Where the workspace lies, and what cargo says about it.
pub(crate) struct Workspace {
    pub(crate) root: PathBuf,
    pub(crate) target: PathBuf,
    /// The answer of `cargo metadata --no-deps`.
    pub(crate) metadata: Value,
}

impl Workspace {
    pub(crate) fn find() -> Result<Self> {
        let output = Command::new(cargo_path())
            .args(["metadata", "--format-version=1", "--no-deps"])
            .stderr(Stdio::inherit())
            .output()
            .context("cannot run cargo")?;
        ensure!(output.status.success(), "cargo metadata failed");
        let metadata: Value = serde_json::from_slice(&output.stdout)?;
        let path = |key: &str| {
            let text = metadata[key].as_str().with_context(|| format!("no {key} in metadata"))?;
            Ok::<_, anyhow::Error>(PathBuf::from(text))
        };
        Ok(Self { root: path("workspace_root")?, target: path("target_directory")?, metadata })
    }

    /// `cargo` with these arguments, separated by spaces.
    pub(crate) fn cargo(&self, arguments: &str) -> Command {
        self.program(cargo_path(), arguments)
    }

    /// Any program with these arguments, separated by spaces.
    pub(crate) fn program(&self, program: impl AsRef<Path>, arguments: &str) -> Command {
        let mut command = Command::new(program.as_ref());
        command.args(arguments.split_whitespace()).current_dir(&self.root);
        command
    }
}

fn cargo_path() -> PathBuf {
    std::env::var_os("CARGO").map_or_else(|| PathBuf::from("cargo"), PathBuf::from)
}

/// Whether a program can be started and says that all is well.
pub(crate) fn works(mut command: Command) -> bool {
    command.stdout(Stdio::null()).stderr(Stdio::null()).status().is_ok_and(|it| it.success())
}

/// How a command is written in a shell, for messages.
pub(crate) fn shown(command: &Command) -> String {
    let words = std::iter::once(command.get_program()).chain(command.get_args());
    let words: Vec<_> = words.map(std::ffi::OsStr::to_string_lossy).collect();
    let program = Path::new(&*words[0]).file_name().map(std::ffi::OsStr::to_string_lossy);
    let mut line = program.map_or_else(|| words[0].to_string(), String::from);
    for word in &words[1..] {
        line.push(' ');
        line.push_str(word);
    }
    line
}
