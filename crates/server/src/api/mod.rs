//! What the server answers, described where it is routed: a router that knows what each of its addresses takes,
//! tells and refuses, and the document that says so to other programs.

mod document;
mod door;
mod operation;

pub(crate) use document::document;
pub(crate) use door::Door;
pub(crate) use operation::{By, Operation};
