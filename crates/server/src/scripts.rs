//! The scripts of the page: which of them a page needs, and how they are sent.

use std::borrow::Cow;
use std::collections::{BTreeMap, BTreeSet};

use serde::Serialize;

/// The script that begins.
const BEGINNING: &str = "app.js";

/// Which scripts are fetched side by side, without waiting until one names the next.
#[derive(Debug, Default)]
pub(crate) struct Scripts {
    /// Those that every page needs.
    pub(crate) common: Vec<String>,
    /// Those that come with each page, as `early.js` reads them.
    pub(crate) pages: Pages,
}

/// What comes with each page beside the common scripts.
#[derive(Debug, Default, Serialize)]
pub(crate) struct Pages {
    /// Scripts by their paths, and texts by the names of their parts with `.ftl` behind them.
    files: Vec<String>,
    /// By the name of the page in an address, the places of what it needs in `files`.
    pages: BTreeMap<String, Vec<usize>>,
}

impl Scripts {
    /// Follows what scripts import; `source` gives the text of one.
    pub(crate) fn of<'a>(source: impl Fn(&str) -> Option<&'a str>) -> Self {
        let common = needed(BEGINNING, &source);
        let Some(beginning) = source(BEGINNING) else { return Self::default() };
        let pages: BTreeMap<String, BTreeSet<String>> = pages(beginning)
            .map(|(name, path)| (name, &needed(&path, &source) - &common))
            .collect();
        let files: BTreeSet<&String> = pages.values().flatten().collect();
        let files: Vec<String> = files.into_iter().cloned().collect();
        let places = |paths: &BTreeSet<String>| {
            paths.iter().filter_map(|path| files.binary_search(path).ok()).collect()
        };
        let pages = pages.iter().map(|(name, paths)| (name.clone(), places(paths))).collect();
        Self { common: common.into_iter().collect(), pages: Pages { files, pages } }
    }
}

/// A script and all that must be there before it can run: other scripts, and parts of the texts.
fn needed<'a>(path: &str, source: &impl Fn(&str) -> Option<&'a str>) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    let mut open = vec![path.to_owned()];
    while let Some(path) = open.pop() {
        let Some(text) = source(&path) else { continue };
        open.extend(imports(&path, text));
        found.extend(parts(text).map(|part| format!("{part}.ftl")));
        found.insert(path);
        open.retain(|path| !found.contains(path));
    }
    found
}

/// The scripts that a script imports before it runs.
fn imports<'a>(path: &'a str, text: &'a str) -> impl Iterator<Item = String> + 'a {
    let statements = text.lines().filter(|line| line.starts_with("import "));
    statements.filter_map(|line| line.rsplit('"').nth(1)).map(|to| resolve(path, to))
}

/// The parts of the texts that a script waits for before it runs.
fn parts(text: &str) -> impl Iterator<Item = &str> {
    let statements = text.lines().filter_map(|line| line.strip_prefix("await need(\""));
    statements.filter_map(|rest| rest.split('"').next())
}

/// The pages that `app.js` fetches when they are asked for: their names and their scripts.
fn pages(text: &str) -> impl Iterator<Item = (String, String)> {
    text.lines().filter_map(|line| {
        let (name, rest) = line.trim().split_once(": ")?;
        let (_, rest) = rest.split_once("import(\"")?;
        let (path, _) = rest.split_once('"')?;
        Some((name.trim_matches('"').to_owned(), resolve(BEGINNING, path)))
    })
}

/// The path of what a script names relative to itself.
fn resolve(from: &str, to: &str) -> String {
    let mut parts: Vec<&str> = from.split('/').collect();
    parts.pop();
    for part in to.split('/') {
        match part {
            "." => {}
            ".." => {
                parts.pop();
            }
            part => parts.push(part),
        }
    }
    parts.join("/")
}

/// A script of ours without the comments that stand on lines of their own, which are a third of what it
/// takes on the way; every line keeps its number.
pub(crate) fn without_comments(source: &str) -> Cow<'_, str> {
    if !source.contains("/*") && !source.contains("//") {
        return Cow::Borrowed(source);
    }
    let mut kept = String::with_capacity(source.len());
    let mut inside = false;
    for line in source.lines() {
        let begun = line.trim_start();
        if !inside && begun.starts_with("//") {
            // It has no end to look for.
        } else if inside || begun.starts_with("/*") {
            let end = begun.split_once("*/");
            inside = end.is_none();
            // What stands behind the end of a comment is none.
            kept.push_str(end.map_or("", |(_, rest)| rest).trim_end());
        } else {
            kept.push_str(line);
        }
        kept.push('\n');
    }
    Cow::Owned(kept)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_page_needs_is_found() {
        let source = |path: &str| {
            Some(match path {
                "app.js" => {
                    "import { t } from \"./i18n.js\";\nimport \"./online/begun.js\";\nconst PAGES = {\n  \
                     \"\": async () => (await import(\"./pages/home.js\")).home(),\n  \
                     play: async () => (await import(\"./pages/play.js\")).play(),\n};\n"
                }
                "i18n.js" | "online/begun.js" | "pages/picture.js" => "export const t = 1;\n",
                "pages/home.js" => {
                    "import { t } from \"../i18n.js\";\nimport { p } from \"./picture.js\";\n"
                }
                "pages/play.js" => "import { q } from \"./play/game.js\";\n",
                "pages/play/game.js" => {
                    "import { p } from \"../picture.js\";\nimport { r } from \"../play.js\";\n\nawait need(\"play\");\n"
                }
                _ => return None,
            })
        };
        let Scripts { common, pages } = Scripts::of(source);
        assert_eq!(common, ["app.js", "i18n.js", "online/begun.js"]);
        assert_eq!(
            pages.files,
            [
                "pages/home.js",
                "pages/picture.js",
                "pages/play.js",
                "pages/play/game.js",
                "play.ftl"
            ]
        );
        assert_eq!((&pages.pages[""], &pages.pages["play"]), (&vec![0, 1], &vec![1, 2, 3, 4]));
    }

    #[test]
    fn comments_go_and_lines_keep_their_numbers() {
        let source = "// one\n/** two */\nlet a = 1; // three\n/**\n * four\n */\n  /** five */ (b)();\n\
                      const c = `/* six */`;\n/* seven\n eight */ d();\n";
        let kept = "\n\nlet a = 1; // three\n\n\n\n (b)();\nconst c = `/* six */`;\n\n d();\n";
        assert_eq!(without_comments(source), kept);
    }
}
