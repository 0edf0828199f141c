//! What can go wrong with a request, and the one place where its status is chosen.

use axum::Json;
use axum::extract::rejection::JsonRejection;
use axum::http::StatusCode;
use axum::http::header::RETRY_AFTER;
use axum::response::{IntoResponse, Response};
use club::{ClubError, Sort};
use protocol::{Failure, Problem};

/// Why a request was not answered.
#[derive(Debug)]
pub(crate) enum Error {
    /// There is nothing at this address.
    NotFound,
    /// The address takes other methods.
    WrongMethod,
    /// The body is not what this address takes.
    Unreadable {
        /// Whether it is no JSON, too long, of another type, or JSON of something else.
        status: StatusCode,
        /// What is wrong with it.
        why: String,
    },
    /// The path or what stands behind the question mark is not what this address takes.
    UnreadableAddress {
        /// What is wrong with it.
        why: String,
    },
    /// The request opens no WebSocket, and only that can be done here.
    NoWebSocket {
        /// What is wrong with it.
        why: String,
    },
    /// Somebody is to think who may take as long as they like.
    ThinksElsewhere {
        /// The player as on the command line.
        player: String,
    },
    /// The request was made by a page of somebody else.
    ForeignRequest,
    /// Online play cannot be opened.
    NoOnlinePlay {
        /// Why.
        why: String,
    },
    /// A browser cannot be told through a push service.
    BadBrowser,
    /// The club refuses.
    Club(ClubError),
    /// The answer was given up, by a fault of ours.
    Broken,
}

impl From<JsonRejection> for Error {
    fn from(why: JsonRejection) -> Self {
        Self::Unreadable { status: why.status(), why: why.body_text() }
    }
}

impl From<ClubError> for Error {
    fn from(error: ClubError) -> Self {
        Self::Club(error)
    }
}

impl Error {
    /// Everything that can be wrong with a body.
    pub(crate) fn bodies() -> impl Iterator<Item = Self> {
        let statuses = [
            StatusCode::BAD_REQUEST,
            StatusCode::PAYLOAD_TOO_LARGE,
            StatusCode::UNSUPPORTED_MEDIA_TYPE,
            StatusCode::UNPROCESSABLE_ENTITY,
        ];
        statuses.into_iter().map(|status| Self::Unreadable { status, why: String::new() })
    }

    /// The status with which it is told.
    pub(crate) fn status(&self) -> StatusCode {
        match self {
            Self::NotFound => StatusCode::NOT_FOUND,
            Self::WrongMethod => StatusCode::METHOD_NOT_ALLOWED,
            Self::Unreadable { status, .. } => *status,
            Self::UnreadableAddress { .. } | Self::NoWebSocket { .. } | Self::BadBrowser => {
                StatusCode::BAD_REQUEST
            }
            Self::ThinksElsewhere { .. } => StatusCode::UNPROCESSABLE_ENTITY,
            Self::ForeignRequest => StatusCode::FORBIDDEN,
            Self::NoOnlinePlay { .. } => StatusCode::SERVICE_UNAVAILABLE,
            Self::Club(error) => match error.sort() {
                Sort::Wrong => StatusCode::BAD_REQUEST,
                Sort::Unknown => StatusCode::UNAUTHORIZED,
                Sort::Forbidden => StatusCode::FORBIDDEN,
                Sort::Missing => StatusCode::NOT_FOUND,
                Sort::Conflict => StatusCode::CONFLICT,
                Sort::TooMany => StatusCode::TOO_MANY_REQUESTS,
                Sort::Unable => StatusCode::SERVICE_UNAVAILABLE,
            },
            Self::Broken => StatusCode::INTERNAL_SERVER_ERROR,
        }
    }

    /// The code of the first problem.
    pub(crate) fn code(&self) -> String {
        self.failure().problems.into_iter().next().map(|problem| problem.code).unwrap_or_default()
    }

    fn failure(&self) -> Failure {
        let mut args = Vec::new();
        let (code, message) = match self {
            Self::NotFound => ("not-found", "there is nothing at this address".to_owned()),
            Self::WrongMethod => ("wrong-method", "this address takes other methods".to_owned()),
            Self::Unreadable { status: StatusCode::PAYLOAD_TOO_LARGE, .. } => {
                ("request-too-long", "the request is too long".to_owned())
            }
            Self::Unreadable { why, .. } | Self::UnreadableAddress { why } => {
                ("unreadable-request", why.clone())
            }
            Self::NoWebSocket { why } => ("no-websocket", why.clone()),
            Self::ThinksElsewhere { player } => {
                ("thinks-elsewhere", format!("`{player}` does not think on a server"))
            }
            Self::ForeignRequest => {
                ("foreign-request", "only the page itself, or a program, may ask that".to_owned())
            }
            Self::NoOnlinePlay { why } => {
                args.push(("why".to_owned(), why.clone()));
                ("no-online-play", format!("there is no online play here: {why}"))
            }
            Self::BadBrowser => {
                ("bad-browser", "this is no browser that a push service reaches".to_owned())
            }
            Self::Club(error) => return error.failure(),
            Self::Broken => ("server-fault", "the server could not answer".to_owned()),
        };
        let problem = Problem { code: code.to_owned(), rule: None, args, message };
        Failure { problems: vec![problem] }
    }
}

impl IntoResponse for Error {
    fn into_response(self) -> Response {
        let status = self.status();
        let wait = match &self {
            Self::Club(ClubError::TooMany { seconds }) => Some(*seconds),
            _ => None,
        };
        let failed = protocol::Response::Failed { failure: self.failure() };
        let mut response = (status, Json(failed)).into_response();
        if let Some(seconds) = wait {
            response.headers_mut().insert(RETRY_AFTER, seconds.into());
        }
        response
    }
}
