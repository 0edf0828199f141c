//! TAMSK.

mod full;
mod material;
mod reach;

pub use full::Full;
pub use material::Material;
