//! Checks the content: every link, every position, every statement, every exercise.

use std::collections::BTreeSet;

use catalog::GameId;
use protocol::Block;

use crate::fact::Fact;
use crate::flaw::{Flaw, What, flaw};
use crate::lesson::{Answers, Exercise, Lesson, Stage, Step, Task, Texts};
use crate::markdown::links;
use crate::scene::same;
use crate::{Course, Scene, solve};

impl Course {
    /// Everything that is wrong with lessons that could be read.
    pub fn check(&self) -> Vec<Flaw> {
        let rulebooks = GameId::all().map(|game| game.rulebook("en"));
        let rules: BTreeSet<String> =
            rulebooks.flat_map(|book| book.rules).map(|rule| rule.number).collect();
        let mut flaws = Vec::new();
        for (index, lesson) in self.lessons.iter().enumerate() {
            let file = format!("lessons/{}/lesson.txt", lesson.id);
            let mut tell = |line, what| flaws.push(flaw(&file, line, what));
            for other in &lesson.requires {
                if self.lesson(other).is_none() {
                    tell(1, What::Link(other.clone()));
                } else if !self.lessons[..index].iter().any(|it| it.id == *other) {
                    tell(1, What::Order(other.clone()));
                }
            }
            for game in &lesson.games {
                if let Err(why) = game.parse::<GameId>() {
                    tell(1, What::NoGame(why));
                }
            }
            for rule in &lesson.rules {
                if !is_rule(&rules, rule) {
                    tell(1, What::Link(rule.clone()));
                }
            }
            for (part, is_empty) in
                [("figure", lesson.figures.is_empty()), ("exercise", lesson.exercises.is_empty())]
            {
                if is_empty {
                    tell(1, What::Missing(part.to_owned()));
                }
            }
            for figure in &lesson.figures {
                stage(&figure.stage, &mut tell);
            }
            for it in &lesson.exercises {
                if let Some(scene) = stage(&it.stage, &mut tell) {
                    exercise(it, &scene, &mut |what| tell(it.stage.line, what));
                }
            }
            for (language, texts) in &lesson.texts {
                let file = format!("lessons/{}/{language}.md", lesson.id);
                for to in addresses(texts) {
                    if !self.leads(to, &rules, lesson) {
                        flaws.push(flaw(&file, 1, What::Link(to.to_owned())));
                    }
                }
            }
        }
        flaws
    }

    fn leads(&self, to: &str, rules: &BTreeSet<String>, from: &Lesson) -> bool {
        match to.split_once(':') {
            Some(("lesson", id)) => id != from.id && self.lesson(id).is_some(),
            Some(("rule", number)) => is_rule(rules, number),
            Some(("https", rest)) => rest.starts_with("//"),
            _ => false,
        }
    }
}

/// Whether there is a rule of that number, or one that belongs to it (`G4.3` to `G4`).
fn is_rule(rules: &BTreeSet<String>, number: &str) -> bool {
    let below = format!("{number}.");
    rules.iter().any(|rule| rule == number || rule.starts_with(&below))
}

/// Everything that a lesson's texts lead to.
fn addresses(texts: &Texts) -> Vec<&str> {
    let told = texts.exercises.values();
    let told = told.flat_map(|it| it.hints.iter().chain([&it.question, &it.solved]));
    let all: Vec<&Vec<Block>> =
        texts.sections.values().chain(texts.captions.values()).chain(told).collect();
    all.into_iter().flat_map(|blocks| links(blocks)).collect()
}

/// Plays a board through and checks what is stated; the position at its end, if it could be played.
fn stage(stage: &Stage, tell: &mut dyn FnMut(usize, What)) -> Option<Scene> {
    let board: Vec<String> = stage.spec.board().cells.into_iter().map(|cell| cell.name).collect();
    let known = |line, cells: &[String], tell: &mut dyn FnMut(usize, What)| {
        for cell in cells.iter().filter(|cell| !board.contains(cell)) {
            tell(line, What::Cell(cell.clone()));
        }
    };
    known(stage.line, &stage.marks, tell);
    let mut scene = match solve::begin(stage) {
        Ok(scene) => scene,
        Err(why) => {
            tell(stage.line, What::Game(why));
            return None;
        }
    };
    for (line, step) in &stage.steps {
        match step {
            Step::Play(turn) => {
                if let Err(why) = scene.play(turn) {
                    tell(*line, What::Game(why));
                    return None;
                }
            }
            Step::State(text, fact) => {
                if let Fact::Empty(cells) | Fact::Blocked(cells) = fact {
                    known(*line, cells, tell);
                }
                if !scene.holds(fact) {
                    tell(*line, What::Untrue(text.clone()));
                }
            }
        }
    }
    Some(scene)
}

fn exercise(exercise: &Exercise, scene: &Scene, tell: &mut dyn FnMut(What)) {
    match &exercise.task {
        Task::Turn { answers, .. } | Task::Win { answers, .. } => {
            let (found, has_wrong) = solve::right(&exercise.task, scene);
            if !has_wrong {
                tell(What::Trivial);
            }
            match answers {
                Answers::Count(count) if *count == found.len() && *count > 0 => {}
                Answers::Exactly(stated) => {
                    let read = |turn: &String| {
                        scene
                            .session()
                            .read_turn(turn, catalog::Layer::Either)
                            .map(|it| it.join(";"))
                    };
                    match stated.iter().map(read).collect::<Result<Vec<String>, _>>() {
                        Err(why) => tell(What::Game(why)),
                        Ok(read) if same(&read, &found) && !found.is_empty() => {}
                        Ok(read) => tell(unlike(&found, &read)),
                    }
                }
                Answers::Count(count) => {
                    let listed = found.iter().take(30).cloned().collect::<Vec<_>>().join(" | ");
                    let found = format!("{} ({listed})", found.len());
                    tell(What::Answers { found, stated: count.to_string() });
                }
            }
        }
        Task::Find { what, cells } => {
            let found = solve::cells(what, scene);
            if !same(&found, cells) || found.is_empty() {
                tell(What::Answers { found: found.join(","), stated: cells.join(",") });
            }
        }
        Task::Judge { claim: (text, fact), holds } => {
            if scene.holds(fact) != *holds {
                tell(What::Untrue(format!("{text}: {}", if *holds { "yes" } else { "no" })));
            }
        }
    }
}

fn unlike(found: &[String], stated: &[String]) -> What {
    let listed = |list: &[String]| {
        if list.is_empty() { "none".to_owned() } else { list.join(" | ") }
    };
    What::Answers { found: listed(found), stated: listed(stated) }
}
