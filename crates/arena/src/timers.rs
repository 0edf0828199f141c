//! The timers that a game has of its own, such as hourglasses: they run by the times of the events, and
//! what time alone brings about happens at its moment.

use catalog::PlayerSpec;
use protocol::{Event, EventKind};
use rules::Player;

use crate::{Match, MatchError};

/// The weakest level that does at once what the game lets a player do who waits; those below leave people
/// their time. In TAMSK that is to start the glass of 15 seconds, which harms nobody but the opponent: it
/// binds the opponent alone, and while it runs it cannot be started against whoever has started it.
const PRESSES: u8 = 5;

impl Match {
    /// In how many milliseconds from the last event on the first of the game's own timers runs out;
    /// nothing if none runs, or the match stands still.
    pub fn alarm(&self) -> Option<u64> {
        self.to_move()?;
        self.position().alarm()
    }

    /// Lets the game's own timers run until a moment, as long as a decision about an action is due;
    /// whether one has run out.
    pub(crate) fn let_time_pass(&mut self, until: u64) -> bool {
        let mut rang = false;
        while let Some(alarm) = self.alarm()
            && let Some(rest) = until.checked_sub(self.time.at).filter(|&rest| rest > 0)
        {
            let running = self.on_clock();
            let passed = alarm.min(rest);
            let time = self.time.until(self.time.at + passed, running);
            if running.is_some_and(|player| time.is_up(player)) {
                break;
            }
            self.time = time;
            self.positions[self.plies.len()].elapse(passed);
            rang |= passed == alarm;
            self.play_what_is_due(self.time.at);
        }
        rang
    }

    /// Plays what happens by itself, as often as something does.
    pub(crate) fn play_what_is_due(&mut self, at: u64) {
        while let Some(by) = self.to_move()
            && let Some(action) = self.position().due()
        {
            let mut next = self.position().boxed();
            let played = next.play(&action).expect("what is due is legal");
            self.put(by, at, next, &played).expect("what was legal can be written");
            self.time.complete_turn(by);
            self.left.push(self.time.clocks.map(|clocks| clocks.left(by)));
            self.rested.push(self.resting);
        }
    }

    /// The player who waits, if a program plays there that will do meanwhile what the game lets it do.
    pub(crate) fn interrupts(&self) -> Option<Player> {
        let by = self.to_move()?.other();
        let PlayerSpec::Own(thinker) = &self.players()[by.index()] else { return None };
        let presses = thinker.level().is_some_and(|level| level.number() >= PRESSES);
        (presses && !self.position().interjections().is_empty()).then_some(by)
    }

    /// Whether a text is something that the game lets a player do now who waits.
    pub(crate) fn may_interject(&self, by: Player, text: &str) -> bool {
        self.to_move().is_some_and(|player| player != by)
            && self.position().interjections().iter().any(|action| action == text)
    }

    /// Lets the player who waits do something, if the game lets them; its text then.
    pub(crate) fn interject(
        &mut self,
        by: Player,
        action: &str,
        at: u64,
    ) -> Result<Option<String>, MatchError> {
        if self.to_move().is_none_or(|player| player == by) {
            return Ok(None);
        }
        let mut next = self.position().boxed();
        let Some(played) = next.interject(action) else { return Ok(None) };
        self.put(by, at, next, &played)?;
        Ok(Some(played.action))
    }

    /// Whether the action at `index` of a record has happened by itself, at the latest at that moment.
    pub(crate) fn has_happened_by(&mut self, index: usize, at: u64) -> Result<bool, MatchError> {
        let rings = self.alarm().is_some_and(|alarm| self.time.at.saturating_add(alarm) <= at);
        if rings && self.plies.len() <= index {
            self.happen(Event { by: Player::First, at, kind: EventKind::Flag })?;
        }
        Ok(self.plies.len() > index)
    }

    /// Lets the game's own timers run out, from a moment on, until the game is over or none runs.
    pub(crate) fn run_down(&mut self, mut at: u64) -> Result<(), MatchError> {
        while let Some(alarm) = self.alarm() {
            at = at.max(self.time.at.saturating_add(alarm));
            self.happen(Event { by: Player::First, at, kind: EventKind::Flag })?;
        }
        Ok(())
    }
}
