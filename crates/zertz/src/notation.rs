//! The players' published notation, read and written given a position (Z9).

use std::fmt::Write;

use rules::{Explain, Game, Notation, arg};

use crate::action::Action;
use crate::board::Ring;
use crate::marble::Marble;
use crate::position::{Phase, Position};
use crate::set::RingSet;
use crate::{isolate, jump};

/// Writes the actions of one turn, or of its beginning or rest, that are legal one after the other.
pub(crate) fn write(position: &Position, actions: &[Action]) -> String {
    let mut at = *position;
    let mut text = String::new();
    let mut before = None;
    for &action in actions {
        text.push_str(&written(&at, before, action));
        at.apply(action);
        before = Some(action);
    }
    text
}

/// What one action adds to the text of the turn.
fn written(position: &Position, before: Option<Action>, action: Action) -> String {
    match action {
        Action::Place { marble, ring } => {
            format!("{}{ring}{}", marble.letter(), claims(position, action))
        }
        Action::Remove(ring) => format!(",{ring}{}", claims(position, action)),
        Action::Jump { from, to } => {
            let beginning = if before.is_none() { format!("x {from}") } else { String::new() };
            let over = jump::over(position, from, to).and_then(|over| position.marble_on(over));
            let marble = over.expect("a legal jump goes over a marble");
            format!("{beginning}{}{to}", marble.letter())
        }
        Action::Claim(group) => {
            let beginning = match before {
                None => "x ",
                Some(Action::Claim(_)) => "",
                Some(_) => " x ",
            };
            format!("{beginning}{}", marbles(position, group))
        }
        // After other actions, groups are left by not being claimed.
        Action::Leave if before.is_none() => "x-".to_owned(),
        Action::Leave => String::new(),
        Action::Pass => "-".to_owned(),
    }
}

/// What is claimed by itself.
fn claims(position: &Position, action: Action) -> String {
    let (standing, claimed) = position.claimed_by(action);
    if claimed.is_empty() { String::new() } else { format!(" x {}", marbles(&standing, claimed)) }
}

fn marbles(position: &Position, rings: RingSet) -> String {
    rings.iter().fold(String::new(), |mut text, ring| {
        let marble = position.marble_on(ring).expect("full groups carry marbles");
        write!(text, "{}{ring}", marble.letter()).expect("a string takes all");
        text
    })
}

/// Reads one turn, or its beginning or rest. Groups that could be claimed by choice and are not
/// mentioned are left.
pub(crate) fn read(position: &Position, text: &str) -> Result<Vec<Action>, NotationError> {
    let text = text.trim();
    let mut reader = Reader { text, at: *position, actions: Vec::new() };
    let mut words = Words { text, rest: text };
    if text == "-" || text == "x-" {
        words.rest = "";
        reader.play(if text == "-" { Action::Pass } else { Action::Leave })?;
    } else if position.phase() == Phase::Claim {
        words.take_x().ok_or_else(|| words.unreadable())?;
        reader.read_claims(&mut words)?;
    } else if words.take_x().is_some() {
        reader.read_jumps(&mut words)?;
    } else {
        reader.read_placing(&mut words)?;
    }
    if words.rest.is_empty() { Ok(reader.actions) } else { Err(words.unreadable()) }
}

struct Reader<'a> {
    text: &'a str,
    at: Position,
    actions: Vec<Action>,
}

impl Reader<'_> {
    fn play(&mut self, action: Action) -> Result<(), NotationError> {
        if self.actions.last().is_some() && self.at.phase() == Phase::Turn {
            return Err(NotationError::TurnIsOver { text: self.text.to_owned() });
        }
        let illegal = |why| NotationError::Illegal { text: self.text.to_owned(), why };
        self.at.play(action).map_err(illegal)?;
        self.actions.push(action);
        Ok(())
    }

    /// A marble, the ring that is removed, what is claimed; or only the rest of it.
    fn read_placing(&mut self, words: &mut Words<'_>) -> Result<(), NotationError> {
        let mut claimed = RingSet::EMPTY;
        let mut standing = self.at;
        if !words.rest.starts_with(',') {
            let marble = words.take_marble().ok_or_else(|| words.unreadable())?;
            let ring = words.take_ring().ok_or_else(|| words.unreadable())?;
            let before = self.at;
            let action = Action::Place { marble, ring };
            self.play(action)?;
            (standing, claimed) = before.claimed_by(action);
        }
        if words.take(",") {
            let ring = words.take_ring().ok_or_else(|| words.unreadable())?;
            let before = self.at;
            self.play(Action::Remove(ring))?;
            (standing, claimed) = before.claimed_by(Action::Remove(ring));
        }
        if self.at.phase() == Phase::Claim {
            if words.take_x().is_some() {
                self.read_claims(words)?;
            } else if words.rest.is_empty() {
                self.play(Action::Leave)?;
            }
        } else if words.take_x().is_some() {
            // What is claimed by itself need not be told, but must be right if it is.
            let told = words.take_marbles(&standing)?;
            if told != claimed {
                return Err(NotationError::Other(NotationFault::OtherClaim { claimed }));
            }
        }
        Ok(())
    }

    /// The marbles of one or more groups that are claimed by choice; the others are left.
    fn read_claims(&mut self, words: &mut Words<'_>) -> Result<(), NotationError> {
        let told = words.take_marbles(&self.at)?;
        let groups: Vec<RingSet> =
            isolate::groups(&self.at, told & isolate::full(&self.at)).collect();
        let known = groups.iter().fold(RingSet::EMPTY, |sum, &group| sum | group);
        if known != told || told.is_empty() {
            return self.play(Action::Claim(told));
        }
        for group in groups {
            self.play(Action::Claim(group))?;
        }
        if self.at.phase() == Phase::Claim {
            self.play(Action::Leave)?;
        }
        Ok(())
    }

    /// The rings that a jumping marble comes to, each behind the marble that it jumps over.
    fn read_jumps(&mut self, words: &mut Words<'_>) -> Result<(), NotationError> {
        let mut from = words.take_ring().ok_or_else(|| words.unreadable())?;
        while !words.rest.is_empty() {
            let told = words.take_marble();
            let to = words.take_ring().ok_or_else(|| words.unreadable())?;
            let over = jump::over(&self.at, from, to);
            let found = over.and_then(|over| Some((over, self.at.marble_on(over)?)));
            self.play(Action::Jump { from, to })?;
            if let (Some(told), Some((ring, found))) = (told, found)
                && told != found
            {
                return Err(NotationError::Other(NotationFault::OtherMarble { ring, found }));
            }
            from = to;
        }
        if self.actions.is_empty() { Err(words.unreadable()) } else { Ok(()) }
    }
}

/// The text as far as it has not been read.
struct Words<'a> {
    text: &'a str,
    rest: &'a str,
}

impl Words<'_> {
    fn unreadable(&self) -> NotationError {
        NotationError::Unreadable { text: self.text.to_owned() }
    }

    fn take(&mut self, token: &str) -> bool {
        let rest = self.rest.trim_start().strip_prefix(token).map(str::trim_start);
        self.rest = rest.unwrap_or(self.rest);
        rest.is_some()
    }

    /// The sign of a capture.
    fn take_x(&mut self) -> Option<()> {
        (self.take("x") || self.take("X") || self.take("×")).then_some(())
    }

    /// A marble, also by a small letter where a ring follows it.
    fn take_marble(&mut self) -> Option<Marble> {
        let mut chars = self.rest.chars();
        let letter = chars.next()?;
        let marble = Marble::of_letter(letter.to_ascii_uppercase())?;
        if letter.is_ascii_lowercase() && !chars.next()?.is_ascii_lowercase() {
            return None;
        }
        self.rest = &self.rest[1..];
        Some(marble)
    }

    fn take_ring(&mut self) -> Option<Ring> {
        let ring = self.rest.get(..2)?.parse().ok()?;
        self.rest = self.rest[2..].trim_start();
        Some(ring)
    }

    /// Marbles with the rings they lie on.
    fn take_marbles(&mut self, position: &Position) -> Result<RingSet, NotationError> {
        let mut rings = RingSet::EMPTY;
        while !self.rest.is_empty() {
            let told = self.take_marble();
            let ring = self.take_ring().ok_or_else(|| self.unreadable())?;
            if let (Some(told), Some(found)) = (told, position.marble_on(ring))
                && told != found
            {
                return Err(NotationError::Other(NotationFault::OtherMarble { ring, found }));
            }
            rings |= ring.set();
        }
        Ok(rings)
    }
}

/// Why a turn in the players' notation cannot be read in a position.
pub type NotationError = rules::NotationError<Position>;

impl Notation for Position {
    const RULE: &'static str = "Z9";
    const FORMS: &'static str = "Wd4,d1 for a placing, x d1Gd3Wd5 for a capture, - for a pass";

    type Other = NotationFault;
}

/// What else can be wrong with a turn.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[allow(missing_docs, reason = "the messages say it")]
pub enum NotationFault {
    #[error("the marble on {ring} is of another colour ({})", found.letter())]
    OtherMarble { ring: Ring, found: Marble },
    #[error("what is claimed by this turn is not that but {}", if claimed.is_empty() { "nothing".to_owned() } else { claimed.to_string() })]
    OtherClaim { claimed: RingSet },
}

impl Explain for NotationFault {
    fn code(&self) -> &'static str {
        match self {
            Self::OtherMarble { .. } => "notation-other-marble",
            Self::OtherClaim { .. } => "notation-other-claim",
        }
    }

    fn rule(&self) -> Option<&'static str> {
        Some(Position::RULE)
    }

    fn args(&self) -> Vec<(&'static str, String)> {
        match self {
            Self::OtherMarble { ring, found } => {
                vec![arg("ring", ring), arg("found", found.letter())]
            }
            Self::OtherClaim { claimed } => vec![arg("claimed", claimed)],
        }
    }
}
