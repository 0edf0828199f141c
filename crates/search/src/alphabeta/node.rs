use rules::Game;

use super::pick::LOOKED_AT;
use super::run::{Node, Run};
use crate::table::{Bound, Entry};
use crate::{Evaluate, Feature, MAX_PLY, Score};

/// How many forcing actions are looked at beyond the depth, one after the other, where an evaluation
/// wants that.
const MOST_FORCING: i32 = 4;

impl<G: Game, E: Evaluate<G> + ?Sized> Run<'_, G, E> {
    /// The score of a position for its player to move, within (`alpha`, `beta`) or a bound beyond.
    pub(super) fn value(&mut self, node: &Node<G>, alpha: Score, beta: Score) -> Score {
        let is_principal = beta.value() - alpha.value() > 1;
        if is_principal {
            self.clear_line(node.ply);
        }
        if self.budget.spend() {
            return Score::EVEN;
        }
        self.reach = self.reach.max(node.ply);
        let position = node.position;
        if let Some(outcome) = position.outcome() {
            return Score::ended(&outcome, position.to_move(), node.ply);
        }
        let key = position.key();
        if node.begins_turn && self.repetition.is_draw(key) {
            return Score::EVEN;
        }
        if node.ply >= MAX_PLY {
            return Score::estimate(self.evaluation.value(position));
        }
        if node.depth <= 0 && self.evaluation.is_quiet(position) {
            return self.look_at_forcing(node, alpha, beta);
        }
        // What the nearest end would give bounds what can still be reached.
        let alpha = alpha.max(Score::loss_in(node.ply));
        let beta = beta.min(Score::win_in(node.ply + 1));
        if alpha >= beta {
            return alpha;
        }
        // Below 0 a score holds only for the number of forcing actions before it.
        let has_table = node.depth >= 0 && self.mind.features.has(Feature::Table);
        let known = if has_table { self.mind.table.get(key) } else { None };
        if let Some(entry) = known
            && !is_principal
            && i32::from(entry.depth) >= node.depth
        {
            let score = entry.score.earlier(node.ply.cast_signed());
            if entry.bound.settles(score, alpha, beta) {
                return score;
            }
        }
        if !is_principal && let Some(score) = self.stands_above(node, beta) {
            return score;
        }
        if node.begins_turn {
            self.repetition.push(key);
        }
        let (score, best) = self.look_at_actions(node, known, alpha, beta);
        if node.begins_turn {
            self.repetition.pop();
        }
        if has_table
            && !self.budget.is_spent()
            && let Ok(depth) = u8::try_from(node.depth)
        {
            let bound = match score {
                _ if score >= beta => Bound::AtLeast,
                _ if score > alpha => Bound::Exact,
                _ => Bound::AtMost,
            };
            let score = score.earlier(-node.ply.cast_signed());
            self.mind.table.put(key, Entry { score, bound, depth, best });
        }
        score
    }

    /// The score of a quiet position where depth has run out: as it stands, or better by what the
    /// player can force.
    pub(super) fn look_at_forcing(&mut self, node: &Node<G>, alpha: Score, beta: Score) -> Score {
        let mut best = Score::estimate(self.evaluation.value(node.position));
        let may_force = node.depth > -MOST_FORCING
            && self.mind.features.has(Feature::Forcing)
            && self.evaluation.follows_forcing();
        if best >= beta || !may_force {
            return best;
        }
        let start = self.actions.len();
        self.evaluation.forcing(node.position, &mut self.actions);
        let end = self.actions.len();
        let oversight = if end > start { self.evaluation.oversight(node.position) } else { None };
        // The places of ranks are those of actions.
        self.ranks.resize(end, LOOKED_AT);
        for place in start..end {
            let action = self.actions[place];
            if oversight.is_some_and(|oversight| oversight.hides(&action, node.ply)) {
                continue;
            }
            let mut next = node.position.clone();
            next.apply(action);
            let raised = alpha.max(best);
            let score = self.child(node, &next, node.depth - 1, 0, raised, beta, true);
            if self.budget.is_spent() {
                break;
            }
            if score > raised && beta.value() - alpha.value() > 1 {
                self.keep_line(node.ply, action);
            }
            best = best.max(score);
            if best >= beta {
                break;
            }
        }
        self.actions.truncate(start);
        self.ranks.truncate(start);
        best
    }

    /// The best score of the actions in `node`, and the place of that action among the legal ones.
    fn look_at_actions(
        &mut self,
        node: &Node<G>,
        known: Option<Entry>,
        alpha: Score,
        beta: Score,
    ) -> (Score, u16) {
        let is_principal = beta.value() - alpha.value() > 1;
        let start = self.actions.len();
        let has_all = self.list_actions(node, known);
        // A decision that must be made first takes nothing from the depth where there is none left.
        let is_single = self.actions.len() == start + 1 && self.evaluation.follows_single();
        let depth = if node.depth <= 0 || is_single { node.depth } else { node.depth - 1 };
        let mut best = (Score::loss_in(0), 0);
        let mut raised = alpha;
        let mut index = 0;
        while let Some(place) = self.next_best(start) {
            let action = self.actions[place];
            let mut next = node.position.clone();
            next.apply(action);
            let reduced = self.reduction(node, is_principal, index);
            let score = self.child(node, &next, depth, reduced, raised, beta, index == 0);
            if self.budget.is_spent() {
                break;
            }
            if score > best.0 {
                best = (score, u16::try_from(place - start).unwrap_or(u16::MAX));
            }
            if score > raised {
                raised = score;
                if is_principal {
                    self.keep_line(node.ply, action);
                }
                if score >= beta {
                    self.reward(node, start, place);
                    break;
                }
            }
            index += 1;
        }
        self.actions.truncate(start);
        self.ranks.truncate(start);
        if !has_all {
            // What was not looked at might be better.
            best.0 = best.0.max(Score::estimate(best.0.value()));
        }
        best
    }
}
