//! PÜNCT.

mod candidates;
mod full;
mod grid;
mod lies;
mod material;
mod ways;
mod winning;

pub use full::Full;
pub use material::Material;
