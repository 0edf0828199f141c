//! The description of the server for other programs: `OpenAPI` 3.1, made of what is routed and of the types that
//! travel.

use std::collections::{BTreeMap, BTreeSet};

use axum::http::StatusCode;
use club::ClubError;
use protocol::online::{ClientMessage, Scope, ServerMessage};
use schemars::SchemaGenerator;
use schemars::generate::SchemaSettings;
use serde_json::{Map, Value, json};

use super::door::Described;
use super::operation::{Answer, By, Operation, Parameter};
use crate::error::Error;

/// Where the schemas of named types lie in the document.
const SCHEMAS: &str = "/components/schemas";

const ABOUT: &str = "Playing the games of Project GIPF through a server. What is asked once goes by HTTP, what happens \
    comes by one WebSocket (`api/ws`), whose messages are the schemas `ClientMessage` and `ServerMessage`. \
    What this document cannot say is told in `docs/server-api.md`.";

/// The document.
pub(crate) fn document(described: &[Described]) -> Value {
    let settings = SchemaSettings::draft2020_12().with(|settings| {
        settings.definitions_path = SCHEMAS.into();
        settings.meta_schema = None;
    });
    let mut schemas = settings.into_generator();
    let mut paths: Map<String, Value> = Map::new();
    for Described { method, path, operation } in described {
        let told = tell(method, operation, &mut schemas);
        let place = paths.entry(path.replace("{*", "{")).or_insert_with(|| json!({}));
        place[*method] = told;
    }
    schemas.subschema_for::<ClientMessage>();
    schemas.subschema_for::<ServerMessage>();
    schemas.subschema_for::<protocol::Failure>();
    let mut named = schemas.take_definitions(true);
    named.insert("Refusal".to_owned(), refusal_schema());
    json!({
        "openapi": "3.1.0",
        "info": {
            "title": "gipf",
            "version": env!("CARGO_PKG_VERSION"),
            "description": ABOUT,
            "license": { "name": "MIT OR Apache-2.0", "identifier": "MIT OR Apache-2.0" },
        },
        // This document lies in `api/`, and all paths begin above that.
        "servers": [{ "url": ".." }],
        "paths": paths,
        "components": {
            "schemas": named,
            "securitySchemes": {
                "session": {
                    "type": "apiKey", "in": "cookie", "name": "gipf-session",
                    "description": "What `api/guest`, `api/register` or `api/login` has set; `__Host-gipf-session` where the server is reached by https. With it whatever is no GET carries the header `X-Gipf: 1`.",
                },
                "token": {
                    "type": "http", "scheme": "bearer",
                    "description": "A personal token. What it allows is chosen when it is made on the page of the account.",
                },
            },
        },
    })
}

fn refusal_schema() -> Value {
    json!({
        "type": "object",
        "description": "Why something was not done. Nothing has changed then.",
        "properties": {
            "answer": { "const": "failed" },
            "failure": { "$ref": format!("#{SCHEMAS}/Failure") },
        },
        "required": ["answer", "failure"],
    })
}

fn tell(method: &str, operation: &Operation, schemas: &mut SchemaGenerator) -> Value {
    let mut told = json!({
        "operationId": operation.id,
        "summary": operation.about,
        "security": security(operation.by),
        "responses": responses(method, operation, schemas),
    });
    let mut parameters: Vec<Value> = operation.parameters.iter().map(parameter).collect();
    if method != "get" && operation.by != By::Anybody {
        parameters.push(json!({
            "name": "X-Gipf", "in": "header", "required": false, "schema": { "type": "string" },
            "description": "`1`; needed where no token is sent.",
        }));
    }
    if !parameters.is_empty() {
        told["parameters"] = parameters.into();
    }
    if let Some(takes) = operation.takes {
        let schema = takes(schemas);
        told["requestBody"] =
            json!({ "required": true, "content": { "application/json": { "schema": schema } } });
    }
    if operation.answer.status == StatusCode::SWITCHING_PROTOCOLS {
        let message = |name: &str| json!({ "$ref": format!("#{SCHEMAS}/{name}") });
        told["x-websocket"] =
            json!({ "client": message("ClientMessage"), "server": message("ServerMessage") });
    }
    told
}

fn security(by: By) -> Value {
    match by {
        By::Anybody | By::Anyone => json!([]),
        By::Reader => json!([{}, { "session": [] }, { "token": ["read"] }]),
        By::Person => json!([{}, { "session": [] }]),
        By::Scope(scope) => json!([{ "session": [] }, { "token": [scope.word()] }]),
        By::Player => json!([{ "session": [] }]),
    }
}

fn parameter(parameter: &Parameter) -> Value {
    let Parameter { name, place, about, required, values } = parameter;
    let schema = if values.is_empty() {
        let least = usize::from(*place == "path");
        json!({ "type": "string", "minLength": least })
    } else {
        json!({ "type": "string", "enum": values })
    };
    json!({ "name": name, "in": place, "required": required, "description": about, "schema": schema })
}

/// What every operation may be refused for by who may ask it, and by what it takes.
fn usual(method: &str, operation: &Operation) -> Vec<Error> {
    let mut refusals: Vec<Error> = Vec::new();
    if operation.takes.is_some() {
        refusals.extend(Error::bodies());
    }
    if !operation.parameters.is_empty() {
        refusals.push(Error::UnreadableAddress { why: String::new() });
    }
    let scope = match operation.by {
        By::Anybody => return refusals,
        By::Scope(scope) => scope,
        By::Anyone | By::Reader | By::Person | By::Player => Scope::Read,
    };
    let by = match operation.by {
        By::Reader => vec![ClubError::OutOfScope { scope }],
        By::Person => vec![ClubError::NotByToken],
        By::Scope(_) => vec![ClubError::SignedOut, ClubError::OutOfScope { scope }],
        By::Player => vec![ClubError::SignedOut, ClubError::NotByToken],
        By::Anybody | By::Anyone => Vec::new(),
    };
    refusals.extend(by.into_iter().map(Error::from));
    let online = [
        ClubError::BadToken,
        ClubError::TooMany { seconds: 1 },
        ClubError::Busy,
        ClubError::Stopping,
        ClubError::Apart,
        ClubError::NotKept,
    ];
    refusals.extend(online.map(Error::from));
    refusals.push(Error::NoOnlinePlay { why: String::new() });
    if method != "get" || operation.answer.status == StatusCode::SWITCHING_PROTOCOLS {
        refusals.push(Error::ForeignRequest);
    }
    refusals
}

fn responses(method: &str, operation: &Operation, schemas: &mut SchemaGenerator) -> Value {
    let Answer { status, media, about, schema } = &operation.answer;
    let mut responses = Map::new();
    let mut answer = json!({ "description": about });
    if !media.is_empty() {
        let schema = schema.map_or_else(|| json!({ "type": "string" }), |of| of(schemas).into());
        answer["content"] = json!({ *media: { "schema": schema } });
    }
    responses.insert(status.as_str().to_owned(), answer);
    let mut codes: BTreeMap<StatusCode, BTreeSet<String>> = BTreeMap::new();
    for error in operation.refusals.iter().chain(&usual(method, operation)) {
        codes.entry(error.status()).or_default().insert(error.code());
    }
    for (status, codes) in codes {
        let judged = operation.judges_games && status == StatusCode::BAD_REQUEST;
        responses.insert(status.as_str().to_owned(), refusal(status, &codes, judged));
    }
    responses.into()
}

fn refusal(status: StatusCode, codes: &BTreeSet<String>, judged: bool) -> Value {
    let listed: Vec<String> = codes.iter().map(|code| format!("`{code}`")).collect();
    let mut about = listed.join(", ");
    let mut schema = json!({ "$ref": format!("#{SCHEMAS}/Refusal") });
    if judged {
        about += ", or what is wrong with the game or its terms";
    } else {
        let problem = json!({ "properties": { "code": { "enum": codes } } });
        let failure = json!({ "properties": { "problems": { "items": problem } } });
        schema["properties"] = json!({ "failure": failure });
    }
    let mut told = json!({
        "description": about,
        "content": { "application/json": { "schema": schema } },
    });
    if status == StatusCode::TOO_MANY_REQUESTS {
        told["headers"] = json!({
            "Retry-After": { "schema": { "type": "integer" }, "description": "In seconds." },
        });
    }
    told
}
