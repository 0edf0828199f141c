//! Turns in the players' notation, one a line, between the headers and the result of a record.

use std::fmt::Write;

use arena::{Match, MatchError, RecordError};
use catalog::{Layer, Spec};
use protocol::{Event, EventKind};
use record::{Line, Lines, Record};

use super::own::replayed;
use super::{Flaw, Told};

const OPENING: &str = "[Gipf-Record 1]";
const RESULTS: [&str; 4] = ["1-0", "0-1", "1/2-1/2", "*"];

/// A record in this form; what it holds besides headers, turns and result is left out.
///
/// # Errors
///
/// What in the record cannot have happened.
pub(crate) fn write(record: &Record) -> Result<String, RecordError> {
    let game = Match::from_record(record)?;
    let bare = Record { line: Line::default(), ..record.clone() }.to_string();
    let bare = bare.strip_prefix(OPENING).unwrap_or(&bare).trim();
    let (headers, result) = bare.rsplit_once('\n').unwrap_or((bare, "*"));
    let mut text = format!("{}\n\n", headers.trim_end());
    for turn in game.plies().chunk_by(|a, b| a.turn == b.turn) {
        if let Some(last) = turn.last() {
            let _ = writeln!(text, "{}. {}", last.turn + 1, last.notation);
        }
    }
    let _ = writeln!(text, "{result}");
    Ok(text)
}

/// The games of a text; a header after a turn or a result begins another one.
pub(super) fn read(text: &str, spec: Option<&Spec>) -> Vec<Told> {
    let text = text.trim_start_matches('\u{feff}');
    let mut games: Vec<Sheet> = Vec::new();
    for (number, line) in (1..).zip(text.lines().map(str::trim)) {
        if line.is_empty() {
            continue;
        }
        let is_header = line.starts_with('[');
        if games.last().is_none_or(|last| is_header && last.has_moves()) {
            games.push(Sheet::default());
        }
        let Some(sheet) = games.last_mut() else { continue };
        let place = if is_header {
            &mut sheet.headers
        } else if line.split_whitespace().next().is_some_and(|word| RESULTS.contains(&word)) {
            &mut sheet.results
        } else {
            &mut sheet.turns
        };
        place.push((number, line));
    }
    if games.is_empty() {
        return vec![Told::unread_from(1, &"there is no game")];
    }
    games.iter().map(|sheet| sheet.read(spec)).collect()
}

/// The lines of one game with their numbers.
#[derive(Default)]
struct Sheet<'a> {
    headers: Vec<(usize, &'a str)>,
    turns: Vec<(usize, &'a str)>,
    results: Vec<(usize, &'a str)>,
}

impl Sheet<'_> {
    fn has_moves(&self) -> bool {
        !self.turns.is_empty() || !self.results.is_empty()
    }

    fn read(&self, spec: Option<&Spec>) -> Told {
        let opening = [&self.headers, &self.turns, &self.results]
            .into_iter()
            .find_map(|lines| lines.first())
            .map_or(1, |(number, _)| *number);
        let mut record = match self.bare(spec) {
            Ok(record) => record,
            Err(flaw) => return Told { record: None, flaw: Some(flaw) },
        };
        let result = self.results.last().or(self.turns.last()).map_or(opening, |(line, _)| *line);
        let mut lines = Lines { opening, actions: Vec::new(), result };
        let ending = record.ending.take();
        let mut game = match Match::from_record(&record) {
            Ok(game) => game,
            Err(error) => return Told::unread_from(opening, &error),
        };
        let mut flaw = None;
        for &(line, text) in &self.turns {
            let turn = without_number(text);
            let by = game.position().to_move();
            let read = game.position().read_turn(turn, Layer::Notation);
            let event = |action| Event { by, at: 0, kind: EventKind::Act { action } };
            let played = read
                .map_err(MatchError::from)
                .and_then(|actions| game.happen_all(actions.into_iter().map(event).collect()));
            if let Err(error) = played {
                flaw = Some(Flaw::new(line, &error));
                break;
            }
            lines.actions.resize(game.plies().len(), line);
        }
        record.line = game.record().line;
        record.ending = ending.filter(|_| flaw.is_none());
        let told = replayed(record, &lines);
        Told { flaw: flaw.or(told.flaw), ..told }
    }

    /// The record without its turns.
    fn bare(&self, spec: Option<&Spec>) -> Result<Record, Flaw> {
        let names_game =
            self.headers.iter().any(|(_, line)| line.to_ascii_lowercase().starts_with("[game "));
        let mut text = OPENING.to_owned();
        match spec {
            Some(spec) if !names_game => {
                let _ = write!(text, "[Game \"{spec}\"]");
            }
            None if !names_game => {
                let line = self.headers.first().or(self.turns.first()).map_or(1, |(line, _)| *line);
                return Err(Flaw::new(line, &"no game in a form that is known begins here"));
            }
            _ => {}
        }
        for (_, header) in &self.headers {
            let _ = write!(text, "\n{header}");
        }
        let _ = write!(text, "\n{}", self.results.first().map_or("*", |(_, result)| *result));
        Record::parse(&text).map_err(|error| {
            let line = self.headers.iter().chain(&self.results).nth(error.line.saturating_sub(2));
            Flaw::new(line.map_or(1, |(line, _)| *line), &error.kind)
        })
    }
}

/// A turn without the number before it, as in `12. Wd4,d1`.
fn without_number(line: &str) -> &str {
    let after = line.trim_start_matches(|c: char| c.is_ascii_digit());
    let turn = after.trim_start_matches('.');
    if after.len() < line.len() && turn.len() < after.len() { turn.trim_start() } else { line }
}
