//! Side games in records.

use protocol::{Event, EventKind, Sign};
use record::{Node, Record};
use rules::Player;

use crate::combine::{Fight, Fought, LOT, Playing, SideGame, Step, Verdict, crossed};
use crate::game::{RESIGNED, TIME};
use crate::record::{ending_events, word};
use crate::{Match, MatchError};

/// The header with the action that was announced.
const ANNOUNCED: &str = "Announced";
/// The header that says who begins, by the players of the match.
const BEGINS: &str = "Begins";

const SIGNS: [(Sign, &str); 3] =
    [(Sign::Rock, "rock"), (Sign::Paper, "paper"), (Sign::Scissors, "scissors")];

/// The side game of a fight that is over.
pub(crate) fn told(fought: &Fought) -> Record {
    let mut record = written(&fought.side, &fought.announced);
    if !matches!(fought.side, Playing::Catalog { .. }) {
        let Verdict { winner, reason } = &fought.verdict;
        let reason = reason.as_deref().map(word);
        record.ending = Some(record::Ending { winner: *winner, reason });
    }
    record
}

/// The side game of an announced action that was challenged and is not decided; without anything in it
/// while it is to be chosen who begins.
pub(crate) fn waiting(fight: &Fight) -> Option<(&Fight, Record)> {
    match &fight.step {
        Step::Answer => None,
        Step::Begin { game, .. } => {
            let mut record = Record::new(game.to_string());
            record.others.push((word(ANNOUNCED), fight.action.clone()));
            Some((fight, record))
        }
        Step::Play(playing) => Some((fight, written(playing, &fight.action))),
    }
}

fn written(playing: &Playing, announced: &str) -> Record {
    let mut record = match playing {
        Playing::Catalog { game, begins, .. } => {
            let mut record = game.record();
            record.others.push((word(BEGINS), begins.to_string()));
            record
        }
        Playing::Hands(hands) => {
            let mut record = Record::new(playing.name());
            for round in hands.rounds() {
                for (player, sign) in Player::BOTH.into_iter().zip(round) {
                    let name = SIGNS.iter().find(|(known, _)| known == sign).map(|(_, name)| *name);
                    record.line.push(player, word(name.unwrap_or_default()), true);
                }
            }
            record
        }
        Playing::Elsewhere(_) => Record::new(playing.name()),
    };
    record.others.push((word(ANNOUNCED), announced.to_owned()));
    record
}

/// Lets an action of a record happen in a match, with the side game for it; until when that took.
pub(crate) fn replay(game: &mut Match, node: &Node, mut at: u64) -> Result<u64, MatchError> {
    let (by, opponent) = (node.by, node.by.other());
    let side = node.side_games.first();
    let announced = side.and_then(|side| side.other(ANNOUNCED)).unwrap_or(node.action.as_str());
    game.happen(Event { by, at, kind: EventKind::Act { action: announced.to_owned() } })?;
    let Some(side) = side else {
        if game.fight.is_some() {
            game.happen(Event { by: opponent, at, kind: EventKind::LetPass })?;
        }
        return Ok(at);
    };
    if matches!(step(game), Some(Step::Answer)) {
        let kind = game.fight.as_ref().map_or("", |fight| fight.stake.kind);
        let combine = game.agreed.combine.as_ref();
        let free = combine.and_then(|combine| combine.link(kind)) == Some(&SideGame::Free);
        let named = free.then(|| side.game.clone());
        game.happen(Event { by: opponent, at, kind: EventKind::Challenge { game: named } })?;
    }
    if let Some(Step::Begin { game: SideGame::Catalog(_), .. }) = step(game) {
        let Some(begins) = side.other(BEGINS) else { return Ok(at) };
        let first =
            if begins == Player::First.to_string() { Player::First } else { Player::Second };
        game.happen(Event { by, at, kind: EventKind::Begin { first } })?;
    } else if let Some(Step::Begin { .. }) = step(game) {
        game.happen(Event { by, at, kind: EventKind::Begin { first: by } })?;
    }
    for (index, (actor, kind, wait)) in events(game, side).into_iter().enumerate() {
        at = at.saturating_add(wait);
        if !has_happened_by(game, index, at)? {
            game.happen(Event { by: actor, at, kind })?;
        }
    }
    end(game, side, at)
}

fn step(game: &Match) -> Option<&Step> {
    game.fight.as_ref().map(|fight| &fight.step)
}

/// When the first of the timers of a side game runs out that has some of its own, by the time of the match.
fn alarm(game: &Match) -> Option<u64> {
    let Some(Step::Play(Playing::Catalog { game: side, since, .. })) = step(game) else {
        return None;
    };
    Some(since.saturating_add(side.time.at).saturating_add(side.alarm()?))
}

/// Points out that a timer of the side game has run out.
fn ring(game: &mut Match, at: u64) -> Result<(), MatchError> {
    let event = Box::new(EventKind::Flag);
    game.happen(Event { by: Player::First, at, kind: EventKind::Side { event } })
}

/// Whether the action at `index` of a game of the catalog has happened by itself, at the latest at that
/// moment; or the game was over before it.
fn has_happened_by(game: &mut Match, index: usize, at: u64) -> Result<bool, MatchError> {
    let played = |game: &Match| game.side().map(|side| side.plies().len());
    let Some(before) = played(game) else { return Ok(false) };
    if before <= index && alarm(game).is_some_and(|moment| moment <= at) {
        ring(game, at)?;
    }
    Ok(played(game).is_none_or(|plies| plies > index))
}

/// What happens in a side game by its record, by whom, and how long after the last: all but an end that
/// does not follow from it.
fn events(game: &Match, side: &Record) -> Vec<(Player, EventKind, u64)> {
    match step(game) {
        Some(Step::Play(Playing::Catalog { begins, .. })) => {
            let event = |node: &Node| {
                let event = Box::new(EventKind::Act { action: node.action.to_string() });
                let by = crossed(node.by, *begins);
                (by, EventKind::Side { event }, node.used_ms.unwrap_or_default())
            };
            side.line.nodes.iter().map(event).collect()
        }
        Some(Step::Play(Playing::Hands(_))) => {
            let event = |node: &Node| {
                let known = SIGNS.iter().find(|(_, name)| *name == node.action.as_str());
                (node.by, EventKind::Choose { sign: known.map(|(sign, _)| *sign) }, 0)
            };
            side.line.nodes.iter().map(event).collect()
        }
        Some(Step::Play(Playing::Elsewhere(_))) => told_elsewhere(side),
        _ => Vec::new(),
    }
}

fn told_elsewhere(side: &Record) -> Vec<(Player, EventKind, u64)> {
    let Some(ending) = &side.ending else { return Vec::new() };
    let tell = |by, winner| (by, EventKind::Tell { winner }, 0);
    match (ending.reason.as_ref().map(record::Reason::as_str), ending.winner) {
        (Some(LOT), winner) => {
            let each = Player::BOTH.map(|player| tell(player, Some(player)));
            let value = u32::from(winner == Some(Player::Second));
            let lot = (Player::First, EventKind::Lot { value }, 0);
            each.iter().chain(&each).cloned().chain([lot]).collect()
        }
        (Some(TIME), Some(winner)) => vec![tell(winner, Some(winner))],
        (_, winner) => Player::BOTH.map(|player| tell(player, winner)).to_vec(),
    }
}

/// Ends a side game as its record tells, if it goes on after all that happened in it; at what time.
fn end(game: &mut Match, side: &Record, mut at: u64) -> Result<u64, MatchError> {
    let Some(ending) = side.ending.as_ref().filter(|_| game.fight.is_some()) else {
        return Ok(at);
    };
    let by_time = ending.reason.as_ref().is_some_and(|reason| reason.as_str() == TIME);
    if let Some(Step::Play(Playing::Catalog { begins, .. })) = step(game) {
        let begins = *begins;
        if let Some(left) = game.side().and_then(Match::time_left).filter(|_| by_time) {
            at = at.saturating_add(left);
            let event = Box::new(EventKind::Flag);
            game.happen(Event { by: begins, at, kind: EventKind::Side { event } })?;
            return Ok(at);
        }
        let mut events = ending_events(ending);
        while let Some(moment) = alarm(game).filter(|_| events.is_empty()) {
            at = at.max(moment);
            ring(game, at)?;
        }
        if game.fight.is_none() {
            return Ok(at);
        }
        if let (true, Some(winner)) = (events.is_empty(), ending.winner) {
            let reason = Some(word(RESIGNED));
            events = ending_events(&record::Ending { winner: Some(winner), reason });
        }
        for (by, event) in events {
            let kind = EventKind::Side { event: Box::new(event) };
            game.happen(Event { by: crossed(by, begins), at, kind })?;
        }
    } else if by_time {
        // Whoever has answered does not lose; for a tie nobody has.
        if let (Some(winner), Some(Step::Play(Playing::Hands(_)))) = (ending.winner, step(game)) {
            let kind = EventKind::Choose { sign: Some(Sign::Rock) };
            game.happen(Event { by: winner, at, kind })?;
        }
        let clock = game.agreed.combine.as_ref().and_then(|combine| combine.clock);
        let limit = clock.map_or(0, |clock| {
            let clocks = crate::clock::Clocks::new(clock);
            Player::BOTH.map(|player| clocks.left(player)).into_iter().max().unwrap_or_default()
        });
        at = at.saturating_add(limit);
        game.happen(Event { by: Player::First, at, kind: EventKind::Flag })?;
    }
    Ok(at)
}
