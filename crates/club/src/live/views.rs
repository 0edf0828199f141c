//! What each who looks is shown of a match.

use arena::{Audience, Viewer};
use protocol::online::{Change, ChatRoom, Happened, LiveMatch, MatchId, MatchSummary, Relation};
use protocol::{ActionView, Event, EventKind, MatchView, PlyView, View};
use rules::Player;

use super::absence::Absence;
use super::state::Live;
use crate::agree;

/// Who is there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Presence {
    pub(super) here: [bool; 2],
    pub(super) spectators: u32,
    /// From when on it may be claimed that whoever has to decide has left.
    pub(super) claim: Option<u64>,
}

/// What was known of a match before something happened.
pub(super) struct Known {
    events: usize,
    /// How many actions were played.
    plies: usize,
    /// They themselves, where some may be taken back.
    taken: Option<Vec<PlyView>>,
    /// The events that were hidden from somebody.
    hidden: Vec<usize>,
}

impl Live {
    /// What lists show.
    pub(super) fn summary(&self) -> MatchSummary {
        let new = &self.row.new;
        MatchSummary {
            id: MatchId(new.id.clone()),
            spec: new.spec.clone(),
            speed: agree::speed(new.terms.clock.as_deref()),
            clock: new.terms.clock.clone(),
            rated: new.rated,
            players: self.players.clone(),
            began: new.began,
            deciders: self.game.deciders(),
            ending: self.game.ending(),
            ratings: self.row.changes,
        }
    }

    /// All that whoever sits there, or watches, may see.
    pub(super) fn show(&self, seat: Option<Player>, now: u64, there: Presence) -> LiveMatch {
        let mut state = self.game.view_for(viewer(seat));
        leave_out(&mut state, seat);
        LiveMatch {
            summary: self.summary(),
            you: seat.map_or(Relation::Spectator, |side| Relation::Seat { side }),
            seq: self.seq(),
            at: self.at(now),
            here: there.here,
            spectators: there.spectators,
            state: Box::new(state),
            chat: self.chat.iter().filter(|line| self.hears(seat, line.room)).cloned().collect(),
            plan: self.plan_view(seat),
            claim: there.claim,
            next: self.row.next.clone().map(MatchId),
        }
    }

    /// The same for somebody where it is not known who is there.
    pub(crate) fn show_kept(&self, player: Option<&str>, now: u64) -> LiveMatch {
        let claim = self.claim(Absence::default(), 0);
        let nobody = Presence { here: [false; 2], spectators: 0, claim };
        self.show(self.seat(player), now, nobody)
    }

    /// Whether somebody hears what is said in a room.
    pub(super) fn hears(&self, seat: Option<Player>, room: ChatRoom) -> bool {
        self.is_over() || (room == ChatRoom::Players) == seat.is_some()
    }

    /// What is known now, before that happens.
    pub(super) fn known(&self, happens: &[Event]) -> Known {
        let events = self.game.log().len();
        // Actions only come to those that there are.
        let only_acts = happens.iter().all(|event| matches!(event.kind, EventKind::Act { .. }));
        let plies = self.game.plies();
        let hidden =
            (0..events).filter(|&index| self.game.audience(index) != Audience::Everybody).collect();
        Known { events, plies: plies.len(), taken: (!only_acts).then(|| plies.to_vec()), hidden }
    }

    /// What has changed for everybody, and what each may see of it.
    pub(super) fn change(
        &self,
        known: &Known,
        now: u64,
        ratings: Option<[Change; 2]>,
        claim: Option<u64>,
    ) -> Changed {
        let revealed = known.hidden.iter().copied();
        let revealed = revealed.filter(|&index| self.game.audience(index) == Audience::Everybody);
        let same = |taken: &Vec<PlyView>| {
            taken.iter().zip(self.game.plies()).take_while(|(old, new)| old == new).count()
        };
        let plies_from = known.taken.as_ref().map_or(known.plies, same);
        Changed {
            from: revealed.min().unwrap_or(known.events),
            plies_from,
            state: self.game.news(plies_from),
            at: self.at(now),
            ratings,
            claim,
        }
    }

    /// The change as whoever sits there, or watches, may see it. Each is asked for once, so that the legal actions,
    /// which are most of it, need not be copied for the one who has to decide.
    pub(super) fn happened(&self, changed: &mut Changed, seat: Option<Player>) -> Happened {
        let decides = decides(&changed.state, seat);
        let all = &mut changed.state.view.actions;
        let actions = match (decides, changed.state.deciders.len()) {
            (false, _) => Vec::new(),
            (true, 1) => std::mem::take(all),
            (true, _) => all.clone(),
        };
        let state = &changed.state;
        Happened {
            seq: self.seq(),
            at: changed.at,
            from: count(changed.from),
            events: self.game.log_since(viewer(seat), changed.from),
            plies_from: count(changed.plies_from),
            plies: state.plies.clone(),
            view: shown(&state.view, actions),
            settled: state.settled,
            ending: state.ending.clone(),
            deciders: state.deciders.clone(),
            clocks: state.clocks,
            offers: state.offers.clone(),
            paused: state.paused,
            halted: state.halted,
            combined: state.combined.clone(),
            fight: state.fight.clone(),
            fought: state.fought.clone(),
            ratings: changed.ratings,
            claim: changed.claim,
            next: self.row.next.clone().map(MatchId),
        }
    }
}

/// What has changed, before it is made fit for those who look.
pub(super) struct Changed {
    from: usize,
    plies_from: usize,
    state: MatchView,
    at: u64,
    ratings: Option<[Change; 2]>,
    claim: Option<u64>,
}

fn viewer(seat: Option<Player>) -> Viewer {
    seat.map_or(Viewer::Spectator, Viewer::Seat)
}

/// Whether whoever sits there has to decide something.
fn decides(state: &MatchView, seat: Option<Player>) -> bool {
    seat.is_some_and(|seat| state.deciders.contains(&seat))
}

/// Whoever has not to decide needs no legal actions.
fn leave_out(state: &mut MatchView, seat: Option<Player>) {
    if !decides(state, seat) {
        state.view.actions.clear();
    }
}

/// The position for those who look, with those legal actions.
fn shown(view: &View, actions: Vec<ActionView>) -> View {
    View {
        position: view.position.clone(),
        to_move: view.to_move,
        outcome: view.outcome,
        prompt: view.prompt,
        pieces: view.pieces.clone(),
        supply: view.supply.clone(),
        score: view.score,
        rows: view.rows.clone(),
        timers: view.timers.clone(),
        alarm: view.alarm,
        interjections: view.interjections.clone(),
        actions,
    }
}

fn count(number: usize) -> u32 {
    u32::try_from(number).unwrap_or(u32::MAX)
}
