//! A network while it learns: floats, gradients, and Adam.

use eval::net::{MOST_WEIGHT, Net, ONE, PER_WEIGHT, Row, WIDTH};

type Lanes = [f32; WIDTH];

/// A value of 1 is 1 in the logarithm of the odds, which is a hundred in an evaluation.
const UNIT: f32 = 100.0;
const ZERO: Lanes = [0.0; WIDTH];

/// Rows of weights with what Adam keeps of their gradients.
struct Rows {
    weights: Vec<Lanes>,
    gradients: Vec<Lanes>,
    first: Vec<Lanes>,
    second: Vec<Lanes>,
    /// Those with a gradient.
    touched: Vec<u16>,
    is_touched: Vec<bool>,
}

impl Rows {
    fn new(count: usize, mut weight: impl FnMut() -> f32) -> Self {
        Self {
            weights: (0..count).map(|_| std::array::from_fn(|_| weight())).collect(),
            gradients: vec![ZERO; count],
            first: vec![ZERO; count],
            second: vec![ZERO; count],
            touched: Vec::new(),
            is_touched: vec![false; count],
        }
    }

    #[inline]
    fn add(&mut self, row: u16, gradient: &Lanes) {
        let row_index = usize::from(row);
        if !self.is_touched[row_index] {
            self.is_touched[row_index] = true;
            self.touched.push(row);
        }
        for (sum, part) in self.gradients[row_index].iter_mut().zip(gradient) {
            *sum += part;
        }
    }

    /// One step of Adam for the rows with a gradient, which is forgotten.
    fn step(&mut self, rate: f32, decay: f32) {
        for row in self.touched.drain(..).map(usize::from) {
            self.is_touched[row] = false;
            let weights = self.weights[row].iter_mut().zip(&mut self.gradients[row]);
            let moments = self.first[row].iter_mut().zip(&mut self.second[row]);
            for ((weight, gradient), (first, second)) in weights.zip(moments) {
                *first = 0.9 * *first + 0.1 * *gradient;
                *second = 0.999 * *second + 0.001 * *gradient * *gradient;
                *weight -= rate * (*first / (second.sqrt() + 1e-8) + decay * *weight);
                *gradient = 0.0;
            }
        }
    }
}

/// The weights, all of them.
pub(crate) struct Model {
    /// What each feature has of its own, and what each part adds to the features it is in.
    own: Rows,
    parts: Rows,
    /// Bias, and the weight of each lane.
    rest: Rows,
    /// The value without lanes, in the first place.
    constant: Rows,
    /// Own weights and parts together.
    rows: Vec<Lanes>,
    parts_of: Vec<Vec<u16>>,
    /// How many samples have gradients in them.
    samples: usize,
}

impl Model {
    /// A model that knows nothing, with weights by chance.
    pub(crate) fn new(parts_of: Vec<Vec<u16>>, parts: usize, rng: &mut fastrand::Rng) -> Self {
        let count = parts_of.len();
        let mut model = Self {
            own: Rows::new(count, || 0.0),
            parts: Rows::new(parts, || 0.1 * (rng.f32() - 0.5)),
            rest: Rows::new(2, || rng.f32() - 0.5),
            constant: Rows::new(1, || 0.0),
            rows: vec![ZERO; count],
            parts_of,
            samples: 0,
        };
        for bias in &mut model.rest.weights[0] {
            *bias = 0.3 + 0.4 * *bias;
        }
        model.put_together();
        model
    }

    fn put_together(&mut self) {
        for ((row, own), parts) in self.rows.iter_mut().zip(&self.own.weights).zip(&self.parts_of) {
            *row = *own;
            for &part in parts {
                let part = &self.parts.weights[usize::from(part)];
                for (weight, more) in row.iter_mut().zip(part) {
                    *weight += more;
                }
            }
        }
    }

    fn lanes(&self, features: &[u16]) -> Lanes {
        let mut lanes = self.rest.weights[0];
        for &feature in features {
            let row = &self.rows[usize::from(feature)];
            for (lane, weight) in lanes.iter_mut().zip(row) {
                *lane += weight;
            }
        }
        lanes
    }

    /// The logarithm of the odds of the player to move.
    pub(crate) fn value(&self, features: &[u16]) -> f32 {
        self.value_of(&self.lanes(features))
    }

    fn value_of(&self, lanes: &Lanes) -> f32 {
        let lanes = lanes.iter().zip(&self.rest.weights[1]);
        let sum: f32 = lanes.map(|(lane, weight)| lane.clamp(0.0, 1.0).powi(2) * weight).sum();
        sum + self.constant.weights[0][0]
    }

    /// Notes in which direction the weights would come nearer to expecting `points`.
    pub(crate) fn learn(&mut self, features: &[u16], points: f32) -> f32 {
        let lanes = self.lanes(features);
        let value = self.value_of(&lanes);
        let error = sigmoid(value) - points;
        let (mut weights, mut rows) = (ZERO, ZERO);
        for (at, lane) in lanes.iter().enumerate() {
            let full = lane.clamp(0.0, 1.0);
            weights[at] = error * full * full;
            if (0.0..1.0).contains(lane) {
                rows[at] = error * 2.0 * full * self.rest.weights[1][at];
            }
        }
        self.rest.add(0, &rows);
        self.rest.add(1, &weights);
        let mut constant = ZERO;
        constant[0] = error;
        self.constant.add(0, &constant);
        for &feature in features {
            self.own.add(feature, &rows);
        }
        self.samples += 1;
        loss(value, points)
    }

    /// Follows what was noted since the last step.
    pub(crate) fn step(&mut self, rate: f32, decay: f32) {
        let share = 1.0 / self.samples.max(1) as f32;
        self.samples = 0;
        for rows in [&mut self.own, &mut self.rest, &mut self.constant] {
            for &row in &rows.touched {
                for gradient in &mut rows.gradients[usize::from(row)] {
                    *gradient *= share;
                }
            }
        }
        for &row in &self.own.touched {
            for &part in &self.parts_of[usize::from(row)] {
                self.parts.add(part, &self.own.gradients[usize::from(row)]);
            }
        }
        self.own.step(rate, decay);
        self.parts.step(0.25 * rate, 0.1 * decay);
        self.rest.step(rate, 0.0);
        self.constant.step(rate, 0.0);
        let most = f32::from(MOST_WEIGHT) * PER_WEIGHT / UNIT;
        for weight in &mut self.rest.weights[1] {
            *weight = weight.clamp(-most, most);
        }
        self.put_together();
    }

    /// The network in whole numbers.
    pub(crate) fn net(&self) -> Net {
        let whole = |lanes: &Lanes, unit: f32| Row(lanes.map(|lane| (lane * unit).round() as i16));
        Net {
            rows: self.rows.iter().map(|row| whole(row, f32::from(ONE))).collect(),
            bias: whole(&self.rest.weights[0], f32::from(ONE)),
            weights: whole(&self.rest.weights[1], UNIT / PER_WEIGHT),
            rest: (self.constant.weights[0][0] * UNIT).round() as i32,
        }
    }
}

pub(crate) fn sigmoid(value: f32) -> f32 {
    1.0 / (1.0 + (-value).exp())
}

/// How badly a player is surprised who expected what `value` says and got `points`.
pub(crate) fn loss(value: f32, points: f32) -> f32 {
    let expected = sigmoid(value).clamp(1e-6, 1.0 - 1e-6);
    -(points * expected.ln() + (1.0 - points) * (1.0 - expected).ln())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_shows_the_winner_is_learned_also_in_whole_numbers() {
        let mut rng = fastrand::Rng::with_seed(1);
        let mut model = Model::new(vec![vec![0], vec![0], vec![]], 1, &mut rng);
        for _ in 0..400 {
            for (features, points) in [([0, 2], 1.0), ([1, 2], 0.0)] {
                model.learn(&features, points);
            }
            model.step(0.01, 0.0);
        }
        assert!(model.value(&[0, 2]) > 2.0 && model.value(&[1, 2]) < -2.0);
        let net = model.net();
        for features in [[0, 2], [1, 2]] {
            let whole = net.value_of(&features) as f32 / UNIT;
            assert!((whole - model.value(&features)).abs() < 0.2, "{whole}");
        }
    }
}
