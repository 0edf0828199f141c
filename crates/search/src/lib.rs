//! Alpha-beta and Monte-Carlo search over any game.
