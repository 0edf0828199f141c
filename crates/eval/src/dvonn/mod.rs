//! DVONN.

#[cfg(test)]
mod endings;
mod full;
mod material;
mod placing;

pub use full::Full;
pub use material::Material;
