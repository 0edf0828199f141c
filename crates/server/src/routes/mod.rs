//! What the server answers, one file an address.

pub(crate) mod asset;
pub(crate) mod call;
pub(crate) mod health;
pub(crate) mod online;
pub(crate) mod shell;

use crate::error::Error;

pub(crate) async fn not_found() -> Error {
    Error::NotFound
}

pub(crate) async fn wrong_method() -> Error {
    Error::WrongMethod
}
