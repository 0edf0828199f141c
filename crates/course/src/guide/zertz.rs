//! A first game of ZÈRTZ.

use catalog::Session;
use protocol::{ActionView, Advice};
use rules::{Effect, Pile};

use super::{OFTEN, Talk, Tutor, lying, starts};
use crate::scene::sorted;

pub(super) const TUTOR: Tutor =
    Tutor { game: "zertz", wait: ("wait", "Z4"), end: ("zertz-won", "zertz-lost", "Z8.1"), advise };

fn advise(talk: &Talk<'_>) -> Vec<Advice> {
    match talk.view.prompt {
        "jump" | "jump-on" => vec![jump(talk)],
        "ring" => {
            let rings = starts(talk.view.actions.iter().filter(|it| is_quiet(talk, it)));
            let code = if rings.is_empty() { "zertz-ring-any" } else { "zertz-ring" };
            vec![talk.say(code, rings, 0, "Z5.2")]
        }
        "place" => place(talk),
        _ => vec![talk.say("zertz-rare", [], 0, "Z5.4")],
    }
}

/// Whether the opponent need not capture after an action that completes the turn.
fn is_quiet(talk: &Talk<'_>, action: &ActionView) -> bool {
    talk.after(&action.text).is_some_and(|after| !has_to_jump(&*after))
}

fn has_to_jump(session: &dyn Session) -> bool {
    session.view_without_actions().prompt == "jump"
}

/// Captures are compulsory; the longest way is told.
fn jump(talk: &Talk<'_>) -> Advice {
    let ways =
        talk.view.actions.iter().map(|action| {
            (1 + talk.after(&action.text).map_or(0, |after| jumps_on(&*after)), action)
        });
    let best = ways.max_by_key(|(count, _)| *count);
    let (count, path) = best.map(|(count, it)| (count, it.path.clone())).unwrap_or_default();
    talk.say("zertz-jump", path, count, "Z6.1")
}

/// How many more marbles the marble that has just jumped can capture.
fn jumps_on(session: &dyn Session) -> usize {
    if session.view_without_actions().prompt != "jump-on" {
        return 0;
    }
    let next = session.legal().into_iter().filter_map(|action| {
        let mut after = session.boxed();
        after.play(&action).ok().map(|_| 1 + jumps_on(&*after))
    });
    next.max().unwrap_or(0)
}

fn place(talk: &Talk<'_>) -> Vec<Advice> {
    let mine =
        |session: &dyn Session| lying(&session.view_without_actions(), Pile::Captured, talk.player);
    let held = mine(talk.session);
    let (mut all, mut quiet, mut isolating) = (0_usize, Vec::new(), None);
    for action in one_colour(talk) {
        let Some(placed) = talk.after(&action.text) else { continue };
        for turn in rings_taken(placed, talk) {
            all += 1;
            let gained = mine(&*turn).saturating_sub(held);
            if gained > isolating.as_ref().map_or(0, |(most, _)| *most) {
                isolating = Some((gained, action.path.clone()));
            }
            if !has_to_jump(&*turn) {
                quiet.extend(action.path.first().cloned());
            }
        }
    }
    if let Some((count, path)) = isolating {
        return vec![talk.say("zertz-isolate", path, count, "Z7.1")];
    }
    let dangerous = all - quiet.len();
    let cells = sorted(quiet);
    if dangerous * 10 >= all * OFTEN {
        let code = if cells.is_empty() { "zertz-threat-all" } else { "zertz-threat" };
        return vec![talk.say(code, cells, 0, "Z6.4")];
    }
    let codes = [
        ("zertz-first", "Z5.1"),
        ("zertz-second", "Z6.1"),
        ("zertz-third", "Z7.1"),
        ("zertz-free", "Z8.1"),
    ];
    vec![talk.in_turn(0, &codes, held)]
}

/// The placings of one colour: which marbles can be jumped over does not ask for it.
fn one_colour<'a>(talk: &'a Talk<'_>) -> impl Iterator<Item = &'a ActionView> {
    let colour = |action: &ActionView| match action.effects.first() {
        Some(Effect::Enter { piece, .. }) => Some(piece.kind.clone()),
        _ => None,
    };
    let wanted = talk.view.actions.first().and_then(colour);
    talk.view.actions.iter().filter(move |action| colour(action) == wanted)
}

/// The positions at the end of a turn whose marble was placed.
fn rings_taken(placed: Box<dyn Session>, talk: &Talk<'_>) -> Vec<Box<dyn Session>> {
    if placed.to_move() != talk.player || placed.outcome().is_some() {
        return vec![placed];
    }
    let rings = placed.legal().into_iter().filter_map(|ring| {
        let mut after = placed.boxed();
        after.play(&ring).ok().map(|_| after)
    });
    rings.collect()
}
