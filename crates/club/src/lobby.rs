//! Seeks: for everybody, by link, for one player; and how a match comes of one.

use std::collections::{BTreeMap, HashSet};
use std::sync::PoisonError;

use arena::Match;
use protocol::Terms;
use protocol::online::{
    Audience, Colour, MatchId, MatchSummary, NewSeek, Seek, SeekId, ServerMessage, Speed, Taken,
};
use store::{NewMatch, PlayerRow, SeekRow, StoreError};

use crate::accounts::{Signed, info, rating};
use crate::club::Club;
use crate::hub::wire;
use crate::metrics::more;
use crate::nodes::Word;
use crate::{ClubError, agree, secret};

/// How many seeks a player has at most.
const MOST: usize = 10;
/// How long a seek stands.
const STANDS: u64 = 14 * 86_400_000;
/// How long a seek for everybody stands after whoever seeks was seen last: a minute, and the time between two looks.
const LONELY: u64 = 70_000;
/// How much of that is left when a node is gone that may have seen them: the time between two looks, and some more to
/// come back in.
const LEFT: u64 = 20_000;

/// The seeks that stand, by their names.
pub(crate) type Seeks = BTreeMap<String, Standing>;

/// A seek in memory.
pub(crate) struct Standing {
    seek: Seek,
    /// When whoever seeks was known to be connected last.
    seen: u64,
}

/// Whether a player may see a seek without its link.
pub(crate) fn is_seen(seek: &Seek, player: Option<&str>) -> bool {
    let own = player.is_some_and(|player| player == seek.by.id.0);
    match &seek.wanted.audience {
        Audience::Everybody => true,
        Audience::Link => own,
        Audience::Player { player: invited } => own || player == Some(&invited.0),
    }
}

impl Club {
    fn lobby(&self) -> std::sync::MutexGuard<'_, Seeks> {
        self.seeks.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Reads what was kept.
    pub(crate) async fn read_seeks(&self) -> Result<(), StoreError> {
        self.store.remove_lapsed_seeks(self.now()).await?;
        let mut seeks = Seeks::new();
        for row in self.store.seeks().await? {
            if let Some(player) = self.store.player(&row.player).await? {
                let seek = self.shown(row, &player).await?;
                seeks.insert(seek.id.0.clone(), Standing { seek, seen: self.now() });
            }
        }
        *self.lobby() = seeks;
        Ok(())
    }

    /// Another node tells of a seek.
    pub(crate) async fn place_seek(&self, id: &str) -> Result<(), ClubError> {
        let Some(row) = self.store.seek(id).await? else { return Ok(()) };
        let Some(player) = self.store.player(&row.player).await? else { return Ok(()) };
        let seek = self.shown(row, &player).await?;
        self.place(&seek).await
    }

    /// Puts a seek where those here see it.
    async fn place(&self, seek: &Seek) -> Result<(), ClubError> {
        let standing = Standing { seek: seek.clone(), seen: self.now() };
        let is_new = self.lobby().insert(seek.id.0.clone(), standing).is_none();
        if is_new {
            let message = ServerMessage::Seek { seek: Box::new(seek.clone()) };
            self.hub.tell_lobby(seek, &message, &self.apart(Some(&seek.by.id.0)).await?);
        }
        Ok(())
    }

    /// Takes a seek away from those here.
    pub(crate) fn displace_seek(&self, id: &str, declined: bool) {
        let gone = self.lobby().remove(id);
        if let Some(Standing { seek, .. }) = gone {
            let message = ServerMessage::SeekGone { seek: seek.id.clone(), declined };
            self.hub.tell_lobby(&seek, &message, &HashSet::new());
        }
    }

    /// Players who seek something were seen by another node.
    pub(crate) fn seen_elsewhere(&self, players: &[String]) {
        let now = self.now();
        for standing in self.lobby().values_mut() {
            if players.contains(&standing.seek.by.id.0) {
                standing.seen = now;
            }
        }
    }

    /// A node is gone: whoever seeks something has to be seen by another soon.
    pub(crate) fn doubt_seeks(&self) {
        let long_ago = self.now().saturating_sub(LONELY - LEFT);
        for standing in self.lobby().values_mut() {
            standing.seen = standing.seen.min(long_ago);
        }
    }

    async fn shown(&self, row: SeekRow, by: &PlayerRow) -> Result<Seek, StoreError> {
        let speed = agree::speed(row.wanted.terms.clock.as_deref());
        let game = agree::family(&row.wanted.spec).unwrap_or_default();
        let standing = match speed {
            Some(speed) => self.store.standing(&by.id, &game, speed).await?.map(|it| (speed, it)),
            None => None,
        };
        Ok(Seek {
            id: SeekId(row.id),
            by: info(by),
            rating: standing.map(|(speed, standing)| rating(game, speed, standing)),
            wanted: row.wanted,
            speed,
            since: row.since,
        })
    }

    /// All seeks that somebody may see, the oldest first.
    ///
    /// # Errors
    ///
    /// If the store fails.
    pub async fn seeks(&self, who: Option<&Signed>) -> Result<Vec<Seek>, ClubError> {
        let player = who.map(Signed::id);
        let apart = self.apart(player).await?;
        let lobby = self.lobby();
        let seen = lobby.values().map(|it| &it.seek).filter(|it| is_seen(it, player));
        let mut seeks: Vec<Seek> =
            seen.filter(|seek| !apart.contains(&seek.by.id.0)).cloned().collect();
        seeks.sort_by_key(|seek| seek.since);
        Ok(seeks)
    }

    /// A seek whose name somebody knows.
    ///
    /// # Errors
    ///
    /// [`ClubError::NoSeek`], also if it is for somebody else.
    pub async fn seek(&self, who: Option<&Signed>, id: &str) -> Result<Seek, ClubError> {
        let known = self.lobby().contains_key(id);
        if !known && self.nodes.is_some() {
            // What another node tells of it may be on its way.
            self.place_seek(id).await?;
        }
        let lobby = self.lobby();
        let seek = &lobby.get(id).ok_or(ClubError::NoSeek)?.seek;
        let by_link = seek.wanted.audience == Audience::Link;
        if by_link || is_seen(seek, who.map(Signed::id)) {
            Ok(seek.clone())
        } else {
            Err(ClubError::NoSeek)
        }
    }

    /// Seeks something.
    ///
    /// # Errors
    ///
    /// If it cannot be played or agreed, or the player seeks too much.
    pub async fn add_seek(&self, who: &Signed, wanted: NewSeek) -> Result<Seek, ClubError> {
        self.expect_not_suspended(who.id()).await?;
        let wanted = agree::checked(wanted)?;
        if wanted.rated && !who.is_registered() {
            return Err(ClubError::RegisteredOnly);
        }
        if let Audience::Player { player } = &wanted.audience {
            if player.0 == who.id() {
                return Err(ClubError::OwnSeek);
            }
            let invited = self.store.player(&player.0).await?;
            let invited = invited.filter(|player| player.name.is_some());
            if wanted.rated && invited.as_ref().is_some_and(|player| player.password.is_none()) {
                return Err(ClubError::RegisteredOnly);
            }
            invited.ok_or(ClubError::NoPlayer)?;
        }
        let own = self.lobby().values().filter(|it| it.seek.by.id.0 == who.id()).count();
        if own >= MOST {
            return Err(ClubError::TooManySeeks { most: MOST });
        }
        let id = match wanted.audience {
            Audience::Link => secret::text::<26>(),
            Audience::Everybody | Audience::Player { .. } => secret::id(),
        };
        let since = self.now();
        let player = who.player.id.clone();
        let row = SeekRow { id, player, wanted, since, until: since + STANDS };
        self.store.add_seek(row.clone()).await?;
        let seek = self.shown(row, &who.player).await?;
        self.place(&seek).await?;
        self.tell_nodes(&Word::Seek { seek: seek.id.clone() }, b"");
        Ok(seek)
    }

    /// Takes one's own seek back.
    ///
    /// # Errors
    ///
    /// [`ClubError::NoSeek`], [`ClubError::NotYours`].
    pub async fn remove_seek(&self, who: &Signed, id: &str) -> Result<(), ClubError> {
        let seek = self.seek(Some(who), id).await?;
        if seek.by.id.0 != who.id() {
            return Err(ClubError::NotYours);
        }
        self.drop_seek(&seek, false).await
    }

    /// Declines a challenge.
    ///
    /// # Errors
    ///
    /// [`ClubError::NoSeek`], [`ClubError::NotYours`].
    pub async fn decline_seek(&self, who: &Signed, id: &str) -> Result<(), ClubError> {
        let seek = self.seek(Some(who), id).await?;
        match &seek.wanted.audience {
            Audience::Player { player } if player.0 == who.id() => {
                self.drop_seek(&seek, true).await
            }
            _ => Err(ClubError::NotYours),
        }
    }

    async fn drop_seek(&self, seek: &Seek, declined: bool) -> Result<(), ClubError> {
        let done = self.store.remove_seek(seek.id.0.clone()).await;
        self.forget_seek(seek, declined);
        done.map_err(|error| match error {
            StoreError::Gone => ClubError::NoSeek,
            error => error.into(),
        })
    }

    fn forget_seek(&self, seek: &Seek, declined: bool) {
        self.displace_seek(&seek.id.0, declined);
        self.tell_nodes(&Word::SeekGone { seek: seek.id.clone(), declined }, b"");
    }

    /// All seeks of a player are gone already.
    pub(crate) fn forget_seeks(&self, player: &str) {
        let own: Vec<Seek> = {
            let lobby = self.lobby();
            lobby.values().map(|it| &it.seek).filter(|it| it.by.id.0 == player).cloned().collect()
        };
        for seek in own {
            self.forget_seek(&seek, false);
        }
    }

    /// Takes a seek: a match begins.
    ///
    /// # Errors
    ///
    /// [`ClubError::NoSeek`] if somebody was faster; [`ClubError::OwnSeek`];
    /// [`ClubError::RegisteredOnly`].
    pub async fn accept_seek(&self, who: &Signed, id: &str) -> Result<Taken, ClubError> {
        let seek = self.seek(Some(who), id).await?;
        if seek.by.id.0 == who.id() {
            return Err(ClubError::OwnSeek);
        }
        if self.apart(Some(who.id())).await?.contains(&seek.by.id.0) {
            return Err(ClubError::NoSeek);
        }
        self.expect_not_suspended(who.id()).await?;
        if seek.wanted.rated && !who.is_registered() {
            return Err(ClubError::RegisteredOnly);
        }
        let first = match seek.wanted.colour {
            Colour::First => true,
            Colour::Second => false,
            Colour::Any => secret::chance::<1>()[0].is_multiple_of(2),
        };
        let (by, taker) = (seek.by.id.0.clone(), who.player.id.clone());
        let players = if first { [by, taker] } else { [taker, by] };
        let NewSeek { spec, terms, rated, .. } = seek.wanted.clone();
        let new = self.new_match(agree::drawn(&spec)?, None, terms, rated, players)?;
        match self.store.begin(new.clone(), Some(seek.id.0.clone()), None).await {
            Ok(()) => self.forget_seek(&seek, false),
            Err(StoreError::Gone) => {
                // That it is gone may be on its way from another node.
                self.displace_seek(id, false);
                return Err(ClubError::NoSeek);
            }
            Err(error) => return Err(error.into()),
        }
        let game = MatchId(new.id.clone());
        self.begun(new).await?;
        Ok(Taken { game })
    }

    /// A match that is about to begin.
    pub(crate) fn new_match(
        &self,
        spec: String,
        start: Option<String>,
        terms: Terms,
        rated: bool,
        players: [String; 2],
    ) -> Result<NewMatch, ClubError> {
        let read = spec.parse().map_err(|error: catalog::Error| ClubError::Game(error.problems))?;
        let game = Match::with_terms(read, start.clone(), agree::seats([None, None]), &terms)
            .map_err(|error| ClubError::Game(error.problems()))?;
        let began = self.now();
        let next = game.time_left().into_iter().chain(game.alarm()).min();
        Ok(NewMatch {
            id: secret::id(),
            game: agree::family(&spec)?,
            speed: agree::speed(terms.clock.as_deref()),
            spec,
            start,
            due: next.map(|next| began.saturating_add(next)),
            terms,
            rated,
            players,
            began,
            deciders: game.deciders(),
        })
    }

    /// Tells both that a match has begun.
    pub(crate) async fn begun(&self, new: NewMatch) -> Result<MatchSummary, ClubError> {
        more(&self.metrics.matches_total);
        tracing::info!(id = new.id, spec = new.spec, rated = new.rated, "a match has begun");
        if new.due.is_some() {
            self.clocks_run();
        }
        let (players, deciders) = (new.players.clone(), new.deciders.clone());
        let row = store::MatchRow { new, stood: 0, ending: None, changes: None, next: None };
        let summary = self.summary(row).await?;
        let message = wire(&ServerMessage::Began { game: Box::new(summary.clone()) });
        for player in &players {
            self.tell_player(player, &message);
        }
        for seat in deciders {
            self.notices.tell(&self.hub, &players[seat.index()], seat, &summary);
        }
        Ok(summary)
    }

    /// Removes seeks that have lapsed, and those of players who are gone.
    pub(crate) async fn sweep_seeks(&self) -> Result<(), ClubError> {
        let now = self.now();
        let mut here = Vec::new();
        for standing in self.lobby().values_mut() {
            if self.hub.is_here(&standing.seek.by.id.0) {
                standing.seen = now;
                here.push(standing.seek.by.id.clone());
            }
        }
        if let Some(nodes) = &self.nodes {
            here.sort();
            here.dedup();
            nodes.tell_who_is_here(self, here);
            if !nodes.is_eldest() {
                return Ok(());
            }
        }
        let gone: Vec<Seek> = {
            let lobby = self.lobby();
            let lapsed = |it: &&Standing| {
                let lasts = it.seek.speed == Some(Speed::Days)
                    || it.seek.wanted.audience != Audience::Everybody;
                let lonely = now.saturating_sub(it.seen) > LONELY;
                now > it.seek.since + STANDS || (lonely && !lasts)
            };
            lobby.values().filter(lapsed).map(|it| it.seek.clone()).collect()
        };
        for seek in gone {
            match self.drop_seek(&seek, false).await {
                Ok(()) | Err(ClubError::NoSeek) => {}
                Err(error) => return Err(error),
            }
        }
        Ok(())
    }
}
