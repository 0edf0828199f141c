//! What arbiters decide about matches, and what that changes.

use std::collections::BTreeMap;

use protocol::online::Change;
use sqlx::{AnyConnection, Row};

use crate::lock::{self, Hold};
use crate::matches::{self, Happening, Kept, Over};
use crate::office::{self, Act};
use crate::ratings::{self, Rate, Rated, Standing};
use crate::write::{Write, Written, winner};
use crate::{Store, StoreError, kept, read};

/// A ruling that has happened in a match, to be kept.
#[derive(Clone, Debug)]
pub struct Ruled {
    /// What has happened; how it has ended the match, if it has.
    pub happening: Happening,
    /// Whether the match was over before, with another result.
    pub corrects: bool,
    /// Who has decided it, and why.
    pub act: Act,
}

impl Store {
    /// Keeps a ruling together with who has made it. Where it corrects the result of a rated match, all ratings
    /// of that game and speed are reckoned anew from their matches.
    ///
    /// # Errors
    ///
    /// [`StoreError::Taken`] if the place in the log is taken, [`StoreError::Fenced`] if the match is another node's.
    pub async fn rule(&self, ruled: Ruled) -> Result<Kept, StoreError> {
        let lease = self.lease(&ruled.happening.id)?;
        let written = self.write(Write::Rule { ruled, lease }).await?;
        Ok(Kept { changes: if let Written::Changes(changes) = written { changes } else { None } })
    }
}

pub(crate) async fn keep(
    db: &mut AnyConnection,
    ruled: &Ruled,
) -> Result<Option<[Change; 2]>, StoreError> {
    let Ruled { happening, corrects, act } = ruled;
    office::keep(db, act).await?;
    matches::append(db, happening).await?;
    let id = &happening.id;
    match &happening.over {
        None => Ok(None),
        Some(over) if *corrects => correct(db, id, over).await,
        Some(over) => matches::end(db, id, over).await,
    }
}

/// Replaces the result of a match that was over.
async fn correct(
    db: &mut AnyConnection,
    id: &str,
    over: &Over,
) -> Result<Option<[Change; 2]>, StoreError> {
    let won = over.ending.winner.map(|winner| winner.to_string());
    let query = sqlx::query("UPDATE matches SET winner = $1, reason = $2 WHERE id = $3");
    query.bind(won).bind(&over.ending.reason).bind(id).execute(&mut *db).await?;
    let sql = matches::select("WHERE id = $1");
    let row = matches::game(&sqlx::query(&sql).bind(id).fetch_one(&mut *db).await?)?;
    let (Some(rate), Some(speed), Some(_)) = (over.rate, row.new.speed, row.changes) else {
        return Ok(row.changes);
    };
    reckon(db, &row.new.game, ratings::speed_name(speed), rate).await?;
    let row = matches::game(&sqlx::query(&sql).bind(id).fetch_one(&mut *db).await?)?;
    Ok(row.changes)
}

/// Reckons all ratings of a game and speed anew, from their matches in the order in which they ended.
async fn reckon(
    db: &mut AnyConnection,
    game: &str,
    speed: &str,
    rate: Rate,
) -> Result<(), StoreError> {
    // Another node may end a match of that game at this moment; then it is waited for, and counts.
    lock::ratings(db, Hold::Alone).await?;
    let sql = "SELECT id, first_player, second_player, winner, ended FROM matches \
        WHERE game = $1 AND speed = $2 AND ended > 0 AND first_before IS NOT NULL \
        ORDER BY ended, id";
    let rows = sqlx::query(sql).bind(game).bind(speed).fetch_all(&mut *db).await?;
    let mut standings: BTreeMap<String, Standing> = BTreeMap::new();
    for row in rows {
        let (id, won): (String, Option<String>) = (row.try_get(0)?, row.try_get(3)?);
        let players: [String; 2] = [row.try_get(1)?, row.try_get(2)?];
        let before = [0, 1].map(|seat| standings.get(&players[seat]).copied());
        let rated = rate(before, winner(won.as_deref()), read(row.try_get(4)?));
        for (player, Rated { after, .. }) in players.into_iter().zip(&rated) {
            standings.insert(player, *after);
        }
        let sql = "UPDATE matches SET first_before = $1, first_after = $2, second_before = $3, \
            second_after = $4 WHERE id = $5";
        let query = sqlx::query(sql).bind(rated[0].before).bind(rated[0].after.rating);
        let query = query.bind(rated[1].before).bind(rated[1].after.rating);
        query.bind(id).execute(&mut *db).await?;
    }
    for (player, it) in standings {
        // Nothing is kept of players who are deleted.
        let sql = "UPDATE ratings SET rating = $1, deviation = $2, volatility = $3, games = $4, \
            at = $5 WHERE player = $6 AND game = $7 AND speed = $8";
        let query = sqlx::query(sql).bind(it.rating).bind(it.deviation).bind(it.volatility);
        let query = query.bind(kept(it.games)).bind(kept(it.at)).bind(player).bind(game);
        query.bind(speed).execute(&mut *db).await?;
    }
    Ok(())
}
