//! Section 8: the text of actions and positions. Reading stands in `read.rs`.

use std::fmt;

use super::pieces::{Kind, Layer, Piece, Reserve};
use super::position::{Phase, Position, Stage};
use super::turn::Action;

impl Position {
    /// The text of the position; `Display` writes the same.
    pub fn to_text(&self) -> String {
        format!(
            "{} {} {}/{} {} {}{} {}",
            self.game.variant.key(),
            self.board_text(),
            reserve_text(&self.reserves[0]),
            reserve_text(&self.reserves[1]),
            ["w", "b"][self.to_move],
            stage_letter(self.stages[0]),
            stage_letter(self.stages[1]),
            self.phase_text(),
        )
    }

    fn board_text(&self) -> String {
        let columns: Vec<String> =
            self.game.board.columns.iter().map(|column| self.column_text(column)).collect();
        columns.join("/")
    }

    fn column_text(&self, column: &[usize]) -> String {
        let mut text = String::new();
        let mut empty = 0;
        for &spot in column {
            let stack = &self.spots[spot];
            if stack.is_empty() {
                empty += 1;
                continue;
            }
            if empty > 0 {
                text += &empty.to_string();
                empty = 0;
            }
            let layers: String = stack.iter().map(|&layer| layer_text(layer)).collect();
            let written = if stack.len() == 1 { layers } else { format!("({layers})") };
            text += &written;
        }
        if empty > 0 {
            text += &empty.to_string();
        }
        text
    }

    fn phase_text(&self) -> &'static str {
        match self.phase {
            Phase::FirstRows if self.has_tamsk_on_centre() && self.outcome().is_none() => "1t",
            Phase::FirstRows => "1",
            Phase::Owed => "2",
            Phase::Move => "3",
            Phase::Extra => "4",
            Phase::LastRows => "5",
        }
    }

    /// The text of an action of this position.
    pub(super) fn action_text(&self, action: &Action) -> String {
        let board = &self.game.board;
        let name = |spot: &usize| board.name(*spot);
        let push = |entry: &usize| board.entries[*entry].name.as_str();
        match action {
            Action::Push { piece, entry } => match piece {
                Piece::Basic => push(entry).to_owned(),
                Piece::Gipf => format!("G{}", push(entry)),
                Piece::Unused(kind) | Piece::Used(kind) => {
                    format!("{}{}", kind.letter(), push(entry))
                }
            },
            Action::Potential { kind, from, to } => {
                format!("{}{}-{}", kind.letter(), name(from), name(to))
            }
            Action::CoverGipf { from, to, basics } => {
                format!("P{}-{}={basics}", name(from), name(to))
            }
            Action::ExtraPush { entry } => format!("*{}", push(entry)),
            Action::Decline => "*-".to_owned(),
            Action::Remove(spots) => {
                let names: Vec<&str> = spots.iter().map(name).collect();
                format!("x{}", names.join(","))
            }
            Action::Leave => "x-".to_owned(),
        }
    }
}

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.to_text())
    }
}

fn layer_text(layer: Layer) -> String {
    let text = match layer.piece {
        Piece::Basic => "B".to_owned(),
        Piece::Gipf => "G".to_owned(),
        Piece::Used(kind) => kind.letter().to_string(),
        Piece::Unused(kind) => format!("{}+", kind.letter()),
    };
    if layer.owner == 0 { text } else { text.to_lowercase() }
}

fn reserve_text(reserve: &Reserve) -> String {
    let mut counts = vec![('B', reserve.basics), ('G', reserve.gipfs)];
    counts.extend(Kind::ALL.map(|kind| (kind.letter(), reserve.of(kind))));
    counts.retain(|&(_, count)| count > 0);
    if counts.is_empty() {
        return "-".to_owned();
    }
    let texts: Vec<String> =
        counts.iter().map(|(letter, count)| format!("{letter}{count}")).collect();
    texts.concat()
}

fn stage_letter(stage: Stage) -> char {
    match stage {
        Stage::Gipfs => 'G',
        Stage::Loading => 'L',
        Stage::Basics => 'B',
        Stage::None => '-',
    }
}
