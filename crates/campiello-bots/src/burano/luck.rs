//! Luck for what is played in the mind: the same for the same number, and cheap.

use campiello_core::Chance;

/// A small generator (`splitmix`): every thought begins with the same one, so that equal positions meet equal luck.
#[derive(Clone, Copy)]
pub(super) struct Imagined(pub u64);

impl Chance for Imagined {
    fn below(&mut self, n: u32) -> u32 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut word = self.0;
        word = (word ^ (word >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        word = (word ^ (word >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        word ^= word >> 31;
        (((word >> 32) * u64::from(n)) >> 32) as u32
    }
}
