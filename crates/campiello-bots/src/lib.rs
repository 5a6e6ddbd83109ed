//! Players without a body. They sit in the same chairs as people: they get a view and a legal list, nothing else.

pub mod arena;
pub mod bohnanza;
pub mod bot;
pub mod burano;
pub mod chair;
pub mod erased;
pub mod learned;
pub mod level;
pub mod network;
pub mod overlooking;
pub mod random;
pub mod review;
pub mod search;
pub mod training;
pub mod walking;
pub mod weights;

pub use bot::{Bot, Brains, Sitting, play_on, play_out};
pub use chair::Chair;
pub use erased::{Advice, AnyBot, AnyBrains};
pub use level::Level;
pub use random::{Random, RandomKind};
pub use review::Review;
pub use search::{Budget, Ending, Search, Searching};
pub use training::Training;
pub use weights::Weight;
