//! The GIPF family.

mod full;
mod material;
mod places;
mod potentials;
mod pushes;
mod supply;
mod weights;

pub use full::Full;
pub use material::Material;
