//! The peace among players: whom they do not want to hear, what they report, and who is suspended for it.

use std::collections::HashSet;
use std::sync::atomic::Ordering;

use protocol::online::{
    Act as ActView, ChatLine, How, KnownPlayer, MatchId, NewReport, Overview, Report, ReportId,
    Shun, Suspension,
};
use store::{Act, Deed, ReportRow, StoreError};

use crate::accounts::{Signed, info};
use crate::club::Club;
use crate::limits::Limited;
use crate::office::{REASON, plain};
use crate::{ClubError, secret};

/// The act that deals with a complaint.
pub(crate) const CLOSE_REPORT: &str = "close-report";
/// Milliseconds of a day.
const DAY: u64 = 86_400_000;
/// For how many days somebody is suspended at most: for ever.
const DAYS: u32 = 36_500;
/// How many others a player can shut out.
const SHUNS: usize = 500;

impl Club {
    /// Refuses whoever is suspended.
    pub(crate) async fn expect_not_suspended(&self, player: &str) -> Result<(), ClubError> {
        let now = self.now();
        match self.store.suspended(player, now).await? {
            None => Ok(()),
            Some(until) => Err(ClubError::Suspended { days: (until - now).div_ceil(DAY) }),
        }
    }

    /// Whose chat does not reach a player.
    pub(crate) async fn unheard(&self, player: Option<&str>) -> Result<HashSet<String>, ClubError> {
        let Some(player) = player else { return Ok(HashSet::new()) };
        let shunned = self.store.shunned_by(player).await?;
        Ok(shunned.into_iter().map(|(other, _)| other).collect())
    }

    /// Whose seeks do not reach a player, nor this player's them: one of both blocks the other.
    pub(crate) async fn apart(&self, player: Option<&str>) -> Result<HashSet<String>, ClubError> {
        let Some(player) = player else { return Ok(HashSet::new()) };
        let mut pairs = self.store.shunned_by(player).await?;
        pairs.extend(self.store.shunning(player).await?);
        let blocks = pairs.into_iter().filter(|(_, how)| *how == How::Block);
        Ok(blocks.map(|(other, _)| other).collect())
    }

    /// Whom somebody does not want to hear.
    ///
    /// # Errors
    ///
    /// If the store fails.
    pub async fn shuns(&self, who: &Signed) -> Result<Vec<Shun>, ClubError> {
        let mut shuns = Vec::new();
        for (player, how) in self.store.shunned_by(who.id()).await? {
            shuns.push(Shun { player: self.player_info(&player).await?, how });
        }
        Ok(shuns)
    }

    /// Shuts somebody out, more or less than before, or not any more. They are not told.
    ///
    /// # Errors
    ///
    /// [`ClubError::NoPlayer`], [`ClubError::Yourself`], [`ClubError::TooMany`] if the list is full.
    pub async fn shun(
        &self,
        who: &Signed,
        other: &str,
        how: Option<How>,
    ) -> Result<Vec<Shun>, ClubError> {
        if other == who.id() {
            return Err(ClubError::Yourself);
        }
        if how.is_some() {
            self.store.player(other).await?.ok_or(ClubError::NoPlayer)?;
            if self.store.shunned_by(who.id()).await?.len() >= SHUNS {
                return Err(ClubError::TooManyShuns { most: SHUNS });
            }
        }
        let player = who.player.id.clone();
        self.store.shun(player, other.to_owned(), how, self.now()).await?;
        self.shuns(who).await
    }

    /// Complains about a player, or about a line that was said.
    ///
    /// # Errors
    ///
    /// [`ClubError::NoPlayer`], [`ClubError::NoLine`] if nothing was said then that they can have heard,
    /// [`ClubError::BadReason`], [`ClubError::TooMany`].
    pub async fn report(&self, who: &Signed, new: NewReport) -> Result<(), ClubError> {
        let why = plain(&new.why, REASON).ok_or(ClubError::BadReason { most: REASON })?;
        if new.player.0 == who.id() {
            return Err(ClubError::Yourself);
        }
        let player = self.store.player(&new.player.0).await?.ok_or(ClubError::NoPlayer)?;
        let game = new.game.map(|MatchId(id)| id);
        if let Some(id) = &game {
            self.store.game(id).await?.ok_or(ClubError::NoMatch)?;
        }
        let said = match (&game, new.said_at) {
            (Some(id), Some(at)) => {
                let lines = self.store.said(id).await?;
                let line = lines.into_iter().find(|it| it.at == at && it.player == player.id);
                Some((line.ok_or(ClubError::NoLine)?.text, at))
            }
            (None, Some(_)) => return Err(ClubError::NoLine),
            (_, None) => None,
        };
        self.limit(Limited::Report, who.id())?;
        let (id, at, by) = (secret::id(), self.now(), who.player.id.clone());
        let player = player.id;
        let report = ReportRow { id, at, by, player, game, said, why, closed: None };
        self.store.report(report).await?;
        tracing::info!("a player was reported");
        Ok(())
    }

    /// How it goes on the whole.
    ///
    /// # Errors
    ///
    /// [`ClubError::NoRight`] for whoever is no administrator.
    pub async fn overview(&self, who: &Signed) -> Result<Overview, ClubError> {
        self.expect_administrator(who).await?;
        let (playing, _) = self.store.count_going_on().await?;
        let (registered, guests) = self.store.count_players().await?;
        let count = |counter: &std::sync::atomic::AtomicU64| counter.load(Ordering::Relaxed);
        let metrics = &self.metrics;
        let events = count(&metrics.events_total);
        Ok(Overview {
            matches: self.summaries(self.store.going_on().await?).await?,
            playing,
            registered,
            guests,
            connections: count(&metrics.connections),
            tables: count(&metrics.tables),
            events,
            commit_micros: count(&metrics.commit_micros_total) / events.max(1),
            refused: count(&metrics.refused_total),
            slow: count(&metrics.slow_total),
            reports: self.store.reports(false).await?.len() as u64,
        })
    }

    /// Complaints, the newest first, with all that was said where they come from.
    ///
    /// # Errors
    ///
    /// [`ClubError::NoRight`] for whoever is no administrator.
    pub async fn reports(&self, who: &Signed, closed: bool) -> Result<Vec<Report>, ClubError> {
        self.expect_administrator(who).await?;
        let mut reports = Vec::new();
        for row in self.store.reports(closed).await? {
            let mut said = Vec::new();
            if let Some(game) = &row.game {
                for line in self.store.said(game).await? {
                    let by = self.player_info(&line.player).await?;
                    said.push(ChatLine { room: line.room, by, at: line.at, text: line.text });
                }
            }
            reports.push(Report {
                id: ReportId(row.id),
                at: row.at,
                by: self.player_info(&row.by).await?,
                player: self.player_info(&row.player).await?,
                suspended: self.store.suspended(&row.player, self.now()).await?,
                game: row.game.map(MatchId),
                line: row.said.map(|(text, _)| text),
                said,
                why: row.why,
                closed: row.closed,
            });
        }
        Ok(reports)
    }

    /// Keeps that a complaint is dealt with.
    ///
    /// # Errors
    ///
    /// [`ClubError::NoRight`] for whoever is no administrator, [`ClubError::NoReport`], also if somebody else has
    /// dealt with it.
    pub async fn close_report(&self, who: &Signed, id: &str, why: &str) -> Result<(), ClubError> {
        self.expect_administrator(who).await?;
        let row = self.store.report_of(id).await?.ok_or(ClubError::NoReport)?;
        let act = Act {
            player: Some(row.player),
            game: row.game,
            report: Some(row.id.clone()),
            ..self.act(who, CLOSE_REPORT, why)?
        };
        let done = self.store.perform(act, Deed::CloseReport { report: row.id }).await;
        done.map_err(|error| match error {
            StoreError::Gone => ClubError::NoReport,
            error => error.into(),
        })
    }

    /// Suspends a player, whose seeks are gone then, or lifts that.
    ///
    /// # Errors
    ///
    /// [`ClubError::NoRight`] for whoever is no administrator, and about one; [`ClubError::NoPlayer`], also if nobody
    /// is suspended of whom that is to be lifted; [`ClubError::BadReason`].
    pub async fn suspend(&self, who: &Signed, wanted: &Suspension) -> Result<(), ClubError> {
        self.expect_administrator(who).await?;
        let player = self.store.player(&wanted.player.0).await?.ok_or(ClubError::NoPlayer)?;
        if self.store.is_administrator(&player.id).await? {
            return Err(ClubError::NoRight);
        }
        let days = wanted.days.map(|days| days.clamp(1, DAYS));
        let name = if days.is_some() { "suspend" } else { "unsuspend" };
        let act = Act {
            player: Some(player.id.clone()),
            detail: days.map(|days| days.to_string()),
            ..self.act(who, name, &wanted.why)?
        };
        let until = days.map(|days| act.at.saturating_add(u64::from(days) * DAY));
        let deed = Deed::Suspend { player: player.id.clone(), until };
        self.store.perform(act, deed).await.map_err(|error| match error {
            StoreError::Gone => ClubError::NoPlayer,
            error => error.into(),
        })?;
        if until.is_some() {
            self.forget_seeks(&player.id);
        }
        Ok(())
    }

    /// Players whose name begins so, the newest if nothing is said.
    ///
    /// # Errors
    ///
    /// [`ClubError::NoRight`] for whoever is no administrator.
    pub async fn players_like(
        &self,
        who: &Signed,
        begin: &str,
    ) -> Result<Vec<KnownPlayer>, ClubError> {
        self.expect_administrator(who).await?;
        let mut known = Vec::new();
        for id in self.store.players_like(begin.trim()).await? {
            let Some(row) = self.store.player(&id).await? else { continue };
            known.push(KnownPlayer {
                player: info(&row),
                since: row.since,
                suspended: self.store.suspended(&id, self.now()).await?,
                administrator: self.store.is_administrator(&id).await?,
                here: self.hub.is_here(&id),
            });
        }
        Ok(known)
    }

    /// All that was done by those who may do more than play, the newest first.
    ///
    /// # Errors
    ///
    /// [`ClubError::NoRight`] for whoever is no administrator.
    pub async fn acts(&self, who: &Signed) -> Result<Vec<ActView>, ClubError> {
        self.expect_administrator(who).await?;
        self.shown_acts(self.store.acts(None).await?).await
    }
}
