//! Files, folders and archives full of games.

use std::fs::{self, File};
use std::io::{self, Cursor, Read, Seek};
use std::path::{Path, PathBuf};

use zip::ZipArchive;

use crate::failure::Failure;

/// The largest file that is read, in bytes; a larger one holds no games, or is made to fill the memory.
const FILE_LIMIT: u64 = 1 << 28;
/// The endings of the names by which files with games are found in folders and archives.
const GAMES: [&str; 2] = ["gipf", "sgf"];

/// What is done with a file: its name, with that of the archive before it, and its contents or why
/// they cannot be read.
type Visit<'a> = dyn FnMut(&str, io::Result<Vec<u8>>) -> Result<(), Failure> + 'a;

/// Hands every file of games at `paths` to `visit`, in the order of the names: files themselves, those
/// in folders and the folders in them, those in archives. Archives inside archives are not opened.
///
/// # Errors
///
/// That there is nothing at one of `paths`, before anything is visited, or what `visit` says.
pub(crate) fn each(paths: &[PathBuf], visit: &mut Visit<'_>) -> Result<(), Failure> {
    for path in paths {
        if let Err(error) = path.metadata() {
            return Err(Failure::Wrong(format!("{}: {error}", path.display())));
        }
    }
    for path in paths {
        if path.is_dir() {
            folder(path, visit)?;
        } else {
            file(path, visit)?;
        }
    }
    Ok(())
}

fn folder(path: &Path, visit: &mut Visit<'_>) -> Result<(), Failure> {
    let entries: io::Result<Vec<PathBuf>> =
        fs::read_dir(path).and_then(|entries| entries.map(|entry| Ok(entry?.path())).collect());
    let mut entries = match entries {
        Ok(entries) => entries,
        Err(error) => return visit(&path.display().to_string(), Err(error)),
    };
    entries.sort();
    for entry in entries {
        // What a link leads to may hold the link again.
        let is_link = entry.is_symlink();
        if entry.is_dir() && !is_link {
            folder(&entry, visit)?;
        } else if entry.is_file() && (ends_in(&entry, &GAMES) || ends_in(&entry, &["zip"])) {
            file(&entry, visit)?;
        }
    }
    Ok(())
}

fn file(path: &Path, visit: &mut Visit<'_>) -> Result<(), Failure> {
    let name = path.display().to_string();
    let opened = File::open(path).and_then(|mut file| Ok((beginning(&mut file)?, file)));
    let (begun, mut file) = match opened {
        Ok(opened) => opened,
        Err(error) => return visit(&name, Err(error)),
    };
    if !is_archive(&begun) {
        return visit(&name, contents(begun.as_slice().chain(file)));
    }
    if file.rewind().is_ok() {
        return archive(&name, io::BufReader::new(file), visit);
    }
    // An archive is read from its end, and a pipe goes one way only.
    match contents(begun.as_slice().chain(file)) {
        Ok(bytes) => archive(&name, Cursor::new(bytes), visit),
        Err(error) => visit(&name, Err(error)),
    }
}

fn archive(name: &str, file: impl Read + Seek, visit: &mut Visit<'_>) -> Result<(), Failure> {
    let mut archive = match ZipArchive::new(file) {
        Ok(archive) => archive,
        Err(error) => return visit(name, Err(error.into())),
    };
    let mut inside: Vec<(String, usize)> = (0..archive.len())
        .filter_map(|index| Some((archive.name_for_index(index)?.to_owned(), index)))
        .filter(|(name, _)| ends_in(Path::new(name), &GAMES))
        .collect();
    inside.sort();
    for (entry, index) in inside {
        let read = archive.by_index(index).map_err(io::Error::from).and_then(contents);
        visit(&format!("{name}/{entry}"), read)?;
    }
    Ok(())
}

fn ends_in(path: &Path, endings: &[&str]) -> bool {
    let ending = path.extension().and_then(|ending| ending.to_str()).unwrap_or_default();
    endings.iter().any(|known| ending.eq_ignore_ascii_case(known))
}

/// As much of a file as tells an archive.
fn beginning(file: &mut File) -> io::Result<Vec<u8>> {
    let mut begun = Vec::new();
    file.take(4).read_to_end(&mut begun)?;
    Ok(begun)
}

/// Whether a file that begins so is an archive, whatever its name.
fn is_archive(begun: &[u8]) -> bool {
    matches!(begun, b"PK\x03\x04" | b"PK\x05\x06")
}

fn contents(file: impl Read) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    let read = file.take(FILE_LIMIT + 1).read_to_end(&mut bytes)?;
    if read as u64 > FILE_LIMIT {
        return Err(io::Error::other("the file is too large to hold games"));
    }
    Ok(bytes)
}
