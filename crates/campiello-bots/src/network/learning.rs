//! How a network learns: step by step, from a handful of examples at a time (Adam).

#![expect(clippy::cast_precision_loss)]

use campiello_core::{Chance, Luck};

use super::{Layer, Network, Units, add, product};

/// What a position showed, and what came of it.
pub struct Example<const WIDTH: usize> {
    /// What it showed.
    pub shown: [f32; WIDTH],
    /// What came of it.
    pub came_to: f32,
}

/// How many examples make a step.
const BATCH: usize = 64;
/// How far the first steps go.
const STEP: f32 = 0.002;
/// How long Adam remembers directions, and how long their sizes.
const MEMORY: [f32; 2] = [0.9, 0.999];
/// So that nothing is divided by nothing.
const TINY: f32 = 1e-8;
/// By how much every weight is drawn towards nothing, times the step.
const DECAY: f32 = 1e-3;
/// What answers are measured in while it learns: so many points are one.
const UNIT: f32 = 10.0;

/// Learns from examples, all of them so many times, in an order that luck has a say in. `tell` hears after every time how far the answers were off on average.
pub fn learn<const WIDTH: usize>(
    examples: &[&Example<WIDTH>],
    units: [usize; 2],
    times: u32,
    luck: &mut Luck,
    mut tell: impl FnMut(u32, f32),
) -> Network {
    let scale = Scale::of(examples);
    let mut pupil = Pupil::new(WIDTH, units, luck);
    let mut order: Vec<u32> = (0..).take(examples.len()).collect();
    let steps = (examples.len().div_ceil(BATCH) * times as usize).max(1);
    let mut done = 0;
    for time in 0..times {
        luck.shuffle(&mut order);
        let mut squares = 0.0;
        for batch in order.chunks(BATCH) {
            for number in batch {
                let example = examples[*number as usize];
                squares += f64::from(pupil.look(&scale.shown(&example.shown), scale.answer(example.came_to)));
            }
            // Steps become shorter towards the end, and are short in the beginning.
            let share = done as f32 / steps as f32;
            pupil.step(STEP * (1.0 - share).max(0.02) * (share * 50.0).min(1.0), batch.len());
            done += 1;
        }
        tell(time + 1, (squares / examples.len().max(1) as f64).sqrt() as f32 * UNIT);
    }
    scale.undo(pupil.network)
}

/// What makes everything that is shown vary alike.
struct Scale<const WIDTH: usize> {
    mean: [f32; WIDTH],
    /// One over the spread; nothing for what never varies.
    times: [f32; WIDTH],
    usual: f32,
}

impl<const WIDTH: usize> Scale<WIDTH> {
    fn of(examples: &[&Example<WIDTH>]) -> Self {
        let count = examples.len().max(1) as f64;
        let mean_of = |of: &dyn Fn(&Example<WIDTH>) -> f64| examples.iter().copied().map(of).sum::<f64>() / count;
        let mean: [f64; WIDTH] = std::array::from_fn(|at| mean_of(&|example| f64::from(example.shown[at])));
        let times = std::array::from_fn(|at| {
            let variance = mean_of(&|example| (f64::from(example.shown[at]) - mean[at]).powi(2));
            // What is hardly ever seen is not blown up.
            if variance < 1e-9 { 0.0 } else { (1.0 / variance.sqrt()).min(10.0) as f32 }
        });
        Self { mean: mean.map(|mean| mean as f32), times, usual: mean_of(&|example| f64::from(example.came_to)) as f32 }
    }

    fn shown(&self, shown: &[f32; WIDTH]) -> [f32; WIDTH] {
        std::array::from_fn(|at| (shown[at] - self.mean[at]) * self.times[at])
    }

    fn answer(&self, came_to: f32) -> f32 {
        (came_to - self.usual) / UNIT
    }

    /// The same network for what is shown as it is, and in points.
    fn undo(&self, mut network: Network) -> Network {
        let first = &mut network.layers[0];
        let units = first.units();
        for (at, weights) in first.weights.chunks_exact_mut(units).enumerate() {
            for weight in &mut *weights {
                *weight *= self.times[at];
            }
            add(&mut first.bias, weights, -self.mean[at]);
        }
        for (direct, times) in network.direct.iter_mut().zip(self.times) {
            *direct *= times * UNIT;
        }
        network.last.iter_mut().for_each(|last| *last *= UNIT);
        network.usual = network.usual * UNIT + self.usual - product(&network.direct, &self.mean);
        network
    }
}

/// A network that learns.
struct Pupil {
    network: Network,
    /// Where the present batch would have it go.
    slope: Network,
    /// Adam's memory of directions and their sizes.
    memory: [Network; 2],
    steps: i32,
}

impl Pupil {
    fn new(inputs: usize, units: [usize; 2], luck: &mut Luck) -> Self {
        let none = Network::new(inputs, units);
        let mut network = none.clone();
        let mut draw = |weights: &mut [f32], spread: f32| {
            for weight in weights {
                *weight = (luck.below(20_001) as f32 / 10_000.0 - 1.0) * spread;
            }
        };
        for layer in &mut network.layers {
            let inputs = layer.weights.len() / layer.units();
            draw(&mut layer.weights, (2.0 / inputs as f32).sqrt());
        }
        draw(&mut network.last, 0.1);
        Self { network, slope: none.clone(), memory: [none.clone(), none], steps: 0 }
    }

    /// Looks at an example; the square of what the answer was off by.
    fn look(&mut self, shown: &[f32], answer: f32) -> f32 {
        let Self { network, slope, .. } = self;
        let mut units = Units::default();
        let off = network.answer(shown, &mut units) - answer;
        let [bent, bent_again] = units.of(network);
        slope.usual += off;
        add(&mut slope.direct, shown, off);
        add(&mut slope.last, bent_again, off);
        let [first, second] = &network.layers;
        let [first_slope, second_slope] = &mut slope.layers;
        let mut blame: Vec<f32> = network.last.iter().map(|last| last * off).collect();
        blamed(second_slope, bent, bent_again, &mut blame);
        let rows = second.weights.chunks_exact(second.units());
        let mut blame: Vec<f32> = rows.map(|weights| product(weights, &blame)).collect();
        debug_assert_eq!(blame.len(), first.units(), "every unit of the first layer is an input of the second");
        blamed(first_slope, shown, bent, &mut blame);
        off * off
    }

    /// Goes where the batch of so many examples would have it go.
    fn step(&mut self, length: f32, batch: usize) {
        self.steps += 1;
        let share = 1.0 / batch as f32;
        let [direction, size] = &mut self.memory;
        let [early, early_size] = MEMORY.map(|memory| 1.0 - memory.powi(self.steps));
        let all = self.network.all_mut().zip(self.slope.all_mut()).zip(direction.all_mut().zip(size.all_mut()));
        for ((weight, slope), (direction, size)) in all {
            let towards = core::mem::take(slope) * share;
            *direction = MEMORY[0] * *direction + (1.0 - MEMORY[0]) * towards;
            *size = MEMORY[1] * *size + (1.0 - MEMORY[1]) * towards * towards;
            let step = (*direction / early) / ((*size / early_size).sqrt() + TINY);
            *weight -= length * (step + DECAY * *weight);
        }
    }
}

/// Passes blame on from the units of a layer to its weights. Units that said nothing have none.
fn blamed(slope: &mut Layer, inputs: &[f32], units: &[f32], blame: &mut [f32]) {
    for (blame, unit) in blame.iter_mut().zip(units) {
        if *unit <= 0.0 {
            *blame = 0.0;
        }
    }
    add(&mut slope.bias, blame, 1.0);
    for (input, slopes) in inputs.iter().zip(slope.weights.chunks_exact_mut(units.len())) {
        add(slopes, blame, *input);
    }
}

#[cfg(test)]
mod tests {
    use campiello_core::Seed;

    use super::*;

    /// What comes of four numbers: nothing that a plain sum could say.
    fn example(luck: &mut Luck) -> Example<4> {
        let shown: [f32; 4] = std::array::from_fn(|_| luck.below(100) as f32 / 50.0);
        let came_to = 50.0 + 8.0 * shown[0].max(shown[1]) - 5.0 * shown[2];
        Example { shown, came_to }
    }

    #[test]
    fn it_learns_what_a_plain_sum_cannot_say_and_keeps_it_as_text() {
        let mut luck = Seed::numbered(1, 1).luck(0);
        let examples: Vec<_> = (0..4000).map(|_| example(&mut luck)).collect();
        let examples: Vec<_> = examples.iter().collect();
        let mut told = Vec::new();
        let network = learn(&examples, [16, 8], 12, &mut luck, |_, off| told.push(off));
        let off = |network: &Network, luck: &mut Luck| {
            let tried = (0..500).map(|_| example(luck));
            let squares: f32 = tried.map(|tried| (network.worth(&tried.shown) - tried.came_to).powi(2)).sum();
            (squares / 500.0).sqrt()
        };
        assert!(off(&network, &mut luck) < 0.5, "off by {}", off(&network, &mut luck));
        assert!(told.len() == 12 && told[11] < told[0]);
        let read = Network::read_all(&format!("# how it was made\n{network}{network}"));
        assert_eq!(read.len(), 2);
        assert!(off(&read[1], &mut luck) < 0.6, "rounding hardly matters");
        assert_eq!(read[0].to_string(), network.to_string());
    }
}
