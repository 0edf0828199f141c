//! Matches as a pure state machine.
