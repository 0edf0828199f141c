//! The characters of one record: white space, words, texts in quotation marks, comments.

use crate::word::{is_blank, is_word_char, turn_number};
use crate::{Expected, ReadErrorKind};

/// How many characters of what was found an error quotes.
const QUOTED_CHARS: usize = 20;

/// What is wrong, and at which byte of the record.
pub(crate) struct Fault {
    pub(crate) at: usize,
    pub(crate) kind: ReadErrorKind,
}

pub(crate) struct Scanner<'a> {
    text: &'a str,
    at: usize,
}

impl<'a> Scanner<'a> {
    pub(crate) fn new(text: &'a str) -> Self {
        Self { text, at: 0 }
    }

    /// How many bytes have been taken.
    pub(crate) const fn at(&self) -> usize {
        self.at
    }

    pub(crate) fn fault(&self, kind: ReadErrorKind) -> Fault {
        Fault { at: self.at, kind }
    }

    /// The fault that here, white space aside, something else had to come.
    pub(crate) fn expected(&mut self, expected: Expected) -> Fault {
        self.skip_blanks();
        let found = self.rest().split(is_blank).next().unwrap_or_default();
        self.fault(ReadErrorKind::Expected {
            expected,
            found: found.chars().take(QUOTED_CHARS).collect(),
        })
    }

    /// The next character that is not white space; the scanner stands before it then.
    pub(crate) fn peek(&mut self) -> Option<char> {
        self.skip_blanks();
        self.rest().chars().next()
    }

    /// Whether `token` comes next, which is taken then.
    pub(crate) fn take(&mut self, token: &str) -> bool {
        self.skip_blanks();
        let found = self.rest().starts_with(token);
        if found {
            self.at += token.len();
        }
        found
    }

    /// Takes `token`, which has to come next.
    pub(crate) fn need(&mut self, token: &str, expected: Expected) -> Result<(), Fault> {
        if self.take(token) { Ok(()) } else { Err(self.expected(expected)) }
    }

    /// Takes a bare word and makes something of it; it stays if nothing can be made of it.
    pub(crate) fn word<T>(
        &mut self,
        make: impl FnOnce(&'a str) -> Option<T>,
        expected: Expected,
    ) -> Result<T, Fault> {
        let word = self.peek_word();
        match make(word) {
            Some(value) => {
                self.at += word.len();
                Ok(value)
            }
            None => Err(self.expected(expected)),
        }
    }

    /// The bare word that comes next, empty if something else does.
    pub(crate) fn peek_word(&mut self) -> &'a str {
        self.skip_blanks();
        let rest = self.rest();
        &rest[..rest.find(|c| !is_word_char(c)).unwrap_or(rest.len())]
    }

    /// Takes a turn number, if one comes next, and counts its dots.
    pub(crate) fn turn_number(&mut self) -> Option<usize> {
        self.skip_blanks();
        let (length, dots) = turn_number(self.rest())?;
        self.at += length;
        Some(dots)
    }

    /// Takes a text in quotation marks.
    pub(crate) fn quoted(&mut self) -> Result<String, Fault> {
        self.need("\"", Expected::Quoted)?;
        let unclosed = Fault { at: self.at - 1, kind: ReadErrorKind::OpenQuotes };
        let mut value = String::new();
        loop {
            match self.next_char() {
                None | Some('\n' | '\r') => return Err(unclosed),
                Some('"') => return Ok(value),
                Some('\\') => match self.escaped()? {
                    Some(c) => value.push(c),
                    None => return Err(unclosed),
                },
                Some(c) => value.push(c),
            }
        }
    }

    /// Takes a comment whose opening brace has been taken; bare white space around it is dropped.
    pub(crate) fn comment(&mut self) -> Result<String, Fault> {
        let unclosed = Fault { at: self.at - 1, kind: ReadErrorKind::OpenComment };
        self.skip_white();
        let mut text = String::new();
        // Up to here it stays whatever follows.
        let mut kept = 0;
        loop {
            match self.next_char() {
                None => return Err(unclosed),
                Some('}') => break,
                Some('\\') => match self.escaped()? {
                    Some(c) => text.push(c),
                    None => return Err(unclosed),
                },
                Some('\r') if self.rest().starts_with('\n') => continue,
                Some(c) => {
                    text.push(c);
                    if c.is_whitespace() {
                        continue;
                    }
                }
            }
            kept = text.len();
        }
        text.truncate(kept);
        Ok(text)
    }

    /// Takes what follows a backslash; `None` at the end of the record.
    fn escaped(&mut self) -> Result<Option<char>, Fault> {
        let at = self.at - 1;
        Ok(match self.next_char() {
            Some('n') => Some('\n'),
            Some('r') => Some('\r'),
            Some('t') => Some('\t'),
            Some(c) if c.is_alphanumeric() => {
                return Err(Fault { at, kind: ReadErrorKind::UnknownEscape(c) });
            }
            other => other,
        })
    }

    fn rest(&self) -> &'a str {
        &self.text[self.at..]
    }

    fn next_char(&mut self) -> Option<char> {
        let c = self.rest().chars().next()?;
        self.at += c.len_utf8();
        Some(c)
    }

    fn skip_blanks(&mut self) {
        self.at = self.text.len() - self.rest().trim_start_matches(is_blank).len();
    }

    /// White space only: a byte order mark in a comment belongs to it.
    fn skip_white(&mut self) {
        self.at = self.text.len() - self.rest().trim_start().len();
    }
}
