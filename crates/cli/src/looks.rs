//! What the players and pieces of a game are called on the screen; no rules.

use protocol::View;
use rules::{Effect, Fate, Piece, Pile, Player};

/// The names of one game.
#[derive(Clone, Copy)]
pub(crate) struct Looks {
    players: [&'static str; 2],
    /// Letters and names of the pieces.
    pieces: &'static [(&'static str, &'static str)],
}

const GIPF: Looks =
    Looks { players: ["White", "Black"], pieces: &[("B", "basic piece"), ("G", "GIPF piece")] };
const ANY: Looks = Looks { players: ["First", "Second"], pieces: &[] };

impl Looks {
    /// Those of the game with that key.
    pub(crate) fn of(key: &str) -> Self {
        if key == "gipf" { GIPF } else { ANY }
    }

    pub(crate) fn player(self, player: Player) -> &'static str {
        self.players[player.index()]
    }

    fn piece(self, piece: &Piece) -> String {
        let known = self.pieces.iter().find(|(letter, _)| *letter == piece.kind);
        let name = known.map_or(piece.kind.as_str(), |(_, name)| name);
        match piece.owner {
            Some(owner) => format!("{} {name}", self.player(owner)),
            None => name.to_owned(),
        }
    }

    /// A position in sentences.
    pub(crate) fn describe(self, view: &View) -> Vec<String> {
        let mut lines = Vec::new();
        for player in Player::BOTH {
            let mut places: Vec<(String, Vec<&str>)> = Vec::new();
            for placed in &view.pieces {
                let Some(top) = placed.layers.last() else { continue };
                if top.owner != Some(player) {
                    continue;
                }
                let name = self.piece(top);
                match places.iter_mut().find(|(known, _)| *known == name) {
                    Some((_, cells)) => cells.push(&placed.at),
                    None => places.push((name, vec![&placed.at])),
                }
            }
            if places.is_empty() {
                lines.push(format!("{} has nothing on the board.", self.player(player)));
            }
            for (name, cells) in places {
                lines.push(format!("{name}: {}.", cells.join(", ")));
            }
        }
        for supply in &view.supply {
            let whose = self.player(supply.player);
            let piece = self.piece(&supply.piece);
            lines.push(match supply.pile {
                Pile::Reserve => format!("Reserve of {whose}: {} × {piece}.", supply.count),
                Pile::Captured => format!("Captured by {whose}: {} × {piece}.", supply.count),
            });
        }
        for row in &view.rows {
            let duty = if row.compulsory { "must" } else { "may" };
            let owner = self.player(row.owner);
            lines.push(format!(
                "{owner} has a row that {duty} be dealt with: {}.",
                row.cells.join(", ")
            ));
        }
        lines
    }

    /// What an action does, in one sentence.
    pub(crate) fn effects(self, effects: &[Effect]) -> String {
        let parts: Vec<String> = effects.iter().map(|effect| self.effect(effect)).collect();
        parts.join(", ")
    }

    fn effect(self, effect: &Effect) -> String {
        match effect {
            Effect::Enter { piece, from, to } => {
                format!("{} enters from {from} to {to}", self.piece(piece))
            }
            Effect::Shift { from, to } => format!("{from} moves to {to}"),
            Effect::Remove { at, piece, fate: Fate::Reserve } => {
                format!("{} on {at} goes back to the reserve", self.piece(piece))
            }
            Effect::Remove { at, piece, fate: Fate::Captured } => {
                format!("{} on {at} is captured", self.piece(piece))
            }
        }
    }
}
