//! Clocks as they are told, by a clock that is put forward.
#![allow(clippy::unwrap_used, reason = "tests")]

mod seats;

use serde_json::{Value, json};

/// What the first player's clock shows: main time, periods, what the period has left, all that is left.
fn first(change: &Value) -> (u64, u64, u64, u64) {
    let clock = &change["clocks"][0];
    let number = |name: &str| clock[name].as_u64().unwrap();
    (number("main"), number("periods"), number("spare"), number("left"))
}

#[tokio::test]
async fn main_time_ends_periods_count_and_the_last_one_loses() {
    let club = seats::open(None).await;
    let (id, [mut one, mut two]) = seats::game(&club, json!({ "clock": "60+2x30" })).await;
    // What really passes besides is far less each time than what is left here.
    club.leap(20_000);
    let (main, periods, spare, left) = first(&one.act(&id, 0, "e1-e2").await);
    assert!((30_000..=40_000).contains(&main), "{main}");
    assert_eq!((periods, spare, left), (2, 30_000, main + 60_000));
    two.act(&id, 1, "e9-e8").await;

    club.leap(50_000);
    let shown = first(&one.act(&id, 2, "a1-b2").await);
    assert_eq!(shown, (0, 2, 30_000, 60_000), "the period that was begun is whole again");
    two.act(&id, 3, "f8-f7").await;

    club.leap(35_000);
    let shown = first(&one.act(&id, 4, "a1-b2").await);
    assert_eq!(shown, (0, 1, 30_000, 30_000), "one is used up");
    let change = two.act(&id, 5, "f8-f7").await;
    assert_eq!(change["clocks"][0]["runs"], true);
    assert_eq!(change["clocks"][1]["periods"], 2, "nobody else has lost any");

    // Whoever looks again is shown the same.
    one.say(&json!({ "say": "watch", "match": id })).await;
    let shown = one.until("match").await;
    assert_eq!(shown["match"]["state"]["clocks"][0]["periods"], 1);
    club.leap(31_000);
    let ending = loop {
        let change = two.until("happened").await["change"].clone();
        if !change["ending"].is_null() {
            break change["ending"].clone();
        }
    };
    assert_eq!(ending, json!({ "winner": "second", "reason": "time" }));
    one.send(&id, 7, "e1-e2").await;
    assert_eq!(one.refusal().await, "match-over");
}
