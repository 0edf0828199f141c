//! Forced wins, proved by looking at everything.

use rules::{Game, Player};

use crate::limits::Budget;
use crate::ordering::{FIRST, FORCING, Ordering};
use crate::table::{Bound, Entry, Table};
use crate::{Evaluate, Host, Limits, MAX_PLY, Score};

/// What a search for a forced win of the player to move has found.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Solution<A> {
    /// The shortest forced win, if there is one within the turns that were asked about.
    pub win: Option<Win<A>>,
    /// How many turns of the player were looked at completely: with no win among them, there is none
    /// within them.
    pub turns: u32,
    /// How many positions were looked at.
    pub nodes: u64,
}

/// A forced win.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Win<A> {
    /// How many turns of the player it takes against the best defence, at least 1.
    pub turns: u32,
    /// Every first action that wins in as many turns, in the order of actions, at least one.
    pub first: Vec<A>,
    /// A win against a defence that holds out as long as it can, beginning with the first of `first`.
    pub line: Vec<A>,
}

/// Looks for a forced win of the player to move in `position`, in 1, 2, … up to `most_turns` turns of
/// that player, until a limit is reached. The win is proved against every defence, and no shorter one
/// exists. What stood before counts for nothing: a game that could be drawn by repetition is not.
///
/// `evaluation` only says where to look first. The limits count for the whole; a limit in depth is
/// ignored. Lines of more than 100 actions are not looked at.
pub fn solve<G: Game, E: Evaluate<G> + ?Sized>(
    position: &G,
    evaluation: &E,
    most_turns: u32,
    limits: &Limits,
    host: &Host<G::Action>,
    table_bytes: usize,
) -> Solution<G::Action> {
    let mut solver = Solver {
        evaluation,
        attacker: position.to_move(),
        budget: Budget::new(limits, host, None),
        table: Table::new(table_bytes),
        ordering: Ordering::new(),
        actions: Vec::with_capacity(1024),
    };
    let mut solution = Solution { win: None, turns: 0, nodes: 0 };
    for turns in 1..=most_turns.min(MAX_PLY) {
        let first = solver.winning_actions(position, turns);
        if !first.is_empty() && !solver.budget.is_spent() {
            solution.win =
                solver.line(position, first[0], turns).map(|line| Win { turns, first, line });
        }
        if solution.win.is_some() || solver.budget.is_spent() || position.outcome().is_some() {
            break;
        }
        solution.turns = turns;
    }
    solution.nodes = solver.budget.nodes;
    solution
}

/// One search. The table says of a position whether the attacker wins in it within a number of turns,
/// which stands where the depth of search stands elsewhere.
struct Solver<'a, G: Game, E: ?Sized> {
    evaluation: &'a E,
    attacker: Player,
    budget: Budget<'a>,
    table: Table,
    ordering: Ordering<G::Action>,
    /// The legal actions of the positions in the line, one after the other.
    actions: Vec<G::Action>,
}

/// A position in the line, and how many turns the attacker has left.
#[derive(Clone, Copy)]
struct Node<'a, G> {
    position: &'a G,
    turns: u32,
    /// In actions from the root.
    ply: u32,
}

impl<G: Game, E: Evaluate<G> + ?Sized> Solver<'_, G, E> {
    /// The actions of the player to move in `position` that win within `turns` turns.
    fn winning_actions(&mut self, position: &G, turns: u32) -> Vec<G::Action> {
        let mut actions = Vec::new();
        position.legal_actions(&mut actions);
        let root = Node { position, turns, ply: 0 };
        actions.retain(|&action| self.wins_by(&root, action));
        actions
    }

    /// Whether the attacker wins after `action`.
    fn wins_by(&mut self, node: &Node<G>, action: G::Action) -> bool {
        let mut next = node.position.clone();
        next.apply(action);
        let turns = node.turns - u32::from(self.is_used_up(node.position, &next));
        self.wins(&Node { position: &next, turns, ply: node.ply + 1 })
    }

    /// Whether the way from `position` to `next` ends a turn of the attacker.
    fn is_used_up(&self, position: &G, next: &G) -> bool {
        position.to_move() == self.attacker && position.completes_turn(next)
    }

    /// Whether the attacker wins within the turns left; false too when a limit is reached.
    fn wins(&mut self, node: &Node<G>) -> bool {
        if self.budget.spend() {
            return false;
        }
        let position = node.position;
        if let Some(outcome) = position.outcome() {
            return outcome.winner == Some(self.attacker);
        }
        // The last turn has not won, whatever the other player does.
        if node.turns == 0 || node.ply >= MAX_PLY {
            return false;
        }
        let key = position.key();
        let known = self.table.get(key);
        if let Some(entry) = known {
            match entry.bound {
                Bound::AtLeast if u32::from(entry.depth) <= node.turns => return true,
                Bound::AtMost if u32::from(entry.depth) >= node.turns => return false,
                _ => {}
            }
        }
        let (wins, best) = self.look_at_actions(node, known);
        if !self.budget.is_spent()
            && let Ok(depth) = u8::try_from(node.turns)
        {
            let bound = if wins { Bound::AtLeast } else { Bound::AtMost };
            self.table.put(key, Entry { score: Score::EVEN, bound, depth, best });
        }
        wins
    }

    /// Whether the attacker wins in `node`, and the place of the action that shows it.
    fn look_at_actions(&mut self, node: &Node<G>, known: Option<Entry>) -> (bool, u16) {
        let attacks = node.position.to_move() == self.attacker;
        let start = self.actions.len();
        node.position.legal_actions(&mut self.actions);
        let mut order = self.order(node, start, known);
        order.sort_unstable_by_key(|&(rank, place)| (std::cmp::Reverse(rank), place));
        let mut decided = (!attacks, 0);
        for &(_, place) in &order {
            let action = self.actions[start + usize::from(place)];
            let wins = self.wins_by(node, action);
            if self.budget.is_spent() {
                decided = (false, place);
                break;
            }
            if wins == attacks {
                let depth = i32::try_from(node.turns).unwrap_or(i32::MAX);
                let player = node.position.to_move();
                let earlier = order.iter().take_while(|&&(_, other)| other != place);
                let earlier = earlier.map(|&(_, other)| self.actions[start + usize::from(other)]);
                self.ordering.refutes(node.ply, action);
                self.ordering.reward(player, depth, action, earlier);
                decided = (attacks, place);
                break;
            }
        }
        self.actions.truncate(start);
        decided
    }

    /// The places of the actions from `start` on with their ranks: what decided before comes first,
    /// then what is forcing, then what decided elsewhere.
    fn order(&mut self, node: &Node<G>, start: usize, known: Option<Entry>) -> Vec<(i32, u16)> {
        let player = node.position.to_move();
        let ordering = &self.ordering;
        let places = 0..=u16::MAX;
        let mut order: Vec<(i32, u16)> = places
            .zip(&self.actions[start..])
            .map(|(place, &action)| (ordering.rank(player, node.ply, action), place))
            .collect();
        let end = self.actions.len();
        if self.evaluation.is_quiet(node.position) {
            self.evaluation.forcing(node.position, &mut self.actions);
        }
        let (listed, forcing) = self.actions.split_at(end);
        for action in forcing {
            if let Ok(place) = listed[start..].binary_search(action) {
                order[place].0 += FORCING;
            }
        }
        self.actions.truncate(end);
        if let Some(entry) = known
            && let Some(best) = order.get_mut(usize::from(entry.best))
        {
            best.0 = FIRST;
        }
        order
    }

    /// The line of a proved win in `turns` turns that begins with `action`, unless a limit is reached.
    fn line(&mut self, position: &G, action: G::Action, turns: u32) -> Option<Vec<G::Action>> {
        let (mut line, mut here, mut left) = (Vec::new(), position.clone(), turns);
        let mut next_action = Some(action);
        while let Some(action) = next_action {
            let mut next = here.clone();
            next.apply(action);
            left -= u32::from(self.is_used_up(&here, &next));
            here = next;
            line.push(action);
            let ply = u32::try_from(line.len()).unwrap_or(MAX_PLY);
            let node = Node { position: &here, turns: left, ply };
            next_action = self.continuation(&node);
        }
        (here.outcome().is_some() && !self.budget.is_spent()).then_some(line)
    }

    /// What is played in a position that the attacker wins: the way to the win, or the defence that
    /// takes longest. `None` at the end of the game.
    fn continuation(&mut self, node: &Node<G>) -> Option<G::Action> {
        let mut actions = Vec::new();
        node.position.legal_actions(&mut actions);
        if node.position.to_move() == self.attacker {
            return actions.into_iter().find(|&action| self.wins_by(node, action));
        }
        let fewest = |solver: &mut Self, action| {
            let within = |&turns: &u32| solver.wins_by(&Node { turns, ..*node }, action);
            (0..=node.turns).find(within)
        };
        let rated = actions.into_iter().map(|action| (fewest(self, action), action));
        let rated: Vec<_> = rated.collect();
        let longest = rated.iter().map(|&(turns, _)| turns).max()?;
        rated.into_iter().find(|&(turns, _)| turns == longest).map(|(_, action)| action)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::toy::{Heaps, Start};

    struct Even;

    impl Evaluate<Heaps> for Even {
        fn value(&self, _: &Heaps) -> i32 {
            0
        }
    }

    fn actions(position: Heaps) -> Vec<<Heaps as Game>::Action> {
        let mut actions = Vec::new();
        position.legal_actions(&mut actions);
        actions
    }

    fn after(position: Heaps, action: <Heaps as Game>::Action) -> Heaps {
        let mut next = position;
        next.apply(action);
        next
    }

    /// In how many turns of `player` that player wins by force, at most `left`; plainly.
    fn forced(position: Heaps, player: Player, left: u32) -> Option<u32> {
        if let Some(outcome) = position.outcome() {
            return (outcome.winner == Some(player)).then_some(0);
        }
        if left == 0 {
            return None;
        }
        let attacks = position.to_move() == player;
        let lengths = actions(position).into_iter().map(|action| {
            let next = after(position, action);
            let used = u32::from(attacks && position.completes_turn(&next));
            forced(next, player, left - used).map(|turns| turns + used)
        });
        if attacks {
            lengths.flatten().min()
        } else {
            lengths.collect::<Option<Vec<_>>>()?.into_iter().max()
        }
    }

    #[test]
    fn forced_wins_are_those_of_plain_recursion() {
        let mut wins = 0;
        for stones in [[1, 0, 0], [4, 0, 0], [2, 2, 0], [1, 2, 3], [3, 3, 1], [3, 4, 0], [2, 3, 2]]
        {
            let position = Heaps::start(&Start { stones, endless: false });
            let expected = forced(position, Player::First, 4);
            let limits = Limits::default();
            let found = solve(&position, &Even, 4, &limits, &Host::silent(), 1 << 12);
            assert_eq!(found.win.as_ref().map(|win| win.turns), expected, "{stones:?}");
            let Some(win) = found.win else { continue };
            wins += 1;
            let firsts = actions(position).into_iter().filter(|&action| {
                let next = after(position, action);
                let used = u32::from(position.completes_turn(&next));
                forced(next, Player::First, win.turns - used).is_some()
            });
            assert!(firsts.eq(win.first.iter().copied()), "{stones:?}");
            let (mut here, mut turns) = (position, 0);
            for &action in &win.line {
                let next = after(here, action);
                turns += u32::from(here.to_move() == Player::First && here.completes_turn(&next));
                here = next;
            }
            assert_eq!(here.outcome().unwrap().winner, Some(Player::First), "{stones:?}");
            assert_eq!(turns, win.turns, "{stones:?}: the defence holds out as long as it can");
        }
        assert!(wins >= 3, "{wins}");
    }

    #[test]
    fn a_solver_out_of_nodes_claims_nothing() {
        let position = Heaps::start(&Start { stones: [5, 5, 5], endless: false });
        let found = solve(&position, &Even, 6, &Limits::nodes(50), &Host::silent(), 1 << 12);
        assert_eq!((found.win, found.nodes), (None, 50));
        assert!(found.turns < 6);
    }
}
