//! Signs what the server gives away and wants to recognise: cookies, invitations, forms.

use hmac::{Hmac, KeyInit, Mac};
use sha2::Sha256;

use crate::hex;

/// The server's seal: only who has its secret can make one.
#[derive(Clone)]
pub struct Seal([u8; 32]);

impl Seal {
    /// The seal with this secret.
    #[must_use]
    pub const fn new(secret: [u8; 32]) -> Self {
        Self(secret)
    }

    /// The seal on some words, for one purpose: 32 hexadecimal digits.
    ///
    /// # Panics
    /// Never: HMAC takes keys of every length.
    #[must_use]
    pub fn on(&self, purpose: &str, words: &str) -> String {
        let mac = self.mac(purpose, words).finalize().into_bytes();
        hex::digits(&mac[..16])
    }

    /// A secret that follows from these words, for one purpose: as many as are needed, and none of them says anything about another.
    #[must_use]
    pub fn secret(&self, purpose: &str, words: &str) -> [u8; 32] {
        self.mac(purpose, words).finalize().into_bytes().into()
    }

    /// Whether this is the seal on these words. It takes as long for a wrong one as for the right one.
    #[must_use]
    pub fn is_on(&self, purpose: &str, words: &str, seal: &str) -> bool {
        let own = self.on(purpose, words);
        own.len() == seal.len() && own.bytes().zip(seal.bytes()).fold(0, |differ, (a, b)| differ | (a ^ b)) == 0
    }

    fn mac(&self, purpose: &str, words: &str) -> Hmac<Sha256> {
        let mut mac = Hmac::<Sha256>::new_from_slice(&self.0).expect("HMAC takes keys of every length");
        mac.update(purpose.as_bytes());
        mac.update(&[0]);
        mac.update(words.as_bytes());
        mac
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seal_is_for_one_secret_one_purpose_and_these_words() {
        let seal = Seal::new([7; 32]);
        let made = seal.on("guest", "abc");
        assert!(seal.is_on("guest", "abc", &made));
        assert!(!seal.is_on("guest", "abd", &made));
        assert!(!seal.is_on("invite", "abc", &made));
        assert!(!Seal::new([8; 32]).is_on("guest", "abc", &made));
        assert!(!seal.is_on("guest", "abc", &made[..31]));
        assert!(!seal.is_on("guest", "abc", ""));
    }

    #[test]
    fn purpose_and_words_do_not_run_together() {
        let seal = Seal::new([7; 32]);
        assert_ne!(seal.on("gue", "st"), seal.on("gues", "t"));
    }
}
