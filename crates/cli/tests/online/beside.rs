//! What whoever hosts does beside servers that run: administrators are made, everything is copied.

use std::process::{Command, Output};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};

use serde_json::{Value, json};
use store::testkit;

use crate::cluster::{Cluster, Friend, Line, begin, until_ready};
use crate::process::{Server, any_port, ask, ask_from, empty_folder, must};

/// What the program answers; `database` is where it looks, if no folder is named.
fn gipf(args: &[&str], database: Option<&str>) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_gipf"));
    command.args(args).env_remove("DATABASE_URL").env_remove("NATS_URL");
    if let Some(database) = database {
        command.env("DATABASE_URL", database);
    }
    command.output().unwrap()
}

/// The status, what it says, and what is wrong.
fn told(output: &Output) -> (i32, String, String) {
    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    (output.status.code().unwrap(), text(&output.stdout), text(&output.stderr))
}

#[tokio::test(flavor = "multi_thread")]
async fn administrators_are_made_and_dismissed_while_a_server_writes() {
    let folder = empty_folder("beside");
    let server = Server::start_with(
        &folder,
        any_port(),
        &["--behind-proxy"],
        std::process::Stdio::inherit(),
    );
    let address = server.address;
    let body = json!({ "name": "Ada", "password": "long enough" });
    let cookie = must(address, "POST register", "", body).await.0;
    // Others come in all the while; each is a write that has to succeed.
    let (ends, came) = (Arc::new(AtomicBool::new(false)), Arc::new(AtomicUsize::new(0)));
    let mut writers = Vec::new();
    for writer in 0..4 {
        let (ends, came) = (Arc::clone(&ends), Arc::clone(&came));
        writers.push(tokio::spawn(async move {
            for n in 0..60_000 {
                if ends.load(Ordering::Relaxed) {
                    return;
                }
                let from = format!("10.{writer}.{}.{}", n / 250, n % 250 + 1);
                let (status, _, body) =
                    ask_from(&from, address, "POST guest", "", &Value::Null).await.unwrap();
                assert_eq!(status, 200, "{body}");
                came.fetch_add(1, Ordering::Relaxed);
            }
        }));
    }
    let data = folder.to_str().unwrap();
    for round in 0..8 {
        let before = came.load(Ordering::Relaxed);
        let add = ["admin", "add", "ada", "--why", "she hosts", "--data", data];
        let (status, said, wrong) = told(&gipf(&add, None));
        assert_eq!((status, said.as_str()), (0, "Ada is an administrator now\n"), "{wrong}");
        let (_, me) = must(address, "GET me", &cookie, Value::Null).await;
        assert_eq!(me["administrator"], true, "at once");
        assert_eq!(told(&gipf(&["admin", "list", "--data", data], None)).1, "Ada\n");
        let (status, _, wrong) = told(&gipf(&add, None));
        assert!(status == 1 && wrong.contains("an administrator already"), "{wrong}");
        let remove = ["admin", "remove", "Ada", "--why", "she has moved", "--data", data];
        assert_eq!(told(&gipf(&remove, None)).0, 0);
        let refused = ask(address, "GET admin", &cookie, &Value::Null).await.unwrap();
        assert_eq!(refused.0, 403, "{}", refused.2);
        assert!(came.load(Ordering::Relaxed) > before, "round {round}: the server goes on");
    }
    assert_eq!(told(&gipf(&["admin", "list", "--data", data], None)).1, "");
    ends.store(true, Ordering::Relaxed);
    for writer in writers {
        writer.await.unwrap();
    }
    gipf(&["admin", "add", "Ada", "--why", "again", "--data", data], None);
    let (_, acts) = must(address, "GET admin/acts", &cookie, Value::Null).await;
    assert_eq!(acts.as_array().unwrap().len(), 17, "every one is kept");
    let kept = must(address, "GET admin", &cookie, Value::Null).await.1["guests"].clone();
    assert_eq!(kept, came.load(Ordering::Relaxed), "nobody who came is missing");
    server.stop();
    std::fs::remove_dir_all(folder).unwrap();
}

#[tokio::test]
async fn administrators_are_made_and_dismissed_while_nodes_run() {
    let Some(cluster) = Cluster::new("admin").await else { return };
    let database = Some(cluster.database.as_str());
    let list = ["admin", "list"];
    let (status, _, wrong) = told(&gipf(&list, database));
    assert!(status == 1 && wrong.contains("nothing was kept there yet"), "{wrong}");
    let (one, two) = (cluster.node(), cluster.node());
    for server in [&one, &two] {
        until_ready(server, true).await;
    }
    let nodes = cluster.numbers("SELECT id FROM nodes ORDER BY id").await;
    let body = json!({ "name": "Ada", "password": "long enough" });
    let cookie = must(one.address, "POST register", "", body).await.0;
    let add = ["admin", "add", "Ada", "--why", "she hosts"];
    let (status, said, wrong) = told(&gipf(&add, database));
    assert_eq!((status, said.as_str()), (0, "Ada is an administrator now\n"), "{wrong}");
    for server in [&one, &two] {
        let (_, seen) = must(server.address, "GET admin", &cookie, Value::Null).await;
        assert_eq!(seen["registered"], 1, "every node knows at once");
    }
    assert_eq!(told(&gipf(&list, database)).1, "Ada\n");
    let (status, _, wrong) = told(&gipf(&["admin", "remove", "Bo", "--why", "why"], database));
    assert!(status == 1 && wrong.contains("no administrator is called `Bo`"), "{wrong}");
    assert_eq!(told(&gipf(&["admin", "remove", "ada", "--why", "moved"], database)).0, 0);
    for server in [&one, &two] {
        let refused = ask(server.address, "GET admin", &cookie, &Value::Null).await.unwrap();
        assert_eq!(refused.0, 403, "{}", refused.2);
    }
    // The nodes are those that they were, and copies are the business of PostgreSQL.
    assert_eq!(cluster.numbers("SELECT id FROM nodes ORDER BY id").await, nodes);
    let (status, _, wrong) = told(&gipf(&["backup", "nowhere.db"], database));
    assert!(status == 1 && wrong.contains("pg_dump"), "{wrong}");
    one.stop();
    two.stop();
}

#[tokio::test]
async fn what_is_dumped_while_nodes_run_is_served_from_elsewhere() {
    let Some(cluster) = Cluster::new("dumped").await else { return };
    let one = cluster.node();
    until_ready(&one, true).await;
    let (ada, bo) = (Friend::new(one.address, 1).await, Friend::new(one.address, 2).await);
    let id = begin([&ada, &bo], [one.address; 2], "gipf", "60").await;
    let mut line: Line = ada.connect(one.address).await.unwrap();
    line.watch(&id).await.unwrap();
    line.act(&id, "a1", 0, "e1-e2").await;
    assert_eq!(line.until("done").await.unwrap()["seq"], 1);
    let folder = empty_folder("dumped");
    std::fs::create_dir_all(&folder).unwrap();
    let file = folder.join("gipf.dump");
    let file = file.to_str().unwrap();
    let Ok(dumped) = Command::new("pg_dump").args(["-Fc", "-f", file, &cluster.database]).output()
    else {
        assert!(std::env::var("CI").as_deref() != Ok("true"), "there is no pg_dump");
        println!("LEFT OUT: there is no pg_dump");
        return;
    };
    assert!(dumped.status.success(), "{}", told(&dumped).2);
    // What happens after the copy is not in it.
    let mut other: Line = bo.connect(one.address).await.unwrap();
    other.watch(&id).await.unwrap();
    other.act(&id, "b1", 1, "a1-b2").await;
    assert_eq!(other.until("done").await.unwrap()["seq"], 2);
    one.stop();

    let elsewhere = testkit::database("restored").await.unwrap();
    let restored = Command::new("pg_restore").args(["-d", &elsewhere, file]).output().unwrap();
    assert!(restored.status.success(), "{}", told(&restored).2);
    let server = Server::start_over(&elsewhere);
    let path = format!("GET matches/{id}");
    let (_, shown) = must(server.address, &path, &ada.cookie, Value::Null).await;
    let log = shown["state"]["saved"]["log"].as_array().unwrap();
    assert_eq!((log.len(), &log[0]["action"]), (1, &json!("e1-e2")));
    let mut other: Line = bo.connect(server.address).await.unwrap();
    other.watch(&id).await.unwrap();
    other.act(&id, "b2", 1, "e9-e8").await;
    assert_eq!(other.until("done").await.unwrap()["seq"], 2, "and it goes on");
    server.stop();
    std::fs::remove_dir_all(folder).unwrap();
}
