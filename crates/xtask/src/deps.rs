//! What the project uses of others: under which licences, from where, and nothing twice without need.

use std::collections::{BTreeMap, BTreeSet};
use std::process::Stdio;

use anyhow::{Context, Result, ensure};
use serde_json::Value;

use crate::checks::Verdict;
use crate::run::Workspace;

/// Licences that go with ours, by their SPDX names.
const ALLOWED: [&str; 12] = [
    "0BSD",
    "Apache-2.0",
    "Apache-2.0 WITH LLVM-exception",
    "BSD-2-Clause",
    "BSD-3-Clause",
    "BSL-1.0",
    "CDLA-Permissive-2.0",
    "ISC",
    "MIT",
    "Unicode-3.0",
    "Unlicense",
    "Zlib",
];

/// Where everything comes from.
const SOURCE: &str = "registry+https://github.com/rust-lang/crates.io-index";

/// What is there in more than one version, since those who use it have not all moved on: generations of the crates
/// for cryptography (`digest` and what goes with it), of randomness, of the system's interfaces, of `syn`; and the
/// older `webpki-roots`, which holds nothing but the newer. Whatever else is doubled is to be avoided, or gets its
/// line here.
const DOUBLED: [&str; 17] = [
    "block-buffer",
    "const-oid",
    "cpufeatures",
    "crypto-common",
    "digest",
    "getrandom",
    "hashbrown",
    "r-efi",
    "rand",
    "rand_chacha",
    "rand_core",
    "redox_syscall",
    "sha2",
    "syn",
    "webpki-roots",
    "windows-sys",
    "windows-targets",
];

pub(crate) fn check(workspace: &Workspace) -> Result<Verdict> {
    let output = workspace
        .cargo("metadata --format-version=1 --locked")
        .stderr(Stdio::inherit())
        .output()
        .context("cannot run cargo")?;
    ensure!(output.status.success(), "cargo metadata failed; is Cargo.lock up to date?");
    let metadata: Value = serde_json::from_slice(&output.stdout)?;
    let faults = faults(metadata["packages"].as_array().context("no packages in metadata")?);
    for fault in &faults {
        println!("{fault}");
    }
    Ok(match faults.len() {
        0 => Verdict::Passed,
        1 => Verdict::Failed(faults[0].clone()),
        n => Verdict::Failed(format!("{n} faults")),
    })
}

/// What is wrong with packages of others, a line each.
fn faults(packages: &[Value]) -> Vec<String> {
    let mut faults = Vec::new();
    let mut versions: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
    for package in packages.iter().filter(|package| !package["source"].is_null()) {
        let text = |key: &str| package[key].as_str().unwrap_or_default();
        let (name, version, licence) = (text("name"), text("version"), text("license"));
        versions.entry(name).or_default().insert(version);
        if !is_allowed(licence) {
            faults.push(format!(
                "{name} {version}: the licence `{licence}` is not among the allowed"
            ));
        }
        if text("source") != SOURCE {
            faults.push(format!("{name} {version}: it comes from {}", text("source")));
        }
    }
    for (name, versions) in versions.iter().filter(|(_, versions)| versions.len() > 1) {
        // Those are parts of `windows-targets`.
        if !DOUBLED.contains(name) && !name.starts_with("windows_") {
            let list: Vec<_> = versions.iter().copied().collect();
            faults.push(format!("{name} is there in several versions: {}", list.join(", ")));
        }
    }
    faults
}

/// Whether what a package may be used under can be met by licences that are allowed: names joined by `OR` (in old
/// packages `/`) and `AND`, which binds closer, with parentheses.
fn is_allowed(expression: &str) -> bool {
    let spaced = expression.replace('/', " OR ").replace('(', " ( ").replace(')', " ) ");
    let words: Vec<&str> = spaced.split_whitespace().collect();
    let mut at = 0;
    let allowed = any(&words, &mut at);
    allowed && at == words.len()
}

fn any(words: &[&str], at: &mut usize) -> bool {
    let mut allowed = all(words, at);
    while words.get(*at) == Some(&"OR") {
        *at += 1;
        let other = all(words, at);
        allowed |= other;
    }
    allowed
}

fn all(words: &[&str], at: &mut usize) -> bool {
    let mut allowed = one(words, at);
    while words.get(*at) == Some(&"AND") {
        *at += 1;
        let other = one(words, at);
        allowed &= other;
    }
    allowed
}

fn one(words: &[&str], at: &mut usize) -> bool {
    let word = words.get(*at);
    // Also where there is none, so that what breaks off is not taken for whole.
    *at += 1;
    let Some(word) = word else { return false };
    if *word == "(" {
        let allowed = any(words, at);
        let closed = words.get(*at) == Some(&")");
        *at += 1;
        return allowed && closed;
    }
    if words.get(*at) == Some(&"WITH") {
        let exception = words.get(*at + 1).copied().unwrap_or_default();
        *at += 2;
        return ALLOWED.contains(&format!("{word} WITH {exception}").as_str());
    }
    ALLOWED.contains(word)
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn licences_are_read_as_they_are_meant() {
        for good in [
            "MIT",
            "MIT OR Apache-2.0",
            "Unlicense/MIT",
            "Apache-2.0 OR GPL-2.0-only",
            "(MIT OR Apache-2.0) AND Unicode-3.0",
            "Apache-2.0 WITH LLVM-exception OR GPL-3.0",
            "GPL-3.0 AND MIT OR Zlib",
        ] {
            assert!(is_allowed(good), "{good}");
        }
        for bad in [
            "",
            "GPL-3.0",
            "MIT AND GPL-3.0",
            "(MIT",
            "MIT)",
            "MIT OR",
            "GPL-2.0 WITH LLVM-exception",
        ] {
            assert!(!is_allowed(bad), "{bad}");
        }
    }

    #[test]
    fn what_is_doubled_or_from_elsewhere_is_told() {
        let package = |name: &str, version: &str, source: &str| json!({ "name": name, "version": version, "license": "MIT", "source": source });
        let own =
            json!({ "name": "gipf-cli", "version": "0.1.0", "license": null, "source": null });
        let known = DOUBLED[0];
        let good = [
            own,
            package("a", "1.0.0", SOURCE),
            package(known, "1.0.0", SOURCE),
            package(known, "2.0.0", SOURCE),
        ];
        assert_eq!(faults(&good), Vec::<String>::new());
        let bad =
            [package("a", "1.0.0", SOURCE), package("a", "2.0.0", "git+https://example.org/a")];
        let told = faults(&bad);
        assert_eq!(told.len(), 2, "{told:?}");
        assert!(told[1].contains("1.0.0, 2.0.0"), "{told:?}");
    }
}
