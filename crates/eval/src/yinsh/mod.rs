//! YINSH.

mod full;
mod material;
mod segments;
#[cfg(test)]
mod tactics;
mod threats;

pub use full::Full;
pub use material::Material;
