//! Lays out the crate of a new game: a small one that compiles and passes the laws, to be rewritten rule by rule.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result, bail, ensure};

/// What stands for the key of the game in the template, and for its name.
const KEY: &str = "newgame";
const NAME: &str = "NEWGAME";
/// The letter that the numbers of its rules begin with there.
const LETTER: char = 'N';

/// The files of the template, by their places in the crate.
const FILES: &[(&str, &str)] = &[
    ("Cargo.toml", include_str!("../template/Cargo.toml")),
    ("RULES.md", include_str!("../template/RULES.md")),
    ("RULES.ko.md", include_str!("../template/RULES.ko.md")),
    ("src/action.rs", include_str!("../template/src/action.rs")),
    ("src/board.rs", include_str!("../template/src/board.rs")),
    ("src/ending.rs", include_str!("../template/src/ending.rs")),
    ("src/lib.rs", include_str!("../template/src/lib.rs")),
    ("src/notation.rs", include_str!("../template/src/notation.rs")),
    ("src/place.rs", include_str!("../template/src/place.rs")),
    ("src/position.rs", include_str!("../template/src/position.rs")),
    ("src/refusal.rs", include_str!("../template/src/refusal.rs")),
    ("src/show.rs", include_str!("../template/src/show.rs")),
    ("src/text.rs", include_str!("../template/src/text.rs")),
    ("src/variant.rs", include_str!("../template/src/variant.rs")),
    ("tests/cases.rs", include_str!("../template/tests/cases.rs")),
    ("tests/cases.txt", include_str!("../template/tests/cases.txt")),
    ("tests/laws.rs", include_str!("../template/tests/laws.rs")),
    ("tests/perft.rs", include_str!("../template/tests/perft.rs")),
    ("tests/perft.txt", include_str!("../template/tests/perft.txt")),
];

/// Lays out `crates/KEY` and names it in `Cargo.toml` and `ARCHITECTURE.md`; the letter of its rules.
pub(crate) fn lay_out(root: &Path, key: &str) -> Result<char> {
    let is_key = key.starts_with(|it: char| it.is_ascii_lowercase())
        && key.chars().all(|it| it.is_ascii_lowercase() || it.is_ascii_digit());
    ensure!(is_key, "`{key}` is no key of a game: small letters, then also digits");
    let folder = root.join("crates").join(key);
    ensure!(!folder.exists(), "there is a crate `{key}` already");
    let letter = free_letter(root, key)?;
    let [manifest, map] = ["Cargo.toml", "ARCHITECTURE.md"].map(|name| root.join(name));
    let manifest_text = insert_all(
        &read(&manifest)?,
        &[
            (
                "record = {",
                format!("{key} = {{ path = \"crates/{key}\", package = \"gipf-{key}\" }}\n"),
            ),
            (
                "[profile.dev.package.gipf-record]",
                format!("[profile.dev.package.gipf-{key}]\nopt-level = 3\n"),
            ),
        ],
    )?;
    let name = key.to_uppercase();
    let map_text = insert_all(
        &read(&map)?,
        &[
            ("  record/ ", format!("  {:<12}the rules of {name}\n", format!("{key}/"))),
            (
                "| `record` |",
                format!("| `{key}` | search, screens, other games | `hexgrid`, `rules` |\n"),
            ),
        ],
    )?;
    for (place, text) in FILES {
        let path = folder.join(place);
        fs::create_dir_all(path.parent().context("a file has a folder")?)?;
        fs::write(&path, renamed(text, key, letter))
            .with_context(|| format!("cannot write {place}"))?;
    }
    fs::write(manifest, manifest_text)?;
    fs::write(map, map_text)?;
    Ok(letter)
}

fn read(path: &Path) -> Result<String> {
    fs::read_to_string(path).with_context(|| format!("cannot read {}", path.display()))
}

/// The first letter of the key that no other game numbers its rules by.
fn free_letter(root: &Path, key: &str) -> Result<char> {
    let mut taken = String::new();
    for entry in fs::read_dir(root.join("crates"))? {
        let Ok(rules) = fs::read_to_string(entry?.path().join("RULES.md")) else { continue };
        taken.extend(rules.lines().find_map(|line| {
            let mut number = line.strip_prefix("| ")?.chars();
            number.next().filter(|it| it.is_ascii_uppercase() && number.next() == Some('1'))
        }));
    }
    let mut letters =
        key.to_uppercase().chars().filter(char::is_ascii_uppercase).collect::<Vec<_>>();
    letters.extend('A'..='Z');
    let free = letters.into_iter().find(|it| !taken.contains(*it));
    free.context("every letter numbers the rules of some game")
}

/// A text with lines put before the lines that begin with some words.
fn insert_all(text: &str, lines: &[(&str, String)]) -> Result<String> {
    let mut text = text.to_owned();
    for (before, line) in lines {
        let Some(at) = text.find(&format!("\n{before}")) else {
            bail!("no line begins with `{before}`: where should the new game stand?");
        };
        text.insert_str(at + 1, line);
    }
    Ok(text)
}

/// A file of the template for a game with that key and that letter.
fn renamed(text: &str, key: &str, letter: char) -> String {
    let text = text.replace(KEY, key).replace(NAME, &key.to_uppercase());
    let mut renamed = String::with_capacity(text.len());
    let mut before = ' ';
    let mut rest = text.chars().peekable();
    while let Some(sign) = rest.next() {
        let is_number = !before.is_alphanumeric() && rest.peek().is_some_and(char::is_ascii_digit);
        renamed.push(match sign {
            LETTER if is_number => letter,
            _ if is_number && sign == LETTER.to_ascii_lowercase() => letter.to_ascii_lowercase(),
            _ => sign,
        });
        before = sign;
    }
    renamed
}

#[cfg(test)]
mod tests {
    use std::process::Command;

    use super::*;

    fn root() -> std::path::PathBuf {
        Path::new(env!("CARGO_MANIFEST_DIR")).ancestors().nth(2).expect("the workspace").to_owned()
    }

    /// A workspace that holds nothing but what `cargo xtask new-game` changes and finds; it uses the crates of
    /// this one.
    fn workspace(name: &str) -> std::path::PathBuf {
        let place = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../target/new-game").join(name);
        let _ = fs::remove_dir_all(place.join("crates"));
        for folder in ["crates/zertz", "content/rules"] {
            fs::create_dir_all(place.join(folder)).expect("a folder");
        }
        let at = format!("path = \"{}/crates/", root().display());
        let manifest = read(&root().join("Cargo.toml")).expect("a manifest");
        let manifest = manifest.replace("path = \"crates/", &at);
        let (before, after) = manifest.split_once("default-members").expect("default members");
        let (_, after) = after.split_once('\n').expect("more lines");
        let before = before.replace("\"crates/*\"", "\"crates/nine9\"");
        fs::write(place.join("Cargo.toml"), before + after).expect("a manifest");
        for file in ["ARCHITECTURE.md", "Cargo.lock", "crates/zertz/RULES.md"] {
            fs::copy(root().join(file), place.join(file)).expect("a copy");
        }
        place
    }

    #[test]
    fn a_new_game_compiles_and_passes_the_laws() {
        let place = workspace("whole");
        assert_eq!(lay_out(&place, "nine9").expect("a new game"), 'N');
        let manifest = read(&place.join("Cargo.toml")).expect("a manifest");
        let manifest =
            manifest.replace(&format!("{}/crates/nine9", root().display()), "crates/nine9");
        fs::write(place.join("Cargo.toml"), manifest).expect("a manifest");
        let mut test = Command::new(env!("CARGO"));
        test.args(["test", "--quiet", "--offline"]).current_dir(&place);
        test.env("CARGO_TARGET_DIR", place.join("target")).env("PUBLISH", "1");
        let output = test.output().expect("cargo");
        let told = [output.stdout, output.stderr].concat();
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&told));
        let published = read(&place.join("content/rules/nine9.jsonl")).expect("the cases");
        assert_eq!(published.lines().count(), 2);
        assert!(lay_out(&place, "nine9").is_err(), "it is there already");
    }

    #[test]
    fn a_new_game_has_its_names_its_letter_and_its_lines() {
        let place = workspace("names");
        assert_eq!(lay_out(&place, "zaxzu").expect("a new game"), 'A', "ZÈRTZ has the Z");
        let rules = read(&place.join("crates/zaxzu/RULES.md")).expect("the rules");
        assert!(rules.starts_with("# The rules of ZAXZU") && rules.contains("| A4.1 | **Line.**"));
        let laws = read(&place.join("crates/zaxzu/tests/laws.rs")).expect("the laws");
        assert!(laws.contains("fn a2_every_cell") && laws.contains("use zaxzu::"));
        let map = read(&place.join("ARCHITECTURE.md")).expect("the map");
        assert!(map.contains("  zaxzu/      the rules of ZAXZU\n  record/"));
        for key in ["", "9x", "Nine", "a-b", "zertz"] {
            assert!(lay_out(&place, key).is_err(), "{key}");
        }
    }
}
