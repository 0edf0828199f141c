use std::fmt;

use rules::Explain;

use crate::MAX_DEPTH;
use crate::word::{GAME, VERSION};

/// Why a text is no record, and where.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("line {line}, column {column}: {kind}")]
pub struct ReadError {
    /// The line of the text, from 1.
    pub line: usize,
    /// The character in that line, from 1.
    pub column: usize,
    /// What is wrong there.
    pub kind: ReadErrorKind,
}

/// What is wrong with a text that should be a record.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ReadErrorKind {
    /// Something else had to come.
    #[error("expected {expected}, found {}", Found(found))]
    Expected {
        /// What had to come.
        expected: Expected,
        /// The beginning of what came, empty if the record stops there.
        found: String,
    },
    /// A text in quotation marks does not end on its line.
    #[error("this text in quotation marks is not closed on its line")]
    OpenQuotes,
    /// A comment does not end.
    #[error("this comment is not closed by `}}`")]
    OpenComment,
    /// A backslash stands before a letter or digit that means nothing after it.
    #[error("`\\{0}` means nothing; write `\\\\` for a backslash")]
    UnknownEscape(char),
    /// The record is of a version that is not known.
    #[error("version {0} of the record format is not known, only version {VERSION}")]
    UnknownVersion(String),
    /// There is no header that names the game.
    #[error("the header `{GAME}` is missing")]
    NoGame,
    /// A header, or a clock value of an action, is given a second time.
    #[error("`{0}` is given twice")]
    Twice(String),
    /// A clock value is too large to be kept.
    #[error("this time is too long")]
    TimeTooLong,
    /// Variations and side games are nested too deep.
    #[error("variations and side games are nested more than {MAX_DEPTH} deep")]
    TooDeep,
}

/// What the reader was prepared for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Expected {
    /// The line that begins every record.
    Opening,
    /// The number of the format's version.
    Version,
    /// The name of a header.
    HeaderName,
    /// The value of a header.
    Quoted,
    /// The end of a header, a clock value or a side game.
    Bracket,
    /// An action, since what came needs one before it.
    Action,
    /// An action or the result.
    ActionOrResult,
    /// An action or the end of a variation.
    ActionOrParenthesis,
    /// What can be attached to an action in brackets.
    Attachment,
    /// A time.
    Seconds,
    /// Why the game ended.
    Reason,
    /// The end of the record.
    End,
    /// Nothing after a single record.
    NoMore,
}

impl Expected {
    /// A stable word for it, and its English.
    const fn texts(self) -> (&'static str, &'static str) {
        match self {
            Self::Opening => ("opening", "the first line of a record, `[Gipf-Record 1]`"),
            Self::Version => ("version", "the version of the format, a number"),
            Self::HeaderName => ("header-name", "the name of a header"),
            Self::Quoted => ("quoted", "a text in quotation marks"),
            Self::Bracket => ("bracket", "`]`"),
            Self::Action => ("action", "an action first"),
            Self::ActionOrResult => {
                ("action-or-result", "an action or a result (`1-0`, `0-1`, `1/2-1/2`, `*`)")
            }
            Self::ActionOrParenthesis => ("action-or-parenthesis", "an action or `)`"),
            Self::Attachment => ("attachment", "`used`, `left` or `side`"),
            Self::Seconds => ("seconds", "seconds with at most three decimals"),
            Self::Reason => ("reason", "a reason in lower-case letters, digits and hyphens"),
            Self::End => ("end", "the end of the record"),
            Self::NoMore => ("no-more", "a single record"),
        }
    }
}

impl fmt::Display for Expected {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.texts().1)
    }
}

struct Found<'a>(&'a str);

impl fmt::Display for Found<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.0.is_empty() { f.write_str("nothing more") } else { write!(f, "`{}`", self.0) }
    }
}

impl Explain for ReadError {
    fn code(&self) -> &'static str {
        match &self.kind {
            ReadErrorKind::Expected { .. } => "record-expected",
            ReadErrorKind::OpenQuotes => "record-open-quotes",
            ReadErrorKind::OpenComment => "record-open-comment",
            ReadErrorKind::UnknownEscape(_) => "record-unknown-escape",
            ReadErrorKind::UnknownVersion(_) => "record-unknown-version",
            ReadErrorKind::NoGame => "record-no-game",
            ReadErrorKind::Twice(_) => "record-twice",
            ReadErrorKind::TimeTooLong => "record-time-too-long",
            ReadErrorKind::TooDeep => "record-too-deep",
        }
    }

    fn rule(&self) -> Option<&'static str> {
        None
    }

    /// `line` and `column` always; `expected` (a stable word such as `action-or-result`) and `found`
    /// (empty if the record stops there), `escape`, `version`, `name` where they apply.
    fn args(&self) -> Vec<(&'static str, String)> {
        let mut args = vec![("line", self.line.to_string()), ("column", self.column.to_string())];
        match &self.kind {
            ReadErrorKind::Expected { expected, found } => {
                args.push(("expected", expected.texts().0.to_owned()));
                args.push(("found", found.clone()));
            }
            ReadErrorKind::UnknownEscape(escape) => args.push(("escape", escape.to_string())),
            ReadErrorKind::UnknownVersion(version) => args.push(("version", version.clone())),
            ReadErrorKind::Twice(name) => args.push(("name", name.clone())),
            ReadErrorKind::OpenQuotes
            | ReadErrorKind::OpenComment
            | ReadErrorKind::NoGame
            | ReadErrorKind::TimeTooLong
            | ReadErrorKind::TooDeep => {}
        }
        args
    }
}
