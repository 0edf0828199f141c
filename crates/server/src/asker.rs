//! Who asks, and whether the request comes from the page itself.

use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;

use axum::extract::{ConnectInfo, FromRequestParts};
use axum::http::header::{
    AUTHORIZATION, COOKIE, HOST, HeaderName, HeaderValue, ORIGIN, UPGRADE, USER_AGENT,
};
use axum::http::request::Parts;
use axum::http::{HeaderMap, Method};
use club::{Club, ClubError, Signed};
use protocol::online::Scope;

use crate::error::Error;
use crate::online::Settings;

/// What a page of another origin cannot send without being asked first.
const OWN: HeaderName = HeaderName::from_static("x-gipf");
const FETCH_SITE: HeaderName = HeaderName::from_static("sec-fetch-site");
const FORWARDED_FOR: HeaderName = HeaderName::from_static("x-forwarded-for");
/// How long a browser keeps the cookie, in seconds: as long as a session that is not used lasts.
const KEPT: u64 = 180 * 86_400;

/// Somebody who asks something of online play.
pub(crate) struct Asker {
    pub(crate) club: Arc<Club>,
    /// Who, if a session or a token proves it.
    signed: Option<Signed>,
    /// The address, or the part of it that one customer has.
    pub(crate) from: String,
    /// What the browser says it is.
    pub(crate) agent: String,
}

impl Asker {
    /// Somebody who is signed in, not by a token: who may manage the account.
    pub(crate) fn who(&self) -> Result<&Signed, ClubError> {
        self.in_person()?.ok_or(ClubError::SignedOut)
    }

    /// The same, or nobody; but no token.
    pub(crate) fn in_person(&self) -> Result<Option<&Signed>, ClubError> {
        self.signed.as_ref().map(Signed::in_person).transpose()
    }

    /// Somebody who is signed in, also by a token that allows that.
    pub(crate) fn may(&self, scope: Scope) -> Result<&Signed, ClubError> {
        self.signed.as_ref().ok_or(ClubError::SignedOut)?.may(scope)
    }

    /// Whoever looks, if a session or a token that allows to read proves it; or nobody.
    pub(crate) fn reader(&self) -> Result<Option<&Signed>, ClubError> {
        self.signed.as_ref().map(|signed| signed.may(Scope::Read)).transpose()
    }

    /// Whoever connects.
    pub(crate) fn into_signed(self) -> Option<Signed> {
        self.signed
    }
}

impl FromRequestParts<crate::State> for Asker {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, state: &crate::State) -> Result<Self, Error> {
        // A browser sends no token by itself, so no page of somebody else can make it ask by one.
        let bearer = bearer(&parts.headers);
        let changes = !matches!(parts.method, Method::GET | Method::HEAD);
        let upgrades = parts.headers.contains_key(UPGRADE);
        let bare = changes && !parts.headers.contains_key(OWN);
        if bearer.is_none() && (bare || !is_own(&parts.headers, changes || upgrades)) {
            return Err(Error::ForeignRequest);
        }
        let settings = &state.online.settings;
        let from = address(parts, settings.behind_proxy);
        let club = Arc::clone(state.online.club().await?);
        club.asked(&from)?;
        let signed = match (bearer, token(&parts.headers, settings)) {
            (Some(token), _) => Some(club.recognise_token(token).await?),
            (None, Some(token)) => club.recognise(token).await?,
            (None, None) => None,
        };
        if let Some(signed) = &signed {
            club.asked(signed.id())?;
        }
        let agent = parts.headers.get(USER_AGENT).and_then(|agent| agent.to_str().ok());
        Ok(Self { club, signed, from, agent: agent.unwrap_or_default().to_owned() })
    }
}

/// Whether a request may come from the page: browsers say where others come from.
fn is_own(headers: &HeaderMap, matters: bool) -> bool {
    let text = |name: &HeaderName| headers.get(name).map(|value| value.to_str().unwrap_or("?"));
    let origin = match (text(&ORIGIN), text(&HOST)) {
        (None, _) => true,
        (Some(origin), Some(host)) => {
            let named = origin.split_once("://").map_or(origin, |(_, named)| named);
            named.eq_ignore_ascii_case(host)
        }
        (Some(_), None) => false,
    };
    let site = text(&FETCH_SITE).is_none_or(|site| ["same-origin", "none"].contains(&site));
    !matters || (origin && site)
}

/// Where a request comes from.
fn address(parts: &Parts, behind_proxy: bool) -> String {
    if behind_proxy {
        // The last one is what our own proxy has seen; those before it anybody can write.
        let seen = parts.headers.get_all(FORWARDED_FOR).iter().next_back();
        let seen = seen.and_then(|value| value.to_str().ok()?.rsplit(',').next());
        if let Some(ip) = seen.and_then(|text| text.trim().parse().ok()) {
            return customer(ip);
        }
    }
    let peer = parts.extensions.get::<ConnectInfo<SocketAddr>>();
    peer.map_or_else(|| "unknown".to_owned(), |ConnectInfo(peer)| customer(peer.ip()))
}

/// Whether a request comes from this machine, and not through a proxy on it.
pub(crate) fn is_local(peer: Option<&ConnectInfo<SocketAddr>>, headers: &HeaderMap) -> bool {
    let forwarded = headers.contains_key(FORWARDED_FOR) || headers.contains_key("forwarded");
    !forwarded && peer.is_none_or(|ConnectInfo(peer)| peer.ip().to_canonical().is_loopback())
}

/// The part of an address that belongs to one customer of a provider: of IPv6 the first half.
fn customer(ip: IpAddr) -> String {
    match ip.to_canonical() {
        IpAddr::V4(ip) => ip.to_string(),
        IpAddr::V6(ip) => {
            let [a, b, c, d, ..] = ip.segments();
            format!("{a:x}:{b:x}:{c:x}:{d:x}::")
        }
    }
}

/// The cookie that proves a session. Browsers take names that begin so only by https, and the first of them
/// only from the host itself and for all of it.
fn name(settings: &Settings) -> &'static str {
    match (settings.https, settings.base.is_root()) {
        (true, true) => "__Host-gipf-session",
        (true, false) => "__Secure-gipf-session",
        (false, _) => "gipf-session",
    }
}

/// What a request brings to prove a session.
pub(crate) fn token<'a>(headers: &'a HeaderMap, settings: &Settings) -> Option<&'a str> {
    let cookies = headers.get_all(COOKIE).iter().filter_map(|value| value.to_str().ok());
    let mut pairs = cookies.flat_map(|line| line.split(';')).filter_map(|it| it.split_once('='));
    pairs.find(|(key, _)| key.trim() == name(settings)).map(|(_, token)| token.trim())
}

/// The personal token that a request brings; an empty one, which nobody has, where there is none in the header.
pub(crate) fn bearer(headers: &HeaderMap) -> Option<&str> {
    let text = headers.get(AUTHORIZATION)?.to_str().unwrap_or_default();
    let (scheme, token) = text.split_once(' ').unwrap_or((text, ""));
    Some(if scheme.eq_ignore_ascii_case("bearer") { token.trim() } else { "" })
}

/// The header that sets the cookie, or takes it away.
pub(crate) fn cookie(token: Option<&str>, settings: &Settings) -> HeaderValue {
    let (token, age) = token.map_or(("", 0), |token| (token, KEPT));
    let (name, base) = (name(settings), &settings.base);
    let secure = if settings.https { "; Secure" } else { "" };
    let text =
        format!("{name}={token}; Path={base}/; Max-Age={age}; HttpOnly; SameSite=Lax{secure}");
    HeaderValue::from_str(&text).expect("tokens and base paths are plain letters and signs")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn headers(list: &[(&'static str, &'static str)]) -> HeaderMap {
        list.iter()
            .map(|(name, value)| (HeaderName::from_static(name), HeaderValue::from_static(value)))
            .collect()
    }

    #[test]
    fn pages_of_other_origins_are_told_apart() {
        let own = [("host", "gipf.example:8470"), ("origin", "https://GIPF.example:8470")];
        assert!(is_own(&headers(&own), true));
        assert!(is_own(&headers(&[("host", "gipf.example")]), true), "programs send no origin");
        for foreign in [
            [("host", "gipf.example"), ("origin", "https://evil.example")],
            [("host", "gipf.example"), ("origin", "null")],
            [("host", "gipf.example"), ("origin", "https://gipf.example.evil.example")],
            [("host", "gipf.example"), ("sec-fetch-site", "cross-site")],
            [("host", "gipf.example"), ("sec-fetch-site", "same-site")],
        ] {
            assert!(!is_own(&headers(&foreign), true), "{foreign:?}");
            assert!(is_own(&headers(&foreign), false), "a link from elsewhere may lead here");
        }
    }

    #[test]
    fn a_cookie_is_found_among_others_and_only_under_its_name() {
        let plain = Settings::at(club::Place::Memory);
        let secure = Settings { https: true, ..plain.clone() };
        let below = Settings { base: "/gipf".parse().unwrap(), ..secure.clone() };
        let map = headers(&[("cookie", "a=b; gipf-session=xyz; c=d")]);
        assert_eq!(token(&map, &plain), Some("xyz"));
        assert_eq!(token(&map, &secure), None);
        for (settings, parts) in [
            (&plain, ["gipf-session=xyz; ", "Path=/; ", "HttpOnly"]),
            (&secure, ["__Host-gipf-session=xyz; ", "Path=/; ", "; Secure"]),
            (&below, ["__Secure-gipf-session=xyz; ", "Path=/gipf/; ", "; Secure"]),
        ] {
            let text = cookie(Some("xyz"), settings);
            let text = text.to_str().unwrap();
            for part in parts.into_iter().chain(["SameSite=Lax"]) {
                assert!(text.contains(part), "{part} in {text}");
            }
        }
        assert!(cookie(None, &plain).to_str().unwrap().contains("Max-Age=0"));
    }

    #[test]
    fn a_token_is_found_in_its_header_and_nothing_else_is_taken_for_one() {
        let bearer =
            |text: &'static str| bearer(&headers(&[("authorization", text)])).map(str::to_owned);
        assert_eq!(bearer("Bearer gipf_x").as_deref(), Some("gipf_x"));
        assert_eq!(bearer("bearer  gipf_x ").as_deref(), Some("gipf_x"));
        for other in ["Basic gipf_x", "gipf_x", "Bearer", ""] {
            assert_eq!(bearer(other).as_deref(), Some(""), "{other}");
        }
        assert_eq!(super::bearer(&headers(&[])), None);
    }

    #[test]
    fn an_address_stands_for_one_customer() {
        let customer = |text: &str| customer(text.parse().unwrap());
        assert_eq!(customer("192.0.2.7"), "192.0.2.7");
        assert_eq!(customer("::ffff:192.0.2.7"), "192.0.2.7");
        assert_eq!(customer("2001:db8:1:2:3:4:5:6"), customer("2001:db8:1:2::9"));
    }
}
