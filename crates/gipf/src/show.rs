//! How a position lies on the table.

use hexgrid::{Cell, CellSet};
use rules::{Effect, Fate, Game, Piece as Shown, Pile, Placed, Player, Show, Supply};

use crate::action::{Action, Piece};
use crate::board::Point;
use crate::notation::{self, NotationError};
use crate::position::{Phase, Position, pieces_to_push};
use crate::variant::Variant;
use crate::{row, text};

impl Show for Position {
    type ReadError = NotationError;

    fn drawing(&self) -> String {
        text::draw(self)
    }

    fn pieces(&self) -> Vec<Placed> {
        self.occupied()
            .iter()
            .map(|cell| Placed { at: name(cell), layers: vec![self.shown(cell)] })
            .collect()
    }

    fn supply(&self, variant: &Variant) -> Vec<Supply> {
        let basics = |player, pile, owner, count| Supply {
            player: Some(player),
            pile,
            piece: shown(Piece::Basic, owner),
            count,
        };
        Player::BOTH
            .into_iter()
            .flat_map(|player| {
                let other = player.other();
                let captured = variant.pieces(other).saturating_sub(self.basics(other));
                [
                    basics(player, Pile::Reserve, player, self.reserve(player)),
                    basics(player, Pile::Captured, other, captured),
                ]
            })
            .collect()
    }

    fn rows(&self) -> Vec<rules::Row> {
        [self.to_move, self.to_move.other()]
            .into_iter()
            .flat_map(|owner| {
                row::of(self, owner).map(move |row| rules::Row {
                    owner,
                    cells: names(row.cells),
                    must_go: names(row.must_go),
                    may_stay: names(row.may_stay()),
                    compulsory: row.is_compulsory(),
                })
            })
            .collect()
    }

    fn prompt(&self) -> &'static str {
        if self.outcome().is_some() {
            "over"
        } else if self.phase() != Phase::Move {
            let forced = row::of(self, self.to_move).any(|row| row.is_compulsory());
            if forced { "row" } else { "row-may-stay" }
        } else if self.has_not_begun(self.to_move) {
            "gipf-piece-first"
        } else {
            "push"
        }
    }

    fn effects(&self, action: Action) -> Vec<Effect> {
        match action {
            Action::Leave => Vec::new(),
            Action::Push { piece, way } => {
                let shifting = way.shifting(self.occupied());
                let mut at = way.first();
                let mut effects = Vec::new();
                // From the first spot on, so that the furthest shift comes to stand in front.
                while shifting.contains(at) {
                    let next = way.moved_on(at.set()).lowest().expect("a shift stays on the line");
                    effects.insert(0, Effect::Shift { from: name(at), to: name(next) });
                    at = next;
                }
                let piece = shown(piece, self.to_move);
                let (from, to) = (way.dot().to_string(), name(way.first()));
                effects.push(Effect::Enter { piece, from, to });
                effects
            }
            Action::Remove(cells) => cells
                .iter()
                .map(|cell| {
                    let own = self.owned(self.to_move).contains(cell);
                    let fate = if own { Fate::Reserve } else { Fate::Captured };
                    Effect::Remove { at: name(cell), piece: self.shown(cell), fate }
                })
                .collect(),
        }
    }

    fn hand(&self, action: Action) -> Option<&'static str> {
        let choice = pieces_to_push(self, self.to_move).count() > 1;
        match action {
            Action::Push { piece, .. } if choice => Some(letter(piece)),
            _ => None,
        }
    }

    fn path(&self, action: Action) -> Vec<String> {
        match action {
            Action::Push { way, .. } => vec![way.dot().to_string(), name(way.first())],
            Action::Leave | Action::Remove(_) => Vec::new(),
        }
    }

    fn notation(&self, actions: &[Action]) -> String {
        notation::write(self, actions)
    }

    fn read_notation(&self, text: &str) -> Result<Vec<Action>, NotationError> {
        notation::read(self, text)
    }
}

impl Position {
    /// The piece on an occupied spot.
    fn shown(&self, cell: Cell) -> Shown {
        let piece = if self.gipf.contains(cell) { Piece::Gipf } else { Piece::Basic };
        let owner = if self.owned[0].contains(cell) { Player::First } else { Player::Second };
        shown(piece, owner)
    }
}

const fn letter(piece: Piece) -> &'static str {
    match piece {
        Piece::Gipf => "G",
        Piece::Basic => "B",
    }
}

fn shown(piece: Piece, owner: Player) -> Shown {
    Shown { kind: letter(piece).to_owned(), owner: Some(owner) }
}

fn name(cell: Cell) -> String {
    Point::from(cell).to_string()
}

fn names(cells: CellSet) -> Vec<String> {
    cells.iter().map(name).collect()
}
