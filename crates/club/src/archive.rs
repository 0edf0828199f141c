//! What a player has played, looked through; and how their ratings went.

use protocol::online::{Archive, MatchId, RatingHistory, RatingPoint, Search};
use store::Filter;

use crate::ClubError;
use crate::club::Club;

/// How many matches are told at a time.
const PAGE: u32 = 30;

impl Club {
    /// Matches of a player, the newest first.
    ///
    /// # Errors
    ///
    /// [`ClubError::NoPlayer`], also if nobody is called as the opponent who is looked for;
    /// [`ClubError::NoMatch`].
    pub async fn archive(&self, player: &str, search: Search) -> Result<Archive, ClubError> {
        self.store.player(player).await?.ok_or(ClubError::NoPlayer)?;
        let Search { game, speed, rated, outcome, against, before } = search;
        let against = match against.as_deref().map(str::trim).filter(|name| !name.is_empty()) {
            None => None,
            Some(name) => {
                let other = self.store.player_by_name(name).await?.ok_or(ClubError::NoPlayer)?;
                if other.id == player {
                    return Err(ClubError::Yourself);
                }
                Some(other.id)
            }
        };
        let before = match before {
            None => None,
            Some(MatchId(id)) => {
                let row = self.store.game(&id).await?.ok_or(ClubError::NoMatch)?;
                Some((row.new.began, id))
            }
        };
        let filter = Filter { game, speed, rated, outcome, against, before };
        let mut rows = self.store.archive(player, &filter, PAGE + 1).await?;
        let more = rows.len() > PAGE as usize;
        rows.truncate(PAGE as usize);
        Ok(Archive { matches: self.summaries(rows).await?, more })
    }

    /// How the ratings of a player went, by game and speed.
    ///
    /// # Errors
    ///
    /// [`ClubError::NoPlayer`].
    pub async fn rating_histories(&self, player: &str) -> Result<Vec<RatingHistory>, ClubError> {
        self.store.player(player).await?.ok_or(ClubError::NoPlayer)?;
        let mut histories: Vec<RatingHistory> = Vec::new();
        for point in self.store.points(player).await? {
            let store::RatedAt { game, speed, at, before, after, id } = point;
            let point = RatingPoint { at, before, after, game: MatchId(id) };
            let known = histories.iter_mut().find(|it| it.game == game && it.speed == speed);
            match known {
                Some(history) => history.points.push(point),
                None => histories.push(RatingHistory { game, speed, points: vec![point] }),
            }
        }
        histories.sort_by(|a, b| (&a.game, a.speed).cmp(&(&b.game, b.speed)));
        Ok(histories)
    }
}
