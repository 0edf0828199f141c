//! Turns in the players' notation, separated by white space, between the headers and the result of a record.

use std::fmt::Write;

use catalog::{Layer, Spec};
use protocol::{Event, EventKind};
use record::{Line, Lines, Record};

use super::own::replayed;
use super::{Flaw, FormFault, Told};
use crate::{Match, MatchError, RecordError};

const OPENING: &str = "[Gipf-Record 1]";
const RESULTS: [&str; 4] = ["1-0", "0-1", "1/2-1/2", "*"];
/// How many parts with white space between them a turn may be written in.
const PARTS: usize = 8;

/// Why a record is not written in the players' notation.
#[derive(Debug, thiserror::Error)]
pub enum NoNotation {
    /// It tells what cannot have happened.
    #[error(transparent)]
    Record(#[from] RecordError),
    /// It is a combined game.
    #[error(
        "the side games of a combined game have no place in the players' notation; its form is `record`"
    )]
    Combined,
}

/// A record as turns in the players' notation, between its headers and its result; what else it holds
/// is left out.
///
/// # Errors
///
/// Why there is no such form of it.
pub fn write_notation(record: &Record) -> Result<String, NoNotation> {
    let game = Match::from_record(record)?;
    if game.is_combined() {
        return Err(NoNotation::Combined);
    }
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
        if is_header {
            sheet.headers.push((number, line));
            continue;
        }
        let words: Vec<&str> = line.split_whitespace().collect();
        let result = words.iter().position(|word| RESULTS.contains(word)).unwrap_or(words.len());
        let (turns, result) = words.split_at(result);
        if !turns.is_empty() {
            sheet.turns.push((number, parts(turns)));
        }
        if !result.is_empty() {
            sheet.results.push((number, result.join(" ")));
        }
    }
    if games.is_empty() {
        return vec![Told::unread(Flaw::of(1, &FormFault::Nothing, &FormFault::Nothing))];
    }
    games.iter().map(|sheet| sheet.read(spec)).collect()
}

/// The lines of one game with their numbers.
#[derive(Default)]
struct Sheet<'a> {
    headers: Vec<(usize, &'a str)>,
    /// The parts of each line of turns.
    turns: Vec<(usize, Vec<String>)>,
    results: Vec<(usize, String)>,
}

impl Sheet<'_> {
    fn has_moves(&self) -> bool {
        !self.turns.is_empty() || !self.results.is_empty()
    }

    fn read(&self, spec: Option<&Spec>) -> Told {
        let opening = self.opening();
        let mut record = match self.bare(spec) {
            Ok(record) => record,
            Err(flaw) => return Told::unread(flaw),
        };
        let last_turn = self.turns.last().map(|(line, _)| *line);
        let result = self.results.last().map(|(line, _)| *line).or(last_turn).unwrap_or(opening);
        let mut lines = Lines { opening, actions: Vec::new(), result };
        let ending = record.ending.take();
        let mut game = match Match::from_record(&record) {
            Ok(game) => game,
            Err(error) => return Told::unread(Flaw::new(opening, error.problems())),
        };
        let mut flaw = None;
        for (line, parts) in &self.turns {
            let played = play(&mut game, parts);
            lines.actions.resize(game.plies().len(), *line);
            if let Err(error) = played {
                flaw = Some(Flaw::new(*line, error.problems()));
                break;
            }
        }
        record.line = game.record().line;
        record.ending = ending.filter(|_| flaw.is_none());
        let told = replayed(record, &lines);
        Told { flaw: flaw.or(told.flaw), ..told }
    }

    /// The line in which it begins.
    fn opening(&self) -> usize {
        let headers = self.headers.first().map(|(line, _)| line);
        let turns = self.turns.first().map(|(line, _)| line);
        let results = self.results.first().map(|(line, _)| line);
        headers.or(turns).or(results).copied().unwrap_or(1)
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
                return Err(Flaw::of(self.opening(), &FormFault::Unknown, &FormFault::Unknown));
            }
            _ => {}
        }
        for (_, header) in &self.headers {
            let _ = write!(text, "\n{header}");
        }
        let _ = write!(text, "\n{}", self.results.first().map_or("*", |(_, result)| result));
        Record::parse(&text).map_err(|error| {
            let headers = self.headers.iter().map(|(line, _)| *line);
            let results = self.results.iter().map(|(line, _)| *line);
            let line = headers.chain(results).nth(error.line.saturating_sub(2));
            Flaw::of(line.unwrap_or(1), &error, &error.kind)
        })
    }
}

/// The parts of a line that may be turns: its words, with the mark of a capture before its path.
fn parts(words: &[&str]) -> Vec<String> {
    let mut parts: Vec<String> = Vec::new();
    for word in words {
        match parts.last_mut() {
            Some(mark) if mark == "x" => *mark = format!("x {word}"),
            _ => parts.push((*word).to_owned()),
        }
    }
    parts
}

/// Plays the turns of a line. Where the text of a turn may itself hold white space, the longest that
/// is a turn is meant.
fn play(game: &mut Match, parts: &[String]) -> Result<(), MatchError> {
    let mut rest = parts;
    while let Some(first) = rest.first() {
        let first = without_number(first);
        if first.is_empty() {
            rest = &rest[1..];
            continue;
        }
        let by = game.position().to_move();
        let mut length = rest.len().min(PARTS);
        let actions = loop {
            let more = rest[1..length].iter().map(String::as_str);
            let text = std::iter::once(first).chain(more).collect::<Vec<_>>().join(" ");
            match game.position().read_turn(&text, Layer::Notation) {
                Ok(actions) => break actions,
                Err(error) if length == 1 => return Err(error.into()),
                Err(_) => length -= 1,
            }
        };
        let event = |action| Event { by, at: 0, kind: EventKind::Act { action } };
        game.happen_all(actions.into_iter().map(event).collect())?;
        rest = &rest[length..];
    }
    Ok(())
}

/// A turn without the number before it, as in `12. Wd4,d1`.
fn without_number(line: &str) -> &str {
    let after = line.trim_start_matches(|c: char| c.is_ascii_digit());
    let turn = after.trim_start_matches('.');
    if after.len() < line.len() && turn.len() < after.len() { turn.trim_start() } else { line }
}
