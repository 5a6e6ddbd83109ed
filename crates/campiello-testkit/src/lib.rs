//! What every game must keep, and how it is found out.
//!
//! | to read | about |
//! |---|---|
//! | [`laws`] | the eight laws, on thousands of random positions |
//! | [`rulebook`] | `RULES.md` as a test |
//! | [`fixtures`] | finished games, one for every way to end |
//! | [`snapshots`], [`golden`] | what viewers see, held against files |
//! | [`texts`] | every language says everything |
//! | [`walk`] | how the testkit plays |

pub mod fixtures;
pub mod golden;
pub mod laws;
pub mod rulebook;
pub mod snapshots;
pub mod texts;
pub mod walk;
