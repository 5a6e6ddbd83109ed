//! What pages and operators need: pictures, files, health, metrics, and headers that protect.

use axum::extract::{Path, Query, State};
use axum::http::header::{
    CACHE_CONTROL, CONTENT_SECURITY_POLICY, CONTENT_TYPE, HeaderName, REFERRER_POLICY, X_CONTENT_TYPE_OPTIONS,
    X_FRAME_OPTIONS,
};
use axum::http::{HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};
use serde::Deserialize;

use crate::App;
use crate::assets;

/// Scripts, styles and pictures come from this server alone, and no script stands in a page. Style attributes place pieces.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; img-src 'self' data:; \
                      connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/// Adds the headers that protect to every answer.
pub(super) async fn protect(mut response: Response) -> Response {
    let headers = response.headers_mut();
    let fixed: [(HeaderName, &'static str); 5] = [
        (CONTENT_SECURITY_POLICY, POLICY),
        (X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (X_FRAME_OPTIONS, "DENY"),
        (REFERRER_POLICY, "same-origin"),
        (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
    ];
    for (name, value) in fixed {
        headers.insert(name, HeaderValue::from_static(value));
    }
    // What a guest sees is theirs: no proxy keeps it.
    headers.entry(CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    response
}

/// An embedded file.
pub(super) async fn asset(Path(name): Path<String>) -> Response {
    assets::serve(&name).unwrap_or_else(|| StatusCode::NOT_FOUND.into_response())
}

/// Which pictures.
#[derive(Deserialize)]
pub(super) struct Pictures {
    ids: String,
}

/// The most pictures at once.
const MOST: usize = 200;

/// Pictures by their names, which spell what they show: the same for everybody, for ever.
pub(super) async fn art(Query(pictures): Query<Pictures>) -> Response {
    let ids = pictures.ids.split(' ').filter(|id| !id.is_empty()).take(MOST);
    let symbols: String = ids.filter_map(campiello_draw::page::symbol).collect();
    let svg = format!(r#"<svg xmlns="http://www.w3.org/2000/svg">{symbols}</svg>"#);
    let headers = [(CONTENT_TYPE, "image/svg+xml"), (CACHE_CONTROL, "public, max-age=86400")];
    (headers, svg).into_response()
}

/// Whether the server works: it can reach its store.
pub(super) async fn health(State(app): State<App>) -> Response {
    match app.hall.store.due(0, 1).await {
        Ok(_) => "ok\n".into_response(),
        Err(trouble) => (StatusCode::SERVICE_UNAVAILABLE, format!("{trouble}\n")).into_response(),
    }
}

/// What was counted.
pub(super) async fn metrics(State(app): State<App>) -> Response {
    let headers = [(CONTENT_TYPE, "text/plain; version=0.0.4; charset=utf-8")];
    (headers, app.hall.metrics.text(app.hall.len())).into_response()
}
