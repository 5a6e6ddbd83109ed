//! Hashes are the same for ever and on every machine; a plain SHA-256 over the postcard bytes gives the same.

use campiello_core::Seat;
use campiello_core::fingerprint::Chain;

#[test]
fn chains_are_frozen() {
    let line = "6d160fdf601cf1a810e953972b626b70a1beb9b4a198a1bbd9dfb7c0d5a9e5cc";
    let value = "d15e55d40346d6da26a916643c693806bcd6ed7abb57229301f2b113bda5a4ad";
    assert_eq!(Chain::default().full(), "0".repeat(64));
    assert_eq!(Chain::default().line("begin").full(), line);
    assert_eq!(
        Chain::default().with(&(1_u8, 300_u16, "word", [true, false], Some(-5_i32), Seat::new(2))).full(),
        value
    );
    assert_eq!(Chain::default().line("begin").with(&7_u8).line("end").print(), "06296eb1bcb06850");
}

#[test]
fn a_chain_covers_order_and_content() {
    let begin = Chain::default().line("begin");
    assert_ne!(begin.line("a").line("b"), begin.line("b").line("a"));
    assert_ne!(begin.with(&1_u8), begin.with(&2_u8));
    assert_ne!(begin.line("a"), Chain::default().line("a"));
    assert!(begin.full().starts_with(&begin.print()));
}
