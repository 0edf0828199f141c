//! Copies of the file, also while a server uses it.

use std::path::Path;

use sqlx::{AnyConnection, Connection, Row};

use crate::lock::expect_unused;
use crate::open::file_address;
use crate::{Place, StoreError, migrate};

/// Writes a consistent copy of what is kept at a place to a new file. A server may go on using it.
///
/// # Errors
///
/// If the place is no folder or holds nothing, the file exists, or it cannot be written.
pub async fn backup(place: &Place, to: &Path) -> Result<(), StoreError> {
    let file = place.file().ok_or_else(|| {
        place.fault("only a folder is copied by this program; use pg_dump for PostgreSQL")
    })?;
    if !file.exists() {
        return Err(place.fault("nothing was kept there yet"));
    }
    let target = Place::Folder(to.to_owned());
    if to.exists() {
        return Err(target.fault("the file exists"));
    }
    sqlx::any::install_default_drivers();
    let connected = AnyConnection::connect(&file_address(&file)).await;
    let mut db = connected.map_err(|why| place.fault(why))?;
    let copy = sqlx::query("VACUUM INTO $1").bind(to.to_string_lossy().into_owned());
    copy.execute(&mut db).await.map_err(|why| target.fault(why))?;
    db.close().await?;
    check(to).await?;
    // The disk has it before anybody relies on it.
    let file = std::fs::File::open(to).and_then(|file| file.sync_all());
    file.map_err(|why| target.fault(why))
}

/// Puts a copy into a folder that holds nothing yet.
///
/// # Errors
///
/// If the copy is damaged or of a later program, the folder holds something, or a server uses it.
pub async fn restore(from: &Path, place: &Place) -> Result<(), StoreError> {
    let file = place
        .file()
        .ok_or_else(|| place.fault("only a folder is restored by this program; use pg_restore"))?;
    if !from.exists() {
        return Err(Place::Folder(from.to_owned()).fault("there is no such file"));
    }
    check(from).await?;
    if let Place::Folder(folder) = place {
        std::fs::create_dir_all(folder).map_err(|why| place.fault(why))?;
    }
    expect_unused(place).await?;
    if file.exists() {
        return Err(place.fault(format!("move {} away first", file.display())));
    }
    // What is left of a file that is gone must not be taken for part of this one.
    for ending in ["-wal", "-shm"] {
        let mut rest = file.clone().into_os_string();
        rest.push(ending);
        let _ = std::fs::remove_file(rest);
    }
    let partial = file.with_extension("restoring");
    let copied = std::fs::copy(from, &partial)
        .and_then(|_| std::fs::File::open(&partial)?.sync_all())
        .and_then(|()| std::fs::rename(&partial, &file));
    copied.map_err(|why| place.fault(why))
}

/// Whether a file is a whole database of ours.
async fn check(file: &Path) -> Result<(), StoreError> {
    let place = Place::Folder(file.to_owned());
    sqlx::any::install_default_drivers();
    let address = file_address(file).replace("mode=rwc", "mode=rw");
    let connected = AnyConnection::connect(&address).await;
    let mut db = connected.map_err(|why| place.fault(why))?;
    let whole = sqlx::query("PRAGMA integrity_check").fetch_one(&mut db).await;
    let whole: String = whole.map_err(|why| place.fault(why))?.try_get(0)?;
    if whole != "ok" {
        return Err(place.fault(whole));
    }
    let ours = sqlx::query("SELECT alive FROM server").fetch_one(&mut db).await;
    ours.map_err(|_| place.fault("it is not a database of this program"))?;
    migrate::expect_known(&mut db).await?;
    Ok(db.close().await?)
}
