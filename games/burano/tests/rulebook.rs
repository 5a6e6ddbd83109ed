//! RULES.md, run; and the rules that need more than an example.

use burano::Burano;
use campiello_testkit::rulebook;

const RULES: &str = include_str!("../RULES.md");
const TESTS: &[&str] = &[include_str!("rulebook.rs")];

#[test]
fn every_rule_is_tested_and_every_example_holds() {
    match rulebook::check::<Burano>(RULES, TESTS) {
        Ok(summary) => println!("{summary}"),
        Err(failures) => {
            for failure in &failures {
                println!("{failure}");
            }
            panic!("{} rules or examples do not hold", failures.len());
        }
    }
}
