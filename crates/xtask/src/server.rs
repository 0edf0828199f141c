//! A server for a check.

use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};

use anyhow::{Context, Result, bail};

/// A server on a port of its own choice, ended when dropped.
pub(crate) struct Server {
    pub(crate) child: Child,
    /// It ends with a slash.
    pub(crate) address: String,
}

impl Server {
    /// `args`: besides the address.
    pub(crate) fn start(program: &Path, args: &[&str]) -> Result<Self> {
        let child = Command::new(program)
            .args(["serve", "--bind", "127.0.0.1:0"])
            .args(args)
            .env_remove("DATABASE_URL")
            .env_remove("NATS_URL")
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
