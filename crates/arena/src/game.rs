use catalog::{Layer, PlayerSpec, Session, Spec};
use protocol::{Ending, Event, EventKind, MatchView, PlyView, SavedMatch, Seat, Step};
use rules::{Key, Player};

use crate::record::RESIGNED;
use crate::{MatchError, OpenError};

/// A match between two seats: a pure state machine over its log.
///
/// It reads no clock: time is a value in each event and never falls. It asks nobody: engines and
/// people alike send [events](Event). Who may do what:
///
/// * an action: the player whose decision it is, while the match goes on;
/// * a resignation: either seat at any time, while the match goes on;
/// * taking back, to any number of actions: either seat at any time, also once the match is over,
///   which then goes on. Taking back to the number that were played takes back a resignation.
///
/// It ends by the rules, by resignation, or in a draw by repetition: when a position stands at the
/// start of a turn as often as the game [allows](rules::Game::REPETITIONS).
#[derive(Clone, Debug)]
pub struct Match {
    spec: Spec,
    start: Option<String>,
    seats: [Seat; 2],
    players: [PlayerSpec; 2],
    log: Vec<Event>,
    /// The position after each number of actions, from none on.
    positions: Vec<Box<dyn Session>>,
    plies: Vec<PlyView>,
    /// The numbers of actions after which a turn begins, also one that nobody has begun.
    turns: Vec<usize>,
    resigned: Option<Player>,
}

impl Match {
    /// A match that begins now, from the position `start` if it is not the usual beginning.
    ///
    /// # Errors
    ///
    /// What is wrong with the start or the seats.
    pub fn new(spec: Spec, start: Option<String>, seats: [Seat; 2]) -> Result<Self, OpenError> {
        let player = |seat: Player| {
            seats[seat.index()].player.parse().map_err(|error| OpenError::Seat { seat, error })
        };
        let players = [player(Player::First)?, player(Player::Second)?];
        let position = spec.open(start.as_deref())?;
        Ok(Self {
            spec,
            start,
            seats,
            players,
            log: Vec::new(),
            positions: vec![position],
            plies: Vec::new(),
            turns: vec![0],
            resigned: None,
        })
    }

    /// The match that was kept.
    ///
    /// # Errors
    ///
    /// What is wrong with its start or its seats, or the first event that cannot have happened.
    pub fn open(saved: &SavedMatch) -> Result<Self, OpenError> {
        let mut game = Self::new(saved.spec.parse()?, saved.start.clone(), saved.seats.clone())?;
        for (index, event) in saved.log.iter().enumerate() {
            game.happen(event.clone()).map_err(|error| OpenError::Event { index, error })?;
        }
        Ok(game)
    }

    /// The match to be kept; [`open`](Match::open) is its inverse at every moment, also inside a
    /// turn.
    pub fn saved(&self) -> SavedMatch {
        SavedMatch {
            spec: self.spec.to_string(),
            start: self.start.clone(),
            seats: self.seats.clone(),
            log: self.log.clone(),
        }
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

    /// Whose decision is next, or `None` once the match is over.
    pub fn to_move(&self) -> Option<Player> {
        self.ending().is_none().then(|| self.position().to_move())
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
        if let Some(loser) = self.resigned {
            return Some(Ending { winner: Some(loser.other()), reason: RESIGNED.to_owned() });
        }
        if let Some(outcome) = self.position().outcome() {
            return Some(Ending { winner: outcome.winner, reason: outcome.reason.to_owned() });
        }
        self.is_repeated().then(|| Ending { winner: None, reason: "repetition".to_owned() })
    }

    /// Whether a turn begins now, in a position in which turns have begun often enough.
    fn is_repeated(&self) -> bool {
        let starts_now = self.settled() == self.plies.len();
        let key = self.position().key();
        let again = self.turns.iter().filter(|&&start| self.positions[start].key() == key);
        starts_now && again.count() >= self.position().repetitions()
    }

    /// Lets something happen.
    ///
    /// # Errors
    ///
    /// Why it cannot happen.
    pub fn happen(&mut self, mut event: Event) -> Result<(), MatchError> {
        let last = self.log.last().map_or(0, |event| event.at);
        if event.at < last {
            return Err(MatchError::TimeFalls { at: event.at, last });
        }
        match &mut event.kind {
            EventKind::Act { action } => *action = self.act(event.by, action, event.at)?,
            EventKind::TakeBack { to } => self.take_back(*to)?,
            EventKind::Resign if self.ending().is_some() => return Err(MatchError::Over),
            EventKind::Resign => self.resigned = Some(event.by),
        }
        self.log.push(event);
        Ok(())
    }

    /// Lets something happen at once; [`happen`](Match::happen) for each of `events`, or for none.
    ///
    /// # Errors
    ///
    /// Why the first of them that fails cannot happen.
    pub fn happen_all(&mut self, events: Vec<Event>) -> Result<(), MatchError> {
        let mut next = self.clone();
        for event in events {
            next.happen(event)?;
        }
        *self = next;
        Ok(())
    }

    /// The events of a turn, or of its beginning or rest, that `by` has typed in either layer of
    /// text.
    ///
    /// # Errors
    ///
    /// That it is not their decision, or one clear problem with the text.
    pub fn typed(&self, by: Player, at: u64, text: &str) -> Result<Vec<Event>, MatchError> {
        self.expect_decision(by)?;
        let actions = self.position().read_turn(text, Layer::Either)?;
        let event = |action| Event { by, at, kind: EventKind::Act { action } };
        Ok(actions.into_iter().map(event).collect())
    }

    fn expect_decision(&self, by: Player) -> Result<(), MatchError> {
        match self.to_move() {
            None => Err(MatchError::Over),
            Some(to_move) if to_move != by => Err(MatchError::OutOfTurn { to_move }),
            Some(_) => Ok(()),
        }
    }

    /// Plays an action and returns its text as the game writes it.
    fn act(&mut self, by: Player, action: &str, at: u64) -> Result<String, MatchError> {
        self.expect_decision(by)?;
        let mut next = self.position().boxed();
        let played = next.play(action)?;
        let begun = self.settled();
        let before = self.plies[begun..].iter().map(|ply| ply.action.as_str());
        let turn: Vec<&str> = before.chain([played.action.as_str()]).collect();
        let notation = self.positions[begun].notation(&turn)?;
        let turn = count(self.turns.len() - 1);
        self.plies.push(PlyView { by, action: played.action.clone(), turn, notation, at });
        self.positions.push(next);
        if played.completes_turn {
            self.turns.push(self.plies.len());
        }
        Ok(played.action)
    }

    fn take_back(&mut self, to: u32) -> Result<(), MatchError> {
        let plies = self.plies.len();
        let stay = usize::try_from(to).unwrap_or(usize::MAX);
        if stay > plies || (stay == plies && self.resigned.is_none()) {
            return Err(MatchError::TakeBack { to, plies: count(plies) });
        }
        self.resigned = None;
        self.plies.truncate(stay);
        self.positions.truncate(stay + 1);
        self.turns.retain(|&start| start <= stay);
        Ok(())
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

    /// The match as clients show it.
    pub fn view(&self) -> MatchView {
        let ending = self.ending();
        let position = self.position();
        MatchView {
            saved: self.saved(),
            view: if ending.is_none() { position.view() } else { position.view_without_actions() },
            plies: self.plies.clone(),
            settled: count(self.settled()),
            ending,
        }
    }
}

/// A number of actions as it is sent. A match of four thousand million actions does not fit into
/// memory.
fn count(plies: usize) -> u32 {
    u32::try_from(plies).unwrap_or(u32::MAX)
}
