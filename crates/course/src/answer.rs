//! What is said to an answer, and what the opponent plays to a wrong one.

use catalog::{Ask, Error, Level, Limits, Mind, Spec, Thinker};
use protocol::{Asked, Given, Goal, VerdictView};

use crate::fact::Fact;
use crate::lesson::{Exercise, Step, Task};
use crate::{Course, Scene, solve, turns};

/// How many positions the engine looks at for a reply to a wrong turn.
const REPLY: u64 = 4000;

/// Why an answer cannot be looked at.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum AnswerError {
    /// There is no such lesson, exercise or problem.
    #[error("there is no such exercise: `{0}`")]
    Unknown(String),
    /// It is answered in another way.
    #[error("this exercise is answered {0}")]
    Kind(&'static str),
    /// There is no right answer any more.
    #[error("nothing reaches the goal any more")]
    None,
    /// An action cannot be played, or the position cannot be set up.
    #[error("{0}")]
    Game(#[from] Error),
}

impl rules::Explain for AnswerError {
    fn code(&self) -> &'static str {
        match self {
            Self::Unknown(_) => "unknown-exercise",
            Self::Kind(_) => "answered-otherwise",
            Self::None => "no-answer-left",
            Self::Game(_) => "answer-unplayable",
        }
    }

    fn rule(&self) -> Option<&'static str> {
        None
    }

    fn args(&self) -> Vec<(&'static str, String)> {
        match self {
            Self::Unknown(name) => vec![("name", name.clone())],
            Self::Kind(how) => vec![("how", (*how).to_owned())],
            Self::None => Vec::new(),
            Self::Game(why) => vec![("why", why.to_string())],
        }
    }
}

impl Course {
    /// What is said to an answer.
    ///
    /// # Errors
    ///
    /// That the exercise does not exist, is answered in another way, or an action cannot be played.
    pub fn answer(&self, asked: &Asked, given: &Given) -> Result<VerdictView, AnswerError> {
        match asked {
            Asked::Lesson { lesson, exercise } => {
                self::exercise(self.exercise(lesson, exercise)?, given)
            }
            Asked::Problem { problem } => {
                let (scene, turns) = self.set_problem(problem)?;
                win(&scene, turns, actions(given)?)
            }
        }
    }

    /// A right answer, or the next turn of one that goes on after what was `played` since the beginning.
    ///
    /// # Errors
    ///
    /// That the exercise does not exist, or that there is none any more.
    pub fn show(&self, asked: &Asked, played: &[String]) -> Result<Given, AnswerError> {
        let (mut scene, turns) = match asked {
            Asked::Lesson { lesson, exercise } => {
                let exercise = self.exercise(lesson, exercise)?;
                let scene = set(exercise)?;
                match &exercise.task {
                    Task::Find { what, .. } => {
                        return Ok(Given::Cells { cells: solve::cells(what, &scene) });
                    }
                    Task::Judge { claim: (_, fact), .. } => {
                        return Ok(Given::Judgement { holds: scene.holds(fact) });
                    }
                    Task::Turn { goals, .. } => {
                        let actions = solve::first_right(goals, &scene);
                        return Ok(Given::Actions { actions: actions.ok_or(AnswerError::None)? });
                    }
                    Task::Win { turns, .. } => (scene, *turns),
                }
            }
            Asked::Problem { problem } => self.set_problem(problem)?,
        };
        for action in played {
            scene.act(action)?;
        }
        let line = scene.win(turns).ok_or(AnswerError::None)?.line;
        Ok(Given::Actions { actions: line.into_iter().next().unwrap_or_default() })
    }

    fn exercise(&self, lesson: &str, exercise: &str) -> Result<&Exercise, AnswerError> {
        let found = self.lesson(lesson).map(|lesson| &lesson.exercises);
        let found = found.and_then(|all| all.iter().find(|it| it.id == exercise));
        found.ok_or_else(|| AnswerError::Unknown(format!("{lesson}/{exercise}")))
    }

    /// The position of a problem, and in how many turns it is won.
    fn set_problem(&self, id: &str) -> Result<(Scene, u32), AnswerError> {
        let puzzle = self.problem(id).ok_or_else(|| AnswerError::Unknown(id.to_owned()))?;
        let spec: Spec = puzzle.spec.parse()?;
        let Goal::Win(turns) = puzzle.goal;
        Ok((Scene::new(&spec, Some(&puzzle.position))?, turns))
    }
}

fn actions(given: &Given) -> Result<&[String], AnswerError> {
    match given {
        Given::Actions { actions } => Ok(actions),
        _ => Err(AnswerError::Kind("by actions")),
    }
}

/// The position in which an exercise is set: what its board plays has been played.
fn set(exercise: &Exercise) -> Result<Scene, Error> {
    let mut scene = solve::begin(&exercise.stage)?;
    for (_, step) in &exercise.stage.steps {
        if let Step::Play(turn) = step {
            scene.play(turn)?;
        }
    }
    Ok(scene)
}

fn exercise(exercise: &Exercise, given: &Given) -> Result<VerdictView, AnswerError> {
    let scene = set(exercise)?;
    match &exercise.task {
        Task::Turn { goals, .. } => turn(&scene, goals, actions(given)?),
        Task::Win { turns, .. } => win(&scene, *turns, actions(given)?),
        Task::Find { what, .. } => {
            let Given::Cells { cells } = given else { return Err(AnswerError::Kind("by cells")) };
            let wanted = solve::cells(what, &scene);
            let wrong: Vec<String> =
                cells.iter().filter(|cell| !wanted.contains(cell)).cloned().collect();
            let missing = wanted.iter().any(|cell| !cells.contains(cell));
            let code = match (wrong.is_empty(), missing) {
                (true, false) => "found",
                (true, true) => "cells-missing",
                (false, _) => "cells-wrong",
            };
            Ok(VerdictView { right: Some(code == "found"), code, reply: Vec::new(), wrong })
        }
        Task::Judge { claim: (_, fact), .. } => {
            let Given::Judgement { holds } = given else {
                return Err(AnswerError::Kind("by yes or no"));
            };
            let right = scene.holds(fact) == *holds;
            Ok(said(Some(right), if right { "judged" } else { "misjudged" }, Vec::new()))
        }
    }
}

fn said(right: Option<bool>, code: &'static str, reply: Vec<String>) -> VerdictView {
    VerdictView { right, code, reply, wrong: Vec::new() }
}

/// One turn after which some facts hold.
fn turn(
    begin: &Scene,
    goals: &[(String, Fact)],
    actions: &[String],
) -> Result<VerdictView, AnswerError> {
    let mut scene = begin.clone();
    for action in actions {
        scene.act(action)?;
    }
    if scene.played().len() == begin.played().len() || is_open(&scene) {
        return Ok(said(None, "goes-on", Vec::new()));
    }
    let Some((_, missed)) = goals.iter().find(|(_, goal)| !scene.holds(goal)) else {
        return Ok(said(Some(true), "goal-reached", Vec::new()));
    };
    if let Fact::Safe(kind) = missed
        && let Some(capture) = scene.capture(kind.as_deref())
    {
        return Ok(said(Some(false), "captured", capture));
    }
    Ok(said(Some(false), "goal-missed", reply(&scene)))
}

fn is_open(scene: &Scene) -> bool {
    scene.is_open() && scene.session().outcome().is_none()
}

/// What the engine plays, for a whole turn.
fn reply(scene: &Scene) -> Vec<String> {
    let mut here = scene.clone();
    let mut mind = Mind::new(Thinker::Level(Level::ALL[5]));
    while here.session().outcome().is_none() {
        let ask = Ask {
            mind: &mut mind,
            seed: 0,
            history: &[],
            limits: Limits { nodes: Some(REPLY), ..Limits::default() },
            clock: &|| 0,
            stop: &|| false,
            progress: &mut |_| {},
        };
        let Some(thought) = here.session().think(ask) else { break };
        if here.act(&thought.action).is_err() || !here.is_open() {
            break;
        }
    }
    here.played()[scene.played().len()..].to_vec()
}

/// A forced win in so many turns: each turn of the player must keep it, and the opponent holds out as long
/// as possible.
fn win(begin: &Scene, turns: u32, actions: &[String]) -> Result<VerdictView, AnswerError> {
    let player = begin.session().to_move();
    let mut scene = begin.clone();
    let mut left = turns;
    for action in actions {
        let mine = scene.session().to_move() == player;
        scene.act(action)?;
        if mine && !scene.is_open() {
            left = left.saturating_sub(1);
        }
    }
    if let Some(outcome) = scene.session().outcome() {
        let won = outcome.winner == Some(player);
        return Ok(said(Some(won), if won { "won" } else { "lost" }, Vec::new()));
    }
    if scene.session().to_move() == player || is_open(&scene) {
        return Ok(said(None, "goes-on", Vec::new()));
    }
    let mut longest: Option<(u32, Vec<String>)> = None;
    let mut refuted = None;
    turns::each(&scene, &mut |after| {
        let reply = || after.played()[scene.played().len()..].to_vec();
        let needs = match after.session().outcome() {
            Some(outcome) => (outcome.winner == Some(player)).then_some(0),
            None => after.win(left).map(|win| win.turns),
        };
        match needs {
            None => refuted = Some(reply()),
            Some(turns) if longest.as_ref().is_none_or(|(most, _)| turns > *most) => {
                longest = Some((turns, reply()));
            }
            Some(_) => {}
        }
        refuted.is_none()
    });
    Ok(match refuted {
        Some(reply) => said(Some(false), "win-missed", reply),
        None => said(None, "win-kept", longest.map(|(_, reply)| reply).unwrap_or_default()),
    })
}
