//! From nothing to a network: rounds of play and learning.

use std::path::PathBuf;

use anyhow::{Context, Result};
use eval::net::{Features, Net};

use crate::fit::{self, Fit};
use crate::kit::{Judge, Kit};
use crate::selfplay::{self, Play};

/// How a network comes to be.
#[derive(clap::Args, Clone, Debug)]
pub(crate) struct Learn {
    /// The folder for positions and networks
    #[arg(long, value_name = "FOLDER")]
    folder: PathBuf,
    /// How many rounds: the first is played by the hand-written evaluation, each later one by the
    /// network of the round before
    #[arg(long, value_name = "N", default_value_t = 2)]
    rounds: u64,
    /// How many games a round has
    #[arg(long, value_name = "N", default_value_t = 8000)]
    games: u32,
    /// How many positions are looked at for an action
    #[arg(long, value_name = "N", default_value_t = 400)]
    nodes: u64,
    /// How many games are played at once
    #[arg(long, value_name = "N", default_value_t = 2)]
    threads: u16,
    /// What decides every choice
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,
}

/// Plays and learns, and writes the network of the last round under its name.
pub(crate) fn run<G: Kit>(variant: &G::Variant, learn: &Learn) -> Result<()> {
    std::fs::create_dir_all(&learn.folder)
        .with_context(|| format!("cannot make {}", learn.folder.display()))?;
    let mut data = Vec::new();
    let mut judge = "hand".to_owned();
    for round in 1..=learn.rounds {
        eprintln!("round {round} of {}", learn.rounds);
        let positions = learn.folder.join(format!("round-{round}.txt"));
        let play = Play {
            games: learn.games,
            nodes: learn.nodes,
            threads: learn.threads,
            seed: learn.seed.wrapping_add(round),
            ..Play::new(positions.clone())
        };
        selfplay::run(variant, &Judge::<G>::named(&judge, variant)?, &play)?;
        data.push(positions);
        let net = learn.folder.join(format!("round-{round}.net"));
        fit::run::<G>(variant, &Fit { seed: learn.seed, ..Fit::new(data.clone(), net.clone()) })?;
        judge = net.to_string_lossy().into_owned();
    }
    let bytes = std::fs::read(&judge).with_context(|| format!("cannot read {judge}"))?;
    let net = Net::read(&bytes, G::seen(variant).count())?;
    let what = format!("{}-{variant}", G::KEY).replace([',', '=', '/'], "-");
    let named = learn.folder.join(net.name(&what)).with_extension("net");
    std::fs::write(&named, bytes).with_context(|| format!("cannot write {}", named.display()))?;
    println!("{}", named.display());
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_network_again_byte_for_byte_on_any_number_of_threads() {
        let folder = std::env::temp_dir().join(format!("gipf-learn-{}", std::process::id()));
        let networks = [1, 3].map(|threads| {
            let folder = folder.join(threads.to_string());
            let learn =
                Learn { folder: folder.clone(), rounds: 2, games: 6, nodes: 40, threads, seed: 7 };
            run::<gipf::Position>(&gipf::Variant::default(), &learn).unwrap();
            let files = std::fs::read_dir(&folder).unwrap().map(|file| file.unwrap().path());
            let nets = files.filter(|path| path.extension().is_some_and(|kind| kind == "net"));
            let mut nets: Vec<_> = nets
                .map(|path| (path.file_name().unwrap().to_owned(), std::fs::read(path).unwrap()))
                .collect();
            nets.sort_unstable();
            nets
        });
        std::fs::remove_dir_all(folder).unwrap();
        assert_eq!(networks[0].len(), 3, "one of each round, and the last one by its name");
        assert_eq!(networks[0], networks[1]);
    }
}
