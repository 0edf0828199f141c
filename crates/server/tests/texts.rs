//! The texts of the page: whatever the program can say has one in every language, and says the same.
#![allow(clippy::unwrap_used, reason = "tests")]

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use protocol::{Request, Response};

/// The crates whose refusals and faults reach the page, whatever the game.
const CRATES: [&str; 6] = ["arena", "catalog", "client", "club", "course", "record"];

/// The messages of a language, each with the values that it is filled in with.
type Messages = BTreeMap<String, BTreeSet<String>>;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).ancestors().nth(2).unwrap().to_owned()
}

/// The files below a folder whose names end so.
fn paths(folder: &Path, ending: &str) -> Vec<PathBuf> {
    let mut files = Vec::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            files.extend(paths(&path, ending));
        } else if path.extension().is_some_and(|it| it == ending) {
            files.push(path);
        }
    }
    files
}

/// The same, read.
fn read(folder: &Path, ending: &str) -> Vec<String> {
    paths(folder, ending).iter().map(|path| fs::read_to_string(path).unwrap()).collect()
}

/// Where the scripts of the page lie, without those of others.
fn script_paths() -> Vec<PathBuf> {
    let web = root().join("web");
    let own = ["app.js", "chrome.js", "i18n.js", "time.js"].map(|name| web.join(name));
    let folders =
        ["board", "engine", "games", "online", "pages"].map(|name| paths(&web.join(name), "js"));
    own.into_iter().chain(folders.into_iter().flatten()).collect()
}

fn scripts() -> Vec<String> {
    script_paths().iter().map(|path| fs::read_to_string(path).unwrap()).collect()
}

/// The games that the page shows: those with a file of their own that says how they look.
fn games() -> Vec<String> {
    let files = fs::read_dir(root().join("web/games")).unwrap();
    let names = files.map(|file| file.unwrap().path().file_stem().unwrap().to_owned());
    names
        .map(|name| name.into_string().unwrap())
        .filter(|name| root().join("crates").join(name).is_dir())
        .collect()
}

/// The files of a language by the parts that they are; that without a name is for every page.
fn files(language: &str) -> BTreeMap<String, String> {
    let locales = root().join("web/locales");
    let of_all = (String::new(), locales.join(format!("{language}.ftl")));
    let of_parts = fs::read_dir(locales.join(language)).unwrap().map(|file| {
        let path = file.unwrap().path();
        (path.file_stem().unwrap().to_string_lossy().into_owned(), path)
    });
    let all = [of_all].into_iter().chain(of_parts);
    all.map(|(part, path)| (part, fs::read_to_string(path).unwrap())).collect()
}

/// The languages there are, each with all its messages.
fn languages() -> BTreeMap<String, Messages> {
    let locales = fs::read_dir(root().join("web/locales")).unwrap();
    let paths = locales.map(|file| file.unwrap().path()).filter(|path| path.is_file());
    paths
        .map(|path| {
            let name = path.file_stem().unwrap().to_string_lossy().into_owned();
            let mut all = Messages::new();
            for source in files(&name).values() {
                for (key, values) in messages(source) {
                    let before = all.insert(key.clone(), values);
                    assert!(before.is_none(), "{key} is said twice in {name}");
                }
            }
            (name, all)
        })
        .collect()
}

/// The part in which each message of a language lies.
fn parts(language: &str) -> BTreeMap<String, String> {
    let parts = files(language);
    let keys = parts
        .iter()
        .flat_map(|(part, source)| messages(source).into_keys().map(|key| (key, part.clone())));
    keys.collect()
}

fn messages(source: &str) -> Messages {
    let resource = fluent_syntax::parser::parse(source).map_err(|(_, errors)| errors).unwrap();
    let mut messages = Messages::new();
    for entry in resource.body {
        let Entry::Message(message) = entry else { continue };
        let mut values = BTreeSet::new();
        collect(message.value.as_ref().unwrap(), &mut values);
        let before = messages.insert(message.id.name.to_owned(), values);
        assert!(before.is_none(), "{} is said twice", message.id.name);
    }
    messages
}

/// The names of the values in a pattern.
fn collect(pattern: &Pattern<&str>, values: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        let PatternElement::Placeable { expression } = element else { continue };
        let shown = match expression {
            Expression::Inline(inline) => inline,
            Expression::Select { selector, variants } => {
                for variant in variants {
                    collect(&variant.value, values);
                }
                selector
            }
        };
        if let InlineExpression::VariableReference { id } = shown {
            values.insert(id.name.to_owned());
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

/// What comes after each occurrence of some characters.
fn after<'a>(source: &'a str, mark: &'a str) -> impl Iterator<Item = &'a str> {
    source.match_indices(mark).map(move |(at, _)| &source[at + mark.len()..])
}

/// The key that a script names from here on, as its parts before, between and after what is filled in;
/// none if it is no key.
fn key(text: &str) -> Option<Vec<&str>> {
    let mut parts = Vec::new();
    let mut rest = text;
    loop {
        let end = rest.find(|it: char| !it.is_ascii_alphanumeric() && it != '-')?;
        let (part, after) = rest.split_at(end);
        parts.push(part);
        let Some(filled) = after.strip_prefix("${") else {
            return after.starts_with('`').then_some(parts);
        };
        let mut depth = 1;
        let closing = filled.find(|it| {
            depth += i32::from(it == '{') - i32::from(it == '}');
            depth == 0
        })?;
        rest = &filled[closing + 1..];
    }
}

/// Whether a key may be the one that is named by these parts.
fn fits(key: &str, parts: &[&str]) -> bool {
    let [first, between @ .., last] = parts else { return parts == [key] };
    let rest = key.strip_prefix(first).and_then(|rest| rest.strip_suffix(last));
    let end = between.iter().try_fold(rest.unwrap_or_default(), |rest, part| {
        rest.find(part).map(|at| &rest[at + part.len()..])
    });
    rest.is_some() && end.is_some()
}

/// The codes of a crate.
fn codes_of(name: &str) -> BTreeSet<String> {
    let sources = read(&root().join("crates").join(name).join("src"), "rs");
    sources.iter().flat_map(|source| codes(source)).map(str::to_owned).collect()
}

#[test]
fn every_language_has_the_rules_of_every_game() {
    let rules = |spec: &str, language: &str| {
        let (spec, language) = (spec.to_owned(), language.to_owned());
        match client::answer(&Request::Rules { spec, language }, &|| 0, &mut |_| {}) {
            Response::Rules { language, rules } => (language, rules),
            other => panic!("{other:?}"),
        }
    };
    let Response::Games { games } = client::answer(&Request::Games, &|| 0, &mut |_| {}) else {
        panic!("no games");
    };
    for game in games {
        let (_, english) = rules(game.key, "en");
        assert_eq!(rules(game.key, "xx").0, "en", "in English where a language has none");
        for language in languages().keys() {
            let (written, rules) = rules(game.key, language);
            assert_eq!(written, language, "the rules of {} in {language}", game.key);
            for (rule, known) in rules.iter().zip(&english) {
                assert_eq!(rule.number, known.number, "the rules of {} in {language}", game.key);
                assert_eq!(rule.text == known.text, language == "en", "{language} {}", rule.number);
            }
            assert_eq!(rules.len(), english.len(), "the rules of {} in {language}", game.key);
        }
    }
}

#[test]
fn every_code_has_a_text() {
    let known = languages().remove("en").unwrap();
    for name in CRATES {
        let used = codes_of(name);
        assert!(!used.is_empty(), "the codes of {name} are found");
        let missing: Vec<_> =
            used.iter().filter(|code| !known.contains_key(&format!("problem-{code}"))).collect();
        assert!(missing.is_empty(), "no text problem-…: {missing:?}");
    }
}

#[test]
fn every_code_of_a_game_has_a_text() {
    let known = languages().remove("en").unwrap();
    let games = games();
    assert!(games.len() > 1, "{games:?}");
    for game in games {
        let used = codes_of(&game);
        assert!(used.len() > 20, "the codes of {game} are found: {}", used.len());
        // What is worded otherwise for one game has its key behind it.
        let is_known = |code: &str| {
            [format!("problem-{code}"), format!("problem-{code}-{game}")]
                .iter()
                .any(|key| known.contains_key(key))
        };
        let missing: Vec<_> = used.iter().filter(|code| !is_known(code)).collect();
        assert!(missing.is_empty(), "{game}: no text problem-…: {missing:?}");
    }
}

#[test]
fn every_language_says_everything() {
    let languages = languages();
    assert!(languages.len() > 1, "{:?}", languages.keys());
    for (language, messages) in &languages {
        for (other, others) in &languages {
            let missing: Vec<_> =
                others.keys().filter(|key| !messages.contains_key(*key)).collect();
            assert!(missing.is_empty(), "{language}.ftl lacks what {other}.ftl has: {missing:?}");
        }
    }
}

#[test]
fn every_language_has_it_in_the_same_part() {
    let english = parts("en");
    for language in languages().keys() {
        for (key, part) in parts(language) {
            let wanted = english.get(&key);
            assert!(wanted.is_none_or(|it| *it == part), "{key}: {part:?} in {language}");
        }
    }
}

#[test]
fn every_script_waits_for_the_texts_it_says() {
    let parts = parts("en");
    for path in script_paths() {
        let source = fs::read_to_string(&path).unwrap();
        let awaited: BTreeSet<&str> =
            after(&source, "\nawait need(\"").filter_map(|rest| rest.split('"').next()).collect();
        // How a game looks is asked on many pages; what it says in play, where it is played.
        let is_game = path.parent().is_some_and(|it| it.ends_with("games"));
        let templates = after(&source, "`").filter_map(key);
        let filled: Vec<Vec<&str>> =
            templates.filter(|parts| parts.len() > 1 && parts[0].ends_with('-')).collect();
        let calls = [" t(\"", "(t(\"", "{t(\""].into_iter().flat_map(|call| after(&source, call));
        let named: BTreeSet<&str> = calls.filter_map(|rest| rest.split('"').next()).collect();
        for (key, part) in &parts {
            let is_said = named.contains(key.as_str()) || filled.iter().any(|it| fits(key, it));
            // Why something is refused comes with the refusal.
            let is_there = part.is_empty()
                || part == "refused"
                || awaited.contains(part.as_str())
                || is_game && part == "play";
            assert!(!is_said || is_there, "{}: {key} is in {part}.ftl", path.display());
        }
    }
}

#[test]
fn every_language_fills_in_the_same() {
    let mut languages = languages();
    let english = languages.remove("en").unwrap();
    for (language, messages) in &languages {
        for (key, values) in &english {
            let own = messages.get(key);
            assert!(
                own.is_none_or(|it| it == values),
                "{key}: {values:?} in en, {own:?} in {language}"
            );
        }
    }
}

#[test]
fn every_text_is_said_and_whatever_is_said_has_one() {
    let known = languages().remove("en").unwrap();
    let scripts = scripts();
    let programs = read(&root().join("crates"), "rs");
    let quoted = |word: &str| {
        let word = format!("\"{word}\"");
        scripts.iter().chain(&programs).any(|source| source.contains(&word))
    };
    // Keys with something to be filled in: `variant-${game}-${variant}`.
    let templates = scripts.iter().flat_map(|source| after(source, "`").filter_map(key));
    let filled: Vec<Vec<&str>> =
        templates.filter(|parts| parts.len() > 1 && parts[0].ends_with('-')).collect();
    assert!(filled.contains(&vec!["level-", ""]), "{filled:?}");

    let is_said = |key: &str| match key.strip_prefix("problem-") {
        Some(code) => quoted(code),
        None => quoted(key) || filled.iter().any(|parts| fits(key, parts)),
    };
    // What is worded otherwise for one game has its key behind it.
    let endings: Vec<String> = games().iter().map(|game| format!("-{game}")).collect();
    let common = |key: &str| endings.iter().find_map(|it| key.strip_suffix(it).map(str::to_owned));
    let unused: Vec<_> = known
        .keys()
        .filter(|key| !is_said(key) && !common(key).is_some_and(|it| is_said(&it)))
        .collect();
    assert!(unused.is_empty(), "nobody says {unused:?}");

    let named = scripts.iter().flat_map(|source| {
        let calls = [" t(\"", "(t(\"", "{t(\""].map(|call| after(source, call));
        calls.into_iter().flatten().filter_map(|rest| rest.split('"').next())
    });
    let missing: Vec<_> = named.filter(|name| !known.contains_key(*name)).collect();
    assert!(missing.is_empty(), "no text {missing:?}");
}
