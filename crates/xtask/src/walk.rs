//! The walk: a game played through in a headless browser against a server of its own.

use std::fs;

use anyhow::{Context, Result};

use crate::checks::{Verdict, all, packages, skip};
use crate::run::{Workspace, shown, works};
use crate::server::Server;

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
    let kept = data.to_str().context("the path of the target folder is no UTF-8")?;
    let program = workspace.target.join("debug/gipf");
    let mut server = Server::start(&program, &["--data", kept])?;
    let mut walk = workspace.program("node", "web/walk/walk.mjs");
    walk.arg(&server.address).arg(workspace.target.join("walk"));
    // With which administrators are made, and other servers.
    walk.env("GIPF", &program).env("GIPF_DATA", &data);
    walk.env_remove("DATABASE_URL").env_remove("NATS_URL");
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
