//! Administrators as whoever has the machine sees and appoints them: also while a server uses what is kept.

use sqlx::{AnyConnection, Connection, Row};

use crate::office::{self, Act, Deed};
use crate::{Place, StoreError, migrate};

/// Opens what is kept at a place beside a server that may use it.
async fn open(place: &Place) -> Result<AnyConnection, StoreError> {
    if !place.exists() {
        return Err(place.fault("nothing was kept there yet; somebody has to register first"));
    }
    sqlx::any::install_default_drivers();
    let connected = AnyConnection::connect(&place.address()).await;
    let mut db = connected.map_err(|why| place.fault(why))?;
    migrate::expect_today(&mut db).await?;
    if !matches!(place, Place::Server(_)) {
        // A server may write at this moment; and what is told is on the disk.
        sqlx::query("PRAGMA busy_timeout = 5000").execute(&mut db).await?;
        sqlx::query("PRAGMA synchronous = FULL").execute(&mut db).await?;
    }
    Ok(db)
}

/// The names of the administrators.
///
/// # Errors
///
/// If the place holds nothing that this program can use.
pub async fn administrators(place: &Place) -> Result<Vec<String>, StoreError> {
    let mut db = open(place).await?;
    let sql = "SELECT players.name FROM administrators, players \
        WHERE players.id = administrators.player AND players.name IS NOT NULL \
        ORDER BY administrators.since, players.folded";
    let rows = sqlx::query(sql).fetch_all(&mut db).await?;
    let names = rows.iter().map(|row| Ok(row.try_get(0)?)).collect();
    db.close().await?;
    names
}

/// Makes a registered player an administrator, or takes that away; the name as it is written. The act says when and
/// why; whom it is done to is added.
///
/// # Errors
///
/// [`StoreError::Gone`] if nobody registered has that name, or nothing would change by it.
pub async fn set_administrator(
    place: &Place,
    name: &str,
    on: bool,
    act: Act,
) -> Result<String, StoreError> {
    let mut db = open(place).await?;
    let sql = "SELECT id, name FROM players WHERE folded = $1 AND password IS NOT NULL";
    let row = sqlx::query(sql).bind(name.trim().to_lowercase()).fetch_optional(&mut db).await?;
    let row = row.ok_or(StoreError::Gone)?;
    let (player, name): (String, String) = (row.try_get(0)?, row.try_get(1)?);
    let act = Act { player: Some(player.clone()), ..act };
    let mut transaction = db.begin().await?;
    office::perform(&mut transaction, &act, &Deed::Administrator { player, on }).await?;
    transaction.commit().await?;
    db.close().await?;
    Ok(name)
}
