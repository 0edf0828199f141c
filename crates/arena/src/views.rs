//! What can be seen of a match, and by whom.

use protocol::{CombineView, Event, EventKind, MatchView, SavedMatch, Step, Terms};
use rules::Player;

use crate::{Match, MatchError, count};

/// Who looks at a match.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Viewer {
    /// Whoever hosts it and keeps the log.
    Host,
    /// One of the players.
    Seat(Player),
    /// Anybody else.
    Spectator,
}

/// Who may see an event.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Audience {
    /// Everybody.
    Everybody,
    /// Whoever did it, until it is told.
    Only(Player),
}

impl Audience {
    /// Whether a viewer belongs to it.
    pub fn includes(self, viewer: Viewer) -> bool {
        match (self, viewer) {
            (Self::Everybody, _) | (_, Viewer::Host) => true,
            (Self::Only(player), Viewer::Seat(seat)) => player == seat,
            (Self::Only(_), Viewer::Spectator) => false,
        }
    }
}

impl Match {
    /// Who may see the event at `index` of the log now.
    pub fn audience(&self, index: usize) -> Audience {
        match self.log.get(index) {
            Some(event) if self.secrets.contains(&index) => Audience::Only(event.by),
            _ => Audience::Everybody,
        }
    }

    /// What has happened, as a viewer may see it: that somebody has chosen, but not what.
    pub fn log_for(&self, viewer: Viewer) -> Vec<Event> {
        self.log_since(viewer, 0)
    }

    /// The same from the event at `index` on; nothing if there is none.
    pub fn log_since(&self, viewer: Viewer, index: usize) -> Vec<Event> {
        let shown = |(index, event): (usize, &Event)| match event.kind {
            EventKind::Choose { .. } if !self.audience(index).includes(viewer) => {
                Event { kind: EventKind::Choose { sign: None }, ..event.clone() }
            }
            _ => event.clone(),
        };
        self.log.iter().enumerate().skip(index).map(shown).collect()
    }

    /// The match with what a viewer may see of its log. Where something is hidden in it, it cannot be
    /// [opened](Match::open).
    pub fn saved_for(&self, viewer: Viewer) -> SavedMatch {
        SavedMatch { log: self.log_for(viewer), ..self.saved() }
    }

    /// The match as a viewer is shown it. Nothing in it but the log depends on who looks.
    pub fn view_for(&self, viewer: Viewer) -> MatchView {
        self.shown(self.saved_for(viewer), 0)
    }

    /// The match as whoever hosts it shows it.
    pub fn view(&self) -> MatchView {
        self.shown(self.saved(), 0)
    }

    /// How the match stands, without its log, and with the actions from the one at `index` on: what whoever knows
    /// all others needs. It costs no more in a long match than in a short one.
    pub fn news(&self, index: usize) -> MatchView {
        let saved = SavedMatch {
            spec: String::new(),
            start: None,
            seats: self.seats().clone(),
            terms: Terms::default(),
            log: Vec::new(),
        };
        self.shown(saved, index)
    }

    /// The match with that log, and the actions from the one at `index` on.
    fn shown(&self, saved: SavedMatch, index: usize) -> MatchView {
        let ending = self.ending();
        let position = self.position();
        let acts = self.to_move().is_some();
        MatchView {
            saved,
            view: if acts { position.view() } else { position.view_without_actions() },
            plies: self.plies.get(index..).unwrap_or_default().to_vec(),
            settled: count(self.settled()),
            ending,
            deciders: self.deciders(),
            clocks: self.time.view(self.on_clock()),
            offers: self.offers.standing().to_vec(),
            paused: self.paused,
            halted: self.halted,
            combined: self.combined(),
            fight: self.fight(),
            fought: self.fought.iter().map(crate::combine::Fought::view).collect(),
        }
    }

    fn combined(&self) -> Option<CombineView> {
        let combine = self.agreed.combine.as_ref()?;
        let link =
            |(letter, game): &(&str, crate::SideGame)| ((*letter).to_owned(), game.to_string());
        Some(CombineView {
            links: combine.links().iter().map(link).collect(),
            challenges: self.challenges,
            always: combine.always,
            tie_allows: combine.tie_allows,
        })
    }

    /// The announced action that waits, if there is one.
    pub fn fight(&self) -> Option<protocol::FightView> {
        let combine = self.agreed.combine.as_ref()?;
        self.fight.as_ref().map(|fight| fight.view(combine))
    }

    /// How it stood after the first `plies` actions, and what the last of them did.
    ///
    /// # Errors
    ///
    /// That fewer were played.
    pub fn look(&self, plies: u32) -> Result<Step, MatchError> {
        let after = usize::try_from(plies).unwrap_or(usize::MAX);
        let Some(position) = self.positions.get(after) else {
            return Err(MatchError::NotPlayed { wanted: plies, plies: count(self.plies.len()) });
        };
        let effects = match after.checked_sub(1) {
            None => Vec::new(),
            Some(before) => self.positions[before].effects(&self.plies[before].action)?,
        };
        Ok(Step { view: position.view_without_actions(), effects })
    }
}
