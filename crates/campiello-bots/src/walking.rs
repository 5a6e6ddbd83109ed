//! What bots know about Walking in Burano.

use walking::Walking;

use crate::bot::{Bot, Brains};
use crate::random::Random;

impl Brains for Walking {
    const BOTS: &'static [&'static str] = &["random"];

    fn bot(name: &str) -> Option<Box<dyn Bot<Self>>> {
        match name {
            "random" => Some(Box::new(Random)),
            _ => None,
        }
    }
}
