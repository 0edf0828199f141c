//! A played game as a tree, and its text form.
