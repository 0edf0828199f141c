//! Stored games: played by lot, over, and packed as the server packs those that are long over.

use std::path::Path;
use std::sync::Arc;

use anyhow::{Context, Result, ensure};
use catalog::Spec;
use fastrand::Rng;
use protocol::Terms;
use sqlx::{AnyConnection, Connection, Row};
use store::{NewPlayer, Place, Store};

/// How many players have played them.
const PLAYERS: u32 = 1000;
/// How many different games there are; others of the same moves are not smaller.
const GAMES: u32 = 200;
/// How many are stored with one commit.
const AT_ONCE: u32 = 1000;
/// When the first of them began: milliseconds since 1970.
const BEGAN: i64 = 1_700_000_000_000;

/// Stores so many games in a folder that is empty, each with at most so many actions; false if it holds as many
/// already.
pub(crate) async fn fill(data: &Path, games: u32, actions: u32) -> Result<bool> {
    let file = data.join("gipf.db");
    if file.exists() {
        let mut db = AnyConnection::connect(&format!("sqlite://{}", file.display())).await?;
        let row = sqlx::query("SELECT COUNT(*) FROM matches").fetch_one(&mut db).await?;
        let stored: i64 = row.try_get(0)?;
        ensure!(
            stored == i64::from(games),
            "{} holds {stored} games; name an empty folder",
            data.display()
        );
        return Ok(false);
    }
    let store = Store::open(&Place::Folder(data.to_owned()), Arc::new(|| 1)).await?;
    for number in 0..PLAYERS {
        let (id, name) = (format!("player{number}"), format!("Player{number}"));
        let player = NewPlayer { id, name, password: Some(String::new()), since: 1 };
        store.add_player(player, None, Vec::new()).await?;
    }
    store.close().await;
    let logs: Vec<String> =
        (0..GAMES.min(games)).map(|seed| log(seed, actions)).collect::<Result<_>>()?;
    let mut db = AnyConnection::connect(&format!("sqlite://{}", file.display())).await?;
    let terms =
        serde_json::to_string(&Terms { clock: Some("300+5".to_owned()), ..Terms::default() })?;
    for begin in (0..games).step_by(AT_ONCE as usize) {
        let mut transaction = db.begin().await?;
        for number in begin..games.min(begin + AT_ONCE) {
            let began = BEGAN + i64::from(number) * 60_000;
            let player = |of: u32| format!("player{}", of % PLAYERS);
            let sql = "INSERT INTO matches (id, spec, terms, game, speed, rated, first_player, \
                second_player, began, ended, winner, reason, first_before, first_after, \
                second_before, second_after, log) VALUES ($1, 'gipf:tournament', $2, 'gipf', \
                'medium', 1, $3, $4, $5, $6, 'first', 'resigned', 1500, 1510, 1500, 1490, $7)";
            sqlx::query(sql)
                .bind(format!("stored{number}"))
                .bind(&terms)
                .bind(player(number))
                .bind(player(number / PLAYERS + number + 1))
                .bind(began)
                .bind(began + 600_000)
                .bind(&logs[number as usize % logs.len()])
                .execute(&mut *transaction)
                .await?;
        }
        transaction.commit().await?;
    }
    db.close().await?;
    Ok(true)
}

/// The log of a game that is played by lot and then given up, as it is kept.
fn log(seed: u32, actions: u32) -> Result<String> {
    let spec: Spec = "gipf:tournament".parse().context("a game of the catalog")?;
    let mut session = spec.open(None).context("its start")?;
    let mut chance = Rng::with_seed(seed.into());
    let mut lines = Vec::new();
    for _ in 0..actions {
        let legal = session.legal();
        if legal.is_empty() {
            break;
        }
        let by = if session.to_move() == rules::Player::First { 'f' } else { 's' };
        let action = legal[chance.usize(..legal.len())].clone();
        lines.push(format!("{}{by}{action}", chance.u32(800..30_000)));
        session.play(&action).context("a legal action")?;
    }
    lines.push(r#"5000s{"kind":"resign"}"#.to_owned());
    Ok(lines.join("\n"))
}
