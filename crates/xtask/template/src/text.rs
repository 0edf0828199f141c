//! The position text, three fields separated by one space, and the drawn board (N5).

use std::fmt::{self, Write};

use rules::{Explain, Faults, Player};

use crate::board::{self, CELLS, COLUMNS, Cell, CellSet, column_letter};
use crate::position::Position;
use crate::variant::Variant;

/// The sign of a vacant cell in a drawing.
const VACANT: char = '.';

impl Position {
    /// `W`, `B`, or a point.
    fn sign(&self, cell: Cell) -> char {
        let of = |player| self.pieces(player).contains(cell);
        if of(Player::First) {
            'W'
        } else if of(Player::Second) {
            'B'
        } else {
            VACANT
        }
    }

    fn side(&self) -> char {
        if self.to_move == Player::First { 'w' } else { 'b' }
    }
}

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ", Variant::default())?;
        for number in 0..COLUMNS.len() {
            if number > 0 {
                f.write_str("/")?;
            }
            let mut vacant = 0;
            for sign in board::column(number).map(|cell| self.sign(cell)) {
                if sign == VACANT {
                    vacant += 1;
                    continue;
                }
                if vacant > 0 {
                    write!(f, "{vacant}")?;
                }
                vacant = 0;
                f.write_char(sign)?;
            }
            if vacant > 0 {
                write!(f, "{vacant}")?;
            }
        }
        write!(f, " {}", self.side())
    }
}

/// Reads a position text.
pub(crate) fn read(text: &str) -> Result<Position, Faults<SetupFault>> {
    let fields: Vec<&str> = text.split(' ').collect();
    let &[variant, board, side] = fields.as_slice() else {
        return Err(SetupFault::Fields { found: fields.len() }.into());
    };
    let mut faults = Vec::new();
    let columns: Vec<&str> = board.split('/').collect();
    let mut pieces = [CellSet::EMPTY; 2];
    if columns.len() != COLUMNS.len() {
        faults.push(SetupFault::Columns { found: columns.len() });
    }
    for (number, text) in columns.iter().enumerate().take(COLUMNS.len()) {
        let mut signs = String::new();
        for sign in text.chars() {
            match sign {
                'W' | 'B' => signs.push(sign),
                '1'..='9' => (0..sign as u8 - b'0').for_each(|_| signs.push(VACANT)),
                found => {
                    faults.push(SetupFault::UnknownPiece { column: column_letter(number), found })
                }
            }
        }
        if signs.len() != usize::from(COLUMNS[number]) {
            faults.push(SetupFault::ColumnLength {
                column: column_letter(number),
                found: signs.len(),
            });
        }
        note(board::column(number).zip(signs.chars()), &mut pieces);
    }
    finish(variant, pieces, side, faults)
}

/// Adds the pieces that signs stand for.
fn note(signs: impl Iterator<Item = (Cell, char)>, pieces: &mut [CellSet; 2]) {
    for (cell, sign) in signs {
        match sign {
            'W' => pieces[0] |= cell.set(),
            'B' => pieces[1] |= cell.set(),
            _ => {}
        }
    }
}

/// The position with these pieces, if it can arise.
fn finish(
    variant: &str,
    pieces: [CellSet; 2],
    side: &str,
    mut faults: Vec<SetupFault>,
) -> Result<Position, Faults<SetupFault>> {
    if variant != Variant::default().to_string() {
        faults.push(SetupFault::UnknownVariant { name: variant.to_owned() });
    }
    let to_move = match side {
        "w" => Player::First,
        "b" => Player::Second,
        found => {
            faults.push(SetupFault::Side { found: found.to_owned() });
            Player::First
        }
    };
    let [white, black] = pieces.map(CellSet::len);
    if faults.is_empty() && white != black + u32::from(to_move == Player::Second) {
        faults.push(SetupFault::NotInTurn { white, black });
    }
    Faults::none_or(faults, Position { pieces, to_move })
}

/// The board drawn in text, a column a line, and the other fields of the position text.
pub(crate) fn draw(position: &Position) -> String {
    let mut text = String::new();
    for (number, &length) in COLUMNS.iter().enumerate() {
        let mut line = " ".repeat(usize::from(COLUMNS[2] - length));
        line.push(column_letter(number));
        for cell in board::column(number) {
            line.push(' ');
            line.push(position.sign(cell));
        }
        writeln!(text, "{line}").expect("a string takes all");
    }
    writeln!(text, "{} {}", Variant::default(), position.side()).expect("a string takes all");
    text
}

/// Reads a drawn board with the fields below it, as `drawing` writes it. White space may be any.
///
/// # Errors
///
/// Every fault of a drawing that is unreadable or shows a position that cannot arise.
pub fn read_drawing(_: Variant, drawing: &str) -> Result<Position, Faults<SetupFault>> {
    let words: Vec<&str> = drawing.split_whitespace().collect();
    let is_letter = |word: &&&str| matches!(**word, "a" | "b" | "c" | "d" | "e");
    let Some((words, &[variant, side])) = words.split_last_chunk::<2>() else {
        return Err(SetupFault::Drawing.into());
    };
    let signs: Vec<char> =
        words.iter().filter(|word| !is_letter(word)).flat_map(|word| word.chars()).collect();
    if signs.len() != usize::from(CELLS) {
        return Err(SetupFault::Drawing.into());
    }
    let mut pieces = [CellSet::EMPTY; 2];
    note(board::BOARD.iter().zip(signs), &mut pieces);
    finish(variant, pieces, side, Vec::new())
}

/// Why a position cannot be read or cannot arise.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[allow(missing_docs, reason = "the messages say it")]
pub enum SetupFault {
    #[error("a position has three fields separated by one space, this has {found}")]
    Fields { found: usize },
    #[error("there is no variant `{name}` of NEWGAME")]
    UnknownVariant { name: String },
    #[error("the board has 5 columns separated by `/`, the text has {found}")]
    Columns { found: usize },
    #[error("column {column} does not have {found} cells")]
    ColumnLength { column: char, found: usize },
    #[error("column {column}: `{found}` is not one of W B or a number of vacant cells")]
    UnknownPiece { column: char, found: char },
    #[error("the player to move is `w` or `b`, not `{found}`")]
    Side { found: String },
    #[error(
        "pieces are placed in turn: {white} white and {black} black ones do not fit who is to move"
    )]
    NotInTurn { white: u32, black: u32 },
    #[error("the drawing has not the 19 cells of the board")]
    Drawing,
}

impl Explain for SetupFault {
    fn code(&self) -> &'static str {
        match self {
            Self::Fields { .. } => "position-fields",
            Self::UnknownVariant { .. } => "position-variant",
            Self::Columns { .. } => "position-columns",
            Self::ColumnLength { .. } => "position-column-length",
            Self::UnknownPiece { .. } => "position-unknown-piece",
            Self::Side { .. } => "position-side",
            Self::NotInTurn { .. } => "position-not-in-turn",
            Self::Drawing => "position-drawing",
        }
    }

    fn rule(&self) -> Option<&'static str> {
        Some(if matches!(self, Self::NotInTurn { .. }) { "N3" } else { "N5" })
    }

    fn args(&self) -> Vec<(&'static str, String)> {
        match self {
            Self::Fields { found } | Self::Columns { found } => vec![("found", found.to_string())],
            Self::UnknownVariant { name } => vec![("name", name.clone())],
            Self::ColumnLength { column, found } => {
                vec![("column", column.to_string()), ("found", found.to_string())]
            }
            Self::UnknownPiece { column, found } => {
                vec![("column", column.to_string()), ("found", found.to_string())]
            }
            Self::Side { found } => vec![("found", found.clone())],
            Self::NotInTurn { white, black } => {
                vec![("white", white.to_string()), ("black", black.to_string())]
            }
            Self::Drawing => Vec::new(),
        }
    }
}
