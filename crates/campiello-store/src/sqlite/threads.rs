//! Threads with connections that work through a queue.

use std::{
    sync::{Arc, Mutex, PoisonError, mpsc},
    thread::{Builder, JoinHandle},
};

use rusqlite::Connection;

use super::failed;
use crate::Trouble;

/// Threads that share a queue, one for each connection. Dropped, they finish the queue and close their connections first.
pub(super) struct Threads<J> {
    queue: Option<mpsc::Sender<J>>,
    threads: Vec<JoinHandle<()>>,
}

/// The end of the queue where jobs are taken.
pub(super) struct Queue<J>(Arc<Mutex<mpsc::Receiver<J>>>);

impl<J> Queue<J> {
    /// The next job; waits for it. None when there will be no more.
    pub(super) fn next(&self) -> Option<J> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).recv().ok()
    }

    /// Whatever waits already, one after the other.
    pub(super) fn waiting(&self) -> impl Iterator<Item = J> {
        std::iter::from_fn(|| self.0.lock().unwrap_or_else(PoisonError::into_inner).try_recv().ok())
    }
}

impl<J: Send + 'static> Threads<J> {
    /// Starts a thread for each connection.
    pub(super) fn start(
        name: &str,
        connections: Vec<Connection>,
        work: fn(Connection, &Queue<J>),
    ) -> Result<Threads<J>, Trouble> {
        let (queue, jobs) = mpsc::channel();
        let jobs = Arc::new(Mutex::new(jobs));
        let mut threads = Threads { queue: Some(queue), threads: Vec::new() };
        for connection in connections {
            let jobs = Queue(jobs.clone());
            threads.threads.push(spawn(name, move || work(connection, &jobs))?);
        }
        Ok(threads)
    }

    /// Puts a job into the queue. If all threads are gone, it is dropped, and whoever waits for its answer notices.
    pub(super) fn send(&self, job: J) {
        if let Some(queue) = &self.queue {
            let _ = queue.send(job);
        }
    }
}

impl<J> Drop for Threads<J> {
    fn drop(&mut self) {
        self.queue = None;
        for thread in self.threads.drain(..) {
            // A thread that has panicked has said so.
            let _ = thread.join();
        }
    }
}

/// Starts a thread.
pub(super) fn spawn(name: &str, work: impl FnOnce() + Send + 'static) -> Result<JoinHandle<()>, Trouble> {
    Builder::new().name(name.to_owned()).spawn(work).map_err(|why| failed("cannot start a thread of the store", &why))
}
