//! Setting up a position, the usual one or any other that can arise (P10).

use rules::{Faults, Player};

use crate::connect;
use crate::fault::SetupFault;
use crate::ground::Ground;
use crate::kind::{Kind, PIECES};
use crate::pile::{Laid, Pile};
use crate::placement::Placement;
use crate::position::Position;
use crate::variant::Variant;

/// A position as somebody describes it, not yet known to be possible.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup {
    /// The game it is meant for.
    pub variant: Variant,
    /// The pieces on the board with their owners, each behind those it lies on.
    pub pieces: Vec<(Player, Placement)>,
    /// Whose turn it is, or was when the game ended.
    pub to_move: Player,
}

/// The position in which a game begins.
pub(crate) fn start(variant: Variant) -> Position {
    Position {
        pile: Pile::EMPTY,
        ground: Ground::EMPTY,
        hand: [Kind::ALL.map(Kind::supply); 2],
        connects: [false; 2],
        to_move: Player::First,
        variant,
    }
}

impl Position {
    /// The position that a set-up describes: the only way to an arbitrary one.
    ///
    /// # Errors
    ///
    /// Every reason why it cannot arise in `variant`.
    pub fn from_setup(variant: Variant, setup: &Setup) -> Result<Self, Faults<SetupFault>> {
        let mut faults = Vec::new();
        if setup.variant != variant {
            faults.push(SetupFault::OtherVariant { found: setup.variant, wanted: variant });
        }
        let mut position = Self { to_move: setup.to_move, ..start(variant) };
        for player in Player::BOTH {
            for kind in Kind::ALL {
                let is_such = |it: &&(Player, Placement)| it.0 == player && it.1.kind() == kind;
                let found = setup.pieces.iter().filter(is_such).count();
                let left = usize::from(kind.supply()).checked_sub(found);
                match left.and_then(|left| u8::try_from(left).ok()) {
                    Some(left) => position.hand[player.index()][kind.index()] = left,
                    None => faults.push(SetupFault::TooMany { player, kind, found }),
                }
            }
        }
        // No more pieces than there are can be laid.
        if faults.iter().any(|fault| matches!(fault, SetupFault::TooMany { .. })) {
            return Faults::none_or(faults, position);
        }
        for &(owner, placement) in &setup.pieces {
            match position.ground.level_of(owner, placement) {
                Some(level) => {
                    let laid = Laid::new(level, placement, owner);
                    position.pile.insert(laid);
                    position.ground.lay(laid);
                }
                None => faults.push(SetupFault::Unsupported { player: owner, placement }),
            }
        }
        position.connects = Player::BOTH.map(|player| connect::any(position.visible(player)));
        if position.on_board(position.to_move.other()) == PIECES {
            faults.push(SetupFault::LastPieceOutOfTurn { player: position.to_move.other() });
        }
        Faults::none_or(faults, position)
    }
}

impl From<&Position> for Setup {
    fn from(position: &Position) -> Self {
        Self {
            variant: position.variant,
            pieces: position.laid().iter().map(|it| (it.owner(), it.placement())).collect(),
            to_move: position.to_move,
        }
    }
}
