//! A first game of YINSH.

use protocol::{ActionView, Advice, View};
use rules::{Pile, Player};

use super::{OFTEN, Talk, Tutor, lying, starts};
use crate::scene::sorted;

/// Before so many markers lie there is no row of five.
const NEEDED: usize = 4;

/// How many turns it takes to place the rings.
const RINGS: u32 = 5;

pub(super) const TUTOR: Tutor = Tutor {
    game: "yinsh",
    wait: ("wait", "Y4.3"),
    end: ("yinsh-won", "yinsh-lost", "Y7.1"),
    advise,
};

fn advise(talk: &Talk<'_>) -> Vec<Advice> {
    let (view, player) = (&talk.view, talk.player);
    match view.prompt {
        "place" => {
            let left = lying(view, Pile::Reserve, player);
            vec![talk.say("yinsh-place", [], left, "Y4.1")]
        }
        "row" => {
            let row = view.rows.iter().find(|row| row.owner == player);
            let cells = row.map(|row| row.cells.clone()).unwrap_or_default();
            vec![talk.say("yinsh-row", cells, 0, "Y6.2")]
        }
        "ring" => vec![talk.say("yinsh-ring", [], 0, "Y6.2")],
        "move" => moves(talk),
        _ => vec![talk.say("yinsh-pass", [], 0, "Y5.4")],
    }
}

fn moves(talk: &Talk<'_>) -> Vec<Advice> {
    let actions = &talk.view.actions;
    if let Some(best) = actions.iter().find(|it| completes(it, talk.player)) {
        return vec![talk.say("yinsh-complete", best.path.clone(), 0, "Y6.1")];
    }
    let markers = markers(&talk.view);
    if markers >= NEEDED {
        let safe = actions.iter().filter(|it| !lets_complete(talk, it));
        let safe: Vec<&ActionView> = safe.collect();
        if (actions.len() - safe.len()) * 10 >= actions.len() * OFTEN {
            let code = if safe.is_empty() { "yinsh-threat-all" } else { "yinsh-threat" };
            let targets = safe.iter().filter_map(|it| it.path.last().cloned());
            let cells = if safe.len() < 4 { sorted(targets) } else { starts(safe.iter().copied()) };
            return vec![talk.say(code, cells, 0, "Y6.4")];
        }
    }
    let codes = [
        ("yinsh-first", "Y5.1"),
        ("yinsh-second", "Y5.2"),
        ("yinsh-third", "Y5.3"),
        ("yinsh-free", "Y6.1"),
    ];
    vec![talk.in_turn(RINGS, &codes, markers)]
}

fn completes(action: &ActionView, player: Player) -> bool {
    action.rows.iter().any(|row| row.owner == player)
}

/// Whether the opponent gets a row by an action, or can complete one after it.
fn lets_complete(talk: &Talk<'_>, action: &ActionView) -> bool {
    let theirs = talk.opponent();
    completes(action, theirs)
        || talk.after(&action.text).is_some_and(|after| {
            after.to_move() == theirs && after.view().actions.iter().any(|it| completes(it, theirs))
        })
}

/// How many markers lie on the board.
fn markers(view: &View) -> usize {
    let is_marker = |kind: &str| kind == "M";
    let tops = view.pieces.iter().filter_map(|placed| placed.layers.last());
    tops.filter(|piece| is_marker(&piece.kind)).count()
}
