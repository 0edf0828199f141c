//! TAMSK (G5.6): whose TAMSK piece has been pushed onto the centre may push its top in from any dot, as
//! an extra move.

use crate::action::Action;
use crate::board::{self, CENTRE, Way};
use crate::position::{Phase, Position};
use crate::push;
use crate::refusal::Refusal;
use crate::stack::Layer;

use super::{Potential, movers, unload};

/// Whether the player to move has an unused TAMSK on the centre: it has just arrived there, since the
/// right to use it is taken or lost before anything else happens.
pub(crate) fn is_due(position: &Position) -> bool {
    position.has_potentials() && movers(position, Potential::Tamsk).contains(CENTRE)
}

/// Adds the ways to make the extra move, and to decline it.
pub(crate) fn list(position: &Position, out: &mut Vec<Action>) {
    out.push(Action::Decline);
    let open = position.board().open_ways(position.occupied());
    out.extend(board::ways_in(open).map(|way| Action::Extra { way }));
}

/// Takes the top of the TAMSK piece on the centre and pushes it in; the rest stays where it is.
pub(crate) fn extra(position: &mut Position, way: Way) {
    unload(position, CENTRE);
    push::shift(position, way, Layer::Used(Potential::Tamsk));
}

/// Declines the extra move: the top potential leaves the game.
pub(crate) fn decline(position: &mut Position) {
    unload(position, CENTRE);
}

/// Why an extra move is refused; `way` is none for declining.
pub(crate) fn check(position: &Position, way: Option<Way>) -> Result<(), Refusal> {
    if !matches!(position.phase(), Phase::Owed | Phase::Extra) {
        let later = position.owes_tamsk();
        return Err(if later { position.other_decision_first() } else { Refusal::NoExtraMove });
    }
    way.map_or(Ok(()), |way| push::check_line(position, way))
}
