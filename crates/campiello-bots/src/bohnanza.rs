//! What bots know about Bohnanza.

use bohnanza::Bohnanza;

use crate::bot::{Bot, Brains};
use crate::random::RandomKind;

impl Brains for Bohnanza {
    const BOTS: &'static [&'static str] = &["random"];

    fn bot(name: &str) -> Option<Box<dyn Bot<Self>>> {
        match name {
            "random" => Some(Box::new(RandomKind)),
            _ => None,
        }
    }
}
