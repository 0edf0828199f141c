use axum::http::StatusCode;
use protocol::online::Scope;
use schemars::{JsonSchema, Schema, SchemaGenerator};

use crate::error::Error;

/// Who may ask for something.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum By {
    /// Whoever: it is nothing of online play.
    Anybody,
    /// Whoever, and it does not matter who.
    Anyone,
    /// Whoever; what is told depends on who it is, if a session, or a token that allows to read, proves it.
    Reader,
    /// Whoever; no token.
    Person,
    /// A player by a session, or by a token that allows that.
    Scope(Scope),
    /// A player by a session.
    Player,
}

/// The schema of a type among those that the document names.
pub(super) type SchemaOf = fn(&mut SchemaGenerator) -> Schema;

/// What an answer is.
pub(super) struct Answer {
    pub(super) status: StatusCode,
    pub(super) media: &'static str,
    pub(super) about: &'static str,
    pub(super) schema: Option<SchemaOf>,
}

/// A parameter.
pub(super) struct Parameter {
    pub(super) name: &'static str,
    /// `path` or `query`.
    pub(super) place: &'static str,
    pub(super) about: &'static str,
    pub(super) required: bool,
    /// The values there are; any text if none.
    pub(super) values: &'static [&'static str],
}

/// What something that can be asked is about.
pub(crate) struct Operation {
    pub(super) id: &'static str,
    pub(super) about: &'static str,
    pub(super) by: By,
    pub(super) parameters: Vec<Parameter>,
    pub(super) takes: Option<SchemaOf>,
    pub(super) answer: Answer,
    pub(super) refusals: Vec<Error>,
    /// Whether a game that cannot be played is told by problems of its own.
    pub(super) judges_games: bool,
}

impl Operation {
    /// Something that has a name of its own, told in one sentence. If nothing else is said it answers nothing.
    pub(crate) fn new(id: &'static str, by: By, about: &'static str) -> Self {
        let status = StatusCode::NO_CONTENT;
        let answer = Answer { status, media: "", about: "Done.", schema: None };
        let (parameters, refusals) = (Vec::new(), Vec::new());
        Self { id, about, by, parameters, takes: None, answer, refusals, judges_games: false }
    }

    /// It answers a value as JSON.
    pub(crate) fn tells<T: JsonSchema>(mut self) -> Self {
        self.answer = Answer {
            status: StatusCode::OK,
            media: "application/json",
            about: "What was asked for.",
            schema: Some(SchemaGenerator::subschema_for::<T>),
        };
        self
    }

    /// It answers something else.
    pub(crate) fn answers(
        mut self,
        status: StatusCode,
        media: &'static str,
        about: &'static str,
    ) -> Self {
        self.answer = Answer { status, media, about, schema: None };
        self
    }

    /// It takes a value as JSON.
    pub(crate) fn takes<T: JsonSchema>(mut self) -> Self {
        self.takes = Some(SchemaGenerator::subschema_for::<T>);
        self
    }

    /// A part of its path.
    pub(crate) fn at(mut self, name: &'static str, about: &'static str) -> Self {
        let (place, values) = ("path", &[][..]);
        self.parameters.push(Parameter { name, place, about, required: true, values });
        self
    }

    /// A value behind the question mark; one of some values, or any text if none are named.
    pub(crate) fn asks(
        mut self,
        name: &'static str,
        required: bool,
        values: &'static [&'static str],
        about: &'static str,
    ) -> Self {
        self.parameters.push(Parameter { name, place: "query", about, required, values });
        self
    }

    /// Why it may be refused, besides what holds for all that whoever asks may ask.
    pub(crate) fn refuses<E: Into<Error>>(mut self, refusals: impl IntoIterator<Item = E>) -> Self {
        self.refusals.extend(refusals.into_iter().map(Into::into));
        self
    }

    /// It refuses games that cannot be played, by their own problems.
    pub(crate) fn judges_games(mut self) -> Self {
        self.judges_games = true;
        self
    }
}
