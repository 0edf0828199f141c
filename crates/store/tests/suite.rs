//! One suite for every database: `SQLite` in a folder always, `PostgreSQL` where `DATABASE_URL` names a server on
//! which databases may be made.
#![allow(clippy::unwrap_used, reason = "tests")]

#[path = "suite/beside.rs"]
mod beside;
#[path = "suite/people.rs"]
mod people;

use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use protocol::online::{Audience, Branch, ChatRoom, Colour, NewSeek, Scope, Speed};
use protocol::{Deed, DeedKind, Ending, Event, EventKind, Terms};
use rules::Player;
use sqlx::{AnyConnection, Connection};
use store::{
    Clock, Happening, LetterRow, Logged, NewMatch, NewPlayer, NewSession, Over, Place, Plan,
    Purpose, Rated, Said, SeekRow, Standing, Store, StoreError, SubscriptionRow, TokenRow, testkit,
};

/// A database of its own for a test, which is removed with it.
struct Home {
    place: Place,
    time: Arc<AtomicU64>,
    folder: Option<PathBuf>,
}

impl Home {
    fn folder(name: &str) -> Self {
        let folder = std::env::temp_dir().join(format!("gipf-store-{name}-{}", std::process::id()));
        let _ = std::fs::remove_dir_all(&folder);
        Self {
            place: Place::Folder(folder.clone()),
            time: Arc::new(AtomicU64::new(1_000_000)),
            folder: Some(folder),
        }
    }

    /// A new database on the server that `DATABASE_URL` names.
    async fn server(name: &str) -> Option<Self> {
        let place = Place::Server(testkit::database(&format!("store_{name}")).await?);
        Some(Self { place, time: Arc::new(AtomicU64::new(1_000_000)), folder: None })
    }

    async fn all(name: &str) -> Vec<Self> {
        [Some(Self::folder(name)), Self::server(name).await].into_iter().flatten().collect()
    }

    fn clock(&self) -> Clock {
        let time = Arc::clone(&self.time);
        Arc::new(move || time.load(Ordering::Relaxed))
    }

    async fn open(&self) -> Store {
        Store::open(&self.place, self.clock()).await.unwrap()
    }
}

impl Drop for Home {
    fn drop(&mut self) {
        if let Some(folder) = &self.folder {
            let _ = std::fs::remove_dir_all(folder);
        }
    }
}

fn player(id: &str, name: &str, password: Option<&str>) -> NewPlayer {
    let password = password.map(str::to_owned);
    NewPlayer { id: id.to_owned(), name: name.to_owned(), password, since: 5 }
}

fn session(id: &str) -> NewSession {
    NewSession {
        id: id.to_owned(),
        token: format!("hash-{id}"),
        agent: "a browser".to_owned(),
        since: 7,
    }
}

fn new_match(id: &str) -> NewMatch {
    NewMatch {
        id: id.to_owned(),
        spec: "gipf:standard".to_owned(),
        start: None,
        terms: Terms { clock: Some("300+5".to_owned()), ..Terms::default() },
        game: "gipf".to_owned(),
        speed: Some(Speed::Fast),
        rated: true,
        players: ["p1".to_owned(), "p2".to_owned()],
        began: 1_000_000,
        due: Some(1_300_000),
        deciders: vec![Player::First],
    }
}

/// What happens in a match at once, from a place of its log on.
fn happening(id: &str, seq: u64, logged: Vec<Logged>, last: u64) -> Happening {
    let (id, deciders) = (id.to_owned(), vec![Player::Second]);
    Happening { id, seq, logged, last, due: None, deciders, over: None }
}

fn logged(by: Player, at: u64, kind: EventKind, action: &str) -> Logged {
    Logged { action: Some(action.to_owned()), event: Event { by, at, kind } }
}

fn act(action: &str) -> EventKind {
    EventKind::Act { action: action.to_owned() }
}

async fn two_players(store: &Store) {
    store.add_player(player("p1", "Ada", None), Some(session("s1")), vec![]).await.unwrap();
    let codes = vec!["c1".to_owned(), "c2".to_owned()];
    store.add_player(player("p2", "Bo", Some("hash")), Some(session("s2")), codes).await.unwrap();
}

#[tokio::test]
async fn players_are_kept_with_their_sessions_and_codes() {
    for home in Home::all("players").await {
        let store = home.open().await;
        two_players(&store).await;
        assert_eq!(store.player("p1").await.unwrap().unwrap().name.as_deref(), Some("Ada"));
        assert_eq!(store.player_by_name("BO").await.unwrap().unwrap().id, "p2");
        assert_eq!(store.session("hash-s1").await.unwrap().unwrap().player, "p1");
        assert_eq!(store.session("s1").await.unwrap(), None, "only the hash is known");

        let taken = store.add_player(player("p3", "aDA", None), None, vec![]).await;
        assert_eq!(taken, Err(StoreError::Taken), "names are unique without regard to case");
        let register = |name: &str| {
            store.register("p1".into(), name.into(), "secret".into(), vec!["c".into()])
        };
        assert_eq!(register("bo").await, Err(StoreError::Taken));
        assert_eq!(store.codes_left("p1").await.unwrap(), 0, "a failed job has changed nothing");
        register("Ada2").await.unwrap();
        assert_eq!(register("Ada3").await, Err(StoreError::Gone), "only guests register");
        assert_eq!(store.player("p1").await.unwrap().unwrap().password.as_deref(), Some("secret"));

        store.add_session("p2".into(), session("s3")).await.unwrap();
        store.seen("s3".into(), 99).await.unwrap();
        let sessions = store.sessions("p2").await.unwrap();
        assert_eq!(sessions.iter().map(|it| it.seen).collect::<Vec<_>>(), [7, 99]);
        let foreign = store.end_session("p1".into(), "s3".into()).await;
        assert_eq!(foreign, Err(StoreError::Gone));
        store.end_sessions("p2".into(), Some("s3".into())).await.unwrap();
        assert_eq!(store.session("hash-s2").await.unwrap(), None);

        let recover = |code: &str, id: &str| {
            store.use_code("p2".into(), code.into(), "new".into(), session(id))
        };
        assert_eq!(recover("c9", "s4").await, Err(StoreError::Gone));
        recover("c1", "s5").await.unwrap();
        assert_eq!(recover("c1", "s6").await, Err(StoreError::Gone), "a code works once");
        assert_eq!(store.codes_left("p2").await.unwrap(), 1);
        assert_eq!(store.sessions("p2").await.unwrap().len(), 1, "recovery ends all sessions");
        store.close().await;
        assert_eq!(store.beat().await, Err(StoreError::Closed));
    }
}

#[tokio::test]
async fn what_belongs_to_a_player_goes_with_them_and_matches_stay() {
    for home in Home::all("deleted").await {
        let store = home.open().await;
        two_players(&store).await;
        store.begin(new_match("m1"), None, None).await.unwrap();
        let said = Said { room: ChatRoom::Players, player: "p2".into(), at: 3, text: "hi".into() };
        store.say("m1".into(), said.clone()).await.unwrap();
        store.say("m1".into(), Said { player: "p1".into(), ..said }).await.unwrap();
        store.delete_player("p2".into()).await.unwrap();
        let gone = store.player("p2").await.unwrap().unwrap();
        assert_eq!((gone.name, gone.password), (None, None));
        assert_eq!(store.player_by_name("Bo").await.unwrap(), None);
        assert!(store.sessions("p2").await.unwrap().is_empty());
        assert_eq!(store.codes_left("p2").await.unwrap(), 0);
        assert_eq!(store.said("m1").await.unwrap().len(), 1);
        assert_eq!(store.matches_of("p1", true).await.unwrap().len(), 1);
        // The name is free again.
        store.add_player(player("p4", "Bo", None), None, vec![]).await.unwrap();
        store.close().await;
    }
}

fn visit(at: u64, lesson: &str) -> Deed {
    Deed { at, what: DeedKind::Visit { lesson: lesson.to_owned() } }
}

#[tokio::test]
async fn deeds_are_kept_once_in_the_order_in_which_they_come() {
    for home in Home::all("deeds").await {
        let store = home.open().await;
        two_players(&store).await;
        let guest = store.add_deeds("p1".to_owned(), vec![visit(1, "row")], 4).await;
        assert_eq!(guest, Err(StoreError::Gone), "guests have no progress here");
        let add = |deeds| store.add_deeds("p2".to_owned(), deeds, 4);
        add(vec![visit(9, "row"), visit(3, "push")]).await.unwrap();
        add(vec![visit(3, "push"), visit(5, "push")]).await.unwrap();
        let all = store.deeds("p2", 0, 10).await.unwrap();
        let numbered = [(1, visit(9, "row")), (2, visit(3, "push")), (3, visit(5, "push"))];
        assert_eq!(all, numbered);
        assert_eq!(store.deeds("p2", 2, 10).await.unwrap(), numbered[2..]);
        assert_eq!(store.deeds("p2", 0, 2).await.unwrap(), numbered[..2]);
        assert_eq!(store.deeds("p1", 0, 10).await.unwrap(), []);
        let more = vec![visit(6, "end"), visit(7, "end")];
        assert_eq!(add(more).await, Err(StoreError::Full));
        assert_eq!(store.deeds("p2", 3, 10).await.unwrap(), [], "all of them or none");

        let forget = Deed { at: 5, what: DeedKind::Forget };
        add(vec![forget.clone()]).await.unwrap();
        add(vec![visit(4, "late"), visit(5, "push")]).await.unwrap();
        let left = [(1, visit(9, "row")), (4, forget)];
        assert_eq!(
            store.deeds("p2", 0, 10).await.unwrap(),
            left,
            "what was before is gone for good"
        );

        store.delete_player("p2".to_owned()).await.unwrap();
        assert_eq!(store.deeds("p2", 0, 10).await.unwrap(), []);
        let gone = store.add_deeds("p2".to_owned(), vec![visit(9, "row")], 4).await;
        assert_eq!(gone, Err(StoreError::Gone));
        store.close().await;
    }
}

#[tokio::test]
async fn who_cannot_come_back_and_left_nothing_is_forgotten() {
    for home in Home::all("tidy").await {
        let store = home.open().await;
        two_players(&store).await;
        for (id, name) in [("g1", "guest-1"), ("g2", "guest-2"), ("g3", "guest-3")] {
            store.add_player(player(id, name, None), Some(session(id)), vec![]).await.unwrap();
        }
        let game = NewMatch { players: ["g2".into(), "p2".into()], ..new_match("m1") };
        store.begin(game, None, None).await.unwrap();
        store.seen("g3".into(), 900).await.unwrap();
        store.tidy(800).await.unwrap();
        let mut there = Vec::new();
        for id in ["p1", "p2", "g1", "g2", "g3"] {
            there.push(store.player(id).await.unwrap().is_some());
        }
        // Who is registered, has played, or was here lately stays.
        assert_eq!(there, [false, true, false, true, true]);
        assert_eq!(store.session("hash-s2").await.unwrap(), None, "it was not used for long");
        store.close().await;
    }
}

#[tokio::test]
async fn a_seek_is_taken_once() {
    for home in Home::all("seeks").await {
        let store = home.open().await;
        two_players(&store).await;
        let wanted = NewSeek {
            spec: "zertz".to_owned(),
            terms: Terms::default(),
            rated: false,
            colour: Colour::Any,
            audience: Audience::Player { player: protocol::online::PlayerId("p2".to_owned()) },
        };
        let seek = |id: &str, until| SeekRow {
            id: id.to_owned(),
            player: "p1".to_owned(),
            wanted: wanted.clone(),
            since: 1,
            until,
        };
        store.add_seek(seek("k1", 50)).await.unwrap();
        store.add_seek(seek("k2", 60)).await.unwrap();
        assert_eq!(store.seeks().await.unwrap()[0], seek("k1", 50));
        store.begin(new_match("m1"), Some("k1".into()), None).await.unwrap();
        let again = store.begin(new_match("m2"), Some("k1".into()), None).await;
        assert_eq!(again, Err(StoreError::Gone));
        assert_eq!(store.game("m2").await.unwrap(), None, "all of a job or nothing");
        assert_eq!(store.remove_lapsed_seeks(60).await.unwrap(), 1);
        assert!(store.seeks().await.unwrap().is_empty());
        store.close().await;
    }
}

#[tokio::test]
async fn a_match_is_its_log_also_after_it_was_folded() {
    for home in Home::all("matches").await {
        let store = home.open().await;
        two_players(&store).await;
        store.begin(new_match("m1"), None, None).await.unwrap();
        let events = [
            logged(Player::First, 2500, act("e1-e2"), "a"),
            logged(Player::Second, 4000, act("e9-e8"), "b"),
            logged(Player::First, 4000, EventKind::Resign, "c"),
        ];
        let put = |seq: u64, over| {
            let (event, last) = (&events[usize::try_from(seq).unwrap()], seq * 2000);
            let last = if seq == 1 { 2500 } else { last.min(4000) };
            let due = Some(1_300_000);
            store.append(Happening { due, over, ..happening("m1", seq, vec![event.clone()], last) })
        };
        put(0, None).await.unwrap();
        assert_eq!(put(0, None).await, Err(StoreError::Taken), "a place in a log is taken once");
        put(1, None).await.unwrap();
        assert_eq!(store.due(1_299_999).await.unwrap(), Vec::<String>::new());
        assert_eq!(store.due(1_300_000).await.unwrap(), ["m1"]);
        assert_eq!(store.count_going_on().await.unwrap(), (1, 1));

        let ending = Ending { winner: Some(Player::Second), reason: "resigned".to_owned() };
        let over = Over { ending: ending.clone(), rate: Some(rate), at: 9 };
        let changes = put(2, Some(over)).await.unwrap().changes.unwrap();
        assert_eq!(
            changes.map(|change| (change.before, change.after)),
            [(1500.0, 1490.0), (1500.0, 1510.0)]
        );
        let row = store.game("m1").await.unwrap().unwrap();
        assert_eq!((row.ending, row.changes), (Some(ending), Some(changes)));
        assert_eq!(row.new.due, None);
        let standing = store.standing("p2", "gipf", Speed::Fast).await.unwrap().unwrap();
        assert_eq!((standing.rating, standing.games), (1510.0, 1));
        assert_eq!(store.standings("p1").await.unwrap().len(), 1);

        assert_eq!(store.events("m1").await.unwrap(), events);
        assert_eq!(store.unfolded(10).await.unwrap(), ["m1"]);
        store.fold("m1".into()).await.unwrap();
        let folded: Vec<Event> =
            store.events("m1").await.unwrap().into_iter().map(|it| it.event).collect();
        assert_eq!(folded, events.map(|it| it.event));
        assert_eq!(store.unfolded(10).await.unwrap(), Vec::<String>::new());

        store.begin(new_match("m2"), None, Some("m1".into())).await.unwrap();
        let third = store.begin(new_match("m3"), None, Some("m1".into())).await;
        assert_eq!(third, Err(StoreError::Gone), "there is one rematch");
        assert_eq!(store.game("m1").await.unwrap().unwrap().next.as_deref(), Some("m2"));
        let going: Vec<String> =
            store.going_on().await.unwrap().into_iter().map(|row| row.new.id).collect();
        assert_eq!(going, ["m2"]);
        store.close().await;
    }
}

#[tokio::test]
async fn what_happens_at_once_is_kept_as_a_whole_or_not_at_all() {
    for home in Home::all("turns").await {
        let store = home.open().await;
        two_players(&store).await;
        store.begin(new_match("m1"), None, None).await.unwrap();
        assert_eq!(store.game("m1").await.unwrap().unwrap().new.deciders, [Player::First]);
        let turn = |at| {
            vec![
                Logged { action: None, event: Event { by: Player::First, at, kind: act("e1-e2") } },
                logged(Player::First, at + 5, act("xe2,e3,e4,e5"), "a"),
            ]
        };
        store.append(happening("m1", 0, turn(100), 0)).await.unwrap();
        assert_eq!(store.events("m1").await.unwrap(), turn(100));
        assert_eq!(store.game("m1").await.unwrap().unwrap().new.deciders, [Player::Second]);
        let taken = store.append(happening("m1", 1, turn(200), 100)).await;
        assert_eq!(taken, Err(StoreError::Taken));
        assert_eq!(store.events("m1").await.unwrap(), turn(100), "also what would fit is not kept");
        store.close().await;
    }
}

#[tokio::test]
async fn a_plan_is_kept_until_it_is_replaced_or_the_match_is_over() {
    for home in Home::all("plans").await {
        let store = home.open().await;
        two_players(&store).await;
        store.begin(new_match("m1"), None, None).await.unwrap();
        let plan = |action: &str| Plan {
            action: action.to_owned(),
            seq: 1,
            from: 1,
            branches: vec![Branch { on: None, play: vec!["e1-e2".into()], then: Vec::new() }],
            dropped: None,
        };
        store.plan("m1".into(), Player::First, Some(plan("a"))).await.unwrap();
        store.plan("m1".into(), Player::Second, Some(plan("b"))).await.unwrap();
        store.plan("m1".into(), Player::First, Some(plan("c"))).await.unwrap();
        store.close().await;
        let store = home.open().await;
        assert_eq!(store.plans("m1").await.unwrap(), [Some(plan("c")), Some(plan("b"))]);
        assert_eq!(store.planned().await.unwrap(), ["m1"]);
        store.plan("m1".into(), Player::First, None).await.unwrap();
        assert_eq!(store.planned().await.unwrap(), Vec::<String>::new(), "the other decides");
        store.plan("m1".into(), Player::First, Some(plan("c"))).await.unwrap();
        store.plan("m1".into(), Player::Second, None).await.unwrap();
        assert_eq!(store.plans("m1").await.unwrap(), [Some(plan("c")), None]);
        let ending = Ending { winner: None, reason: "agreed".to_owned() };
        let over = Some(Over { ending, rate: None, at: 9 });
        let resign = vec![logged(Player::First, 9, EventKind::Resign, "d")];
        store.append(Happening { over, ..happening("m1", 0, resign, 0) }).await.unwrap();
        assert_eq!(store.plans("m1").await.unwrap(), [None, None]);
        assert_eq!(store.planned().await.unwrap(), Vec::<String>::new());
        store.close().await;
    }
}

#[tokio::test]
async fn a_browser_is_told_until_it_or_its_session_is_gone() {
    for home in Home::all("push").await {
        let store = home.open().await;
        two_players(&store).await;
        let session = |id: &str| NewSession {
            id: id.to_owned(),
            token: format!("hash-{id}"),
            agent: "test".to_owned(),
            since: 1,
        };
        store.add_session("p1".into(), session("s8")).await.unwrap();
        store.add_session("p1".into(), session("s9")).await.unwrap();
        let row = |endpoint: &str, session: &str, since| SubscriptionRow {
            endpoint: endpoint.to_owned(),
            player: "p1".to_owned(),
            session: session.to_owned(),
            p256dh: "key".to_owned(),
            auth: "auth".to_owned(),
            language: "ko".to_owned(),
            site: "https://gipf.example".to_owned(),
            since,
        };
        for (endpoint, session, since) in [("a", "s8", 1), ("b", "s9", 2), ("a", "s8", 3)] {
            store.subscribe(row(endpoint, session, since)).await.unwrap();
        }
        assert_eq!(
            store.subscriptions("p1").await.unwrap(),
            [row("b", "s9", 2), row("a", "s8", 3)]
        );
        store.unsubscribe("a".into(), Some("p2".into())).await.unwrap();
        assert_eq!(store.subscriptions("p1").await.unwrap().len(), 2, "it is another's");
        store.unsubscribe("a".into(), Some("p1".into())).await.unwrap();
        store.end_session("p1".into(), "s9".into()).await.unwrap();
        assert_eq!(store.subscriptions("p1").await.unwrap(), []);
        for number in 0..12 {
            store.subscribe(row(&number.to_string(), "s8", number)).await.unwrap();
        }
        let left = store.subscriptions("p1").await.unwrap();
        assert_eq!((left.len(), left[0].endpoint.as_str()), (10, "2"), "the oldest make room");
        store.keep_secret("vapid".into(), "one".into()).await.unwrap();
        store.keep_secret("vapid".into(), "two".into()).await.unwrap();
        assert_eq!(store.secret("vapid").await.unwrap().as_deref(), Some("one"));
        assert_eq!(store.secret("other").await.unwrap(), None);
        store.close().await;
    }
}

#[tokio::test]
async fn an_address_is_confirmed_by_what_was_sent_to_it_in_time() {
    for home in Home::all("letters").await {
        let store = home.open().await;
        two_players(&store).await;
        let letter = |player: &str, code: &str, purpose, until| LetterRow {
            player: player.to_owned(),
            code: code.to_owned(),
            purpose,
            address: format!("{code}@Gipf.example"),
            until,
        };
        let add =
            |player, code, purpose, until| store.add_letter(letter(player, code, purpose, until));
        let confirm = |code: &str, now| store.confirm_address("p2".into(), code.into(), now);
        let guest = add("p1", "a", Purpose::Confirm, 50).await;
        assert_eq!(guest, Err(StoreError::Gone), "guests have no address");
        add("p2", "a", Purpose::Confirm, 50).await.unwrap();
        assert_eq!(store.address_named("p2", 49).await.unwrap().as_deref(), Some("a@Gipf.example"));
        assert_eq!(store.address_named("p2", 50).await.unwrap(), None);
        assert_eq!(confirm("a", 50).await, Err(StoreError::Gone), "it is too late");
        add("p2", "b", Purpose::Confirm, 90).await.unwrap();
        assert_eq!(confirm("a", 49).await, Err(StoreError::Gone), "one takes the other's place");
        assert_eq!(store.address_of("p2").await.unwrap(), None);
        confirm("b", 60).await.unwrap();
        assert_eq!(confirm("b", 60).await, Err(StoreError::Gone), "once");
        assert_eq!(store.address_of("p2").await.unwrap().as_deref(), Some("b@Gipf.example"));
        assert_eq!(store.players_at("B@gipf.EXAMPLE", 5).await.unwrap(), ["p2"]);
        assert_eq!(store.players_at("b@gipf.example", 0).await.unwrap(), Vec::<String>::new());

        // Codes for a forgotten password stand side by side until one is used.
        let recover = |code: &str, since| {
            let session = NewSession { since, ..session(&format!("s{code}")) };
            store.use_code("p2".into(), code.into(), "new".into(), session)
        };
        for code in ["d", "e"] {
            add("p2", code, Purpose::Recover, 80).await.unwrap();
        }
        assert_eq!(recover("d", 80).await, Err(StoreError::Gone), "it is too late");
        assert_eq!(confirm("d", 60).await, Err(StoreError::Gone), "it is for something else");
        recover("d", 79).await.unwrap();
        assert_eq!(recover("e", 60).await, Err(StoreError::Gone));
        assert_eq!(store.codes_left("p2").await.unwrap(), 2, "the printed ones are left");
        // Another password, and another address, void them too; and so does time.
        add("p2", "f", Purpose::Recover, 80).await.unwrap();
        store.set_password("p2".into(), "other".into(), None).await.unwrap();
        assert_eq!(recover("f", 60).await, Err(StoreError::Gone));
        add("p2", "g", Purpose::Recover, 80).await.unwrap();
        add("p2", "h", Purpose::Confirm, 80).await.unwrap();
        confirm("h", 60).await.unwrap();
        assert_eq!(recover("g", 60).await, Err(StoreError::Gone));
        assert_eq!(store.players_at("b@gipf.example", 5).await.unwrap(), Vec::<String>::new());
        add("p2", "i", Purpose::Recover, 1_000_000).await.unwrap();
        store.tidy(0).await.unwrap();
        assert_eq!(recover("i", 60).await, Err(StoreError::Gone));

        add("p2", "j", Purpose::Confirm, 80).await.unwrap();
        store.forget_address("p2".into()).await.unwrap();
        assert_eq!(store.address_of("p2").await.unwrap(), None);
        assert_eq!(confirm("j", 60).await, Err(StoreError::Gone));
        add("p2", "k", Purpose::Confirm, 80).await.unwrap();
        confirm("k", 60).await.unwrap();
        store.delete_player("p2".into()).await.unwrap();
        assert_eq!(store.address_of("p2").await.unwrap(), None);
        store.close().await;
    }
}

fn rate(before: [Option<Standing>; 2], winner: Option<Player>, now: u64) -> [Rated; 2] {
    Player::BOTH.map(|player| {
        let old = before[player.index()].map_or(1500.0, |standing| standing.rating);
        let change = if winner == Some(player) { 10.0 } else { -10.0 };
        let after = Standing {
            rating: old + change,
            deviation: 350.0,
            volatility: 0.06,
            games: 1,
            at: now,
        };
        Rated { before: old, after }
    })
}

#[tokio::test]
async fn time_stands_while_no_server_lives() {
    for home in Home::all("outage").await {
        let store = home.open().await;
        two_players(&store).await;
        store.begin(new_match("m1"), None, None).await.unwrap();
        home.time.store(1_010_000, Ordering::Relaxed);
        store.beat().await.unwrap();
        store.close().await;
        // Nobody lives for a minute and a half.
        home.time.store(1_100_000, Ordering::Relaxed);
        let store = home.open().await;
        let row = store.game("m1").await.unwrap().unwrap();
        assert_eq!((row.stood, row.new.due), (90_000, Some(1_390_000)));
        store.close().await;
    }
}

#[tokio::test]
async fn a_second_server_is_kept_out() {
    for home in Home::all("lock").await {
        let store = home.open().await;
        assert_eq!(store.node(), 0, "whoever is alone is no node");
        let second = Store::open(&home.place, home.clock()).await.map(drop);
        assert!(matches!(second, Err(StoreError::InUse { .. })), "{second:?}");
        store.expect_alone().await.unwrap();
        store.close().await;
        assert_eq!(store.expect_alone().await, Err(StoreError::Closed));
        home.open().await.close().await;
    }
}

/// The number of the last step that this program knows, by the names of their files.
fn last_step() -> i64 {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/migrations");
    let names = std::fs::read_dir(folder).unwrap().map(|file| file.unwrap().file_name());
    names.map(|name| name.to_str().unwrap()[..4].parse().unwrap()).max().unwrap()
}

#[tokio::test]
async fn a_database_of_a_later_program_is_left_alone() {
    for home in Home::all("later").await {
        home.open().await.close().await;
        let address = match &home.place {
            Place::Folder(folder) => format!("sqlite://{}", folder.join("gipf.db").display()),
            Place::Server(address) => address.clone(),
            Place::Memory => unreachable!(),
        };
        let mut db = AnyConnection::connect(&address).await.unwrap();
        sqlx::query("INSERT INTO schema_steps (step) VALUES (99)").execute(&mut db).await.unwrap();
        db.close().await.unwrap();
        let newer = Store::open(&home.place, home.clock()).await.map(drop);
        assert_eq!(newer, Err(StoreError::Newer { found: 99, known: last_step() }));
    }
}

#[tokio::test]
async fn many_write_at_once_and_everything_arrives() {
    for home in Home::all("many").await {
        let store = home.open().await;
        two_players(&store).await;
        let mut writers = Vec::new();
        for game in 0..20 {
            let store = store.clone();
            writers.push(tokio::spawn(async move {
                let id = format!("m{game}");
                store.begin(new_match(&id), None, None).await.unwrap();
                for seq in 0..25 {
                    let event = logged(Player::First, seq * 10, act("e1-e2"), &seq.to_string());
                    let last = seq.saturating_sub(1) * 10;
                    store.append(happening(&id, seq, vec![event], last)).await.unwrap();
                }
            }));
        }
        for writer in writers {
            writer.await.unwrap();
        }
        store.close().await;
        let store = home.open().await;
        for game in 0..20 {
            assert_eq!(store.events(&format!("m{game}")).await.unwrap().len(), 25);
        }
        store.close().await;
    }
}

#[tokio::test]
async fn tokens_are_kept_found_by_their_hashes_and_end_with_what_they_belong_to() {
    for home in Home::all("tokens").await {
        let store = home.open().await;
        for (id, name) in [("a", "Ada"), ("b", "Bo")] {
            store.add_player(player(id, name, Some("hash")), None, Vec::new()).await.unwrap();
        }
        let token = |id: &str, of: &str| TokenRow {
            id: id.to_owned(),
            player: of.to_owned(),
            label: "a program".to_owned(),
            scopes: vec![Scope::Read, Scope::Play],
            since: 7,
            seen: None,
        };
        let add =
            |id: &str, of: &str, most| store.add_token(token(id, of), format!("hash-{id}"), most);
        add("t1", "a", 2).await.unwrap();
        add("t2", "a", 2).await.unwrap();
        assert_eq!(add("t3", "a", 2).await, Err(StoreError::Gone), "no more than two");
        add("t3", "b", 2).await.unwrap();
        assert_eq!(store.token("hash-t1").await.unwrap(), Some(token("t1", "a")));
        assert_eq!(store.token("t1").await.unwrap(), None);
        store.token_seen("t1".to_owned(), 99).await.unwrap();
        let seen: Vec<_> =
            store.tokens("a").await.unwrap().into_iter().map(|token| token.seen).collect();
        assert_eq!(seen, [Some(99), None]);
        assert!(store.proves("t2").await.unwrap() && !store.proves("t4").await.unwrap());
        let remove = |of: &str| store.remove_token(of.to_owned(), "t2".to_owned());
        assert_eq!(remove("b").await, Err(StoreError::Gone));
        remove("a").await.unwrap();
        assert_eq!(remove("a").await, Err(StoreError::Gone));
        store.set_password("a".to_owned(), "other".to_owned(), None).await.unwrap();
        assert_eq!(store.tokens("a").await.unwrap(), [], "void with another password");
        store.delete_player("b".to_owned()).await.unwrap();
        assert_eq!(store.token("hash-t3").await.unwrap(), None);
        store.close().await;
    }
}
