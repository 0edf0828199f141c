//! What the terms of full strength are worth, by game.
//!
//! One unit is a hundredth of the logarithm of the odds, near to a hundredth of a basic piece. All
//! constants were found by logistic regression of results on these terms, over quiet positions of games
//! of the engine against itself from random openings.
//!
//! Without potentials: first 12 000 games by material and centre at 2000 nodes an action, then 6000
//! games at 2500 nodes with what the first had given. The second set of constants won 343 to 57 against
//! the first (`standard`, 8000 nodes); a third, from 3300 more games, came out the same within a few
//! hundredths and drew 150 to 150.
//!
//! With potentials: 2400 games of eleven mixes, and 1600 of MATRX, at 800 nodes an action. What hardly
//! ever arose goes on as the entries before it do. Left out since the fit gave them next to nothing: what a DVONN or
//! PÜNCT threatens to cover other than a GIPF piece, and how near a TAMSK stands to the centre.

use gipf::{Kind, Position};

/// The weights of one kind of game.
pub(super) struct Weights {
    /// The pushes left in the reserve, by their number; more than the last are worth [`MORE`] each. The
    /// first entry is never judged but at the opponent's turn: without a push a player has lost.
    pub(super) reserve: [i32; 16],
    /// A piece other than a GIPF piece on an outermost spot, and what each step inwards adds.
    pub(super) single: [i32; 2],
    /// The GIPF pieces on the board, by their number, on outermost spots, where a player without has
    /// lost.
    pub(super) gipf: [i32; 5],
    /// What each step inwards adds to a GIPF piece.
    pub(super) gipf_step: i32,
    /// Two own pieces side by side.
    pub(super) pair: i32,
    /// A basic piece of the opponent (two for a GIPF piece) that the best push would capture: of the
    /// player to move, and of the other one, who comes too late if the threat is parried.
    pub(super) capture: [i32; 2],
    /// The right to move.
    pub(super) tempo: i32,
    /// What potentials add.
    pub(super) potentials: Option<Potentials>,
}

/// What potentials add; kinds in the order of [`Potential::ALL`](gipf::Potential::ALL).
pub(super) struct Potentials {
    /// An unused potential on top of a spot, by kind, beyond the piece that carries it.
    pub(super) unused: [i32; 5],
    /// A used potential on top of a spot, by kind, beyond a piece.
    pub(super) used: [i32; 5],
    /// A potential that can still be pushed in; in MATRX a stack in the reserve, beyond the push.
    pub(super) in_hand: [i32; 5],
    /// In MATRX a potential in the reserve that waits for a second.
    pub(super) odd: [i32; 5],
    /// A GIPF piece in the reserve, which must be the next push.
    pub(super) waiting: i32,
    /// An own layer below another, neutralised: a basic piece, a GIPF piece, an unused potential, a used
    /// one.
    pub(super) covered: [i32; 4],
    /// A GIPF piece of the opponent that an own PÜNCT can cover: of the player to move, and of the
    /// other one.
    pub(super) coverable: [i32; 2],
}

/// A push in the reserve beyond the tables.
pub(super) const MORE: i32 = 40;
/// A GIPF piece more than the table has.
pub(super) const MORE_GIPF: i32 = 100;

const BASIC: Weights = Weights {
    #[rustfmt::skip]
    reserve: [
        -540, -441, -348, -239, -136, -39, 52, 140, 229, 312, 395, 477, 517, 557, 597, 637,
    ],
    single: [80, 4],
    // There are none.
    gipf: [0; 5],
    ..STANDARD
};

const STANDARD: Weights = Weights {
    #[rustfmt::skip]
    reserve: [
        -480, -385, -307, -221, -143, -64, 7, 77, 143, 210, 272, 335, 394, 443, 483, 523,
    ],
    single: [64, 7],
    gipf: [-240, -50, 90, 213, 313],
    gipf_step: 7,
    pair: 6,
    capture: [22, 17],
    tempo: 10,
    potentials: None,
};

const WITH_POTENTIALS: Weights = Weights {
    #[rustfmt::skip]
    reserve: [
        -514, -293, -206, -138, -78, -13, 38, 90, 134, 190, 232, 270, 307, 352, 399, 440,
    ],
    single: [50, 7],
    gipf: [-234, -67, 84, 203, 367],
    gipf_step: 0,
    pair: 4,
    capture: [21, 17],
    tempo: 12,
    potentials: Some(Potentials {
        unused: [22, 25, 22, 25, 39],
        used: [-46, -31, -55, -56, -41],
        in_hand: [2, 19, 18, 8, 20],
        odd: [0; 5],
        waiting: 0,
        covered: [40, 105, 51, 35],
        coverable: [59, 28],
    }),
};

const MATRX: Weights = Weights {
    #[rustfmt::skip]
    reserve: [
        -470, -350, -246, -178, -103, -31, 20, 83, 129, 183, 231, 284, 335, 388, 428, 470,
    ],
    single: [38, 8],
    gipf: [-39, 8, 53, 103, 203],
    gipf_step: 3,
    pair: 5,
    capture: [20, 15],
    tempo: 18,
    potentials: Some(Potentials {
        unused: [3, 18, 1, 30, 7],
        used: [-25, -9, -32, -16, -24],
        in_hand: [-24, -17, -26, -3, -26],
        odd: [31, 1, -3, 3, -1],
        waiting: -22,
        covered: [0, 0, 39, 46],
        coverable: [0, 0],
    }),
};

impl Weights {
    /// Those of the game that a position belongs to.
    pub(super) const fn of(position: &Position) -> &'static Self {
        match position.kind() {
            Kind::Basic => &BASIC,
            Kind::Matrx => &MATRX,
            Kind::Standard | Kind::Tournament | Kind::Ultimate => {
                if position.has_potentials() {
                    &WITH_POTENTIALS
                } else {
                    &STANDARD
                }
            }
        }
    }
}
