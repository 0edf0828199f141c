//! Roles, rulings, complaints and passkeys.

use std::sync::atomic::Ordering;

use protocol::online::{How, Role, Speed};
use protocol::{Ending, EventKind, Ruling};
use rules::Player;
use store::{
    Act, Ceremony, Deed as Done, Happening, LetterRow, Over, PasskeyRow, Purpose, ReportRow, Ruled,
    Store, StoreError, set_administrator,
};

use super::{Home, happening, logged, new_match, player, rate, session, two_players};

/// An act that is kept under that name.
fn done(id: &str, act: &str) -> Act {
    let (id, act, why) = (id.to_owned(), act.to_owned(), "it was so".to_owned());
    Act { id, at: 9, by: Some("p1".to_owned()), act, why, ..Act::default() }
}

async fn members(store: &Store) {
    for (id, name) in [("p1", "Ada"), ("p2", "Bo")] {
        store.add_player(player(id, name, Some("hash")), None, vec![]).await.unwrap();
    }
}

#[tokio::test]
async fn roles_events_and_what_is_done_by_them_are_kept() {
    for home in Home::all("office").await {
        let store = home.open().await;
        members(&store).await;
        // From outside, while it is open.
        let from_outside = Act { by: None, ..done("a0", "appoint") };
        assert_eq!(
            set_administrator(&home.place, "ada", true, from_outside.clone()).await,
            Ok("Ada".to_owned())
        );
        assert!(store.is_administrator("p1").await.unwrap());
        assert_eq!(
            set_administrator(&home.place, "Nobody", true, from_outside).await,
            Err(StoreError::Gone)
        );

        let (id, name) = ("g1".to_owned(), "Monday".to_owned());
        let within =
            |id: &str, act: &str| Act { gathering: Some("g1".to_owned()), ..done(id, act) };
        store.perform(within("a1", "open"), Done::Open { id: id.clone(), name }).await.unwrap();
        let official = |on| Done::Official {
            gathering: "g1".to_owned(),
            player: "p2".to_owned(),
            role: Role::Arbiter,
            on,
        };
        store.perform(within("a2", "official"), official(true)).await.unwrap();
        assert!(store.perform(within("a3", "official"), official(true)).await.is_err());
        assert_eq!(store.officials("g1").await.unwrap(), [("p2".to_owned(), Role::Arbiter)]);
        assert_eq!(store.offices_of("p2").await.unwrap(), [("g1".to_owned(), Role::Arbiter)]);
        assert_eq!(store.offices_of("p1").await.unwrap(), []);
        assert!(store.is_official("g1", "p2", Role::Arbiter).await.unwrap());
        assert!(!store.is_official("g1", "p2", Role::Organiser).await.unwrap());
        let pair = Done::Pair { gathering: "g1".to_owned(), new: Box::new(new_match("m1")) };
        store.perform(within("a4", "pair"), pair).await.unwrap();
        assert_eq!(store.gathering_of("m1").await.unwrap().as_deref(), Some("g1"));
        assert_eq!(store.matches_in("g1").await.unwrap()[0].new.id, "m1");
        store.perform(within("a5", "official"), official(false)).await.unwrap();
        assert_eq!(store.officials("g1").await.unwrap(), []);
        store.perform(within("a6", "close"), Done::Close { id: id.clone() }).await.unwrap();
        assert!(store.gathering("g1").await.unwrap().unwrap().closed.is_some());
        assert!(store.perform(within("a7", "close"), Done::Close { id }).await.is_err());
        assert_eq!(store.gatherings().await.unwrap().len(), 1);
        let mut names: Vec<String> =
            store.acts(Some("g1")).await.unwrap().into_iter().map(|act| act.act).collect();
        names.sort();
        assert_eq!(names, ["close", "official", "official", "open", "pair"], "none that failed");
        assert_eq!(store.acts(None).await.unwrap().len(), 6);
        let own = store.acts_of("p1").await.unwrap();
        assert_eq!(own.len(), 6, "what was done about a player, and by them");
        assert_eq!(own.iter().filter(|act| act.by.is_none()).count(), 1);
        assert_eq!(store.acts_of("p2").await.unwrap(), []);
        store.close().await;
    }
}

#[tokio::test]
async fn a_ruling_ends_a_match_and_corrects_its_ratings() {
    for home in Home::all("rulings").await {
        let store = home.open().await;
        members(&store).await;
        store.begin(new_match("m1"), None, None).await.unwrap();
        let rule = |seq: u64, winner: Player, corrects: bool| {
            let ruling = Ruling::Decide { winner: Some(winner) };
            let event = logged(Player::First, 5, EventKind::Rule { ruling }, &format!("r{seq}"));
            let ending = Ending { winner: Some(winner), reason: "ruled".to_owned() };
            let over = Some(Over { ending, rate: Some(rate), at: 9 });
            let last = if seq == 0 { 0 } else { 5 };
            let happening = Happening { over, ..happening("m1", seq, vec![event], last) };
            let act = Act { game: Some("m1".to_owned()), ..done(&format!("a{seq}"), "decide") };
            store.rule(Ruled { happening, corrects, act })
        };
        let changes = rule(0, Player::First, false).await.unwrap().changes.unwrap();
        assert_eq!(changes.map(|change| change.after.to_string()), ["1510", "1490"]);
        let changes = rule(1, Player::Second, true).await.unwrap().changes.unwrap();
        assert_eq!(changes.map(|change| change.after.to_string()), ["1490", "1510"]);
        let standing = store.standing("p2", "gipf", Speed::Fast).await.unwrap().unwrap();
        assert_eq!((standing.rating, standing.games), (1510.0, 1));
        assert_eq!(rule(1, Player::First, true).await.map(drop), Err(StoreError::Taken));
        assert_eq!(store.acts(None).await.unwrap().len(), 2);
        store.close().await;
    }
}

#[tokio::test]
async fn whom_somebody_shuts_out_reports_and_who_is_suspended_is_kept() {
    for home in Home::all("peace").await {
        let store = home.open().await;
        members(&store).await;
        let shun = |how| store.shun("p1".to_owned(), "p2".to_owned(), how, 3);
        shun(Some(How::Mute)).await.unwrap();
        shun(Some(How::Block)).await.unwrap();
        assert_eq!(store.shunned_by("p1").await.unwrap(), [("p2".to_owned(), How::Block)]);
        assert_eq!(store.shunning("p2").await.unwrap(), [("p1".to_owned(), How::Block)]);
        shun(None).await.unwrap();
        assert_eq!(store.shunned_by("p1").await.unwrap(), []);

        let report = ReportRow {
            id: "r1".to_owned(),
            at: 5,
            by: "p1".to_owned(),
            player: "p2".to_owned(),
            game: None,
            said: Some(("unkind".to_owned(), 4)),
            why: "it is so".to_owned(),
            closed: None,
        };
        store.report(report.clone()).await.unwrap();
        assert_eq!(store.reports(false).await.unwrap(), std::slice::from_ref(&report));
        assert_eq!(store.reports_by("p1").await.unwrap(), [report]);
        assert_eq!(store.reports_by("p2").await.unwrap(), [], "what others say is theirs");
        let close = || Done::CloseReport { report: "r1".to_owned() };
        store.perform(done("a1", "close-report"), close()).await.unwrap();
        assert!(store.perform(done("a2", "close-report"), close()).await.is_err());
        assert_eq!(store.reports(false).await.unwrap(), []);
        assert!(store.report_of("r1").await.unwrap().unwrap().closed.is_some());

        let suspend = |until| Done::Suspend { player: "p2".to_owned(), until };
        store.perform(done("a3", "suspend"), suspend(Some(100))).await.unwrap();
        assert_eq!(store.suspended("p2", 50).await.unwrap(), Some(100));
        assert_eq!(store.suspended("p2", 200).await.unwrap(), None);
        store.perform(done("a4", "unsuspend"), suspend(None)).await.unwrap();
        assert_eq!(store.suspended("p2", 50).await.unwrap(), None);
        assert_eq!(store.count_players().await.unwrap(), (2, 0));
        assert_eq!(store.players_like("b").await.unwrap(), ["p2"]);
        store.close().await;
    }
}

#[tokio::test]
async fn passkeys_are_kept_and_what_is_asked_of_a_browser_is_answered_once() {
    for home in Home::all("passkeys").await {
        let store = home.open().await;
        members(&store).await;
        let ceremony = Ceremony {
            id: "x1".to_owned(),
            player: Some("p1".to_owned()),
            state: vec![0, 255, 7],
            until: 100,
        };
        store.begin_ceremony(ceremony.clone(), 5).await.unwrap();
        assert_eq!(store.end_ceremony("x1".to_owned(), 6).await, Ok(ceremony));
        assert_eq!(store.end_ceremony("x1".to_owned(), 6).await, Err(StoreError::Gone));

        let row = PasskeyRow {
            id: "k1".to_owned(),
            player: "p1".to_owned(),
            credential: vec![1, 2, 250],
            name: "a key".to_owned(),
            transports: 3,
            fixed: vec![0, 9],
            state: vec![8],
            since: 5,
            used: 5,
        };
        store.add_passkey(row.clone()).await.unwrap();
        assert_eq!(store.add_passkey(row.clone()).await, Err(StoreError::Taken));
        assert_eq!(store.passkey(&[1, 2, 250]).await.unwrap(), Some(row.clone()));
        let used = PasskeyRow { state: vec![8, 8], used: 9, ..row };
        store.use_passkey(used.clone(), session("s9")).await.unwrap();
        assert_eq!(store.passkeys("p1").await.unwrap(), [used]);
        store.remove_passkey("p1".to_owned(), "k1".to_owned()).await.unwrap();
        assert_eq!(store.passkeys("p1").await.unwrap(), []);
        store.close().await;
    }
}

#[tokio::test]
async fn a_code_is_looked_for_in_the_same_way_whoever_is_asked_about() {
    for home in Home::all("codes").await {
        let store = home.open().await;
        two_players(&store).await;
        assert!(store.is_code("p2", "c1").await.unwrap());
        for (player, code) in [("p2", "c9"), ("p1", "c1"), ("nobody", "c1")] {
            assert!(!store.is_code(player, code).await.unwrap(), "{player} {code}");
        }
        let letter = |purpose, code: &str| LetterRow {
            player: "p2".into(),
            code: code.into(),
            purpose,
            address: "bo@gipf.example".into(),
            until: 1_000_100,
        };
        store.add_letter(letter(Purpose::Recover, "sent")).await.unwrap();
        store.add_letter(letter(Purpose::Confirm, "other")).await.unwrap();
        assert!(store.is_code("p2", "sent").await.unwrap());
        assert!(!store.is_code("p2", "other").await.unwrap(), "it is for something else");
        home.time.store(1_000_100, Ordering::Relaxed);
        assert!(!store.is_code("p2", "sent").await.unwrap(), "it is void");
        store.use_code("p2".into(), "c1".into(), "new".into(), session("s9")).await.unwrap();
        assert!(!store.is_code("p2", "c1").await.unwrap(), "it is used up");
        store.close().await;
    }
}
