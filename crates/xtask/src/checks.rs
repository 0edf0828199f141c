//! The list of checks, and those that only run other programs.

use std::process::Command;

use anyhow::{Context, Result};

use crate::run::{Workspace, shown, works};
use crate::{api, arrows, deps, walk};

/// One check.
pub(crate) struct Check {
    pub(crate) name: &'static str,
    pub(crate) about: &'static str,
    pub(crate) run: fn(&Workspace) -> Result<Verdict>,
}

/// How a check came out.
pub(crate) enum Verdict {
    Passed,
    Failed(String),
    /// It could not run here, and why.
    Skipped(String),
}

/// Every check, cheap ones first. The tests come last, so that their result stands at the end of
/// the output.
pub(crate) const CHECKS: &[Check] = &[
    Check { name: "fmt", about: "the code is formatted", run: fmt },
    Check { name: "arrows", about: "ARCHITECTURE.md tells the dependencies", run: arrows::check },
    Check { name: "deps", about: "licences and doubles of what others wrote", run: deps::check },
    Check { name: "clippy", about: "no warning, with and without features", run: clippy },
    Check { name: "docs", about: "the documentation builds without warning", run: docs },
    Check { name: "wasm", about: "the browser side builds for WebAssembly", run: wasm },
    Check { name: "types", about: "the page's scripts fit the wire types", run: types },
    Check { name: "api", about: "the server answers as it says, to a fuzzer", run: api::check },
    Check { name: "walk", about: "a game played through in a browser", run: walk::check },
    Check { name: "doctests", about: "the examples in the documentation", run: doctests },
    Check { name: "tests", about: "every other test", run: tests },
];

fn fmt(workspace: &Workspace) -> Result<Verdict> {
    all([workspace.cargo("fmt --all --check")])
}

fn clippy(workspace: &Workspace) -> Result<Verdict> {
    all([
        workspace.cargo("clippy --workspace --all-targets -- -D warnings"),
        workspace.cargo(
            "clippy -p gipf-rules -p gipf-protocol --all-targets --all-features -- -D warnings",
        ),
    ])
}

fn docs(workspace: &Workspace) -> Result<Verdict> {
    let mut command = workspace.cargo("doc --workspace --no-deps");
    command.env("RUSTDOCFLAGS", "-D warnings");
    all([command])
}

fn wasm(workspace: &Workspace) -> Result<Verdict> {
    const TARGET: &str = "wasm32-unknown-unknown";
    let sysroot = Command::new("rustc").args(["--print", "sysroot"]).output()?.stdout;
    let sysroot = String::from_utf8(sysroot).context("the path of the toolchain is no UTF-8")?;
    let library = std::path::Path::new(sysroot.trim()).join("lib/rustlib").join(TARGET);
    if !library.is_dir() {
        return Ok(skip("the target is missing: rustup target add wasm32-unknown-unknown"));
    }
    // The server embeds the module; its build script builds it.
    all([workspace.cargo("build -p gipf-server")])
}

fn types(workspace: &Workspace) -> Result<Verdict> {
    if let Some(why) = packages(workspace)? {
        return Ok(skip(&why));
    }
    let mut export = workspace.cargo("test -p gipf-protocol --features ts --lib export_bindings");
    export.env("TS_RS_EXPORT_DIR", workspace.target.join("types"));
    let compiler = workspace.root.join("web/node_modules/.bin/tsc");
    all([export, workspace.program(compiler, "--project web")])
}

fn doctests(workspace: &Workspace) -> Result<Verdict> {
    all([workspace.cargo("test --workspace --doc")])
}

fn tests(workspace: &Workspace) -> Result<Verdict> {
    if works(workspace.cargo("nextest --version")) {
        all([workspace.cargo("nextest run --workspace")])
    } else {
        all([workspace.cargo("test --workspace --lib --bins --tests")])
    }
}

/// Fetches the packages of `web/` if they are missing or older than their lock file; says why they
/// cannot be had.
pub(crate) fn packages(workspace: &Workspace) -> Result<Option<String>> {
    let web = workspace.root.join("web");
    let lock = web.join("package-lock.json");
    if !lock.is_file() {
        return Ok(Some("there is no web/package-lock.json".to_owned()));
    }
    if !works(workspace.program("npm", "--version")) {
        return Ok(Some("npm is missing (it comes with Node.js)".to_owned()));
    }
    let written = |path: &std::path::Path| path.metadata().and_then(|it| it.modified()).ok();
    if written(&web.join("node_modules/.package-lock.json")) >= written(&lock) {
        return Ok(None);
    }
    let mut install = workspace.program("npm", "ci --no-audit --no-fund");
    install.current_dir(&web);
    Ok(match all([install])? {
        Verdict::Passed => None,
        _ => Some("npm could not fetch the packages of web/".to_owned()),
    })
}

/// Runs commands until one fails.
pub(crate) fn all<const N: usize>(commands: [Command; N]) -> Result<Verdict> {
    for mut command in commands {
        let line = shown(&command);
        println!("$ {line}");
        let status = command.status().with_context(|| format!("cannot start {line}"))?;
        if !status.success() {
            return Ok(Verdict::Failed(format!("{line} ({status})")));
        }
    }
    Ok(Verdict::Passed)
}

pub(crate) fn skip(why: &str) -> Verdict {
    println!("skipped: {why}");
    Verdict::Skipped(why.to_owned())
}
