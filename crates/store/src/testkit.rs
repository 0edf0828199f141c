//! For tests: databases of their own on the `PostgreSQL` server that the environment names.

use std::env;

use sqlx::{AnyConnection, Connection};

/// What an environment variable holds that names a server. If there is none, that is said, and the test leaves out what
/// needs it.
///
/// # Panics
///
/// If there is none though `CI` is `true`.
#[allow(clippy::print_stderr, reason = "a test says what it leaves out")]
pub fn server(variable: &str) -> Option<String> {
    let named = env::var(variable).ok().filter(|address| !address.is_empty());
    if named.is_none() {
        let left_out = format!("{variable} names no server (see CONTRIBUTING.md)");
        assert!(env::var("CI").as_deref() != Ok("true"), "{left_out}");
        eprintln!("left out: {left_out}");
    }
    named
}

/// The address of a new, empty database on the server that `DATABASE_URL` names; none as for [`server`]. Its name has
/// that of the process in it.
///
/// # Panics
///
/// If no database can be made there.
pub async fn database(name: &str) -> Option<String> {
    let address = server("DATABASE_URL")?;
    sqlx::any::install_default_drivers();
    let (server, _) = address.rsplit_once('/').expect("an address ends with a database");
    let name = format!("gipf_{name}_{}", std::process::id());
    let mut db = AnyConnection::connect(&address).await.expect("the server can be reached");
    for sql in [format!("DROP DATABASE IF EXISTS {name}"), format!("CREATE DATABASE {name}")] {
        sqlx::raw_sql(&sql).execute(&mut db).await.expect("databases may be made");
    }
    db.close().await.expect("nothing is left to do");
    Some(format!("{server}/{name}"))
}
