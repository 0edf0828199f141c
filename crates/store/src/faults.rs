//! Faults on demand, to show what is answered and what is not.

use std::pin::Pin;

use crate::StoreError;

/// What comes of a moment.
pub type Moment<'a> = Pin<Box<dyn Future<Output = Result<(), StoreError>> + Send + 'a>>;

/// A moment in the work of the writer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Point {
    /// A transaction has begun that carries that many jobs.
    Begun(usize),
    /// All jobs are carried out, and nothing is committed.
    BeforeCommit,
    /// Everything is committed, and nobody has been told.
    AfterCommit,
}

/// What happens at a moment: nothing, for as long as it likes, or a failure.
pub trait Faults: std::fmt::Debug + Send + Sync {
    /// Called at every moment; the writer waits for it, and fails if it fails.
    fn at(&self, point: Point) -> Moment<'_>;
}

/// Nothing ever happens.
#[derive(Debug)]
pub(crate) struct Quiet;

impl Faults for Quiet {
    fn at(&self, _: Point) -> Moment<'_> {
        Box::pin(std::future::ready(Ok(())))
    }
}
