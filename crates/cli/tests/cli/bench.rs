use super::gipf;

#[test]
fn the_nodes_of_the_bench_are_always_the_same() {
    let run = gipf(&["bench", "--depth", "2"]);
    let last = run.good().lines().last().unwrap().to_owned();
    let nodes: u64 = last.strip_prefix("Bench: ").unwrap().parse().unwrap();
    assert!(nodes > 0);
    assert_eq!(gipf(&["bench", "--depth", "2", "--json"]).json()[0]["nodes"], nodes);
}
