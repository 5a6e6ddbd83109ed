//! The table in a real browser: the built program, Debian's chromium and its driver, and what people do with them.
//!
//! Every test starts its own server on a port of its own, and everything that it started ends with it. Nothing sleeps and hopes: whatever takes
//! time is asked for until it is there.

#[path = "../common/mod.rs"]
mod common;

mod axe;
mod browser;
mod clicks;
mod driver;
mod guest;
mod line;
mod server;
mod street;

mod at_once;
mod bohnanza;
mod burano;
mod crash;
mod hands;
mod hidden;
mod hidden_hands;
mod lessons;
mod one_screen;
mod pages;
mod phone;
mod pictures;
mod reconnect;
mod review;
mod square;
mod weight;
mod whole_game;
