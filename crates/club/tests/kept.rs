//! Nothing is told before it is kept, and what could not be kept has not happened: with a store that waits or fails
//! on demand.
#![allow(clippy::unwrap_used, reason = "tests")]

mod seats;

use std::sync::Arc;
use std::sync::atomic::{AtomicU8, Ordering};
use std::time::Duration;

use club::{ClubError, Faults, Moment, Point, StoreError};
use serde_json::json;
use tokio::sync::Notify;

/// How long is listened for what must not be told.
const SHORT: Duration = Duration::from_millis(300);

/// What the store does before it commits.
const FINE: u8 = 0;
const WAITS: u8 = 1;
const FAILS: u8 = 2;

#[derive(Debug, Default)]
struct Disk {
    does: AtomicU8,
    waits: Notify,
    goes_on: Notify,
}

impl Disk {
    fn set(&self, does: u8) {
        self.does.store(does, Ordering::SeqCst);
    }
}

impl Faults for Disk {
    fn at(&self, point: Point) -> Moment<'_> {
        Box::pin(async move {
            if point != Point::BeforeCommit {
                return Ok(());
            }
            if self.does.load(Ordering::SeqCst) == WAITS {
                self.waits.notify_one();
                self.goes_on.notified().await;
            }
            match self.does.load(Ordering::SeqCst) {
                FAILS => Err(StoreError::Database("the disk is full".to_owned())),
                _ => Ok(()),
            }
        })
    }
}

#[tokio::test]
async fn nobody_hears_of_an_action_before_it_is_on_the_disk() {
    let disk = Arc::new(Disk::default());
    let club = seats::open(Some(Arc::clone(&disk) as _)).await;
    let (id, mut seats) = seats::game(&club, json!({})).await;
    disk.set(WAITS);
    seats[0].send(&id, 0, "e1-e2").await;
    disk.waits.notified().await;
    for seat in &mut seats {
        let heard = tokio::time::timeout(SHORT, async {
            loop {
                let told = seat.hear().await["tell"].as_str().unwrap().to_owned();
                if ["done", "happened", "due", "refused"].contains(&told.as_str()) {
                    break told;
                }
            }
        });
        assert_eq!(heard.await.ok(), None, "nothing is told yet");
    }
    disk.set(FINE);
    disk.goes_on.notify_one();
    assert_eq!(seats[0].until("done").await["seq"], 1);
    assert_eq!(seats[1].until("happened").await["change"]["seq"], 1);
}

#[tokio::test]
async fn what_could_not_be_kept_has_not_happened_and_can_be_done_again() {
    let disk = Arc::new(Disk::default());
    let club = seats::open(Some(Arc::clone(&disk) as _)).await;
    let (id, [mut one, mut two]) = seats::game(&club, json!({})).await;
    one.act(&id, 0, "e1-e2").await;
    two.until("happened").await;
    disk.set(FAILS);
    two.send(&id, 1, "e9-e8").await;
    assert_eq!(two.until("match").await["match"]["seq"], 1, "it stands as it is kept");
    assert_eq!(two.refusal().await, "not-kept");
    assert_eq!(one.until("match").await["match"]["seq"], 1, "everybody sees it so");
    // A guest, a line: nothing is acknowledged.
    assert_eq!(club.enter("a test", "a test").await.unwrap_err(), ClubError::NotKept);
    let line =
        json!({ "say": "chat", "match": id, "id": "c1", "room": "players", "text": "hello" });
    two.say(&line).await;
    assert_eq!(two.refusal().await, "not-kept");

    disk.set(FINE);
    assert_eq!(two.act(&id, 1, "e9-e8").await["seq"], 2);
    assert_eq!(one.until("happened").await["change"]["seq"], 2);
}
