//! The language that a reader wants.

use core::fmt;

use campiello_core::Texts;
use unic_langid::LanguageIdentifier;

/// A language that some texts are written in, by its code: `en`, `fr`, `ru`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Language(&'static str);

impl Language {
    /// The language in which every text exists; what a translation lacks is said in it.
    pub const ENGLISH: Self = Self("en");

    /// The languages of these texts, in their order.
    pub fn of(texts: Texts) -> impl Iterator<Item = Self> {
        texts.iter().map(|(code, _)| Self(code))
    }

    /// The language with this code, if the texts have it. Reads `fr` and whatever systems call it: `fr_FR.UTF-8`, `FR-ca`.
    pub fn named(code: &str, texts: Texts) -> Option<Self> {
        let word = code.split(['_', '-', '.', '@']).next()?;
        Self::of(texts).find(|language| language.0.eq_ignore_ascii_case(word))
    }

    /// The language of the first wish that was made at all; English if there is none or the texts do not have it.
    ///
    /// ```
    /// use campiello_core::TEXTS;
    /// use campiello_text::Language;
    ///
    /// assert_eq!(Language::wished(["", "ru_RU.UTF-8", "fr"], TEXTS).code(), "ru");
    /// assert_eq!(Language::wished(["C", "fr"], TEXTS), Language::ENGLISH);
    /// ```
    pub fn wished<W: AsRef<str>>(wishes: impl IntoIterator<Item = W>, texts: Texts) -> Self {
        let wish = wishes.into_iter().find(|wish| !wish.as_ref().is_empty());
        wish.and_then(|wish| Self::named(wish.as_ref(), texts)).unwrap_or(Self::ENGLISH)
    }

    /// Its code.
    #[must_use]
    pub const fn code(self) -> &'static str {
        self.0
    }

    pub(crate) fn identifier(self) -> LanguageIdentifier {
        self.0.parse().unwrap_or_default()
    }
}

impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}
