//! What the tests share.

use tokio::runtime::Builder;

/// Waits for something on this thread.
pub(crate) fn wait<T>(something: impl Future<Output = T>) -> T {
    Builder::new_current_thread().build().unwrap().block_on(something)
}
