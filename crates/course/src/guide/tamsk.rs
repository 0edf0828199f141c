//! A first game of TAMSK, without time.

use std::collections::BTreeSet;

use catalog::Session;
use protocol::{ActionView, Advice, View};
use rules::{Pile, Player};

use super::{Talk, Tutor, lying, owner, starts};

pub(super) const TUTOR: Tutor = Tutor {
    game: "tamsk",
    wait: ("wait", "T4.1"),
    end: ("tamsk-won", "tamsk-lost", "T9.2"),
    advise,
};

fn advise(talk: &Talk<'_>) -> Vec<Advice> {
    let (view, player) = (&talk.view, talk.player);
    let moves: Vec<&ActionView> = view.actions.iter().filter(|it| it.path.len() == 2).collect();
    if moves.is_empty() {
        return vec![talk.say("tamsk-pass", [], 0, "T6.1")];
    }
    let mut advice = Vec::new();
    // Which hourglass of the opponent has how many ways is seen after each move.
    let opened = moves.iter().map(|it| free(talk.after(&it.text).as_deref(), talk.opponent()));
    let opened: Vec<usize> = opened.collect();
    let usual = opened.iter().copied().max().unwrap_or_default();
    let shut = moves.iter().zip(&opened).min_by_key(|(_, free)| **free);
    if let Some((best, _)) = shut.filter(|(_, free)| **free < usual) {
        advice.push(talk.say("tamsk-shut", best.path.clone(), 0, "T4.1"));
    }
    let narrow = glasses(view, player).filter(|at| ways(&moves, at) == 1);
    let narrow: Vec<String> = narrow.collect();
    if !narrow.is_empty() {
        advice.push(talk.say("tamsk-narrow", narrow, 0, "T4.1"));
    }
    let stuck = glasses(view, player).filter(|at| ways(&moves, at) == 0).count();
    if stuck > 0 {
        let can = starts(moves.iter().copied());
        advice.push(talk.say("tamsk-stuck", can, stuck, "T4.3"));
    }
    if advice.is_empty() || talk.turns < 3 {
        let rings = lying(view, Pile::Reserve, player);
        let codes = [
            ("tamsk-first", "T4.1"),
            ("tamsk-second", "T3.1"),
            ("tamsk-third", "T9.2"),
            ("tamsk-free", "T9.2"),
        ];
        advice.insert(0, talk.in_turn(0, &codes, rings));
    }
    advice
}

/// Where the hourglasses of a player stand.
fn glasses(view: &View, player: Player) -> impl Iterator<Item = String> {
    let cells = view.pieces.iter().map(|placed| placed.at.clone());
    cells.filter(move |cell| owner(view, cell) == Some(player))
}

fn ways(moves: &[&ActionView], from: &str) -> usize {
    moves.iter().filter(|it| it.path.first().is_some_and(|at| at == from)).count()
}

/// How many hourglasses of the player to move can be moved.
fn free(session: Option<&dyn Session>, player: Player) -> usize {
    let Some(session) = session else { return 0 };
    if session.to_move() != player {
        return 0;
    }
    let from = |action: &String| action.split_once('-').map(|(from, _)| from.to_owned());
    session.legal().iter().filter_map(from).collect::<BTreeSet<_>>().len()
}
