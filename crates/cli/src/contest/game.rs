use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;

use arena::Match;
use protocol::{Event, EventKind, Seat};
use record::{HeaderName, Record};
use rules::Player;

use super::{Conditions, Contest, mix};
use crate::players::{Pace, Program};

/// How long a player is taken to think where timers of the game run and time is not limited, in
/// milliseconds: as long as a search assumes.
const PACE: u64 = 4000;

/// How a game ended.
pub(crate) struct Report {
    /// Its number, from 0.
    pub(crate) number: u32,
    /// Who won it, or nobody.
    pub(crate) winner: Option<Side>,
    /// Why, as a stable word.
    pub(crate) reason: String,
    /// What is to be said about it.
    pub(crate) note: Option<String>,
    /// How many actions were played.
    pub(crate) actions: usize,
    /// The game itself.
    pub(crate) record: Record,
}

/// One of the two players of a contest, whatever colour they play.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Side {
    Player,
    Opponent,
}

/// How a game ended, and what is to be said about that.
struct End {
    winner: Option<Player>,
    reason: String,
    note: Option<String>,
}

impl End {
    fn lost(by: Player, reason: &str, note: String) -> Self {
        Self { winner: Some(by.other()), reason: reason.to_owned(), note: Some(note) }
    }
}

/// Lets what runs out while a player thinks run out before the player is asked.
fn think(game: &mut Match, begun: u64) {
    let mut at = begun;
    let within = |at: u64| move |&alarm: &u64| alarm > 0 && at + alarm <= begun + PACE;
    while let Some(alarm) = game.alarm().filter(within(at)) {
        at += alarm;
        let event = Event { by: Player::First, at, kind: EventKind::Flag };
        game.happen(event).expect("a timer that has run out may be pointed out");
    }
}

impl Contest<'_> {
    /// Plays a game; `None` if nobody waits for it any more.
    pub(super) fn game(
        &self,
        number: u32,
        opening: Option<String>,
        programs: &mut [Program; 2],
        is_over: &AtomicBool,
    ) -> Option<Report> {
        // In the second game of a pair the opponent begins.
        let sides = match number % 2 {
            0 => [Side::Player, Side::Opponent],
            _ => [Side::Opponent, Side::Player],
        };
        let seat = |side| Seat { player: self.players[side as usize].to_string(), name: None };
        let mut game = Match::new(self.spec.clone(), opening, sides.map(seat))
            .expect("the opening and the players have been read before");
        let end = self.to_the_end(number, sides, &mut game, programs, is_over)?;
        Some(Report {
            number,
            winner: end.winner.map(|player| sides[player.index()]),
            record: self.record(number, &game, &end),
            reason: end.reason,
            note: end.note,
            actions: game.plies().len(),
        })
    }

    fn to_the_end(
        &self,
        number: u32,
        sides: [Side; 2],
        game: &mut Match,
        programs: &mut [Program; 2],
        is_over: &AtomicBool,
    ) -> Option<End> {
        for by in Player::BOTH {
            if let Err(fault) = programs[sides[by.index()] as usize].new_game() {
                return Some(End::lost(by, fault.reason(), fault.to_string()));
            }
        }
        let begun = Instant::now();
        let mut assumed = 0;
        let mut clocks = self.conditions.clock.map(|clock| [clock; 2]);
        while let Some(by) = game.to_move() {
            if is_over.load(Ordering::Relaxed) {
                return None;
            }
            let is_whole = game.settled() == game.plies().len();
            let turns = game.plies().last().map_or(0, |ply| ply.turn + 1);
            if is_whole && turns >= self.conditions.max_turns {
                return Some(End { winner: None, reason: "too-long".to_owned(), note: None });
            }
            let program = &mut programs[sides[by.index()] as usize];
            let seed = mix(self.seed ^ u64::from(number), game.plies().len() as u64);
            let pace = clocks.map_or(Pace::Limits(self.conditions.limits()), Pace::Clocks);
            let asked = Instant::now();
            let actions = match program.choose(game, seed, pace) {
                Ok(actions) => actions,
                Err(fault) => return Some(End::lost(by, fault.reason(), fault.to_string())),
            };
            if let Some(clocks) = &mut clocks
                && let Err(late) = clocks[by.index()].press(asked.elapsed())
            {
                let who = &game.seats()[by.index()].player;
                let note = format!("{who} is {} ms late", late.as_millis());
                return Some(End::lost(by, "time", note));
            }
            // Without a limit on time a game is the same each time, and so is its record.
            let at = if self.is_timed() {
                u64::try_from(begun.elapsed().as_millis()).unwrap_or(u64::MAX)
            } else {
                assumed
            };
            let event = |action| Event { by, at, kind: EventKind::Act { action } };
            let events = actions.iter().cloned().map(event).collect();
            if let Err(error) = game.happen_all(events) {
                program.reset();
                let who = &game.seats()[by.index()].player;
                let note = format!("{who} plays `{}`: {error}", actions.join(";"));
                return Some(End::lost(by, "illegal-action", note));
            }
            if !self.is_timed() && game.alarm().is_some() {
                think(game, assumed);
                assumed += PACE;
            }
        }
        let ending = game.ending().expect("nobody is to move");
        Some(End { winner: ending.winner, reason: ending.reason, note: None })
    }

    fn is_timed(&self) -> bool {
        self.conditions.movetime.is_some() || self.conditions.clock.is_some()
    }

    /// The game with what was agreed, and how it ended also where the rules know nothing of that.
    fn record(&self, number: u32, game: &Match, end: &End) -> Record {
        let mut record = game.record();
        let name = |name: &str| name.parse::<HeaderName>().expect("a word of letters");
        record.event = Some(format!("duel, seed {}", self.seed));
        record.others.push((name("Round"), (number + 1).to_string()));
        let Conditions { movetime, nodes, clock, .. } = self.conditions;
        let told = [
            ("Time-Control", clock.map(|clock| clock.to_string())),
            ("Time-A-Turn-Ms", movetime.map(|millis| millis.to_string())),
            ("Nodes-A-Turn", nodes.map(|nodes| nodes.to_string())),
        ];
        let told = told.into_iter().filter_map(|(key, value)| Some((name(key), value?)));
        record.others.extend(told);
        record.ending = Some(record::Ending {
            winner: end.winner,
            reason: Some(end.reason.parse().expect("reasons are single words")),
        });
        record
    }
}
