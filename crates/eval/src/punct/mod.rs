//! PÜNCT.

mod candidates;
mod full;
mod lies;
mod material;
mod ways;

pub use full::Full;
pub use material::Material;
