//! What the players agree before a match.

use protocol::{Takebacks, Terms};

use crate::OpenError;
use crate::clock::{self, Clock};
use crate::combine::{Combine, Seating};

/// The terms of a match, read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Agreed {
    pub(crate) clock: Option<[Clock; 2]>,
    pub(crate) takebacks: Takebacks,
    /// None for what is usual in the game, 0 for no such rule.
    pub(crate) repetition: Option<u32>,
    pub(crate) combine: Option<Combine>,
}

impl Agreed {
    pub(crate) fn read(terms: &Terms, seating: &Seating<'_>) -> Result<Self, OpenError> {
        let combine = terms.combine.as_deref().map(|text| Combine::read(text, seating));
        if terms.repetition == Some(1) {
            return Err(OpenError::Repetition);
        }
        Ok(Self {
            clock: terms.clock.as_deref().map(clock::read_pair).transpose()?,
            takebacks: terms.takebacks.unwrap_or(Takebacks::Free),
            repetition: terms.repetition,
            combine: combine.transpose()?,
        })
    }

    /// The terms in the form in which they are kept.
    pub(crate) fn terms(&self) -> Terms {
        Terms {
            clock: self.clock.as_ref().map(clock::write_pair),
            takebacks: (self.takebacks != Takebacks::Free).then_some(self.takebacks),
            repetition: self.repetition,
            combine: self.combine.as_ref().map(ToString::to_string),
        }
    }
}
