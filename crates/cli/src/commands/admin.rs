use std::io::Write;
use std::path::PathBuf;

use server::Place;

use crate::commands::backup::wait;
use crate::commands::serve;
use crate::failure::Failure;

/// Say who looks after a server: administrators see reports, suspend players, hold events
#[derive(clap::Args)]
#[command(after_help = "\
It works on what the server keeps, also while it runs; whoever may write there may do it. The player registers in
the browser first. When it was done, and why, is kept with all other acts.

Examples:
  gipf admin add Ada --why 'she hosts the club' --data /var/lib/gipf
  gipf admin remove Ada --why 'she has moved' --config /etc/gipf.toml
  gipf admin list")]
pub(crate) struct Args {
    #[command(subcommand)]
    what: What,
}

#[derive(clap::Subcommand)]
enum What {
    /// Make a registered player an administrator
    Add(Change),
    /// Let an administrator be one no longer
    Remove(Change),
    /// Name the administrators, a line each
    List(Kept),
}

#[derive(clap::Args)]
struct Change {
    /// The name of the player
    name: String,
    /// Why
    #[arg(long, value_name = "TEXT")]
    why: String,
    #[command(flatten)]
    kept: Kept,
}

/// Where online play is kept.
#[derive(clap::Args)]
struct Kept {
    /// Where online play is kept [default: the folder for data of programs]
    #[arg(long, value_name = "FOLDER")]
    data: Option<PathBuf>,
    /// The configuration file of the server, which says where
    #[arg(long, value_name = "FILE", conflicts_with = "data")]
    config: Option<PathBuf>,
}

impl Kept {
    fn place(self) -> Result<Place, Failure> {
        serve::Args::place_of(self.config.as_deref(), self.data)
    }
}

pub(crate) fn run(args: Args, out: &mut impl Write) -> Result<(), Failure> {
    match args.what {
        What::Add(change) => {
            let name = set(change, true)?;
            writeln!(out, "{name} is an administrator now")?;
        }
        What::Remove(change) => {
            let name = set(change, false)?;
            writeln!(out, "{name} is no administrator any more")?;
        }
        What::List(kept) => {
            let place = kept.place()?;
            for name in wait(server::administrators(&place))? {
                writeln!(out, "{name}")?;
            }
        }
    }
    Ok(())
}

fn set(change: Change, on: bool) -> Result<String, Failure> {
    let Change { name, why, kept } = change;
    if why.trim().is_empty() {
        return Err(Failure::Wrong("--why: say why, it is kept".to_owned()));
    }
    let place = kept.place()?;
    let done = wait(async {
        match server::set_administrator(&place, &name, on, why.trim()).await {
            Err(server::StoreError::Gone) => Ok(None),
            other => other.map(Some),
        }
    })?;
    done.ok_or_else(|| {
        Failure::Negative(if on {
            format!("no registered player is called `{name}`, or they are an administrator already")
        } else {
            format!("no administrator is called `{name}`")
        })
    })
}
