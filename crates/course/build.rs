//! Lists the files of `content/`, so that they lie inside of the library.

use std::env;
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

fn main() {
    let content = Path::new(&env::var("CARGO_MANIFEST_DIR").expect("cargo sets it"))
        .join("../../content")
        .canonicalize()
        .expect("the folder of the content is part of the repository");
    println!("cargo::rerun-if-changed={}", content.display());
    let mut out = String::new();
    list(&mut out, "LESSONS", &content.join("lessons"), &content);
    list(&mut out, "PROBLEMS", &content.join("problems"), &content);
    let target = PathBuf::from(env::var("OUT_DIR").expect("cargo sets it")).join("content.rs");
    fs::write(target, out).expect("the folder for what is built can be written");
}

/// A constant with the names (from `content/` on, by `/`) and the texts of all files of a folder.
fn list(out: &mut String, name: &str, folder: &Path, content: &Path) {
    let mut files = Vec::new();
    collect(folder, &mut files);
    files.sort();
    writeln!(out, "pub(crate) static {name}: &[(&str, &str)] = &[").expect("a text can grow");
    for file in files {
        let inside = file.strip_prefix(content).expect("it lies there");
        let inside: Vec<_> = inside.iter().map(|part| part.to_string_lossy()).collect();
        let (name, file) = (inside.join("/"), file.to_string_lossy());
        writeln!(out, "    ({name:?}, include_str!({file:?})),").expect("a text can grow");
    }
    out.push_str("];\n");
}

fn collect(folder: &Path, files: &mut Vec<PathBuf>) {
    let Ok(entries) = fs::read_dir(folder) else { return };
    for path in entries.flatten().map(|entry| entry.path()) {
        if path.is_dir() {
            collect(&path, files);
        } else if ["txt", "md", "jsonl"].iter().any(|it| path.extension().is_some_and(|e| e == *it))
        {
            files.push(path);
        }
    }
}
