//! Luck, as an argument.
//!
//! No state holds a generator. Every step of a game draws from its own stream, named by the game's secret seed and the
//! number of the step: the same seed and the same moves give the same game on every machine, for ever. What `rand` calls
//! `StdRng` or `shuffle` may change between releases; `ChaCha8`, [`Chance::below`] and [`Chance::shuffle`] here may not, and
//! golden tests hold them fast.

use alloc::format;
use alloc::vec::Vec;
use core::fmt;
use core::str::FromStr;

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};
use sha2::{Digest, Sha256};

/// A source of luck, and the ear for what luck and players bring to light.
pub trait Chance {
    /// A number from 0 to `n − 1`, all equally likely. `n` is at least 1; of 1 the answer is 0 and no luck is used.
    fn below(&mut self, n: u32) -> u32;

    /// Told by a game when a step without luck shows somebody what they could not know (a card comes up again whose place
    /// only its owner knew). The engine takes it into account for undo; law 7 fails for a game that forgets it.
    fn reveal(&mut self) {}

    /// Told by a game when something is drawn from a pile: that counts as luck even if only one thing was left in it, whose name
    /// somebody may have known.
    fn drawn(&mut self) {}

    /// Brings the items into random order (Fisher and Yates, from the last to the first).
    fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            items.swap(last, self.below(last as u32 + 1) as usize);
        }
    }

    /// Takes one member of a set of small numbers, all equally likely; nothing from an empty set.
    ///
    /// The last member is taken without luck: a game in which somebody did not know it tells [`Chance::reveal`].
    #[inline]
    fn take_from(&mut self, set: &mut u32) -> Option<u8> {
        if *set == 0 {
            return None;
        }
        let mut rest = *set;
        for _ in 0..self.below(set.count_ones()) {
            rest &= rest - 1;
        }
        let member = rest.trailing_zeros() as u8;
        *set &= !(1 << member);
        Some(member)
    }

    /// Draws from a pile whose order nobody knows, as [`Chance::take_from`] does; `pile` is its number among the piles of the game. What is drawn is
    /// never put back. At a table with [stacked piles](crate::settings::STACKED) the same pile gives the same things in the same order whatever is
    /// played.
    #[inline]
    fn draw_from(&mut self, _pile: u8, set: &mut u32) -> Option<u8> {
        self.take_from(set)
    }
}

/// The secret from which all luck of a game comes. Written as 64 hexadecimal digits.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Seed([u8; 32]);

impl Seed {
    /// The seed made of these bytes: a server takes them from the machine's entropy.
    #[must_use]
    pub const fn from_bytes(bytes: [u8; 32]) -> Self {
        Self(bytes)
    }

    /// The seed that people call by a small number, and the n-th of its children: game `n` of a simulation.
    #[must_use]
    pub fn numbered(number: u64, child: u64) -> Self {
        let mut hash = Sha256::new();
        hash.update(b"campiello seed 1");
        hash.update(number.to_le_bytes());
        hash.update(child.to_le_bytes());
        Self(hash.finalize().into())
    }

    /// A seed that belongs to this one and is as secret: for what is not the game's own luck (a bot's choices).
    #[must_use]
    pub fn branch(&self, name: &str) -> Self {
        let mut hash = Sha256::new();
        hash.update(b"campiello branch 1");
        hash.update(self.0);
        hash.update(name.as_bytes());
        Self(hash.finalize().into())
    }

    /// What may be shown before the game, so that afterwards everybody can check the seed.
    #[must_use]
    pub fn commitment(&self) -> [u8; 32] {
        Sha256::digest(self.0).into()
    }

    /// The luck of step `step`; step 0 is the set-up.
    #[must_use]
    pub const fn luck(&self, step: u64) -> Luck {
        Luck { seed: *self, stream: step, generator: None, stacked: false, used: false, revealed: false }
    }
}

impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

impl fmt::Debug for Seed {
    /// A seed is a secret: debug output and logs do not show it.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Seed(…)")
    }
}

impl FromStr for Seed {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        let mut bytes = [0; 32];
        if text.len() != 64 || !text.bytes().all(|b| matches!(b, b'0'..=b'9' | b'a'..=b'f')) {
            return Err(());
        }
        for (byte, digits) in bytes.iter_mut().zip(text.as_bytes().chunks_exact(2)) {
            let digits = core::str::from_utf8(digits).map_err(drop)?;
            *byte = u8::from_str_radix(digits, 16).map_err(drop)?;
        }
        Ok(Self(bytes))
    }
}

/// The luck of one step: `ChaCha8` keyed by the seed, one stream per step, started only when it is used.
pub struct Luck {
    seed: Seed,
    stream: u64,
    generator: Option<ChaCha8Rng>,
    stacked: bool,
    used: bool,
    revealed: bool,
}

impl Luck {
    /// The same luck, but what is drawn from piles does not depend on the step.
    #[must_use]
    pub const fn stacked(mut self) -> Self {
        self.stacked = true;
        self
    }

    /// Whether luck was used, or something came to light: then the step cannot be taken back freely.
    #[must_use]
    pub const fn fate(&self) -> Fate {
        Fate { luck: self.used, revealed: self.revealed }
    }

    fn word(&mut self) -> u32 {
        let Self { seed, stream, .. } = *self;
        self.generator
            .get_or_insert_with(|| {
                let mut generator = ChaCha8Rng::from_seed(seed.0);
                generator.set_stream(stream);
                generator
            })
            .next_u32()
    }
}

impl Chance for Luck {
    /// Multiplies a 32-bit word by `n` and keeps the upper half; words that would favour small numbers are drawn again.
    fn below(&mut self, n: u32) -> u32 {
        debug_assert!(n > 0, "nothing can be chosen from nothing");
        if n <= 1 {
            return 0;
        }
        self.used = true;
        let unfair = n.wrapping_neg() % n;
        loop {
            let product = u64::from(self.word()) * u64::from(n);
            if product as u32 >= unfair {
                return (product >> 32) as u32;
            }
        }
    }

    fn reveal(&mut self) {
        self.revealed = true;
    }

    fn drawn(&mut self) {
        self.used = true;
    }

    /// What is left in a stacked pile says how often it was drawn from, and so which draw this is.
    fn draw_from(&mut self, pile: u8, set: &mut u32) -> Option<u8> {
        if !self.stacked {
            return self.take_from(set);
        }
        self.used |= set.count_ones() > 1;
        self.seed.branch(&format!("pile {pile} with {set:x}")).luck(0).take_from(set)
    }
}

/// What a step used and showed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Fate {
    /// Luck decided something.
    pub luck: bool,
    /// Somebody saw what they could not know.
    pub revealed: bool,
}

/// Luck that a test dictates, number by number.
#[derive(Clone, Debug, Default)]
pub struct Dictated {
    numbers: Vec<u32>,
    next: usize,
}

impl Dictated {
    /// Luck that gives these numbers in this order, and 0 for ever after.
    #[must_use]
    pub const fn new(numbers: Vec<u32>) -> Self {
        Self { numbers, next: 0 }
    }

    /// How many of the numbers were not asked for.
    #[must_use]
    pub const fn left(&self) -> usize {
        self.numbers.len().saturating_sub(self.next)
    }
}

impl Chance for Dictated {
    fn below(&mut self, n: u32) -> u32 {
        if n <= 1 {
            return 0;
        }
        let number = self.numbers.get(self.next).copied().unwrap_or(0);
        self.next += 1;
        number % n
    }
}
