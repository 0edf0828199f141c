//! Passkeys, made and shown by an authenticator in software.
#![allow(clippy::unwrap_used, reason = "tests")]

mod friend;

use axum::body::Body;
use axum::http::header::{CONTENT_TYPE, COOKIE, HOST};
use axum::http::{Request, StatusCode};
use data_encoding::BASE64URL_NOPAD;
use friend::{Answer, Host};
use p256::ecdsa::signature::Signer;
use p256::ecdsa::{DerSignature, SigningKey};
use serde_json::{Value, json};
use sha2::{Digest, Sha256};

/// The page as the browser knows it.
const PLACE: &str = "localhost:8470";
const ORIGIN: &str = "http://localhost:8470";

/// An authenticator with one key (`WebAuthn` Level 2, sections 6 and 8.7: attestation `none`).
struct Authenticator {
    key: SigningKey,
    id: Vec<u8>,
    /// For whom, once it is known.
    user: String,
    count: u32,
    /// What it believes to be the page.
    origin: String,
    domain: String,
}

impl Authenticator {
    fn new(seed: u8) -> Self {
        let key = SigningKey::from_bytes(&[seed; 32].into()).unwrap();
        let (origin, domain) = (ORIGIN.to_owned(), "localhost".to_owned());
        Self { key, id: vec![seed; 24], user: String::new(), count: 0, origin, domain }
    }

    fn client_data(&self, kind: &str, options: &Value) -> Vec<u8> {
        let challenge = options["challenge"].as_str().unwrap();
        let origin = &self.origin;
        format!(
            "{{\"type\":\"{kind}\",\"challenge\":\"{challenge}\",\"origin\":\"{origin}\",\"crossOrigin\":false}}"
        )
        .into_bytes()
    }

    /// Hash of the domain, flags (present, verified, and `more`), counter.
    fn data(&self, more: u8) -> Vec<u8> {
        let mut data = Sha256::digest(&self.domain).to_vec();
        data.push(0b0000_0101 | more);
        data.extend(self.count.to_be_bytes());
        data
    }

    /// Makes a passkey for what was asked.
    fn make(&mut self, options: &Value) -> Value {
        options["user"]["id"].as_str().unwrap().clone_into(&mut self.user);
        let client = self.client_data("webauthn.create", options);
        let mut data = self.data(0b0100_0000);
        data.extend([0; 16]);
        data.extend(u16::try_from(self.id.len()).unwrap().to_be_bytes());
        data.extend(&self.id);
        // The key in CBOR: {1: 2, 3: -7, -1: 1, -2: x, -3: y}.
        let point = self.key.verifying_key().to_encoded_point(false);
        data.extend([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21, 0x58, 0x20]);
        data.extend(point.x().unwrap());
        data.extend([0x22, 0x58, 0x20]);
        data.extend(point.y().unwrap());
        // {"fmt": "none", "attStmt": {}, "authData": data}
        let mut object = vec![0xa3, 0x63];
        object.extend(b"fmt\x64none\x67attStmt\xa0\x68authData\x58");
        object.push(u8::try_from(data.len()).unwrap());
        object.extend(&data);
        json!({
            "id": encoded(&self.id), "rawId": encoded(&self.id), "type": "public-key",
            "authenticatorAttachment": "platform", "clientExtensionResults": {},
            "response": {
                "clientDataJSON": encoded(&client), "attestationObject": encoded(&object),
                "transports": ["internal"],
            },
        })
    }

    /// Signs what was asked.
    fn show(&mut self, options: &Value) -> Value {
        self.count += 1;
        let client = self.client_data("webauthn.get", options);
        let data = self.data(0);
        let signed = [data.clone(), Sha256::digest(&client).to_vec()].concat();
        let signature: DerSignature = self.key.sign(&signed);
        json!({
            "id": encoded(&self.id), "rawId": encoded(&self.id), "type": "public-key",
            "authenticatorAttachment": "platform", "clientExtensionResults": {},
            "response": {
                "clientDataJSON": encoded(&client), "authenticatorData": encoded(&data),
                "signature": encoded(signature.as_bytes()), "userHandle": self.user,
            },
        })
    }
}

fn encoded(bytes: &[u8]) -> String {
    BASE64URL_NOPAD.encode(bytes)
}

/// The options as the browser gets them.
fn options(asked: &Value) -> &Value {
    let options = &asked["options"];
    if options["publicKey"].is_object() { &options["publicKey"] } else { options }
}

async fn ask_at(host: &Host, place: &str, what: &str, cookie: &str, body: Value) -> Answer {
    let (method, path) = what.split_once(' ').unwrap();
    let request = Request::builder().method(method).uri(format!("/api/{path}"));
    let request = request.header("x-gipf", "1").header(CONTENT_TYPE, "application/json");
    let request = request.header(HOST, place).header(COOKIE, cookie);
    let body = if body.is_null() { Body::empty() } else { Body::from(body.to_string()) };
    host.send(request.body(body).unwrap()).await
}

async fn ask(host: &Host, what: &str, cookie: &str, body: Value) -> Answer {
    ask_at(host, PLACE, what, cookie, body).await
}

/// A player with a passkey; the cookie.
async fn with_passkey(host: &Host, key: &mut Authenticator) -> String {
    let body = json!({ "name": "Ada", "password": "long enough" });
    let cookie = ask(host, "POST register", "", body).await.cookie();
    let asked =
        ask(host, "POST passkeys/begin", &cookie, json!({ "password": "long enough" })).await;
    assert_eq!(asked.status, StatusCode::OK, "{}", asked.body);
    let credential = key.make(options(&asked.body));
    let body =
        json!({ "ceremony": asked.body["ceremony"], "name": "my phone", "credential": credential });
    let made = ask(host, "POST passkeys", &cookie, body).await;
    assert_eq!(made.status, StatusCode::OK, "{}", made.body);
    assert_eq!(made.body[0]["name"], "my phone");
    cookie
}

async fn enter(host: &Host, change: impl FnOnce(&Value) -> Value) -> Answer {
    let asked = ask(host, "POST login/passkey/begin", "", Value::Null).await;
    assert_eq!(asked.status, StatusCode::OK, "{}", asked.body);
    let credential = change(options(&asked.body));
    let body = json!({ "ceremony": asked.body["ceremony"], "credential": credential });
    ask(host, "POST login/passkey", "", body).await
}

#[tokio::test]
async fn a_passkey_is_made_used_listed_and_removed() {
    let host = Host::new().await;
    let mut key = Authenticator::new(7);
    let cookie = with_passkey(&host, &mut key).await;
    for _ in 0..2 {
        let entered = enter(&host, |asked| key.show(asked)).await;
        assert_eq!(entered.status, StatusCode::OK, "{}", entered.body);
        assert_eq!(entered.body["player"]["name"], "Ada");
        assert_eq!(
            ask(&host, "GET me", &entered.cookie(), Value::Null).await.status,
            StatusCode::OK
        );
    }
    let list = ask(&host, "GET passkeys", &cookie, Value::Null).await.body;
    let path = format!("DELETE passkeys/{}", list[0]["id"].as_str().unwrap());
    let guest = host.guest().await;
    assert_eq!(ask(&host, &path, &guest.cookie, Value::Null).await.code(), "no-passkey");
    assert_eq!(ask(&host, &path, &cookie, Value::Null).await.body, json!([]));
    let gone = enter(&host, |asked| key.show(asked)).await;
    assert_eq!((gone.status, gone.code()), (StatusCode::UNAUTHORIZED, "wrong-passkey"));
    // The password and the codes are there as before.
    let with = json!({ "name": "Ada", "password": "long enough" });
    assert_eq!(ask(&host, "POST login", "", with).await.body["codes"], 10);
}

#[tokio::test]
async fn only_whoever_knows_the_password_makes_one_and_only_registered_players() {
    let host = Host::new().await;
    let mut key = Authenticator::new(7);
    let cookie = with_passkey(&host, &mut key).await;
    let wrong = json!({ "password": "wrong password" });
    assert_eq!(
        ask(&host, "POST passkeys/begin", &cookie, wrong.clone()).await.code(),
        "wrong-credentials"
    );
    assert_eq!(ask(&host, "POST passkeys/begin", "", wrong.clone()).await.code(), "signed-out");
    let guest = host.guest().await;
    assert_eq!(
        ask(&host, "POST passkeys/begin", &guest.cookie, wrong).await.code(),
        "wrong-credentials"
    );
    // The same key is made once, and the browser is told so.
    let right = json!({ "password": "long enough" });
    let asked = ask(&host, "POST passkeys/begin", &cookie, right.clone()).await.body;
    assert_eq!(options(&asked)["excludeCredentials"][0]["id"], encoded(&key.id));
    let credential = key.make(options(&asked));
    let body = json!({ "ceremony": asked["ceremony"], "name": "again", "credential": credential });
    assert_eq!(ask(&host, "POST passkeys", &cookie, body.clone()).await.code(), "wrong-passkey");
    assert_eq!(
        ask(&host, "POST passkeys", &cookie, body).await.code(),
        "wrong-passkey",
        "asked once"
    );
    // What was asked of one is not answered by another.
    let asked = ask(&host, "POST passkeys/begin", &cookie, right).await.body;
    let credential = Authenticator::new(8).make(options(&asked));
    let body = json!({ "ceremony": asked["ceremony"], "name": "x", "credential": credential });
    assert_eq!(ask(&host, "POST passkeys", &guest.cookie, body).await.code(), "wrong-passkey");
    for host_name in ["127.0.0.1:8470", "10.0.0.7"] {
        let answer = ask_at(&host, host_name, "POST login/passkey/begin", "", Value::Null).await;
        assert_eq!(answer.code(), "no-passkeys-here", "{host_name}");
    }
}

#[tokio::test]
async fn whatever_is_wrong_is_told_alike_and_opens_nothing() {
    let host = Host::new().await;
    let mut key = Authenticator::new(7);
    with_passkey(&host, &mut key).await;
    let mut told = Vec::new();
    // A key that nobody has, another's, a page elsewhere, a signature that does not fit, one of before, nothing.
    let mut unknown = Authenticator::new(9);
    unknown.user.clone_from(&key.user);
    told.push(enter(&host, |asked| unknown.show(asked)).await);
    let mut forged = Authenticator::new(9);
    (forged.id, forged.user) = (key.id.clone(), key.user.clone());
    told.push(enter(&host, |asked| forged.show(asked)).await);
    let mut other = Authenticator::new(7);
    other.user = encoded(b"somebody00");
    told.push(enter(&host, |asked| other.show(asked)).await);
    let mut elsewhere = Authenticator::new(7);
    elsewhere.user.clone_from(&key.user);
    elsewhere.origin = "https://evil.example".to_owned();
    told.push(enter(&host, |asked| elsewhere.show(asked)).await);
    let mut domain = Authenticator::new(7);
    (domain.user, domain.domain) = (key.user.clone(), "evil.example".to_owned());
    told.push(enter(&host, |asked| domain.show(asked)).await);
    let old = json!({ "challenge": encoded(&[1; 16]) });
    told.push(enter(&host, |_| key.show(&old)).await);
    told.push(enter(&host, |_| json!({ "id": "x" })).await);
    let nothing = json!({ "ceremony": "nothing", "credential": {} });
    told.push(ask(&host, "POST login/passkey", "", nothing).await);
    let mut bodies: Vec<Value> = Vec::new();
    for answer in told {
        assert_eq!(answer.status, StatusCode::UNAUTHORIZED, "{}", answer.body);
        assert!(!answer.headers.contains_key("set-cookie"));
        bodies.push(answer.body);
    }
    bodies.dedup();
    assert_eq!(bodies.len(), 1, "{bodies:?}");
    let entered = enter(&host, |asked| key.show(asked)).await;
    assert_eq!(entered.status, StatusCode::OK, "the right one still does: {}", entered.body);
}
