//! A first game of basic GIPF.

use catalog::Session;
use protocol::{ActionView, Advice, View};
use rules::{Pile, Player};

use super::{OFTEN, Talk, Tutor, lying, starts};
use crate::{Scene, turns};

/// From how few pieces in reserve on a player is warned.
const FEW: usize = 3;

pub(super) const TUTOR: Tutor =
    Tutor { game: "gipf", wait: ("watch", "G4.1"), end: ("won", "lost", "G7.2"), advise };

fn advise(talk: &Talk<'_>) -> Vec<Advice> {
    let (view, player) = (&talk.view, talk.player);
    if let Some(row) = view.rows.iter().find(|row| row.owner == player) {
        let count = others(view, &row.cells, player);
        let code = if count > 0 { "take-capture" } else { "take" };
        return vec![talk.say(code, row.cells.clone(), count, "G6.2")];
    }
    let mut advice = Vec::new();
    let completing: Vec<&ActionView> = view
        .actions
        .iter()
        .filter(|action| action.rows.iter().any(|row| row.owner == player))
        .collect();
    if let Some(best) = completing.iter().max_by_key(|it| captured(talk.session, it, player)) {
        let dots = starts(completing.iter().copied());
        let count = captured(talk.session, best, player);
        advice.push(match count {
            0 => talk.say("complete", dots, 0, "G6.1"),
            _ => talk.say("capture", starts([*best]), count, "G6.2"),
        });
    } else if let Some(safe) = safe_turns(talk.session) {
        let code = if safe.is_empty() { "threat-all" } else { "threat" };
        advice.push(talk.say(code, safe, 0, "G6.2"));
    }
    let reserve = lying(view, Pile::Reserve, player);
    if reserve <= FEW {
        advice.push(talk.say("low", [], reserve, "G7.2"));
    }
    if advice.is_empty() {
        let codes = [("first", "G4.3"), ("second", "G4.3"), ("third", "G6.1"), ("free", "G6.1")];
        advice.push(talk.in_turn(0, &codes, reserve));
    }
    advice
}

/// How many pieces of the opponent stand on some cells.
fn others(view: &View, cells: &[String], player: Player) -> usize {
    let theirs = view.pieces.iter().filter(|placed| {
        let top = placed.layers.last();
        cells.contains(&placed.at) && top.is_some_and(|piece| piece.owner != Some(player))
    });
    theirs.count()
}

/// How many pieces the best of the own rows that an action makes would capture.
fn captured(session: &dyn Session, action: &ActionView, player: Player) -> usize {
    let mut after = session.boxed();
    if after.play(&action.text).is_err() {
        return 0;
    }
    let view = after.view_without_actions();
    let mine = view.rows.iter().filter(|row| row.owner == player);
    mine.map(|row| others(&view, &row.cells, player)).max().unwrap_or(0)
}

/// Where turns begin after which the opponent cannot capture at once, if after most turns they can.
fn safe_turns(session: &dyn Session) -> Option<Vec<String>> {
    let scene = Scene::new(&session.spec(), Some(&session.position())).ok()?;
    let (mut all, mut safe) = (0_usize, Vec::new());
    turns::each(&scene, &mut |after| {
        all += 1;
        if after.session().outcome().is_some() || after.capture(None).is_none() {
            safe.extend(after.played().first().cloned());
        }
        true
    });
    let dangerous = all - safe.len();
    if dangerous * 10 < all * OFTEN {
        return None;
    }
    let view = session.view();
    Some(starts(view.actions.iter().filter(|it| safe.contains(&it.text))))
}
