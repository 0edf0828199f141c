//! What a player has played, looked through; and how ratings went.

use protocol::online::{MatchOutcome, Speed};
use sqlx::Row;

use crate::matches::{self, MatchRow};
use crate::{Store, StoreError, kept, ratings, read};

/// The most points of how all ratings of a player went.
const POINTS: i64 = 5_000;

/// Which matches of a player are looked for.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Filter {
    /// Of that game, by its key.
    pub game: Option<String>,
    /// At that speed.
    pub speed: Option<Speed>,
    /// Rated or not.
    pub rated: Option<bool>,
    /// With that result for the player.
    pub outcome: Option<MatchOutcome>,
    /// Against that player.
    pub against: Option<String>,
    /// Before that match in the list: when it began, and its name.
    pub before: Option<(u64, String)>,
}

/// What a rated match has made of a rating.
#[derive(Clone, PartialEq, Debug)]
pub struct RatedAt {
    /// The key of the game.
    pub game: String,
    /// How fast it was.
    pub speed: Speed,
    /// When it ended.
    pub at: u64,
    /// The rating before.
    pub before: f64,
    /// The rating after.
    pub after: f64,
    /// Which match.
    pub id: String,
}

impl Store {
    /// Matches of a player that a filter lets through, the newest first.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn archive(
        &self,
        player: &str,
        filter: &Filter,
        most: u32,
    ) -> Result<Vec<MatchRow>, StoreError> {
        let outcome = match filter.outcome {
            None => "",
            Some(MatchOutcome::GoesOn) => "AND ended = 0",
            Some(MatchOutcome::Drawn) => "AND ended > 0 AND winner IS NULL",
            Some(MatchOutcome::Won) => {
                "AND ((winner = 'first' AND first_player = $1) \
                 OR (winner = 'second' AND second_player = $1))"
            }
            Some(MatchOutcome::Lost) => {
                "AND ((winner = 'second' AND first_player = $1) \
                 OR (winner = 'first' AND second_player = $1))"
            }
        };
        let sql = matches::select(&format!(
            "WHERE (first_player = $1 OR second_player = $1) AND ($2 = '' OR game = $2) \
             AND ($3 = '' OR speed = $3) AND ($4 < 0 OR rated = $4) \
             AND ($5 = '' OR first_player = $5 OR second_player = $5) \
             AND (began < $6 OR (began = $6 AND id < $7)) {outcome} \
             ORDER BY began DESC, id DESC LIMIT $8"
        ));
        let (began, id) = filter.before.clone().unwrap_or((u64::MAX, String::new()));
        let query = sqlx::query(&sql).bind(player).bind(filter.game.clone().unwrap_or_default());
        let query = query.bind(filter.speed.map_or("", ratings::speed_name));
        let query = query.bind(filter.rated.map_or(-1, i64::from));
        let query = query.bind(filter.against.clone().unwrap_or_default());
        let query = query.bind(kept(began)).bind(id).bind(i64::from(most));
        query.fetch_all(&self.readers).await?.iter().map(matches::game).collect()
    }

    /// How the ratings of a player went, by the matches that have changed them, the oldest first.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn points(&self, player: &str) -> Result<Vec<RatedAt>, StoreError> {
        let sql = "SELECT game, speed, ended, \
            CASE WHEN first_player = $1 THEN first_before ELSE second_before END, \
            CASE WHEN first_player = $1 THEN first_after ELSE second_after END, id \
            FROM matches WHERE (first_player = $1 OR second_player = $1) AND ended > 0 \
            AND first_before IS NOT NULL ORDER BY ended DESC, id DESC LIMIT $2";
        let rows = sqlx::query(sql).bind(player).bind(POINTS).fetch_all(&self.readers).await?;
        let point = |row: &sqlx::any::AnyRow| {
            let speed: String = row.try_get(1)?;
            Ok(RatedAt {
                game: row.try_get(0)?,
                speed: ratings::speed(&speed)?,
                at: read(row.try_get(2)?),
                before: row.try_get(3)?,
                after: row.try_get(4)?,
                id: row.try_get(5)?,
            })
        };
        rows.iter().rev().map(point).collect()
    }
}
