//! A first game of DVONN.

use protocol::{ActionView, Advice};
use rules::Effect;

use super::{Talk, Tutor, owner, starts};

/// From how few moves on a player is warned.
const FEW: usize = 4;

pub(super) const TUTOR: Tutor = Tutor {
    game: "dvonn",
    wait: ("wait", "D5.1"),
    end: ("dvonn-won", "dvonn-lost", "D8.2"),
    advise,
};

fn advise(talk: &Talk<'_>) -> Vec<Advice> {
    match talk.view.prompt {
        "place-red" => vec![talk.say("dvonn-red", [], 0, "D4.2")],
        "place" => vec![talk.say("dvonn-place", [], 0, "D4.3")],
        "move" => moves(talk),
        _ => vec![talk.say("dvonn-pass", [], 0, "D6")],
    }
}

fn moves(talk: &Talk<'_>) -> Vec<Advice> {
    let mut advice = Vec::new();
    if talk.turns == 0 {
        advice.push(talk.say("dvonn-first", [], 0, "D5.1"));
    }
    let actions = &talk.view.actions;
    let before = lead(talk, None);
    let gain = |action: &&ActionView| lead(talk, Some(*action)) - before;
    if let Some(best) = actions.iter().max_by_key(gain).filter(|best| gain(best) > 0) {
        let gain = usize::try_from(gain(&best)).unwrap_or_default();
        let cut = cut_off(talk, best);
        let to = best.path.last().map(String::as_str).unwrap_or_default();
        let theirs = owner(&talk.view, to) == Some(talk.opponent());
        let path = best.path.clone();
        if cut > 0 {
            advice.push(talk.say("dvonn-cut", path, cut, "D7"));
        } else if theirs {
            advice.push(talk.say("dvonn-land", path, gain, "D5.3"));
        } else {
            advice.push(talk.say("dvonn-gain", path, gain, "D8.2"));
        }
    } else {
        // Nothing is won: at least nothing should be lost.
        let keeping = actions.iter().filter(|it| gain(it) == 0);
        advice.push(talk.say("dvonn-keep", starts(keeping), 0, "D7"));
    }
    if actions.len() <= FEW {
        advice.push(talk.say("dvonn-few", [], actions.len(), "D8.1"));
    }
    advice
}

/// By how many pieces the player leads, now or after a move.
fn lead(talk: &Talk<'_>, action: Option<&ActionView>) -> i64 {
    let score = match action {
        None => talk.view.score,
        Some(action) => {
            talk.after(&action.text).and_then(|after| after.view_without_actions().score)
        }
    };
    let [first, second] = score.unwrap_or_default().map(i64::from);
    if talk.player == rules::Player::First { first - second } else { second - first }
}

/// How many pieces of the opponent leave the game with a move.
fn cut_off(talk: &Talk<'_>, action: &ActionView) -> usize {
    let theirs = |effect: &&Effect| matches!(effect, Effect::Remove { piece, .. } if piece.owner == Some(talk.opponent()));
    action.effects.iter().filter(theirs).count()
}
