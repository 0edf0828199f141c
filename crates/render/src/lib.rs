//! A position as SVG, and the geometry and pieces of the interactive board.
