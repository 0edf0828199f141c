//! Reads the texts of a lesson in one language.

use crate::flaw::{Flaw, What, flaw};
use crate::lesson::{ExerciseTexts, Lesson, SECTIONS, Texts};
use crate::markdown::blocks;

/// The part that only the lesson at the top has: how the course adapts.
pub(crate) const ABOUT: &str = "about";

/// Reads the texts of `lesson`; what is wrong with them is told in `flaws`.
pub(crate) fn texts(lesson: &Lesson, file: &str, text: &str, flaws: &mut Vec<Flaw>) -> Texts {
    let mut texts = Texts::default();
    let mut lines = (1..).zip(text.lines()).peekable();
    if lines.next_if(|(_, line)| *line == "---").is_none() {
        flaws.push(flaw(file, 1, What::Form("---, then the front matter, then ---")));
    }
    for (number, line) in lines.by_ref() {
        if line == "---" {
            break;
        }
        flaws
            .extend(front(&mut texts, &lesson.id, line).err().map(|what| flaw(file, number, what)));
    }
    let mut reader = Reader { lesson, place: Place::Nowhere, begin: 1, body: String::new() };
    for (number, line) in lines {
        if let Some(heading) = line.strip_prefix('#') {
            let read = reader.turn_to(heading, number, &mut texts);
            flaws.extend(read.err().map(|what| flaw(file, number, what)));
        } else {
            reader.body.push_str(line);
            reader.body.push('\n');
        }
    }
    flaws.extend(reader.store(&mut texts).err().map(|what| flaw(file, reader.begin, what)));
    complete(lesson, &texts, &mut |what| flaws.push(flaw(file, 1, What::Missing(what))));
    texts
}

fn front(texts: &mut Texts, id: &str, line: &str) -> Result<(), What> {
    let (key, value) = line
        .split_once(':')
        .ok_or(What::Form("id, title, keywords or about, a colon, its value"))?;
    let value = value.trim();
    match key {
        "id" if value == id => {}
        "id" => return Err(What::Strange(format!("lesson `{value}`, this is `{id}`"))),
        "title" => value.clone_into(&mut texts.title),
        "about" => value.clone_into(&mut texts.about),
        "keywords" => {
            let words = value.split(',').map(|it| it.trim().to_owned());
            texts.keywords = words.filter(|it| !it.is_empty()).collect();
        }
        _ => return Err(What::Word(key.to_owned())),
    }
    Ok(())
}

/// Everything that a lesson must tell in every language.
fn complete(lesson: &Lesson, texts: &Texts, missing: &mut dyn FnMut(String)) {
    let front = [("title", texts.title.is_empty()), ("about", texts.about.is_empty())];
    for (what, is_missing) in front.into_iter().chain([("keywords", texts.keywords.is_empty())]) {
        if is_missing {
            missing(what.to_owned());
        }
    }
    for section in SECTIONS {
        if texts.sections.get(section).is_none_or(Vec::is_empty) {
            missing(format!("# {section}"));
        }
    }
    for figure in &lesson.figures {
        if texts.captions.get(&figure.id).is_none_or(Vec::is_empty) {
            missing(format!("# figure {}", figure.id));
        }
    }
    for exercise in &lesson.exercises {
        let told = texts.exercises.get(&exercise.id);
        if told.is_none_or(|it| it.question.is_empty()) {
            missing(format!("# exercise {}", exercise.id));
        }
        if told.is_none_or(|it| it.hints.is_empty()) {
            missing(format!("## hint, below # exercise {}", exercise.id));
        }
    }
}

/// Where the text belongs that is being read.
#[derive(Clone)]
enum Place {
    Nowhere,
    Section(String),
    Figure(String),
    Question(String),
    Hint(String),
    Solved(String),
}

struct Reader<'a> {
    lesson: &'a Lesson,
    place: Place,
    begin: usize,
    body: String,
}

impl Reader<'_> {
    /// Stores what was read, and goes on at another place. `heading` is without its first `#`.
    fn turn_to(&mut self, heading: &str, line: usize, texts: &mut Texts) -> Result<(), What> {
        let stored = self.store(texts);
        self.begin = line;
        let before = std::mem::replace(&mut self.place, Place::Nowhere);
        let words: Vec<&str> = heading.split_whitespace().collect();
        self.place = match (words[..].as_ref(), before) {
            ([section], _) if SECTIONS.contains(section) || *section == ABOUT => {
                Place::Section((*section).to_owned())
            }
            (["figure", id], _) => {
                if !self.lesson.figures.iter().any(|it| it.id == *id) {
                    return Err(What::Strange(format!("figure `{id}`")));
                }
                Place::Figure((*id).to_owned())
            }
            (["exercise", id], _) => {
                if !self.lesson.exercises.iter().any(|it| it.id == *id) {
                    return Err(What::Strange(format!("exercise `{id}`")));
                }
                Place::Question((*id).to_owned())
            }
            (["#", "hint"], Place::Question(id) | Place::Hint(id)) => Place::Hint(id),
            (["#", "solved"], Place::Question(id) | Place::Hint(id)) => Place::Solved(id),
            _ => return Err(What::Word(format!("#{heading}"))),
        };
        stored
    }

    fn store(&mut self, texts: &mut Texts) -> Result<(), What> {
        let body = std::mem::take(&mut self.body);
        let blocks = blocks(&body);
        let twice = |name: String| if blocks.is_empty() { Ok(()) } else { Err(What::Twice(name)) };
        match self.place.clone() {
            Place::Nowhere if blocks.is_empty() => {}
            Place::Nowhere => return Err(What::Form("a heading, then its text")),
            Place::Section(name) if texts.sections.contains_key(&name) => {
                return twice(format!("# {name}"));
            }
            Place::Section(name) => drop(texts.sections.insert(name, blocks)),
            Place::Figure(id) if texts.captions.contains_key(&id) => {
                return twice(format!("# figure {id}"));
            }
            Place::Figure(id) => drop(texts.captions.insert(id, blocks)),
            Place::Question(id) if texts.exercises.contains_key(&id) => {
                return twice(format!("# exercise {id}"));
            }
            Place::Question(id) => {
                let question = ExerciseTexts { question: blocks, ..ExerciseTexts::default() };
                texts.exercises.insert(id, question);
            }
            Place::Hint(id) => texts.exercises.entry(id).or_default().hints.push(blocks),
            Place::Solved(id) => texts.exercises.entry(id).or_default().solved = blocks,
        }
        Ok(())
    }
}
