//! Rows: which stand, what dealing with one removes, and which may be left (G6).

use hexgrid::{Cell, CellSet, Direction};
use rules::Player;

use crate::action::Action;
use crate::board::SPOTS;
use crate::position::{Phase, Position};
use crate::refusal::Refusal;

/// A row with the complete row around it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Row {
    /// The whole unbroken run of occupied spots (G6.1).
    pub(crate) cells: CellSet,
    /// Those whose top layer must go (G6.2).
    pub(crate) must_go: CellSet,
}

impl Row {
    /// Those whose top layer is removed or left as the owner chooses.
    pub(crate) fn may_stay(&self) -> CellSet {
        self.cells - self.must_go
    }

    /// Whether its owner must deal with it (G6.4).
    pub(crate) fn is_compulsory(&self) -> bool {
        !self.must_go.is_empty()
    }

    /// Whether clearing exactly these cells deals with the row.
    fn allows(&self, cells: CellSet) -> bool {
        !cells.is_empty() && self.cells.includes(cells) && cells.includes(self.must_go)
    }

    /// Every choice of cells that deals with it.
    fn removals(self) -> impl Iterator<Item = CellSet> {
        self.may_stay()
            .subsets()
            .map(move |staying| self.must_go | staying)
            .filter(|cells| !cells.is_empty())
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
    let (owned, occupied, gipf) = (position.owned(player), position.occupied(), position.gipf);
    Direction::AXES.into_iter().flat_map(move |axis| {
        let mut starts = owned.runs_of_four(axis);
        std::iter::from_fn(move || {
            let cells = run(occupied, starts.lowest()?, axis);
            starts = starts - cells;
            Some(Row { cells, must_go: cells - gipf })
        })
    })
}

/// The unbroken run of occupied spots through one of them.
fn run(occupied: CellSet, through: Cell, axis: Direction) -> CellSet {
    let mut run = through.set();
    loop {
        let wider = (run | run.shifted(axis) | run.shifted(axis.opposite())) & occupied & SPOTS;
        if wider == run {
            return run;
        }
        run = wider;
    }
}

/// Adds the ways to deal with one of the mover's rows, and to leave them where that is allowed, in
/// order. Two rows that cross can be dealt with by the same cells: that is one action.
pub(crate) fn list(position: &Position, out: &mut Vec<Action>) {
    let from = out.len();
    let mut may_leave = true;
    for row in of(position, position.to_move) {
        may_leave &= !row.is_compulsory();
        out.extend(row.removals().map(Action::Remove));
    }
    if may_leave {
        out.push(Action::Leave);
    }
    out[from..].sort_unstable();
    let mut kept = from;
    for index in from..out.len() {
        if index == from || out[index] != out[kept - 1] {
            out[kept] = out[index];
            kept += 1;
        }
    }
    out.truncate(kept);
}

/// Takes the top layers of some cells off. The mover's own basic pieces come back to the reserve
/// (two for a GIPF piece), the opponent's are captured.
pub(crate) fn remove(position: &mut Position, cells: CellSet) {
    let player = position.to_move.index();
    let own = cells & position.owned[player];
    #[allow(clippy::cast_possible_truncation, reason = "at most two on each of 37 spots")]
    let back = (own.len() + (own & position.gipf).len()) as u8;
    position.reserve[player] += back;
    position.owned[0] = position.owned[0] - cells;
    position.owned[1] = position.owned[1] - cells;
    position.gipf = position.gipf - cells;
}

/// Why a removal is refused.
pub(crate) fn check_removal(position: &Position, cells: CellSet) -> Result<(), Refusal> {
    if position.phase() == Phase::Move {
        return Err(Refusal::NoRow);
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
    if beside.is_empty() {
        Err(Refusal::MustGo { cells: row.must_go - cells })
    } else if rows().any(|other| other.cells != row.cells && other.cells.includes(beside)) {
        Err(Refusal::OneRowAtATime { row: row.cells })
    } else {
        Err(Refusal::NotInRow { cells: beside, row: row.cells })
    }
}

/// Why the rows may not be left.
pub(crate) fn check_leave(position: &Position) -> Result<(), Refusal> {
    if position.phase() == Phase::Move {
        return Err(Refusal::NoRow);
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
