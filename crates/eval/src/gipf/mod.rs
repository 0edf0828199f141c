//! The GIPF family.

mod full;
mod material;
mod places;
mod pushes;
mod supply;

pub use full::Full;
pub use material::Material;
