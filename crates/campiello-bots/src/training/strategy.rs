//! How weights follow the better half of a generation: separable CMA-ES (Ros and Hansen, 2008), names and constants as there.

// Counts of weights, bots and generations stay far below 2^52.
#![expect(clippy::cast_precision_loss)]

use super::Training;

/// What depends only on how many weights are fitted and how many bots are followed.
struct Constants {
    /// How much each of the better half counts, the best first; together 1.
    shares: Vec<f64>,
    /// How many bots these shares amount to.
    mu_eff: f64,
    c_sigma: f64,
    damping: f64,
    c_c: f64,
    c_1: f64,
    c_mu: f64,
    /// How long a random path is that leads nowhere.
    chi: f64,
}

impl Constants {
    fn new(fitted: usize, better: usize) -> Self {
        let (n, mu) = (fitted.max(1) as f64, better as f64);
        let raw: Vec<f64> = (1..=better).map(|rank| (mu + 0.5).ln() - (rank as f64).ln()).collect();
        let sum: f64 = raw.iter().sum();
        let shares: Vec<f64> = raw.into_iter().map(|share| share / sum).collect();
        let mu_eff = 1.0 / shares.iter().map(|share| share * share).sum::<f64>();
        let c_sigma = (mu_eff + 2.0) / (n + mu_eff + 5.0);
        // With one variance for every weight and nothing between them, these may be learned faster.
        let faster = (n + 2.0) / 3.0;
        let c_1 = (faster * 2.0 / ((n + 1.3).powi(2) + mu_eff)).min(0.5);
        let c_mu = faster * 2.0 * (mu_eff - 2.0 + 1.0 / mu_eff) / ((n + 2.0).powi(2) + mu_eff);
        Self {
            mu_eff,
            c_sigma,
            damping: 1.0 + c_sigma + 2.0 * (((mu_eff - 1.0) / (n + 1.0)).sqrt() - 1.0).max(0.0),
            c_c: (4.0 + mu_eff / n) / (n + 4.0 + 2.0 * mu_eff / n),
            c_1,
            c_mu: c_mu.min(1.0 - c_1),
            chi: n.sqrt() * (1.0 - 1.0 / (4.0 * n) + 1.0 / (21.0 * n * n)),
            shares,
        }
    }
}

impl Training {
    /// Moves the weights towards the better bots, told by how far each of their weights was off, and learns how far to spread.
    pub(super) fn follow(&mut self, better: &[&[f64]]) {
        let fitted: Vec<usize> = (0..self.weights.len()).filter(|at| self.weights[*at].step != 0).collect();
        let constants = Constants::new(fitted.len(), better.len());
        let Constants { ref shares, mu_eff, c_sigma, damping, c_c, c_1, c_mu, chi } = constants;
        let mean =
            |of: &dyn Fn(&[f64]) -> f64| shares.iter().zip(better).map(|(share, off)| share * of(off)).sum::<f64>();
        let mut length = 0.0;
        for at in &fitted {
            let weight = &mut self.weights[*at];
            let off = mean(&|off| off[*at]);
            weight.moved += self.spread * weight.variance.sqrt() * off;
            weight.path[1] = (1.0 - c_sigma) * weight.path[1] + (c_sigma * (2.0 - c_sigma) * mu_eff).sqrt() * off;
            length += weight.path[1] * weight.path[1];
        }
        let length = length.sqrt();
        let young = 1.0 - (1.0 - c_sigma).powf(2.0 * (self.generations as f64 + 1.0));
        let steady = length / young.sqrt() < (1.4 + 2.0 / (fitted.len() as f64 + 1.0)) * chi;
        for at in &fitted {
            let weight = &mut self.weights[*at];
            let off = if steady { mean(&|off| off[*at]) } else { 0.0 };
            let way = (c_c * (2.0 - c_c) * mu_eff).sqrt() * weight.variance.sqrt() * off;
            weight.path[0] = (1.0 - c_c) * weight.path[0] + way;
            let seen = weight.variance * mean(&|off| off[*at] * off[*at]);
            let lost = if steady { 0.0 } else { c_c * (2.0 - c_c) * weight.variance };
            let along = weight.path[0] * weight.path[0] + lost;
            weight.variance = (1.0 - c_1 - c_mu) * weight.variance + c_1 * along + c_mu * seen;
        }
        self.spread *= ((c_sigma / damping) * (length / chi - 1.0)).exp();
    }
}
