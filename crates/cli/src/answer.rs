use std::io::Write;

use catalog::{ErrorKind, Session};
use rules::{Outcome, Player};
use serde::Serialize;

use crate::failure::Failure;
use crate::text::one_line;

/// What programs are told about a position; one line of JSON.
#[derive(Serialize, Default)]
pub(crate) struct Answer {
    /// Its text; `null` if there is none.
    position: Option<String>,
    /// The legal actions in byte order; none once the game is over.
    legal: Vec<String>,
    /// Whose decision is next; once the game is over, whose turn it was.
    to_move: Option<Player>,
    /// The result by the rules.
    outcome: Option<Outcome>,
    /// What was wrong with the question.
    error: Option<Fault>,
}

/// What was wrong with a question.
#[derive(Serialize)]
pub(crate) struct Fault {
    /// A stable word in kebab case.
    kind: &'static str,
    /// What is wrong, in English.
    message: String,
    /// Which of the actions is at fault, from 0.
    at: Option<usize>,
    /// The rule that forbids the action.
    #[serde(skip_serializing_if = "Option::is_none")]
    rule: Option<String>,
}

impl Fault {
    pub(crate) fn new(kind: &'static str, message: &str) -> Self {
        Self { kind, message: one_line(message), at: None, rule: None }
    }
}

impl From<catalog::Error> for Fault {
    fn from(error: catalog::Error) -> Self {
        let rule = match error.kind {
            ErrorKind::Refused => error.problems.first().and_then(|problem| problem.rule.clone()),
            _ => None,
        };
        Self { rule, ..Self::new(error.kind.name(), &error.to_string()) }
    }
}

impl Answer {
    /// About a position that was reached as asked.
    pub(crate) fn about(session: &dyn Session) -> Self {
        Self {
            position: Some(session.position()),
            legal: session.legal(),
            to_move: Some(session.to_move()),
            outcome: session.outcome(),
            error: None,
        }
    }

    /// About a question that names no position.
    pub(crate) fn fault(fault: Fault) -> Self {
        Self { error: Some(fault), ..Self::default() }
    }

    /// About the position before action number `at` (from 0), which cannot be played.
    pub(crate) fn stopped(session: &dyn Session, error: catalog::Error, at: usize) -> Self {
        let fault = Fault { at: Some(at), ..error.into() };
        Self { error: Some(fault), ..Self::about(session) }
    }

    pub(crate) fn write(&self, out: &mut impl Write) -> Result<(), Failure> {
        serde_json::to_writer(&mut *out, self)?;
        Ok(writeln!(out)?)
    }
}
