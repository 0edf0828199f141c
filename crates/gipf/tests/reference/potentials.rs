//! Section 5: the moves of the potentials. TAMSK has none of its own; its extra move is a push.

use super::game::Variant;
use super::pieces::{Kind, Piece};
use super::position::Position;
use super::turn::Action;

impl Position {
    /// Every move of a potential of the player to move.
    pub(super) fn potential_moves(&self) -> Vec<Action> {
        let mut moves = Vec::new();
        for from in 0..self.spots.len() {
            let Some(layer) = self.top(from) else { continue };
            let Piece::Unused(kind) = layer.piece else { continue };
            if layer.owner != self.to_move {
                continue;
            }
            for ray in &self.game.board.rays[from] {
                match kind {
                    Kind::Tamsk => {}
                    Kind::Zertz => self.jump(from, ray, &mut moves),
                    Kind::Yinsh => self.slide(from, ray, &mut moves),
                    Kind::Dvonn | Kind::Punct => self.cover(kind, from, ray, &mut moves),
                }
            }
        }
        moves
    }

    /// ZÈRTZ: over one or more pieces without a gap, onto the first empty spot behind them.
    fn jump(&self, from: usize, ray: &[usize], moves: &mut Vec<Action>) {
        let behind = ray.iter().position(|&spot| self.is_empty(spot));
        if let Some(behind) = behind.filter(|&jumped| jumped > 0) {
            moves.push(Action::Potential { kind: Kind::Zertz, from, to: ray[behind] });
        }
    }

    /// YINSH: any distance over empty spots.
    fn slide(&self, from: usize, ray: &[usize], moves: &mut Vec<Action>) {
        for &to in ray.iter().take_while(|&&spot| self.is_empty(spot)) {
            moves.push(Action::Potential { kind: Kind::Yinsh, from, to });
        }
    }

    /// DVONN and PÜNCT: onto an opponent's piece, in MATRX from further away too.
    fn cover(&self, kind: Kind, from: usize, ray: &[usize], moves: &mut Vec<Action>) {
        let matrx = self.game.variant == Variant::Matrx;
        let target = if matrx {
            ray.iter().find(|&&spot| !self.is_empty(spot))
        } else {
            ray.first().filter(|&&spot| !self.is_empty(spot))
        };
        let Some(&to) = target else { return };
        if self.is_owned(to, self.to_move) {
            return;
        }
        let layers = &self.spots[to];
        let piece = layers[layers.len() - 1].piece;
        let same_kind = piece == Piece::Unused(kind) || piece == Piece::Used(kind);
        let is_target = match (matrx, kind) {
            (false, Kind::Dvonn) => same_kind || piece == Piece::Basic,
            (false, Kind::Punct) => {
                let sits_on_punct = layers.len() > 1
                    && matches!(
                        layers[layers.len() - 2].piece,
                        Piece::Unused(Kind::Punct) | Piece::Used(Kind::Punct)
                    );
                piece == Piece::Unused(kind) || (piece == Piece::Used(kind) && sits_on_punct)
            }
            _ => same_kind,
        };
        if is_target {
            moves.push(Action::Potential { kind, from, to });
        }
        if !matrx && kind == Kind::Punct && piece == Piece::Gipf {
            for basics in 1..=2 {
                if self.reserves[self.to_move].basics >= basics {
                    moves.push(Action::CoverGipf { from, to, basics });
                }
            }
        }
    }

    /// Takes the potential off an unused piece; what stays behind is a basic piece, in MATRX a
    /// used potential.
    pub(super) fn unload(&mut self, spot: usize) {
        let mut layer = self.spots[spot].pop().expect("an unused potential lies here");
        let Piece::Unused(kind) = layer.piece else { panic!("only unused potentials are used") };
        layer.piece = match self.game.variant {
            Variant::Matrx => Piece::Used(kind),
            _ => Piece::Basic,
        };
        self.spots[spot].push(layer);
    }
}
