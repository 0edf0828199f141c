//! The path below which people reach the server, where it shares its host with others.

use std::fmt;
use std::str::FromStr;

use axum::Router;
use axum::extract::Request;
use axum::http::header::LOCATION;
use axum::http::uri::PathAndQuery;
use axum::http::{HeaderValue, StatusCode, Uri};
use axum::response::{IntoResponse, Response};
use tower::ServiceExt;

use crate::error::Error;

/// What the machine itself asks, wherever people reach the server.
const OF_HOST: [&str; 3] = ["/healthz", "/readyz", "/metrics"];

/// A path below which everything lies: nothing, or `/gipf`, `/games/gipf`, without a slash at the end.
///
/// ```
/// use server::BasePath;
///
/// let path: BasePath = "/gipf/".parse()?;
/// assert_eq!(path.to_string(), "/gipf");
/// assert_eq!("/".parse::<BasePath>()?, BasePath::default());
/// assert!("gipf".parse::<BasePath>().is_err() && "/a/../b".parse::<BasePath>().is_err());
/// # Ok::<(), server::BadBasePath>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct BasePath(String);

/// A text is no base path.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BadBasePath;

impl fmt::Display for BadBasePath {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(
            "a base path begins with / and has letters, digits, -, _ and . between slashes, as /gipf",
        )
    }
}

impl std::error::Error for BadBasePath {}

impl FromStr for BasePath {
    type Err = BadBasePath;

    fn from_str(text: &str) -> Result<Self, BadBasePath> {
        let path = text.trim_end_matches('/');
        let rest = match path.strip_prefix('/') {
            Some(rest) => rest,
            None if path.is_empty() => return Ok(Self::default()),
            None => return Err(BadBasePath),
        };
        let is_name = |part: &str| {
            let fits =
                part.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"-_.".contains(&byte));
            !part.is_empty() && !part.bytes().all(|byte| byte == b'.') && fits
        };
        if rest.split('/').all(is_name) { Ok(Self(path.to_owned())) } else { Err(BadBasePath) }
    }
}

impl fmt::Display for BasePath {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.0)
    }
}

impl BasePath {
    /// Whether everything lies at the root of the host.
    pub(crate) fn is_root(&self) -> bool {
        self.0.is_empty()
    }

    /// Puts an application below the path. Whoever leaves out the last slash is sent on, since the addresses
    /// in the page are relative to it.
    pub(crate) fn hold(self, inner: Router) -> Router {
        if self.is_root() {
            return inner;
        }
        Router::new().fallback(move |request: Request| {
            let (path, inner) = (self.clone(), inner.clone());
            async move { path.answer(inner, request).await }
        })
    }

    async fn answer(&self, inner: Router, mut request: Request) -> Response {
        let asked = request.uri().path();
        let rest = asked.strip_prefix(&self.0);
        match rest {
            Some("") => return self.send_on(request.uri()),
            Some(rest) if rest.starts_with('/') => {
                let query = request.uri().query();
                let rest = query.map_or_else(|| rest.to_owned(), |query| format!("{rest}?{query}"));
                let Ok(target) = PathAndQuery::try_from(rest) else {
                    return Error::NotFound.into_response();
                };
                let mut parts = request.uri().clone().into_parts();
                parts.path_and_query = Some(target);
                match Uri::from_parts(parts) {
                    Ok(uri) => *request.uri_mut() = uri,
                    Err(_) => return Error::NotFound.into_response(),
                }
            }
            _ if OF_HOST.contains(&asked) => {}
            _ => return Error::NotFound.into_response(),
        }
        let answered = inner.oneshot(request).await;
        answered.unwrap_or_else(|never| match never {})
    }

    fn send_on(&self, asked: &Uri) -> Response {
        let query = asked.query().map(|query| format!("?{query}")).unwrap_or_default();
        let to = HeaderValue::from_str(&format!("{}/{query}", self.0));
        match to {
            Ok(to) => (StatusCode::PERMANENT_REDIRECT, [(LOCATION, to)]).into_response(),
            Err(_) => Error::NotFound.into_response(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_base_path_is_read_or_refused() {
        for (text, path) in [
            ("", ""),
            ("/", ""),
            ("/gipf", "/gipf"),
            ("/gipf/", "/gipf"),
            ("/a/b-c_d.e", "/a/b-c_d.e"),
        ] {
            assert_eq!(text.parse::<BasePath>().map(|path| path.to_string()), Ok(path.to_owned()));
        }
        for bad in ["gipf", "//a", "/a//b", "/a/..", "/.", "/a b", "/ä", "/a?b", "/a;b", "/\r\n"] {
            assert_eq!(bad.parse::<BasePath>(), Err(BadBasePath), "{bad}");
        }
    }
}
