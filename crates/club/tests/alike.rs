//! What is done for a name that nobody has is what is done for any other: it is counted and made to fail, not timed.
#![allow(clippy::unwrap_used, reason = "tests")]

mod seats;

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use club::{Club, ClubError, Faults, Moment, Point, StoreError};
use protocol::online::{Credentials, Recovery, Registration};

/// Where the test says it comes from.
const HERE: &str = "a test";

/// A store in which nothing can be written, once that is said.
#[derive(Debug, Default)]
struct Disk {
    fails: AtomicBool,
}

impl Faults for Disk {
    fn at(&self, point: Point) -> Moment<'_> {
        Box::pin(async move {
            if matches!(point, Point::Begun(_)) && self.fails.load(Ordering::SeqCst) {
                return Err(StoreError::Database("the disk is full".to_owned()));
            }
            Ok(())
        })
    }
}

/// How many passwords were hashed.
fn hashed(club: &Club) -> u64 {
    let text = club.metrics_text();
    let line = text.lines().find_map(|line| line.strip_prefix("gipf_passwords_total "));
    line.unwrap().parse().unwrap()
}

#[tokio::test]
async fn whoever_has_the_wrong_proof_is_refused_by_the_same_work_whatever_the_name() {
    let disk = Arc::new(Disk::default());
    let club = seats::open(Some(Arc::clone(&disk) as _)).await;
    let registration =
        Registration { name: "Ada".to_owned(), password: "correct horse".to_owned() };
    let (_, codes) = club.register(None, &registration, HERE, HERE).await.unwrap();
    let guest = club.enter(HERE, HERE).await.unwrap().signed.player.name.unwrap();
    disk.fails.store(true, Ordering::SeqCst);
    for name in ["Ada", "Nobody", "", guest.as_str()] {
        let (name, before) = (name.to_owned(), hashed(&club));
        let with = Credentials { name: name.clone(), password: "another horse".to_owned() };
        let told = club.sign_in(&with, HERE, HERE).await.unwrap_err();
        assert_eq!(told, ClubError::WrongCredentials, "{name:?}");
        assert_eq!(hashed(&club), before + 1, "{name:?}");
        // If anything was to be written for one of them, that it could not be would be told.
        let with = Recovery {
            name: name.clone(),
            proof: "0000-0000-0000-0000".to_owned(),
            password: "another horse".to_owned(),
        };
        let told = club.recover(&with, HERE, HERE).await.unwrap_err();
        assert_eq!(told, ClubError::WrongCredentials, "{name:?}");
        assert_eq!(hashed(&club), before + 2, "{name:?}");
    }
    // Whoever has the right proof hears of it.
    let with = Recovery {
        name: "Ada".to_owned(),
        proof: codes[0].clone(),
        password: "another horse".to_owned(),
    };
    assert_eq!(club.recover(&with, HERE, HERE).await.unwrap_err(), ClubError::NotKept);
    disk.fails.store(false, Ordering::SeqCst);
    club.recover(&with, HERE, HERE).await.unwrap();
    assert_eq!(club.letters_for("Nobody").await, Ok(Vec::new()));
    club.close().await;
}
