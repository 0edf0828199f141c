//! Every game of the catalog, with every option and combined, is offered in the lobby and played.
#![allow(clippy::unwrap_used, reason = "tests")]

mod friend;

use friend::{Host, Socket, legal, play};
use protocol::{OptionKind, Request, Response, VariantInfo, VariantOption};
use serde_json::{Value, json};

/// How many actions are played of each.
const ACTIONS: u32 = 6;

/// The values of an option besides the usual one.
fn values(option: &VariantOption) -> Vec<String> {
    match option.kind {
        OptionKind::NumberEach { least, most, .. } => {
            vec![least.to_string(), most.to_string(), format!("{least}/{most}")]
        }
        OptionKind::CountsEach { letters, most, total } => {
            let count = most.min(total);
            letters.chars().map(|letter| format!("{letter}{count}")).collect()
        }
        OptionKind::Seed { most } => vec![most.to_string()],
        OptionKind::Text { like } => vec![like.to_owned()],
        OptionKind::Choice { values } => values.iter().map(|&it| it.to_owned()).collect(),
    }
}

fn answer(request: &Request) -> Response {
    client::answer(request, &|| 0, &mut |_| {})
}

/// A variant by itself, and with each value of each of its options.
fn specs(game: &str, variant: &VariantInfo) -> Vec<String> {
    let usual = format!("{game}:{}", variant.key);
    let with = |option: &VariantOption| {
        let key = option.key;
        let usual = usual.clone();
        values(option).into_iter().map(move |value| format!("{usual},{key}={value}"))
    };
    let options: Vec<String> = variant.options.iter().flat_map(with).collect();
    [usual.clone()].into_iter().chain(options).collect()
}

/// Plays what is legal by some rule, and then one gives up.
async fn plays(id: &str, sockets: &mut [Socket; 2], what: &str) {
    let mut seq = 0;
    for step in 0..ACTIONS {
        let shown = sockets[0].watch(id).await;
        seq = u32::try_from(shown["seq"].as_u64().unwrap()).unwrap();
        if !shown["state"]["ending"].is_null() {
            return;
        }
        let second = shown["state"]["deciders"][0] == "second";
        let socket = &mut sockets[usize::from(second)];
        let shown = if second { socket.watch(id).await } else { shown };
        if !shown["state"]["fight"].is_null() {
            socket.act(id, seq, json!({ "kind": "let-pass" })).await;
            continue;
        }
        let actions = legal(&shown["state"]["view"]);
        let place = usize::try_from(step).unwrap() * 7 % actions.len().max(1);
        let action = actions.get(place).unwrap_or_else(|| panic!("{what}: {shown}"));
        socket.act(id, seq, play(action)).await;
        seq += 1;
    }
    let change = sockets[1].act(id, seq, json!({ "kind": "resign" })).await;
    assert_eq!(change["ending"]["reason"], "resigned", "{what}");
}

#[tokio::test]
async fn every_game_and_every_option_is_offered_and_played_with_a_clock_and_over_days() {
    let host = Host::new().await;
    let (ada, bo) = (host.guest().await, host.guest().await);
    let mut count = 0;
    let Response::Games { games } = answer(&Request::Games) else { panic!("no games") };
    for info in games {
        for variant in &info.variants {
            for spec in specs(info.key, variant) {
                // What goes only with other options is told, as everywhere.
                let board = answer(&Request::Board { spec: spec.clone() });
                if matches!(board, Response::Failed { .. }) {
                    continue;
                }
                let clock = if count % 2 == 0 { "days:1" } else { "300+5" };
                let wanted = json!({ "spec": spec, "terms": { "clock": clock } });
                let (id, mut sockets) = host.game(&ada, &bo, wanted).await;
                plays(&id, &mut sockets, &spec).await;
                count += 1;
            }
        }
    }
    assert!(count > 40, "{count} games were played");
}

#[tokio::test]
async fn every_game_that_can_be_combined_is_played_so() {
    let host = Host::new().await;
    let (ada, bo) = (host.guest().await, host.guest().await);
    for (spec, combine) in [
        ("gipf:standard,potentials=Y3", "hands"),
        ("gipf:tournament,potentials=Z3", "namesakes"),
        ("gipf:tournament,potentials=D3", "free challenges=3"),
        ("gipf:ultimate", "namesakes clock=60"),
        ("gipf:matrx", "hands anyway=yes"),
    ] {
        for clock in ["days:3", "600+10"] {
            let wanted = json!({ "spec": spec, "terms": { "clock": clock, "combine": combine } });
            let (id, mut sockets) = host.game(&ada, &bo, wanted).await;
            let shown = sockets[0].watch(&id).await;
            assert_ne!(shown["state"]["combined"], Value::Null, "{spec}");
            plays(&id, &mut sockets, &format!("{spec} {combine}")).await;
        }
    }
}
