//! How a position lies on the table.

use rules::{Effect, Game, Piece, Placed, Player, Show, Supply};

use crate::action::Action;
use crate::board::BOARD;
use crate::notation::{self, NotationError};
use crate::position::Position;
use crate::text;
use crate::variant::Variant;

impl Show for Position {
    type ReadError = NotationError;

    const RULES: &'static str = include_str!("../RULES.md");
    const RULES_IN: &'static [(&'static str, &'static str)] =
        &[("ko", include_str!("../RULES.ko.md"))];

    fn drawing(&self) -> String {
        text::draw(self)
    }

    fn pieces(&self) -> Vec<Placed> {
        let placed = |cell| {
            let owner = Player::BOTH.into_iter().find(|it| self.pieces(*it).contains(cell))?;
            Some(Placed { at: cell.to_string(), layers: vec![piece(owner)] })
        };
        BOARD.iter().filter_map(placed).collect()
    }

    fn supply(&self, _: &Variant) -> Vec<Supply> {
        Vec::new()
    }

    fn prompt(&self) -> &'static str {
        if self.outcome().is_some() { "over" } else { "place" }
    }

    fn effects(&self, Action(cell): Action) -> Vec<Effect> {
        let to = cell.to_string();
        vec![Effect::Enter { piece: piece(self.to_move), from: to.clone(), to }]
    }

    fn hand(&self, _: Action) -> Option<&'static str> {
        None
    }

    fn path(&self, Action(cell): Action) -> Vec<String> {
        vec![cell.to_string()]
    }

    fn notation(&self, actions: &[Action]) -> String {
        notation::write(actions)
    }

    fn read_notation(&self, text: &str) -> Result<Vec<Action>, NotationError> {
        notation::read(self, text)
    }
}

fn piece(owner: Player) -> Piece {
    Piece { kind: "P".to_owned(), owner: Some(owner) }
}
