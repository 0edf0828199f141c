//! Our own records, replayed.

use record::{Ending, Lines, Record, read_all};

use super::{Flaw, Told};
use crate::{Match, OpenError, RecordError};

/// The games of a text of records.
pub(super) fn read(text: &str) -> Vec<Told> {
    let mut records = read_all(text);
    let mut games = Vec::new();
    while let Some(record) = records.next() {
        games.push(match record {
            Ok(record) => replayed(record, records.lines()),
            Err(error) => Told::unread(Flaw::of(error.line, &error, &error.kind)),
        });
    }
    games
}

/// A record with what the rules say about it.
pub(super) fn replayed(mut record: Record, lines: &Lines) -> Told {
    let error = match Match::from_record(&record) {
        Ok(game) => {
            record.game = game.spec().to_string();
            if let (None, Some(ending)) = (&record.ending, game.ending()) {
                let reason = ending.reason.parse().ok();
                record.ending = Some(Ending { winner: ending.winner, reason });
            }
            return Told { record: Some(record), flaw: None };
        }
        Err(error) => error,
    };
    record.ending = None;
    let line = match &error {
        RecordError::Text(error) => error.line,
        RecordError::Ending { .. } | RecordError::Reason { .. } | RecordError::GoesOn { .. } => {
            lines.result
        }
        RecordError::Match(OpenError::Event { index, .. }) | RecordError::Side { index } => {
            record.line.nodes.truncate(*index);
            lines.actions.get(*index).copied().unwrap_or(lines.result)
        }
        RecordError::Match(_) | RecordError::Repetition { .. } => {
            record.line.nodes.clear();
            lines.opening
        }
    };
    Told { record: Some(record), flaw: Some(Flaw::new(line, error.problems())) }
}
