//! All there is about a player, for the player.

use arena::Viewer;
use rules::Player;
use serde_json::{Value, json};

use crate::ClubError;
use crate::accounts::{Signed, info};
use crate::club::Club;
use crate::limits::Limited;
use crate::live::Live;

impl Club {
    /// Everything that is kept about a player, as JSON: who they are, where they are signed in, ratings, seeks,
    /// every match with its log, what they have said, and what they have done in the course. Not what proves who they are.
    ///
    /// # Errors
    ///
    /// If the store fails, or somebody asks for it too often.
    pub async fn export(&self, who: &Signed) -> Result<Value, ClubError> {
        let id = who.id();
        self.limit(Limited::Enter, id)?;
        let me = self.me(who).await?;
        let mut matches = Vec::new();
        for row in self.store.all_matches_of(id).await? {
            let seat = if row.new.players[0] == id { Player::First } else { Player::Second };
            // What the opponent has hidden stays hidden.
            let log = Live::load(self, &row.new.id).await?.game.log_for(Viewer::Seat(seat));
            let summary = self.summary(row).await?;
            matches.push(json!({ "seat": seat, "summary": summary, "log": log }));
        }
        let said = self.store.said_by(id).await?.into_iter();
        let said: Vec<Value> =
            said.map(|(game, at, text)| json!({ "match": game, "at": at, "text": text })).collect();
        let seeks: Vec<_> =
            self.seeks(Some(who)).await?.into_iter().filter(|seek| seek.by.id.0 == id).collect();
        Ok(json!({
            "player": info(&who.player),
            "since": who.player.since,
            "ratings": me.ratings,
            "unused_recovery_codes": me.codes,
            "sessions": self.sessions(who).await?,
            "tokens": self.tokens(who).await?,
            "passkeys": self.passkeys(who).await?,
            "address": self.store.address_of(id).await?,
            "seeks": seeks,
            "matches": matches,
            "said": said,
            "progress": self.all_deeds(who).await?,
            "shuns": self.shuns(who).await?,
        }))
    }
}
