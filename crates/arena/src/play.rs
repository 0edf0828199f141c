//! Actions, taking back, and what needs both players.

use catalog::Layer;
use protocol::{Event, EventKind, Offer, PlyView, Takebacks};
use rules::Player;

use crate::combine::crossed;
use crate::game::{AGREED, RESIGNED};
use crate::{Match, MatchError, count};

impl Match {
    /// The events of a turn, or of its beginning or rest, that `by` has typed in either layer of
    /// text: in the side game, if one is played on a board.
    ///
    /// # Errors
    ///
    /// That it is not their decision, or one clear problem with the text.
    pub fn typed(&self, by: Player, at: u64, text: &str) -> Result<Vec<Event>, MatchError> {
        if let Some((side, begins)) = self.side_of() {
            let events = side.typed(crossed(by, begins), at, text);
            let events = events.map_err(|error| MatchError::Side(Box::new(error)))?;
            let outer = |event: Event| {
                let kind = EventKind::Side { event: Box::new(event.kind) };
                Event { by, at, kind }
            };
            return Ok(events.into_iter().map(outer).collect());
        }
        let event = |action| Event { by, at, kind: EventKind::Act { action } };
        if self.may_interject(by, text.trim()) {
            return Ok(vec![event(text.trim().to_owned())]);
        }
        self.expect_decision(by)?;
        let actions = self.position().read_turn(text, Layer::Either)?;
        Ok(actions.into_iter().map(event).collect())
    }

    pub(crate) fn expect_decision(&self, by: Player) -> Result<(), MatchError> {
        self.expect_going_on()?;
        if self.paused {
            return Err(MatchError::Paused);
        }
        if self.fight.is_some() {
            return Err(MatchError::Announced);
        }
        let to_move = self.position().to_move();
        if to_move == by { Ok(()) } else { Err(MatchError::OutOfTurn { to_move }) }
    }

    /// Plays an action, or announces it where it must be, and returns its text as the game writes it.
    pub(crate) fn act(&mut self, by: Player, action: &str, at: u64) -> Result<String, MatchError> {
        if let Some(played) = self.interject(by, action, at)? {
            return Ok(played);
        }
        self.expect_decision(by)?;
        let mut next = self.position().boxed();
        let played = next.play(action)?;
        self.offers.lapse(by);
        if !self.announce(by, &played.action, at)? {
            self.put(by, at, next, &played)?;
        }
        Ok(played.action)
    }

    /// Adds what was played, which led to the position `next`.
    pub(crate) fn put(
        &mut self,
        by: Player,
        at: u64,
        next: Box<dyn catalog::Session>,
        played: &catalog::Played,
    ) -> Result<(), MatchError> {
        let begun = self.settled();
        let before = self.plies[begun..].iter().map(|ply| ply.action.as_str());
        let turn: Vec<&str> = before.chain([played.action.as_str()]).collect();
        // Where time has changed the position within the turn, the action is written by itself.
        let notation = self.positions[begun]
            .notation(&turn)
            .or_else(|_| self.position().notation(&[&played.action]))?;
        let turn = count(self.turns.len() - 1);
        self.plies.push(PlyView { by, action: played.action.clone(), turn, notation, at });
        self.positions.push(next);
        if played.completes_turn {
            self.turns.push(self.plies.len());
        }
        Ok(())
    }

    /// Takes back where nobody has to be asked.
    pub(crate) fn take_back_freely(&mut self, to: u32) -> Result<(), MatchError> {
        match self.agreed.takebacks {
            Takebacks::Free => self.take_back(to),
            Takebacks::Agreed => Err(MatchError::TakeBackByAgreement),
            Takebacks::Never => Err(MatchError::NoTakeBack),
        }
    }

    /// How many actions stay when it is taken back to that number, if it can be.
    fn can_take_back(&self, to: u32) -> Result<usize, MatchError> {
        let plies = self.plies.len();
        let stay = usize::try_from(to).unwrap_or(usize::MAX);
        let ended = self.ended.as_ref().map(|ended| ended.reason.as_str());
        if let Some(reason) = ended.filter(|reason| ![RESIGNED, AGREED].contains(reason)) {
            return Err(MatchError::EndStands { reason: reason.to_owned() });
        }
        let fought = self.fought.last().map_or(0, |fought| fought.ply + 1);
        if stay < fought || self.fight.as_ref().is_some_and(|fight| !fight.is_open()) {
            return Err(MatchError::Challenged);
        }
        let nothing_waits = ended.is_none() && self.fight.is_none();
        if stay > plies || (stay == plies && nothing_waits) {
            return Err(MatchError::TakeBack { to, plies: count(plies) });
        }
        Ok(stay)
    }

    fn take_back(&mut self, to: u32) -> Result<(), MatchError> {
        let stay = self.can_take_back(to)?;
        self.ended = None;
        self.fight = None;
        self.offers.clear();
        self.rematch = false;
        self.plies.truncate(stay);
        self.left.truncate(stay);
        self.rested.truncate(stay);
        self.positions.truncate(stay + 1);
        self.turns.retain(|&start| start <= stay);
        Ok(())
    }

    pub(crate) fn offer(&mut self, by: Player, offer: Offer) -> Result<(), MatchError> {
        if offer == Offer::Rematch {
            if self.ending().is_none() {
                return Err(MatchError::NotOver);
            }
        } else {
            self.expect_going_on()?;
        }
        let turns = self.turns.len();
        match offer {
            Offer::Draw if !self.offers.may_offer_draw(by, turns) => {
                return Err(MatchError::OfferedBefore);
            }
            Offer::TakeBack { .. } if self.agreed.takebacks == Takebacks::Never => {
                return Err(MatchError::NoTakeBack);
            }
            Offer::TakeBack { to } => {
                self.can_take_back(to)?;
            }
            Offer::Pause if self.paused => return Err(MatchError::Paused),
            // A side game has its own clock, and its own pauses.
            Offer::Pause if self.fight.as_ref().is_some_and(|fight| fight.on_clock().is_none()) => {
                return Err(MatchError::InSideGame);
            }
            Offer::Draw | Offer::Pause | Offer::Rematch => {}
        }
        if Player::BOTH.into_iter().any(|player| self.offers.stands(player, offer)) {
            return Err(MatchError::OfferStands);
        }
        self.offers.make(by, offer, turns);
        Ok(())
    }

    pub(crate) fn accept(&mut self, by: Player, offer: Offer) -> Result<(), MatchError> {
        let mut offers = self.offers.clone();
        if !offers.take(by.other(), offer) {
            return Err(MatchError::NoOffer);
        }
        match offer {
            Offer::Draw => self.end(None, AGREED),
            Offer::TakeBack { to } => self.take_back(to)?,
            Offer::Pause => {
                self.offers = offers;
                self.paused = true;
            }
            Offer::Rematch => {
                self.offers = offers;
                self.rematch = true;
            }
        }
        Ok(())
    }

    pub(crate) fn decline(&mut self, by: Player, offer: Offer) -> Result<(), MatchError> {
        if self.offers.take(by.other(), offer) { Ok(()) } else { Err(MatchError::NoOffer) }
    }

    pub(crate) fn go_on(&mut self) -> Result<(), MatchError> {
        self.expect_going_on()?;
        if !self.paused {
            return Err(MatchError::NotPaused);
        }
        if self.halted {
            return Err(MatchError::Halted);
        }
        self.paused = false;
        Ok(())
    }
}
