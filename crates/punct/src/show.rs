//! How a position lies on the table: each dot is a layer of its space, a bridge also over a vacant one.

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
        let names = |spaces: &[Space]| spaces.iter().map(ToString::to_string).collect();
        match action {
            Action::Add(placement) => names(&placement.dots()),
            Action::Move { from, to } => {
                let [punct, a, b] = to.dots();
                names(&[from, punct, a, b])
            }
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
    /// The dots over a space from below.
    fn layers(&self, at: Space) -> Vec<Piece> {
        let covers = |it: &&Laid| it.placement().spaces().contains(at);
        let dot = |it: &Laid| dot_of(it.owner(), it.placement(), at);
        self.laid().iter().filter(covers).map(dot).collect()
    }

    /// The dots of a moved piece go over one by one; those that change places with each other change where
    /// they are.
    fn moving(&self, action: Action, from: Space, to: Placement) -> Vec<Effect> {
        let mut after = *self;
        after.apply(action);
        let old = moving::free_on(self, from, to.kind()).expect("a legal move has a free piece");
        let mut waiting = jumps(old.placement(), to);
        let mut effects = Vec::new();
        // A dot may go where none of the others still lies.
        while let Some(ready) =
            waiting.iter().position(|&(_, to)| waiting.iter().all(|&(from, _)| from != to))
        {
            let (from, to) = waiting.remove(ready);
            effects.push(Effect::Jump { from: from.to_string(), to: to.to_string() });
        }
        let become_new = |&(_, at): &(Space, Space)| Effect::Become {
            at: at.to_string(),
            layers: after.layers(at),
        };
        effects.extend(waiting.iter().map(become_new));
        effects
    }
}

/// From where to where the dots of a piece go; those that stay where they are do not.
fn jumps(old: Placement, new: Placement) -> Vec<(Space, Space)> {
    let ([old_punct, old_minor @ ..], [new_punct, new_minor @ ..]) = (old.dots(), new.dots());
    let leaving = old_minor.into_iter().filter(|dot| !new_minor.contains(dot));
    let mut coming: Vec<Space> =
        new_minor.into_iter().filter(|dot| !old_minor.contains(dot)).collect();
    let mut jumps: Vec<(Space, Space)> = Vec::new();
    // Where the PÜNCT comes first a dot must leave, and not for where the PÜNCT is, if there is a choice.
    coming.sort_by_key(|&dot| dot == old_punct);
    let mut leaving: Vec<Space> = leaving.collect();
    leaving.sort_by_key(|&dot| dot != new_punct);
    jumps.extend(leaving.into_iter().zip(coming));
    if old_punct != new_punct {
        jumps.push((old_punct, new_punct));
    }
    jumps
}

/// A dot of a piece as clients know it.
fn dot_of(owner: Player, placement: Placement, dot: Space) -> Piece {
    let kind = if placement.punct() == dot { placement.kind().letter() } else { MINOR };
    Piece { kind: kind.to_owned(), owner: Some(owner) }
}
