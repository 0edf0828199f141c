mod bind;
mod config;
mod mail;

use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use serde::Deserialize;
use server::{BasePath, Place, Settings};
use tracing::Level;

use bind::{Bind, listen};

use crate::commands::backup::place;
use crate::failure::Failure;

/// Start the application for the browser
///
/// The same options, without the dashes before them, are the keys of a configuration file.
#[derive(clap::Args, Default, Deserialize)]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
#[allow(clippy::struct_excessive_bools, reason = "each is a switch of its own")]
#[command(after_help = "\
It runs until Ctrl-C. Only this machine can reach 127.0.0.1; to play from others in the network, bind
0.0.0.0:PORT. Port 0 is any free one.

Players, matches and ratings of online play are kept in FOLDER/gipf.db, which is made when somebody first
plays online; or in PostgreSQL if the environment variable DATABASE_URL holds an address postgres://…
Many servers share one such database if NATS_URL holds the address of a NATS server (nats://…) that all reach.

A configuration file is TOML: each of these options is a key of it, as `bind = '0.0.0.0:8470'` or `https = true`.
What stands on the command line goes before it. Secrets stand in neither, but in the environment.

Examples:
  gipf serve --open
  gipf serve --bind localhost:9000
  gipf serve --bind 127.0.0.1:9000 --https --behind-proxy --data /var/lib/gipf
  gipf serve --config /etc/gipf.toml")]
pub(crate) struct Args {
    /// Read options from a file as well
    #[arg(long, value_name = "FILE")]
    #[serde(skip)]
    config: Option<PathBuf>,
    /// The address to listen at, or a name of this machine [default: 127.0.0.1:8470, or another port if that is taken]
    #[arg(long, value_name = "ADDRESS:PORT")]
    bind: Option<Bind>,
    /// Open the page in the browser
    #[arg(long)]
    open: bool,
    /// Where online play is kept [default: the folder for data of programs]
    #[arg(long, value_name = "FOLDER")]
    data: Option<PathBuf>,
    /// Keep online play in memory only: it is gone at the end
    #[arg(long, conflicts_with = "data")]
    in_memory: bool,
    /// People reach it by https, through a proxy: cookies are sent so only
    #[arg(long)]
    https: bool,
    /// A proxy tells in X-Forwarded-For who asks
    #[arg(long)]
    behind_proxy: bool,
    /// The path below which people reach it through a proxy that passes the path on, as /gipf
    #[arg(long, value_name = "PATH")]
    base_path: Option<String>,
    /// Send letters by this mail server; with smtp in place of smtps it begins TLS on demand
    #[arg(long, value_name = "smtps://HOST")]
    mail_server: Option<String>,
    /// The address that letters come from
    #[arg(long, value_name = "ADDRESS")]
    mail_from: Option<String>,
    /// The name by which the mail server knows this one; its password is `GIPF_MAIL_PASSWORD` in the environment
    #[arg(long, value_name = "NAME")]
    mail_user: Option<String>,
    /// Tell on standard error what goes on, a line each; without it only what is wrong
    #[arg(long, value_name = "FORM")]
    log: Option<Form>,
}

/// How a log is written.
#[derive(Clone, Copy, clap::ValueEnum, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Form {
    /// For people
    Text,
    /// An object each, for programs
    Json,
}

/// Lets the server tell what goes on. It never tells passwords, codes, tokens, or what was said.
fn log(form: Option<Form>) {
    let all = tracing_subscriber::fmt().with_writer(io::stderr).with_ansi(false);
    let done = match form {
        None => all.with_max_level(Level::WARN).try_init(),
        Some(Form::Text) => all.with_max_level(Level::INFO).try_init(),
        Some(Form::Json) => all.with_max_level(Level::INFO).json().try_init(),
    };
    // Only one log can be written, and nobody else in this program writes one.
    drop(done);
}

/// How many files may be open: more than connections are served.
const FILES: u64 = 65_536;

impl Args {
    /// `gipf serve --open`.
    pub(crate) fn opening() -> Self {
        Self { open: true, ..Self::default() }
    }
}

pub(crate) fn run(args: Args, out: &mut impl Write) -> Result<(), Failure> {
    let args = args.with_file()?;
    let mut settings = Settings { mail: args.mailer()?, ..args.settings()? };
    settings.club.nodes = nodes(&settings.club.place)?;
    log(args.log);
    // A connection is a file to the system, which gives few at first. Where no more can be had, fewer connect.
    if let Err(error) = rlimit::increase_nofile_limit(FILES) {
        tracing::warn!(%error, "the limit of open files could not be raised");
    }
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    runtime.block_on(async {
        let (listener, address) = listen(args.bind.as_ref()).await?;
        let base = &settings.base;
        writeln!(out, "gipf is at http://{address}{base}/ (Ctrl-C ends it)")?;
        out.flush()?;
        if args.open {
            open(&format!("http://{address}{base}/"));
        }
        server::run(listener, settings, interrupted()).await?;
        Ok(())
    })
}

/// Where NATS is, if other servers share the place.
fn nodes(place: &Place) -> Result<Option<String>, Failure> {
    let nodes = std::env::var("NATS_URL").ok().filter(|address| !address.is_empty());
    if nodes.is_some() && !matches!(place, Place::Server(_)) {
        let fault = "NATS_URL joins servers that share a PostgreSQL database: name it in DATABASE_URL and give no \
                     --data, or unset NATS_URL";
        return Err(Failure::Negative(fault.to_owned()));
    }
    Ok(nodes)
}

impl Args {
    fn settings(&self) -> Result<Settings, Failure> {
        let place = if self.in_memory { Place::Memory } else { place(self.data.as_deref()) };
        let base: Result<BasePath, _> = self.base_path.as_deref().unwrap_or_default().parse();
        let base = base.map_err(|why| Failure::Wrong(format!("--base-path: {why}")))?;
        let settings = Settings::at(place);
        Ok(Settings { https: self.https, behind_proxy: self.behind_proxy, base, ..settings })
    }

    /// Together with what the file says that was named; what stands on the command line goes before it.
    fn with_file(self) -> Result<Self, Failure> {
        let Some(path) = &self.config else { return Ok(self) };
        let file: Self = config::read(path)?;
        if file.in_memory && file.data.is_some() {
            let fault = "says both `data` and `in-memory`; leave one of them out";
            return Err(Failure::Wrong(format!("{} {fault}", path.display())));
        }
        // Every field is named, so that none that comes can be forgotten here.
        let Self {
            config,
            bind,
            open,
            data,
            in_memory,
            https,
            behind_proxy,
            base_path,
            mail_server,
            mail_from,
            mail_user,
            log,
        } = self;
        let elsewhere = data.is_some() || in_memory;
        Ok(Self {
            config,
            bind: bind.or(file.bind),
            open: open || file.open,
            data: if elsewhere { data } else { file.data },
            in_memory: if elsewhere { in_memory } else { file.in_memory },
            https: https || file.https,
            behind_proxy: behind_proxy || file.behind_proxy,
            base_path: base_path.or(file.base_path),
            mail_server: mail_server.or(file.mail_server),
            mail_from: mail_from.or(file.mail_from),
            mail_user: mail_user.or(file.mail_user),
            log: log.or(file.log),
        })
    }

    /// Where a server with that configuration file, or data folder, keeps what is played online.
    pub(crate) fn place_of(config: Option<&Path>, data: Option<PathBuf>) -> Result<Place, Failure> {
        let args = Self { config: config.map(Path::to_owned), data, ..Self::default() };
        Ok(args.with_file()?.settings()?.club.place)
    }
}

/// Ends when the program is asked to end.
async fn interrupted() {
    let asked = async {
        if tokio::signal::ctrl_c().await.is_err() {
            // Nothing can be heard, so nothing can be asked.
            std::future::pending::<()>().await;
        }
    };
    #[cfg(unix)]
    let told = async {
        use tokio::signal::unix::{SignalKind, signal};
        match signal(SignalKind::terminate()) {
            Ok(mut signal) => drop(signal.recv().await),
            Err(_) => std::future::pending().await,
        }
    };
    #[cfg(not(unix))]
    let told = std::future::pending::<()>();
    tokio::select! {
        () = asked => {}
        () = told => {}
    }
}

/// Opens an address in the browser, where there is a screen; the address has been printed anyway.
fn open(address: &str) {
    let mut command = if cfg!(target_os = "macos") {
        Command::new("open")
    } else if cfg!(windows) {
        Command::new("explorer")
    } else if ["DISPLAY", "WAYLAND_DISPLAY"].iter().any(|name| std::env::var_os(name).is_some()) {
        Command::new("xdg-open")
    } else {
        return;
    };
    let quiet = || Stdio::null();
    // Whoever has no browser opens the printed address elsewhere.
    let _ = command.arg(address).stdin(quiet()).stdout(quiet()).stderr(quiet()).spawn();
}
