use protocol::{ActionView, Solution, Thought, View};
use rules::perft::{self, Unit};
use rules::{Effect, Explain, Game, Key, Outcome, Player, Show};
use search::Evaluate;

use crate::games::Listing;
use crate::problem::TextFault;
use crate::{Ask, Error, ErrorKind, Layer, Limits, Played, Session, Spec, Stake, solve, think};

/// After how many actions a random game is left.
const LONGEST_RANDOM_GAME: u32 = 5000;

/// A position of the game `G` behind the dynamic door.
pub(crate) struct Table<G: Game, P: 'static, F: 'static> {
    pub(crate) listing: &'static Listing<G, P, F>,
    pub(crate) variant: G::Variant,
    pub(crate) position: G,
}

impl<G: Game, P, F> std::fmt::Debug for Table<G, P, F> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}:{} {}", G::KEY, self.variant, self.position)
    }
}

impl<G: Show, P, F> Table<G, P, F> {
    /// Reads an action text and checks it; a failure says whether it was meant for the other layer.
    fn action(&self, text: &str) -> Result<G::Action, Error> {
        parse_legal(&self.position, text).map_err(|error| self.or_is_notation(text, error))
    }

    fn or_is_notation(&self, text: &str, error: Error) -> Error {
        if let Err(error) = expect_no_empty_part(text) {
            return error;
        }
        match notated(&self.position, text) {
            Ok(actions) => {
                let action = join(&actions);
                Error::one(
                    ErrorKind::Layer,
                    &TextFault::IsNotation { text: text.to_owned(), action },
                )
            }
            Err(_) => error,
        }
    }

    fn apply(&mut self, action: G::Action) -> Played {
        let mut next = self.position.clone();
        next.apply(action);
        let completes_turn = self.position.completes_turn(&next);
        self.position = next;
        Played { action: action.to_string(), completes_turn }
    }

    fn actions(&self) -> Vec<G::Action> {
        let mut actions = Vec::new();
        self.position.legal_actions(&mut actions);
        actions
    }

    fn action_view(&self, action: G::Action) -> ActionView {
        let mut next = self.position.clone();
        next.apply(action);
        ActionView {
            text: action.to_string(),
            hand: self.position.hand(action),
            path: self.position.path(action),
            turned: self.position.turned(action),
            effects: self.position.effects(action),
            rows: next.rows(),
            completes_turn: self.position.completes_turn(&next),
            outcome: next.outcome(),
        }
    }
}

impl<G, P, F> Session for Table<G, P, F>
where
    G: Show,
    P: Evaluate<G> + Send + Sync,
    F: Evaluate<G> + Send + Sync,
{
    fn spec(&self) -> Spec {
        Spec::of::<G>(&self.variant)
    }

    fn position(&self) -> String {
        self.position.to_string()
    }

    fn to_move(&self) -> Player {
        self.position.to_move()
    }

    fn outcome(&self) -> Option<Outcome> {
        self.position.outcome()
    }

    fn reasons(&self) -> &'static [&'static str] {
        G::REASONS
    }

    fn repetitions(&self) -> usize {
        G::REPETITIONS
    }

    fn key(&self) -> Key {
        self.position.key()
    }

    fn legal(&self) -> Vec<String> {
        self.actions().iter().map(ToString::to_string).collect()
    }

    fn check(&self, action: &str) -> Result<(), Error> {
        self.action(action).map(|_| ())
    }

    fn play(&mut self, action: &str) -> Result<Played, Error> {
        let action = self.action(action)?;
        Ok(self.apply(action))
    }

    fn stake(&self, action: &str) -> Result<Option<Stake>, Error> {
        let stake = self.position.stake(self.action(action)?);
        Ok(stake.map(|stake| Stake { kind: stake.kind, forfeit: stake.forfeit.to_string() }))
    }

    fn forfeit(&mut self, action: &str) -> Result<Played, Error> {
        let stake = self.position.stake(self.action(action)?).ok_or_else(|| {
            let fault = TextFault::NothingStaked { action: action.to_owned() };
            Error::one(ErrorKind::Refused, &fault)
        })?;
        Ok(self.apply(stake.forfeit))
    }

    fn can_still_win(&self, player: Player) -> bool {
        self.position.can_still_win(player)
    }

    fn effects(&self, action: &str) -> Result<Vec<Effect>, Error> {
        if let Some(action) = interjection(&self.position, action) {
            return Ok(self.position.effects(action));
        }
        match forfeit(&self.position, action) {
            Some(forfeit) => Ok(self.position.effects(forfeit)),
            None => Ok(self.position.effects(self.action(action)?)),
        }
    }

    fn read_turn(&self, text: &str, layer: Layer) -> Result<Vec<String>, Error> {
        let text = text.trim();
        expect_no_empty_part(text)?;
        let actions = match layer {
            Layer::Actions => {
                spelled(&self.position, text).map_err(|error| self.or_is_notation(text, error))
            }
            Layer::Notation => {
                notated(&self.position, text).map_err(|error| match spelled(&self.position, text) {
                    Ok(actions) => {
                        let notation = self.position.notation(&actions);
                        let text = text.to_owned();
                        Error::one(ErrorKind::Layer, &TextFault::IsAction { text, notation })
                    }
                    Err(_) => error,
                })
            }
            Layer::Either => spelled(&self.position, text).or_else(|spelled| {
                notated(&self.position, text).map_err(|notated| clearer(text, spelled, notated))
            }),
        }?;
        Ok(actions.iter().map(ToString::to_string).collect())
    }

    fn notation(&self, actions: &[&str]) -> Result<String, Error> {
        let mut position = self.position.clone();
        let mut turn = Vec::with_capacity(actions.len());
        for text in actions {
            let beside = forfeit(&position, text).or_else(|| interjection(&position, text));
            let action = match beside {
                Some(action) => action,
                None => parse_legal(&position, text)?,
            };
            position.apply(action);
            turn.push(action);
        }
        Ok(self.position.notation(&turn))
    }

    fn elapse(&mut self, millis: u64) {
        self.position.elapse(millis);
    }

    fn alarm(&self) -> Option<u64> {
        self.position.alarm()
    }

    fn due(&self) -> Option<String> {
        self.position.due().map(|action| action.to_string())
    }

    fn interjections(&self) -> Vec<String> {
        let mut actions = Vec::new();
        self.position.interjections(&mut actions);
        actions.iter().map(ToString::to_string).collect()
    }

    fn interject(&mut self, action: &str) -> Option<Played> {
        let action = interjection(&self.position, action)?;
        Some(self.apply(action))
    }

    fn view(&self) -> View {
        let actions = self.actions();
        View {
            actions: actions.into_iter().map(|action| self.action_view(action)).collect(),
            alarm: self.alarm(),
            interjections: self.interjections(),
            ..self.view_without_actions()
        }
    }

    fn view_without_actions(&self) -> View {
        View {
            position: self.position.to_string(),
            to_move: self.position.to_move(),
            outcome: self.position.outcome(),
            prompt: self.position.prompt(),
            pieces: self.position.pieces(),
            supply: self.position.supply(&self.variant),
            score: self.position.score(),
            rows: self.position.rows(),
            timers: self.position.timers(),
            alarm: None,
            interjections: Vec::new(),
            actions: Vec::new(),
        }
    }

    fn drawing(&self) -> String {
        self.position.drawing()
    }

    fn perft(&self, depth: u32, unit: Unit, threads: usize) -> u64 {
        // The same position may stand in several parts, so distinct ones are counted in one go.
        if depth == 0 || threads <= 1 || unit == Unit::Positions {
            perft::count(&self.position, depth, unit)
        } else {
            perft::divide(&self.position, depth, unit, threads).iter().map(|(_, count)| count).sum()
        }
    }

    fn divide(&self, depth: u32, unit: Unit, threads: usize) -> Vec<(String, u64)> {
        perft::divide(&self.position, depth, unit, threads)
            .into_iter()
            .map(|(action, count)| (action.to_string(), count))
            .collect()
    }

    fn play_random(&self, games: u32, seed: u64) -> u64 {
        let mut rng = fastrand::Rng::with_seed(seed);
        let mut actions = Vec::new();
        let mut played = 0;
        for _ in 0..games {
            let mut position = self.position.clone();
            for _ in 0..LONGEST_RANDOM_GAME {
                let mut draw = |count| rng.usize(..count);
                let Some(action) = position.any_action(&mut actions, &mut draw) else { break };
                position.apply(action);
                played += 1;
            }
        }
        played
    }

    fn think(&self, ask: Ask<'_>) -> Option<Thought> {
        let Listing { plain, full, hand, strengths, .. } = self.listing;
        think::think(&self.position, plain, [full, hand], strengths(&self.variant), ask)
    }

    fn solve(
        &self,
        turns: u32,
        limits: Limits,
        clock: &dyn Fn() -> u64,
        stop: &dyn Fn() -> bool,
    ) -> Solution {
        solve::solve(&self.position, &self.listing.full, turns, limits, clock, stop)
    }

    fn passed(&self) -> Option<Box<dyn Session>> {
        let (listing, variant) = (self.listing, self.variant.clone());
        Some(Box::new(Self { listing, variant, position: self.position.passed()? }))
    }

    fn boxed(&self) -> Box<dyn Session> {
        Box::new(Self {
            listing: self.listing,
            variant: self.variant.clone(),
            position: self.position.clone(),
        })
    }
}

fn parse_legal<G: Game>(position: &G, text: &str) -> Result<G::Action, Error> {
    let action: G::Action = text.parse().map_err(|error| {
        let fault = TextFault::NoAction { text: text.to_owned(), why: format!("{error}") };
        Error::one(ErrorKind::Unreadable, &fault)
    })?;
    position.check(action).map_err(|refusal| Error::one(ErrorKind::Refused, &refusal))?;
    Ok(action)
}

/// Refuses a text with nothing on one side of a `;`, in whatever layer and wherever it comes from.
fn expect_no_empty_part(text: &str) -> Result<(), Error> {
    if text.contains(';') && text.split(';').any(|part| part.trim().is_empty()) {
        let fault = TextFault::EmptyPart { text: text.to_owned() };
        return Err(Error::one(ErrorKind::Unreadable, &fault));
    }
    Ok(())
}

/// The forfeit of a legal action that has this text.
fn forfeit<G: Game>(position: &G, text: &str) -> Option<G::Action> {
    let wanted: G::Action = text.parse().ok()?;
    if position.check(wanted).is_ok() {
        return None;
    }
    let mut actions = Vec::new();
    position.legal_actions(&mut actions);
    let mut forfeits = actions.into_iter().filter_map(|action| position.stake(action));
    forfeits.find_map(|stake| (stake.forfeit == wanted).then_some(wanted))
}

/// What the player who waits may do that has this text.
fn interjection<G: Game>(position: &G, text: &str) -> Option<G::Action> {
    let mut actions = Vec::new();
    position.interjections(&mut actions);
    actions.into_iter().find(|action| action.to_string() == text)
}

/// The actions of a turn that is written as action texts joined by `;`.
fn spelled<G: Game>(position: &G, text: &str) -> Result<Vec<G::Action>, Error> {
    let mut position = position.clone();
    let mut turn = Vec::new();
    let mut over = false;
    for part in text.split(';').map(str::trim) {
        if over {
            let fault = TextFault::TurnOver { text: text.to_owned() };
            return Err(Error::one(ErrorKind::Refused, &fault));
        }
        let action = parse_legal(&position, part)?;
        let before = position.clone();
        position.apply(action);
        over = before.completes_turn(&position);
        turn.push(action);
    }
    Ok(turn)
}

/// The actions of a turn that is written in the players' notation.
fn notated<G: Show>(position: &G, text: &str) -> Result<Vec<G::Action>, Error> {
    let turn = position.read_notation(text).map_err(|error| {
        let spelling = error.is_misspelling();
        Error::one(if spelling { ErrorKind::Unreadable } else { ErrorKind::Refused }, &error)
    })?;
    let mut position = position.clone();
    for &action in &turn {
        position.play(action).map_err(|refusal| Error::one(ErrorKind::Refused, &refusal))?;
    }
    Ok(turn)
}

fn join<A: ToString>(actions: &[A]) -> String {
    actions.iter().map(ToString::to_string).collect::<Vec<_>>().join(";")
}

/// The one error to tell about a text that fails in both layers: a rule of the game rather than a
/// matter of spelling.
fn clearer(text: &str, spelled: Error, notated: Error) -> Error {
    match (spelled.kind, notated.kind) {
        (ErrorKind::Refused, _) => spelled,
        (_, ErrorKind::Refused) => notated,
        _ => Error::one(ErrorKind::Unreadable, &TextFault::Neither { text: text.to_owned() }),
    }
}
