//! A guest: somebody whom the server knows again by a cookie. No account is needed.

use campiello_text::clean;

use super::seal::Seal;
use crate::clock;
use crate::hex;
use crate::life::Person;

/// Somebody whom the server knows again.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Guest {
    /// Who: the same for ever, and never shown to others.
    pub id: String,
    /// What they want to be called; empty as long as they have not said.
    pub name: String,
}

/// The most letters of a name.
const LONGEST_NAME: usize = 24;

impl Guest {
    /// Somebody who comes for the first time.
    #[must_use]
    pub fn new() -> Self {
        Self { id: clock::name(16), name: String::new() }
    }

    /// The guest with another name: cleaned, and not too long.
    #[must_use]
    pub fn called(&self, name: &str) -> Self {
        let words: Vec<String> = clean(name).split_whitespace().map(str::to_owned).collect();
        let name: String = words.join(" ").chars().take(LONGEST_NAME).collect();
        Self { id: self.id.clone(), name: name.trim().to_owned() }
    }

    /// The guest as tables know them.
    #[must_use]
    pub fn person(&self) -> Person {
        Person { id: self.id.clone(), name: self.name.clone() }
    }

    /// What stands in the cookie: id, name and seal.
    #[must_use]
    pub fn cookie(&self, seal: &Seal) -> String {
        let words = self.words();
        format!("{words}.{}", seal.on("guest", &words))
    }

    /// The guest of a cookie, if the seal is ours.
    #[must_use]
    pub fn read(cookie: &str, seal: &Seal) -> Option<Self> {
        let (words, signature) = cookie.rsplit_once('.')?;
        if !seal.is_on("guest", words, signature) {
            return None;
        }
        let (id, name) = words.split_once('.')?;
        Some(Self { id: id.to_owned(), name: String::from_utf8(hex::bytes(name)?).ok()? })
    }

    fn words(&self) -> String {
        format!("{}.{}", self.id, hex::digits(self.name.as_bytes()))
    }

    /// The token that forms of this guest carry, so that no other site can send them.
    #[must_use]
    pub fn token(&self, seal: &Seal) -> String {
        seal.on("form", &self.id)
    }
}

impl Default for Guest {
    fn default() -> Self {
        Self::new()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cookie_is_read_again_and_cannot_be_changed() {
        let seal = Seal::new([3; 32]);
        let guest = Guest::new().called("Zoë Жук");
        let cookie = guest.cookie(&seal);
        assert_eq!(Guest::read(&cookie, &seal), Some(guest.clone()));
        let other = Guest { id: "somebodyelse".into(), ..guest.clone() };
        let forged = format!("{}.{}", other.words(), cookie.rsplit_once('.').unwrap().1);
        assert_eq!(Guest::read(&forged, &seal), None);
        for damaged in ["", ".", "..", "a.b.c", &cookie[1..], &cookie[..cookie.len() - 1]] {
            assert_eq!(Guest::read(damaged, &seal), None, "{damaged}");
        }
    }

    #[test]
    fn names_are_short_and_harmless() {
        let guest = Guest::new();
        assert_eq!(guest.called("  Zoë \n\t Ann\u{202e}a ").name, "Zoë Anna");
        assert_eq!(guest.called(&"x".repeat(100)).name.chars().count(), LONGEST_NAME);
        assert_eq!(guest.called(" \u{200b} ").name, "");
    }
}
