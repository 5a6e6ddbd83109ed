//! Why a store did not do what it was asked.

use std::{error::Error, fmt};

/// Why a store did not do what it was asked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Trouble {
    /// The log has another length than the writer thought.
    Conflict {
        /// The length that it has.
        length: u64,
    },
    /// It could not be done, for reasons outside of the program; words for the operator, with the cause.
    Failed(String),
}

impl Error for Trouble {}

impl fmt::Display for Trouble {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Trouble::Conflict { length } => write!(f, "the log has {length} events, not as many as the writer thought"),
            Trouble::Failed(why) => f.write_str(why),
        }
    }
}
