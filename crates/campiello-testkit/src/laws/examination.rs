//! One game, held against the laws move by move.

use campiello_core::{Chance, Game, Seed, Settings, Table};

use super::position::{Eyes, Notes, Offence, Position, ensure};
use super::report::Broken;
use super::{Plan, acceptance, clicks, conservation, ending, guessing, interference, notation, records, undo};
use crate::walk::Walk;

pub(super) struct Examination<'p, G: Game> {
    plan: &'p Plan<G>,
    number: u32,
    seed: Seed,
    table: Table<G>,
}

impl<'p, G: Game> Examination<'p, G> {
    pub(super) fn new(plan: &'p Plan<G>, settings: Settings<G>, seed: Seed, number: u32) -> Self {
        Self { plan, number, seed, table: Table::new(settings, seed) }
    }

    pub(super) fn run(mut self, notes: &mut Notes) -> Result<(), Broken> {
        let mut walk = Walk::new(&self.plan.players, self.table.settings().seats(), &self.seed, self.number);
        loop {
            match self.step(&mut walk, notes) {
                Ok(true) => {}
                Ok(false) => return Ok(()),
                Err(offence) => return Err(self.broken(offence)),
            }
        }
    }

    /// Looks at the position and plays a move; false once the game is over.
    fn step(&mut self, walk: &mut Walk<G>, notes: &mut Notes) -> Result<bool, Offence> {
        let mut position = Position::new(&self.table, self.seed);
        let over = ending::check(&position)?;
        let first = self.table.steps().is_empty();
        let deep = first || over || notes.luck.below(self.plan.depth.max(1)) == 0;
        if deep {
            position.spell(&mut notes.luck);
            ending::asking(&position)?;
        }
        acceptance::check(&position, notes, deep)?;
        if deep {
            notes.report.depths += 1;
            let mut eyes = Eyes::all(&position);
            notation::check(&position)?;
            conservation::check(&position, notes)?;
            clicks::check(&position, &eyes)?;
            guessing::check(&position, &mut eyes, self.plan.worlds, notes)?;
            interference::check(&position, &mut eyes, self.plan.swap, notes)?;
            undo::check(&position, &eyes, notes)?;
        }
        if over {
            notes.report.games += 1;
            records::check(&self.table, notes)?;
            return Ok(false);
        }
        let Some((seat, action)) = walk.next(position.state, &position.legal) else {
            return Err(Offence { law: 1, what: "nobody can act though the game is not over".into() });
        };
        let before = (deep && notes.luck.below(8) == 0).then(|| self.table.clone());
        let played = self.table.play(seat, &action, None);
        ensure(2, played.is_ok(), || format!("{seat} {action} is listed or spelled, and refused: {played:?}"))?;
        notes.report.moves += 1;
        undo::permission(&self.table)?;
        if let Some(before) = before {
            records::same(&self.table)?;
            undo::taken_back(&before, &self.table)?;
        }
        Ok(true)
    }

    fn broken(&self, offence: Offence) -> Broken {
        let step = match offence.law {
            4 => conservation::first_loss(&self.table).unwrap_or(self.table.steps().len()),
            _ => self.table.steps().len(),
        };
        Broken {
            law: offence.law,
            settings: format!("{:?}", self.table.settings()),
            seed: (self.plan.seed, u64::from(self.number)),
            step,
            what: offence.what,
            record: self.table.record(),
        }
    }
}

impl<G: Game> Drop for Examination<'_, G> {
    /// A game that panics is found again by its seed.
    fn drop(&mut self) {
        if std::thread::panicking() {
            let (settings, step) = (self.table.settings(), self.table.steps().len());
            eprintln!("panicked in {settings:?}, seed {}/{}, after {step} moves", self.plan.seed, self.number);
        }
    }
}
