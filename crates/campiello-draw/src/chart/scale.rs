//! From numbers to places on the picture, and which numbers are written beside it.

/// How far apart numbers stand.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Scale {
    /// Equal differences, equal distances.
    #[default]
    Linear,
    /// Equal ratios, equal distances: every doubling is as long as the other. Only for numbers above zero.
    Logarithmic,
}

/// One side of a chart.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Axis {
    /// What is measured, and in which unit.
    pub label: String,
    /// How far apart numbers stand.
    pub scale: Scale,
    /// From where to where; what lies outside is drawn at the edge. Without it, as far as the numbers go.
    pub range: Option<(f64, f64)>,
}

impl Axis {
    /// A linear axis as long as its numbers.
    pub fn new(label: impl Into<String>) -> Self {
        Self { label: label.into(), ..Self::default() }
    }

    /// The same from here to there.
    #[must_use]
    pub fn between(self, from: f64, to: f64) -> Self {
        Self { range: Some((from, to)), ..self }
    }

    /// The same with equal distances for equal ratios.
    #[must_use]
    pub fn logarithmic(self) -> Self {
        Self { scale: Scale::Logarithmic, ..self }
    }
}

/// A number that is written beside an axis.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Tick {
    pub(super) value: f64,
    pub(super) decimals: usize,
}

/// An axis laid onto the picture.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Ruler {
    scale: Scale,
    range: (f64, f64),
    places: (f64, f64),
    ticks: Vec<Tick>,
}

/// About how many numbers are written beside an axis.
const TICKS: f64 = 5.0;
/// So few whole numbers on a logarithmic axis are all written: somebody chose them.
const FEW: usize = 10;
/// The room left and right of the numbers on a logarithmic axis, as a part of its length.
const AIR: f64 = 0.04;

impl Ruler {
    /// Lays the axis from one place to another so that all the numbers fit on it.
    pub(super) fn new(axis: &Axis, numbers: impl Iterator<Item = f64>, places: (f64, f64)) -> Self {
        let fits = |number: &f64| number.is_finite() && (axis.scale == Scale::Linear || *number > 0.0);
        let mut numbers: Vec<f64> = numbers.filter(fits).collect();
        numbers.sort_by(f64::total_cmp);
        numbers.dedup();
        let ends = numbers.first().copied().zip(numbers.last().copied());
        match axis.scale {
            Scale::Linear => linear(axis.range, ends.unwrap_or((0.0, 1.0)), places),
            Scale::Logarithmic => {
                let mut ruler = logarithmic(axis.range, ends.unwrap_or((1.0, 10.0)), places);
                if (2..=FEW).contains(&numbers.len()) && numbers.iter().all(|number| number.fract() == 0.0) {
                    ruler.ticks = numbers.into_iter().map(|value| Tick { value, decimals: 0 }).collect();
                }
                ruler
            }
        }
    }

    /// The place of a number; what lies outside stands at the edge.
    pub(super) fn at(&self, number: f64) -> f64 {
        let measure = |number: f64| match self.scale {
            Scale::Linear => number,
            Scale::Logarithmic => number.max(f64::MIN_POSITIVE).ln(),
        };
        let (from, to) = (measure(self.range.0), measure(self.range.1));
        let share = ((measure(number) - from) / (to - from)).clamp(0.0, 1.0);
        self.places.0 + share * (self.places.1 - self.places.0)
    }

    /// The numbers that are written beside it.
    pub(super) fn ticks(&self) -> &[Tick] {
        &self.ticks
    }
}

fn linear(given: Option<(f64, f64)>, ends: (f64, f64), places: (f64, f64)) -> Ruler {
    let (from, to) = apart(given.unwrap_or(ends));
    let step = round((to - from) / TICKS);
    let (first, last) = match given {
        Some(_) => ((from / step - 1e-9).ceil(), (to / step + 1e-9).floor()),
        None => ((from / step + 1e-9).floor(), (to / step - 1e-9).ceil()),
    };
    let decimals = (-step.log10().floor()).max(0.0) as usize;
    let ticks = (0..=(last - first) as usize).map(|n| Tick { value: (first + n as f64) * step, decimals }).collect();
    let range = if given.is_some() { (from, to) } else { (first * step, last * step) };
    Ruler { scale: Scale::Linear, range, places, ticks }
}

fn logarithmic(given: Option<(f64, f64)>, ends: (f64, f64), places: (f64, f64)) -> Ruler {
    let (from, to) = given.unwrap_or(ends);
    let from = from.max(f64::MIN_POSITIVE);
    let to = if to > from { to } else { from * 10.0 };
    let air = if given.is_some() { 1.0 } else { (to / from).powf(AIR) };
    let (least, most) = (from / air, to * air);
    let powers = least.log10().floor() as i32..=most.log10().ceil() as i32;
    let steps = powers.flat_map(|power| [1.0, 2.0, 5.0].map(|step| (step * 10_f64.powi(power), power)));
    let ticks = steps
        .filter(|(value, _)| (least * 0.999_999..=most * 1.000_001).contains(value))
        .map(|(value, power)| Tick { value, decimals: (-power).max(0) as usize })
        .collect();
    Ruler { scale: Scale::Logarithmic, range: (least, most), places, ticks }
}

/// Two ends that are not the same.
fn apart((from, to): (f64, f64)) -> (f64, f64) {
    if to > from { (from, to) } else { (from - 0.5, from + 0.5) }
}

/// A step near this one that people count in: one, two or five of some power of ten.
fn round(step: f64) -> f64 {
    let power = 10_f64.powf(step.log10().floor());
    let steps = [1.0, 2.0, 5.0, 10.0].map(|times| times * power);
    steps.into_iter().find(|rounder| *rounder >= step * 0.999_999).unwrap_or(step)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn values(ruler: &Ruler) -> Vec<f64> {
        ruler.ticks().iter().map(|tick| tick.value).collect()
    }

    #[test]
    fn people_count_in_ones_twos_and_fives() {
        let ruler = Ruler::new(&Axis::new(""), [3.0, 47.0].into_iter(), (0.0, 100.0));
        assert_eq!(values(&ruler), [0.0, 10.0, 20.0, 30.0, 40.0, 50.0]);
        let ruler = Ruler::new(&Axis::new("").logarithmic(), [49.5, 2000.0].into_iter(), (0.0, 100.0));
        assert_eq!(values(&ruler), [50.0, 100.0, 200.0, 500.0, 1000.0, 2000.0]);
        let ruler = Ruler::new(&Axis::new("").logarithmic(), [30.0, 60.0, 120.0].into_iter(), (0.0, 100.0));
        assert_eq!(values(&ruler), [30.0, 60.0, 120.0], "few numbers were chosen");
        let ruler = Ruler::new(&Axis::new("").between(0.0, 100.0), std::iter::empty(), (0.0, 100.0));
        assert_eq!(values(&ruler), [0.0, 20.0, 40.0, 60.0, 80.0, 100.0]);
    }

    #[test]
    fn every_doubling_is_as_long_as_the_other() {
        let ruler = Ruler::new(&Axis::new("").logarithmic(), [50.0, 3200.0].into_iter(), (0.0, 600.0));
        let first = ruler.at(100.0) - ruler.at(50.0);
        let last = ruler.at(3200.0) - ruler.at(1600.0);
        assert!((first - last).abs() < 1e-6 && first > 50.0, "{first} {last}");
    }

    #[test]
    fn no_numbers_and_strange_numbers_have_places_too() {
        for axis in [Axis::new(""), Axis::new("").logarithmic(), Axis::new("").between(2.0, 2.0)] {
            for numbers in [&[][..], &[7.0], &[f64::NAN], &[f64::INFINITY, 1.0], &[0.0], &[-3.0, -3.0], &[1e-9, 1e9]] {
                let ruler = Ruler::new(&axis, numbers.iter().copied(), (10.0, 20.0));
                for number in [-1e12, 0.0, 1.0, 1e12] {
                    assert!((10.0..=20.0).contains(&ruler.at(number)), "{axis:?} {numbers:?} {number}");
                }
                assert!(ruler.ticks().len() < 100, "{axis:?} {numbers:?}");
            }
        }
    }
}
