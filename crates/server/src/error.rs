//! What can go wrong with a request, and the one place where its status is chosen.

use axum::Json;
use axum::extract::rejection::JsonRejection;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use protocol::{Failure, Problem};

/// Why a request was not answered.
#[derive(Debug)]
pub(crate) enum Error {
    /// There is nothing at this address.
    NotFound,
    /// The address takes other methods.
    WrongMethod,
    /// The body is not a request of the protocol.
    Unreadable(JsonRejection),
    /// Somebody is to think who may take as long as they like.
    ThinksElsewhere {
        /// The player as on the command line.
        player: String,
    },
    /// The answer was given up, by a fault of ours.
    Broken,
}

impl Error {
    fn status(&self) -> StatusCode {
        match self {
            Self::NotFound => StatusCode::NOT_FOUND,
            Self::WrongMethod => StatusCode::METHOD_NOT_ALLOWED,
            Self::Unreadable(why) => why.status(),
            Self::ThinksElsewhere { .. } => StatusCode::UNPROCESSABLE_ENTITY,
            Self::Broken => StatusCode::INTERNAL_SERVER_ERROR,
        }
    }

    fn problem(self) -> Problem {
        let (code, message) = match self {
            Self::NotFound => ("not-found", "there is nothing at this address".to_owned()),
            Self::WrongMethod => ("wrong-method", "this address takes other methods".to_owned()),
            Self::Unreadable(why) if why.status() == StatusCode::PAYLOAD_TOO_LARGE => {
                ("request-too-long", "the request is too long".to_owned())
            }
            Self::Unreadable(why) => ("unreadable-request", why.body_text()),
            Self::ThinksElsewhere { player } => {
                ("thinks-elsewhere", format!("`{player}` does not think on a server"))
            }
            Self::Broken => ("server-fault", "the server could not answer".to_owned()),
        };
        Problem { code: code.to_owned(), rule: None, args: Vec::new(), message }
    }
}

impl IntoResponse for Error {
    fn into_response(self) -> Response {
        let status = self.status();
        let failure = Failure { problems: vec![self.problem()] };
        (status, Json(protocol::Response::Failed { failure })).into_response()
    }
}
