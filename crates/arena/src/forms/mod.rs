//! The forms in which played games are kept: our own records, SGF as servers write it, and turns in
//! the players' notation.

mod notation;
mod own;

use catalog::Spec;
use protocol::{Failure, Problem};
use record::Record;
use rules::Explain;

use crate::Match;

pub use notation::{NoNotation, write_notation};

/// A game of a text.
#[derive(Clone, PartialEq, Debug)]
pub struct Told {
    /// As far as it is sound; none if nothing of it can be read.
    pub record: Option<Record>,
    /// Where the text goes wrong, if it does.
    pub flaw: Option<Flaw>,
}

/// What is wrong with a text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Flaw {
    /// In which line, from 1.
    pub line: usize,
    /// What is wrong there, never empty; each with the line among its values.
    pub problems: Vec<Problem>,
}

impl Flaw {
    fn new(line: usize, problems: Vec<Problem>) -> Self {
        let told = |mut problem: Problem| {
            if problem.args.iter().all(|(name, _)| name != LINE) {
                problem.args.push((LINE.to_owned(), line.to_string()));
            }
            problem
        };
        Self { line, problems: problems.into_iter().map(told).collect() }
    }

    /// `kind` says in English what is wrong, without the place.
    fn of(line: usize, error: &impl Explain, kind: &impl ToString) -> Self {
        let problem = Problem { message: kind.to_string(), ..catalog::problem(error) };
        Self::new(line, vec![problem])
    }

    /// What is wrong in English, without the line.
    pub fn reason(&self) -> String {
        let messages: Vec<&str> = self.problems.iter().map(|it| it.message.as_str()).collect();
        messages.join("; ")
    }
}

/// The value of a problem that says where it is.
const LINE: &str = "line";

impl Told {
    /// A text of which nothing can be read.
    fn unread(flaw: Flaw) -> Self {
        Self { record: None, flaw: Some(flaw) }
    }
}

/// A text that is no game in any form.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub(crate) enum FormFault {
    /// Nothing stands there.
    #[error("there is no game")]
    Nothing,
    /// It begins like no game.
    #[error("no game in a form that is known begins here")]
    Unknown,
    /// It is no text.
    #[error("this is no text in UTF-8")]
    NoText,
    /// Only one can be opened.
    #[error("these are several games; only one of them can be opened")]
    Several,
}

impl Explain for FormFault {
    fn code(&self) -> &'static str {
        match self {
            Self::Nothing => "form-nothing",
            Self::Unknown => "form-unknown",
            Self::NoText => "form-no-text",
            Self::Several => "form-several",
        }
    }

    fn rule(&self) -> Option<&'static str> {
        None
    }

    fn args(&self) -> Vec<(&'static str, String)> {
        Vec::new()
    }
}

/// Reads every game of a text, whatever its form; never empty. `spec` is the game of turns that do not
/// name theirs.
pub fn read_games(bytes: &[u8], spec: Option<&Spec>) -> Vec<Told> {
    let is_own = find(bytes, b"[Gipf-Record").is_some();
    if !is_own && is_sgf(bytes) {
        return catalog::read_sgf(bytes).into_iter().map(imported).collect();
    }
    match std::str::from_utf8(bytes) {
        Ok(text) if is_own => own::read(text),
        Ok(text) => notation::read(text, spec),
        Err(error) => {
            let line = bytes[..error.valid_up_to()].split(|byte| *byte == b'\n').count();
            vec![Told::unread(Flaw::of(line, &FormFault::NoText, &FormFault::NoText))]
        }
    }
}

impl Match {
    /// The match that the one game of a text tells of, whatever its form; with `until_flaw` as far as
    /// it is sound, should the text go wrong.
    ///
    /// # Errors
    ///
    /// What is wrong with the text, and in which line.
    pub fn read_text(text: &str, until_flaw: bool) -> Result<Self, Failure> {
        let mut games = read_games(text.as_bytes(), None);
        let unread = games.iter().position(|told| told.record.is_none());
        let several = games.len() > 1;
        let Told { record, flaw } = games.swap_remove(unread.unwrap_or_default());
        let problems = flaw.map(|flaw| flaw.problems).filter(|_| !until_flaw || unread.is_some());
        match (problems, record) {
            (None, Some(record)) if !several => Ok(Self::from_record(&record)?),
            (Some(problems), _) => Err(Failure { problems }),
            (None, _) => Err(Failure { problems: vec![catalog::problem(&FormFault::Several)] }),
        }
    }
}

/// Whether a game begins somewhere as it does in SGF.
fn is_sgf(bytes: &[u8]) -> bool {
    let mut rest = bytes;
    while let Some(at) = find(rest, b"(") {
        rest = rest[at + 1..].trim_ascii_start();
        if rest.first() == Some(&b';') {
            return true;
        }
    }
    false
}

fn find(bytes: &[u8], part: &[u8]) -> Option<usize> {
    bytes.windows(part.len()).position(|window| window == part)
}

fn imported(game: Result<catalog::Import, catalog::Flaw>) -> Told {
    let flaw = |flaw: catalog::Flaw| Flaw::new(flaw.line, vec![flaw.problem]);
    match game {
        Ok(import) => Told { record: Some(import.record), flaw: import.flaw.map(flaw) },
        Err(fault) => Told::unread(flaw(fault)),
    }
}
