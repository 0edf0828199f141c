//! What the pieces on the board look like from above (P7.1), and how another one may lie on it (P6.4, P6.5).

use rules::Player;

use crate::board::SPACES;
use crate::pile::{Laid, Pile};
use crate::placement::{Placement, Shape};
use crate::refusal::Refusal;
use crate::set::SpaceSet;

/// The board seen from above.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Ground {
    /// How many levels high each space is; a bridge counts for the space under it.
    pub(crate) heights: [u8; SPACES],
    /// The spaces where each player's dots are seen.
    pub(crate) visible: [SpaceSet; 2],
}

impl Ground {
    /// The empty board.
    pub(crate) const EMPTY: Self = Self { heights: [0; SPACES], visible: [SpaceSet::EMPTY; 2] };

    /// The spaces with a dot on them or under a bridge.
    pub(crate) fn occupied(&self) -> SpaceSet {
        self.visible[0] | self.visible[1]
    }

    /// Whether nothing lies on a piece.
    pub(crate) fn is_free(&self, laid: Laid) -> bool {
        laid.placement().dots().iter().all(|dot| self.heights[dot.index()] == laid.level() + 1)
    }

    /// The level on which a piece of a player would lie, if it may lie so.
    pub(crate) fn level_of(&self, owner: Player, placement: Placement) -> Option<u8> {
        let level = self.even_level(placement.shape())?;
        let is_own = self.visible[owner.index()].contains(placement.punct());
        (level == 0 || is_own).then_some(level)
    }

    /// The level on which a piece would lie evenly, on whatever dots.
    pub(crate) fn even_level(&self, shape: Shape) -> Option<u8> {
        let [punct, a, b] = shape.dots.map(|dot| self.heights[dot.index()]);
        if punct == a && a == b {
            return Some(punct);
        }
        let (end, other, middle) = match shape.middle {
            0 => (a, b, punct),
            1 => (punct, b, a),
            2 => (punct, a, b),
            _ => return None,
        };
        (end == other && middle < end).then_some(end)
    }

    /// Why a piece of a player may not lie so.
    pub(crate) fn why_not(&self, owner: Player, placement: Placement) -> Refusal {
        let punct = placement.punct();
        if self.visible[owner.index()].contains(punct) {
            return Refusal::Uneven { placement };
        }
        if self.heights[punct.index()] == 0 {
            // Some other dot would lie on a piece, so this one must too.
            return Refusal::PunctOnNothing { space: punct };
        }
        Refusal::PunctOnOpponent { space: punct }
    }

    /// Lays a piece on top.
    pub(crate) fn lay(&mut self, laid: Laid) {
        for dot in laid.placement().dots() {
            self.show(dot, laid);
        }
    }

    /// Lifts a piece on which nothing lies off the others of the pile.
    pub(crate) fn lift(&mut self, laid: Laid, pile: &Pile) {
        for dot in laid.placement().dots() {
            self.heights[dot.index()] = 0;
            for visible in &mut self.visible {
                *visible = visible.without_space(dot);
            }
        }
        if laid.level() == 0 {
            return;
        }
        let uncovered = laid.placement().dots();
        for &below in pile.pieces().iter().filter(|&&it| it != laid) {
            for dot in below.placement().dots() {
                if uncovered.contains(&dot) {
                    self.show(dot, below);
                }
            }
        }
    }

    fn show(&mut self, dot: crate::Space, laid: Laid) {
        let owner = laid.owner();
        self.heights[dot.index()] = laid.level() + 1;
        let [own, other] = [owner, owner.other()].map(Player::index);
        self.visible[own] = self.visible[own].with_space(dot);
        self.visible[other] = self.visible[other].without_space(dot);
    }
}
