use std::fmt::Debug;
use std::str::FromStr;

use protocol::{Event, EventKind, Failure, Offer, Problem, Ruling, Seat, Terms};
use record::{ReadError, Record};
use rules::{Explain, Player};

use crate::game::{ABANDONED, AGREED, REPEATED, RESIGNED};
use crate::rulings::ADJUDICATED;
use crate::{Match, OpenError, side};

/// Why a record cannot be opened as a match.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum RecordError {
    /// The text is no record.
    #[error(transparent)]
    Text(#[from] ReadError),
    /// What it tells cannot have happened.
    #[error(transparent)]
    Match(#[from] OpenError),
    /// A side game does not lead to the action it stands at.
    #[error("the side game at action {} does not lead to that action", index + 1)]
    Side {
        /// The place of the action in the main line, from 0.
        index: usize,
    },
    /// The rules give another result than the record.
    #[error("by the rules {}, not as the record says", result(*winner))]
    Ending {
        /// Who has won by the rules; nobody if it is a draw.
        winner: Option<Player>,
    },
    /// The rules give another reason for the result than the record.
    #[error("by the rules the reason is `{by_rules}`, not `{reason}` as the record says")]
    Reason {
        /// What the record says.
        reason: String,
        /// What the rules say.
        by_rules: String,
    },
    /// The record says that the rules have ended a game that goes on by them.
    #[error("the record says `{reason}`, but by the rules the game goes on")]
    GoesOn {
        /// What it says.
        reason: String,
    },
    /// The header that says how often a position may stand is no number.
    #[error("`{value}` is no number of times that a position may stand (header Repetition)")]
    Repetition {
        /// What it says.
        value: String,
    },
}

impl RecordError {
    /// What a person is told, never empty.
    pub fn problems(&self) -> Vec<Problem> {
        match self {
            Self::Text(error) => vec![catalog::problem(error)],
            Self::Match(error) => error.problems(),
            Self::Side { .. }
            | Self::Ending { .. }
            | Self::Reason { .. }
            | Self::GoesOn { .. }
            | Self::Repetition { .. } => vec![catalog::problem(self)],
        }
    }
}

/// A result in English.
fn result(winner: Option<Player>) -> &'static str {
    match winner {
        Some(Player::First) => "the first player has won",
        Some(Player::Second) => "the second player has won",
        None => "it is a draw",
    }
}

impl From<RecordError> for Failure {
    fn from(error: RecordError) -> Self {
        Self { problems: error.problems() }
    }
}

impl Explain for RecordError {
    fn code(&self) -> &'static str {
        match self {
            Self::Text(error) => error.code(),
            Self::Match(_) => "record-match",
            Self::Side { .. } => "record-side",
            Self::Ending { .. } => "record-ending",
            Self::Reason { .. } => "record-reason",
            Self::GoesOn { .. } => "record-goes-on",
            Self::Repetition { .. } => "record-repetition",
        }
    }

    fn rule(&self) -> Option<&'static str> {
        None
    }

    fn args(&self) -> Vec<(&'static str, String)> {
        match self {
            Self::Text(error) => error.args(),
            Self::Match(_) => Vec::new(),
            Self::Side { index } => vec![("action", (index + 1).to_string())],
            Self::Ending { winner } => {
                vec![("winner", winner.map_or("nobody", Player::name).to_owned())]
            }
            Self::Reason { reason, by_rules } => {
                vec![("reason", reason.clone()), ("rules", by_rules.clone())]
            }
            Self::GoesOn { reason } => vec![("reason", reason.clone())],
            Self::Repetition { value } => vec![("value", value.clone())],
        }
    }
}

/// The header with the agreement of a combined game.
const COMBINED: &str = "Combined";
/// The header with the clock; it is not taken up again, since a record does not tell all of it.
const TIME_CONTROL: &str = "Time-Control";
/// The header that says how often a position may stand, where that was agreed.
const REPETITION: &str = "Repetition";

impl Match {
    /// The match as a record: what was played and not taken back, with the time each action took, and the
    /// side games. A choice that is still hidden is not in it.
    pub fn record(&self) -> Record {
        let mut record = Record::new(self.spec().to_string());
        record.start = self.start().map(str::to_owned);
        record.seats = self
            .seats()
            .clone()
            .map(|seat| record::Seat { name: seat.name, player: Some(seat.player) });
        let terms = self.agreed.terms();
        let repetition = terms.repetition.map(|most| most.to_string());
        for (name, value) in
            [(COMBINED, terms.combine), (TIME_CONTROL, terms.clock), (REPETITION, repetition)]
        {
            record.others.extend(value.map(|value| (word(name), value)));
        }
        let mut last = 0;
        for (index, ply) in self.plies().iter().enumerate() {
            let fought = self.fought.iter().find(|fought| fought.ply == index);
            let stood = fought.map_or(0, |fought| fought.stood);
            let rested = self.rested[index] - index.checked_sub(1).map_or(0, |it| self.rested[it]);
            let used = (ply.at - last).saturating_sub(stood + rested);
            let node = record.line.push(ply.by, word(&ply.action), self.ends_turn(index));
            node.used_ms = (used > 0).then_some(used);
            node.left_ms = self.left[index];
            node.side_games.extend(fought.map(side::told));
            last = ply.at;
        }
        if let Some((fight, game)) = self.fight.as_ref().and_then(side::waiting) {
            let node = record.line.push(fight.by, word(&fight.action), false);
            node.side_games.push(game);
        }
        record.ending = self.ending().map(|ending| record::Ending {
            winner: ending.winner,
            reason: Some(word(&ending.reason)),
        });
        record
    }

    /// The match that a record tells of: its main line with the side games, without comments and
    /// variations.
    ///
    /// A player who is not named is a person. Who lost without a reason, or is said to have resigned,
    /// has resigned; a match that ended in a way that only an arbiter knows (time) is open. The clock is
    /// left out: a record does not tell when decisions were taken that are no actions.
    ///
    /// # Errors
    ///
    /// What in it cannot have happened.
    pub fn from_record(record: &Record) -> Result<Self, RecordError> {
        let seats = record.seats.clone().map(|seat| Seat {
            player: seat.player.unwrap_or_else(|| catalog::PlayerSpec::Human.to_string()),
            name: seat.name,
        });
        let spec = record.game.parse().map_err(OpenError::Start)?;
        let repetition = record.other(REPETITION).map(|most| {
            most.parse().map_err(|_| RecordError::Repetition { value: most.to_owned() })
        });
        let terms = Terms {
            combine: record.other(COMBINED).map(str::to_owned),
            repetition: repetition.transpose()?,
            ..Terms::default()
        };
        let mut game = Self::with_terms(spec, record.start.clone(), seats, &terms)?;
        let mut at = 0_u64;
        for (index, node) in record.line.nodes.iter().enumerate() {
            at = at.saturating_add(node.used_ms.unwrap_or_default());
            let error = |error| OpenError::Event { index, error };
            if !game.has_happened_by(index, at).map_err(error)? {
                at = side::replay(&mut game, node, at).map_err(error)?;
            }
            let told = game.plies().get(index).map(|ply| ply.action.as_str());
            if game.fight.is_none() && told != Some(node.action.as_str()) {
                return Err(RecordError::Side { index });
            }
        }
        let Some(told) = &record.ending else { return Ok(game) };
        let reason = told.reason.as_ref().map(record::Reason::as_str);
        if ending_events(told).is_empty() {
            let error = |error| OpenError::Event { index: record.line.nodes.len(), error };
            game.run_down(at).map_err(error)?;
        }
        // Whatever came of it before, an arbiter has decided it.
        let ruled = reason == Some(ADJUDICATED);
        if let Some(ending) = game.ending().filter(|_| !ruled) {
            if ending.winner != told.winner {
                return Err(RecordError::Ending { winner: ending.winner });
            }
            return match reason.filter(|reason| *reason != ending.reason) {
                Some(reason) => Err(RecordError::Reason {
                    reason: reason.to_owned(),
                    by_rules: ending.reason.clone(),
                }),
                None => Ok(game),
            };
        }
        let by_rules =
            |reason: &&str| *reason == REPEATED || game.position().reasons().contains(reason);
        if let Some(reason) = reason.filter(by_rules) {
            return Err(RecordError::GoesOn { reason: reason.to_owned() });
        }
        for (by, kind) in ending_events(told) {
            game.happen(Event { by, at, kind })
                .map_err(|error| OpenError::Event { index: record.line.nodes.len(), error })?;
        }
        Ok(game)
    }

    /// The match that the text of a record tells of; see [`from_record`](Match::from_record).
    ///
    /// # Errors
    ///
    /// Where the text is no record, or what in it cannot have happened.
    pub fn read_record(text: &str) -> Result<Self, RecordError> {
        Self::from_record(&Record::parse(text)?)
    }
}

/// The events that end a match as it is told, where they are known.
pub(crate) fn ending_events(told: &record::Ending) -> Vec<(Player, EventKind)> {
    let reason = told.reason.as_ref().map(record::Reason::as_str);
    match (told.winner, reason) {
        (Some(winner), None | Some(RESIGNED)) => vec![(winner.other(), EventKind::Resign)],
        (Some(winner), Some(ABANDONED)) => vec![(winner.other(), EventKind::Abandon)],
        (winner, Some(ADJUDICATED)) => {
            vec![(Player::First, EventKind::Rule { ruling: Ruling::Decide { winner } })]
        }
        (None, Some(ABANDONED)) => vec![(Player::First, EventKind::Claim { draw: true })],
        (None, Some(AGREED)) => vec![
            (Player::First, EventKind::Offer { offer: Offer::Draw }),
            (Player::Second, EventKind::Accept { offer: Offer::Draw }),
        ],
        _ => Vec::new(),
    }
}

/// An action, a reason or the name of a header in a record.
pub(crate) fn word<T: FromStr<Err: Debug>>(text: &str) -> T {
    text.parse().expect("games write actions and reasons as single words")
}
