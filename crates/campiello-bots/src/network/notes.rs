//! Notes of what a position shows, for a network to see.

#![expect(clippy::cast_precision_loss)]

/// What is shown, one thing after the other.
pub struct Notes<const WIDTH: usize> {
    shown: [f32; WIDTH],
    noted: usize,
}

impl<const WIDTH: usize> Notes<WIDTH> {
    /// Nothing so far.
    pub const fn new() -> Self {
        Self { shown: [0.0; WIDTH], noted: 0 }
    }

    /// How many things were noted.
    pub const fn noted(&self) -> usize {
        self.noted
    }

    /// Notes a number of things of which so many are many.
    pub const fn count(&mut self, number: i32, of: i32) {
        self.shown[self.noted] = number as f32 / of as f32;
        self.noted += 1;
    }

    /// Notes whether something is so.
    pub fn is(&mut self, so: bool) {
        self.count(so.into(), 1);
    }

    /// Notes which of some it is; the last stands for all that follow.
    pub fn one_of(&mut self, which: i32, of: usize) {
        let which = which.clamp(0, of as i32 - 1) as usize;
        self.shown[self.noted + which] = 1.0;
        self.noted += of;
    }

    /// Leaves room for things that are not there.
    pub const fn nothing(&mut self, things: usize) {
        self.noted += things;
    }

    /// All of it.
    pub fn shown(self) -> [f32; WIDTH] {
        debug_assert_eq!(self.noted, WIDTH, "as many as there is room for");
        self.shown
    }
}

impl<const WIDTH: usize> Default for Notes<WIDTH> {
    fn default() -> Self {
        Self::new()
    }
}
