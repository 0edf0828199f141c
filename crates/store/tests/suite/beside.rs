//! What others do to a database beside the server that uses it.

use sqlx::{AnyConnection, Connection, Row};
use store::{Act, Place, administrators, set_administrator};

use super::{Home, player};

#[tokio::test]
async fn every_connection_waits_for_the_disk_whatever_the_server_does_by_itself() {
    let Some(home) = Home::server("careful").await else { return };
    let Place::Server(address) = &home.place else { unreachable!() };
    let database = address.rsplit_once('/').unwrap().1;
    let store = home.open().await;
    // Whoever writes a player is asked how it commits.
    let mut db = AnyConnection::connect(address).await.unwrap();
    let sql = format!(
        "CREATE TABLE noted (how TEXT); \
         CREATE FUNCTION note() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN \
            INSERT INTO noted VALUES (current_setting('synchronous_commit')); RETURN NEW; END $$; \
         CREATE TRIGGER noting AFTER INSERT ON players FOR EACH ROW EXECUTE FUNCTION note(); \
         ALTER DATABASE {database} SET synchronous_commit = off"
    );
    sqlx::raw_sql(&sql).execute(&mut db).await.unwrap();
    store.add_player(player("p1", "Ada", None), None, vec![]).await.unwrap();
    let others = "SELECT CAST(pg_terminate_backend(pid) AS INT) FROM pg_stat_activity \
        WHERE datname = current_database() AND pid <> pg_backend_pid()";
    assert!(sqlx::query(others).fetch_all(&mut db).await.unwrap().len() > 1);
    // The connection that takes the place of the one that broke.
    let mut tries = 0;
    while store.add_player(player("p2", "Bo", None), None, vec![]).await.is_err() {
        tries += 1;
        assert!(tries < 20, "it is reached again");
    }
    let told = sqlx::query("SELECT how FROM noted").fetch_all(&mut db).await.unwrap();
    let told: Vec<String> = told.iter().map(|row| row.get(0)).collect();
    assert_eq!(told, ["on", "on"]);
    // And whoever makes administrators beside the server.
    let sql = "CREATE TRIGGER noting AFTER INSERT ON administrators FOR EACH ROW EXECUTE FUNCTION note(); \
        UPDATE players SET password = 'hash'";
    sqlx::raw_sql(sql).execute(&mut db).await.unwrap();
    let act = Act { id: "a1".into(), act: "appoint".into(), why: "why".into(), ..Act::default() };
    set_administrator(&home.place, "ada", true, act).await.unwrap();
    let told = sqlx::query("SELECT COUNT(*) FROM noted WHERE how = 'on'").fetch_one(&mut db).await;
    assert_eq!(told.unwrap().get::<i64, _>(0), 3);
    db.close().await.unwrap();
    store.close().await;
}

#[tokio::test]
async fn who_looks_for_administrators_where_nothing_is_kept_is_told_so_and_writes_nothing() {
    for home in Home::all("nothing").await {
        let told = administrators(&home.place).await.unwrap_err().to_string();
        assert!(told.contains("nothing was kept there yet"), "{told}");
        let Place::Server(address) = &home.place else {
            let folder = home.folder.as_ref().unwrap();
            assert!(!folder.exists());
            // Nor is a file changed that is not ours.
            std::fs::create_dir(folder).unwrap();
            let file = folder.join("gipf.db");
            std::fs::write(&file, "").unwrap();
            administrators(&home.place).await.unwrap_err();
            assert_eq!(std::fs::metadata(&file).unwrap().len(), 0);
            continue;
        };
        let mut db = AnyConnection::connect(address).await.unwrap();
        let tables = "SELECT COUNT(*) FROM pg_tables WHERE schemaname = 'public'";
        let tables = sqlx::query(tables).fetch_one(&mut db).await.unwrap();
        assert_eq!(tables.get::<i64, _>(0), 0);
        db.close().await.unwrap();
    }
}
