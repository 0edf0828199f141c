//! Combined games: whoever wants to use a potential may be challenged to another game (C1 to C10 of
//! the rules of GIPF).

mod elsewhere;
mod fight;
mod hands;
mod terms;

pub(crate) use elsewhere::Elsewhere;
pub(crate) use fight::{Fight, Fought, LOT, Playing, Step, Verdict, crossed};
pub(crate) use hands::Hands;
pub(crate) use terms::{Combine, Seating};
pub use terms::{CombineFault, SideGame};
