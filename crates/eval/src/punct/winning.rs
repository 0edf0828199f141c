//! Actions that win at once. They are sought apart, since the shortest way between one pair of sides tells
//! nothing of another.

use punct::board::{CENTRE, SIDES};
use punct::{Action, PIECES, Placement, Position, SpaceSet, Variant};
use rules::{Game, Player};

use super::lies::{LIES, Lie, SHAPES};
use super::ways::Prices;

/// Adds actions that win for the player to move, at most `most`, and at least one if there is one.
pub(super) fn list(position: &Position, own: &Prices, most: usize, out: &mut Vec<Action>) {
    let start = out.len();
    if wins_by_last_piece(position) {
        let placement = Placement::all().find(|&placement| position.may_add(placement));
        out.extend(placement.map(Action::Add));
    }
    for (shape, hubs) in joining(own).into_iter().enumerate() {
        for hub in hubs {
            let lie = Lie::new(shape, hub.bit());
            out.extend(lie.added(position));
            moves_to(lie, position, out);
            if out.len() >= start + most {
                out.truncate(start + most);
                return;
            }
        }
    }
}

/// Whether any piece that the player to move adds is the last one and leaves more own dots in the centre.
fn wins_by_last_piece(position: &Position) -> bool {
    let player = position.to_move();
    let dots = |player: Player| (position.visible(player) & CENTRE).len();
    position.variant() == Variant::Standard
        && position.on_board(player) == PIECES - 1
        && dots(player) > dots(player.other())
}

/// The hubs of spaces, by their shape, where dots would join what hangs together with opposite sides.
fn joining(own: &Prices) -> [SpaceSet; SHAPES.len()] {
    let mut hubs = [SpaceSet::EMPTY; SHAPES.len()];
    for sides in SIDES {
        let reached = sides.map(|side| own.reached_from(side));
        // The hub is a dot itself or next to it.
        if !reached[0].grown().meets(reached[1].grown()) {
            continue;
        }
        for ((hubs, ways), on_board) in hubs.iter_mut().zip(SHAPES).zip(LIES.hubs) {
            let [one, other] = reached.map(|reached| {
                ways.into_iter().fold(reached, |to, way| to | reached.stepped(way.opposite()))
            });
            *hubs |= one & other & on_board;
        }
    }
    hubs
}

/// Adds the moves of free pieces to these spaces that win: the piece may have been part of the way itself.
fn moves_to(lie: Lie, position: &Position, out: &mut Vec<Action>) {
    let player = position.to_move();
    for placement in lie.placements() {
        let moved = position.laid().iter().filter(|laid| {
            laid.owner() == player
                && laid.placement().kind() == placement.kind()
                && position.is_free(**laid)
                && position.may_move(**laid, placement)
        });
        for laid in moved {
            let action = Action::Move { from: laid.placement().punct(), to: placement };
            let mut after = *position;
            after.apply(action);
            if after.connects(player) {
                out.push(action);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::punct::candidates;

    /// Positions of games in which other actions promise more than all that win at once, with these.
    const OVERLOOKED: [(&str, &[&str]); 6] = [
        (
            "standard Ca5,a4,a6/cc5,b5,d5/Ce10,d9,f11/ci3,h2,j4/Ec1,c2,c3/Ec4,a2,b3/Ee11,e12,e13/\
             ef13,g13,h13/ef14,g15,h16/Eh15,i16,j17/ej5,k6,l7/em8,n9,o10/ld4,d3,e3/lf4,g4,h5/\
             mn12,m12,o13/mq12,p11,q13/Re7,e8,f9/rg3,f1,g2/Tc7,b7,c8/Tl4,k4,l5/Lh15,f14,g15 w",
            &["Ec4-b4,b2,b3"],
        ),
        (
            "standard cc9,c10,c8/ce12,d11,f13/Ce9,d9,f9/Cg6,f6,h6/Eb10,b8,b9/ec5,c6,c7/\
             eg14,h15,i16/Eg3,g4,g5/Ei2,i3,i4/Eq14,o14,p14/le6,d7,e7/Lf7,e8,f8/lj5,h4,i5/\
             Mc2,b2,c1/md1,d2,e1/Mf2,f3,g2/ra7,b6,b7/Re3,d3,d4/Rj17,i15,j16/tc3,b3,c4/\
             ed11,d10,d9/ei5,g3,h4/Le8,c7,d8/mi16,i15,j17/Tb9,c10,c9 b",
            &["Le6-b3,b2,c2", "Le6-c4,c3,d3"],
        ),
        (
            "standard cf5,e5,g5/Ck13,j13,l13/cl5,k5,m5/Cm8,m7,m9/Eb8,c8,d8/ec11,c10,c9/\
             Ed12,e12,f12/ed5,b3,c4/eh5,i5,j5/el7,l8,l9/Em11,m12,m13/la8,a7,b7/Lc7,d7,e8/\
             Lh14,i15,i16/lj3,k3,l4/Mb4,a3,b5/mc6,b6,c5/Mh13,g12,i13/Em7,m5,m6 b",
            &["El7-a7,b8,c9"],
        ),
        (
            "standard cf5,e5,g5/Ck13,j13,l13/cl5,k5,m5/Cm8,m7,m9/Eb8,c8,d8/ec11,c10,c9/\
             Ed12,e12,f12/ed5,b3,c4/eh5,i5,j5/el7,l8,l9/Em11,m12,m13/la8,a7,b7/Lc7,d7,e8/\
             Lh14,i15,i16/lj3,k3,l4/Mb4,a3,b5/mc6,b6,c5/Mh13,g12,i13/mn11,n12,o11/Em7,m5,m6 w",
            &["Rm10,l10,l11", "Rm10,n10,n9"],
        ),
        (
            "basic Cb9,a8,c10/cj13,i13,k13/Ck16,j16,l16/cm13,l13,n13/ea7,b8,c9/Ec6,c7,c8/\
             Ef11,g11,h11/ef13,g13,h13/Eg14,h15,i16/Eo15,p15,q15/ep14,n14,o14/Le11,d10,d9/\
             Lf14,e12,e13/lm15,n15,o16/lp17,p16,q16/Mb5,a5,b4/Mn16,m16,o17/Rl15,j14,k14/\
             Rq11,p11,p12/te10,e9,f10/Tk4,k3,l4/ec9,d10,e11/ta7,a8,b8 b",
            &["Ef13-f12,g12,h12", "Ef13-i13,g11,h12"],
        ),
        (
            "basic Cb8,b7,b9/cd2,c1,e3/Cd7,c7,e7/ck15,k14,k16/ea6,b6,c6/Ec8,d8,e8/ec9,d9,e9/\
             Ef10,d10,e10/Ef9,g10,h11/eg9,h10,i11/Ek10,k8,k9/el15,m16,n17/lg5,f3,f4/lh7,i8,i9/\
             Lh8,f7,g8/mi3,h3,j4/Mi6,h6,i5/Mj10,i10,k11/mj7,i7,j6/rh1,i2,j2/rk13,j11,k12/\
             Rk7,j5,k6/tc11,c10,d11/Tg4,h4,h5/Tj3,k3,k4/Tl6,k5,l5/Lg8,g7,h7/Rj10,i10,i11/\
             tj6,i5,j5 w",
            &["Cb8-b9,b10,b8"],
        ),
    ];

    #[test]
    fn what_promises_less_than_others_and_wins_stands_in_front() {
        for (text, winning) in OVERLOOKED {
            let variant =
                if text.starts_with("basic") { Variant::Basic } else { Variant::Standard };
            let position = Position::read(&variant, text).unwrap();
            let first = candidates(&position)[0].to_string();
            assert!(winning.contains(&first.as_str()), "{first} in {text}");
        }
    }

    /// Whether an action wins for the player to move.
    fn wins(position: &Position, action: Action) -> bool {
        let mut after = *position;
        after.apply(action);
        after.outcome().is_some_and(|it| it.winner == Some(position.to_move()))
    }

    fn candidates(position: &Position) -> Vec<Action> {
        let mut list = Vec::new();
        candidates::list(position, &mut list);
        list
    }

    #[test]
    fn whoever_can_win_has_it_in_front() {
        let mut rng = fastrand::Rng::with_seed(3);
        let (mut seen, mut by_move) = (0, 0);
        for game in 0..60 {
            let variant = Variant::ALL[game % 2];
            let mut position = Position::start(&variant);
            let mut legal = Vec::new();
            while position.outcome().is_none() {
                // Along the ways, so that games end by connections; now and then anywhere.
                let near = candidates(&position);
                let can_win = wins(&position, near[0]);
                legal.clear();
                position.legal_actions(&mut legal);
                if can_win || rng.u8(..8) == 0 {
                    let winning: Vec<Action> =
                        legal.iter().copied().filter(|&it| wins(&position, it)).collect();
                    assert_eq!(can_win, !winning.is_empty(), "{position}");
                    if can_win {
                        assert!(winning.contains(&near[0]), "{position}");
                        seen += 1;
                        by_move +=
                            usize::from(!winning.iter().any(|it| matches!(it, Action::Add(_))));
                        legal.retain(|it| !winning.contains(it));
                    }
                }
                let from = if rng.u8(..3) == 0 || can_win { &legal } else { &near };
                let Some(&action) = rng.choice(from) else { break };
                position.apply(action);
            }
        }
        assert!(seen > 60 && by_move > 5, "{seen} {by_move}");
    }

    #[test]
    fn candidates_are_legal_and_each_is_there_once() {
        let mut rng = fastrand::Rng::with_seed(5);
        for game in 0..12 {
            let mut position = Position::start(&Variant::ALL[game % 2]);
            while position.outcome().is_none() {
                let mut legal = Vec::new();
                position.legal_actions(&mut legal);
                let near = candidates(&position);
                assert!((1..=40).contains(&near.len()), "{position}");
                for (at, action) in near.iter().enumerate() {
                    assert!(legal.contains(action), "{action} in {position}");
                    assert!(!near[..at].contains(action), "{action} in {position}");
                }
                let from = if rng.bool() { &legal } else { &near };
                position.apply(*rng.choice(from).unwrap());
            }
        }
    }
}
