//! The gipf command.
fn main() {}
