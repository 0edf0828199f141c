//! The position text, four fields separated by one space (D9).

use std::fmt;

use rules::{Faults, Player};

use crate::board::{self, COLUMNS, Space, column_letter};
use crate::fault::SetupFault;
use crate::piece::Piece;
use crate::position::{Phase, Position};
use crate::setup::Setup;
use crate::variant::{Kind, Variant};

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ", self.kind.key())?;
        for number in 0..COLUMNS {
            if number > 0 {
                f.write_str("/")?;
            }
            let mut empty = 0;
            let count = |f: &mut fmt::Formatter<'_>, empty: u8| {
                if empty > 0 { write!(f, "{empty}") } else { Ok(()) }
            };
            for space in board::column(number) {
                let pieces = letters(self, space);
                match pieces.len() {
                    0 => {
                        empty += 1;
                        continue;
                    }
                    1 => {
                        count(f, empty)?;
                        f.write_str(&pieces)?;
                    }
                    _ => {
                        count(f, empty)?;
                        write!(f, "({pieces})")?;
                    }
                }
                empty = 0;
            }
            count(f, empty)?;
        }
        write!(f, " {}", Fields(self))
    }
}

/// The letters of a stack from bottom to top.
pub(crate) fn letters(position: &Position, space: Space) -> String {
    position.pieces_on(space).map(Piece::letter).collect()
}

/// The fields behind the board: player to move, phase.
pub(crate) struct Fields<'a>(pub(crate) &'a Position);

impl fmt::Display for Fields<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let side = match self.0.to_move {
            Player::First => "w",
            Player::Second => "b",
        };
        let phase = match self.0.phase {
            Phase::Placing => "p",
            Phase::Moving => "m",
        };
        write!(f, "{side} {phase}")
    }
}

/// What stands on the board, as it is described: each stack from bottom to top.
pub(crate) type StackList = Vec<(Space, Vec<Piece>)>;

/// Reads a position text.
pub(crate) fn read(variant: &Variant, text: &str) -> Result<Position, Faults<SetupFault>> {
    let fields: Vec<&str> = text.split(' ').collect();
    let &[kind, board, side, phase] = fields.as_slice() else {
        return Err(SetupFault::Fields { found: fields.len() }.into());
    };
    let mut faults = Vec::new();
    let stacks = read_board(board, &mut faults);
    let setup = read_fields([kind, side, phase], stacks, &mut faults);
    let setup = Faults::none_or(faults, setup)?;
    Position::from_setup(variant, &setup)
}

/// Reads everything but the board: variant, player to move, phase. What cannot be read is named in
/// `faults` and replaced by anything.
pub(crate) fn read_fields(
    [kind, side, phase]: [&str; 3],
    stacks: StackList,
    faults: &mut Vec<SetupFault>,
) -> Setup {
    let kind = kind.parse().unwrap_or_else(|_| {
        faults.push(SetupFault::UnknownVariant { name: kind.to_owned() });
        Kind::default()
    });
    let to_move = match side {
        "w" => Player::First,
        "b" => Player::Second,
        _ => {
            faults.push(SetupFault::Side { found: side.to_owned() });
            Player::First
        }
    };
    let phase = match phase {
        "p" => Phase::Placing,
        "m" => Phase::Moving,
        _ => {
            faults.push(SetupFault::UnknownPhase { found: phase.to_owned() });
            Phase::Moving
        }
    };
    Setup { kind, stacks, to_move, phase }
}

fn read_board(text: &str, faults: &mut Vec<SetupFault>) -> StackList {
    let mut stacks = Vec::new();
    let found = text.split('/').count();
    if found != COLUMNS {
        faults.push(SetupFault::Columns { found });
        return stacks;
    }
    for (number, text) in text.split('/').enumerate() {
        match read_column(number, text) {
            Ok(column) => stacks.extend(column),
            Err(fault) => faults.push(fault),
        }
    }
    stacks
}

fn read_column(number: usize, text: &str) -> Result<StackList, SetupFault> {
    let column = column_letter(number);
    let spaces: Vec<Space> = board::column(number).collect();
    let mut stacks = StackList::new();
    let (mut at, mut counted) = (0, false);
    let mut rest = text;
    while let Some(sign) = rest.chars().next() {
        rest = &rest[sign.len_utf8()..];
        if let Some(empty) = sign.to_digit(10) {
            if counted || empty == 0 {
                return Err(SetupFault::EmptyCount { column });
            }
            counted = true;
            at += empty as usize;
            continue;
        }
        counted = false;
        let pieces = if sign == '(' {
            let (inside, after) = rest.split_once(')').ok_or(SetupFault::Parentheses { column })?;
            rest = after;
            read_stack(inside)
        } else {
            Piece::of_letter(sign).map(|piece| vec![piece]).ok_or(sign)
        };
        let pieces = pieces.map_err(|found| SetupFault::UnknownPiece { column, found })?;
        if sign == '(' && pieces.len() < 2 {
            return Err(SetupFault::Parentheses { column });
        }
        stacks.extend(spaces.get(at).map(|&space| (space, pieces)));
        at += 1;
    }
    if at == spaces.len() {
        Ok(stacks)
    } else {
        Err(SetupFault::ColumnLength { column, wanted: spaces.len(), found: at })
    }
}

/// The pieces of a stack, or the first letter that is none.
pub(crate) fn read_stack(letters: &str) -> Result<Vec<Piece>, char> {
    letters.chars().map(|letter| Piece::of_letter(letter).ok_or(letter)).collect()
}
