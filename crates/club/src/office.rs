//! Those who may do more than play: administrators of the site, organisers and arbiters of events. Whatever they do
//! is kept with who has done it, when and why.

use protocol::Ruling;
use protocol::online::{
    self, Appointment, Audience, Colour, Gathering, GatheringId, Judgement, MatchId, MatchSummary,
    NewGathering, NewSeek, Official, Pairing, ReportId, Role,
};
use rules::Player;
use std::sync::Arc;
use store::{Act, Deed, GatheringRow, StoreError};
use tokio::sync::oneshot;

use crate::accounts::Signed;
use crate::club::Club;
use crate::live::{Command, Order};
use crate::{ClubError, agree, secret};

/// The most characters of a reason, and of the name of an event.
pub(crate) const REASON: usize = 300;
const TITLE: usize = 80;

/// The text without blanks around it, if it has 1 to `most` characters and nothing that does not print.
pub(crate) fn plain(text: &str, most: usize) -> Option<String> {
    let text = text.trim();
    let length = text.chars().take(most + 1).count();
    let fits = (1..=most).contains(&length) && !text.chars().any(char::is_control);
    fits.then(|| text.to_owned())
}

/// What is not there, or was done before.
fn gone(missing: ClubError) -> impl FnOnce(StoreError) -> ClubError {
    |error| match error {
        StoreError::Gone | StoreError::Taken => missing,
        error => error.into(),
    }
}

impl Club {
    /// An act that is about to be done.
    pub(crate) fn act(&self, who: &Signed, act: &str, why: &str) -> Result<Act, ClubError> {
        let why = plain(why, REASON).ok_or(ClubError::BadReason { most: REASON })?;
        let (id, at, by) = (secret::id(), self.now(), Some(who.player.id.clone()));
        Ok(Act { id, at, by, act: act.to_owned(), why, ..Act::default() })
    }

    /// Refuses whoever is no administrator.
    pub(crate) async fn expect_administrator(&self, who: &Signed) -> Result<(), ClubError> {
        let may = self.store.is_administrator(who.id()).await?;
        if may { Ok(()) } else { Err(ClubError::NoRight) }
    }

    /// Refuses whoever has none of these roles in an event, and is no administrator.
    async fn expect_role(
        &self,
        who: &Signed,
        gathering: Option<&str>,
        roles: &[Role],
    ) -> Result<(), ClubError> {
        if self.store.is_administrator(who.id()).await? {
            return Ok(());
        }
        self.expect_not_suspended(who.id()).await?;
        if let Some(gathering) = gathering {
            for role in roles {
                if self.store.is_official(gathering, who.id(), *role).await? {
                    return Ok(());
                }
            }
        }
        Err(ClubError::NoRight)
    }

    async fn open_gathering(&self, id: &str) -> Result<GatheringRow, ClubError> {
        let row = self.store.gathering(id).await?.ok_or(ClubError::NoGathering)?;
        if row.closed.is_some() { Err(ClubError::GatheringClosed) } else { Ok(row) }
    }

    /// All events, without their matches.
    ///
    /// # Errors
    ///
    /// If the store fails.
    pub async fn gatherings(&self) -> Result<Vec<Gathering>, ClubError> {
        let mut gatherings = Vec::new();
        for row in self.store.gatherings().await? {
            gatherings.push(self.shown_gathering(row, Vec::new()).await?);
        }
        Ok(gatherings)
    }

    /// An event.
    ///
    /// # Errors
    ///
    /// [`ClubError::NoGathering`].
    pub async fn gathering(&self, id: &str) -> Result<Gathering, ClubError> {
        let row = self.store.gathering(id).await?.ok_or(ClubError::NoGathering)?;
        let matches = self.summaries(self.store.matches_in(id).await?).await?;
        self.shown_gathering(row, matches).await
    }

    async fn shown_gathering(
        &self,
        row: GatheringRow,
        matches: Vec<MatchSummary>,
    ) -> Result<Gathering, ClubError> {
        let mut officials = Vec::new();
        for (player, role) in self.store.officials(&row.id).await? {
            officials.push(Official { player: self.player_info(&player).await?, role });
        }
        let GatheringRow { id, name, since, closed } = row;
        Ok(Gathering { id: GatheringId(id), name, since, closed, officials, matches })
    }

    /// Begins an event, of which whoever begins it is the first organiser.
    ///
    /// # Errors
    ///
    /// [`ClubError::NoRight`] for whoever is no administrator, [`ClubError::BadTitle`],
    /// [`ClubError::BadReason`].
    pub async fn open_event(
        &self,
        who: &Signed,
        new: &NewGathering,
    ) -> Result<Gathering, ClubError> {
        self.expect_administrator(who).await?;
        let name = plain(&new.name, TITLE).ok_or(ClubError::BadTitle { most: TITLE })?;
        let id = secret::id();
        let act = self.act(who, "open", &new.why)?;
        let opened = Act { gathering: Some(id.clone()), detail: Some(name.clone()), ..act.clone() };
        self.store.perform(opened, Deed::Open { id: id.clone(), name }).await?;
        let (player, role) = (who.player.id.clone(), Role::Organiser);
        let first = Act {
            id: secret::id(),
            act: "official".to_owned(),
            player: Some(player.clone()),
            gathering: Some(id.clone()),
            detail: Some(role_name(role).to_owned()),
            ..act
        };
        let deed = Deed::Official { gathering: id.clone(), player, role, on: true };
        self.store.perform(first, deed).await?;
        self.gathering(&id).await
    }

    /// Ends an event: nothing more is done in it.
    ///
    /// # Errors
    ///
    /// [`ClubError::NoRight`] for whoever does not organise it, [`ClubError::GatheringClosed`].
    pub async fn close_event(&self, who: &Signed, id: &str, why: &str) -> Result<(), ClubError> {
        self.open_gathering(id).await?;
        self.expect_role(who, Some(id), &[Role::Organiser]).await?;
        let act = Act { gathering: Some(id.to_owned()), ..self.act(who, "close", why)? };
        let done = self.store.perform(act, Deed::Close { id: id.to_owned() }).await;
        done.map_err(gone(ClubError::GatheringClosed))
    }

    /// Gives somebody a role in an event, or takes it.
    ///
    /// # Errors
    ///
    /// [`ClubError::NoRight`] for whoever does not organise it, [`ClubError::RegisteredOnly`] for a guest,
    /// [`ClubError::NoPlayer`] also if the role is given or taken already.
    pub async fn appoint(
        &self,
        who: &Signed,
        id: &str,
        wanted: &Appointment,
    ) -> Result<(), ClubError> {
        self.open_gathering(id).await?;
        self.expect_role(who, Some(id), &[Role::Organiser]).await?;
        let player = self.store.player(&wanted.player.0).await?.ok_or(ClubError::NoPlayer)?;
        if wanted.on && player.password.is_none() {
            return Err(ClubError::RegisteredOnly);
        }
        let act = self.act(who, if wanted.on { "official" } else { "no-official" }, &wanted.why)?;
        let act = Act {
            player: Some(player.id.clone()),
            gathering: Some(id.to_owned()),
            detail: Some(role_name(wanted.role).to_owned()),
            ..act
        };
        let (gathering, player, on) = (id.to_owned(), player.id, wanted.on);
        let deed = Deed::Official { gathering, player, role: wanted.role, on };
        self.store.perform(act, deed).await.map_err(gone(ClubError::NoPlayer))
    }

    /// Lets two play each other in an event; their match begins at once.
    ///
    /// # Errors
    ///
    /// [`ClubError::NoRight`] for whoever has no role in it, or if it cannot be played or agreed.
    pub async fn pair(
        &self,
        who: &Signed,
        id: &str,
        wanted: Pairing,
    ) -> Result<MatchSummary, ClubError> {
        self.open_gathering(id).await?;
        self.expect_role(who, Some(id), &[Role::Organiser, Role::Arbiter]).await?;
        let Pairing { players: [first, second], spec, terms, rated, why } = wanted;
        if first == second {
            return Err(ClubError::Yourself);
        }
        for player in [&first, &second] {
            let row = self.store.player(&player.0).await?.filter(|row| row.name.is_some());
            let row = row.ok_or(ClubError::NoPlayer)?;
            if rated && row.password.is_none() {
                return Err(ClubError::RegisteredOnly);
            }
        }
        let audience = Audience::Player { player: second.clone() };
        let seek = NewSeek { spec, terms, rated, colour: Colour::First, audience };
        let NewSeek { spec, terms, rated, .. } = agree::checked(seek)?;
        let new = self.new_match(agree::drawn(&spec)?, None, terms, rated, [first.0, second.0])?;
        let act = Act {
            game: Some(new.id.clone()),
            gathering: Some(id.to_owned()),
            ..self.act(who, "pair", &why)?
        };
        let deed = Deed::Pair { gathering: id.to_owned(), new: Box::new(new.clone()) };
        self.store.perform(act, deed).await?;
        self.begun(new).await
    }

    /// Stops a match, lets it go on, decides it, or corrects its result.
    ///
    /// # Errors
    ///
    /// [`ClubError::NoRight`] for whoever is neither an arbiter of the event it belongs to nor an administrator,
    /// [`ClubError::OwnMatch`] for its players, and whatever the match itself says against it.
    pub async fn judge(
        self: &Arc<Self>,
        who: &Signed,
        id: &MatchId,
        wanted: &Judgement,
    ) -> Result<(), ClubError> {
        let row = self.store.game(&id.0).await?.ok_or(ClubError::NoMatch)?;
        let gathering = self.store.gathering_of(&id.0).await?;
        self.expect_role(who, gathering.as_deref(), &[Role::Arbiter]).await?;
        if row.new.players.iter().any(|player| player == who.id()) {
            return Err(ClubError::OwnMatch);
        }
        let name = match wanted.ruling {
            Ruling::Halt => "halt",
            Ruling::Resume => "resume",
            Ruling::Decide { .. } => "decide",
        };
        let detail = match wanted.ruling {
            Ruling::Decide { winner } => Some(result(winner)),
            Ruling::Halt | Ruling::Resume => None,
        };
        let act = Act {
            game: Some(id.0.clone()),
            gathering,
            detail,
            ..self.act(who, name, &wanted.why)?
        };
        let (reply, answer) = oneshot::channel();
        let order = Order { ruling: wanted.ruling, act };
        self.send(id, Command::Rule { order: Box::new(order), reply }).await?;
        answer.await.map_err(|_| ClubError::Busy)?
    }

    /// What was done in an event, the newest first.
    ///
    /// # Errors
    ///
    /// [`ClubError::NoRight`] for whoever has no role in it and is no administrator.
    pub async fn acts_in(&self, who: &Signed, id: &str) -> Result<Vec<online::Act>, ClubError> {
        self.store.gathering(id).await?.ok_or(ClubError::NoGathering)?;
        self.expect_role(who, Some(id), &[Role::Organiser, Role::Arbiter]).await?;
        self.shown_acts(self.store.acts(Some(id)).await?).await
    }

    pub(crate) async fn shown_acts(&self, acts: Vec<Act>) -> Result<Vec<online::Act>, ClubError> {
        let mut shown = Vec::with_capacity(acts.len());
        for act in acts {
            let by = match &act.by {
                Some(by) => Some(self.player_info(by).await?),
                None => None,
            };
            let player = match &act.player {
                Some(player) => Some(self.player_info(player).await?),
                None => None,
            };
            shown.push(online::Act {
                at: act.at,
                by,
                act: act.act,
                player,
                game: act.game.map(MatchId),
                gathering: act.gathering.map(GatheringId),
                report: act.report.map(ReportId),
                detail: act.detail,
                why: act.why,
            });
        }
        Ok(shown)
    }
}

fn result(winner: Option<Player>) -> String {
    winner.map_or_else(|| "draw".to_owned(), |winner| winner.to_string())
}

fn role_name(role: Role) -> &'static str {
    match role {
        Role::Organiser => "organiser",
        Role::Arbiter => "arbiter",
    }
}
