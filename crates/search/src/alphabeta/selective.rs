use rules::Game;

use super::run::{Node, Run};
use crate::{Evaluate, Feature, Score};

/// The greatest depth at which a position may stand far enough above what is needed. In duels of
/// standard GIPF in pairs of openings, with a margin of 40 an action, 5 won 52 of 80 games at 12 000
/// nodes an action against not looking at it, and 122 of 200 at 2000 nodes; 3 won 122 of 200 with a margin of 25.
const DEEPEST_ABOVE: i32 = 5;

impl<G: Game, E: Evaluate<G> + ?Sized> Run<'_, G, E> {
    /// How much less deep to look at the action that comes `index`th: more, the later it comes and
    /// the more depth is left. In duels of 300 games of standard GIPF at 6000 nodes an action, half
    /// of the product of the logarithms won 169 to 131 against a third of it.
    #[inline]
    pub(super) fn reduction(&self, node: &Node<G>, is_principal: bool, index: usize) -> i32 {
        if node.depth < 3 || index < 3 || !self.mind.features.has(Feature::Reductions) {
            return 0;
        }
        let late = (index + 1).ilog2() * node.depth.unsigned_abs().ilog2() / 2;
        (late.cast_signed() - i32::from(is_principal)).max(0)
    }

    /// The estimate of a quiet position a few actions before the end of depth, if it stands so far above
    /// `beta` that what is left to look at is not expected to change that.
    pub(super) fn stands_above(&self, node: &Node<G>, beta: Score) -> Option<Score> {
        let has_feature = self.mind.features.has(Feature::Above);
        let margin = self.evaluation.margin().filter(|_| has_feature)?;
        if !(1..=DEEPEST_ABOVE).contains(&node.depth)
            || beta.is_proved()
            || !self.evaluation.is_quiet(node.position)
        {
            return None;
        }
        let value = self.evaluation.value(node.position);
        (value - margin * node.depth >= beta.value()).then_some(Score::estimate(value))
    }
}
