//! Learning from samples.

use std::path::PathBuf;

use anyhow::{Context, Result, ensure};
use eval::net::{Features, narrow};
use search::Evaluate;

use crate::kit::Kit;
use crate::model::{Model, loss, sigmoid};
use crate::sample;

/// How a network learns.
#[derive(clap::Args, Clone, Debug)]
pub(crate) struct Fit {
    /// The files with positions
    #[arg(long, value_name = "FILE", required = true, num_args = 1..)]
    pub(crate) data: Vec<PathBuf>,
    /// The file the network is written to
    #[arg(long, value_name = "FILE")]
    pub(crate) out: PathBuf,
    /// How often every position is looked at
    #[arg(long, value_name = "N", default_value_t = EPOCHS)]
    pub(crate) epochs: u32,
    /// How much of a hundred the score of the search counts against the result of the game
    #[arg(long, value_name = "N", default_value_t = TRUST)]
    pub(crate) trust: u8,
    /// How fast it learns at first
    #[arg(long, value_name = "R", default_value_t = RATE)]
    pub(crate) rate: f32,
    /// How fast weights of single features fade that nothing speaks for
    #[arg(long, value_name = "R", default_value_t = DECAY)]
    pub(crate) decay: f32,
    /// What decides the first weights and the order of the positions
    #[arg(long, value_name = "S", default_value_t = 1)]
    pub(crate) seed: u64,
}

impl Fit {
    /// As usual, from these positions to that file.
    pub(crate) fn new(data: Vec<PathBuf>, out: PathBuf) -> Self {
        Self { data, out, epochs: EPOCHS, trust: TRUST, rate: RATE, decay: DECAY, seed: 1 }
    }
}

const EPOCHS: u32 = 8;
const TRUST: u8 = 80;
const RATE: f32 = 0.001;
const DECAY: f32 = 0.03;
/// How many positions are learned from at once.
const BATCH: usize = 256;
/// In so many steps the rate of learning rises to the full one.
const WARM_UP: usize = 500;
/// One of so many positions at the end of the data is only asked about, to see how well it goes.
const HELD_BACK: usize = 25;

/// What is learned from, one after the other.
#[derive(Default)]
struct Lesson {
    /// The features of all samples, and where those of each begin.
    features: Vec<u16>,
    begins: Vec<usize>,
    scores: Vec<f32>,
    points: Vec<Option<f32>>,
    /// What the hand-written evaluation says.
    hand: Vec<f32>,
}

impl Lesson {
    fn len(&self) -> usize {
        self.scores.len()
    }

    fn features(&self, number: usize) -> &[u16] {
        let end = self.begins.get(number + 1).copied().unwrap_or(self.features.len());
        &self.features[self.begins[number]..end]
    }
}

/// Learns a network and writes it.
pub(crate) fn run<G: Kit>(variant: &G::Variant, fit: &Fit) -> Result<()> {
    let seen = G::seen(variant);
    let hand = G::hand();
    let mut lesson = Lesson::default();
    for path in &fit.data {
        sample::read::<G>(path, |sample| {
            lesson.begins.push(lesson.features.len());
            seen.each(&sample.position, |feature| lesson.features.push(narrow(feature)));
            lesson.scores.push(sample.score as f32 / 100.0);
            lesson.points.push(sample.points);
            lesson.hand.push(hand.value(&sample.position) as f32 / 100.0);
        })?;
    }
    let learned = lesson.len() - lesson.len() / HELD_BACK;
    ensure!(learned > BATCH, "too few positions to learn from");
    let steepness = steepness(&lesson);
    let trust = f32::from(fit.trust) / 100.0;
    let expected = |number: usize| {
        let by_score = sigmoid(lesson.scores[number] * steepness);
        lesson.points[number].map_or(by_score, |points| trust * by_score + (1.0 - trust) * points)
    };
    // Of all that is held back; of positions of games against their scores and their results alone; of
    // positions beside games.
    let held_back = |value: &dyn Fn(usize) -> f32| {
        let mut sums = [(0.0, 0.0); 4];
        for number in learned..lesson.len() {
            let value = value(number);
            let by_score = sigmoid(lesson.scores[number] * steepness);
            let (aside, played) = match lesson.points[number] {
                Some(points) => (None, Some(points)),
                None => (Some(by_score), None),
            };
            let all = [Some(expected(number)), played.and(Some(by_score)), played, aside];
            for ((sum, count), points) in sums.iter_mut().zip(all) {
                if let Some(points) = points {
                    *sum += loss(value, points);
                    *count += 1.0;
                }
            }
        }
        sums.map(|(sum, count)| format!("{:.5}", sum / count)).join(" ")
    };
    eprintln!("{learned} positions to learn from; scores count {steepness:.2}");
    eprintln!("scores {}", held_back(&|number| lesson.scores[number] * steepness));
    eprintln!("hand   {}", held_back(&|number| lesson.hand[number] * steepness));
    let mut rng = fastrand::Rng::with_seed(fit.seed);
    let parts_of = (0..seen.count()).map(|feature| seen.parts_of(feature).to_vec()).collect();
    let mut model = Model::new(parts_of, seen.parts(), &mut rng);
    let mut order: Vec<usize> = (0..learned).collect();
    let steps = fit.epochs as usize * learned.div_ceil(BATCH);
    let mut done = 0;
    for epoch in 0..fit.epochs {
        rng.shuffle(&mut order);
        let mut sum = 0.0;
        for batch in order.chunks(BATCH) {
            for &number in batch {
                sum += f64::from(model.learn(lesson.features(number), expected(number)));
            }
            let left = 1.0 - done as f32 / steps as f32;
            let warm = (done as f32 / WARM_UP as f32).min(1.0);
            model.step(fit.rate * warm * (left * left).max(0.005), fit.decay);
            done += 1;
        }
        let test = held_back(&|number| model.value(lesson.features(number)));
        eprintln!("{:3}: {:.5}, held back {test}", epoch + 1, sum / learned as f64);
    }
    let net = model.net();
    let whole = held_back(&|number| net.value_of(lesson.features(number)) as f32 / 100.0);
    eprintln!("in whole numbers {whole}");
    eprintln!("{}", net.name(G::KEY));
    std::fs::write(&fit.out, net.bytes())
        .with_context(|| format!("cannot write {}", fit.out.display()))
}

/// By what scores are to be multiplied to tell the odds of winning, to a twentieth.
fn steepness(lesson: &Lesson) -> f32 {
    let surprise = |steepness: f32| -> f32 {
        let samples = lesson.scores.iter().zip(&lesson.points).step_by(7);
        samples.filter_map(|(score, points)| Some(loss(score * steepness, (*points)?))).sum()
    };
    let all = (1..=40).map(|twentieths| twentieths as f32 / 20.0);
    all.min_by(|a, b| surprise(*a).total_cmp(&surprise(*b))).unwrap_or(1.0)
}
