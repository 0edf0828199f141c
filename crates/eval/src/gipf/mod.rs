//! The GIPF family.

mod best;
mod features;
mod full;
mod learned;
mod lines;
mod material;
mod places;
mod potentials;
mod pushes;
mod supply;
mod weights;

pub use best::Best;
pub use features::Seen;
pub use full::Full;
pub use learned::Learned;
pub use material::Material;
