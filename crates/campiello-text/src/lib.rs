//! Turns a [`Message`](campiello_core::Message) into a sentence of the reader's language.
//!
//! Games and programs bring their words as [`Texts`](campiello_core::Texts): one Fluent file per language. A language
//! more is one entry more; nothing here lists languages.

mod clean;
mod language;
mod speaker;

pub use clean::clean;
pub use language::Language;
pub use speaker::Speaker;
