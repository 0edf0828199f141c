//! A file that games are kept in while they are played.

use std::fs::File;
use std::io::{self, Write};
use std::path::PathBuf;

use record::Record;

use crate::failure::Failure;

/// A file of records that is made with the first of them; what was there before is never written over.
pub(crate) struct Kept {
    path: PathBuf,
    file: Option<File>,
}

impl Kept {
    /// The file at a path.
    ///
    /// # Errors
    ///
    /// That there is something.
    pub(crate) fn at(path: PathBuf) -> Result<Self, Failure> {
        if path.exists() {
            let path = path.display();
            return Err(Failure::Wrong(format!("{path} exists already and is not written over")));
        }
        Ok(Self { path, file: None })
    }

    /// Keeps a game.
    ///
    /// # Errors
    ///
    /// Why the file cannot be written, with its name.
    pub(crate) fn add(&mut self, record: &Record) -> Result<(), Failure> {
        let told = |error: io::Error| {
            Failure::Negative(format!("the game is not kept: {}: {error}", self.path.display()))
        };
        let mut file = match self.file.take() {
            Some(file) => file,
            None => File::create_new(&self.path).map_err(told)?,
        };
        writeln!(file, "{record}").map_err(told)?;
        self.file = Some(file);
        Ok(())
    }
}
