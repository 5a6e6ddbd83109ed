//! The vocabulary of the table.
#![no_std]
extern crate alloc;
pub mod message;
pub mod scene;
