//! Hand-written evaluations, one module a game.
