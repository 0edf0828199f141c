//! The position text, fields separated by one space (T10).

use std::fmt::{self, Write};

use rules::{Faults, Player};

use crate::board::{self, BOARD, COLUMNS, Space, column_letter};
use crate::fast::Fast;
use crate::fault::SetupFault;
use crate::position::{LastOut, Position, Step};
use crate::sand::{Glass, Sand};
use crate::setup::Setup;
use crate::variant::{Level, Variant};

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ", self.variant.level().key())?;
        for number in 0..COLUMNS {
            if number > 0 {
                f.write_str("/")?;
            }
            let mut empty = 0;
            for text in board::column(number).map(|space| signs(self, space)) {
                if text.is_empty() {
                    empty += 1;
                    continue;
                }
                write_count(f, std::mem::take(&mut empty))?;
                if text.len() == 1 { f.write_str(&text)? } else { write!(f, "({text})")? }
            }
            write_count(f, empty)?;
        }
        write!(f, " {}", Fields(self))
    }
}

fn write_count(f: &mut fmt::Formatter<'_>, empty: u8) -> fmt::Result {
    if empty > 0 { write!(f, "{empty}") } else { Ok(()) }
}

/// What is on a space: its rings, and the glass behind them, upper case Red and lower case Black.
pub(crate) fn signs(position: &Position, space: Space) -> String {
    let mut text = "o".repeat(position.rings_in(space).into());
    match position.glass_on(space) {
        Some((Player::First, _)) => text.push('G'),
        Some((Player::Second, _)) => text.push('g'),
        None => {}
    }
    text
}

/// The fields behind the board.
pub(crate) struct Fields<'a>(pub(crate) &'a Position);

impl fmt::Display for Fields<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let position = self.0;
        let [first, second] = position.hands;
        let side = if position.to_move == Player::First { 'r' } else { 'b' };
        write!(f, "{first}/{second} {side} ")?;
        match position.step {
            Step::Begin => f.write_char('-')?,
            Step::Left(space) => write!(f, "+{space}")?,
            Step::Held(space) => write!(f, "^{space}")?,
        }
        let level = position.variant.level();
        if !level.has_sand() {
            return Ok(());
        }
        let mut before = ' ';
        for (_, glass) in BOARD.iter().filter_map(|space| position.glass_on(space)) {
            f.write_char(std::mem::replace(&mut before, ','))?;
            match glass.sand {
                Sand::Still => f.write_char('-')?,
                Sand::Runs(left) => write!(f, "{left}")?,
                Sand::Out => f.write_char('0')?,
            }
        }
        f.write_str(match position.last_out {
            LastOut::Nobody => ";-",
            LastOut::Of(Player::First) => ";r",
            LastOut::Of(Player::Second) => ";b",
            LastOut::Both => ";=",
        })?;
        if level != Level::Three {
            return Ok(());
        }
        match position.fast {
            Fast::Empty => f.write_str(";0")?,
            Fast::Runs { left, binds } => write!(f, ";{left}{}", if binds { "!" } else { "" })?,
            Fast::Late => f.write_str(";late")?,
            Fast::Lost => f.write_str(";lost")?,
        }
        let [first, second] = position.skips;
        write!(f, ";{first}/{second}")
    }
}

/// How many fields stand behind the board.
pub(crate) const fn fields_behind(level: Level) -> usize {
    if level.has_sand() { 4 } else { 3 }
}

/// How many parts the field about time has.
const fn parts_of_time(level: Level) -> usize {
    match level {
        Level::One => 0,
        Level::Two => 2,
        Level::Three => 4,
    }
}

/// What a text says about the board.
#[derive(Default)]
pub(crate) struct Ground {
    rings: Vec<(Space, u8)>,
    glasses: Vec<(Space, Player)>,
}

impl Ground {
    /// Notes what the signs of a space stand for.
    ///
    /// # Errors
    ///
    /// The first sign that cannot stand there.
    pub(crate) fn note(&mut self, space: Option<Space>, signs: &str) -> Result<(), char> {
        let rings = signs.bytes().take_while(|&sign| sign == b'o').count();
        let glass = match &signs[rings..] {
            "" => None,
            "G" => Some(Player::First),
            "g" => Some(Player::Second),
            rest => return Err(rest.chars().next().unwrap_or_default()),
        };
        let Some(space) = space else { return Ok(()) };
        if rings > 0 {
            self.rings.push((space, u8::try_from(rings).unwrap_or(u8::MAX)));
        }
        self.glasses.extend(glass.map(|player| (space, player)));
        Ok(())
    }
}

/// Reads a position text.
pub(crate) fn read(variant: Variant, text: &str) -> Result<Position, Faults<SetupFault>> {
    let fields: Vec<&str> = text.split(' ').collect();
    let level = Level::ALL.into_iter().find(|level| level.key() == fields[0]);
    let wanted = fields_behind(level.unwrap_or(variant.level())) + 2;
    if fields.len() != wanted {
        let (level, found) = (level.unwrap_or(variant.level()), fields.len());
        return Err(SetupFault::Fields { level, wanted, found }.into());
    }
    let mut faults = Vec::new();
    let ground = read_board(fields[1], &mut faults);
    let setup = read_fields(fields[0], &fields[2..], ground, &mut faults);
    let setup = Faults::none_or(faults, setup)?;
    Position::from_setup(variant, &setup)
}

fn read_board(text: &str, faults: &mut Vec<SetupFault>) -> Ground {
    let mut ground = Ground::default();
    let found = text.split('/').count();
    if found != COLUMNS {
        faults.push(SetupFault::Columns { found });
        return ground;
    }
    for (number, text) in text.split('/').enumerate() {
        read_column(number, text, &mut ground, faults);
    }
    ground
}

fn read_column(number: usize, text: &str, ground: &mut Ground, faults: &mut Vec<SetupFault>) {
    let column = column_letter(number);
    let spaces: Vec<Space> = board::column(number).collect();
    let mut found: usize = 0;
    let mut rest = text;
    while let Some(sign) = rest.chars().next() {
        let digits = rest.len() - rest.trim_start_matches(|it: char| it.is_ascii_digit()).len();
        if digits > 0 {
            match rest[..digits].parse::<usize>() {
                // Whatever is longer than a column is too long, by how much does not matter.
                Ok(empty) if sign != '0' => found = found.saturating_add(empty),
                _ => faults.push(SetupFault::EmptyCount { column }),
            }
            rest = &rest[digits..];
            continue;
        }
        let (signs, after) = if sign == '(' {
            match rest[1..].split_once(')') {
                Some((signs, after)) if signs.len() > 1 => (signs, after),
                _ => {
                    faults.push(SetupFault::Parentheses { column });
                    return;
                }
            }
        } else {
            rest.split_at(sign.len_utf8())
        };
        if let Err(found) = ground.note(spaces.get(found).copied(), signs) {
            faults.push(SetupFault::UnknownPiece { column, found });
        }
        found += 1;
        rest = after;
    }
    if found != spaces.len() {
        faults.push(SetupFault::ColumnLength { column, wanted: spaces.len(), found });
    }
}

/// Reads everything but the board; there are as many fields as the level has. What cannot be read is
/// named in `faults` and replaced by anything.
pub(crate) fn read_fields(
    name: &str,
    fields: &[&str],
    ground: Ground,
    faults: &mut Vec<SetupFault>,
) -> Setup {
    let level = Level::ALL.into_iter().find(|level| level.key() == name).unwrap_or_else(|| {
        faults.push(SetupFault::UnknownVariant { name: name.to_owned() });
        Level::default()
    });
    let time: Vec<&str> = fields.get(3).map(|text| text.split(';').collect()).unwrap_or_default();
    if time.len() != parts_of_time(level) {
        let (wanted, found) = (parts_of_time(level), time.len());
        faults.push(SetupFault::Time { level, wanted, found });
    }
    let mut read = Reading { faults };
    let pair = |text: &str| {
        let (first, second) = text.split_once('/')?;
        Some([number(first)?, number(second)?])
    };
    let field = |index: usize, usual: &'static str| fields.get(index).copied().unwrap_or(usual);
    let hands = read.one(field(0, "0/0"), pair, |found| SetupFault::Hands { found });
    let to_move = read.one(field(1, "r"), side, |found| SetupFault::Side { found });
    let step = read.one(field(2, "-"), step, |found| SetupFault::UnknownStep { found });
    let part = |index: usize, usual: &'static str| time.get(index).copied().unwrap_or(usual);
    let sand = read.one(part(0, "-,-,-,-,-,-"), sands, |found| SetupFault::UnknownSand { found });
    let last_out = read.one(part(1, "-"), last_out, |found| SetupFault::UnknownLastOut { found });
    let fast = read.one(part(2, "0"), fast, |found| SetupFault::UnknownFast { found });
    let skips = read.one(part(3, "0/0"), pair, |found| SetupFault::UnknownSkips { found });
    let mut glasses = [Vec::new(), Vec::new()];
    let mut sand = sand.unwrap_or_default().into_iter();
    let mut placed = ground.glasses;
    placed.sort_unstable_by_key(|&(space, _)| space);
    for (space, player) in placed {
        glasses[player.index()].push(Glass { space, sand: sand.next().unwrap_or(Sand::Still) });
    }
    Setup {
        level,
        rings: ground.rings,
        glasses,
        hands: hands.unwrap_or_default(),
        to_move: to_move.unwrap_or(Player::First),
        step: step.unwrap_or(Step::Begin),
        last_out: last_out.unwrap_or(LastOut::Nobody),
        fast: fast.unwrap_or(Fast::Empty),
        skips: skips.unwrap_or_default(),
    }
}

struct Reading<'a> {
    faults: &'a mut Vec<SetupFault>,
}

impl Reading<'_> {
    /// What a field says, or a fault.
    fn one<T>(
        &mut self,
        text: &str,
        read: impl Fn(&str) -> Option<T>,
        fault: impl Fn(String) -> SetupFault,
    ) -> Option<T> {
        let value = read(text);
        if value.is_none() {
            self.faults.push(fault(text.to_owned()));
        }
        value
    }
}

/// A number without a sign and without zeros in front.
fn number<N: std::str::FromStr + ToString>(text: &str) -> Option<N> {
    text.parse().ok().filter(|number: &N| number.to_string() == text)
}

fn side(text: &str) -> Option<Player> {
    match text {
        "r" => Some(Player::First),
        "b" => Some(Player::Second),
        _ => None,
    }
}

fn step(text: &str) -> Option<Step> {
    match text.split_at_checked(1)? {
        ("-", "") => Some(Step::Begin),
        ("+", space) => Some(Step::Left(space.parse().ok()?)),
        ("^", space) => Some(Step::Held(space.parse().ok()?)),
        _ => None,
    }
}

fn sands(text: &str) -> Option<Vec<Sand>> {
    let sand = |text: &str| match text {
        "-" => Some(Sand::Still),
        "0" => Some(Sand::Out),
        _ => Some(Sand::Runs(number(text)?)),
    };
    text.split(',').map(sand).collect::<Option<Vec<Sand>>>().filter(|sands| sands.len() == 6)
}

fn last_out(text: &str) -> Option<LastOut> {
    match text {
        "-" => Some(LastOut::Nobody),
        "=" => Some(LastOut::Both),
        _ => side(text).map(LastOut::Of),
    }
}

fn fast(text: &str) -> Option<Fast> {
    match text {
        "0" => Some(Fast::Empty),
        "late" => Some(Fast::Late),
        "lost" => Some(Fast::Lost),
        _ => {
            let (digits, binds) = text.strip_suffix('!').map_or((text, false), |it| (it, true));
            Some(Fast::Runs { left: number(digits)?, binds })
        }
    }
}
