use std::iter::FusedIterator;
use std::str::FromStr;

use rules::Player;

use crate::scan::{Fault, Scanner};
use crate::word::{
    DRAW, FIRST_WINS, GAME, NO_RESULT, OPENING, OPTIONAL_HEADERS, SECOND_WINS, VERSION, is_blank,
    is_result, is_word_char,
};
use crate::{Ending, Expected, Line, MAX_DEPTH, Node, ReadError, ReadErrorKind, Record};

impl Record {
    /// Reads a text that holds one record.
    ///
    /// # Errors
    ///
    /// Where and why the text is no record, or that it holds more than one.
    pub fn parse(text: &str) -> Result<Self, ReadError> {
        let mut records = read_all(text);
        let Some(record) = records.next() else {
            let kind =
                ReadErrorKind::Expected { expected: Expected::Opening, found: String::new() };
            return Err(records.place.error(kind));
        };
        let record = record?;
        if records.rest.is_empty() {
            return Ok(record);
        }
        let found = OPENING.to_owned();
        Err(records.place.error(ReadErrorKind::Expected { expected: Expected::NoMore, found }))
    }
}

impl FromStr for Record {
    type Err = ReadError;

    fn from_str(text: &str) -> Result<Self, ReadError> {
        Self::parse(text)
    }
}

/// Reads the records of a text one after another. One that cannot be read does not keep the others
/// from being read.
pub fn read_all(text: &str) -> Records<'_> {
    Records { rest: text, place: Place { line: 1, column: 1 }, lines: Lines::default() }
}

/// The records of a text, from [`read_all`].
#[derive(Clone, Debug)]
pub struct Records<'a> {
    rest: &'a str,
    place: Place,
    lines: Lines,
}

/// In which lines of a text the parts of a record stand, from 1.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Lines {
    /// The beginning of the record.
    pub opening: usize,
    /// Each action of the main line.
    pub actions: Vec<usize>,
    /// The result.
    pub result: usize,
}

impl Records<'_> {
    /// In which lines the parts of the record stand that was returned last. If it could not be read
    /// only `opening` is of use.
    pub fn lines(&self) -> &Lines {
        &self.lines
    }
}

impl Iterator for Records<'_> {
    type Item = Result<Record, ReadError>;

    fn next(&mut self) -> Option<Self::Item> {
        let begun = self.rest.trim_start_matches(is_blank);
        if begun.is_empty() {
            self.place = self.place.after(self.rest);
            self.rest = "";
            return None;
        }
        let own_opening = if begun.starts_with(OPENING) { OPENING.len() } else { 0 };
        let start = self.rest.len() - begun.len();
        let from = start + own_opening;
        let end = self.rest[from..].find(OPENING).map_or(self.rest.len(), |at| from + at);
        let (text, rest) = self.rest.split_at(end);
        let place = self.place;
        self.rest = rest;
        self.place = place.after(text);
        let mut reader =
            Reader { scan: Scanner::new(text), depth: 0, actions: Vec::new(), result: 0 };
        let record = reader.record();
        // Places rise, so that the text is looked through once; what was not reached is at 0.
        let (mut counted, mut line) = (0, place.line);
        let mut line_of = |at: usize| {
            let at = at.max(counted);
            line += text[counted..at].bytes().filter(|byte| *byte == b'\n').count();
            counted = at;
            line
        };
        let opening = line_of(start);
        let actions = reader.actions.iter().map(|&at| line_of(at)).collect();
        self.lines = Lines { opening, actions, result: line_of(reader.result) };
        Some(record.map_err(|Fault { at, kind }| place.after(&text[..at]).error(kind)))
    }
}

impl FusedIterator for Records<'_> {}

/// A line and a column, both from 1.
#[derive(Clone, Copy, Debug)]
struct Place {
    line: usize,
    column: usize,
}

impl Place {
    /// The place behind `text`, which begins here.
    fn after(self, text: &str) -> Self {
        match text.rfind('\n') {
            None => Self { column: self.column + text.chars().count(), ..self },
            Some(last) => Self {
                line: self.line + text.bytes().filter(|b| *b == b'\n').count(),
                column: 1 + text[last + 1..].chars().count(),
            },
        }
    }

    fn error(self, kind: ReadErrorKind) -> ReadError {
        ReadError { line: self.line, column: self.column, kind }
    }
}

/// Reads one record; each rule of the grammar is a method.
struct Reader<'a> {
    scan: Scanner<'a>,
    /// How many variations and side games are open.
    depth: usize,
    /// Where the actions of the main line stand.
    actions: Vec<usize>,
    /// Where the result of the record stands.
    result: usize,
}

impl Reader<'_> {
    fn record(&mut self) -> Result<Record, Fault> {
        self.scan.need(OPENING, Expected::Opening)?;
        let version = self.scan.peek_word();
        if version != VERSION && !version.is_empty() && version.bytes().all(|b| b.is_ascii_digit())
        {
            return Err(self.scan.fault(ReadErrorKind::UnknownVersion(version.to_owned())));
        }
        self.scan.word(|word| (word == VERSION).then_some(()), Expected::Version)?;
        self.scan.need("]", Expected::Bracket)?;
        let record = self.body()?;
        match self.scan.peek() {
            None => Ok(record),
            Some(_) => Err(self.scan.expected(Expected::End)),
        }
    }

    fn body(&mut self) -> Result<Record, Fault> {
        let mut record = Record::default();
        let mut game = None;
        while self.scan.peek() == Some('[') {
            self.header(&mut game, &mut record)?;
        }
        record.game = game.ok_or_else(|| self.scan.fault(ReadErrorKind::NoGame))?;
        record.line = self.line(Player::First)?;
        record.ending = self.ending()?;
        Ok(record)
    }

    fn header(&mut self, game: &mut Option<String>, record: &mut Record) -> Result<(), Fault> {
        self.scan.need("[", Expected::Bracket)?;
        let name = self.scan.peek_word();
        let known = OPTIONAL_HEADERS.iter().zip(record.optional_mut());
        let field = known
            .chain([(&GAME, game)])
            .find_map(|(known, field)| known.eq_ignore_ascii_case(name).then_some(field));
        let Some(field) = field else {
            let name = self.scan.word(|word| word.parse().ok(), Expected::HeaderName)?;
            record.others.push((name, self.scan.quoted()?));
            return self.scan.need("]", Expected::Bracket);
        };
        if field.is_some() {
            return Err(self.scan.fault(ReadErrorKind::Twice(name.to_owned())));
        }
        self.scan.take(name);
        *field = Some(self.scan.quoted()?);
        self.scan.need("]", Expected::Bracket)
    }

    /// Actions up to whatever cannot belong to a line; the first is by `next` unless its turn number
    /// says otherwise.
    fn line(&mut self, mut next: Player) -> Result<Line, Fault> {
        let mut line = Line::default();
        while let Some(c) = self.scan.peek() {
            let last = line.nodes.last_mut();
            match (c, last) {
                ('{', last) => {
                    self.scan.take("{");
                    last.map_or(&mut line.comments, |node| &mut node.comments)
                        .push(self.scan.comment()?);
                }
                ('(', Some(node)) => {
                    let variation = self.nested("(", |reader| reader.line(node.by))?;
                    self.scan.need(")", Expected::ActionOrParenthesis)?;
                    node.variations.push(variation);
                }
                ('[', Some(node)) => self.attachment(node)?,
                (';', Some(node)) if node.ends_turn => {
                    self.scan.take(";");
                    node.ends_turn = false;
                    next = node.by;
                }
                ('(' | '[' | ';', _) => return Err(self.scan.expected(Expected::Action)),
                (c, _) if is_word_char(c) => {
                    if let Some(dots) = self.scan.turn_number() {
                        next = if dots == 1 { Player::First } else { Player::Second };
                    } else if is_result(self.scan.peek_word()) {
                        break;
                    } else {
                        if self.depth == 0 {
                            self.actions.push(self.scan.at());
                        }
                        let action = self.scan.word(|word| word.parse().ok(), Expected::Action)?;
                        line.nodes.push(Node::new(next, action));
                        next = next.other();
                    }
                }
                _ => break,
            }
        }
        Ok(line)
    }

    fn attachment(&mut self, node: &mut Node) -> Result<(), Fault> {
        self.scan.need("[", Expected::Bracket)?;
        let name = self.scan.peek_word();
        let field = match name {
            "side" => {
                node.side_games.push(self.nested("side", Self::body)?);
                return self.scan.need("]", Expected::Bracket);
            }
            "used" => &mut node.used_ms,
            "left" => &mut node.left_ms,
            _ => return Err(self.scan.expected(Expected::Attachment)),
        };
        if field.is_some() {
            return Err(self.scan.fault(ReadErrorKind::Twice(name.to_owned())));
        }
        self.scan.take(name);
        let (seconds, millis) = self.scan.word(seconds, Expected::Seconds)?;
        let time = seconds.parse().ok().and_then(|s: u64| s.checked_mul(1000)?.checked_add(millis));
        *field = Some(time.ok_or_else(|| self.scan.fault(ReadErrorKind::TimeTooLong))?);
        self.scan.need("]", Expected::Bracket)
    }

    /// Takes `opening` and reads what is nested there.
    fn nested<T>(
        &mut self,
        opening: &str,
        read: impl FnOnce(&mut Self) -> Result<T, Fault>,
    ) -> Result<T, Fault> {
        if self.depth == MAX_DEPTH {
            return Err(self.scan.fault(ReadErrorKind::TooDeep));
        }
        self.scan.take(opening);
        self.depth += 1;
        let inner = read(self)?;
        self.depth -= 1;
        Ok(inner)
    }

    fn ending(&mut self) -> Result<Option<Ending>, Fault> {
        let winner = |word| match word {
            FIRST_WINS => Some(Some(Some(Player::First))),
            SECOND_WINS => Some(Some(Some(Player::Second))),
            DRAW => Some(Some(None)),
            NO_RESULT => Some(None),
            _ => None,
        };
        if self.depth == 0 {
            self.scan.peek();
            self.result = self.scan.at();
        }
        let Some(winner) = self.scan.word(winner, Expected::ActionOrResult)? else {
            return Ok(None);
        };
        let reason = match self.scan.peek_word() {
            "" => None,
            _ => Some(self.scan.word(|word| word.parse().ok(), Expected::Reason)?),
        };
        Ok(Some(Ending { winner, reason }))
    }
}

/// The whole seconds, as digits, and the milliseconds of a time such as `12` or `12.5`.
fn seconds(word: &str) -> Option<(&str, u64)> {
    let (whole, decimals) = word.split_once('.').unwrap_or((word, "0"));
    let digits = |text: &str| !text.is_empty() && text.bytes().all(|b| b.is_ascii_digit());
    if !digits(whole) || !digits(decimals) || decimals.len() > 3 {
        return None;
    }
    Some((whole, format!("{decimals:0<3}").parse().ok()?))
}
