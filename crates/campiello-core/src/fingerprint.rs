//! Hashes that are the same on every machine.
//!
//! A state is serialised in the postcard format, whose bytes are specified, and hashed with SHA-256. The lines of a record form
//! a chain: each hash covers the line before it, its own text and the state after it, so that a
//! changed character is found in its own line.

use alloc::string::String;
use core::fmt::Write;

use postcard::ser_flavors::Flavor;
use serde::Serialize;
use sha2::{Digest, Sha256};

/// A chain of hashes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Chain([u8; 32]);

impl Chain {
    /// The chain after one line of text more.
    #[must_use]
    pub fn line(self, text: &str) -> Self {
        let mut hash = Sha256::new();
        hash.update(self.0);
        hash.update(text.as_bytes());
        Self(hash.finalize().into())
    }

    /// The chain after one value more.
    ///
    /// # Panics
    /// If the value's own `Serialize` fails, which that of plain data never does.
    #[must_use]
    pub fn with<T: Serialize + ?Sized>(self, value: &T) -> Self {
        let mut hash = Sha256::new();
        hash.update(self.0);
        let hash = postcard::serialize_with_flavor(value, Hashing::new(hash));
        Self(hash.expect("a state is plain data: its serialisation cannot fail"))
    }

    /// What people see of it: the first 16 hexadecimal digits.
    #[must_use]
    pub fn print(self) -> String {
        self.hex(8)
    }

    /// All 64 hexadecimal digits.
    #[must_use]
    pub fn full(self) -> String {
        self.hex(32)
    }

    fn hex(self, bytes: usize) -> String {
        self.0[..bytes].iter().fold(String::with_capacity(2 * bytes), |mut text, byte| {
            let _ = write!(text, "{byte:02x}");
            text
        })
    }
}

/// Serialisation into the hash. A state is mostly single bytes, so they are gathered before they are hashed.
struct Hashing {
    hash: Sha256,
    gathered: [u8; 256],
    count: usize,
}

impl Hashing {
    const fn new(hash: Sha256) -> Self {
        Self { hash, gathered: [0; 256], count: 0 }
    }

    fn flush(&mut self) {
        self.hash.update(&self.gathered[..self.count]);
        self.count = 0;
    }
}

impl Flavor for Hashing {
    type Output = [u8; 32];

    #[inline]
    fn try_push(&mut self, byte: u8) -> postcard::Result<()> {
        if self.count == self.gathered.len() {
            self.flush();
        }
        self.gathered[self.count] = byte;
        self.count += 1;
        Ok(())
    }

    fn finalize(mut self) -> postcard::Result<[u8; 32]> {
        self.flush();
        Ok(self.hash.finalize().into())
    }
}
