//! Reads `lesson.txt`: what is the same in every language.

use catalog::Spec;

use crate::fact::{self, Fact};
use crate::flaw::{Flaw, What, flaw};
use crate::lesson::{Answers, Exercise, Figure, Find, Lesson, Stage, Step, Task};

/// Reads a lesson without its texts; every line that cannot be read is told in `flaws`.
pub(crate) fn lesson(id: &str, file: &str, text: &str, flaws: &mut Vec<Flaw>) -> Lesson {
    let mut lesson = Lesson {
        id: id.to_owned(),
        requires: Vec::new(),
        games: Vec::new(),
        rules: Vec::new(),
        figures: Vec::new(),
        exercises: Vec::new(),
        texts: std::collections::BTreeMap::new(),
    };
    let mut open: Option<Draft> = None;
    for (line, text) in (1..).zip(text.lines()) {
        let text = text.trim();
        if text.is_empty() || text.starts_with('#') {
            continue;
        }
        let (word, rest) = text.split_once(' ').unwrap_or((text, ""));
        let rest = rest.trim();
        let read = if matches!(word, "figure" | "exercise") {
            let done = close(open.take(), &mut lesson);
            open = Some(Draft::new(word == "exercise", rest, line));
            done
        } else if let Some(draft) = &mut open {
            draft.line(line, word, rest)
        } else {
            head(&mut lesson, word, rest)
        };
        flaws.extend(read.err().map(|what| flaw(file, line, what)));
    }
    let last = text.lines().count();
    flaws.extend(close(open, &mut lesson).err().map(|what| flaw(file, last, what)));
    lesson
}

fn words(text: &str) -> Vec<String> {
    text.split_whitespace().map(str::to_owned).collect()
}

fn head(lesson: &mut Lesson, word: &str, rest: &str) -> Result<(), What> {
    let list = match word {
        "requires" => &mut lesson.requires,
        "games" => &mut lesson.games,
        "rules" => &mut lesson.rules,
        _ => return Err(What::Word(word.to_owned())),
    };
    list.extend(words(rest));
    Ok(())
}

/// Ends a figure or an exercise.
fn close(draft: Option<Draft>, lesson: &mut Lesson) -> Result<(), What> {
    let Some(draft) = draft else { return Ok(()) };
    let known =
        lesson.figures.iter().map(|it| &it.id).chain(lesson.exercises.iter().map(|it| &it.id));
    if known.into_iter().any(|it| *it == draft.id) {
        return Err(What::Twice(draft.id));
    }
    let missing = |what: &str| What::Missing(format!("{what} of {}", draft.id));
    let spec = draft.spec.clone().ok_or_else(|| missing("spec"))?;
    let stage = Stage {
        line: draft.begin,
        spec,
        position: draft.position.clone(),
        marks: draft.marks.clone(),
        steps: draft.steps.clone(),
    };
    let id = draft.id.clone();
    if !draft.exercise {
        lesson.figures.push(Figure { id, stage });
        return Ok(());
    }
    let answers = || draft.answers.clone().ok_or_else(|| missing("answers"));
    let task = match draft.task.as_ref().ok_or_else(|| missing("task"))? {
        Kind::Turn if draft.goals.is_empty() => return Err(missing("goal")),
        Kind::Turn => Task::Turn { goals: draft.goals.clone(), answers: answers()? },
        Kind::Win(turns) => Task::Win { turns: *turns, answers: answers()? },
        Kind::Find(what) => {
            let cells = draft.cells.clone().ok_or_else(|| missing("cells"))?;
            Task::Find { what: what.clone(), cells }
        }
        Kind::Judge => {
            let claim = draft.claim.clone().ok_or_else(|| missing("claim"))?;
            Task::Judge { claim, holds: draft.holds.ok_or_else(|| missing("answer"))? }
        }
    };
    lesson.exercises.push(Exercise { id, stage, task });
    Ok(())
}

/// A figure or an exercise that is being read.
struct Draft {
    exercise: bool,
    id: String,
    begin: usize,
    spec: Option<Spec>,
    position: Option<String>,
    marks: Vec<String>,
    steps: Vec<(usize, Step)>,
    task: Option<Kind>,
    goals: Vec<(String, Fact)>,
    answers: Option<Answers>,
    cells: Option<Vec<String>>,
    claim: Option<(String, Fact)>,
    holds: Option<bool>,
}

enum Kind {
    Turn,
    Win(u32),
    Find(Find),
    Judge,
}

impl Draft {
    fn new(exercise: bool, id: &str, begin: usize) -> Self {
        Self {
            exercise,
            id: id.to_owned(),
            begin,
            spec: None,
            position: None,
            marks: Vec::new(),
            steps: Vec::new(),
            task: None,
            goals: Vec::new(),
            answers: None,
            cells: None,
            claim: None,
            holds: None,
        }
    }

    fn line(&mut self, line: usize, word: &str, rest: &str) -> Result<(), What> {
        match (word, self.exercise) {
            ("spec", _) => self.spec = Some(rest.parse().map_err(What::Game)?),
            ("position", _) => self.position = Some(rest.to_owned()),
            ("mark", _) => self.marks.extend(fact::cells(rest)),
            ("play", _) => self.steps.push((line, Step::Play(rest.to_owned()))),
            ("task", true) => self.task = Some(kind(rest)?),
            ("goal", true) => self.goals.push((rest.to_owned(), rest.parse::<Fact>()?)),
            ("claim", true) => self.claim = Some((rest.to_owned(), rest.parse::<Fact>()?)),
            ("cells", true) => self.cells = Some(fact::cells(rest)),
            ("answers", true) => self.answers = Some(answers(rest)),
            ("answer", true) => {
                self.holds = Some(match rest {
                    "yes" => true,
                    "no" => false,
                    _ => return Err(What::Form("answer yes, or answer no")),
                });
            }
            _ => {
                let text = format!("{word} {rest}");
                let fact = text.trim().parse()?;
                self.steps.push((line, Step::State(text.trim().to_owned(), fact)));
            }
        }
        Ok(())
    }
}

fn answers(text: &str) -> Answers {
    match text.parse() {
        Ok(count) => Answers::Count(count),
        Err(_) => Answers::Exactly(text.split(" | ").map(|it| it.trim().to_owned()).collect()),
    }
}

fn kind(text: &str) -> Result<Kind, What> {
    const FORM: &str = "task turn, task win N, task judge, or task find rows | must-go | may-stay | \
                        blocked | starts | movers | targets CELL";
    let words: Vec<&str> = text.split_whitespace().collect();
    Ok(match words[..] {
        ["turn"] => Kind::Turn,
        ["judge"] => Kind::Judge,
        ["win", turns] => Kind::Win(turns.parse().map_err(|_| What::Form(FORM))?),
        ["find", "rows"] => Kind::Find(Find::Rows),
        ["find", "must-go"] => Kind::Find(Find::MustGo),
        ["find", "may-stay"] => Kind::Find(Find::MayStay),
        ["find", "blocked"] => Kind::Find(Find::Blocked),
        ["find", "starts"] => Kind::Find(Find::Starts),
        ["find", "movers"] => Kind::Find(Find::Movers),
        ["find", "targets", cell] => Kind::Find(Find::Targets(cell.to_owned())),
        _ => return Err(What::Form(FORM)),
    })
}
