//! What a newcomer is told while playing a first game. All of it follows from the position.

mod dvonn;
mod gipf;
mod punct;
mod tamsk;
mod yinsh;
mod zertz;

use catalog::Session;
use protocol::{ActionView, Advice, View};
use rules::{Pile, Player};

use crate::Course;
use crate::scene::sorted;

/// How many cells are shown at most.
const SHOWN: usize = 8;

/// In how many of ten turns the opponent must be able to do harm before a player is warned.
const OFTEN: usize = 6;

/// Who guides through the games of a sort.
struct Tutor {
    /// The key of the game.
    game: &'static str,
    /// What is told while the opponent moves, and by which rule.
    wait: (&'static str, &'static str),
    /// What is told in the end: to whoever has won, to whoever has lost; and by which rule.
    end: (&'static str, &'static str, &'static str),
    /// What is told to whoever moves, the most urgent first.
    advise: fn(&Talk<'_>) -> Vec<Advice>,
}

const TUTORS: [Tutor; 6] =
    [gipf::TUTOR, zertz::TUTOR, dvonn::TUTOR, yinsh::TUTOR, tamsk::TUTOR, punct::TUTOR];

/// Whether somebody guides through a first game of this key.
pub(crate) fn is_for(game: &str) -> bool {
    TUTORS.iter().any(|tutor| tutor.game == game)
}

/// A position in which somebody is guided.
struct Talk<'a> {
    course: &'a Course,
    session: &'a dyn Session,
    view: View,
    player: Player,
    /// How many turns of the player there were before.
    turns: u32,
}

impl Course {
    /// What a newcomer who plays `player` is told in a position that comes after so many turns of theirs,
    /// the most urgent first; nothing in games without a guide.
    pub fn guide(&self, session: &dyn Session, player: Player, turns: u32) -> Vec<Advice> {
        let game = session.spec().game().key();
        let Some(tutor) = TUTORS.iter().find(|tutor| tutor.game == game) else {
            return Vec::new();
        };
        let mut talk =
            Talk { course: self, session, view: session.view_without_actions(), player, turns };
        if let Some(outcome) = &talk.view.outcome {
            let (won, lost, rule) = tutor.end;
            let code = match outcome.winner {
                Some(winner) if winner == player => won,
                Some(_) => lost,
                None => "drawn",
            };
            return vec![talk.say(code, [], 0, rule)];
        }
        if talk.view.to_move != player {
            let (code, rule) = tutor.wait;
            return vec![talk.say(code, [], 0, rule)];
        }
        talk.view = session.view();
        (tutor.advise)(&talk)
    }
}

impl Talk<'_> {
    /// A piece of advice: its word, the cells it names, its number, and the rule whose lesson tells more.
    fn say(
        &self,
        code: &'static str,
        cells: impl IntoIterator<Item = String>,
        count: usize,
        rule: &str,
    ) -> Advice {
        let lesson = self.course.teaches(rule).map(|lesson| lesson.id.clone());
        let mut cells: Vec<String> = cells.into_iter().collect();
        cells.truncate(SHOWN);
        Advice { code, cells, count: crate::adapt::count(count), lesson }
    }

    /// What is told in turn from a turn on, where nothing is urgent; the last of it again and again.
    fn in_turn(&self, begun: u32, codes: &[(&'static str, &str)], count: usize) -> Advice {
        let place = usize::try_from(self.turns.saturating_sub(begun)).unwrap_or(usize::MAX);
        let place = place.min(codes.len() - 1);
        let (code, rule) = codes[place];
        self.say(code, [], count, rule)
    }

    /// The position after a legal action.
    fn after(&self, action: &str) -> Option<Box<dyn Session>> {
        let mut after = self.session.boxed();
        after.play(action).ok().map(|_| after)
    }

    fn opponent(&self) -> Player {
        self.player.other()
    }
}

/// Where the actions begin, each cell once.
fn starts<'a>(actions: impl IntoIterator<Item = &'a ActionView>) -> Vec<String> {
    sorted(actions.into_iter().filter_map(|it| it.path.first().cloned()))
}

/// How many pieces lie in a pile of a player.
fn lying(view: &View, pile: Pile, player: Player) -> usize {
    let piles = view.supply.iter();
    let mine = piles.filter(|it| it.pile == pile && it.player == Some(player));
    mine.map(|it| usize::from(it.count)).sum()
}

/// Whose piece is on top of a cell.
fn owner(view: &View, cell: &str) -> Option<Player> {
    view.pieces.iter().find(|placed| placed.at == cell)?.layers.last()?.owner
}
