//! 3.2 and 3.3 The cube pyramid: nine cubes, four on them, one on top.

use core::fmt;
use core::str::FromStr;

use serde::Serialize;

use crate::components::{COLOURS, Colour, Cubes};

/// How many cubes a pyramid has (3.2).
pub const PYRAMID: u8 = 14;
/// How many of them are the base, and how many lie on it.
pub const BASE: u8 = 9;
const MIDDLE: u8 = 4;
const UPPERMOST: u8 = BASE + MIDDLE;
const TOP: u16 = 1 << UPPERMOST;
const MIDDLES: u16 = ((1 << MIDDLE) - 1) << BASE;
const BASES: u16 = (1 << BASE) - 1;

/// A place of the pyramid: `b1` to `b9` in the base, row by row, `m1` to `m4` on it, `t1` on top.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
pub struct Step(u8);

impl Step {
    /// All places, from the base to the top.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> {
        Self::first(PYRAMID)
    }

    /// The first places, from the base to the top: where so many cubes can lie (3.2).
    #[inline]
    pub fn first(count: u8) -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator {
        (0..count).map(Self)
    }

    /// The level: 0 the base, 1 the middle, 2 the top.
    #[must_use]
    pub const fn level(self) -> u8 {
        match self.0 {
            0..BASE => 0,
            BASE..UPPERMOST => 1,
            _ => 2,
        }
    }

    /// Its number within its level, from 0.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0 - [0, BASE, UPPERMOST][self.level() as usize]
    }

    const fn bit(self) -> u16 {
        1 << self.0
    }

    /// What it lies on.
    const fn under(self) -> u16 {
        match self.level() {
            0 => 0,
            1 => UNDER[(self.0 - BASE) as usize],
            _ => MIDDLES,
        }
    }
}

impl fmt::Display for Step {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", ['b', 'm', 't'][usize::from(self.level())], self.number() + 1)
    }
}

impl FromStr for Step {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        match text.as_bytes() {
            [b'b', n @ b'1'..=b'9'] => Ok(Self(n - b'1')),
            [b'm', n @ b'1'..=b'4'] => Ok(Self(BASE + n - b'1')),
            b"t1" => Ok(Self(UPPERMOST)),
            _ => Err(()),
        }
    }
}

/// What the four cubes of the middle lie on: four of the base each (3.3).
const UNDER: [u16; 4] = [0b000_011_011, 0b000_110_110, 0b011_011_000, 0b110_110_000];

/// What the cubes of the middle, as a number of four bits, cover in the base.
const COVERED: [u16; 16] = {
    let mut covered = [0; 16];
    let mut middle = 0;
    while middle < 16 {
        let mut number = 0;
        while number < 4 {
            if middle & (1 << number) != 0 {
                covered[middle] |= UNDER[number];
            }
            number += 1;
        }
        middle += 1;
    }
    covered
};

/// A pyramid, whole or in part: for every colour the places where its cubes lie.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Pyramid([u16; COLOURS]);

impl Pyramid {
    /// Where cubes lie.
    #[inline]
    fn filled(&self) -> u16 {
        self.0.iter().fold(0, |all, places| all | places)
    }

    /// How many cubes lie in it.
    #[must_use]
    #[inline]
    pub fn len(&self) -> u8 {
        self.filled().count_ones() as u8
    }

    /// Whether no cube lies in it.
    #[must_use]
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.filled() == 0
    }

    /// How many cubes of a colour lie in it.
    #[must_use]
    #[inline]
    pub fn count(&self, colour: Colour) -> u8 {
        self.0[colour as usize].count_ones() as u8
    }

    /// The cube at a place.
    #[must_use]
    #[inline]
    pub fn cube(&self, step: Step) -> Option<Colour> {
        Colour::ALL.into_iter().find(|colour| self.0[*colour as usize] & step.bit() != 0)
    }

    /// All its cubes.
    #[must_use]
    pub fn cubes(&self) -> Cubes {
        Cubes::from_counts(self.0.map(|places| places.count_ones() as u8))
    }

    #[inline]
    fn free_places(&self) -> u16 {
        let filled = self.filled();
        if filled & TOP != 0 {
            return TOP | filled & BASES & !COVERED[usize::from((filled & MIDDLES) >> BASE)];
        }
        filled & !COVERED[usize::from((filled & MIDDLES) >> BASE)]
    }

    /// 3.3: whether the cube at a place is there and nothing lies on it.
    #[must_use]
    pub fn is_free(&self, step: Step) -> bool {
        self.free_places() & step.bit() != 0
    }

    /// 3.3: the free cubes.
    #[inline]
    pub fn free(&self) -> impl Iterator<Item = Step> {
        bits(self.free_places())
    }

    /// 8.3: whether a place is empty and stands on the base or on cubes.
    #[must_use]
    pub fn is_open(&self, step: Step) -> bool {
        let filled = self.filled();
        filled & step.bit() == 0 && filled & step.under() == step.under()
    }

    /// 8.3: the places that are empty and supported.
    #[inline]
    pub fn open(&self) -> impl Iterator<Item = Step> {
        let filled = self.filled();
        bits(((1 << PYRAMID) - 1) & !filled).filter(move |step| filled & step.under() == step.under())
    }

    /// Lays a cube.
    #[inline]
    pub fn lay(&mut self, step: Step, colour: Colour) {
        self.0[colour as usize] |= step.bit();
    }

    /// Takes the cube at a place.
    #[inline]
    pub fn take(&mut self, step: Step) -> Option<Colour> {
        let colour = self.cube(step)?;
        self.0[colour as usize] &= !step.bit();
        Some(colour)
    }

    /// 6.2: takes any cube of a colour, covered or not: the highest, which disturbs least.
    pub fn take_any(&mut self, colour: Colour) -> bool {
        let places = &mut self.0[colour as usize];
        let Some(highest) = places.checked_ilog2() else { return false };
        *places &= !(1 << highest);
        true
    }

    /// 3.2: whether so many cubes lie as they must: the base first, then the middle, then the top.
    #[must_use]
    pub fn is_built_of(&self, cubes: u8) -> bool {
        let filled = self.filled();
        let [base, middle, top] = [BASES, MIDDLES, TOP].map(|level| (filled & level).count_ones() as u8);
        (base, middle, top) == levels_of(cubes)
    }
}

/// 3.2: how many of so many cubes lie in the base, in the middle and on top.
#[must_use]
pub const fn levels_of(cubes: u8) -> (u8, u8, u8) {
    let base = if cubes < BASE { cubes } else { BASE };
    let middle = if cubes - base < MIDDLE { cubes - base } else { MIDDLE };
    (base, middle, if cubes >= PYRAMID { 1 } else { 0 })
}

fn bits(places: u16) -> impl Iterator<Item = Step> {
    let mut left = places;
    core::iter::from_fn(move || {
        (left != 0).then(|| {
            let step = Step(left.trailing_zeros() as u8);
            left &= left - 1;
            step
        })
    })
}

impl fmt::Display for Pyramid {
    /// The colours' letters level by level, `-` where nothing lies: `pbygowpby gowp b`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for step in Step::all() {
            if step.number() == 0 && step.level() > 0 {
                f.write_str(" ")?;
            }
            write!(f, "{}", self.cube(step).map_or('-', Colour::letter))?;
        }
        Ok(())
    }
}

impl FromStr for Pyramid {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        let mut levels = text.split(' ');
        let mut pyramid = Self::default();
        for level in 0..3 {
            let mut letters = levels.next().ok_or(())?.chars();
            for step in Step::all().filter(|step| step.level() == level) {
                match letters.next().ok_or(())? {
                    '-' => {}
                    letter => pyramid.lay(step, Colour::from_letter(letter).ok_or(())?),
                }
            }
            if letters.next().is_some() {
                return Err(());
            }
        }
        if levels.next().is_some() { Err(()) } else { Ok(pyramid) }
    }
}
