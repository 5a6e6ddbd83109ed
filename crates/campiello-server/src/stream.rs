//! Live updates: every page of a table is told what looks different now.
//!
//! A page that falls behind is not sent what it missed: it is sent how the table looks now. So a page that comes back after a break, with the
//! number of the last event that it saw, either has missed nothing or gets everything.

use std::net::IpAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::body::{Body, Bytes};
use axum::extract::{Path, Query, State};
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE, HeaderName};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use futures_util::stream;
use serde::Deserialize;
use tokio::sync::watch;
use tokio::time::timeout;

use crate::App;
use crate::eyes::{Eyes, Looks};
use crate::life::Stage;
use crate::pages::rendering::Rendering;
use crate::people::Visit;
use crate::room::{Presence, Room, Shown};
use crate::routes::Failed;

/// So often something is sent even if nothing happens, so that nobody in between hangs up.
const PULSE: Duration = Duration::from_secs(20);

/// What the page that listens was made for.
#[derive(Deserialize)]
pub struct Made {
    /// The stage of the table.
    stage: Option<Stage>,
}

/// The stream of a table's changes.
///
/// # Errors
/// There is no such table, or it cannot be opened.
pub async fn events(
    State(app): State<App>,
    Path(id): Path<String>,
    Query(looks): Query<Looks>,
    Query(made): Query<Made>,
    headers: HeaderMap,
    visit: Visit,
) -> Result<Response, Failed> {
    let room = app.hall.room(&id).await.map_err(|unable| Failed(app.clone(), visit.clone(), unable))?;
    if !app.limits.open(visit.address) {
        return Ok((StatusCode::TOO_MANY_REQUESTS, "Too many open pages.").into_response());
    }
    app.hall.metrics.streams.up();
    let seen = headers.get("last-event-id").and_then(|seen| seen.to_str().ok()).and_then(|seen| seen.parse().ok());
    let presence = room.enter(&visit.guest.id);
    let watch = room.watch();
    let open = Open { app: app.clone(), address: visit.address };
    let page = Page {
        looks,
        made_for: made.stage,
        last: seen.map(Last::Number),
        closing: app.closing.subscribe(),
        app,
        room,
        visit,
        watch,
        _presence: presence,
        _open: open,
    };
    let body = Body::from_stream(stream::unfold(page, |mut page| async move {
        let bytes = page.next().await?;
        Some((Ok::<_, std::convert::Infallible>(bytes), page))
    }));
    let headers = [
        (CONTENT_TYPE, "text/event-stream"),
        (CACHE_CONTROL, "no-store"),
        (HeaderName::from_static("x-accel-buffering"), "no"),
    ];
    Ok((headers, body).into_response())
}

/// An open page.
struct Page {
    app: App,
    room: Arc<Room>,
    visit: Visit,
    looks: Looks,
    /// Asked once: a page that was away, or was just loaded, may have missed that the game began or ended.
    made_for: Option<Stage>,
    watch: watch::Receiver<Shown>,
    closing: watch::Receiver<bool>,
    last: Option<Last>,
    _presence: Presence,
    _open: Open,
}

/// What a page showed last.
enum Last {
    /// The number that it came with.
    Number(u64),
    /// What it was sent.
    Rendering(Arc<Rendering>),
}

impl Page {
    /// The next bytes for this page; nothing when the server closes.
    async fn next(&mut self) -> Option<Bytes> {
        loop {
            if *self.closing.borrow() {
                return None;
            }
            let shown = self.watch.borrow_and_update().clone();
            if let Some(bytes) = self.news(&shown) {
                return Some(bytes);
            }
            tokio::select! {
                changed = timeout(PULSE, self.watch.changed()) => match changed {
                    Ok(Ok(())) => {}
                    Ok(Err(_)) => return None,
                    Err(_) => return Some(Bytes::from_static(b":\n\n")),
                },
                _ = self.closing.changed() => return None,
            }
        }
    }

    /// What looks different now; nothing if nothing does.
    fn news(&mut self, shown: &Shown) -> Option<Bytes> {
        let eyes = Eyes::looking(&shown.life, &self.visit.guest.id, self.looks);
        let rendering = self.app.rendering(&self.room, shown, eyes, self.visit.language);
        let bytes = match &self.last {
            _ if self.made_for.take().is_some_and(|stage| stage != rendering.stage) => Some(anew(&rendering)),
            Some(Last::Rendering(last)) if Arc::ptr_eq(last, &rendering) => return None,
            Some(Last::Rendering(last)) => rendering.news(last, || change(&rendering, last)),
            Some(Last::Number(number)) if *number == rendering.length => Some(first(&rendering, &rendering.presence())),
            _ => Some(first(&rendering, &rendering.since(None).unwrap_or_default())),
        };
        self.last = Some(Last::Rendering(rendering));
        let bytes = bytes?;
        self.app.hall.metrics.events.add(1);
        self.app.hall.metrics.event_bytes.add(bytes.len() as u64);
        Some(bytes)
    }
}

/// The first event of a stream: what the page does not show yet.
fn first(rendering: &Rendering, html: &str) -> Bytes {
    format!("retry: 1000\n{}", morph(rendering.length, html)).into()
}

/// The event for a page that has to be loaded anew.
fn anew(rendering: &Rendering) -> Bytes {
    format!("event: page\nid: {}\ndata: \n\n", rendering.length).into()
}

/// The event for a page that shows another look of the table; nothing if it would see no difference.
fn change(rendering: &Rendering, last: &Rendering) -> Option<Bytes> {
    let length = rendering.length;
    match rendering.since(Some(last)) {
        None => Some(anew(rendering)),
        Some(html) if html.is_empty() => None,
        Some(html) => Some(morph(length, &html).into()),
    }
}

/// A line of an event ends with the line.
fn morph(length: u64, html: &str) -> String {
    format!("event: morph\nid: {length}\ndata: {}\n\n", html.replace('\n', " "))
}

/// Counts a stream for as long as it is open.
struct Open {
    app: App,
    address: IpAddr,
}

impl Drop for Open {
    fn drop(&mut self) {
        self.app.limits.close(self.address);
        self.app.hall.metrics.streams.down();
    }
}
