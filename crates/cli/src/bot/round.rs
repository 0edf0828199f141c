//! One match of a bot: what stands, what is due, and what was sent.

use std::time::Instant;

use arena::Clock as Form;
use catalog::Limits;
use protocol::online::{ActionId, ClientMessage, MatchId, Relation};
use protocol::{EventKind, Offer};
use remote::Seen;
use rules::Player;

use super::brain::{Brain, Question};
use crate::players::{Pace, any_seed};
use crate::ugi::Clock;

/// What may pass on the way before the clock of the server stops, in milliseconds.
const WAY: u64 = 100;

/// Something that was sent, until the server says what became of it.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Sent {
    id: ActionId,
    seq: u32,
    event: EventKind,
}

/// A match that a bot plays.
pub(super) struct Round {
    pub(super) seen: Seen,
    seat: Player,
    heard: Instant,
    brain: Brain,
    thinking: bool,
    /// The event of a turn that is on its way.
    sent: Option<Sent>,
    /// The actions that follow it.
    rest: Vec<String>,
    /// An answer to an offer that is on its way.
    answer: Option<Sent>,
    /// How many events had happened when the last offer was answered.
    answered: Option<u32>,
    /// Whether it gives the match up.
    given_up: bool,
    /// Since when it is over.
    pub(super) over: Option<Instant>,
}

impl Round {
    /// A match in which the bot has a seat.
    pub(super) fn new(seen: Seen, brain: Brain) -> Option<Self> {
        let Relation::Seat { side } = seen.you else { return None };
        let (heard, over) = (Instant::now(), seen.state.ending.as_ref().map(|_| Instant::now()));
        Some(Self {
            seen,
            seat: side,
            heard,
            brain,
            thinking: false,
            sent: None,
            rest: Vec::new(),
            answer: None,
            answered: None,
            given_up: false,
            over,
        })
    }

    pub(super) fn id(&self) -> &MatchId {
        &self.seen.summary.id
    }

    pub(super) fn opponent(&self) -> String {
        let opponent = &self.seen.summary.players[self.seat.other().index()];
        opponent.name.clone().unwrap_or_else(|| "somebody".to_owned())
    }

    /// How it has ended, in words.
    pub(super) fn ending(&self) -> Option<String> {
        let ending = self.seen.state.ending.as_ref()?;
        let how = match ending.winner {
            None => "drawn",
            Some(winner) if winner == self.seat => "won",
            Some(_) => "lost",
        };
        Some(format!("{how} ({})", ending.reason))
    }

    /// The whole match came anew. What was on its way is sent again: it happens once.
    pub(super) fn see(&mut self, seen: Seen) -> Vec<ClientMessage> {
        (self.seen, self.heard) = (seen, Instant::now());
        let sent: Vec<Sent> = self.sent.iter().chain(&self.answer).cloned().collect();
        sent.into_iter().map(|sent| self.message(sent)).collect()
    }

    /// Something has happened; whether that goes on from what is known.
    pub(super) fn follow(&mut self, change: remote::Changed) -> bool {
        self.heard = Instant::now();
        self.seen.follow(change)
    }

    /// What was sent under that name is done: what follows it, if something does.
    pub(super) fn done(&mut self, id: &ActionId, seq: u32) -> Option<ClientMessage> {
        if self.answer.as_ref().is_some_and(|sent| sent.id == *id) {
            self.answer = None;
        }
        self.sent.take_if(|sent| sent.id == *id)?;
        if self.rest.is_empty() {
            return None;
        }
        let action = self.rest.remove(0);
        Some(self.act(action, seq))
    }

    /// What was sent under that name was refused; whether it was part of a turn.
    pub(super) fn refused(&mut self, id: &ActionId) -> bool {
        if self.answer.as_ref().is_some_and(|sent| sent.id == *id) {
            self.answer = None;
        }
        let was_turn = self.sent.take_if(|sent| sent.id == *id).is_some();
        if was_turn {
            self.rest.clear();
        }
        was_turn
    }

    /// A turn was chosen when there were so many events; what is sent of it, if it still is due.
    pub(super) fn chosen(&mut self, seq: usize, turn: Vec<String>) -> Option<ClientMessage> {
        self.thinking = false;
        let since = self.seen.state.saved.log.get(seq..)?;
        let matters =
            |kind: &EventKind| !matches!(kind, EventKind::Offer { .. } | EventKind::Decline { .. });
        if since.iter().any(|event| matters(&event.kind)) || !self.is_due() {
            return None;
        }
        let mut turn = turn.into_iter();
        let action = turn.next()?;
        self.rest = turn.collect();
        Some(self.act(action, self.seen.seq))
    }

    /// It cannot go on: gives the match up, and says why.
    pub(super) fn give_up(&mut self) -> Vec<ClientMessage> {
        self.thinking = false;
        if self.given_up || self.seen.state.ending.is_some() {
            return Vec::new();
        }
        self.given_up = true;
        self.rest.clear();
        let text = "My engine has failed, so I resign. Thank you for the game.".to_owned();
        let room = protocol::online::ChatRoom::Players;
        let say = ClientMessage::Chat { game: self.id().clone(), id: new_id(), room, text };
        let sent = Sent { id: new_id(), seq: self.seen.seq, event: EventKind::Resign };
        self.sent = Some(sent.clone());
        vec![say, self.message(sent)]
    }

    /// What is to be done now: begins to think where a turn is due, answers what is offered. `again`:
    /// whether another game with the same opponent would be played.
    pub(super) fn go_on(&mut self, movetime: u64, again: bool) -> Option<ClientMessage> {
        if self.is_due() && !self.thinking && self.sent.is_none() && !self.given_up {
            self.thinking = true;
            let saved = self.seen.state.saved.clone();
            self.brain.ask(Question { saved, by: self.seat, pace: self.pace(movetime) });
        }
        let offered = self.seen.state.offers.iter().find(|offer| offer.by != self.seat)?.offer;
        if self.answer.is_some() || self.answered == Some(self.seen.seq) {
            return None;
        }
        self.answered = Some(self.seen.seq);
        let event = match offered {
            Offer::Rematch if again => EventKind::Accept { offer: offered },
            _ => EventKind::Decline { offer: offered },
        };
        let sent = Sent { id: new_id(), seq: self.seen.seq, event };
        self.answer = Some(sent.clone());
        Some(self.message(sent))
    }

    fn is_due(&self) -> bool {
        self.seen.state.ending.is_none() && self.seen.state.deciders.contains(&self.seat)
    }

    fn act(&mut self, action: String, seq: u32) -> ClientMessage {
        let sent = Sent { id: new_id(), seq, event: EventKind::Act { action } };
        self.sent = Some(sent.clone());
        self.message(sent)
    }

    fn message(&self, Sent { id, seq, event }: Sent) -> ClientMessage {
        ClientMessage::Do { game: self.id().clone(), id, seq, event }
    }

    /// How long may be thought: by the clocks, where a game has some that do not give days.
    fn pace(&self, movetime: u64) -> Pace {
        let limits = Limits { millis: Some(movetime), ..Limits::default() };
        let saved = &self.seen.state.saved;
        let forms: Vec<Form> = saved
            .terms
            .clock
            .iter()
            .flat_map(|it| it.split('/'))
            .filter_map(|it| it.parse().ok())
            .collect();
        let (Some(views), Some(first)) = (self.seen.state.clocks, forms.first()) else {
            return Pace::Limits(limits);
        };
        let forms = [first, forms.get(1).unwrap_or(first)];
        if forms.iter().any(|form| matches!(form, Form::EachTurn { .. })) {
            return Pace::Limits(limits);
        }
        let last = saved.log.last().map_or(0, |event| event.at);
        let since = u64::try_from(self.heard.elapsed().as_millis()).unwrap_or(u64::MAX);
        let run = self.seen.at.saturating_sub(last).saturating_add(since).saturating_add(WAY);
        Pace::Clocks([0, 1].map(|index| Clock {
            left: views[index].left.saturating_sub(if views[index].runs { run } else { 0 }),
            increment: match *forms[index] {
                Form::Increment { add, .. } => add,
                Form::Delay { free, .. } => free,
                Form::Periods { period, .. } => period,
                Form::Hourglass { .. } | Form::EachTurn { .. } => 0,
            },
        }))
    }
}

/// A name that nothing has that was sent before.
fn new_id() -> ActionId {
    ActionId(format!("bot-{:016x}", any_seed()))
}
