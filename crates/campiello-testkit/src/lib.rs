//! What every game must keep, and how it is found out.
//!
//! | to read | about |
//! |---|---|
//! | [`laws`] | the eight laws, on thousands of random positions |
//! | [`rulebook`] | `RULES.md` as a test |
//! | [`fixtures`] | finished games, one for every way to end |
//! | [`snapshots`], [`golden`] | what viewers see, held against files |
//! | [`texts`] | every language says everything |
//! | [`lesson`] | a guided first game can be played as it stands |
//! | [`nonsense`] | random damage is refused |
//! | [`walk`] | how the testkit plays |
//!
//! The tests of a game are a few lines each:
//!
//! ```text
//! // tests/laws.rs
//! let plan = Plan { games: 400, players: vec![|| Box::new(Random), || Box::new(Greedy)], ..Plan::default() };
//! laws::hold::<Walking>(&plan, RULES);
//!
//! // tests/rulebook.rs
//! let tests = &[include_str!("rulebook.rs"), include_str!("../src/scoring.rs")];
//! rulebook::hold::<Walking>(RULES, tests);
//! rulebook::same_in_every_language(Walking::RULES).unwrap_or_else(|what| panic!("{what}"));
//!
//! // tests/records.rs; CAMPIELLO_BLESS=1 plays for ends that have no record
//! let folder = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/records"));
//! let fixtures = Fixtures::<Walking> { folder, ends: &["five-houses", "no-characters"], players: &[], patience: 10_000 };
//! fixtures.check().unwrap_or_else(|wrong| panic!("{wrong:#?}"));
//!
//! // tests/snapshots.rs; CAMPIELLO_BLESS=1 writes them
//! snapshots::check_game::<Walking>(folder, "two-houses", settings, 1, 40).unwrap_or_else(|wrong| panic!("{wrong:#?}"));
//!
//! // tests/texts.rs
//! texts::check(Walking::TEXTS).unwrap_or_else(|wrong| panic!("{wrong:#?}"));
//! let elsewhere = &["game-*", "edition-*", "rating-*"];
//! let spoken = Spoken::by::<Walking>(100, &[]).check(Walking::TEXTS, &[campiello_core::TEXTS], elsewhere);
//! spoken.unwrap_or_else(|wrong| panic!("{wrong:#?}"));
//! ```

pub mod fixtures;
pub mod golden;
pub mod laws;
pub mod lesson;
pub mod nonsense;
pub mod rulebook;
pub mod snapshots;
mod spelling;
pub mod texts;
pub mod walk;
