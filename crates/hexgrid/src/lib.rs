//! Cells of a hexagonal grid, six directions, twelve symmetries and bit sets of cells; knows no player and no piece.
