//! A first game of PÜNCT.

use std::collections::{BTreeMap, BTreeSet, VecDeque};

use protocol::{ActionView, Advice, View};
use rules::{Effect, Pile, Player};

use super::{Talk, Tutor, lying, owner};
use crate::Scene;

/// From how few pieces beside the board on a player is warned.
const FEW: usize = 4;
/// A piece has three dots: with more spaces missing nobody wins at once.
const REACH: usize = 3;
/// How much longer a way seems over a space of the opponent than over a vacant one.
const OVER: usize = 3;

pub(super) const TUTOR: Tutor =
    Tutor { game: "punct", wait: ("wait", "P4"), end: ("punct-won", "punct-lost", "P8.1"), advise };

/// The three pairs of opposite sides.
///
/// Source: rule P2.3.
const SIDES: [[&str; 2]; 3] = [
    ["a2 a3 a4 a5 a6 a7 a8", "q10 q11 q12 q13 q14 q15 q16"],
    ["b1 c1 d1 e1 f1 g1 h1", "j17 k17 l17 m17 n17 o17 p17"],
    ["b10 c11 d12 e13 f14 g15 h16", "j2 k3 l4 m5 n6 o7 p8"],
];

fn advise(talk: &Talk<'_>) -> Vec<Advice> {
    let Some(missing) = missing(talk, talk.player) else {
        return vec![talk.say("punct-rare", [], 0, "P9")];
    };
    if missing.len() <= REACH
        && let Some(action) = winning(talk, None)
    {
        return vec![talk.say("punct-win", dots(&action), 0, "P8.1")];
    }
    let mut advice = Vec::new();
    let theirs = self::missing(talk, talk.opponent());
    if theirs.is_some_and(|cells| cells.len() <= REACH)
        && let Some(action) = winning(talk, Some(talk.opponent()))
    {
        advice.push(talk.say("punct-threat", dots(&action), 0, "P7.1"));
    }
    let left = lying(&talk.view, Pile::Reserve, talk.player);
    if left <= FEW {
        advice.push(talk.say("punct-few", [], left, "P8.3"));
    }
    let codes = [("punct-first", "P5.1"), ("punct-second", "P6.1"), ("punct-third", "P6.6")];
    if usize::try_from(talk.turns).is_ok_and(|turns| turns < codes.len()) {
        advice.push(talk.in_turn(0, &codes, left));
    } else if advice.is_empty() {
        let count = missing.len();
        advice.push(talk.say("punct-gap", missing, count, "P7.2"));
    }
    advice
}

/// An action that wins at once for the player to move, or would if it were the turn of another.
fn winning(talk: &Talk<'_>, of: Option<Player>) -> Option<ActionView> {
    let position = talk.session.position();
    // The last field is the player to move.
    let position = match (of, position.rsplit_once(' ')) {
        (Some(player), Some((rest, _))) => {
            format!("{rest} {}", if player == Player::First { 'w' } else { 'b' })
        }
        _ => position.clone(),
    };
    let scene = Scene::new(&talk.session.spec(), Some(&position)).ok()?;
    let first = scene.win(1)?.first.into_iter().next()?;
    scene.session().view().actions.into_iter().find(|action| action.text == first)
}

/// The spaces that a piece comes to cover.
fn dots(action: &ActionView) -> Vec<String> {
    let cells = action.effects.iter().flat_map(|effect| match effect {
        Effect::Enter { to, .. } => vec![to.clone()],
        Effect::Carry { laid, .. } => laid.iter().map(|placed| placed.at.clone()).collect(),
        _ => Vec::new(),
    });
    cells.collect()
}

/// The spaces that a player lacks on the shortest way between two opposite sides.
fn missing(talk: &Talk<'_>, player: Player) -> Option<Vec<String>> {
    let board = talk.session.spec().board();
    let neighbours: BTreeMap<&str, Vec<&str>> = board
        .cells
        .iter()
        .map(|cell| {
            let next = cell.neighbours.iter().flatten().map(String::as_str).collect();
            (cell.name.as_str(), next)
        })
        .collect();
    let ways = SIDES.iter().filter_map(|[from, to]| {
        let to: BTreeSet<&str> = to.split(' ').collect();
        shortest(&talk.view, player, &neighbours, from.split(' '), &to)
    });
    ways.min_by_key(|(length, _)| *length).map(|(_, cells)| cells)
}

/// How far a space is on a way of a player.
fn toll(view: &View, player: Player, cell: &str) -> usize {
    match owner(view, cell) {
        Some(owner) if owner == player => 0,
        Some(_) => OVER,
        None => 1,
    }
}

/// The shortest way from one side to another, as what it costs and the spaces that are not the player's.
///
/// Source: Dijkstra's algorithm with one queue for each cost.
fn shortest<'a>(
    view: &View,
    player: Player,
    neighbours: &BTreeMap<&'a str, Vec<&'a str>>,
    from: impl Iterator<Item = &'a str>,
    to: &BTreeSet<&str>,
) -> Option<(usize, Vec<String>)> {
    let mut queues: Vec<VecDeque<(&str, Option<&str>)>> = vec![VecDeque::new(); OVER + 1];
    for cell in from {
        queues[toll(view, player, cell)].push_back((cell, None));
    }
    let mut before: BTreeMap<&str, Option<&str>> = BTreeMap::new();
    let mut cost = 0;
    while cost < queues.len() {
        let Some((cell, came)) = queues[cost].pop_front() else {
            cost += 1;
            continue;
        };
        if before.contains_key(cell) {
            continue;
        }
        before.insert(cell, came);
        if to.contains(cell) {
            let way = std::iter::successors(Some(cell), |cell| before.get(cell).copied().flatten());
            let lacking = way.filter(|cell| toll(view, player, cell) > 0);
            let mut cells: Vec<String> = lacking.map(str::to_owned).collect();
            cells.reverse();
            return Some((cost, cells));
        }
        for &next in neighbours.get(cell).into_iter().flatten() {
            let then = cost + toll(view, player, next);
            queues.resize(queues.len().max(then + 1), VecDeque::new());
            queues[then].push_back((next, Some(cell)));
        }
    }
    None
}
