//! The addresses of the server.

mod acts;
mod answer;
mod daily;
mod finished;
mod hint;
mod look;
mod pages;
mod review;
mod system;

use axum::Router;
use axum::middleware::from_fn_with_state;
use axum::routing::{get, post};
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::compression::CompressionLayer;
use tower_http::limit::RequestBodyLimitLayer;

use crate::App;
use crate::people::greet;
use crate::stream;

pub use answer::Failed;

/// The most bytes that somebody may send: forms are small.
const LARGEST: usize = 16 * 1024;

/// All addresses.
pub fn router(app: App) -> Router {
    let table = Router::new()
        .route("/t/{id}", get(look::table))
        .route("/t/{id}/events", get(stream::events))
        .route("/t/{id}/spell", get(look::spell))
        .route("/t/{id}/sit", get(look::sit).post(acts::sit))
        .route("/t/{id}/chair", post(acts::chair))
        .route("/t/{id}/start", post(acts::start))
        .route("/t/{id}/clear", post(acts::clear))
        .route("/t/{id}/move", post(acts::play))
        .route("/t/{id}/hush", post(acts::hush))
        .route("/t/{id}/speak", post(acts::speak))
        .route("/t/{id}/undo", post(acts::undo))
        .route("/t/{id}/hint", post(hint::hint))
        .route("/t/{id}/answer", post(acts::answer))
        .route("/t/{id}/away", post(acts::away))
        .route("/t/{id}/back", post(acts::back))
        .route("/t/{id}/resign", post(acts::resign))
        .route("/t/{id}/rematch", post(acts::rematch))
        .route("/t/{id}/replay", get(finished::replay))
        .route("/t/{id}/review", get(review::review))
        .route("/t/{id}/review/{file}", get(review::picture))
        .route("/t/{id}/record", get(finished::record))
        .route("/t/{id}/postcard/{file}", get(finished::postcard))
        .layer(from_fn_with_state(app.clone(), daily::keep));
    let pages = Router::new()
        .route("/", get(pages::lobby))
        .route("/daily", get(daily::today).post(daily::play))
        .route("/daily/{day}", get(daily::of_day))
        .route("/name", post(pages::name))
        .route("/settings", get(pages::settings))
        .route("/new/{game}", get(pages::new).post(pages::lay))
        .route("/learn/{game}", get(pages::learn).post(pages::begin_lesson))
        .route("/rules/{game}", get(pages::rules));
    Router::new()
        .merge(table)
        .merge(pages)
        .fallback(look::nothing)
        .layer(from_fn_with_state(app.clone(), greet))
        .route("/art", get(system::art))
        .route("/assets/{name}", get(system::asset))
        .route("/healthz", get(system::health))
        .route("/metrics", get(system::metrics))
        .layer(RequestBodyLimitLayer::new(LARGEST))
        // Event streams are left alone: they are small, and a compressor would hold a quarter of a megabyte for each of them.
        .layer(CompressionLayer::new())
        .layer(axum::middleware::map_response(system::protect))
        // A fault of ours costs one answer, not the connection, and is in the log.
        .layer(CatchPanicLayer::new())
        .with_state(app)
}
