//! A small network that says what a position is worth: a weighted sum of what it shows, and two layers of units that bend it.
//!
//! It is learned from finished games (Adam on the squares of what it is off by) and kept as text. The sums are added up in one order everywhere, so that a
//! network says the same on every machine.

mod learning;
mod notes;

use std::fmt;

pub use learning::{Example, learn};
pub use notes::Notes;

/// The network.
#[derive(Clone, Debug, PartialEq)]
pub struct Network {
    /// From what is shown to the first units, and from these to the second.
    layers: [Layer; 2],
    /// From the second units to the answer.
    last: Vec<f32>,
    /// From what is shown to the answer.
    direct: Vec<f32>,
    /// What it says when nothing is shown.
    usual: f32,
}

/// Units, each a sum of all inputs; what is below nothing counts as nothing.
#[derive(Clone, Debug, PartialEq)]
struct Layer {
    /// What each unit has without any input.
    bias: Vec<f32>,
    /// Input by input, how much of it each unit gets.
    weights: Vec<f32>,
}

/// The first word of a network's text.
const HEAD: &str = "network";

impl Layer {
    fn new(inputs: usize, units: usize) -> Self {
        Self { bias: vec![0.0; units], weights: vec![0.0; inputs * units] }
    }

    const fn units(&self) -> usize {
        self.bias.len()
    }

    /// What the units say to these inputs.
    fn answer(&self, inputs: &[f32], units: &mut [f32]) {
        units.copy_from_slice(&self.bias);
        for (input, weights) in inputs.iter().zip(self.weights.chunks_exact(self.units())) {
            // Much of what can be shown is not there most of the time.
            if *input != 0.0 {
                add(units, weights, *input);
            }
        }
        for unit in units {
            *unit = unit.max(0.0);
        }
    }
}

/// Adds a multiple of some numbers to others.
#[inline]
fn add(sums: &mut [f32], numbers: &[f32], times: f32) {
    for (sum, number) in sums.iter_mut().zip(numbers) {
        *sum += number * times;
    }
}

/// The sum of the products, from the first to the last.
fn product(one: &[f32], other: &[f32]) -> f32 {
    one.iter().zip(other).map(|(one, other)| one * other).sum()
}

/// The most units of a layer.
const MOST: usize = 64;

/// What the units of both layers say.
struct Units([[f32; MOST]; 2]);

impl Default for Units {
    fn default() -> Self {
        Self([[0.0; MOST]; 2])
    }
}

impl Units {
    /// Those that a network has.
    fn of(&self, network: &Network) -> [&[f32]; 2] {
        [0, 1].map(|layer| &self.0[layer][..network.layers[layer].units()])
    }
}

impl Network {
    fn new(inputs: usize, units: [usize; 2]) -> Self {
        assert!(units.iter().all(|units| *units <= MOST), "a small network");
        let layers = [Layer::new(inputs, units[0]), Layer::new(units[0], units[1])];
        Self { layers, last: vec![0.0; units[1]], direct: vec![0.0; inputs], usual: 0.0 }
    }

    /// What a position is worth that shows this.
    pub fn worth(&self, shown: &[f32]) -> f32 {
        self.answer(shown, &mut Units::default())
    }

    /// The same, and what the units say.
    fn answer(&self, shown: &[f32], units: &mut Units) -> f32 {
        let [first, second] = &self.layers;
        let Units([bent, bent_again]) = units;
        let (bent, bent_again) = (&mut bent[..first.units()], &mut bent_again[..second.units()]);
        first.answer(shown, bent);
        second.answer(bent, bent_again);
        self.usual + product(&self.direct, shown) + product(&self.last, bent_again)
    }

    /// How much a position shows that it can be asked about.
    pub const fn inputs(&self) -> usize {
        self.direct.len()
    }

    /// Reads networks one after the other; lines that begin with `#` say how they were made.
    ///
    /// # Panics
    /// If something else stands there: such files are part of the program.
    pub fn read_all(text: &str) -> Vec<Self> {
        let mut lines = text.lines().filter(|line| !line.starts_with('#')).peekable();
        let mut networks = Vec::new();
        while let Some(line) = lines.next() {
            let mut words = line.split_whitespace();
            assert_eq!(words.next(), Some(HEAD), "a network begins with its size");
            let sizes: Vec<usize> = words.map(|word| word.parse().expect("sizes are numbers")).collect();
            let [inputs, first, second] = sizes[..] else { panic!("a network has three sizes") };
            let mut network = Self::new(inputs, [first, second]);
            let mut numbers = Vec::new();
            while let Some(line) = lines.next_if(|line| !line.starts_with(HEAD)) {
                numbers.extend(line.split_whitespace().map(|word| word.parse::<f32>().expect("weights are numbers")));
            }
            let mut numbers = numbers.into_iter();
            network.all_mut().for_each(|weight| *weight = numbers.next().expect("a network is whole"));
            assert_eq!(numbers.next(), None, "a network has no more weights than that");
            networks.push(network);
        }
        networks
    }

    /// All numbers of it, always in the same order.
    fn all_mut(&mut self) -> impl Iterator<Item = &mut f32> {
        let [first, second] = &mut self.layers;
        [&mut first.bias, &mut first.weights, &mut second.bias, &mut second.weights, &mut self.last, &mut self.direct]
            .into_iter()
            .flatten()
            .chain([&mut self.usual])
    }
}

impl fmt::Display for Network {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [first, second] = &self.layers;
        writeln!(f, "{HEAD} {} {} {}", self.inputs(), first.units(), second.units())?;
        let mut row = |numbers: &[f32]| {
            let words: Vec<String> = numbers.iter().map(|number| format!("{number:.3e}")).collect();
            writeln!(f, "{}", words.join(" "))
        };
        for layer in &self.layers {
            row(&layer.bias)?;
            layer.weights.chunks_exact(layer.units()).try_for_each(&mut row)?;
        }
        row(&self.last)?;
        row(&self.direct)?;
        row(&[self.usual])
    }
}
