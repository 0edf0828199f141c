use std::io::Write;
use std::path::{Path, PathBuf};
use std::time::Duration;

use catalog::PlayerSpec;
use protocol::online::Speed;
use remote::{Address, Proof, Remote};
#[cfg(unix)]
use tokio::signal::unix::{SignalKind, signal};
use tokio::sync::mpsc::{UnboundedReceiver, unbounded_channel};

use crate::bot::{Bot, Rated, Rules, Settings, Wanted, speed};
use crate::failure::Failure;

/// Where the token is, if no file is named.
const TOKEN: &str = "GIPF_TOKEN";

/// Let an engine play on a server
#[derive(clap::Args)]
#[command(after_help = "\
It plays for a registered player. A personal token of that player, which allows `read` and `play` (and `chat`, to
say so if it has to resign), is made on the page of the account. It is read from the environment variable
GIPF_TOKEN or from the first line of a file, never from the command line, where others could read it.

It accepts the challenges that fit --games, --speeds and --rated, declines the others, and lets those wait for
which it has no time yet. It does not agree to draws, takebacks or pauses. A connection that is lost is
tried again; an engine that fails is started anew, and a game is resigned when that does not help.
Ctrl-C: no more games begin, and it ends with the last one; once more: it leaves at once, and goes on
with its games when it is started again.

Examples:
  GIPF_TOKEN=gipf_… gipf bot --player level:4 --server https://gipf.example
  gipf bot --engine './my-engine --fast' --server https://gipf.example --token-file token --at-once 2
  gipf bot --player level:8 --server http://127.0.0.1:8470 --games gipf --games zertz:tournament \\
    --seek 'gipf:tournament 300+5' --rated either --rated-seeks")]
pub(crate) struct Args {
    /// The server, e.g. <https://gipf.example>
    #[arg(long, value_name = "URL")]
    server: Address,
    /// Another program that speaks the engine protocol
    #[arg(long, value_name = "CMD", required_unless_present = "player", conflicts_with = "player")]
    engine: Option<String>,
    /// A player of this program, e.g. level:4
    #[arg(long, value_name = "P")]
    player: Option<PlayerSpec>,
    /// A file whose first line is the token [default: the environment variable `GIPF_TOKEN`]
    #[arg(long, value_name = "FILE")]
    token_file: Option<PathBuf>,
    /// A game that is played: its key for all its variants, or with variant and options; may be repeated
    /// [default: all]
    #[arg(long, value_name = "SPEC")]
    games: Vec<String>,
    /// How fast games may be, by their clocks: fast, medium, slow, days, none
    #[arg(long, value_name = "SPEED,…", value_delimiter = ',', value_parser = speed, default_value = "fast,medium,slow,days,none")]
    speeds: Vec<Option<Speed>>,
    /// Whether games are for ratings
    #[arg(long, value_enum, default_value = "either")]
    rated: Rated,
    /// How many games are played at a time
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=100))]
    at_once: u16,
    /// A game that it seeks while it has time, with its clock: 'SPEC' or 'SPEC CLOCK'; may be repeated
    #[arg(long, value_name = "GAME")]
    seek: Vec<Wanted>,
    /// What it seeks is for ratings, where there is a clock
    #[arg(long, requires = "seek")]
    rated_seeks: bool,
    /// How long it thinks about a turn in games without a clock, or with days for each turn
    #[arg(long, value_name = "MS", default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..))]
    movetime: u64,
    /// How many seconds an engine may take beyond its time for thinking
    #[arg(long, value_name = "S", default_value_t = 10, value_parser = clap::value_parser!(u64).range(1..))]
    patience: u64,
    /// Send the token also where others on the way could read it: by http to another machine
    #[arg(long)]
    insecure: bool,
}

pub(crate) fn run(args: Args, out: &mut impl Write) -> Result<(), Failure> {
    let player = match (args.engine, args.player) {
        (Some(command), _) => PlayerSpec::Engine(command),
        (None, Some(player)) => player,
        (None, None) => return Err(Failure::Wrong("name an engine or a player".to_owned())),
    };
    if player == PlayerSpec::Human {
        return Err(Failure::Wrong("a person plays on the page".to_owned()));
    }
    if !args.server.is_private() && !args.insecure {
        return Err(Failure::Wrong(format!(
            "others could read the token on its way to {}; use https, or --insecure in a network of your own",
            args.server
        )));
    }
    for name in &args.games {
        name.parse::<catalog::Spec>()?;
    }
    let token = token(args.token_file.as_deref())?;
    let agent = concat!("gipf-bot/", env!("CARGO_PKG_VERSION"));
    let remote = Remote::new(args.server, Proof::Token(token.as_str().into()), agent);
    let rules = Rules {
        games: args.games,
        speeds: args.speeds,
        rated: args.rated,
        at_once: args.at_once.into(),
    };
    let settings = Settings {
        player,
        rules,
        wanted: args.seek,
        rated_seeks: args.rated_seeks,
        movetime: args.movetime,
        patience: Duration::from_secs(args.patience),
    };
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    runtime.block_on(async { Bot::new(remote, settings, out).run(stops()).await })
}

/// The token, from a file or from the environment.
fn token(file: Option<&Path>) -> Result<String, Failure> {
    let text = match file {
        Some(path) => std::fs::read_to_string(path)
            .map_err(|error| Failure::Wrong(format!("cannot read {}: {error}", path.display())))?,
        None => std::env::var(TOKEN).unwrap_or_default(),
    };
    let token = text.lines().next().unwrap_or_default().trim();
    let sound = !token.is_empty() && token.bytes().all(|byte| byte.is_ascii_graphic());
    if sound {
        return Ok(token.to_owned());
    }
    Err(Failure::Wrong(format!(
        "there is no token: make one on the page of the account, and put it into {TOKEN} or a file that --token-file names"
    )))
}

/// Tells each time that the program is asked to end.
fn stops() -> UnboundedReceiver<()> {
    let (sender, stops) = unbounded_channel();
    #[cfg(unix)]
    for kind in [SignalKind::interrupt(), SignalKind::terminate()] {
        let sender = sender.clone();
        // Where nothing can be heard, nothing can be asked.
        let Ok(mut asked) = signal(kind) else { continue };
        tokio::spawn(
            async move { while asked.recv().await.is_some() && sender.send(()).is_ok() {} },
        );
    }
    #[cfg(not(unix))]
    tokio::spawn(async move {
        while tokio::signal::ctrl_c().await.is_ok() && sender.send(()).is_ok() {}
    });
    stops
}
