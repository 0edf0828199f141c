//! Matches: what was agreed, and the log of what has happened.

use protocol::online::{Change, Speed};
use protocol::{Ending, Event, Terms};
use rules::Player;
use sqlx::any::AnyRow;
use sqlx::{AnyConnection, Row};

use crate::players::expect_one;
use crate::ratings::{self, Rate, Rated};
use crate::write::{Write, Written, winner};
use crate::{Store, StoreError, kept, log, plans, read};

/// How many matches a list has at most.
const LISTED: i64 = 50;

/// A match that begins.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewMatch {
    /// Its name.
    pub id: String,
    /// The game with its options.
    pub spec: String,
    /// The position it begins from, if not the usual one.
    pub start: Option<String>,
    /// What else was agreed.
    pub terms: Terms,
    /// The key of the game, for ratings.
    pub game: String,
    /// How fast it is; none without a clock.
    pub speed: Option<Speed>,
    /// Whether ratings are at stake.
    pub rated: bool,
    /// Who plays, the first player first.
    pub players: [String; 2],
    /// When it begins.
    pub began: u64,
    /// When a flag falls if nothing happens.
    pub due: Option<u64>,
    /// Whose decision is next.
    pub deciders: Vec<Player>,
}

/// A match that is kept, without what has happened in it.
#[derive(Clone, PartialEq, Debug)]
pub struct MatchRow {
    /// What was agreed. `due` and `deciders` are those of now.
    pub new: NewMatch,
    /// For how long of its time no server lived, in milliseconds.
    pub stood: u64,
    /// How it ended, if it has.
    pub ending: Option<Ending>,
    /// What it has changed, if it was rated and has ended.
    pub changes: Option<[Change; 2]>,
    /// The match that both wanted after it.
    pub next: Option<String>,
}

/// Something that has happened, to be kept.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Logged {
    /// The name whoever sent it has given it; none for what the server does.
    pub action: Option<String>,
    /// What.
    pub event: Event,
}

/// What happens in a match at once.
#[derive(Clone, Debug)]
pub struct Happening {
    /// In which.
    pub id: String,
    /// At which place of its log the first event stands.
    pub seq: u64,
    /// The events.
    pub logged: Vec<Logged>,
    /// When the event before them was.
    pub last: u64,
    /// When a flag falls if nothing happens then.
    pub due: Option<u64>,
    /// Whose decision is next then.
    pub deciders: Vec<Player>,
    /// That the match is over then.
    pub over: Option<Over>,
}

/// That a match is over.
#[derive(Clone, Debug)]
pub struct Over {
    /// How.
    pub ending: Ending,
    /// What that makes of ratings, if they were at stake.
    pub rate: Option<Rate>,
    /// When.
    pub at: u64,
}

/// What comes of keeping an event.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Kept {
    /// What a rated match has changed by its end.
    pub changes: Option<[Change; 2]>,
}

impl Store {
    /// Begins a match: takes a seek away for it, or makes it the next one after another.
    ///
    /// # Errors
    ///
    /// [`StoreError::Gone`] if the seek is gone or the match before it has a next one.
    pub async fn begin(
        &self,
        new: NewMatch,
        seek: Option<String>,
        before: Option<String>,
    ) -> Result<(), StoreError> {
        self.write(Write::Begin { seek, before, new }).await.map(drop)
    }

    /// Keeps what has happened in a match.
    ///
    /// # Errors
    ///
    /// [`StoreError::Taken`] if its place in the log is taken, [`StoreError::Fenced`] if the match is another
    /// node's.
    pub async fn append(&self, happening: Happening) -> Result<Kept, StoreError> {
        let lease = self.lease(&happening.id)?;
        let written = self.write(Write::Append { happening, lease }).await?;
        Ok(Kept { changes: if let Written::Changes(changes) = written { changes } else { None } })
    }

    /// Packs the log of a match that is long over into one row. The names of its actions are forgotten.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn fold(&self, id: String) -> Result<(), StoreError> {
        self.write(Write::Fold { id }).await.map(drop)
    }

    /// A match.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn game(&self, id: &str) -> Result<Option<MatchRow>, StoreError> {
        let sql = select("WHERE id = $1");
        let row = sqlx::query(&sql).bind(id).fetch_optional(&self.readers).await?;
        row.as_ref().map(game).transpose()
    }

    /// What has happened in a match, the oldest first.
    ///
    /// # Errors
    ///
    /// If the database fails, or a log cannot be read.
    pub async fn events(&self, id: &str) -> Result<Vec<Logged>, StoreError> {
        let folded = sqlx::query("SELECT log FROM matches WHERE id = $1").bind(id);
        let folded = folded.fetch_optional(&self.readers).await?.ok_or(StoreError::Gone)?;
        let folded: Option<String> = folded.try_get(0)?;
        let sql = "SELECT action, body, seq FROM events WHERE match_id = $1 ORDER BY seq";
        let rows = sqlx::query(sql).bind(id).fetch_all(&self.readers).await?;
        let mut logged: Vec<Logged> = Vec::with_capacity(rows.len());
        let mut last = 0;
        for line in folded.iter().flat_map(|log| log.lines()) {
            let event = log::read(line, last)?;
            last = event.at;
            logged.push(Logged { action: None, event });
        }
        for row in rows {
            let body: String = row.try_get(1)?;
            if read(row.try_get(2)?) != logged.len() as u64 {
                return Err(StoreError::Unreadable(format!("an event of match {id} is missing")));
            }
            let event = log::read(&body, last)?;
            last = event.at;
            logged.push(Logged { action: row.try_get(0)?, event });
        }
        Ok(logged)
    }

    /// The matches that go on, the newest first, at most fifty.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn going_on(&self) -> Result<Vec<MatchRow>, StoreError> {
        let sql = select("WHERE ended = 0 ORDER BY began DESC LIMIT $1");
        let rows = sqlx::query(&sql).bind(LISTED).fetch_all(&self.readers).await?;
        rows.iter().map(game).collect()
    }

    /// How many matches go on, and in how many of them a clock runs.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn count_going_on(&self) -> Result<(u64, u64), StoreError> {
        let sql = "SELECT COUNT(*), COUNT(due) FROM matches WHERE ended = 0";
        let row = sqlx::query(sql).fetch_one(&self.readers).await?;
        Ok((read(row.try_get(0)?), read(row.try_get(1)?)))
    }

    /// The matches of a player, the newest first: all of those that go on, or at most fifty of all.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn matches_of(
        &self,
        player: &str,
        going_on: bool,
    ) -> Result<Vec<MatchRow>, StoreError> {
        let (also, most) = if going_on { ("AND ended = 0", i64::MAX) } else { ("", LISTED) };
        let sql = select(&format!(
            "WHERE (first_player = $1 OR second_player = $1) {also} ORDER BY began DESC LIMIT $2"
        ));
        let rows = sqlx::query(&sql).bind(player).bind(most).fetch_all(&self.readers).await?;
        rows.iter().map(game).collect()
    }

    /// All matches a player has ever played, the oldest first.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn all_matches_of(&self, player: &str) -> Result<Vec<MatchRow>, StoreError> {
        let sql = select("WHERE first_player = $1 OR second_player = $1 ORDER BY began");
        let rows = sqlx::query(&sql).bind(player).fetch_all(&self.readers).await?;
        rows.iter().map(game).collect()
    }

    /// The matches in which a flag falls by then, and that no other node looks after.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn due(&self, by: u64) -> Result<Vec<String>, StoreError> {
        let sql = "SELECT id FROM matches WHERE ended = 0 AND due <= $1 AND owner IN (0, $2) \
            ORDER BY due LIMIT 200";
        let query = sqlx::query(sql).bind(kept(by)).bind(kept(self.node()));
        let rows = query.fetch_all(&self.readers).await?;
        rows.iter().map(|row| Ok(row.try_get(0)?)).collect()
    }

    /// Matches that are over since before that time, are not folded, and are in the memory of no other node.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn unfolded(&self, before: u64) -> Result<Vec<String>, StoreError> {
        let sql = "SELECT id FROM matches WHERE ended > 0 AND ended < $1 AND log IS NULL \
            AND owner = 0 LIMIT 200";
        let rows = sqlx::query(sql).bind(kept(before)).fetch_all(&self.readers).await?;
        rows.iter().map(|row| Ok(row.try_get(0)?)).collect()
    }
}

pub(crate) fn select(which: &str) -> String {
    format!(
        "SELECT id, spec, start, terms, game, speed, rated, first_player, second_player, began, \
         due, stood, ended, winner, reason, first_before, first_after, second_before, \
         second_after, next, deciders FROM matches {which}"
    )
}

pub(crate) fn game(row: &AnyRow) -> Result<MatchRow, StoreError> {
    let terms: String = row.try_get(3)?;
    let speed: Option<String> = row.try_get(5)?;
    let due: Option<i64> = row.try_get(10)?;
    let ended: i64 = row.try_get(12)?;
    let (won, reason): (Option<String>, Option<String>) = (row.try_get(13)?, row.try_get(14)?);
    let deciders: Option<String> = row.try_get(20)?;
    let number = |place: usize| row.try_get::<Option<f64>, _>(place);
    let change = |before: Option<f64>, after: Option<f64>| {
        before.zip(after).map(|(before, after)| Change { before, after })
    };
    let changes = (change(number(15)?, number(16)?))
        .zip(change(number(17)?, number(18)?))
        .map(<[_; 2]>::from);
    Ok(MatchRow {
        new: NewMatch {
            id: row.try_get(0)?,
            spec: row.try_get(1)?,
            start: row.try_get(2)?,
            terms: serde_json::from_str(&terms)
                .map_err(|why| StoreError::Unreadable(format!("terms: {why}")))?,
            game: row.try_get(4)?,
            speed: speed.as_deref().map(ratings::speed).transpose()?,
            rated: row.try_get::<i64, _>(6)? != 0,
            players: [row.try_get(7)?, row.try_get(8)?],
            began: read(row.try_get(9)?),
            due: due.map(read),
            deciders: deciders
                .iter()
                .flat_map(|text| text.split(' '))
                .filter_map(|player| winner(Some(player)))
                .collect(),
        },
        stood: read(row.try_get(11)?),
        ending: reason
            .filter(|_| ended > 0)
            .map(|reason| Ending { winner: winner(won.as_deref()), reason }),
        changes,
        next: row.try_get(19)?,
    })
}

pub(crate) async fn begin(db: &mut AnyConnection, new: &NewMatch) -> Result<(), StoreError> {
    let terms = serde_json::to_string(&new.terms)
        .map_err(|why| StoreError::Unreadable(format!("terms: {why}")))?;
    let sql = "INSERT INTO matches (id, spec, start, terms, game, speed, rated, first_player, \
        second_player, began, due, deciders) \
        VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)";
    let query = sqlx::query(sql).bind(&new.id).bind(&new.spec).bind(new.start.as_deref());
    let query = query.bind(terms).bind(&new.game).bind(new.speed.map(ratings::speed_name));
    let query = query.bind(i64::from(new.rated)).bind(&new.players[0]).bind(&new.players[1]);
    let query = query.bind(kept(new.began)).bind(new.due.map(kept));
    query.bind(names(&new.deciders)).execute(db).await?;
    Ok(())
}

/// Players as they are kept.
fn names(players: &[Player]) -> String {
    let names: Vec<String> = players.iter().map(ToString::to_string).collect();
    names.join(" ")
}

pub(crate) async fn set_next(
    db: &mut AnyConnection,
    id: &str,
    next: &str,
) -> Result<(), StoreError> {
    let query = sqlx::query("UPDATE matches SET next = $1 WHERE id = $2 AND next IS NULL");
    expect_one(query.bind(next).bind(id).execute(db).await?.rows_affected())
}

pub(crate) async fn append(
    db: &mut AnyConnection,
    happening: &Happening,
) -> Result<(), StoreError> {
    let Happening { id, seq, logged, last, due, deciders, .. } = happening;
    let mut last = *last;
    for (seq, Logged { action, event }) in (*seq..).zip(logged) {
        let sql = "INSERT INTO events (match_id, seq, action, body) VALUES ($1, $2, $3, $4)";
        let query = sqlx::query(sql).bind(id).bind(kept(seq)).bind(action.as_deref());
        query.bind(log::write(event, last)?).execute(&mut *db).await?;
        last = event.at;
    }
    let sql = "UPDATE matches SET due = $1, deciders = $2 WHERE id = $3 AND ended = 0";
    let query = sqlx::query(sql).bind(due.map(kept)).bind(names(deciders));
    query.bind(id).execute(db).await?;
    Ok(())
}

pub(crate) async fn end(
    db: &mut AnyConnection,
    id: &str,
    over: &Over,
) -> Result<Option<[Change; 2]>, StoreError> {
    let Over { ending, rate, at } = over;
    plans::forget(&mut *db, id).await?;
    let sql = "UPDATE matches SET ended = $1, due = NULL, deciders = NULL, winner = $2, \
        reason = $3 WHERE id = $4 AND ended = 0";
    let winner = ending.winner.map(|winner| winner.to_string());
    let query = sqlx::query(sql).bind(kept((*at).max(1))).bind(winner).bind(&ending.reason);
    expect_one(query.bind(id).execute(&mut *db).await?.rows_affected())?;
    let Some(rate) = rate else { return Ok(None) };
    let sql = select("WHERE id = $1");
    let row = sqlx::query(&sql).bind(id).fetch_one(&mut *db).await?;
    let NewMatch { players, game, speed, .. } = game(&row)?.new;
    let Some(speed) = speed.map(ratings::speed_name) else { return Ok(None) };
    ratings::keep_others_off(db, &players).await?;
    let mut before = [None; 2];
    for (player, standing) in players.iter().zip(&mut before) {
        *standing = ratings::get(db, player, &game, speed).await?;
    }
    let rated = rate(before, ending.winner, *at);
    for (player, Rated { after, .. }) in players.iter().zip(&rated) {
        ratings::set(db, player, &game, speed, after).await?;
    }
    let changes = rated.map(|rated| Change { before: rated.before, after: rated.after.rating });
    let sql = "UPDATE matches SET first_before = $1, first_after = $2, second_before = $3, \
        second_after = $4 WHERE id = $5";
    let query = sqlx::query(sql).bind(changes[0].before).bind(changes[0].after);
    let query = query.bind(changes[1].before).bind(changes[1].after);
    query.bind(id).execute(db).await?;
    Ok(Some(changes))
}

pub(crate) async fn fold(db: &mut AnyConnection, id: &str) -> Result<(), StoreError> {
    let sql = "SELECT body FROM events WHERE match_id = $1 ORDER BY seq";
    let rows = sqlx::query(sql).bind(id).fetch_all(&mut *db).await?;
    let lines: Result<Vec<String>, sqlx::Error> = rows.iter().map(|row| row.try_get(0)).collect();
    let sql = "UPDATE matches SET log = $1 WHERE id = $2 AND ended > 0 AND log IS NULL";
    let query = sqlx::query(sql).bind(lines?.join("\n")).bind(id);
    expect_one(query.execute(&mut *db).await?.rows_affected())?;
    sqlx::query("DELETE FROM events WHERE match_id = $1").bind(id).execute(db).await?;
    Ok(())
}

/// The winner is written as the player is.
#[cfg(test)]
mod tests {
    use super::*;
    use rules::Player;

    #[test]
    fn winners_are_read_as_they_were_written() {
        for player in Player::BOTH {
            assert_eq!(winner(Some(&player.to_string())), Some(player));
        }
        assert_eq!(winner(None), None);
    }
}
