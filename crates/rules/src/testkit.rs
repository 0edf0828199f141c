//! The laws every game must pass; for the tests of the game crates.
