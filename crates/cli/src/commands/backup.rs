use std::io::Write;
use std::path::{Path, PathBuf};

use server::Place;

use crate::failure::Failure;

/// Copy what is kept of online play to a file, also while it is served
#[derive(clap::Args)]
#[command(after_help = "\
Example:
  gipf backup gipf-monday.db --data /var/lib/gipf")]
pub(crate) struct BackupArgs {
    /// The new file
    file: PathBuf,
    /// Where it is kept [default: the folder for data of programs]
    #[arg(long, value_name = "FOLDER")]
    data: Option<PathBuf>,
}

/// Put a copy of online play into a folder that holds none
#[derive(clap::Args)]
#[command(after_help = "\
Example:
  gipf restore gipf-monday.db --data /var/lib/gipf")]
pub(crate) struct RestoreArgs {
    /// The copy
    file: PathBuf,
    /// Where it is to be kept [default: the folder for data of programs]
    #[arg(long, value_name = "FOLDER")]
    data: Option<PathBuf>,
}

pub(crate) fn backup(args: &BackupArgs, out: &mut impl Write) -> Result<(), Failure> {
    let place = place(args.data.as_deref());
    wait(server::backup(&place, &args.file))?;
    writeln!(out, "{place} is copied to {}", args.file.display())?;
    Ok(())
}

pub(crate) fn restore(args: &RestoreArgs, out: &mut impl Write) -> Result<(), Failure> {
    let place = place(args.data.as_deref());
    wait(server::restore(&args.file, &place))?;
    writeln!(out, "{place} holds what was in {}", args.file.display())?;
    Ok(())
}

/// Waits for something that is done to what is kept.
pub(crate) fn wait<T, E: ToString>(work: impl Future<Output = Result<T, E>>) -> Result<T, Failure> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    runtime.block_on(work).map_err(|error| Failure::Negative(error.to_string()))
}

/// Where online play is kept: in a folder that was named, in the database that the environment names, or in
/// the usual folder for data of programs.
pub(crate) fn place(data: Option<&Path>) -> Place {
    if let Some(folder) = data {
        return Place::Folder(folder.to_owned());
    }
    if let Ok(address) = std::env::var("DATABASE_URL")
        && address.starts_with("postgres")
    {
        return Place::Server(address);
    }
    let variable = |name: &str| std::env::var_os(name).map(PathBuf::from);
    let home = || variable("HOME");
    let folder = if cfg!(windows) {
        variable("APPDATA")
    } else if cfg!(target_os = "macos") {
        home().map(|home| home.join("Library/Application Support"))
    } else {
        variable("XDG_DATA_HOME")
            .filter(|folder| folder.is_absolute())
            .or_else(|| home().map(|home| home.join(".local/share")))
    };
    // Where there is no such folder, it lies where the program was started.
    Place::Folder(folder.unwrap_or_default().join("gipf"))
}
