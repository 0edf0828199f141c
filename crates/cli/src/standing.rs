use arena::Match;
use catalog::{Error, Session};
use rules::Key;

/// How a game stands: the position, and the turns that led to it.
#[derive(Clone, Debug)]
pub(crate) struct Standing {
    session: Box<dyn Session>,
    /// The keys of the positions in which the turns began, with that of a turn that has begun.
    history: Vec<Key>,
    is_inside_turn: bool,
}

impl Standing {
    /// A game that begins in this position.
    pub(crate) fn new(session: Box<dyn Session>) -> Self {
        Self { session, history: Vec::new(), is_inside_turn: false }
    }

    /// How a match stands.
    pub(crate) fn of(game: &Match) -> Self {
        Self {
            session: game.position().boxed(),
            history: game.history(),
            is_inside_turn: game.settled() < game.plies().len(),
        }
    }

    pub(crate) fn session(&self) -> &dyn Session {
        &*self.session
    }

    /// The keys of the positions in which the turns began, oldest first, with that of a turn that has
    /// begun.
    pub(crate) fn history(&self) -> &[Key] {
        &self.history
    }

    /// Plays an action; whether it completed the turn.
    ///
    /// # Errors
    ///
    /// Why it cannot be played; nothing has changed then.
    pub(crate) fn play(&mut self, action: &str) -> Result<bool, Error> {
        let key = self.session.key();
        let completed = self.session.play(action)?.completes_turn;
        if !self.is_inside_turn {
            self.history.push(key);
        }
        self.is_inside_turn = !completed;
        Ok(completed)
    }

    /// Whether the position has stood at the start of a turn as often as it may, which is a draw.
    pub(crate) fn is_repeated(&self) -> bool {
        let key = self.session.key();
        let before = self.history.iter().filter(|&&other| other == key).count();
        !self.is_inside_turn && before + 1 >= self.session.repetitions()
    }
}
