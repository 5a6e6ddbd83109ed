//! A line to the server that can be cut: pages talk to it, and it talks to the server.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tokio::task::JoinHandle;

use crate::server::Server;

/// A line that can be cut and mended.
pub(crate) struct Line {
    address: String,
    cut: Arc<AtomicBool>,
    cutting: watch::Sender<()>,
    task: JoinHandle<()>,
}

impl Line {
    /// A line to this server.
    pub(crate) async fn to(server: &Server) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap().to_string();
        let (cut, cutting) = (Arc::new(AtomicBool::new(false)), watch::Sender::new(()));
        let (is_cut, ends, to) = (Arc::clone(&cut), cutting.clone(), server.address().to_owned());
        let task = tokio::spawn(async move {
            while let Ok((mut near, _)) = listener.accept().await {
                if is_cut.load(Ordering::SeqCst) {
                    continue;
                }
                let (to, mut end) = (to.clone(), ends.subscribe());
                tokio::spawn(async move {
                    let Ok(mut far) = TcpStream::connect(to).await else { return };
                    tokio::select! {
                        _ = tokio::io::copy_bidirectional(&mut near, &mut far) => {}
                        _ = end.changed() => {}
                    }
                });
            }
        });
        Self { address, cut, cutting, task }
    }

    /// The full address of a page at the end of the line.
    pub(crate) fn url(&self, path: &str) -> String {
        format!("http://{}{path}", self.address)
    }

    /// Cuts the line: what is open breaks, and nothing new comes through.
    pub(crate) fn cut(&self) {
        self.cut.store(true, Ordering::SeqCst);
        self.cutting.send_replace(());
    }

    /// Mends it.
    pub(crate) fn mend(&self) {
        self.cut.store(false, Ordering::SeqCst);
    }
}

impl Drop for Line {
    fn drop(&mut self) {
        self.task.abort();
    }
}
