//! Section 4: the phases of a turn, what may be done in each, and what it does.

use super::game::Variant;
use super::pieces::{Kind, Layer, Piece};
use super::position::{Phase, Position, Stage};

/// One decision.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Action {
    /// A piece from the reserve by one of the ways to push.
    Push { piece: Piece, entry: usize },
    /// A potential moves from spot to spot.
    Potential { kind: Kind, from: usize, to: usize },
    /// A PÜNCT is given up to cover a GIPF piece with basics from the reserve.
    CoverGipf { from: usize, to: usize, basics: usize },
    /// The TAMSK on e5 is pushed in again.
    ExtraPush { entry: usize },
    /// The TAMSK on e5 is given up.
    Decline,
    /// The top layers of these spots are removed.
    Remove(Vec<usize>),
    /// All rows that may be left are left.
    Leave,
}

impl Position {
    /// Every legal action as text, in byte order, each once.
    pub fn legal(&self) -> Vec<String> {
        let mut texts: Vec<String> =
            self.actions().iter().map(|action| self.action_text(action)).collect();
        texts.sort_unstable();
        texts
    }

    /// The position after a legal action.
    ///
    /// # Errors
    /// The action is not among the legal ones.
    pub fn play(&self, text: &str) -> Result<Self, String> {
        self.actions()
            .into_iter()
            .find(|action| self.action_text(action) == text)
            .map(|action| self.after(&action))
            .ok_or_else(|| format!("`{text}` is not legal in `{self}`"))
    }

    /// Every legal action once, in no particular order; none in a finished game.
    pub(super) fn actions(&self) -> Vec<Action> {
        match self.phase {
            Phase::FirstRows | Phase::LastRows if self.outcome().is_some() => Vec::new(),
            Phase::FirstRows | Phase::LastRows => self.row_actions(),
            Phase::Owed | Phase::Extra => {
                let pushes = self.open_entries().map(|entry| Action::ExtraPush { entry });
                pushes.chain([Action::Decline]).collect()
            }
            Phase::Move => self.moves(),
        }
    }

    /// Removals of one row each, or leaving what may be left.
    fn row_actions(&self) -> Vec<Action> {
        let rows = self.rows(self.to_move);
        let mut actions: Vec<Action> = Vec::new();
        for row in &rows {
            for set in self.removals(row) {
                let action = Action::Remove(set);
                if !actions.contains(&action) {
                    actions.push(action);
                }
            }
        }
        if !rows.iter().any(|row| self.must_deal(row)) {
            actions.push(Action::Leave);
        }
        actions
    }

    /// The moves of phase 3.
    pub(super) fn moves(&self) -> Vec<Action> {
        let mut moves = Vec::new();
        for piece in self.pieces_to_push() {
            moves.extend(self.open_entries().map(|entry| Action::Push { piece, entry }));
        }
        let gipf_first =
            self.game.variant == Variant::Matrx && self.reserves[self.to_move].gipfs > 0;
        if !gipf_first {
            moves.extend(self.potential_moves());
        }
        moves
    }

    /// The ways to push on lines that are not full.
    fn open_entries(&self) -> impl Iterator<Item = usize> {
        let entries = &self.game.board.entries;
        (0..entries.len())
            .filter(|&entry| entries[entry].spots.iter().any(|&spot| self.is_empty(spot)))
    }

    /// What the player to move may push (section 4).
    fn pieces_to_push(&self) -> Vec<Piece> {
        let reserve = &self.reserves[self.to_move];
        let unused = |least: usize| {
            Kind::ALL.into_iter().filter(move |&k| reserve.of(k) >= least).map(Piece::Unused)
        };
        if self.game.variant == Variant::Matrx {
            return if reserve.gipfs > 0 { vec![Piece::Gipf] } else { unused(2).collect() };
        }
        let stage = self.stages[self.to_move];
        let mut pieces = Vec::new();
        if stage == Stage::Gipfs && reserve.basics >= 2 {
            pieces.push(Piece::Gipf);
        }
        if reserve.basics >= 1 && self.has_begun(self.to_move) {
            if stage != Stage::Basics {
                pieces.extend(unused(1));
            }
            pieces.push(Piece::Basic);
        }
        pieces
    }

    /// The position after an action, which is trusted to be legal.
    pub(super) fn after(&self, action: &Action) -> Self {
        let mut next = self.clone();
        let me = self.to_move;
        match action {
            Action::Push { piece, entry } => {
                next.pay_for(*piece);
                next.push(Layer { owner: me, piece: *piece }, *entry);
                next.phase = Phase::Extra;
            }
            Action::Potential { kind, from, to } => {
                next.unload(*from);
                next.spots[*to].push(Layer { owner: me, piece: Piece::Used(*kind) });
                next.phase = Phase::Extra;
            }
            Action::CoverGipf { from, to, basics } => {
                next.unload(*from);
                next.reserves[me].basics -= basics;
                let piece = if *basics == 2 { Piece::Gipf } else { Piece::Basic };
                next.spots[*to].push(Layer { owner: me, piece });
                next.phase = Phase::Extra;
            }
            Action::ExtraPush { entry } => {
                next.unload(self.game.board.centre);
                next.push(Layer { owner: me, piece: Piece::Used(Kind::Tamsk) }, *entry);
            }
            Action::Decline => next.unload(self.game.board.centre),
            Action::Remove(spots) => next.clear(spots),
            Action::Leave if self.phase == Phase::FirstRows => next.phase = Phase::Owed,
            Action::Leave => next.pass_the_turn(),
        }
        next.skip_empty_phases();
        next
    }

    /// Takes a piece from the reserve of the player to move and finds the new stage.
    fn pay_for(&mut self, piece: Piece) {
        let me = self.to_move;
        let reserve = &mut self.reserves[me];
        match (self.game.variant, piece) {
            (Variant::Matrx, Piece::Gipf) => reserve.gipfs -= 1,
            (Variant::Matrx, Piece::Unused(kind)) => *reserve.of_mut(kind) -= 2,
            (_, Piece::Gipf) => reserve.basics -= 2,
            (_, Piece::Unused(kind)) => {
                reserve.basics -= 1;
                *reserve.of_mut(kind) -= 1;
                if self.game.fixed_order {
                    for earlier in Kind::FIXED_ORDER.into_iter().take_while(|&k| k != kind) {
                        *reserve.of_mut(earlier) = 0;
                    }
                }
                self.stages[me] = Stage::Loading;
            }
            (variant, Piece::Basic) => {
                reserve.basics -= 1;
                if matches!(variant, Variant::Tournament | Variant::Ultimate) {
                    reserve.potentials = [0; 5];
                    self.stages[me] = Stage::Basics;
                }
            }
            (_, Piece::Used(_)) => unreachable!("a used potential is not pushed from a reserve"),
        }
        if self.stages[me] == Stage::Loading && !self.reserves[me].has_potentials() {
            self.stages[me] = Stage::Basics;
        }
    }

    /// Pushes a layer in: the unbroken run of pieces from the first spot on moves one further.
    fn push(&mut self, layer: Layer, entry: usize) {
        let line = &self.game.board.entries[entry].spots;
        let gap = line.iter().position(|&spot| self.is_empty(spot)).expect("the line is open");
        for i in (0..gap).rev() {
            self.spots.swap(line[i], line[i + 1]);
        }
        self.spots[line[0]] = vec![layer];
    }

    /// Goes on to the next phase in which something is to be decided, or stops where the game ends.
    fn skip_empty_phases(&mut self) {
        loop {
            let waits = match self.phase {
                Phase::FirstRows | Phase::LastRows => {
                    !self.rows(self.to_move).is_empty() || self.winner_of_the_check().is_some()
                }
                Phase::Owed | Phase::Extra => self.has_tamsk_on_centre(),
                Phase::Move => true,
            };
            if waits {
                return;
            }
            match self.phase {
                Phase::FirstRows => self.phase = Phase::Owed,
                Phase::Owed | Phase::Move => self.phase = Phase::Move,
                Phase::Extra => self.phase = Phase::LastRows,
                Phase::LastRows => self.pass_the_turn(),
            }
        }
    }

    fn pass_the_turn(&mut self) {
        self.to_move = 1 - self.to_move;
        self.phase = Phase::FirstRows;
    }
}
