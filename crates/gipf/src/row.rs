//! Rows: which stand, what dealing with one removes, and which may be left (G6).

use hexgrid::{Cell, CellSet, Direction};
use rules::Player;

use crate::action::Action;
use crate::position::{Phase, Position};
use crate::refusal::Refusal;

/// A row with the complete row around it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Row {
    /// The whole unbroken run of occupied spots (G6.1).
    pub(crate) cells: CellSet,
    /// Those whose top layer must go (G6.2).
    pub(crate) must_go: CellSet,
    /// The first spots of four adjacent pieces of the owner, going along the line, that may not be left
    /// standing: all but four GIPF pieces, in MATRX all (G6.3).
    fours: CellSet,
    axis: Direction,
}

impl Row {
    /// Those whose top layer is removed or left as the owner chooses.
    pub(crate) fn may_stay(&self) -> CellSet {
        self.cells - self.must_go
    }

    /// Whether its owner must deal with it (G6.4).
    pub(crate) fn is_compulsory(&self) -> bool {
        !self.must_go.is_empty() || !self.fours.is_empty()
    }

    /// Whether clearing exactly these cells deals with the row.
    fn allows(&self, cells: CellSet) -> bool {
        !cells.is_empty()
            && self.cells.includes(cells)
            && cells.includes(self.must_go)
            && self.breaks(cells)
    }

    /// Whether clearing these cells leaves no four standing that may not.
    fn breaks(&self, cells: CellSet) -> bool {
        let back = self.axis.opposite();
        let mut cleared = cells;
        for _ in 0..3 {
            cleared = cleared.shifted(back) | cells;
        }
        cleared.includes(self.fours)
    }

    /// Every choice of cells that deals with it.
    fn removals(self) -> impl Iterator<Item = CellSet> {
        self.may_stay()
            .subsets()
            .map(move |staying| self.must_go | staying)
            .filter(move |&cells| !cells.is_empty() && self.breaks(cells))
    }
}

/// Whether a player has a row.
pub(crate) fn stands(position: &Position, player: Player) -> bool {
    let owned = position.owned(player);
    Direction::AXES.iter().any(|&axis| !owned.runs_of_four(axis).is_empty())
}

/// The rows of a player, by axis and then from left to right. A line of seven spots holds one row
/// at the most.
pub(crate) fn of(position: &Position, player: Player) -> impl Iterator<Item = Row> {
    let (owned, occupied) = (position.owned(player), position.occupied());
    let matrx = position.rules().is_matrx();
    let (gipf, unused) = (position.gipf, position.stacks.unused());
    let may_stay = if matrx { unused } else { gipf | unused };
    let spots = position.board().spots();
    Direction::AXES.into_iter().flat_map(move |axis| {
        let mut starts = owned.runs_of_four(axis);
        let standing = if matrx { CellSet::EMPTY } else { (owned & gipf).runs_of_four(axis) };
        let fours = starts - standing;
        std::iter::from_fn(move || {
            let cells = run(occupied & spots, starts.lowest()?, axis);
            starts = starts - cells;
            Some(Row { cells, must_go: cells - may_stay, fours: fours & cells, axis })
        })
    })
}

/// The unbroken run of occupied spots through one of them.
fn run(occupied: CellSet, through: Cell, axis: Direction) -> CellSet {
    let mut run = through.set();
    loop {
        let wider = (run | run.shifted(axis) | run.shifted(axis.opposite())) & occupied;
        if wider == run {
            return run;
        }
        run = wider;
    }
}

/// Adds the ways to deal with one of the mover's rows, and to leave them where that is allowed, in
/// order. Two rows that cross can be dealt with by the same cells: that is one action.
pub(crate) fn list(position: &Position, out: &mut Vec<Action>) {
    let mut removals = Vec::new();
    let mut may_leave = true;
    for row in of(position, position.to_move) {
        may_leave &= !row.is_compulsory();
        removals.extend(row.removals().map(Action::Remove));
    }
    if may_leave {
        removals.push(Action::Leave);
    }
    removals.sort_unstable();
    removals.dedup();
    out.append(&mut removals);
}

/// Takes the top layers of some cells off. What is the mover's own comes back to the reserve as far as
/// it does (G3), the opponent's is captured or leaves the game. What lay below is in play again (G5.5).
pub(crate) fn remove(position: &mut Position, cells: CellSet) {
    let player = position.to_move;
    let rules = position.rules();
    if !position.has_potentials() {
        let own = cells & position.owned(player);
        #[allow(clippy::cast_possible_truncation, reason = "at most two on each of 40 spots")]
        let back = (own.len() + (own & position.gipf).len()) as u8;
        position.reserve[player.index()].basics += back;
        for set in position.owned.iter_mut().chain([&mut position.gipf]) {
            *set = *set - cells;
        }
        return;
    }
    for cell in cells {
        let Some(stack) = position.stack(cell) else { continue };
        if stack.owner == player {
            position.reserve[player.index()].put_back(stack.top, rules.is_matrx());
        }
        position.put(cell, rules.uncover(stack));
    }
}

/// Why a removal is refused.
pub(crate) fn check_removal(position: &Position, cells: CellSet) -> Result<(), Refusal> {
    if !matches!(position.phase(), Phase::RowsBefore | Phase::RowsAfter) {
        return Err(position.other_decision_first());
    }
    let rows = || of(position, position.to_move);
    if rows().any(|row| row.allows(cells)) {
        return Ok(());
    }
    // The row that was meant: the one that shares most with what was named.
    let row = rows()
        .max_by_key(|row| (row.cells & cells).len())
        .expect("phases 1 and 5 of an unfinished game have a row");
    let beside = cells - row.cells;
    let missing = row.must_go - cells;
    if !beside.is_empty() {
        let other = rows().any(|other| other.cells != row.cells && other.cells.includes(beside));
        return Err(if other {
            Refusal::OneRowAtATime { row: row.cells }
        } else {
            Refusal::NotInRow { cells: beside, row: row.cells }
        });
    }
    Err(if missing.is_empty() {
        Refusal::MustBeBroken { row: row.cells }
    } else {
        Refusal::MustGo { cells: missing }
    })
}

/// Why the rows may not be left.
pub(crate) fn check_leave(position: &Position) -> Result<(), Refusal> {
    if !matches!(position.phase(), Phase::RowsBefore | Phase::RowsAfter) {
        return Err(position.other_decision_first());
    }
    match of(position, position.to_move).find(Row::is_compulsory) {
        Some(row) => Err(Refusal::MayNotLeave { row: row.cells }),
        None => Ok(()),
    }
}

/// The refusal of a move while rows wait.
pub(crate) fn first(position: &Position) -> Refusal {
    match check_leave(position) {
        Err(Refusal::MayNotLeave { row }) => Refusal::RowFirst { row },
        _ => Refusal::TakeOrLeaveFirst,
    }
}
