//! TAMSK.

mod best;
mod features;
mod full;
mod learned;
mod material;
mod reach;

pub use best::Best;
pub use features::Seen;
pub use full::Full;
pub use learned::Learned;
pub use material::Material;
