//! What a newcomer is told while playing a first game of basic GIPF.

use catalog::Session;
use protocol::{ActionView, Advice, View};
use rules::{Pile, Player};

use crate::{Course, Scene, turns};

/// From how few pieces in reserve on a player is warned.
const FEW: u32 = 3;
/// In how many of ten turns the opponent must be able to capture before a player is warned.
const OFTEN: usize = 6;
/// How many cells are shown at most.
const SHOWN: usize = 8;

impl Course {
    /// What a newcomer who plays `player` is told in a position that comes after so many turns of theirs,
    /// the most urgent first.
    pub fn guide(&self, session: &dyn Session, player: Player, turns: u32) -> Vec<Advice> {
        let view = session.view();
        let lesson = |rule: &str| self.teaches(rule).map(|lesson| lesson.id.clone());
        let say = |code, cells: Vec<String>, count, rule| Advice {
            code,
            cells,
            count,
            lesson: lesson(rule),
        };
        if let Some(outcome) = view.outcome {
            let code = if outcome.winner == Some(player) { "won" } else { "lost" };
            return vec![say(code, Vec::new(), 0, "G7.2")];
        }
        if view.to_move != player {
            return vec![say("watch", Vec::new(), 0, "G4.1")];
        }
        if let Some(row) = view.rows.iter().find(|row| row.owner == player) {
            let count = others(&view, &row.cells, player);
            let code = if count > 0 { "take-capture" } else { "take" };
            return vec![say(code, row.cells.clone(), count, "G6.2")];
        }
        let mut advice = Vec::new();
        let completing: Vec<&ActionView> = view
            .actions
            .iter()
            .filter(|action| action.rows.iter().any(|row| row.owner == player))
            .collect();
        if let Some(best) = completing.iter().max_by_key(|it| captured(session, it, player)) {
            let dots = starts(completing.iter().copied());
            let count = captured(session, best, player);
            advice.push(match count {
                0 => say("complete", dots, 0, "G6.1"),
                _ => say("capture", starts([*best]), count, "G6.2"),
            });
        } else if let Some(safe) = safe_turns(session) {
            let code = if safe.is_empty() { "threat-all" } else { "threat" };
            advice.push(say(code, safe, 0, "G6.2"));
        }
        let reserve = reserve(&view, player);
        if reserve <= FEW {
            advice.push(say("low", Vec::new(), reserve, "G7.2"));
        }
        if advice.is_empty() {
            advice.push(match turns {
                0 => say("first", Vec::new(), 0, "G4.3"),
                1 => say("second", Vec::new(), 0, "G4.3"),
                2 => say("third", Vec::new(), reserve, "G6.1"),
                _ => say("free", Vec::new(), reserve, "G6.1"),
            });
        }
        advice
    }
}

/// Where the actions begin, each cell once.
fn starts<'a>(actions: impl IntoIterator<Item = &'a ActionView>) -> Vec<String> {
    let mut cells: Vec<String> =
        actions.into_iter().filter_map(|it| it.path.first().cloned()).collect();
    cells.sort();
    cells.dedup();
    cells
}

/// How many pieces of the opponent stand on some cells.
fn others(view: &View, cells: &[String], player: Player) -> u32 {
    let theirs = view.pieces.iter().filter(|placed| {
        let top = placed.layers.last();
        cells.contains(&placed.at) && top.is_some_and(|piece| piece.owner != Some(player))
    });
    crate::adapt::count(theirs.count())
}

/// How many pieces the best of the own rows that an action makes would capture.
fn captured(session: &dyn Session, action: &ActionView, player: Player) -> u32 {
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
    let actions = view.actions.iter().filter(|it| safe.contains(&it.text));
    let mut cells = starts(actions);
    cells.truncate(SHOWN);
    Some(cells)
}

/// How many pieces lie in the reserve of a player.
fn reserve(view: &View, player: Player) -> u32 {
    let piles = view.supply.iter();
    let mine = piles.filter(|it| it.pile == Pile::Reserve && it.player == Some(player));
    mine.map(|it| u32::from(it.count)).sum()
}
