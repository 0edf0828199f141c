//! How strong players are. How a result changes it is told by whoever ends a match.

use protocol::online::Speed;
use rules::Player;
use sqlx::any::AnyRow;
use sqlx::{AnyConnection, Row};

use crate::lock::{self, Hold};
use crate::{Store, StoreError, kept, read};

/// How strong a player is in a game at a speed.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Standing {
    /// The estimate.
    pub rating: f64,
    /// Its uncertainty.
    pub deviation: f64,
    /// How much it is expected to change.
    pub volatility: f64,
    /// From how many games it comes.
    pub games: u64,
    /// When the last of them ended.
    pub at: u64,
}

/// What a result has made of a player's standing.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Rated {
    /// The rating before.
    pub before: f64,
    /// The standing after.
    pub after: Standing,
}

/// What a result makes of the standings of both, the first player first; none where a player is unknown.
pub type Rate = fn([Option<Standing>; 2], winner: Option<Player>, now: u64) -> [Rated; 2];

impl Store {
    /// All standings of a player.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn standings(
        &self,
        player: &str,
    ) -> Result<Vec<(String, Speed, Standing)>, StoreError> {
        let sql = "SELECT rating, deviation, volatility, games, at, game, speed FROM ratings \
            WHERE player = $1 ORDER BY game, speed";
        let rows = sqlx::query(sql).bind(player).fetch_all(&self.readers).await?;
        let each = |row: &AnyRow| {
            let name: String = row.try_get(6)?;
            let speed = speed(&name)?;
            Ok((row.try_get(5)?, speed, standing(row)?))
        };
        rows.iter().map(each).collect()
    }

    /// The standing of a player in a game at a speed.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn standing(
        &self,
        player: &str,
        game: &str,
        speed: Speed,
    ) -> Result<Option<Standing>, StoreError> {
        let mut db = self.readers.acquire().await?;
        get(&mut db, player, game, speed_name(speed)).await
    }
}

fn standing(row: &AnyRow) -> Result<Standing, StoreError> {
    Ok(Standing {
        rating: row.try_get(0)?,
        deviation: row.try_get(1)?,
        volatility: row.try_get(2)?,
        games: read(row.try_get(3)?),
        at: read(row.try_get(4)?),
    })
}

pub(crate) fn speed_name(speed: Speed) -> &'static str {
    match speed {
        Speed::Fast => "fast",
        Speed::Medium => "medium",
        Speed::Slow => "slow",
        Speed::Days => "days",
    }
}

pub(crate) fn speed(name: &str) -> Result<Speed, StoreError> {
    let all = [Speed::Fast, Speed::Medium, Speed::Slow, Speed::Days];
    let found = all.into_iter().find(|speed| speed_name(*speed) == name);
    found.ok_or_else(|| StoreError::Unreadable(format!("the speed `{name}`")))
}

/// Lets no other node change what two players have until this transaction ends. Where one task writes
/// everything nobody else could.
pub(crate) async fn keep_others_off(
    db: &mut AnyConnection,
    players: &[String; 2],
) -> Result<(), StoreError> {
    lock::ratings(db, Hold::Shared).await?;
    if db.backend_name() == "PostgreSQL" {
        // Always in the same order, so that nobody waits for one another.
        let sql = "SELECT id FROM players WHERE id IN ($1, $2) ORDER BY id FOR NO KEY UPDATE";
        sqlx::query(sql).bind(&players[0]).bind(&players[1]).fetch_all(db).await?;
    }
    Ok(())
}

pub(crate) async fn get(
    db: &mut AnyConnection,
    player: &str,
    game: &str,
    speed: &str,
) -> Result<Option<Standing>, StoreError> {
    let sql = "SELECT rating, deviation, volatility, games, at FROM ratings \
        WHERE player = $1 AND game = $2 AND speed = $3";
    let query = sqlx::query(sql).bind(player).bind(game).bind(speed);
    query.fetch_optional(db).await?.as_ref().map(standing).transpose()
}

pub(crate) async fn set(
    db: &mut AnyConnection,
    player: &str,
    game: &str,
    speed: &str,
    standing: &Standing,
) -> Result<(), StoreError> {
    let sql = "INSERT INTO ratings \
        (player, game, speed, rating, deviation, volatility, games, at) \
        VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT (player, game, speed) DO UPDATE SET \
        rating = excluded.rating, deviation = excluded.deviation, \
        volatility = excluded.volatility, games = excluded.games, at = excluded.at";
    let query = sqlx::query(sql).bind(player).bind(game).bind(speed);
    let query = query.bind(standing.rating).bind(standing.deviation).bind(standing.volatility);
    query.bind(kept(standing.games)).bind(kept(standing.at)).execute(db).await?;
    Ok(())
}
