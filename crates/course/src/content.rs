//! All lessons and problems, as they lie inside of the library.

use std::collections::BTreeMap;
use std::sync::OnceLock;

use protocol::Puzzle;

use crate::flaw::{Flaw, What, flaw};
use crate::lesson::{LANGUAGES, Lesson};
use crate::{read, texts};

mod files {
    include!(concat!(env!("OUT_DIR"), "/content.rs"));
}

/// The course: its parts with their lessons, and the problems.
#[derive(Clone, PartialEq, Debug)]
pub struct Course {
    /// The parts in their order.
    pub parts: Vec<Part>,
    /// The lessons of all parts in their order.
    pub lessons: Vec<Lesson>,
    /// The problems, in the order of their files.
    pub problems: Vec<Puzzle>,
}

/// A part of the course.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Part {
    /// Its name.
    pub id: String,
    /// Its title by language.
    pub titles: BTreeMap<String, String>,
    /// The lessons that belong to it, by their names.
    pub lessons: Vec<String>,
}

/// The file that lists the parts.
const PARTS: &str = "lessons/course.txt";

impl Course {
    /// The course that comes with the program. What cannot be read in it is left out; a test sees to it
    /// that there is no such thing.
    pub fn shipped() -> &'static Self {
        static COURSE: OnceLock<Course> = OnceLock::new();
        COURSE.get_or_init(|| Self::read(files::LESSONS, files::PROBLEMS).0)
    }

    /// The course in the files that come with the program, and all that cannot be read in them.
    pub fn shipped_with_flaws() -> (Self, Vec<Flaw>) {
        Self::read(files::LESSONS, files::PROBLEMS)
    }

    /// The course in some files: their names from `content/` on, and their texts.
    pub fn read(lessons: &[(&str, &str)], problems: &[(&str, &str)]) -> (Self, Vec<Flaw>) {
        let mut flaws = Vec::new();
        let find = |name: &str| lessons.iter().find(|(it, _)| *it == name).map(|(_, text)| *text);
        let parts = parts(find(PARTS).unwrap_or_default(), &mut flaws);
        let mut course = Self { parts, lessons: Vec::new(), problems: Vec::new() };
        for id in course.parts.iter().flat_map(|part| &part.lessons) {
            let file = format!("lessons/{id}/lesson.txt");
            let Some(text) = find(&file) else {
                flaws.push(flaw(PARTS, 1, What::Missing(file)));
                continue;
            };
            let mut lesson = read::lesson(id, &file, text, &mut flaws);
            for language in LANGUAGES {
                let file = format!("lessons/{id}/{language}.md");
                let Some(text) = find(&file) else {
                    flaws.push(flaw(PARTS, 1, What::Missing(file)));
                    continue;
                };
                let texts = texts::texts(&lesson, &file, text, &mut flaws);
                lesson.texts.insert(language.to_owned(), texts);
            }
            course.lessons.push(lesson);
        }
        for (file, _) in lessons.iter().filter(|(file, _)| file.ends_with("/lesson.txt")) {
            let listed = course.lessons.iter().any(|it| file.split('/').nth(1) == Some(&it.id));
            if !listed {
                flaws.push(flaw(file, 1, What::Missing(format!("this lesson in {PARTS}"))));
            }
        }
        for (file, text) in problems {
            for (line, text) in (1..).zip(text.lines()) {
                match serde_json::from_str(text) {
                    Ok(puzzle) => course.problems.push(puzzle),
                    Err(why) => flaws.push(flaw(file, line, What::Problem(why.to_string()))),
                }
            }
        }
        (course, flaws)
    }

    /// The lesson of that name.
    pub fn lesson(&self, id: &str) -> Option<&Lesson> {
        self.lessons.iter().find(|lesson| lesson.id == id)
    }

    /// The problem of that name.
    pub fn problem(&self, id: &str) -> Option<&Puzzle> {
        self.problems.iter().find(|problem| problem.id == id)
    }

    /// The first lesson that teaches a rule, or the rule it belongs to (`G4` for `G4.3`).
    pub fn teaches(&self, rule: &str) -> Option<&Lesson> {
        let whole = rule.split_once('.').map_or(rule, |(whole, _)| whole);
        let find = |rule: &str| {
            self.lessons.iter().find(|lesson| lesson.rules.iter().any(|it| it == rule))
        };
        find(rule).or_else(|| find(whole))
    }
}

/// Reads the parts: `part NAME`, a title a language, and the lessons, one a line.
fn parts(text: &str, flaws: &mut Vec<Flaw>) -> Vec<Part> {
    let mut parts: Vec<Part> = Vec::new();
    let mut seen = Vec::new();
    for (line, text) in (1..).zip(text.lines()) {
        let text = text.trim();
        if text.is_empty() || text.starts_with('#') {
            continue;
        }
        let (word, rest) = text.split_once(' ').unwrap_or((text, ""));
        if word == "part" {
            let id = rest.to_owned();
            parts.push(Part { id, titles: BTreeMap::new(), lessons: Vec::new() });
        } else if let Some(part) = parts.last_mut() {
            if LANGUAGES.contains(&word) {
                part.titles.insert(word.to_owned(), rest.to_owned());
            } else if rest.is_empty() && !seen.contains(&word) {
                seen.push(word);
                part.lessons.push(word.to_owned());
            } else {
                flaws.push(flaw(PARTS, line, What::Twice(text.to_owned())));
            }
        } else {
            flaws.push(flaw(PARTS, line, What::Form("part NAME")));
        }
    }
    for part in &parts {
        for language in LANGUAGES {
            if !part.titles.contains_key(language) {
                let missing = format!("the title of {} in {language}", part.id);
                flaws.push(flaw(PARTS, 1, What::Missing(missing)));
            }
        }
    }
    parts
}
