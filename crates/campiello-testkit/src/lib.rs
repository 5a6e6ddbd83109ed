//! What every game must keep, and how it is found out.
//!
//! | to read | about |
//! |---|---|
//! | [`laws`] | the eight laws, on thousands of random positions |
//! | [`rulebook`] | `RULES.md` as a test |
//! | [`walk`] | how the testkit plays |

pub mod laws;
pub mod rulebook;
pub mod walk;
