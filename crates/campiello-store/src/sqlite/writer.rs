//! The thread that writes: many jobs, one flush.

use rusqlite::Connection;

use super::{Reply, failed, threads::Queue, writing};
use crate::{Append, Trouble};

/// How many jobs share a transaction at most.
const GROUP: usize = 1024;

/// Something to write, and where the answer is awaited.
pub(super) enum Job {
    /// See [`crate::Store::append`].
    Append(Append, Reply<()>),
    /// See [`crate::Store::keep`].
    Keep { table: String, length: u64, snapshot: String, reply: Reply<()> },
    /// See [`crate::Store::secret`].
    Secret { name: String, fresh: [u8; 32], reply: Reply<[u8; 32]> },
}

/// Answers a job, once it is known whether its transaction was committed.
type Told = Box<dyn FnOnce(Result<(), Trouble>)>;

/// Does jobs until there are no more: all that wait at a time in one transaction.
pub(super) fn write(connection: Connection, jobs: &Queue<Job>) {
    while let Some(first) = jobs.next() {
        let others = jobs.waiting().take(GROUP - 1);
        group(&connection, std::iter::once(first).chain(others));
    }
    drop(connection);
}

/// Does jobs in one transaction and answers them when they are durable.
///
/// A job that fails leaves no trace and does not hurt the others. If the transaction fails as a whole, all of them have failed:
/// what one was told about the log may be the work of another.
fn group(connection: &Connection, jobs: impl Iterator<Item = Job>) {
    let mut outcome = run(connection, "BEGIN IMMEDIATE");
    let mut told = Vec::new();
    for job in jobs {
        told.push(job.attempt(connection, &mut outcome));
    }
    if outcome.is_ok() {
        outcome = run(connection, "COMMIT");
    }
    if !connection.is_autocommit() {
        // The next BEGIN tells if that did not help.
        let _ = run(connection, "ROLLBACK");
    }
    for tell in told {
        tell(outcome.clone());
    }
}

impl Job {
    fn attempt(self, connection: &Connection, group: &mut Result<(), Trouble>) -> Told {
        match self {
            Job::Append(append, reply) => attempt(connection, group, reply, |it| writing::append(it, &append)),
            Job::Keep { table, length, snapshot, reply } => {
                attempt(connection, group, reply, |it| writing::keep(it, &table, length, &snapshot))
            }
            Job::Secret { name, fresh, reply } => {
                attempt(connection, group, reply, |it| writing::secret(it, &name, &fresh))
            }
        }
    }
}

/// Does a job so that it leaves no trace if it fails. `group` is how the transaction fares.
fn attempt<T: Send + 'static>(
    connection: &Connection,
    group: &mut Result<(), Trouble>,
    reply: Reply<T>,
    work: impl FnOnce(&Connection) -> Result<T, Trouble>,
) -> Told {
    let result = group.clone().and_then(|()| {
        run(connection, "SAVEPOINT job")?;
        let result = work(connection);
        *group = end(connection, &result);
        result
    });
    // Nobody may be waiting any more.
    Box::new(move |group| drop(reply.send(group.and(result))))
}

/// Ends the part of a transaction that belongs to one job. A full disk, for one, ends the whole transaction instead.
fn end<T>(connection: &Connection, result: &Result<T, Trouble>) -> Result<(), Trouble> {
    match result {
        Err(Trouble::Failed(why)) if connection.is_autocommit() => Err(Trouble::Failed(why.clone())),
        Err(_) => run(connection, "ROLLBACK TO job").and_then(|()| run(connection, "RELEASE job")),
        Ok(_) => run(connection, "RELEASE job"),
    }
}

fn run(connection: &Connection, statement: &str) -> Result<(), Trouble> {
    let run = || connection.prepare_cached(statement)?.execute([]);
    run().map(drop).map_err(|why| failed("cannot write to the store", &why))
}
