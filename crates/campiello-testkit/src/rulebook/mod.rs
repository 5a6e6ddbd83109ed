//! The rulebook as a test: runs the `play` blocks of a `RULES.md`.
//!
//! A rule is a heading that begins with its number: `### 3.2.7 One token pays for both`. In its section stands a block that
//! begins with ```` ```play ````, or a line `Tested by: r3_2_7_name` that names a test function. In a block, one statement a line:
//!
//! ```text
//! seats 2                        # before anything else; the game's least without it
//! switch beginner-characters     # as often as wanted
//! seed 7                         # 1 without it
//! given <text>                   # arranges the position: the game's own words
//! luck 3 0 2                     # dictates the numbers of the next move
//! p0 take 2 top 2                # must be accepted
//! p0 place red3a at 0 ! 3.2.7    # must be refused by this rule, and change nothing
//! p0 blah !!                     # must be unreadable
//! ask <question> = <answer>      # the game must answer so
//! legal p0 = 12                  # how many legal actions
//! legal p0 has take 1 all        # this is one of them
//! legal p0 lacks take 1 all      # this can be read and is none of them
//! waiting p0 p1                  # the table waits for exactly these
//! over five-houses               # the game is over, for this reason
//! ```

mod block;
mod headings;

use std::fmt;

use campiello_core::position::Rulebook;

use block::Scenario;
use headings::Section;

pub use headings::{rule_numbers, same_in_every_language, same_rules, unknown_rules};

/// Something in a rulebook that is not so.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Failure {
    /// The line of the rulebook, counted from 1.
    pub line: usize,
    /// The heading under which it stands.
    pub rule: String,
    /// What was expected, and what was found.
    pub what: String,
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}, rule {}: {}", self.line, self.rule, self.what)
    }
}

/// What was run.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Summary {
    /// Numbered rules.
    pub rules: usize,
    /// Blocks.
    pub blocks: usize,
    /// Statements that could have failed.
    pub checks: usize,
}

impl fmt::Display for Summary {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} rules, {} blocks, {} checks", self.rules, self.blocks, self.checks)
    }
}

/// The rulebook holds, as [`check`] sees it: for a test.
///
/// # Panics
/// If anything is not as the rulebook says; everything is printed.
pub fn hold<G: Rulebook>(text: &str, tests: &[&str]) {
    match check::<G>(text, tests) {
        Ok(summary) => println!("{summary}"),
        Err(failures) => {
            for failure in &failures {
                println!("{failure}");
            }
            panic!("{} rules or examples do not hold", failures.len());
        }
    }
}

/// Runs every block, and sees to it that every numbered rule is tested by a block or by a test function of these sources.
///
/// A heading with nothing of its own below it, like a chapter's, needs no test.
///
/// # Errors
/// Everything that is not as the rulebook says, in its order.
pub fn check<G: Rulebook>(text: &str, tests: &[&str]) -> Result<Summary, Vec<Failure>> {
    let sections = headings::sections(text);
    let mut failures = headings::repeated(&sections);
    let mut summary = Summary::default();
    for section in &sections {
        let failure = |line, what| Failure { line, rule: section.title.to_string(), what };
        summary.rules += usize::from(section.number.is_some());
        for block in &section.blocks {
            summary.blocks += 1;
            match Scenario::<G>::run(block) {
                Ok(0) => failures.push(failure(block.line, "the block checks nothing".to_string())),
                Ok(checks) => summary.checks += checks,
                Err((line, what)) => failures.push(failure(line, what)),
            }
        }
        failures.extend(untested(section, tests).map(|what| failure(section.line, what)));
    }
    failures.sort_by_key(|failure| failure.line);
    if failures.is_empty() { Ok(summary) } else { Err(failures) }
}

/// Why a rule does not count as tested, if it does not.
fn untested(section: &Section<'_>, tests: &[&str]) -> Option<String> {
    if let Some(name) = section.tested_by.iter().find(|name| !tests.iter().any(|source| has_test(source, name))) {
        return Some(format!("there is no test {name}"));
    }
    let tested = !section.blocks.is_empty() || !section.tested_by.is_empty();
    let rule = section.number.is_some() && section.has_text;
    (rule && !tested).then(|| "the rule has neither a `play` block nor a line `Tested by:`".to_string())
}

/// Whether the source has a function of this name that is a test and is not ignored.
fn has_test(source: &str, name: &str) -> bool {
    let head = format!("fn {name}(");
    let mut attributes = Vec::new();
    for line in source.lines().map(str::trim) {
        if line.starts_with("#[") {
            attributes.push(line);
        } else if line.starts_with(&head) {
            return attributes.contains(&"#[test]") && !attributes.iter().any(|line| line.starts_with("#[ignore"));
        } else if !line.starts_with("//") {
            attributes.clear();
        }
    }
    false
}
