//! The table in the browser: lobby, tables, pages and live updates, for every game.
//!
//! | to read | about |
//! |---|---|
//! | [`life`] | what a table is: a fold over its events. Pure |
//! | [`hall`], [`room`] | tables in memory: act, store, show |
//! | [`caretaker`] | bots and clocks |
//! | [`daily`] | the deal of the day |
//! | [`people`] | guests, seals, limits |
//! | [`reviews`] | finished games, looked at again |
//! | [`pages`] | what people see |
//! | [`routes`], [`stream`] | addresses, and what pages are told |
//!
//! This is the only crate that knows HTTP, cookies, the time of day and entropy. It knows no game: only what every game says about itself.

pub mod assets;
pub mod caretaker;
pub mod clock;
pub mod config;
pub mod daily;
pub mod eyes;
pub mod hall;
pub mod hex;
pub mod life;
pub mod metrics;
pub mod pages;
pub mod people;
pub mod reviews;
pub mod room;
pub mod routes;
pub mod stream;
pub mod words;

use std::net::SocketAddr;
use std::sync::Arc;

use axum::serve::ListenerExt;
use campiello_store::{Store, Trouble};
use campiello_text::Language;
use tokio::net::TcpListener;
use tokio::sync::watch;

pub use config::Config;
use eyes::Eyes;
use hall::Hall;
use life::Games;
use pages::table::{Rendering, Sight};
use people::{Limits, Seal};
use reviews::Reviews;
use room::{Room, Shown};
use words::Words;

/// Everything that a request needs.
#[derive(Clone)]
pub struct App {
    /// The tables.
    pub hall: Arc<Hall>,
    /// The words.
    pub words: Arc<Words>,
    /// The seal on what is given away.
    pub seal: Seal,
    /// How much one may ask for.
    pub limits: Arc<Limits>,
    /// Finished games, looked at again.
    pub reviews: Arc<Reviews>,
    /// Becomes true when the server is about to stop.
    pub closing: Arc<watch::Sender<bool>>,
}

impl App {
    /// A server's parts, put together.
    ///
    /// # Errors
    /// The store is in trouble.
    pub async fn new(store: Arc<dyn Store>, games: Games, config: Config) -> Result<Self, Trouble> {
        let seal = Seal::new(store.secret("seal", clock::entropy()).await?);
        let limits = Arc::new(Limits::new(&config));
        let reviews = Arc::new(Reviews::new(&config));
        Ok(Self {
            hall: Hall::new(store, games, config),
            words: Arc::new(Words::new(games)),
            seal,
            limits,
            reviews,
            closing: Arc::new(watch::Sender::new(false)),
        })
    }

    /// How a room looks to these eyes: drawn at most once for all who have them.
    pub fn rendering(&self, room: &Room, shown: &Shown, eyes: Eyes, language: Language) -> Arc<Rendering> {
        room.rendering(shown, eyes, language, |before| {
            self.hall.metrics.renders.add(1);
            let tongue = self.words.at(language, &shown.life);
            let sight = Sight {
                shown,
                eyes,
                tongue: &tongue,
                seal: &self.seal,
                now: clock::now(),
                mark: self.daily_mark(&shown.life),
            };
            pages::table::draw(&sight, before)
        })
    }
}

/// Serves until `stop` comes; then pages are told to come back, and what is under way is finished.
///
/// # Errors
/// The network is in trouble.
pub async fn serve(
    app: App,
    listener: TcpListener,
    stop: impl Future<Output = ()> + Send + 'static,
) -> std::io::Result<()> {
    let closing = Arc::clone(&app.closing);
    let waking = tokio::spawn(Arc::clone(&app.hall).wake());
    let marking = tokio::spawn(daily::mark_every_day(app.clone()));
    let router = routes::router(app).into_make_service_with_connect_info::<SocketAddr>();
    let stopped = async move {
        stop.await;
        closing.send_replace(true);
    };
    // An event goes out at once, also while the one before it is not acknowledged.
    let listener = listener.tap_io(|connection| drop(connection.set_nodelay(true)));
    let served = axum::serve(listener, router).with_graceful_shutdown(stopped).await;
    waking.abort();
    marking.abort();
    served
}
