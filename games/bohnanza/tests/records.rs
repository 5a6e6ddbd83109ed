//! Finished games, one for every way to end that chance finds, at tables of every size, and one by mail.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use bohnanza::{Action, Bohnanza, End};
use campiello_core::record::Record;
use campiello_core::{Seed, Settings, Table};
use campiello_testkit::fixtures::{self, Fixtures};
use campiello_testkit::golden;
use campiello_testkit::walk::{self, Walk};

/// A game that must be there.
struct Kind {
    seats: u8,
    by_mail: bool,
    end: End,
}

const KINDS: [Kind; 4] = [
    Kind { seats: 3, by_mail: false, end: End::TwoTurnedUp },
    Kind { seats: 4, by_mail: false, end: End::OneTurnedUp },
    Kind { seats: 5, by_mail: false, end: End::Drawn },
    Kind { seats: 3, by_mail: true, end: End::Drawn },
];

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests").join("records")
}

impl Kind {
    fn file(&self) -> PathBuf {
        let mail = if self.by_mail { "by-mail-" } else { "" };
        folder().join(format!("{mail}{}-{}.record", self.end.key(), self.seats))
    }

    fn settings(&self) -> Settings<Bohnanza> {
        Settings::named(self.seats, self.by_mail.then_some("by-mail")).expect("lawful")
    }

    /// Searches a game of this kind among random ones.
    fn found(&self) -> Option<Table<Bohnanza>> {
        let game = |number: u32| (Seed::numbered(2, number.into()), number);
        (0..2_000).map(game).map(|(seed, number)| (seed, self.random(seed, number))).find_map(|(seed, table)| {
            let ends = table.outcome().is_some_and(|outcome| outcome.end == self.end.key());
            (ends && (wishes_struck(&table, seed) > 0) == self.by_mail).then_some(table)
        })
    }

    fn random(&self, seed: Seed, number: u32) -> Table<Bohnanza> {
        let mut table = Table::new(self.settings(), seed);
        walk::play(&mut table, &mut Walk::new(&[], self.seats, &seed, number), usize::MAX, |_, _| {});
        table
    }
}

/// How many deals of a game came of standing wishes (7.6).
fn wishes_struck(table: &Table<Bohnanza>, seed: Seed) -> usize {
    let mut again = Table::<Bohnanza>::new(*table.settings(), seed);
    let mut struck = 0;
    for step in table.steps() {
        let state = again.state();
        if let Action::Accept { number, .. } = step.action {
            let (place, _) = state.open.offers.find(number).expect("it was open");
            struck += usize::from(state.given.wishes[place] > 0);
        }
        again.play(step.seat, &step.action, step.time).expect("it was played");
    }
    struck
}

/// `nothing-left` is not among them: chance never empties both piles. RULES.md has it, arranged (6.1).
#[test]
fn every_way_to_end_has_a_finished_game() {
    for kind in KINDS {
        if golden::blessed() && !kind.file().exists() {
            let table = kind.found().expect("random games end in every way");
            golden::check(&kind.file(), &table.record()).expect("written");
        }
        check(&kind);
    }
    let ends: Vec<&str> = End::ALL.into_iter().filter(|end| *end != End::NothingLeft).map(End::key).collect();
    let fixtures = Fixtures::<Bohnanza> { folder: &folder(), ends: &ends, players: &[], patience: 2_000 };
    let files = fixtures.check().unwrap_or_else(|wrong| panic!("{}", wrong.join("\n")));
    assert!(files >= KINDS.len(), "{files} records");
}

/// A record is what its name says, and the moves of a game are in it.
fn check(kind: &Kind) {
    let name = kind.file().display().to_string();
    let table = fixtures::replay::<Bohnanza>(&kind.file()).unwrap_or_else(|what| panic!("{name}: {what}"));
    let open = &table.state().open;
    assert_eq!((open.seats, open.by_mail), (kind.seats, kind.by_mail), "{name}");
    assert_eq!(table.outcome().map(|outcome| outcome.end), Some(kind.end.key()), "{name}");
    let notations: Vec<String> = table.steps().iter().map(|step| step.action.to_string()).collect();
    let verbs: BTreeSet<&str> = notations.iter().filter_map(|notation| notation.split(' ').next()).collect();
    for verb in ["plant", "turn", "offer", "accept", "decline", "withdraw", "pass", "end", "harvest"] {
        assert!(verbs.contains(verb), "{verb} is nowhere in {name}");
    }
    let text = std::fs::read_to_string(kind.file()).expect("it was replayed");
    let seed = Record::parse(&text).expect("it was replayed").seed;
    assert_eq!(wishes_struck(&table, seed) > 0, kind.by_mail, "{name}");
}
