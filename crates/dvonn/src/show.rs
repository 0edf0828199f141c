//! How a position lies on the table.

use rules::{Effect, Fate, Game, Pile, Placed, Player, Show, Supply};

use crate::action::Action;
use crate::board::Space;
use crate::notation::{self, NotationError};
use crate::piece::Piece;
use crate::position::{Phase, Position};
use crate::variant::Variant;
use crate::{connect, drawing, moving};

impl Show for Position {
    type ReadError = NotationError;

    const RULES: &'static str = include_str!("../RULES.md");
    const RULES_IN: &'static [(&'static str, &'static str)] =
        &[("ko", include_str!("../RULES.ko.md"))];

    fn drawing(&self) -> String {
        drawing::draw(self)
    }

    fn pieces(&self) -> Vec<Placed> {
        let placed = |space: Space| Placed {
            at: space.to_string(),
            layers: self.pieces_on(space).map(shown).collect(),
        };
        self.occupied().iter().map(placed).collect()
    }

    fn supply(&self, _: &Variant) -> Vec<Supply> {
        let pile = match self.phase {
            Phase::Placing => Pile::Reserve,
            Phase::Moving => Pile::Gone,
        };
        let supply = |piece: Piece| {
            let on_board = u8::try_from(self.count(piece)).unwrap_or(u8::MAX);
            Supply {
                player: piece.owner(),
                pile,
                piece: shown(piece),
                count: piece.supply().saturating_sub(on_board),
                wanted: None,
            }
        };
        Piece::ALL
            .into_iter()
            // Red pieces never leave the game.
            .filter(|piece| self.phase == Phase::Placing || piece.owner().is_some())
            .map(supply)
            .collect()
    }

    fn score(&self) -> Option<[u32; 2]> {
        let count = |player| u32::try_from(self.controlled(player)).unwrap_or(u32::MAX);
        (self.phase == Phase::Moving).then(|| Player::BOTH.map(count))
    }

    fn prompt(&self) -> &'static str {
        match self.phase {
            Phase::Placing if self.next_piece() == Some(Piece::Red) => "place-red",
            Phase::Placing => "place",
            Phase::Moving if self.outcome().is_some() => "over",
            Phase::Moving if moving::any(self, self.to_move) => "move",
            Phase::Moving => "pass",
        }
    }

    fn effects(&self, action: Action) -> Vec<Effect> {
        match action {
            Action::Place(space) => {
                let to = space.to_string();
                let piece = self.next_piece().expect("a legal placing has a piece");
                vec![Effect::Enter { piece: shown(piece), from: to.clone(), to }]
            }
            Action::Move { from, to } => {
                let stack = Effect::Stack { from: from.to_string(), to: to.to_string() };
                let mut after = *self;
                after.stacks.carry(from, to);
                [stack].into_iter().chain(after.lost()).collect()
            }
            Action::Pass => Vec::new(),
        }
    }

    fn hand(&self, _: Action) -> Option<&'static str> {
        None
    }

    fn path(&self, action: Action) -> Vec<String> {
        match action {
            Action::Place(space) => vec![space.to_string()],
            Action::Move { from, to } => vec![from.to_string(), to.to_string()],
            Action::Pass => Vec::new(),
        }
    }

    fn notation(&self, actions: &[Action]) -> String {
        notation::write(actions)
    }

    fn read_notation(&self, text: &str) -> Result<Vec<Action>, NotationError> {
        notation::read(self, text)
    }
}

impl Position {
    /// What leaves the game because it is connected with no red piece, each stack from its top down.
    fn lost(&self) -> impl Iterator<Item = Effect> + use<'_> {
        connect::lost(&self.stacks).iter().flat_map(|space| {
            self.pieces_on(space).rev().map(move |piece| Effect::Remove {
                at: space.to_string(),
                piece: shown(piece),
                fate: Fate::Gone,
            })
        })
    }
}

/// The piece as clients know it.
fn shown(piece: Piece) -> rules::Piece {
    rules::Piece { kind: piece.letter().to_string(), owner: piece.owner() }
}
