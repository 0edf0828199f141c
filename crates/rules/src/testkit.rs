//! The laws every game must pass; for the tests of the game crates.

mod cases;
mod counts;

use std::collections::BTreeSet;

use crate::{Effect, Explain, Game, Outcome, Placed, Player, Rulebook, Show};

pub use cases::{Cases, names_of_cases};
pub use counts::{KnownCounts, known_counts};

/// Calls `visit` with every position of some random games and the action played there, for the laws of one
/// game. Each game stops at its end or after `cap` actions.
pub fn random_positions<G: Game>(
    variant: &G::Variant,
    seed: u64,
    games: usize,
    cap: usize,
    mut visit: impl FnMut(&G, G::Action),
) {
    let mut rng = fastrand::Rng::with_seed(seed);
    let mut legal = Vec::new();
    for _ in 0..games {
        let mut position = G::start(variant);
        for _ in 0..cap {
            legal.clear();
            position.legal_actions(&mut legal);
            let Some(&action) = rng.choice(&legal) else { break };
            visit(&position, action);
            position.apply(action);
        }
    }
}

/// Plays random games and holds every law at every position of them. Each game stops at its end or
/// after `cap` actions.
///
/// # Panics
///
/// When a law is broken, with the position and the law.
pub fn random_games<G: Show>(variant: &G::Variant, seed: u64, games: usize, cap: usize) {
    laws_of_the_rulebooks::<G>();
    let mut rng = fastrand::Rng::with_seed(seed);
    let mut met = BTreeSet::new();
    for _ in 0..games {
        let mut position = G::start(variant);
        let mut turn = Turn { start: position.clone(), actions: Vec::new() };
        let mut hopeless = [false; 2];
        for _ in 0..cap {
            let legal = laws_of_a_position(variant, &position);
            for player in Player::BOTH {
                hopeless[player.index()] |= !position.can_still_win(player);
            }
            if let Some(Outcome { winner, reason }) = position.outcome() {
                assert!(G::REASONS.contains(&reason), "`{reason}` is one of the game's reasons");
                let hopeless = winner.is_some_and(|winner| hopeless[winner.index()]);
                assert!(!hopeless, "who wins could still win before: {position}");
            }
            met.extend(legal.iter().copied());
            laws_of_refusals(&position, &legal, &mut rng, &met);
            let Some(&action) = rng.choice(&legal) else { break };
            let next = laws_of_an_action(&position, action);
            turn.actions.push(action);
            turn.law_of_notation();
            let ends = position.completes_turn(&next);
            position = next;
            if ends {
                let_time_pass(&mut position, &mut rng);
                turn = Turn { start: position.clone(), actions: Vec::new() };
            }
        }
    }
}

/// The rules have the same numbers in every language, none of them twice.
fn laws_of_the_rulebooks<G: Show>() {
    let numbers = |language| -> Vec<String> {
        Rulebook::of::<G>(language).rules.into_iter().map(|rule| rule.number).collect()
    };
    let english = numbers("en");
    let distinct: BTreeSet<_> = english.iter().collect();
    assert_eq!(distinct.len(), english.len(), "no number of a rule stands twice: {english:?}");
    for (language, _) in G::RULES_IN {
        assert_eq!(numbers(language), english, "the numbers of the rules in `{language}`");
    }
}

/// Holds the laws that concern one position, and returns its legal actions.
fn laws_of_a_position<G: Show>(variant: &G::Variant, position: &G) -> Vec<G::Action> {
    let mut legal = Vec::new();
    position.legal_actions(&mut legal);
    assert_eq!(
        position.outcome().is_some(),
        legal.is_empty(),
        "a game is over exactly when nothing is legal: {position}"
    );
    assert_eq!(position.count_actions(), legal.len() as u64, "legal actions counted: {position}");
    let texts: Vec<String> = legal.iter().map(ToString::to_string).collect();
    assert!(texts.is_sorted(), "legal actions in byte order: {position}: {texts:?}");
    assert!(legal.windows(2).all(|pair| pair[0] < pair[1]), "the order is that of the texts");
    for (action, text) in legal.iter().zip(&texts) {
        let read = text.parse::<G::Action>().ok();
        assert_eq!(read, Some(*action), "an action text reads back: {text}");
    }
    let text = position.to_string();
    let read = G::read(variant, &text).unwrap_or_else(|faults| panic!("{text}: {faults}"));
    assert_eq!(&read, position, "a position text reads back");
    assert_eq!(read.key(), position.key(), "equal positions have equal keys: {text}");
    if let Some(passed) = position.passed() {
        assert_ne!(passed.to_move(), position.to_move(), "the other one acts: {text}");
        assert_eq!(position.outcome().or(passed.outcome()), None, "both games go on: {text}");
    }
    legal
}

/// Lets some time pass, and now and then the player who waits act, in games with timers; holds the laws
/// of time.
fn let_time_pass<G: Game>(position: &mut G, rng: &mut fastrand::Rng) {
    laws_of_time(position);
    let mut interjections = Vec::new();
    position.interjections(&mut interjections);
    assert!(interjections.is_sorted(), "interjections in byte order: {position}");
    let picked = rng.choice(&interjections).filter(|_| rng.bool());
    if let Some(&action) = picked {
        assert!(position.check(action).is_err(), "who waits acts, not who decides: {action}");
        position.apply(action);
        laws_of_time(position);
    }
    for _ in 0..rng.u8(..3) {
        let Some(alarm) = position.alarm() else { return };
        position.elapse(rng.u64(..=alarm.min(30_000)));
    }
}

fn laws_of_time<G: Game>(position: &G) {
    let legal = |position: &G| {
        let mut actions = Vec::new();
        position.legal_actions(&mut actions);
        actions
    };
    if let Some(action) = position.due() {
        assert_eq!(legal(position), [action], "what is due is the only legal action: {position}");
    }
    let Some(alarm) = position.alarm() else { return };
    assert!(alarm > 0 && position.outcome().is_none(), "an alarm is to come: {position}");
    let after = |parts: &[u64]| {
        let mut position = position.clone();
        for &millis in parts {
            position.elapse(millis);
        }
        position
    };
    let half = alarm / 2;
    assert_eq!(after(&[half, alarm - half]), after(&[alarm]), "time is one: {position}");
    assert_eq!(after(&[0]), *position, "no time changes nothing: {position}");
    assert_eq!(after(&[half]).alarm(), Some(alarm - half), "the alarm comes: {position}");
    assert_eq!(legal(&after(&[half])), legal(position), "until then all stays: {position}");
}

/// Legal exactly when playable: what is not listed is refused and changes nothing.
fn laws_of_refusals<G: Show>(
    position: &G,
    legal: &[G::Action],
    rng: &mut fastrand::Rng,
    met: &BTreeSet<G::Action>,
) {
    for &action in legal {
        assert!(position.check(action).is_ok(), "legal but refused: {action} in {position}");
    }
    for _ in 0..8.min(met.len()) {
        let Some(&action) = met.iter().nth(rng.usize(..met.len())) else { break };
        if legal.binary_search(&action).is_err() {
            let mut next = position.clone();
            let Err(why) = next.play(action) else {
                panic!("not legal but played: {action} in {position}");
            };
            let known = why.rule().is_none_or(|rule| {
                Rulebook::of::<G>("en").rules.iter().any(|known| known.number == rule)
            });
            assert!(known, "a refusal cites a rule that stands in the rulebook: {why}");
            assert_eq!(&next, position, "a refused action changes nothing: {action}");
        }
    }
}

/// Plays a legal action and holds the laws that concern it.
fn laws_of_an_action<G: Show>(position: &G, action: G::Action) -> G {
    let mut next = position.clone();
    next.apply(action);
    assert_ne!(next.key(), position.key(), "keys tell positions apart: {position}, {action}");
    assert!(
        !position.ends_turn_by_any_action()
            || (position.completes_turn(&next) && !next.has_leftovers()),
        "any action ends the turn: {position}, {action}"
    );
    let mut pieces = position.pieces();
    for effect in position.effects(action) {
        happen(&mut pieces, effect);
    }
    pieces.sort_by(|a, b| a.at.cmp(&b.at));
    let mut shown = next.pieces();
    shown.sort_by(|a, b| a.at.cmp(&b.at));
    assert_eq!(pieces, shown, "the effects lead to the next position: {position}, {action}");
    next
}

/// Lets one effect happen to what stands on the board.
fn happen(pieces: &mut Vec<Placed>, effect: Effect) {
    let index_of = |pieces: &[Placed], cell: &str| pieces.iter().position(|p| p.at == cell);
    match effect {
        Effect::Enter { piece, to, .. } => match index_of(pieces, &to) {
            Some(index) => pieces[index].layers.push(piece),
            None => pieces.push(Placed { at: to, layers: vec![piece] }),
        },
        Effect::Shift { from, to } => {
            assert_eq!(index_of(pieces, &to), None, "a shift finds its cell empty");
            let index = index_of(pieces, &from).expect("a shift moves something");
            pieces[index].at = to;
        }
        Effect::Stack { from, to } => {
            let index = index_of(pieces, &from).expect("a stack moves");
            let layers = pieces.remove(index).layers;
            let below = index_of(pieces, &to).expect("a stack finds something to come to stand on");
            pieces[below].layers.extend(layers);
        }
        Effect::Jump { from, to } => {
            let index = index_of(pieces, &from).expect("a jump moves something");
            let piece = pieces[index].layers.pop().expect("what stands has a layer");
            if pieces[index].layers.is_empty() {
                pieces.remove(index);
            }
            match index_of(pieces, &to) {
                Some(index) => pieces[index].layers.push(piece),
                None => pieces.push(Placed { at: to, layers: vec![piece] }),
            }
        }
        Effect::Carry { lifted, laid } => {
            for Placed { at, layers } in lifted {
                let index = index_of(pieces, &at).expect("something is lifted");
                let here = &mut pieces[index].layers;
                assert!(here.ends_with(&layers), "the top layers are lifted");
                here.truncate(here.len() - layers.len());
                if here.is_empty() {
                    pieces.remove(index);
                }
            }
            for placed in laid {
                match index_of(pieces, &placed.at) {
                    Some(index) => pieces[index].layers.extend(placed.layers),
                    None => pieces.push(placed),
                }
            }
        }
        Effect::Become { at, layers } => {
            let index = index_of(pieces, &at).expect("something changes");
            pieces[index].layers = layers;
        }
        Effect::Remove { at, piece, .. } => {
            let index = index_of(pieces, &at).expect("a removal takes something");
            assert_eq!(pieces[index].layers.pop(), Some(piece), "a removal takes the top layer");
            if pieces[index].layers.is_empty() {
                pieces.remove(index);
            }
        }
    }
}

/// A turn as far as it has been played.
struct Turn<G: Game> {
    start: G,
    actions: Vec<G::Action>,
}

impl<G: Show> Turn<G> {
    /// What is written in the players' notation reads back to the same position.
    fn law_of_notation(&self) {
        let after = |actions: &[G::Action]| {
            let mut position = self.start.clone();
            for &action in actions {
                position.apply(action);
            }
            position
        };
        let (position, text) = (after(&self.actions), self.start.notation(&self.actions));
        if !position.rows().is_empty() && position.to_move() == self.start.to_move() {
            // The reader may go on where a right that was not used must be declined.
            return;
        }
        let read = self
            .start
            .read_notation(&text)
            .unwrap_or_else(|why| panic!("{}: `{text}`: {why}", self.start));
        assert_eq!(after(&read), position, "notation reads back: {}: `{text}`", self.start);
    }
}
