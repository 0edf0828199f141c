//! What thinks for a bot in one match, on a thread of its own.

use std::sync::mpsc;
use std::time::Duration;

use arena::Match;
use catalog::{PlayerSpec, Spec};
use protocol::online::MatchId;
use protocol::{Event, EventKind, SavedMatch};
use rules::Player;
use tokio::sync::mpsc::UnboundedSender;

use crate::players::{Pace, Program, any_seed};
use crate::text::warn;

/// How often a turn is tried, with the engine started anew, before the game is given up.
const TRIES: u32 = 3;

/// A turn that is due.
pub(super) struct Question {
    pub(super) saved: SavedMatch,
    pub(super) by: Player,
    pub(super) pace: Pace,
}

/// What comes of it.
pub(super) struct Thought {
    pub(super) game: MatchId,
    /// How many events there were when it was asked.
    pub(super) seq: usize,
    /// The turn, or the rest of it; or why there is none.
    pub(super) turn: Result<Vec<String>, String>,
}

/// The way to the thread. It ends with this value.
pub(super) struct Brain {
    questions: mpsc::Sender<Question>,
}

impl Brain {
    /// Begins to think in a match. Nothing is started before it is asked.
    pub(super) fn begin(
        game: MatchId,
        player: PlayerSpec,
        patience: Duration,
        thoughts: UnboundedSender<Thought>,
    ) -> Self {
        let (questions, asked) = mpsc::channel::<Question>();
        std::thread::spawn(move || {
            let mut program = None;
            while let Ok(question) = asked.recv() {
                let seq = question.saved.log.len();
                let turn = patiently(&mut program, &player, patience, &question, &game);
                if thoughts.send(Thought { game: game.clone(), seq, turn }).is_err() {
                    return;
                }
            }
        });
        Self { questions }
    }

    pub(super) fn ask(&self, question: Question) {
        // The thread lives as long as this value.
        let _ = self.questions.send(question);
    }
}

/// Tries as often as it may; what goes wrong on the way is told on standard error.
fn patiently(
    program: &mut Option<Program>,
    player: &PlayerSpec,
    patience: Duration,
    question: &Question,
    game: &MatchId,
) -> Result<Vec<String>, String> {
    let mut why = String::new();
    for turn in 1..=TRIES {
        match choose(program, player, patience, question) {
            Ok(turn) => return Ok(turn),
            Err(fault) => {
                why = fault;
                let next = if turn < TRIES { "; it is started anew" } else { "" };
                warn(&format!("in {game}: {why}{next}"));
                *program = None;
            }
        }
    }
    Err(why)
}

/// A turn that the rules allow.
fn choose(
    program: &mut Option<Program>,
    player: &PlayerSpec,
    patience: Duration,
    question: &Question,
) -> Result<Vec<String>, String> {
    let mut position = Match::open(&question.saved).map_err(|error| error.to_string())?;
    let program = if let Some(program) = program {
        program
    } else {
        let spec: Spec = position.spec().clone();
        let started = Program::start(player, &spec, patience).map_err(|why| why.text())?;
        let mut started = started.ok_or("a person cannot play by itself")?;
        started.new_game().map_err(|fault| fault.to_string())?;
        program.insert(started)
    };
    let chosen = program.choose(&position, any_seed(), question.pace);
    let actions = chosen.map_err(|fault| fault.to_string())?;
    let at = position.log().last().map_or(0, |event| event.at);
    let event = |action: &String| {
        let kind = EventKind::Act { action: action.clone() };
        Event { by: question.by, at, kind }
    };
    let tried = position.happen_all(actions.iter().map(event).collect());
    tried.map_err(|error| format!("the engine plays `{}`: {error}", actions.join(";")))?;
    Ok(actions)
}
