//! Lines that come from outside and lines that go to people.

use std::io::{self, BufRead, Write};

/// The longest message, in characters; an input can be of any length and messages quote it.
const MESSAGE_LIMIT: usize = 400;

/// A message as one line of bounded length without control characters.
pub(crate) fn one_line(text: &str) -> String {
    let mut line = String::new();
    for (count, letter) in text.chars().enumerate() {
        if count == MESSAGE_LIMIT {
            line.push('…');
            break;
        }
        line.push(if letter.is_control() { ' ' } else { letter });
    }
    line
}

/// Says something on standard error, as one line. Where nobody can hear it, nothing is said.
pub(crate) fn warn(text: &str) {
    let _ = writeln!(io::stderr(), "gipf: {}", one_line(text));
}

/// A number of things whose plural ends in s.
pub(crate) fn number_of(count: usize, thing: &str) -> String {
    let ending = if count == 1 { "" } else { "s" };
    format!("{count} {thing}{ending}")
}

/// How the next line was read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Line {
    /// The line is in the buffer, without its end.
    Whole,
    /// The line was longer than allowed; it has been skipped.
    TooLong,
    /// There is no further line.
    End,
}

/// Reads one line of at most `limit` bytes; one that is longer takes no more memory than that.
pub(crate) fn read_line(
    reader: &mut impl BufRead,
    limit: usize,
    line: &mut Vec<u8>,
) -> io::Result<Line> {
    line.clear();
    let (mut any, mut too_long) = (false, false);
    loop {
        let part = match reader.fill_buf() {
            Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
            part => part?,
        };
        let end = part.iter().position(|&byte| byte == b'\n');
        let text = &part[..end.unwrap_or(part.len())];
        any |= !part.is_empty();
        too_long |= line.len() + text.len() > limit;
        if too_long {
            line.clear();
        } else {
            line.extend_from_slice(text);
        }
        let (used, last) =
            (end.map_or(part.len(), |end| end + 1), end.is_some() || part.is_empty());
        reader.consume(used);
        if last {
            return Ok(match (any, too_long) {
                (false, _) => Line::End,
                (true, false) => Line::Whole,
                (true, true) => Line::TooLong,
            });
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_told_from_long_ones_and_the_end() {
        let mut reader = io::BufReader::with_capacity(3, &b"abc\n\nabcdefgh\nxyz"[..]);
        let mut line = Vec::new();
        let mut next = || {
            let read = read_line(&mut reader, 5, &mut line).unwrap();
            (read, String::from_utf8(line.clone()).unwrap())
        };
        assert_eq!(next(), (Line::Whole, "abc".to_owned()));
        assert_eq!(next(), (Line::Whole, String::new()));
        assert_eq!(next().0, Line::TooLong);
        assert_eq!(next(), (Line::Whole, "xyz".to_owned()));
        assert_eq!(next().0, Line::End);
    }

    #[test]
    fn messages_are_one_line_of_bounded_length() {
        assert_eq!(one_line("a\nb\u{1b}c"), "a b c");
        assert_eq!(one_line(&"x".repeat(1_000_000)).chars().count(), MESSAGE_LIMIT + 1);
    }
}
