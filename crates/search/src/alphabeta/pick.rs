use rules::Game;

use super::run::{Node, Run};
use crate::ordering::{self, FIRST, FORCING};
use crate::table::Entry;
use crate::{Evaluate, Feature};

/// The rank of an action that is done with.
pub(super) const LOOKED_AT: i32 = i32::MIN;

impl<G: Game, E: Evaluate<G> + ?Sized> Run<'_, G, E> {
    /// Adds the actions of `node` that the player notices, at least one, with their ranks. Says whether
    /// these are all, and not only those worth looking at.
    pub(super) fn list_actions(&mut self, node: &Node<G>, known: Option<Entry>) -> bool {
        let start = self.actions.len();
        self.evaluation.candidates(node.position, &mut self.actions);
        let has_all = self.actions.len() == start;
        if has_all {
            node.position.legal_actions(&mut self.actions);
        }
        let count = self.actions.len() - start;
        let player = node.position.to_move();
        let oversight = self.evaluation.oversight(node.position);
        for (place, &action) in self.actions[start..].iter().enumerate() {
            let rank = if oversight.is_some_and(|oversight| oversight.hides(&action, node.ply))
                || self.evaluation.is_mirrored(node.position, action)
            {
                LOOKED_AT
            } else {
                let promise = if has_all { 0 } else { ordering::of_candidate(count - 1 - place) };
                self.mind.ordering.rank(player, node.ply, action) + promise
            };
            self.ranks.push(rank);
        }
        let end = self.actions.len();
        if self.evaluation.is_quiet(node.position) {
            self.evaluation.forcing(node.position, &mut self.actions);
        }
        let (listed, forcing) = self.actions.split_at(end);
        for action in forcing {
            let place = listed[start..].iter().position(|other| other == action);
            if let Some(place) = place
                && self.ranks[start + place] != LOOKED_AT
            {
                self.ranks[start + place] += FORCING;
            }
        }
        self.actions.truncate(end);
        if let Some(entry) = known
            && let Some(rank) = self.ranks.get_mut(start + usize::from(entry.best))
            && *rank != LOOKED_AT
        {
            *rank = FIRST;
        }
        if self.ranks[start..].iter().all(|&rank| rank == LOOKED_AT) {
            self.ranks[start] = FIRST;
        }
        has_all
    }

    /// The place of the most promising action from `start` on that was not yet looked at.
    #[inline]
    pub(super) fn next_best(&mut self, start: usize) -> Option<usize> {
        let mut best = (LOOKED_AT, 0);
        for (place, &rank) in self.ranks.iter().enumerate().skip(start) {
            if rank > best.0 {
                best = (rank, place);
            }
        }
        (best.0 != LOOKED_AT).then(|| {
            self.ranks[best.1] = LOOKED_AT;
            best.1
        })
    }

    /// The action at `place` ended the search of `node`; those looked at before did not.
    pub(super) fn reward(&mut self, node: &Node<G>, start: usize, place: usize) {
        let looked_at = self.actions[start..].iter().zip(&self.ranks[start..]);
        let action = self.actions[place];
        let failed = looked_at
            .filter(|&(&other, &rank)| rank == LOOKED_AT && other != action)
            .map(|(&other, _)| other);
        let (player, depth) = (node.position.to_move(), node.depth.max(0));
        let (ordering, features) = (&mut self.mind.ordering, self.mind.features);
        if features.has(Feature::Killers) {
            ordering.refutes(node.ply, action);
        }
        if features.has(Feature::Merits) {
            ordering.reward(player, depth, action, failed);
        }
    }
}
