//! How a position lies on the table: each dot is a layer of its space, a bridge also over a vacant one.

use hexgrid::Direction;
use rules::{Effect, Game, Piece, Pile, Placed, Player, Show, Supply};

use crate::action::Action;
use crate::board::Space;
use crate::kind::Kind;
use crate::notation::{self, NotationError};
use crate::pile::Laid;
use crate::placement::Placement;
use crate::position::Position;
use crate::variant::Variant;
use crate::{drawing, moving};

/// What stands for a dot that is not the PÜNCT.
const MINOR: &str = "O";
/// What stands for a gap under a bridge.
const NOTHING: &str = "-";

impl Show for Position {
    type ReadError = NotationError;

    const RULES: &'static str = include_str!("../RULES.md");
    const RULES_IN: &'static [(&'static str, &'static str)] =
        &[("ko", include_str!("../RULES.ko.md"))];

    fn drawing(&self) -> String {
        drawing::draw(self)
    }

    fn pieces(&self) -> Vec<Placed> {
        let occupied = self.ground.occupied();
        let in_order = Space::all().filter(|&space| occupied.contains(space));
        in_order.map(|at| Placed { at: at.to_string(), layers: self.layers(at) }).collect()
    }

    fn supply(&self, _: &Variant) -> Vec<Supply> {
        let supply = |player: Player, kind: Kind| Supply {
            player: Some(player),
            pile: Pile::Reserve,
            piece: Piece { kind: kind.letter().to_owned(), owner: Some(player) },
            count: self.in_hand(player, kind),
            wanted: None,
        };
        Player::BOTH
            .into_iter()
            .flat_map(|player| Kind::ALL.map(|kind| supply(player, kind)))
            .collect()
    }

    fn prompt(&self) -> &'static str {
        if self.outcome().is_some() {
            "over"
        } else if crate::pass::check(self).is_ok() {
            "pass"
        } else if self.laid().iter().any(|it| it.owner() == self.to_move) {
            "add-or-move"
        } else {
            "add"
        }
    }

    fn effects(&self, action: Action) -> Vec<Effect> {
        match action {
            Action::Add(placement) => placement
                .dots()
                .into_iter()
                .map(|dot| {
                    let to = dot.to_string();
                    Effect::Enter {
                        piece: dot_of(self.to_move, placement, dot),
                        from: to.clone(),
                        to,
                    }
                })
                .collect(),
            Action::Move { from, to } => self.moving(action, from, to),
            Action::Pass => Vec::new(),
        }
    }

    fn hand(&self, action: Action) -> Option<&'static str> {
        match action {
            Action::Add(placement) => Some(placement.kind().letter()),
            Action::Move { .. } | Action::Pass => None,
        }
    }

    fn path(&self, action: Action) -> Vec<String> {
        match action {
            Action::Add(to) => vec![to.punct().to_string()],
            Action::Move { from, to } => vec![from.to_string(), to.punct().to_string()],
            Action::Pass => Vec::new(),
        }
    }

    fn turned(&self, action: Action) -> Option<u8> {
        match action {
            Action::Add(to) | Action::Move { to, .. } => Some(to.shape().turned),
            Action::Pass => None,
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
    /// What lies over a space from below: the dots, and between them nothing where a bridge is higher.
    fn layers(&self, at: Space) -> Vec<Piece> {
        let mut layers = Vec::new();
        for laid in self.laid().iter().filter(|it| it.placement().spaces().contains(at)) {
            layers.resize(laid.level().into(), nothing());
            layers.push(dot_of(laid.owner(), laid.placement(), at));
        }
        layers
    }

    /// A piece as the uppermost layers of its spaces.
    fn layers_of(&self, piece: Laid) -> Vec<Placed> {
        let dots = piece.placement().dots().into_iter();
        dots.map(|dot| {
            let mut layers = self.layers(dot);
            let under = layers.len() - 1;
            let gap = layers[..under].iter().rev().take_while(|it| **it == nothing()).count();
            Placed { at: dot.to_string(), layers: layers.split_off(under - gap) }
        })
        .collect()
    }

    /// A moved piece goes over as one.
    fn moving(&self, action: Action, from: Space, to: Placement) -> Vec<Effect> {
        let mut after = *self;
        after.apply(action);
        let old = moving::free_on(self, from, to.kind()).expect("a legal move has a free piece");
        let lies_so = |it: &&Laid| it.placement() == to && after.ground.is_free(**it);
        let new = after.laid().iter().rev().find(lies_so).expect("it has been put down");
        vec![Effect::Carry { lifted: self.layers_of(old), laid: after.layers_of(*new) }]
    }
}

/// A dot of a piece as clients know it: the letter of the kind for the PÜNCT and another one for the others,
/// and the directions in which it hangs together with those next to it.
fn dot_of(owner: Player, placement: Placement, dot: Space) -> Piece {
    let letter = if placement.punct() == dot { placement.kind().letter() } else { MINOR };
    let spaces = placement.spaces();
    let joined = Direction::ALL
        .into_iter()
        .filter(|&way| dot.step(way).is_some_and(|next| spaces.contains(next)));
    let joined = joined.map(|way| (way as u8).to_string());
    Piece { kind: letter.to_owned() + &joined.collect::<String>(), owner: Some(owner) }
}

/// The space between a bridge and what lies under it, as high as a dot.
fn nothing() -> Piece {
    Piece { kind: NOTHING.to_owned(), owner: None }
}
