//! All there is about a player, for the player.

use arena::Viewer;
use protocol::online::Seek;
use rules::Player;
use serde_json::{Value, json};
use store::{Act, ReportRow, SubscriptionRow};

use crate::ClubError;
use crate::accounts::{Signed, info};
use crate::club::Club;
use crate::limits::Limited;
use crate::live::Live;
use crate::peace::CLOSE_REPORT;

impl Club {
    /// Everything that is kept about a player, as JSON: who they are, where they are signed in, ratings, seeks,
    /// every match with its log and what they have planned in it, what they have said, what they have done in the
    /// course and in an office, and what was decided about them. Not what proves who they are, nor what others say of
    /// them.
    ///
    /// # Errors
    ///
    /// If the store fails, or somebody asks for it too often.
    pub async fn export(&self, who: &Signed) -> Result<Value, ClubError> {
        let id = who.id();
        self.limit(Limited::Export, id)?;
        let me = self.me(who).await?;
        Ok(json!({
            "player": info(&who.player),
            "since": who.player.since,
            "ratings": me.ratings,
            "unused_recovery_codes": me.codes,
            "sessions": self.sessions(who).await?,
            "browsers": self.told_browsers(id).await?,
            "tokens": self.tokens(who).await?,
            "passkeys": self.passkeys(who).await?,
            "address": self.store.address_of(id).await?,
            "address_to_be_confirmed": self.store.address_named(id, self.now()).await?,
            "seeks": self.own_seeks(who).await?,
            "matches": self.own_matches(id).await?,
            "said": self.own_lines(id).await?,
            "progress": self.all_deeds(who).await?,
            "shuns": self.shuns(who).await?,
            "reports": self.own_reports(id).await?,
            "administrator": me.administrator,
            "offices": self.own_offices(id).await?,
            "acts": self.own_acts(id).await?,
            "suspended": me.suspended,
        }))
    }

    /// Every match, with its log and what the player has planned in it.
    async fn own_matches(&self, id: &str) -> Result<Vec<Value>, ClubError> {
        let mut matches = Vec::new();
        for row in self.store.all_matches_of(id).await? {
            let seat = if row.new.players[0] == id { Player::First } else { Player::Second };
            // What the opponent has hidden stays hidden.
            let log = Live::load(self, &row.new.id).await?.game.log_for(Viewer::Seat(seat));
            let [first, second] = self.store.plans(&row.new.id).await?;
            let plan = if seat == Player::First { first } else { second };
            let plan = plan.map(|plan| plan.branches);
            let summary = self.summary(row).await?;
            matches.push(json!({ "seat": seat, "summary": summary, "log": log, "plan": plan }));
        }
        Ok(matches)
    }

    async fn own_seeks(&self, who: &Signed) -> Result<Vec<Seek>, ClubError> {
        let seeks = self.seeks(Some(who)).await?.into_iter();
        Ok(seeks.filter(|seek| seek.by.id.0 == who.id()).collect())
    }

    async fn own_lines(&self, id: &str) -> Result<Vec<Value>, ClubError> {
        let said = self.store.said_by(id).await?.into_iter();
        Ok(said.map(|(game, at, text)| json!({ "match": game, "at": at, "text": text })).collect())
    }

    /// The browsers that are told through a push service, without what they share with whoever sends.
    async fn told_browsers(&self, id: &str) -> Result<Vec<Value>, ClubError> {
        let told = |SubscriptionRow { endpoint, session, language, site, since, .. }| {
            json!({
                "endpoint": endpoint, "session": session, "language": language, "site": site,
                "since": since,
            })
        };
        Ok(self.store.subscriptions(id).await?.into_iter().map(told).collect())
    }

    async fn own_reports(&self, id: &str) -> Result<Vec<Value>, ClubError> {
        let report = |ReportRow { at, player, game, said, why, closed, .. }| {
            let line = said.map(|(text, _)| text);
            json!({ "at": at, "player": player, "match": game, "line": line, "why": why, "closed": closed })
        };
        Ok(self.store.reports_by(id).await?.into_iter().map(report).collect())
    }

    async fn own_offices(&self, id: &str) -> Result<Vec<Value>, ClubError> {
        let office = |(gathering, role)| json!({ "gathering": gathering, "role": role });
        Ok(self.store.offices_of(id).await?.into_iter().map(office).collect())
    }

    /// What the player has done in an office, with the reasons; and what was decided about them, but for complaints,
    /// which others have made.
    async fn own_acts(&self, id: &str) -> Result<Vec<Value>, ClubError> {
        let act = |act: Act| {
            let Act { at, by, act, player, game, gathering, detail, why, .. } = act;
            let own = by.as_deref() == Some(id);
            let why = own.then_some(why);
            (own || act != CLOSE_REPORT).then(|| {
                json!({
                    "at": at, "own": own, "act": act, "player": player, "match": game,
                    "gathering": gathering, "detail": detail, "why": why,
                })
            })
        };
        Ok(self.store.acts_of(id).await?.into_iter().filter_map(act).collect())
    }
}
