use std::fmt::Debug;
use std::str::FromStr;

use protocol::{Event, EventKind, Failure, Problem, Seat};
use record::{ReadError, Record};
use rules::Explain;

use crate::{Match, OpenError};

/// The reason of a resignation, in matches and in records.
pub(crate) const RESIGNED: &str = "resigned";

/// Why a record cannot be opened as a match.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum RecordError {
    /// The text is no record.
    #[error(transparent)]
    Text(#[from] ReadError),
    /// What it tells cannot have happened.
    #[error(transparent)]
    Match(#[from] OpenError),
    /// The rules give another result than the record.
    #[error("by the rules {by_rules}, not as the record says")]
    Ending {
        /// What the rules say, e.g. `first won`.
        by_rules: String,
    },
}

impl RecordError {
    /// What a person is told, never empty.
    pub fn problems(&self) -> Vec<Problem> {
        match self {
            Self::Text(error) => vec![catalog::problem(error)],
            Self::Match(error) => error.problems(),
            Self::Ending { .. } => vec![catalog::problem(self)],
        }
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
            Self::Ending { .. } => "record-ending",
        }
    }

    fn rule(&self) -> Option<&'static str> {
        None
    }

    fn args(&self) -> Vec<(&'static str, String)> {
        match self {
            Self::Text(error) => error.args(),
            Self::Match(_) => Vec::new(),
            Self::Ending { by_rules } => vec![("result", by_rules.clone())],
        }
    }
}

impl Match {
    /// The match as a record: what was played and not taken back, with the time each action took.
    pub fn record(&self) -> Record {
        let mut record = Record::new(self.spec().to_string());
        record.start = self.start().map(str::to_owned);
        record.seats = self
            .seats()
            .clone()
            .map(|seat| record::Seat { name: seat.name, player: Some(seat.player) });
        let mut last = 0;
        for (index, ply) in self.plies().iter().enumerate() {
            let action = word(&ply.action);
            let ends_turn = self.ends_turn(index);
            let used = ply.at - last;
            record.line.push(ply.by, action, ends_turn).used_ms = (used > 0).then_some(used);
            last = ply.at;
        }
        record.ending = self.ending().map(|ending| record::Ending {
            winner: ending.winner,
            reason: Some(word(&ending.reason)),
        });
        record
    }

    /// The match that a record tells of: its main line, without comments, variations and side games.
    ///
    /// A player who is not named is a person. Who lost without a reason, or is said to have resigned,
    /// has resigned; a match that ended in a way that only an arbiter knows (an agreed draw, time) is
    /// open.
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
        let mut game = Self::new(spec, record.start.clone(), seats)?;
        let mut at = 0_u64;
        for (index, node) in record.line.nodes.iter().enumerate() {
            at = at.saturating_add(node.used_ms.unwrap_or_default());
            let kind = EventKind::Act { action: node.action.to_string() };
            game.happen(Event { by: node.by, at, kind })
                .map_err(|error| OpenError::Event { index, error })?;
        }
        let Some(told) = &record.ending else { return Ok(game) };
        if let Some(ending) = game.ending() {
            if ending.winner == told.winner {
                return Ok(game);
            }
            let by_rules = match ending.winner {
                Some(winner) => format!("{winner} won"),
                None => "it is a draw".to_owned(),
            };
            return Err(RecordError::Ending { by_rules });
        }
        let resigned = told.reason.as_ref().is_none_or(|reason| reason.as_str() == RESIGNED);
        if let (true, Some(winner)) = (resigned, told.winner) {
            game.happen(Event { by: winner.other(), at, kind: EventKind::Resign })
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

/// An action or a reason in a record.
fn word<T: FromStr<Err: Debug>>(text: &str) -> T {
    text.parse().expect("games write actions and reasons as single words")
}
