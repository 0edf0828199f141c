//! Whole turns, each as one word: its actions joined by `;`.

use catalog::{Layer, Spec};

use crate::standing::Standing;

/// How many turns are listed at most.
pub(crate) const MOST_TURNS: usize = 100_000;

/// Why the legal turns are not listed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("there are more than {MOST_TURNS} legal moves")]
pub(crate) struct TooMany;

/// Why a position cannot be told.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub(crate) enum BadPosition {
    #[error(transparent)]
    Refused(#[from] catalog::Error),
    #[error("`{turn}` is no complete move, but `{next}` follows")]
    Incomplete { turn: String, next: String },
}

/// How a game stands after these turns from a position (the start if there is none); the last turn
/// may be incomplete.
///
/// # Errors
///
/// What is wrong with the position or the first bad turn.
pub(crate) fn after(
    spec: &Spec,
    fen: Option<&str>,
    turns: &[String],
) -> Result<Standing, BadPosition> {
    let mut standing = Standing::new(spec.open(fen)?);
    let mut open: Option<&String> = None;
    for next in turns {
        if let Some(turn) = open {
            let (turn, next) = (turn.clone(), next.clone());
            return Err(BadPosition::Incomplete { turn, next });
        }
        let mut completed = false;
        for action in standing.session().read_turn(next, Layer::Actions)? {
            completed = standing.play(&action)?;
        }
        open = (!completed).then_some(next);
    }
    Ok(standing)
}

/// Every legal turn, or rest of the turn, in byte order of their actions; none once the game is over.
///
/// # Errors
///
/// That there are too many.
pub(crate) fn legal_turns(standing: &Standing) -> Result<Vec<String>, TooMany> {
    let mut turns = Vec::new();
    complete(standing, &mut Vec::new(), &mut turns)?;
    Ok(turns)
}

fn complete(
    standing: &Standing,
    turn: &mut Vec<String>,
    turns: &mut Vec<String>,
) -> Result<(), TooMany> {
    for action in standing.session().legal() {
        let mut next = standing.clone();
        let completed = next.play(&action).expect("it was listed as legal");
        turn.push(action);
        if completed {
            if turns.len() == MOST_TURNS {
                return Err(TooMany);
            }
            turns.push(turn.join(";"));
        } else {
            complete(&next, turn, turns)?;
        }
        turn.pop();
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use rules::perft::Unit;

    use super::*;

    fn start(spec: &str) -> Standing {
        Standing::new(spec.parse::<catalog::Spec>().unwrap().start())
    }

    #[test]
    fn every_turn_is_listed_once() {
        for spec in ["gipf", "gipf:tournament", "zertz"] {
            let standing = start(spec);
            let mut turns = legal_turns(&standing).unwrap();
            assert_eq!(turns.len() as u64, standing.session().perft(1, Unit::Turns, 1), "{spec}");
            turns.dedup();
            assert_eq!(turns.len() as u64, standing.session().perft(1, Unit::Turns, 1), "{spec}");
        }
    }

    #[test]
    fn inside_a_turn_its_rest_is_listed() {
        let mut standing = start("zertz");
        standing.play("Wd4").unwrap();
        let turns = legal_turns(&standing).unwrap();
        assert!(turns.iter().all(|turn| turn.starts_with('-')), "{turns:?}");
    }
}
