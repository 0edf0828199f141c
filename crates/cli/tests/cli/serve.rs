use std::io::{BufRead, BufReader, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::process::{Command, Stdio};

use super::gipf;

#[test]
fn serve_prints_its_address_and_answers_there() {
    for host in ["127.0.0.1", "localhost"] {
        answers_at(host);
    }
}

fn answers_at(host: &str) {
    let mut child = Command::new(env!("CARGO_BIN_EXE_gipf"))
        .args(["serve", "--bind", &format!("{host}:0")])
        .env_remove("DATABASE_URL")
        .env_remove("NATS_URL")
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut line = String::new();
    BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
    let address = line.split("http://").nth(1).unwrap().split('/').next().unwrap();
    assert!(address.starts_with(&format!("{host}:")), "{address}");
    let mut stream = TcpStream::connect(address).unwrap();
    write!(stream, "GET / HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\r\n").unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).unwrap();
    assert!(answer.starts_with("HTTP/1.1 200"), "{answer}");
    child.kill().unwrap();
    child.wait().unwrap();
}

#[test]
fn an_address_that_is_taken_is_said() {
    let taken = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = taken.local_addr().unwrap().to_string();
    let run = gipf(&["serve", "--bind", &address]);
    assert!(run.bad(1).contains(&address), "{}", run.err);
    let run = gipf(&["serve", "--bind", "localhost"]);
    assert!(run.bad(2).contains("localhost:8470"), "{}", run.err);
    let run = gipf(&["serve", "--bind", "nobody.invalid:0"]);
    assert!(run.bad(1).contains("cannot listen at nobody.invalid:0"), "{}", run.err);
}

/// A configuration file with that text, and a run of `gipf serve` with it that ends at once.
fn configured(name: &str, text: &str) -> super::Run {
    let file = std::env::temp_dir().join(format!("gipf-{name}-{}.toml", std::process::id()));
    std::fs::write(&file, text).unwrap();
    let run = gipf(&["serve", "--config", file.to_str().unwrap()]);
    std::fs::remove_file(file).unwrap();
    run
}

#[test]
fn a_configuration_file_counts_and_its_faults_are_told() {
    let taken = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = taken.local_addr().unwrap().to_string();
    let run = configured("good", &format!("bind = \"{address}\"\nin-memory = true\n"));
    assert!(run.bad(1).contains(&address), "{}", run.err);
    for (name, text, parts) in [
        ("unknown", "https = true\nprot = 1\n", ["line 2", "unknown key `prot`", "`bind`"]),
        ("both", "data = \"x\"\nin-memory = true\n", ["`data`", "`in-memory`", "leave one"]),
        ("path", "base-path = \"gipf\"\n", ["--base-path", "begins with /", "/gipf"]),
    ] {
        let run = configured(name, text);
        let told = run.bad(2);
        assert!(parts.iter().all(|part| told.contains(part)), "{told}");
    }
    assert!(gipf(&["serve", "--config", "no/such/file.toml"]).bad(2).contains("cannot read"));
}
