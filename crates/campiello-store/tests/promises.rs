//! Both stores keep every promise.

use campiello_store::{Memory, Sqlite, Store, conformance};

mod common;
use common::wait;

#[test]
fn memory_keeps_every_promise() {
    wait(conformance::hold(|| Box::new(Memory::new())));
}

#[test]
fn sqlite_keeps_every_promise() {
    let scratch = conformance::Scratch::new();
    let made = std::cell::Cell::new(0);
    wait(conformance::hold(|| {
        made.set(made.get() + 1);
        let store = Sqlite::open(scratch.file(&format!("store{}", made.get()))).unwrap();
        Box::new(store) as Box<dyn Store>
    }));
}
