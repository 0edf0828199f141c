//! The position text, three fields separated by one space (P10).

use std::fmt;

use rules::{Faults, Player};

use crate::fault::SetupFault;
use crate::placement::{Placement, fmt_dots};
use crate::position::Position;
use crate::setup::Setup;
use crate::variant::Variant;

/// The field of an empty board.
const NO_PIECES: &str = "-";

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ", self.variant)?;
        if self.laid().is_empty() {
            f.write_str(NO_PIECES)?;
        }
        for (index, laid) in self.laid().iter().enumerate() {
            if index > 0 {
                f.write_str("/")?;
            }
            let letter = laid.placement().kind().letter();
            match laid.owner() {
                Player::First => f.write_str(letter)?,
                Player::Second => f.write_str(&letter.to_ascii_lowercase())?,
            }
            fmt_dots(laid.placement(), f)?;
        }
        f.write_str(if self.to_move == Player::First { " w" } else { " b" })
    }
}

/// Reads a position text.
pub(crate) fn read(variant: Variant, text: &str) -> Result<Position, Faults<SetupFault>> {
    let fields: Vec<&str> = text.split(' ').collect();
    let &[name, pieces, side] = fields.as_slice() else {
        return Err(SetupFault::Fields { found: fields.len() }.into());
    };
    let mut faults = Vec::new();
    let setup = read_fields([name, pieces, side], &mut faults);
    let setup = Faults::none_or(faults, setup)?;
    Position::from_setup(variant, &setup)
}

/// Reads the three fields. What cannot be read is named in `faults` and replaced by anything.
pub(crate) fn read_fields([name, pieces, side]: [&str; 3], faults: &mut Vec<SetupFault>) -> Setup {
    let variant = Variant::ALL.into_iter().find(|variant| variant.key() == name);
    if variant.is_none() {
        faults.push(SetupFault::UnknownVariant { name: name.to_owned() });
    }
    let mut read = Vec::new();
    for text in pieces.split('/').filter(|_| pieces != NO_PIECES) {
        match read_piece(text) {
            Some(piece) => read.push(piece),
            None => faults.push(SetupFault::UnknownPiece { found: text.to_owned() }),
        }
    }
    let to_move = match side {
        "w" => Player::First,
        "b" => Player::Second,
        _ => {
            faults.push(SetupFault::Side { found: side.to_owned() });
            Player::First
        }
    };
    Setup { variant: variant.unwrap_or_default(), pieces: read, to_move }
}

/// A piece with its owner.
fn read_piece(text: &str) -> Option<(Player, Placement)> {
    let (letter, dots) = text.split_at_checked(1)?;
    let capital = letter.to_ascii_uppercase();
    let owner = if letter == capital { Player::First } else { Player::Second };
    Some((owner, format!("{capital}{dots}").parse().ok()?))
}
