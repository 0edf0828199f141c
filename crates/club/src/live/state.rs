//! A match in memory, as it is kept.

use std::collections::HashMap;

use arena::{Match, MatchError};
use protocol::online::{ChatLine, PlayerInfo};
use protocol::{EventKind, FightStep, SavedMatch};
use rules::Player;
use store::{Logged, MatchRow, Plan, StoreError};

use crate::club::Club;
use crate::{ClubError, agree};

/// How often it is tried whether time is up in a side game that has no clock of its own, in milliseconds.
const TRIED: u64 = 1000;

/// When a flag falls, and how that is pointed out.
pub(super) struct Deadline {
    /// In milliseconds of the match.
    pub(super) at: u64,
    pub(super) flag: EventKind,
    /// Whose flag it is, where one player's clock runs.
    pub(super) of: Option<Player>,
    /// Whether it is only tried then.
    pub(super) tried: bool,
}

/// A match, what was agreed about it, and the names of the actions that were sent.
pub(crate) struct Live {
    pub(super) row: MatchRow,
    pub(super) players: [PlayerInfo; 2],
    pub(crate) game: Match,
    /// At which place of the log an action of a player stands.
    pub(super) actions: HashMap<(Player, String), u32>,
    pub(super) chat: Vec<ChatLine>,
    /// What is planned, the first player's first.
    pub(super) plans: [Option<Plan>; 2],
}

impl Live {
    pub(crate) async fn load(club: &Club, id: &str) -> Result<Self, ClubError> {
        let row = club.store.game(id).await?.ok_or(ClubError::NoMatch)?;
        let players = club.players(&row.new.players).await?;
        let logged = club.store.events(id).await?;
        let mut actions = HashMap::new();
        for (seq, Logged { action, event }) in (1..).zip(&logged) {
            if let Some(action) = action {
                actions.insert((event.by, action.clone()), seq);
            }
        }
        let [first, second] = &players;
        let saved = SavedMatch {
            spec: row.new.spec.clone(),
            start: row.new.start.clone(),
            seats: agree::seats([first.name.clone(), second.name.clone()]),
            terms: row.new.terms.clone(),
            log: logged.into_iter().map(|logged| logged.event).collect(),
        };
        let game = Match::open(&saved).map_err(|error| {
            ClubError::from(StoreError::Unreadable(format!("match {id}: {error}")))
        })?;
        let mut chat = Vec::new();
        for said in club.store.said(id).await? {
            let by = club.player_info(&said.player).await?;
            chat.push(ChatLine { room: said.room, by, at: said.at, text: said.text });
        }
        let plans = club.store.plans(id).await?;
        Ok(Self { row, players, game, actions, chat, plans })
    }

    /// On which side a player sits.
    pub(super) fn seat(&self, player: Option<&str>) -> Option<Player> {
        let player = player?;
        Player::BOTH.into_iter().find(|seat| self.row.new.players[seat.index()] == player)
    }

    /// How many events there were.
    pub(super) fn seq(&self) -> u32 {
        u32::try_from(self.game.log().len()).unwrap_or(u32::MAX)
    }

    /// When the last one was, in milliseconds of the match.
    pub(super) fn last(&self) -> u64 {
        self.game.log().last().map_or(0, |event| event.at)
    }

    /// What time it is in the match. It stands once the match is over.
    pub(super) fn at(&self, now: u64) -> u64 {
        if self.is_over() {
            return self.last();
        }
        let passed = now.saturating_sub(self.row.new.began).saturating_sub(self.row.stood);
        passed.max(self.last())
    }

    /// What time of day a time of the match is.
    pub(super) fn of_day(&self, at: u64) -> u64 {
        self.row.new.began.saturating_add(self.row.stood).saturating_add(at)
    }

    pub(super) fn is_over(&self) -> bool {
        self.game.ending().is_some()
    }

    /// When a flag falls if nothing happens.
    pub(super) fn deadline(&self, now: u64) -> Option<Deadline> {
        if self.is_over() {
            return None;
        }
        let after =
            |left: u64, flag, of| Deadline { at: self.last() + left, flag, of, tried: false };
        // The game's own timers run out as a clock does, but for nobody.
        let alarm = self.game.alarm().map(|alarm| after(alarm, EventKind::Flag, None));
        let left = self.game.time_left();
        let clock = left.map(|left| after(left, EventKind::Flag, self.game.on_clock()));
        let side = self
            .game
            .side()
            .and_then(|side| side.time_left().into_iter().chain(side.alarm()).min());
        let flag = || EventKind::Side { event: Box::new(EventKind::Flag) };
        let side = side.map(|left| after(left, flag(), None));
        let next = [alarm, clock, side].into_iter().flatten().min_by_key(|deadline| deadline.at);
        let waits = self.game.fight().is_some() && self.row.new.terms.combine.is_some();
        next.or_else(|| {
            let at = self.at(now) + TRIED;
            waits.then_some(Deadline { at, flag: EventKind::Flag, of: None, tried: true })
        })
    }

    /// Whether the server has to draw a lot.
    pub(super) fn is_lot_due(&self) -> bool {
        let step = self.game.fight().map(|fight| fight.step);
        matches!(step, Some(FightStep::Elsewhere { lot: true, .. }))
    }

    /// Whether an event that a player knew of so many others for can no longer be meant.
    pub(super) fn is_stale(&self, by: Player, seq: u32, kind: &EventKind) -> bool {
        // The match itself says whether an answer goes with what is offered, and these always make sense.
        if matches!(
            kind,
            EventKind::Resign
                | EventKind::Flag
                | EventKind::Offer { .. }
                | EventKind::Accept { .. }
                | EventKind::Decline { .. }
                | EventKind::Claim { .. }
                | EventKind::GiveTime
        ) {
            return false;
        }
        let known = usize::try_from(seq).unwrap_or(usize::MAX);
        let Some(since) = self.game.log().get(known..) else { return true };
        // What both do at the same time does not make the other's stale.
        since.iter().any(|event| match event.kind {
            EventKind::Offer { .. } | EventKind::Decline { .. } | EventKind::GiveTime => false,
            EventKind::Choose { .. } | EventKind::Tell { .. } => event.by == by,
            _ => true,
        })
    }
}

/// Whether a player may send an event at all.
pub(super) fn expect_allowed(kind: &EventKind) -> Result<(), ClubError> {
    match kind {
        EventKind::Abandon | EventKind::Lot { .. } | EventKind::Rule { .. } => {
            Err(ClubError::NotAllowed)
        }
        EventKind::Side { event } if matches!(**event, EventKind::Claim { .. }) => {
            Err(ClubError::NotAllowed)
        }
        EventKind::Side { event } => expect_allowed(event),
        _ => Ok(()),
    }
}

/// Why something in a match was refused.
pub(super) enum Refusal {
    Club(ClubError),
    Match(MatchError),
}

impl Refusal {
    pub(super) fn failure(self) -> protocol::Failure {
        match self {
            Self::Club(error) => error.failure(),
            Self::Match(error) => error.into(),
        }
    }
}

impl<E: Into<ClubError>> From<E> for Refusal {
    fn from(error: E) -> Self {
        Self::Club(error.into())
    }
}
