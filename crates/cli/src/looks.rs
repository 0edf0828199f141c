//! What the players and pieces of a game are called on the screen; no rules.

use protocol::View;
use rules::{Effect, Fate, Piece, Pile, Placed, Player, Supply};

/// The names of one game.
#[derive(Clone, Copy)]
pub(crate) struct Looks {
    players: [&'static str; 2],
    /// Letters and names of the pieces.
    pieces: &'static [(&'static str, &'static str)],
    /// What decisions are due, by their words.
    prompts: &'static [(&'static str, &'static str)],
    /// Moves to type: stable texts, then the players' notation.
    examples: [&'static str; 2],
    /// What must or may be dealt with.
    row: &'static str,
}

const GIPF: Looks = Looks {
    players: ["White", "Black"],
    pieces: &[
        ("B", "basic piece"),
        ("G", "GIPF piece"),
        ("T", "TAMSK"),
        ("Z", "ZÈRTZ"),
        ("D", "DVONN"),
        ("Y", "YINSH"),
        ("P", "PÜNCT"),
        ("T+", "unused TAMSK"),
        ("Z+", "unused ZÈRTZ"),
        ("D+", "unused DVONN"),
        ("Y+", "unused YINSH"),
        ("P+", "unused PÜNCT"),
    ],
    prompts: &[
        ("push", "push a piece"),
        ("gipf-piece-first", "push a GIPF piece"),
        ("gipf-piece-waits", "push the GIPF piece that waits in the reserve"),
        ("extra-move", "make the extra move of the TAMSK (*a1-b2), or give it up (*-)"),
        ("row", "a row must be dealt with"),
        ("row-may-stay", "a row may be dealt with, or left (x-)"),
    ],
    examples: ["a1-b2, xb2,b3,b4,b5", "b3, e1-e4"],
    row: "a row",
};
const ZERTZ: Looks = Looks {
    players: ["First", "Second"],
    pieces: &[("R", "ring"), ("W", "white marble"), ("G", "grey marble"), ("B", "black marble")],
    prompts: &[
        ("place", "place a marble"),
        ("place-captured", "the pool is empty; place a marble you have captured"),
        ("ring", "remove a free ring"),
        ("jump", "a capture is possible and must be made"),
        ("jump-on", "the marble must jump on"),
        ("claim", "isolated groups may be claimed, or left (+-)"),
        ("pass", "you have no marble to place and must pass"),
    ],
    examples: ["Wd4;-d1, d1:d3", "Wd4,d1, x d1Gd3"],
    row: "an isolated group",
};
const DVONN: Looks = Looks {
    players: ["White", "Black"],
    pieces: &[("W", "piece"), ("B", "piece"), ("R", "red piece")],
    prompts: &[
        ("place-red", "place a red piece"),
        ("place", "place a piece"),
        ("move", "move a stack"),
        ("pass", "none of your stacks can move, you must pass"),
    ],
    examples: ["f3, a1-a3, pass", "F3, a1a3"],
    row: "a row",
};
const TAMSK: Looks = Looks {
    players: ["Red", "Black"],
    pieces: &[("G", "hourglass"), ("O", "ring")],
    prompts: &[
        ("start", "move an hourglass that has not been started"),
        ("move", "move an hourglass"),
        ("put-down", "put down the hourglass that you have lifted"),
        (
            "counter-or-move",
            "drop a ring where the other one was left out (+b2), or move an hourglass",
        ),
        ("counter-or-pass", "drop a ring where the other one was left out (+b2), or pass"),
        ("pass", "none of your hourglasses can move, you must pass"),
        ("turn-lost", "this turn is lost, you must pass"),
    ],
    examples: ["a1-b2, a1-b2* without a ring, pass", "A1-B2"],
    row: "a row",
};
const YINSH: Looks = Looks {
    players: ["White", "Black"],
    pieces: &[("R", "ring"), ("M", "marker")],
    prompts: &[
        ("place", "place a ring"),
        ("move", "move a ring"),
        ("row", "take a row of your markers off"),
        ("ring", "take a ring of yours off, for the row"),
        ("pass", "none of your rings can move, you must pass"),
    ],
    examples: ["e3, h11-g7, xg5-g9, xa5", "e3, i8-f5;xg5-g9xa5"],
    row: "a row",
};
const PUNCT: Looks = Looks {
    players: ["White", "Black"],
    pieces: &[
        ("C", "straight piece with a central PÜNCT"),
        ("E", "straight piece with the PÜNCT at an end"),
        ("L", "angle that turns left"),
        ("M", "angle with a central PÜNCT"),
        ("R", "angle that turns right"),
        ("T", "triangle"),
        ("O", "dot"),
        ("-", "a gap"),
    ],
    prompts: &[
        ("add", "add a piece"),
        ("add-or-move", "add a piece or move one of yours"),
        ("pass", "you can neither add nor move a piece and must pass"),
    ],
    examples: ["Td3,d4,e4, Td3-i8,h7,h8", "d3,d4,e4, AR-L10L9K8"],
    row: "a row",
};
const ANY: Looks = Looks {
    players: ["First", "Second"],
    pieces: &[],
    prompts: &[],
    examples: ["as `list` tells them", "as published games have it"],
    row: "a row",
};

impl Looks {
    /// Those of the game with that key.
    pub(crate) fn of(key: &str) -> Self {
        match key {
            "gipf" => GIPF,
            "zertz" => ZERTZ,
            "dvonn" => DVONN,
            "yinsh" => YINSH,
            "tamsk" => TAMSK,
            "punct" => PUNCT,
            _ => ANY,
        }
    }

    /// Moves as they can be typed: stable texts, then the players' notation.
    pub(crate) fn examples(self) -> [&'static str; 2] {
        self.examples
    }

    pub(crate) fn player(self, player: Player) -> &'static str {
        self.players[player.index()]
    }

    /// What is due.
    pub(crate) fn prompt(self, word: &'static str) -> &'static str {
        self.prompts.iter().find(|(known, _)| *known == word).map_or(word, |(_, text)| text)
    }

    fn piece(self, piece: &Piece) -> String {
        // Pieces of a kind may differ in what they look like.
        let known = [piece.kind.as_str(), piece.kind.get(..1).unwrap_or_default()]
            .into_iter()
            .find_map(|kind| self.pieces.iter().find(|(letter, _)| *letter == kind));
        let name = known.map_or(piece.kind.as_str(), |(_, name)| name);
        match piece.owner {
            Some(owner) => format!("{} {name}", self.player(owner)),
            None => name.to_owned(),
        }
    }

    /// A position in sentences.
    pub(crate) fn describe(self, view: &View) -> Vec<String> {
        let mut lines = Vec::new();
        let pieces_are_owned = view.supply.iter().any(|supply| supply.piece.owner.is_some());
        for owner in [Some(Player::First), Some(Player::Second), None] {
            let places = self.places(view, owner);
            if let Some(player) = owner
                && places.is_empty()
                && pieces_are_owned
            {
                lines.push(format!("{} has nothing on the board.", self.player(player)));
            }
            for (name, cells) in places {
                lines.push(format!("{name}: {}.", cells.join(", ")));
            }
        }
        lines.extend(self.piles(view));
        if let Some([first, second]) = view.score {
            let [one, other] = self.players;
            lines.push(format!("Count: {one} {first}, {other} {second}."));
        }
        for row in &view.rows {
            let duty = if row.compulsory { "must" } else { "may" };
            let owner = self.player(row.owner);
            lines.push(format!(
                "{owner} has {} that {duty} be dealt with: {}.",
                self.row,
                row.cells.join(", ")
            ));
        }
        lines
    }

    /// What lies beside the board, a line a pile.
    fn piles(self, view: &View) -> Vec<String> {
        let mut piles: Vec<(String, Pile, Vec<String>)> = Vec::new();
        for Supply { player, pile, piece, count, .. } in &view.supply {
            let name = match (pile, player) {
                (Pile::Reserve, Some(player)) => format!("Reserve of {}", self.player(*player)),
                (Pile::Captured, Some(player)) => format!("Captured by {}", self.player(*player)),
                (Pile::Gone, Some(player)) => {
                    format!("Out of the game, of {}", self.player(*player))
                }
                (_, None) => "Pool".to_owned(),
            };
            if piles.last().is_none_or(|(last, ..)| *last != name) {
                piles.push((name, *pile, Vec::new()));
            }
            if let Some((.., parts)) = piles.last_mut().filter(|_| *count > 0) {
                parts.push(format!("{count} × {}", self.piece(piece)));
            }
        }
        piles
            .into_iter()
            .filter(|(_, pile, parts)| *pile == Pile::Reserve || !parts.is_empty())
            .map(|(name, _, parts)| {
                let parts = if parts.is_empty() { "nothing".to_owned() } else { parts.join(", ") };
                format!("{name}: {parts}.")
            })
            .collect()
    }

    /// What stands on the board of one player, or of nobody, and where.
    fn places(self, view: &View, owner: Option<Player>) -> Vec<(String, Vec<&str>)> {
        let mut places: Vec<(String, Vec<&str>)> = Vec::new();
        for placed in &view.pieces {
            let Some(top) = placed.layers.last() else { continue };
            if top.owner != owner {
                continue;
            }
            let layers: Vec<String> =
                placed.layers.iter().rev().map(|layer| self.piece(layer)).collect();
            let name = layers.join(" on ");
            match places.iter_mut().find(|(known, _)| *known == name) {
                Some((_, cells)) => cells.push(&placed.at),
                None => places.push((name, vec![&placed.at])),
            }
        }
        places
    }

    /// What an action does, in one sentence.
    pub(crate) fn effects(self, effects: &[Effect]) -> String {
        // What leaves the board is gathered: where it goes, what it is, from which cells.
        let mut parts = Vec::new();
        let mut gone: Vec<(Fate, String, Vec<&str>)> = Vec::new();
        for effect in effects {
            match effect {
                Effect::Enter { piece, from, to } if from == to => {
                    parts.push(format!("{} is placed on {to}", self.piece(piece)));
                }
                Effect::Enter { piece, from, to } => {
                    parts.push(format!("{} enters from {from} to {to}", self.piece(piece)));
                }
                Effect::Shift { from, to } => parts.push(format!("{from} moves to {to}")),
                Effect::Stack { from, to } => parts.push(format!("{from} moves onto {to}")),
                Effect::Jump { from, to } => parts.push(format!("{from} jumps to {to}")),
                Effect::Carry { lifted, laid } => {
                    let spaces = |placed: &[Placed]| {
                        placed.iter().map(|it| it.at.as_str()).collect::<Vec<_>>().join(", ")
                    };
                    parts.push(format!("{} moves to {}", spaces(lifted), spaces(laid)));
                }
                Effect::Become { at, layers } => {
                    let layers: Vec<String> =
                        layers.iter().rev().map(|layer| self.piece(layer)).collect();
                    parts.push(format!("{at} becomes {}", layers.join(" on ")));
                }
                Effect::Remove { at, piece, fate } => {
                    let name = self.piece(piece);
                    match gone.iter_mut().find(|known| known.0 == *fate && known.1 == name) {
                        Some((.., cells)) => cells.push(at),
                        None => gone.push((*fate, name, vec![at])),
                    }
                }
            }
        }
        for (fate, name, cells) in gone {
            let fate = match fate {
                Fate::Reserve => "back to the reserve",
                Fate::Captured => "captured",
                Fate::Gone => "out of the game",
            };
            parts.push(format!("{fate}: {name} on {}", cells.join(", ")));
        }
        parts.join("; ")
    }
}
