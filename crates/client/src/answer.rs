use arena::{Asked, Match, MatchError};
use catalog::{Ask, GameId, Limits, Mind, PlayerSpec, Spec, Thinker};
use protocol::{Decision, Event, Failure, Request, Response, SavedMatch, Thought};
use rules::{Player, Rulebook};
use serde::Serialize;

use crate::fault::{RequestFault, failure};
use crate::learn::learn;

/// Answers a request.
///
/// `clock` counts milliseconds from any fixed moment; `progress` is told what the engine has found
/// so far, whenever that gets deeper.
pub fn answer(
    request: &Request,
    clock: &dyn Fn() -> u64,
    progress: &mut dyn FnMut(&Thought),
) -> Response {
    try_answer(request, clock, progress).unwrap_or_else(|failure| Response::Failed { failure })
}

/// Answers a request in JSON with a response in JSON; see [`answer`].
pub fn answer_json(
    request: &[u8],
    clock: &dyn Fn() -> u64,
    progress: &mut dyn FnMut(&Thought),
) -> Vec<u8> {
    let response = match serde_json::from_slice(request) {
        Ok(request) => answer(&request, clock, progress),
        Err(error) => RequestFault::Unreadable { why: error.to_string() }.into(),
    };
    json(&response)
}

/// A wire type in JSON.
pub(crate) fn json(value: &impl Serialize) -> Vec<u8> {
    serde_json::to_vec(value).expect("wire types have text keys and serialise without fail")
}

fn try_answer(
    request: &Request,
    clock: &dyn Fn() -> u64,
    progress: &mut dyn FnMut(&Thought),
) -> Result<Response, Failure> {
    Ok(match request {
        Request::Games => Response::Games { games: GameId::all().map(GameId::info).collect() },
        Request::Rules { spec, language } => {
            let Rulebook { language, rules } = spec.parse::<Spec>()?.game().rulebook(language);
            Response::Rules { language, rules }
        }
        Request::Warnings { spec } => {
            Response::Warnings { warnings: spec.parse::<Spec>()?.warnings() }
        }
        Request::Stakes { spec } => {
            Response::Stakes { stakes: spec.parse::<Spec>()?.stakes_info() }
        }
        Request::Board { spec } => Response::Board { board: spec.parse::<Spec>()?.board() },
        Request::New { spec, start, seats, terms } => {
            shown(&Match::with_terms(spec.parse()?, start.clone(), seats.clone(), terms)?)
        }
        Request::Resume { saved } => shown(&Match::open(saved)?),
        Request::Do { saved, by, at, event } => {
            let mut game = Match::open(saved)?;
            game.happen(Event { by: *by, at: *at, kind: event.clone() })?;
            shown(&game)
        }
        Request::Type { saved, by, at, text } => {
            let mut game = Match::open(saved)?;
            game.happen_all(game.typed(*by, *at, text)?)?;
            shown(&game)
        }
        Request::Look { saved, plies } => {
            Response::Step { step: Box::new(Match::open(saved)?.look(*plies)?) }
        }
        Request::Ahead { saved, whatever } => shown(&Match::open(saved)?.ahead(*whatever)?),
        Request::Fought { saved, fight } => {
            let game = Match::open(saved)?;
            shown(game.fought(*fight).ok_or(MatchError::NoSuchFight)?)
        }
        Request::Think { saved, player, seed } => {
            Response::Thought { thought: think(saved, player, *seed, clock, progress)? }
        }
        Request::Decide { saved, by, player, seed } => {
            let game = Match::open(saved)?;
            Response::Decided { decision: decide(&game, *by, player, *seed, clock, progress)? }
        }
        Request::Record { saved } => {
            Response::Record { text: Match::open(saved)?.record().to_string() }
        }
        Request::Open { record, until_flaw } => shown(&Match::read_text(record, *until_flaw)?),
        Request::Course { .. }
        | Request::Lesson { .. }
        | Request::Teaches { .. }
        | Request::Problems { .. }
        | Request::Answer { .. }
        | Request::Show { .. }
        | Request::Join { .. }
        | Request::Guide { .. } => learn(request)?,
    })
}

fn shown(game: &Match) -> Response {
    Response::Match { state: Box::new(game.view()) }
}

fn think(
    saved: &SavedMatch,
    player: &str,
    seed: u64,
    clock: &dyn Fn() -> u64,
    progress: &mut dyn FnMut(&Thought),
) -> Result<Thought, Failure> {
    let game = Match::open(saved)?;
    let thinker = thinker(player)?;
    if game.ending().is_some() {
        return Err(MatchError::Over.into());
    }
    let history = game.history();
    let ask = Ask {
        mind: &mut Mind::new(thinker),
        seed,
        history: &history,
        limits: Limits::default(),
        clock,
        stop: &|| false,
        progress,
    };
    game.position().think(ask).ok_or_else(|| MatchError::Over.into())
}

/// What one of our players decides, whatever is due.
fn decide(
    game: &Match,
    by: Player,
    player: &str,
    seed: u64,
    clock: &dyn Fn() -> u64,
    progress: &mut dyn FnMut(&Thought),
) -> Result<Decision, Failure> {
    let thinker = thinker(player)?;
    let asked =
        Asked { thinker, seed, limits: Limits::default(), clock, stop: &|| false, progress };
    let decided = game.choose(by, asked).ok_or_else(|| match game.ending() {
        Some(_) => Failure::from(MatchError::Over),
        None => MatchError::NotDue.into(),
    })?;
    Ok(Decision { event: decided.event, thought: decided.thought })
}

/// The player of this program that is meant.
fn thinker(player: &str) -> Result<Thinker, Failure> {
    match player.parse() {
        Ok(PlayerSpec::Own(thinker)) => Ok(thinker),
        Ok(_) => Err(failure(&RequestFault::ThinksElsewhere { player: player.to_owned() })),
        Err(fault) => Err(failure(&fault)),
    }
}
