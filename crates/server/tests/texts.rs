//! The texts of the page: whatever the program can refuse has one.
#![allow(clippy::unwrap_used, reason = "tests")]

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

/// The crates whose refusals and faults reach the page.
const CRATES: [&str; 5] = ["arena", "catalog", "client", "gipf", "record"];

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).ancestors().nth(2).unwrap().to_owned()
}

/// The Rust files below a folder.
fn sources(folder: &Path, files: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            sources(&path, files);
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            files.push(path);
        }
    }
}

/// The codes that the implementations of `Explain` in a source give, by the words in their bodies.
fn codes(source: &str) -> impl Iterator<Item = &str> {
    let bodies = source.split("fn code(&self) -> &'static str {").skip(1);
    bodies.flat_map(|rest| {
        let body = rest.split("\n    }\n").next().unwrap_or_default();
        body.split('"').skip(1).step_by(2)
    })
}

#[test]
fn every_code_has_a_text() {
    let mut files = Vec::new();
    for name in CRATES {
        sources(&root().join("crates").join(name).join("src"), &mut files);
    }
    let texts = fs::read_to_string(root().join("web/locales/en.ftl")).unwrap();
    let known: BTreeSet<&str> = texts
        .lines()
        .filter_map(|line| line.strip_prefix("problem-")?.split(" = ").next())
        .collect();
    let sources: Vec<String> = files.iter().map(|file| fs::read_to_string(file).unwrap()).collect();
    let used: BTreeSet<&str> = sources.iter().flat_map(|source| codes(source)).collect();
    assert!(used.contains("line-full") && used.len() > 60, "the codes are found: {}", used.len());
    let missing: Vec<_> = used.difference(&known).collect();
    assert!(missing.is_empty(), "no text problem-…: {missing:?}");
}
