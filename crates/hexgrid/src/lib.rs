//! Cells of a hexagonal grid, six directions, twelve symmetries and bit sets of cells; knows no
//! player and no piece.
//!
//! The grid has upright columns: `q` counts them from left to right, `r` counts the cells upwards
//! along a column, and a step to the upper right keeps `r`.
//!
//! ```
//! use hexgrid::{Cell, CellSet, Direction, Hex};
//!
//! let line: CellSet = (0..4).map(|r| Cell::at(Hex::new(0, r)).unwrap()).collect();
//! assert_eq!(line.runs_of_four(Direction::N).len(), 1);
//! assert_eq!(line.shifted(Direction::N).lowest(), Cell::at(Hex::new(0, 1)));
//! ```

mod bits;
mod hex;
mod set;

pub use hex::{Direction, Hex, Symmetry};
pub use set::{Cell, CellSet, Cells};
