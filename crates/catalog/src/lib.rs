//! The list of games and the dynamic door to them.
