use std::io::{self, Write};
use std::net::SocketAddr;
use std::path::PathBuf;
use std::process::{Command, Stdio};

use server::{Place, Settings};
use tokio::net::TcpListener;
use tracing::Level;

use crate::commands::backup::place;
use crate::failure::Failure;

/// Start the application for the browser
#[derive(clap::Args, Default)]
#[allow(clippy::struct_excessive_bools, reason = "each is a switch of its own")]
#[command(after_help = "\
It runs until Ctrl-C. Only this machine can reach 127.0.0.1; to play from others in the network, bind
0.0.0.0:PORT. Port 0 is any free one.

Players, matches and ratings of online play are kept in FOLDER/gipf.db, which is made when somebody first
plays online; or in PostgreSQL if the environment variable DATABASE_URL holds an address postgres://…

Examples:
  gipf serve --open
  gipf serve --bind 127.0.0.1:9000
  gipf serve --bind 127.0.0.1:9000 --https --behind-proxy --data /var/lib/gipf")]
pub(crate) struct Args {
    /// The address to listen at [default: 127.0.0.1:8470, or another port if that is taken]
    #[arg(long, value_name = "ADDRESS:PORT")]
    bind: Option<SocketAddr>,
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
    /// Tell on standard error what goes on, a line each; without it only what is wrong
    #[arg(long, value_name = "FORM")]
    log: Option<Form>,
}

/// How a log is written.
#[derive(Clone, Copy, clap::ValueEnum)]
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

/// The usual address: a port that stays the same keeps what the browser has stored for it.
const USUAL: &str = "127.0.0.1:8470";
/// The same with any free port.
const ANY: &str = "127.0.0.1:0";

impl Args {
    /// `gipf serve --open`.
    pub(crate) fn opening() -> Self {
        Self { open: true, ..Self::default() }
    }
}

pub(crate) fn run(args: &Args, out: &mut impl Write) -> Result<(), Failure> {
    log(args.log);
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    runtime.block_on(async {
        let listener = listen(args.bind).await?;
        let address = listener.local_addr()?;
        writeln!(out, "gipf is at http://{address}/ (Ctrl-C ends it)")?;
        out.flush()?;
        if args.open {
            open(&format!("http://{address}/"));
        }
        server::run(listener, args.settings(), interrupted()).await?;
        Ok(())
    })
}

impl Args {
    fn settings(&self) -> Settings {
        let place = if self.in_memory { Place::Memory } else { place(self.data.as_deref()) };
        let settings = Settings::at(place);
        Settings { https: self.https, behind_proxy: self.behind_proxy, ..settings }
    }
}

async fn listen(bind: Option<SocketAddr>) -> Result<TcpListener, Failure> {
    match bind {
        Some(address) => TcpListener::bind(address)
            .await
            .map_err(|error| Failure::Negative(format!("cannot listen at {address}: {error}"))),
        None => match TcpListener::bind(USUAL).await {
            Err(error) if error.kind() == io::ErrorKind::AddrInUse => {
                Ok(TcpListener::bind(ANY).await?)
            }
            listener => Ok(listener?),
        },
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
