//! Builds the application for the browser: `client` as WebAssembly, in a nested cargo call with a
//! target folder of its own. Where the target is missing the file is left empty, and the page asks
//! the server instead.

use std::env;
use std::ffi::OsStr;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

const TARGET: &str = "wasm32-unknown-unknown";

/// Crates that are no part of `client`: the nested build need not be looked at again for them.
const OTHERS: [&str; 8] = ["bus", "cli", "club", "load", "remote", "server", "store", "xtask"];

fn main() {
    let folder = path("CARGO_MANIFEST_DIR");
    let root = folder.ancestors().nth(2).expect("the crate lies in the folder of crates");
    let crates = fs::read_dir(root.join("crates")).expect("the folder of crates can be read");
    for entry in crates {
        let path = entry.expect("the folder of crates can be read").path();
        if !OTHERS.iter().any(|name| path.ends_with(name)) {
            println!("cargo::rerun-if-changed={}", path.join("src").display());
            println!("cargo::rerun-if-changed={}", path.join("Cargo.toml").display());
        }
    }
    // The lessons lie inside of the module.
    println!("cargo::rerun-if-changed={}", root.join("content").display());
    println!("cargo::rerun-if-changed={}", root.join("Cargo.toml").display());
    println!("cargo::rerun-if-changed=build.rs");
    if env::var("PROFILE").is_ok_and(|profile| profile == "release") {
        // Here the files of the page are embedded, and a new one is noticed by nobody else.
        println!("cargo::rerun-if-changed={}", root.join("web").display());
    }

    let module = path("OUT_DIR").join("client.wasm");
    if has_target() {
        let built = build(root);
        fs::copy(&built, &module)
            .unwrap_or_else(|why| panic!("cannot copy {}: {why}", built.display()));
    } else {
        println!(
            "cargo::warning=the engine will run on the server instead of in the browser, and there is no offline play; \
             to change that: rustup target add {TARGET}"
        );
        fs::write(&module, []).expect("the output folder can be written");
    }
}

fn path(variable: &str) -> PathBuf {
    env::var_os(variable).expect("cargo sets it").into()
}

fn has_target() -> bool {
    Command::new(path("RUSTC"))
        .args(["--print", "target-libdir", "--target", TARGET])
        .output()
        .ok()
        .filter(|output| output.status.success())
        .and_then(|output| String::from_utf8(output.stdout).ok())
        .is_some_and(|folder| Path::new(folder.trim()).is_dir())
}

/// Builds the module and returns where it lies.
fn build(root: &Path) -> PathBuf {
    // One folder for all profiles of the outer build, which lies in `target/PROFILE/build/NAME/out`.
    let target = path("OUT_DIR").ancestors().nth(4).expect("cargo's layout").join("wasm");
    let mut cargo = Command::new(path("CARGO"));
    cargo.current_dir(root).args([
        "build",
        "--package",
        "gipf-client",
        "--lib",
        "--profile",
        "wasm",
    ]);
    cargo.args(["--target", TARGET]).arg("--target-dir").arg(&target);
    // What the outer call has set is meant for the outer build.
    for (name, _) in env::vars_os() {
        if is_of_outer_build(&name) {
            cargo.env_remove(name);
        }
    }
    cargo.env("CARGO_ENCODED_RUSTFLAGS", "-Ctarget-feature=+simd128");
    let output = cargo.output().unwrap_or_else(|why| panic!("cannot start cargo: {why}"));
    assert!(
        output.status.success(),
        "the client does not build for {TARGET}:\n{}",
        String::from_utf8_lossy(&output.stderr)
    );
    target.join(TARGET).join("wasm").join("client.wasm")
}

fn is_of_outer_build(name: &OsStr) -> bool {
    const KEPT: [&str; 5] =
        ["CARGO_HOME", "CARGO_HTTP_", "CARGO_NET_", "CARGO_REGISTR", "CARGO_SOURCE_"];
    let name = name.to_string_lossy();
    let of_cargo = name.starts_with("CARGO") && !KEPT.iter().any(|kept| name.starts_with(kept));
    of_cargo || ["RUSTFLAGS", "RUSTC_WORKSPACE_WRAPPER", "CLIPPY_ARGS"].contains(&name.as_ref())
}
