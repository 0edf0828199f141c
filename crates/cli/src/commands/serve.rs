use std::io::{self, Write};
use std::net::SocketAddr;
use std::process::{Command, Stdio};

use tokio::net::TcpListener;

use crate::failure::Failure;

/// Start the application for the browser
#[derive(clap::Args)]
#[command(after_help = "\
It runs until Ctrl-C. Only this machine can reach 127.0.0.1; to play from others in the network, bind
0.0.0.0:PORT. Port 0 is any free one.

Examples:
  gipf serve --open
  gipf serve --bind 127.0.0.1:9000")]
pub(crate) struct Args {
    /// The address to listen at [default: 127.0.0.1:8470, or another port if that is taken]
    #[arg(long, value_name = "ADDRESS:PORT")]
    bind: Option<SocketAddr>,
    /// Open the page in the browser
    #[arg(long)]
    open: bool,
}

/// The usual address: a port that stays the same keeps what the browser has stored for it.
const USUAL: &str = "127.0.0.1:8470";
/// The same with any free port.
const ANY: &str = "127.0.0.1:0";

impl Args {
    /// `gipf serve --open`.
    pub(crate) fn opening() -> Self {
        Self { bind: None, open: true }
    }
}

pub(crate) fn run(args: &Args, out: &mut impl Write) -> Result<(), Failure> {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    runtime.block_on(async {
        let listener = listen(args.bind).await?;
        let address = listener.local_addr()?;
        writeln!(out, "gipf is at http://{address}/ (Ctrl-C ends it)")?;
        out.flush()?;
        if args.open {
            open(&format!("http://{address}/"));
        }
        server::run(listener, interrupted()).await?;
        Ok(())
    })
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
    if tokio::signal::ctrl_c().await.is_err() {
        // Nothing can be heard, so nothing can be asked.
        std::future::pending::<()>().await;
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
