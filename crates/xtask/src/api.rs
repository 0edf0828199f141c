//! The interface as it is documented: a fuzzer asks a real server whatever the document allows, and what it
//! forbids, and compares the answers with it.

use std::path::PathBuf;

use anyhow::Result;

use crate::checks::{Verdict, all, skip};
use crate::run::{Workspace, works};
use crate::server::Server;

/// The release of the fuzzer; `.ci/run` installs the same.
const RELEASE: &str = "4.32.5";
/// How many requests of each kind are tried for an address.
const TRIES: &str = "25";

pub(crate) fn check(workspace: &Workspace) -> Result<Verdict> {
    let own = workspace.target.join("schemathesis/bin/schemathesis");
    let fuzzer = if own.is_file() { own } else { PathBuf::from("schemathesis") };
    if !works(workspace.program(&fuzzer, "--version")) {
        return Ok(skip(&format!(
            "schemathesis is missing: python3 -m venv target/schemathesis && \
             target/schemathesis/bin/pip install schemathesis=={RELEASE}"
        )));
    }
    let built = all([workspace.cargo("build -p gipf-cli")])?;
    if !matches!(built, Verdict::Passed) {
        return Ok(built);
    }
    let program = workspace.target.join("debug/gipf");
    let mut server = Server::start(&program, &["--in-memory", "--behind-proxy"])?;
    let document = format!("{}api/openapi.json", server.address);
    // What can be refused though the document allows it cannot be said in a schema: the text of a game, a name.
    let mut run = workspace.program(&fuzzer, "run");
    run.arg(document).args(["--url", server.address.trim_end_matches('/')]);
    run.args(["--phases", "examples,coverage,fuzzing", "--max-examples", TRIES]);
    run.args(["--checks", "all", "--exclude-checks", "positive_data_acceptance"]);
    run.args(["--generation-deterministic", "--no-color", "--warnings", "off"]);
    run.env("SCHEMATHESIS_HOOKS", workspace.root.join("crates/server/tests/api/hooks.py"));
    run.env("GIPF_SERVER", &server.address).env("PYTHONDONTWRITEBYTECODE", "1");
    // It keeps what it has found in the folder that it runs in.
    run.current_dir(&workspace.target);
    let verdict = all([run])?;
    if let Some(status) = server.child.try_wait()? {
        return Ok(Verdict::Failed(format!("the server ended under the fuzzer ({status})")));
    }
    Ok(verdict)
}
