//! Finished games as fixtures: every record of a folder replays true, and every way to end has one.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use campiello_core::edition::Edition;
use campiello_core::record::Record;
use campiello_core::{Game, Seed, Settings, Table};

use crate::golden;
use crate::walk::{self, Player, Walk};

/// A folder of records.
pub struct Fixtures<'f, G: Game> {
    /// Where they lie, one game per file `*.record`.
    pub folder: &'f Path,
    /// The reasons to end that must all be found, as `Outcome::end` has them; others must not be found.
    pub ends: &'f [&'f str],
    /// Who plays when records are written; nobody named means players who choose at random.
    pub players: &'f [Player<G>],
    /// How many games to play in search of an end before giving up.
    pub patience: u32,
}

impl<G: Game> Fixtures<'_, G> {
    /// Replays every record of the folder, and says how many there are. With `CAMPIELLO_BLESS=1`, ends that no true record
    /// has are played for and written first; records that are not true any more are left for a person to look at.
    ///
    /// # Errors
    /// Everything that is not true, and every end without a finished game.
    pub fn check(&self) -> Result<usize, Vec<String>> {
        let mut wrong = Vec::new();
        if golden::blessed() {
            wrong.extend(self.bless().err());
        }
        let (ends, files, untrue) = self.replayed();
        wrong.extend(untrue);
        let missing = self.ends.iter().filter(|end| !ends.contains(**end));
        wrong.extend(missing.map(|end| format!("no finished game ends by {end}; CAMPIELLO_BLESS=1 plays for one")));
        let unknown = ends.iter().filter(|end| !self.ends.contains(&end.as_str()));
        wrong.extend(unknown.map(|end| format!("a game ends by {end}, which the test does not list")));
        if wrong.is_empty() { Ok(files) } else { Err(wrong) }
    }

    /// The ends found, the number of files, and what is wrong with them.
    fn replayed(&self) -> (BTreeSet<String>, usize, Vec<String>) {
        let (mut ends, mut wrong) = (BTreeSet::new(), Vec::new());
        let files = self.files();
        for file in &files {
            match replay::<G>(file) {
                Ok(table) => ends.extend(table.outcome().map(|outcome| outcome.end.to_string())),
                Err(what) => wrong.push(format!("{}: {what}", file.display())),
            }
        }
        (ends, files.len(), wrong)
    }

    fn files(&self) -> Vec<PathBuf> {
        let entries = fs::read_dir(self.folder).into_iter().flatten().flatten().map(|entry| entry.path());
        let mut files: Vec<_> = entries.filter(|path| path.extension().is_some_and(|kind| kind == "record")).collect();
        files.sort();
        files
    }

    /// Plays until every end that has no record has one, and writes them.
    ///
    /// # Errors
    /// An end that was not found, or a file that cannot be written.
    pub fn bless(&self) -> Result<(), String> {
        let (found, ..) = self.replayed();
        let mut wanted: BTreeSet<&str> = self.ends.iter().copied().filter(|end| !found.contains(*end)).collect();
        let every: Vec<Settings<G>> = Settings::every().collect();
        for number in 0..self.patience {
            if wanted.is_empty() {
                return Ok(());
            }
            let table = self.game(every[number as usize % every.len()], number);
            if let Some(outcome) = table.outcome().filter(|outcome| wanted.remove(outcome.end)) {
                golden::write(&self.folder.join(format!("{}.record", outcome.end)), &table.record())?;
            }
        }
        if wanted.is_empty() { Ok(()) } else { Err(format!("{} games do not end by {wanted:?}", self.patience)) }
    }

    fn game(&self, settings: Settings<G>, number: u32) -> Table<G> {
        let seed = Seed::numbered(1, u64::from(number));
        let mut table = Table::new(settings, seed);
        let mut walk = Walk::new(self.players, settings.seats(), &seed, number);
        walk::play(&mut table, &mut walk, usize::MAX, |_, _| {});
        table
    }
}

/// Replays one record on the standard edition.
///
/// # Errors
/// The file cannot be read, or the line that is not true.
pub fn replay<G: Game>(file: &Path) -> Result<Table<G>, String> {
    let text = fs::read_to_string(file).map_err(|error| error.to_string())?;
    let table = Record::parse(&text).and_then(|record| Table::replay(&record, G::Edition::standard()));
    table.map_err(|mistake| format!("line {}: {} {:?}", mistake.line, mistake.text.key, mistake.text.values))
}
