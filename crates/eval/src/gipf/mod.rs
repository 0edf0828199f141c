//! The GIPF family.

mod material;

pub use material::Material;
