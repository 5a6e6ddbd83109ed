//! What the host of a server decides.

use std::time::Duration;

use campiello_bots::Budget;

/// What the host of a server decides.
#[derive(Clone, Debug)]
pub struct Config {
    /// How long a bot that reads ahead thinks about a choice.
    pub bot_time: Budget,
    /// About how many worlds the review of a finished game plays on; nothing for what the game usually takes.
    pub review: Option<u32>,
    /// How long a bot waits before it moves, so that people can follow.
    pub bot_pause: Duration,
    /// How long bots wait for the answer of somebody who is there, before the game goes on without it.
    pub patience: Duration,
    /// How much the master reads for the mark of the day: about what it reads in a second, but counted, so that the same deal always has the same mark.
    pub mark: Budget,
    /// How long a table stays in memory after the last one has left.
    pub idle: Duration,
    /// How often the store is asked which tables are due.
    pub wake_every: Duration,
    /// How long somebody must be gone before others may let a bot play for them.
    pub gone_after: Duration,
    /// How many requests that change something a guest may send per second, in the long run; nothing for no limit.
    pub acts_per_second: Option<u32>,
    /// How many requests an address may send per second, in the long run; nothing for no limit.
    pub requests_per_second: Option<u32>,
    /// How many pages of one address may be open at the same time.
    pub streams_per_address: usize,
    /// Whether the server stands behind a proxy that speaks TLS: cookies are then sent over TLS only, and the address of a guest is what the proxy says.
    pub behind_proxy: bool,
}

impl Default for Config {
    fn default() -> Self {
        Self {
            bot_time: Budget::default(),
            review: None,
            bot_pause: Duration::from_millis(700),
            patience: Duration::from_secs(20),
            mark: Budget::Playouts(500),
            idle: Duration::from_mins(5),
            wake_every: Duration::from_secs(5),
            gone_after: Duration::from_mins(1),
            acts_per_second: Some(10),
            requests_per_second: Some(50),
            streams_per_address: 200,
            behind_proxy: false,
        }
    }
}
