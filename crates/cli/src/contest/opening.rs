use catalog::{Level, Limits, Session, Thinker};

use super::{Contest, mix};
use crate::players::think;

/// How often an opening is drawn anew if it is lopsided or the game ended in it.
const DRAWS: u32 = 100;
/// How many positions full strength looks at to judge an opening.
const NODES: u64 = 2000;

impl Contest<'_> {
    /// The opening of a pair of games: a position some random turns from the start, in which the game
    /// goes on and the chances are about even; of many lopsided ones the least lopsided. `None` is the
    /// start itself.
    pub(super) fn opening(&self, pair: u32) -> Option<String> {
        if self.conditions.opening == 0 {
            return None;
        }
        let mut random = fastrand::Rng::with_seed(mix(self.seed, u64::from(pair)));
        let mut best: Option<(f64, String)> = None;
        for _ in 0..DRAWS {
            let Some(session) = self.draw(&mut random) else { continue };
            let found = imbalance(&*session);
            if best.as_ref().is_none_or(|(least, _)| found < *least) {
                best = Some((found, session.position()));
            }
            if found <= self.conditions.balance {
                break;
            }
        }
        best.map(|(_, position)| position)
    }

    /// A position some random turns from the start; `None` if the game ended on the way.
    fn draw(&self, random: &mut fastrand::Rng) -> Option<Box<dyn Session>> {
        let mut session = self.spec.start();
        let mut turns = 0;
        while turns < self.conditions.opening {
            let legal = session.legal();
            if legal.is_empty() {
                return None;
            }
            let action = &legal[random.usize(..legal.len())];
            let played = session.play(action).expect("it was listed as legal");
            turns += u16::from(played.completes_turn);
        }
        session.outcome().is_none().then_some(session)
    }
}

/// How far the expected score is from even, 0 to 0.5.
fn imbalance(session: &dyn Session) -> f64 {
    let thinker = Thinker::Level(Level::ALL[Level::ALL.len() - 1]);
    let limits = Limits { nodes: Some(NODES), ..Limits::default() };
    think(session, thinker, 0, limits).map_or(0.5, |thought| (thought.score - 0.5).abs())
}
