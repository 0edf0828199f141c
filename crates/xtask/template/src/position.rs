//! The position.

use rules::{Faults, Game, Key, Outcome, Player};

use crate::action::Action;
use crate::board::{BOARD, CellSet};
use crate::refusal::Refusal;
use crate::text::SetupFault;
use crate::variant::{Variant, VariantFault};
use crate::{ending, place, text};

/// A position of NEWGAME.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Position {
    /// The cells with a piece of each player.
    pub(crate) pieces: [CellSet; 2],
    pub(crate) to_move: Player,
}

const _: () = assert!(size_of::<Position>() <= 16, "positions are copied at every node");

impl Position {
    /// The cells with a piece of a player.
    pub const fn pieces(&self, player: Player) -> CellSet {
        self.pieces[player.index()]
    }

    /// The cells with a piece.
    pub const fn occupied(&self) -> CellSet {
        self.pieces[0].with(self.pieces[1])
    }
}

impl Game for Position {
    const KEY: &'static str = "newgame";
    const REASONS: &'static [&'static str] = &["three-in-line", "board-full"];

    type Action = Action;
    type Variant = Variant;
    type VariantFault = VariantFault;
    type Refusal = Refusal;
    type Fault = SetupFault;

    fn start(_: &Variant) -> Self {
        Self { pieces: [CellSet::EMPTY; 2], to_move: Player::First }
    }

    fn read(_: &Variant, text: &str) -> Result<Self, Faults<SetupFault>> {
        text::read(text)
    }

    fn to_move(&self) -> Player {
        self.to_move
    }

    fn outcome(&self) -> Option<Outcome> {
        ending::outcome(self)
    }

    fn legal_actions(&self, out: &mut Vec<Action>) {
        if self.outcome().is_none() {
            place::list(self, out);
        }
    }

    fn count_actions(&self) -> u64 {
        let vacant = (BOARD - self.occupied()).len();
        if self.outcome().is_some() { 0 } else { vacant.into() }
    }

    fn apply(&mut self, action: Action) {
        place::apply(self, action.0);
    }

    fn check(&self, action: Action) -> Result<(), Refusal> {
        if self.outcome().is_some() {
            return Err(Refusal::GameOver);
        }
        place::check(self, action.0)
    }

    fn ends_turn_by_any_action(&self) -> bool {
        true
    }

    fn key(&self) -> Key {
        let [white, black] = self.pieces.map(|set| u64::from(set.bits()));
        Key::of(&[white | black << 32 | (self.to_move as u64) << 31])
    }
}
