//! Administrators as whoever has the machine sees and appoints them: also while a server uses what is kept.

use sqlx::{AnyConnection, Connection, Executor, Row};

use crate::office::{self, Act, Deed};
use crate::open::settings;
use crate::{Place, StoreError, migrate};

/// Opens what is kept at a place beside a server that may use it.
async fn open(place: &Place) -> Result<AnyConnection, StoreError> {
    let nothing = "nothing was kept there yet; somebody has to register first";
    if !place.exists() {
        return Err(place.fault(nothing));
    }
    sqlx::any::install_default_drivers();
    let connected = AnyConnection::connect(&place.address()).await;
    let mut db = connected.map_err(|why| place.fault(why))?;
    match migrate::expect_today(&mut db).await {
        Ok(()) => {
            // A server may write at this moment; and what is told is on the disk.
            db.execute(settings(place)).await?;
            Ok(db)
        }
        Err(StoreError::Older { found: 0, .. }) => Err(place.fault(nothing)),
        Err(StoreError::Older { .. }) => Err(place.fault(
            "an earlier release has written it; start a server of this one first, which gives it today's form",
        )),
        Err(error) => Err(error),
    }
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
