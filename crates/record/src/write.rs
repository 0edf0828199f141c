use std::fmt::{self, Write};

use rules::Player;

use crate::word::{
    DRAW, FIRST_WINS, GAME, NO_RESULT, OPENING, OPTIONAL_HEADERS, SECOND_WINS, VERSION,
};
use crate::{Line, Node, Record};

/// Where lines are broken, in characters, if there is something to break.
const WIDTH: usize = 80;

impl fmt::Display for Record {
    /// The text form, which [`Record::parse`] reads back equal.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{OPENING} {VERSION}]")?;
        for (name, value) in headers(self) {
            writeln!(f, "{}", Header(name, value))?;
        }
        writeln!(f)?;
        let mut writer = Writer { out: f, column: 0, joined: true };
        writer.moves(self)?;
        writeln!(f)
    }
}

fn headers(record: &Record) -> impl Iterator<Item = (&str, &str)> {
    let optional = OPTIONAL_HEADERS
        .into_iter()
        .zip(record.optional())
        .filter_map(|(name, value)| Some((name, value.as_deref()?)));
    let others = record.others.iter().map(|(name, value)| (name.as_str(), value.as_str()));
    [(GAME, record.game.as_str())].into_iter().chain(optional).chain(others)
}

/// What was before an action, as far as its turn number depends on it.
#[derive(Clone, Copy, Default)]
struct Before {
    /// Who acted last.
    last: Option<Player>,
    /// Whether that turn goes on.
    open: bool,
    /// The number of that turn.
    number: usize,
}

impl Before {
    fn continues(self, by: Player) -> bool {
        self.open && self.last == Some(by)
    }

    fn then(self, node: &Node) -> Self {
        let same = self.continues(node.by)
            || node.by == Player::Second && self.last == Some(Player::First);
        let number = if same { self.number } else { self.number + 1 };
        Self { last: Some(node.by), open: !node.ends_turn, number }
    }
}

/// Writes words with white space between them.
struct Writer<'a, 'f> {
    out: &'a mut fmt::Formatter<'f>,
    /// How many characters the line has.
    column: usize,
    /// Whether the next word follows without white space.
    joined: bool,
}

impl Writer<'_, '_> {
    fn moves(&mut self, record: &Record) -> fmt::Result {
        self.line(&record.line, Before::default(), Player::First)?;
        let Some(ending) = &record.ending else {
            return self.word(NO_RESULT);
        };
        let result = match ending.winner {
            Some(Player::First) => FIRST_WINS,
            Some(Player::Second) => SECOND_WINS,
            None => DRAW,
        };
        match &ending.reason {
            None => self.word(result),
            Some(reason) => self.word(&format!("{result} {reason}")),
        }
    }

    /// Writes a line that begins after `before`; its reader takes its first action for one of
    /// `assumed` if it has no turn number.
    fn line(&mut self, line: &Line, mut before: Before, assumed: Player) -> fmt::Result {
        for comment in &line.comments {
            self.word(&Comment(comment).to_string())?;
        }
        // Whether the action before stands there with nothing attached to it.
        let mut bare = false;
        for (index, node) in line.nodes.iter().enumerate() {
            let after = before.then(node);
            let continues = before.continues(node.by);
            let assumed = match before.last {
                Some(last) if index > 0 => {
                    if before.open {
                        last
                    } else {
                        last.other()
                    }
                }
                _ => assumed,
            };
            let number = match node.by {
                by if by == assumed && (continues || bare && by == Player::Second) => String::new(),
                Player::First => format!("{}. ", after.number),
                Player::Second => format!("{}... ", after.number),
            };
            self.joined |= bare && continues;
            let goes_on = if node.ends_turn { "" } else { ";" };
            self.word(&format!("{number}{}{goes_on}", node.action))?;
            bare = self.attachments(node, before)?;
            before = after;
        }
        Ok(())
    }

    /// Writes what is attached to an action; whether there was nothing.
    fn attachments(&mut self, node: &Node, before: Before) -> Result<bool, fmt::Error> {
        for (name, time) in [("used", node.used_ms), ("left", node.left_ms)] {
            if let Some(ms) = time {
                self.word(&format!("[{name} {}.{:03}]", ms / 1000, ms % 1000))?;
            }
        }
        for comment in &node.comments {
            self.word(&Comment(comment).to_string())?;
        }
        for side_game in &node.side_games {
            self.word("[side")?;
            for (name, value) in headers(side_game) {
                self.word(&Header(name, value).to_string())?;
            }
            self.moves(side_game)?;
            self.close("]")?;
        }
        for variation in &node.variations {
            self.word("(")?;
            self.joined = true;
            self.line(variation, before, node.by)?;
            self.close(")")?;
        }
        Ok(node.used_ms.or(node.left_ms).is_none()
            && node.comments.is_empty()
            && node.side_games.is_empty()
            && node.variations.is_empty())
    }

    fn close(&mut self, bracket: &str) -> fmt::Result {
        self.joined = true;
        self.word(bracket)
    }

    fn word(&mut self, word: &str) -> fmt::Result {
        let length = word.chars().count();
        if !self.joined {
            let breaks = self.column + 1 + length > WIDTH;
            self.out.write_char(if breaks { '\n' } else { ' ' })?;
            self.column = if breaks { 0 } else { self.column + 1 };
        }
        self.joined = false;
        self.out.write_str(word)?;
        self.column = match word.rfind('\n') {
            Some(last) => word[last + 1..].chars().count(),
            None => self.column + length,
        };
        Ok(())
    }
}

struct Header<'a>(&'a str, &'a str);

impl fmt::Display for Header<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "[{} \"", self.0)?;
        for (at, c) in self.1.char_indices() {
            escape(f, c, c == '"' || c == '\n' || opens(self.1, at))?;
        }
        f.write_str("\"]")
    }
}

struct Comment<'a>(&'a str);

impl fmt::Display for Comment<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text = self.0;
        // White space at either end is kept only if it is escaped.
        let inner = text.len() - text.trim_start().len()..text.trim_end().len();
        f.write_char('{')?;
        for (at, c) in text.char_indices() {
            escape(f, c, c == '}' || !inner.contains(&at) || opens(text, at))?;
        }
        f.write_char('}')
    }
}

/// Whether at byte `at` of `text` is the hyphen of what would be taken for the beginning of a record.
fn opens(text: &str, at: usize) -> bool {
    let (before, after) = OPENING.split_at(OPENING.len() - "-Record".len());
    text[at..].starts_with(after) && text[..at].ends_with(before)
}

/// Writes `c`, behind a backslash if it is `special` here or everywhere.
fn escape(f: &mut fmt::Formatter<'_>, c: char, special: bool) -> fmt::Result {
    match c {
        '\n' if special => f.write_str("\\n"),
        '\t' if special => f.write_str("\\t"),
        '\r' => f.write_str("\\r"),
        '\\' => f.write_str("\\\\"),
        _ if special => write!(f, "\\{c}"),
        _ => f.write_char(c),
    }
}
