//! The texts that stand bare in a record and are therefore limited in what they may hold.

use std::fmt;
use std::str::FromStr;

/// How every record begins. These characters stand nowhere else in a written record, so a file of
/// many can be taken apart without reading them.
pub(crate) const OPENING: &str = "[Gipf-Record";

/// The version of the text form that is written, the only one there is.
pub(crate) const VERSION: &str = "1";

pub(crate) const FIRST_WINS: &str = "1-0";
pub(crate) const SECOND_WINS: &str = "0-1";
pub(crate) const DRAW: &str = "1/2-1/2";
pub(crate) const NO_RESULT: &str = "*";

pub(crate) const GAME: &str = "Game";

/// The headers with a place of their own that may be missing, in the order in which they are written.
pub(crate) const OPTIONAL_HEADERS: [&str; 8] =
    ["Rules", "First", "First-Player", "Second", "Second-Player", "Date", "Event", "Start"];

/// A text cannot stand where it was to stand in a record.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum BadWord {
    /// Not the text of an action.
    #[error("`{0}` cannot be the text of an action in a record")]
    Action(String),
    /// Not the name of a further header.
    #[error("`{0}` cannot be the name of a further header of a record")]
    Header(String),
    /// Not a reason.
    #[error("`{0}` cannot be the reason of a result: lower-case letters, digits and hyphens")]
    Reason(String),
}

/// Whether white space or a byte order mark, which means as little.
pub(crate) fn is_blank(c: char) -> bool {
    c.is_whitespace() || c == '\u{feff}'
}

/// Whether `c` can be part of a bare word.
pub(crate) fn is_word_char(c: char) -> bool {
    !is_blank(c) && !c.is_control() && !";{}()[]\"".contains(c)
}

/// The length of a turn number such as `12.` or `12...` at the beginning of `text`, and its dots.
pub(crate) fn turn_number(text: &str) -> Option<(usize, usize)> {
    let after_digits = text.trim_start_matches(|c: char| c.is_ascii_digit());
    let rest = after_digits.trim_start_matches('.');
    let dots = after_digits.len() - rest.len();
    (after_digits.len() < text.len() && dots > 0).then_some((text.len() - rest.len(), dots))
}

pub(crate) fn is_result(text: &str) -> bool {
    [FIRST_WINS, SECOND_WINS, DRAW, NO_RESULT].contains(&text)
}

fn is_action(text: &str) -> bool {
    !text.is_empty()
        && text.chars().all(is_word_char)
        && turn_number(text).is_none()
        && !is_result(text)
}

fn is_header(text: &str) -> bool {
    text.starts_with(|c: char| c.is_ascii_alphabetic())
        && text.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'-' || b == b'_')
        && !text.starts_with(&OPENING[1..])
        && !OPTIONAL_HEADERS.iter().chain([&GAME]).any(|known| known.eq_ignore_ascii_case(text))
}

fn is_reason(text: &str) -> bool {
    text.starts_with(|c: char| c.is_ascii_lowercase())
        && text.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'-')
}

macro_rules! word {
    ($(#[$doc:meta])* $name:ident, $check:ident, $bad:ident) => {
        $(#[$doc])*
        #[derive(Clone, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
        pub struct $name(Box<str>);

        impl $name {
            /// The text.
            pub fn as_str(&self) -> &str {
                &self.0
            }
        }

        impl FromStr for $name {
            type Err = BadWord;

            fn from_str(text: &str) -> Result<Self, BadWord> {
                if $check(text) { Ok(Self(text.into())) } else { Err(BadWord::$bad(text.to_owned())) }
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.pad(&self.0)
            }
        }
    };
}

word! {
    /// The stable text of an action: at least one character, no white space, no control character,
    /// none of `;{}()[]"`, not beginning like a turn number (`12.`), and none of the results.
    ActionText, is_action, Action
}

word! {
    /// The name of a header that has no field of its own: a letter, then letters, digits, `-` and
    /// `_`, all of them ASCII; none of the names with a meaning, in whatever case, and not beginning
    /// with `Gipf-Record`.
    HeaderName, is_header, Header
}

word! {
    /// Why a game ended, as a stable word in kebab case: `no-move`, `resigned`, `repetition`.
    Reason, is_reason, Reason
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn actions_are_what_cannot_be_taken_for_anything_else() {
        for good in ["Ge1-e2", "x-", "*-", "*c1-c2", "!d4", "Pe5-e6=2", "d1:d3", "12", "1-", "ü"] {
            assert_eq!(good.parse::<ActionText>().unwrap().as_str(), good);
        }
        for bad in
            ["", "*", "1-0", "1/2-1/2", "1.", "12...a", "a b", "a;b", "a(", "a\u{feff}", "\0"]
        {
            assert_eq!(bad.parse::<ActionText>(), Err(BadWord::Action(bad.to_owned())));
        }
    }

    #[test]
    fn header_names_and_reasons_are_plain() {
        assert!("Time-Control".parse::<HeaderName>().is_ok());
        for bad in ["", "1st", "game", "FIRST", "Gipf-Records", "Größe", "a b"] {
            assert_eq!(bad.parse::<HeaderName>(), Err(BadWord::Header(bad.to_owned())));
        }
        assert!("no-move".parse::<Reason>().is_ok());
        for bad in ["", "No-move", "-", "no move"] {
            assert_eq!(bad.parse::<Reason>(), Err(BadWord::Reason(bad.to_owned())));
        }
    }
}
