use catalog::{PlayerSpec, Session, Spec};
use protocol::{Ending, Event, EventKind, PlyView, Ruling, SavedMatch, Seat, Terms};
use rules::{Key, Player};

use crate::agreed::Agreed;
use crate::clock::{Clocks, Time};
use crate::combine::{Fight, Fought, Playing, Seating, Step};
use crate::offers::Offers;
use crate::{MatchError, OpenError};

/// A match between two seats: a pure state machine over its log.
///
/// It reads no clock: time is a value in each event and never falls. It also runs for the timers that a
/// game has of its own, while a decision about an action is due; what then happens by itself is played at
/// its moment, and stands among the actions. It draws no lots: chance is a
/// value as well. It asks nobody: engines and people alike send [events](Event). Who may do what:
///
/// * an action: the player whose decision it is, while the match goes on; and what the game lets the
///   player who waits do ([`Session::interjections`]);
/// * a resignation: either seat at any time, while the match goes on;
/// * taking back, to any number of actions, where it is free: either seat at any time, also once the
///   match is over by the rules, by agreement or by resignation, which then goes on. Taking back to the
///   number that were played takes back the end, or an announcement that was not answered. What was
///   challenged is never taken back, nor is time;
/// * an offer, and what answers it: see [`Offer`](protocol::Offer);
/// * claiming that the opponent has left, where whoever hosts it lets them; giving the opponent time: either
///   seat, while the match goes on;
/// * pointing out that the time of whoever decides is up: anybody. Nothing else happens then;
/// * pointing out that one of the game's own timers has run out: anybody;
/// * what an arbiter decides ([`Ruling`]): whoever hosts the match, for an arbiter;
/// * in a combined game what belongs to it: see [`FightStep`](protocol::FightStep).
///
/// It ends by the rules, by resignation, by agreement, when a player has left, when an arbiter decides it,
/// when a player's time is up (the opponent wins, if they [still can](Session::can_still_win)), or in a draw by repetition:
/// when a position stands at the start of a turn as often as the game
/// [allows](rules::Game::REPETITIONS), or as was agreed.
#[derive(Clone, Debug)]
pub struct Match {
    spec: Spec,
    start: Option<String>,
    seats: [Seat; 2],
    players: [PlayerSpec; 2],
    pub(crate) agreed: Agreed,
    pub(crate) log: Vec<Event>,
    /// The events of the log that only whoever did them may see.
    pub(crate) secrets: Vec<usize>,
    /// The position after each number of actions, from none on.
    pub(crate) positions: Vec<Box<dyn Session>>,
    pub(crate) plies: Vec<PlyView>,
    /// What the clock of whoever played each action showed after it.
    pub(crate) left: Vec<Option<u64>>,
    /// The numbers of actions after which a turn begins, also one that nobody has begun.
    pub(crate) turns: Vec<usize>,
    /// How it ended, where that is not seen from the position.
    pub(crate) ended: Option<Ending>,
    pub(crate) time: Time,
    pub(crate) paused: bool,
    /// Whether an arbiter has paused it.
    pub(crate) halted: bool,
    /// For how long it was paused until each action, and until now.
    pub(crate) rested: Vec<u64>,
    pub(crate) resting: u64,
    pub(crate) offers: Offers,
    /// Whether both want another match.
    pub(crate) rematch: bool,
    /// How many challenges each player has left in a combined game.
    pub(crate) challenges: [Option<u32>; 2],
    pub(crate) fight: Option<Fight>,
    pub(crate) fought: Vec<Fought>,
}

impl Match {
    /// A match that begins now, from the position `start` if it is not the usual beginning, with
    /// nothing else agreed.
    ///
    /// # Errors
    ///
    /// What is wrong with the start or the seats.
    pub fn new(spec: Spec, start: Option<String>, seats: [Seat; 2]) -> Result<Self, OpenError> {
        Self::with_terms(spec, start, seats, &Terms::default())
    }

    /// The same with what was agreed.
    ///
    /// # Errors
    ///
    /// What is wrong with the start, the seats or the terms.
    pub fn with_terms(
        spec: Spec,
        start: Option<String>,
        seats: [Seat; 2],
        terms: &Terms,
    ) -> Result<Self, OpenError> {
        let player = |seat: Player| {
            seats[seat.index()].player.parse().map_err(|error| OpenError::Seat { seat, error })
        };
        let players = [player(Player::First)?, player(Player::Second)?];
        let position = spec.open(start.as_deref())?;
        let agreed = Agreed::read(terms, &Seating { spec: &spec, players: &players })?;
        let challenges = agreed.combine.as_ref().map_or([Some(0); 2], |combine| combine.challenges);
        let mut game = Self {
            spec,
            start,
            seats,
            players,
            time: Time::new(agreed.clock.map(Clocks::new)),
            agreed,
            log: Vec::new(),
            secrets: Vec::new(),
            positions: vec![position],
            plies: Vec::new(),
            left: Vec::new(),
            turns: vec![0],
            ended: None,
            paused: false,
            halted: false,
            rested: Vec::new(),
            resting: 0,
            offers: Offers::default(),
            rematch: false,
            challenges,
            fight: None,
            fought: Vec::new(),
        };
        game.play_what_is_due(0);
        Ok(game)
    }

    /// The match that was kept.
    ///
    /// # Errors
    ///
    /// What is wrong with its start, its seats or its terms, or the first event that cannot have
    /// happened.
    pub fn open(saved: &SavedMatch) -> Result<Self, OpenError> {
        let SavedMatch { spec, start, seats, terms, log } = saved;
        let mut game = Self::with_terms(spec.parse()?, start.clone(), seats.clone(), terms)?;
        for (index, event) in log.iter().enumerate() {
            game.happen(event.clone()).map_err(|error| OpenError::Event { index, error })?;
        }
        Ok(game)
    }

    /// The match to be kept by whoever hosts it; [`open`](Match::open) is its inverse at every moment,
    /// also inside a turn. It holds what is hidden: see [`saved_for`](Match::saved_for).
    pub fn saved(&self) -> SavedMatch {
        SavedMatch {
            spec: self.spec.to_string(),
            start: self.start.clone(),
            seats: self.seats.clone(),
            terms: self.agreed.terms(),
            log: self.log.clone(),
        }
    }

    /// Another match with colours exchanged, once both want it.
    pub fn rematch(&self) -> Option<Result<Self, OpenError>> {
        let [first, second] = self.seats.clone();
        let terms = self.agreed.terms();
        let again =
            || Self::with_terms(self.spec.clone(), self.start.clone(), [second, first], &terms);
        self.rematch.then(again)
    }

    /// The game with its options.
    pub fn spec(&self) -> &Spec {
        &self.spec
    }

    /// The position it began from, if not the usual one.
    pub fn start(&self) -> Option<&str> {
        self.start.as_deref()
    }

    /// Who sits there, the first player first.
    pub fn seats(&self) -> &[Seat; 2] {
        &self.seats
    }

    /// What the seats play, the first player first.
    pub fn players(&self) -> &[PlayerSpec; 2] {
        &self.players
    }

    /// Everything that has happened, oldest first.
    pub fn log(&self) -> &[Event] {
        &self.log
    }

    /// The actions that were played and not taken back, oldest first.
    pub fn plies(&self) -> &[PlyView] {
        &self.plies
    }

    /// The position now.
    pub fn position(&self) -> &dyn Session {
        &*self.positions[self.plies.len()]
    }

    /// Whether potentials may be challenged in it.
    pub fn is_combined(&self) -> bool {
        self.agreed.combine.is_some()
    }

    /// The position before each action, oldest first, and the position now.
    pub fn positions(&self) -> impl Iterator<Item = &dyn Session> {
        self.positions.iter().map(|position| &**position)
    }

    /// Whose decision about an action is next; nobody's once the match is over, while it is paused, and
    /// while an announced action waits.
    pub fn to_move(&self) -> Option<Player> {
        let waits = self.fight.is_some() || self.paused || self.ending().is_some();
        (!waits).then(|| self.position().to_move())
    }

    /// Whose decisions are next: nobody's once the match is over or while it is paused, both players'
    /// where they choose at the same time. After the player to move comes a program that waits and will
    /// do meanwhile what the game lets it do.
    pub fn deciders(&self) -> Vec<Player> {
        match &self.fight {
            Some(fight) if self.ending().is_none() && !self.paused => fight.deciders(),
            _ => self.to_move().into_iter().chain(self.interrupts()).collect(),
        }
    }

    /// Whose clock runs.
    pub fn on_clock(&self) -> Option<Player> {
        match &self.fight {
            Some(fight) if self.ending().is_none() && !self.paused => fight.on_clock(),
            _ => self.to_move(),
        }
    }

    /// How long, from the last event on, the player on the clock can still think, in milliseconds;
    /// `None` without a clock.
    pub fn time_left(&self) -> Option<u64> {
        Some(self.time.clocks?.left(self.on_clock()?))
    }

    /// The game of the catalog that was played in a fight that is over, by the number of the fight from 0.
    pub fn fought(&self, fight: u32) -> Option<&Self> {
        match &self.fought.get(usize::try_from(fight).ok()?)?.side {
            Playing::Catalog { game, .. } => Some(game),
            Playing::Hands(_) | Playing::Elsewhere(_) => None,
        }
    }

    /// The game that is played for the right to an announced action, if it is one of the catalog.
    pub fn side(&self) -> Option<&Self> {
        self.side_of().map(|(side, _)| side)
    }

    /// The same, and which player of this match begins in it.
    pub(crate) fn side_of(&self) -> Option<(&Self, Player)> {
        match &self.fight.as_ref()?.step {
            Step::Play(Playing::Catalog { game, begins, .. }) => Some((game, *begins)),
            _ => None,
        }
    }

    /// The keys of the positions in which the turns began, oldest first, with that of a turn that
    /// has begun: what a search needs to see repetition.
    pub fn history(&self) -> Vec<Key> {
        let begun = self.turns.iter().filter(|&&start| start < self.plies.len());
        begun.map(|&start| self.positions[start].key()).collect()
    }

    /// How many of the actions belong to complete turns.
    pub fn settled(&self) -> usize {
        self.turns.last().copied().unwrap_or_default()
    }

    /// Whether the action at `index` completed its turn.
    pub(crate) fn ends_turn(&self, index: usize) -> bool {
        self.turns.binary_search(&(index + 1)).is_ok()
    }

    /// How the match ended, if it has.
    pub fn ending(&self) -> Option<Ending> {
        if let Some(ended) = &self.ended {
            return Some(ended.clone());
        }
        if let Some(outcome) = self.position().outcome() {
            return Some(Ending { winner: outcome.winner, reason: outcome.reason.to_owned() });
        }
        self.is_repeated().then(|| Ending { winner: None, reason: REPEATED.to_owned() })
    }

    /// Whether a turn begins now, in a position in which turns have begun often enough.
    fn is_repeated(&self) -> bool {
        let most = match self.agreed.repetition {
            None => self.position().repetitions(),
            Some(0) => return false,
            Some(most) => usize::try_from(most).unwrap_or(usize::MAX),
        };
        let starts_now = self.settled() == self.plies.len();
        let key = self.position().key();
        let again = self.turns.iter().filter(|&&start| self.positions[start].key() == key);
        starts_now && again.count() >= most
    }

    /// Lets something happen.
    ///
    /// # Errors
    ///
    /// Why it cannot happen.
    pub fn happen(&mut self, event: Event) -> Result<(), MatchError> {
        let last = self.log.last().map_or(0, |event| event.at);
        if event.at < last {
            return Err(MatchError::TimeFalls { at: event.at, last });
        }
        if self.alarm().is_none() {
            return self.happen_then(event, false);
        }
        // What a timer has done is not undone where the event is refused, it has just not happened yet.
        let mut next = self.clone();
        let rang = next.let_time_pass(event.at);
        next.happen_then(event, rang)?;
        *self = next;
        Ok(())
    }

    /// Lets something happen once the game's own timers have run until then; whether one has run out.
    fn happen_then(&mut self, mut event: Event, rang: bool) -> Result<(), MatchError> {
        let Event { by, at, .. } = event;
        let running = self.on_clock();
        let resting = if self.paused { at.saturating_sub(self.time.at) } else { 0 };
        let mut time = self.time.until(at, running);
        let late = running.filter(|&player| time.is_up(player));
        let (turns, plies) = (self.turns.len(), self.plies.len());
        match (&mut event.kind, late) {
            (EventKind::Flag, Some(player)) => self.lose(player, TIME),
            (EventKind::Flag, None) if rang => {}
            (EventKind::Flag, None) => self.flag_in_side_game(at)?,
            (EventKind::Abandon, _) => {
                self.expect_going_on()?;
                self.lose(by, ABANDONED);
            }
            (EventKind::Rule { ruling }, None) => self.rule(by, at, *ruling)?,
            (EventKind::Rule { ruling: ruling @ Ruling::Decide { .. } }, Some(_)) => {
                self.rule(by, at, *ruling)?;
            }
            (_, Some(player)) => return Err(MatchError::TimeIsUp { player }),
            (EventKind::Act { action }, None) => *action = self.act(by, action, at)?,
            (EventKind::TakeBack { to }, None) => self.take_back_freely(*to)?,
            (EventKind::Resign, None) => {
                self.expect_going_on()?;
                self.end(Some(by.other()), RESIGNED);
            }
            (EventKind::Offer { offer }, None) => self.offer(by, *offer)?,
            (EventKind::Accept { offer }, None) => self.accept(by, *offer)?,
            (EventKind::Decline { offer }, None) => self.decline(by, *offer)?,
            (EventKind::GoOn, None) => self.go_on()?,
            (EventKind::Claim { draw }, None) => {
                self.expect_going_on()?;
                if *draw { self.end(None, ABANDONED) } else { self.lose(by.other(), ABANDONED) }
            }
            (EventKind::GiveTime, None) => {
                self.expect_going_on()?;
                if !time.give(by.other()) {
                    return Err(MatchError::NoTimeToGive);
                }
            }
            (kind, None) => self.happen_in_fight(by, at, kind)?,
        }
        if self.turns.len() > turns
            && let Some(ply) = self.plies.last()
        {
            time.complete_turn(ply.by);
        }
        if self.plies.len() > plies
            && let Some(ply) = self.plies.last()
        {
            self.left.push(time.clocks.map(|clocks| clocks.left(ply.by)));
            self.rested.push(self.resting);
        }
        self.time = time;
        self.resting += resting;
        self.log.push(event);
        self.play_what_is_due(at);
        Ok(())
    }

    /// Lets something happen at once; [`happen`](Match::happen) for each of `events`, or for none. In a
    /// combined game it stops after an action that is announced and must wait, and after the end of a
    /// side game.
    ///
    /// # Errors
    ///
    /// Why the first of them that fails cannot happen.
    pub fn happen_all(&mut self, events: Vec<Event>) -> Result<(), MatchError> {
        let mut next = self.clone();
        for event in events {
            next.happen(event)?;
            if next.fight.is_some() != self.fight.is_some() {
                break;
            }
        }
        *self = next;
        Ok(())
    }

    pub(crate) fn expect_going_on(&self) -> Result<(), MatchError> {
        if self.ending().is_some() { Err(MatchError::Over) } else { Ok(()) }
    }

    pub(crate) fn end(&mut self, winner: Option<Player>, reason: &str) {
        self.offers.clear();
        self.ended = Some(Ending { winner, reason: reason.to_owned() });
    }

    /// Ends the match against a player; it is a draw if the opponent could not have won any more.
    fn lose(&mut self, loser: Player, reason: &str) {
        let winner = loser.other();
        self.end(self.position().can_still_win(winner).then_some(winner), reason);
    }
}

/// The reason when a position stood too often.
pub(crate) const REPEATED: &str = "repetition";
/// The reason of a resignation, in matches and in records.
pub(crate) const RESIGNED: &str = "resigned";
/// The reason when a player has left.
pub(crate) const ABANDONED: &str = "abandoned";
/// The reason when a player has no time left.
pub(crate) const TIME: &str = "time";
/// The reason of a draw that was offered and accepted.
pub(crate) const AGREED: &str = "agreed";
