//! The walk: a game played through in a headless browser against a server of its own.

use std::fs;
use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};

use anyhow::{Context, Result, bail};

use crate::checks::{Verdict, all, packages, skip};
use crate::run::{Workspace, shown, works};

/// The status with which the walk says that it found no browser.
const NO_BROWSER: i32 = 77;

pub(crate) fn check(workspace: &Workspace) -> Result<Verdict> {
    if !works(workspace.program("node", "--version")) {
        return Ok(skip("Node.js is missing"));
    }
    if let Some(why) = packages(workspace)? {
        return Ok(skip(&why));
    }
    let built = all([workspace.cargo("build -p gipf-cli")])?;
    if !matches!(built, Verdict::Passed) {
        return Ok(built);
    }
    let data = workspace.target.join("walk/data");
    // Who played the last time is of no interest.
    if data.exists() {
        fs::remove_dir_all(&data).with_context(|| format!("cannot empty {}", data.display()))?;
    }
    let program = workspace.target.join("debug/gipf");
    let mut server = Server::start(&program, &data)?;
    let mut walk = workspace.program("node", "web/walk/walk.mjs");
    walk.arg(&server.address).arg(workspace.target.join("walk"));
    // With which administrators are made, and other servers.
    walk.env("GIPF", &program).env("GIPF_DATA", &data);
    let line = shown(&walk);
    println!("$ {line}");
    let status = walk.status().context("cannot start the walk")?;
    if status.code() == Some(NO_BROWSER) {
        return Ok(skip(
            "the walk found no browser (Chromium or Chrome; CHROME_PATH names another)",
        ));
    }
    if let Some(status) = server.child.try_wait()? {
        return Ok(Verdict::Failed(format!("the server ended during the walk ({status})")));
    }
    Ok(if status.success() {
        Verdict::Passed
    } else {
        Verdict::Failed(format!("{line} ({status})"))
    })
}

/// A server on a port of its own choice, ended when dropped.
struct Server {
    child: Child,
    address: String,
}

impl Server {
    /// `data`: where online play is kept.
    fn start(program: &Path, data: &Path) -> Result<Self> {
        let child = Command::new(program)
            .args(["serve", "--bind", "127.0.0.1:0", "--data"])
            .arg(data)
            .env_remove("DATABASE_URL")
            .stdout(Stdio::piped())
            .spawn()
            .with_context(|| format!("cannot start {}", program.display()))?;
        let mut server = Self { child, address: String::new() };
        let output = server.child.stdout.take().context("the server's output is piped")?;
        for line in BufReader::new(output).lines() {
            if let Some(address) = line?.split_whitespace().find(|it| it.starts_with("http://")) {
                address.clone_into(&mut server.address);
                return Ok(server);
            }
        }
        bail!("the server ended without naming its address")
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // It may have ended by itself; then there is nothing left to end.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
