//! The server: the real program in a process of its own, on a port that is free.

use std::fs;
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use anyhow::{Context, Result, bail, ensure};
use remote::{Address, Proof, Remote};
use sqlx::{AnyConnection, Connection};
use tokio::time::{Instant, sleep};

/// How often the system counts processor time in a second.
const TICKS: u64 = 100;
/// How long it may take to start.
const PATIENCE: Duration = Duration::from_secs(120);

/// A server, killed when dropped.
pub(crate) struct Server {
    child: Child,
    pub(crate) address: Address,
    data: PathBuf,
}

impl Server {
    /// Starts one and waits until it is ready.
    pub(crate) async fn start(program: &Path, data: &Path, args: &[&str]) -> Result<Self> {
        let child = Command::new(program)
            .args(["serve", "--bind", "127.0.0.1:0", "--data"])
            .arg(data)
            .args(args)
            .env_remove("DATABASE_URL")
            .env_remove("NATS_URL")
            .stdout(Stdio::piped())
            .spawn()
            .with_context(|| format!("cannot start {}", program.display()))?;
        let address = "http://localhost".parse()?;
        let mut server = Self { child, address, data: data.to_owned() };
        let output = server.child.stdout.take().context("its output is piped")?;
        let mut line = String::new();
        BufReader::new(output).read_line(&mut line)?;
        let address = line.split_whitespace().find(|word| word.starts_with("http://"));
        server.address = address.context("it names no address")?.parse()?;
        let remote = Remote::new(server.address.clone(), Proof::Nothing, "gipf-load");
        let begun = Instant::now();
        while remote.get_text("readyz").await.is_err() {
            ensure!(begun.elapsed() < PATIENCE, "the server is not ready");
            sleep(Duration::from_millis(5)).await;
        }
        Ok(server)
    }

    /// Asks it to end and waits until it has.
    pub(crate) fn stop(&mut self) -> Result<()> {
        let id = self.child.id().to_string();
        let told = Command::new("kill").args(["-TERM", &id]).status()?;
        ensure!(told.success(), "the server cannot be asked to end");
        let ended = self.child.wait()?;
        ensure!(ended.success(), "the server ended with {ended}");
        Ok(())
    }

    fn about(&self, file: &str) -> Result<String> {
        let path = format!("/proc/{}/{file}", self.child.id());
        fs::read_to_string(&path).with_context(|| format!("cannot read {path}"))
    }

    /// The bytes of memory that it has.
    pub(crate) fn resident(&self) -> Result<u64> {
        let status = self.about("status")?;
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
        let kib: u64 =
            line.and_then(|it| it.split_whitespace().next()).context("no VmRSS")?.parse()?;
        Ok(kib << 10)
    }

    /// The processor time that it has used.
    pub(crate) fn processor(&self) -> Result<Duration> {
        let text = self.about("stat")?;
        // The name in parentheses may hold anything.
        let (_, rest) = text.rsplit_once(')').context("no stat")?;
        let fields: Vec<&str> = rest.split_whitespace().collect();
        let [user, system] =
            [fields.get(11), fields.get(12)].map(|it| it.and_then(|it| it.parse::<u64>().ok()));
        let (Some(user), Some(system)) = (user, system) else { bail!("no processor time in stat") };
        Ok(Duration::from_millis((user + system) * 1000 / TICKS))
    }

    /// The bytes of its database, once what waits beside it is in it.
    pub(crate) async fn kept(&self) -> Result<u64> {
        let file = self.data.join("gipf.db");
        let mut db = AnyConnection::connect(&format!("sqlite://{}", file.display())).await?;
        sqlx::raw_sql("PRAGMA wal_checkpoint(TRUNCATE)").execute(&mut db).await?;
        db.close().await?;
        let bytes = fs::metadata(&file)?.len();
        ensure!(bytes > 0, "nothing is kept in {}", self.data.display());
        Ok(bytes)
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // It may have ended by itself; then there is nothing left to end.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
