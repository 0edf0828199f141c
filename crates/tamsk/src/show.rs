//! How a position lies on the table.

use rules::{Effect, Game, Piece, Pile, Placed, Player, Show, Supply, Timer};

use crate::action::Action;
use crate::board::{BOARD, Space};
use crate::fast::{FAST, Fast};
use crate::notation::{self, NotationError};
use crate::position::{Position, Step};
use crate::sand::{FULL, Sand};
use crate::variant::{Level, Variant};
use crate::{drawing, pass, ring};

impl Show for Position {
    type ReadError = NotationError;

    const RULES: &'static str = include_str!("../RULES.md");
    const RULES_IN: &'static [(&'static str, &'static str)] =
        &[("ko", include_str!("../RULES.ko.md"))];

    fn drawing(&self) -> String {
        drawing::draw(self)
    }

    fn pieces(&self) -> Vec<Placed> {
        let placed = |space: Space| Placed { at: space.to_string(), layers: self.layers(space) };
        BOARD.iter().map(placed).filter(|placed| !placed.layers.is_empty()).collect()
    }

    fn supply(&self, _: &Variant) -> Vec<Supply> {
        Player::BOTH
            .map(|player| Supply {
                player: Some(player),
                pile: Pile::Reserve,
                piece: ring(),
                count: self.hand(player),
                wanted: None,
            })
            .to_vec()
    }

    fn prompt(&self) -> &'static str {
        if self.outcome().is_some() {
            return "over";
        }
        match self.step {
            _ if pass::is_taken(self) => "turn-lost",
            _ if ring::left_out(self).is_some() && pass::is_due(self) => "counter-or-pass",
            _ if pass::is_due(self) => "pass",
            Step::Left(_) => "counter-or-move",
            Step::Held(_) => "put-down",
            Step::Begin if self.has_to_start() => "start",
            Step::Begin => "move",
        }
    }

    fn effects(&self, action: Action) -> Vec<Effect> {
        match action {
            Action::Counter(space) => {
                let mut layers = self.layers(space);
                layers.insert(0, ring());
                vec![Effect::Become { at: space.to_string(), layers }]
            }
            Action::Move { from, to, ring: with_ring } => {
                let (from, at) = (from.to_string(), to.to_string());
                let mut effects = vec![Effect::Jump { from, to: at.clone() }];
                if with_ring {
                    let mut layers = vec![ring(); usize::from(self.rings_in(to)) + 1];
                    layers.push(glass(self.to_move));
                    effects.push(Effect::Become { at, layers });
                }
                effects
            }
            Action::Lift(_) | Action::Pass | Action::Fast => Vec::new(),
        }
    }

    fn hand(&self, _: Action) -> Option<&'static str> {
        None
    }

    fn path(&self, action: Action) -> Vec<String> {
        match action {
            Action::Counter(space) | Action::Lift(space) => vec![space.to_string()],
            Action::Move { from, to, .. } => vec![from.to_string(), to.to_string()],
            Action::Pass | Action::Fast => Vec::new(),
        }
    }

    fn notation(&self, actions: &[Action]) -> String {
        notation::write(actions)
    }

    fn read_notation(&self, text: &str) -> Result<Vec<Action>, NotationError> {
        notation::read(self, text)
    }

    fn timers(&self) -> Vec<Timer> {
        let level = self.variant.level();
        if !level.has_sand() {
            return Vec::new();
        }
        let on_board =
            BOARD.iter().filter_map(|space| self.glass_on(space)).map(|(owner, glass)| Timer {
                at: Some(glass.space.to_string()),
                owner: Some(owner),
                left: glass.sand.left().unwrap_or_default().into(),
                full: FULL.into(),
                is_started: glass.sand != Sand::Still,
            });
        let beside = (level == Level::Three).then(|| Timer {
            at: None,
            owner: None,
            left: if let Fast::Runs { left, .. } = self.fast { left.into() } else { 0 },
            full: FAST.into(),
            is_started: matches!(self.fast, Fast::Runs { binds: true, .. }),
        });
        on_board.chain(beside).collect()
    }
}

impl Position {
    /// What is on a space from bottom to top: the rings, and the glass that stands in them.
    fn layers(&self, space: Space) -> Vec<Piece> {
        let mut layers = vec![ring(); self.rings_in(space).into()];
        layers.extend(self.glass_on(space).map(|(owner, _)| glass(owner)));
        layers
    }

    /// Whether the player to move still has a glass to start (T7.1).
    fn has_to_start(&self) -> bool {
        self.variant.level().has_sand()
            && self.glasses(self.to_move).iter().any(|glass| glass.sand == Sand::Still)
    }
}

fn glass(player: Player) -> Piece {
    Piece { kind: "G".to_owned(), owner: Some(player) }
}

/// A ring; it does not show whose it was.
fn ring() -> Piece {
    Piece { kind: "O".to_owned(), owner: None }
}
