//! Somebody without a browser: every byte that the server sends can be looked at.

use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use reqwest::header::{ACCEPT, CONTENT_TYPE, COOKIE, HeaderMap, LOCATION, SET_COOKIE};
use reqwest::{Client, RequestBuilder};
use serde_json::Value;
use tokio::task::JoinHandle;

use crate::server::Server;

/// A guest of the server who speaks HTTP.
pub(crate) struct Guest {
    client: Client,
    base: String,
    cookie: Mutex<String>,
    /// What forms carry.
    pub(crate) token: String,
}

/// What the server answered.
pub(crate) struct Answer {
    pub(crate) status: u16,
    headers: HeaderMap,
    pub(crate) body: Vec<u8>,
}

impl Answer {
    /// A header, empty if it is missing.
    pub(crate) fn header(&self, name: &str) -> &str {
        self.headers.get(name).and_then(|value| value.to_str().ok()).unwrap_or_default()
    }

    /// The body as text.
    pub(crate) fn text(&self) -> String {
        String::from_utf8_lossy(&self.body).into_owned()
    }

    /// The body as JSON.
    pub(crate) fn json(&self) -> Value {
        serde_json::from_slice(&self.body).unwrap_or_else(|_| panic!("{}: {}", self.status, self.text()))
    }
}

/// Fields of a form.
pub(crate) type Form<'f> = &'f [(&'f str, &'f str)];

impl Guest {
    /// Somebody who comes to the lobby for the first time.
    pub(crate) async fn new(server: &Server) -> Self {
        let client = Client::builder().redirect(reqwest::redirect::Policy::none()).build().unwrap();
        let mut guest = Self { client, base: server.url(""), cookie: Mutex::default(), token: String::new() };
        let lobby = guest.get("/").await.text();
        between(&lobby, "name=\"token\" value=\"", "\"").clone_into(&mut guest.token);
        guest
    }

    /// The same person at another server, which has the same secret.
    pub(crate) fn at(&self, server: &Server) -> Self {
        let cookie = Mutex::new(self.cookie.lock().unwrap().clone());
        Self { client: self.client.clone(), base: server.url(""), cookie, token: self.token.clone() }
    }

    /// Sends a request as this person, and answers what came back.
    pub(crate) async fn send(&self, request: RequestBuilder) -> Answer {
        let cookie = self.cookie.lock().unwrap().clone();
        let answer = request.header(COOKIE, cookie).send().await.unwrap();
        let (status, headers) = (answer.status().as_u16(), answer.headers().clone());
        for given in headers.get_all(SET_COOKIE).iter().filter_map(|given| given.to_str().ok()) {
            if given.starts_with("campiello=") {
                given.split(';').next().unwrap_or_default().clone_into(&mut self.cookie.lock().unwrap());
            }
        }
        Answer { status, headers, body: answer.bytes().await.unwrap().to_vec() }
    }

    /// A request that is not sent yet.
    pub(crate) fn ask(&self, path: &str) -> RequestBuilder {
        self.client.get(format!("{}{path}", self.base))
    }

    /// A form with the right token that is not sent yet.
    pub(crate) fn form(&self, path: &str, fields: Form<'_>) -> RequestBuilder {
        let all: Vec<(&str, &str)> =
            std::iter::once(("token", self.token.as_str())).chain(fields.iter().copied()).collect();
        self.raw(path, serde_urlencoded::to_string(all).unwrap())
    }

    /// Any form that is not sent yet.
    pub(crate) fn raw(&self, path: &str, body: String) -> RequestBuilder {
        let request = self.client.post(format!("{}{path}", self.base));
        request.header(CONTENT_TYPE, "application/x-www-form-urlencoded").body(body)
    }

    /// Looks at a page.
    pub(crate) async fn get(&self, path: &str) -> Answer {
        self.send(self.ask(path)).await
    }

    /// Sends a form, as a page without a script does.
    pub(crate) async fn post(&self, path: &str, fields: Form<'_>) -> Answer {
        self.send(self.form(path, fields)).await
    }

    /// Sends a form as the page's script does.
    pub(crate) async fn post_by_script(&self, path: &str, fields: Form<'_>) -> Answer {
        self.send(self.form(path, fields).header("x-campiello", &self.token)).await
    }

    /// Sends a form as a program does.
    pub(crate) async fn post_by_program(&self, path: &str, fields: Form<'_>) -> Answer {
        self.send(self.form(path, fields).header(ACCEPT, "application/json")).await
    }

    /// Lays a table of walking. Answers its path.
    pub(crate) async fn lay(&self, name: &str, chairs: &str) -> String {
        self.lay_of("walking", name, chairs).await
    }

    /// The same for any game.
    pub(crate) async fn lay_of(&self, game: &str, name: &str, chairs: &str) -> String {
        let mut fields = vec![("name", name), ("pace", "relaxed"), ("listed", "yes")];
        fields.extend(chairs.split(' ').map(|chair| ("chair", chair)));
        let laid = self.post(&format!("/new/{game}"), &fields).await;
        assert_eq!(laid.status, 303, "{}", laid.text());
        laid.headers[LOCATION].to_str().unwrap().to_owned()
    }

    /// Sits down.
    pub(crate) async fn sit(&self, table: &str, seat: &str, name: &str) {
        let sat = self.post(&format!("{table}/sit"), &[("of", seat), ("name", name)]).await;
        assert_eq!(sat.status, 303, "{}", sat.text());
    }

    /// What the table says to a program: whom it waits for, and what this person may do. Nothing is changed by asking.
    pub(crate) async fn report(&self, table: &str) -> Value {
        self.post_by_program(&format!("{table}/move"), &[("seat", "0"), ("board", "0")]).await.json()
    }

    /// Plays a move as a program, on the board of a report.
    pub(crate) async fn play(&self, table: &str, report: &Value, notation: &str) -> Answer {
        let (seat, board) = (report["moves"][0]["seat"].to_string(), report["board"].to_string());
        self.post_by_program(&format!("{table}/move"), &[("seat", &seat), ("board", &board), ("move", notation)]).await
    }

    /// Opens the stream of a page and keeps every byte of it.
    pub(crate) async fn listen(&self, path: &str) -> Stream {
        let cookie = self.cookie.lock().unwrap().clone();
        let mut answer = self.ask(path).header(COOKIE, cookie).send().await.unwrap();
        assert_eq!(answer.status().as_u16(), 200);
        let heard = Arc::new(Mutex::new(Vec::new()));
        let ear = Arc::clone(&heard);
        let task = tokio::spawn(async move {
            while let Ok(Some(bytes)) = answer.chunk().await {
                ear.lock().unwrap().extend_from_slice(&bytes);
            }
        });
        Stream { heard, task, read: 0 }
    }
}

/// A stream of events that is listened to.
pub(crate) struct Stream {
    heard: Arc<Mutex<Vec<u8>>>,
    task: JoinHandle<()>,
    read: usize,
}

impl Stream {
    /// What has come since this was asked last, up to the event of this number or a later one.
    pub(crate) async fn until(&mut self, number: u64) -> String {
        let since = Instant::now();
        loop {
            let text = {
                let heard = self.heard.lock().unwrap();
                // Only whole events.
                String::from_utf8_lossy(&heard[..whole(&heard)]).into_owned()
            };
            let last = text.rsplit("\nid: ").next().and_then(|rest| rest.split('\n').next()?.parse::<u64>().ok());
            if last.is_some_and(|last| last >= number) {
                let new = text[self.read..].to_owned();
                self.read = text.len();
                return new;
            }
            assert!(since.elapsed() < Duration::from_secs(30), "event {number} did not come; the last was {last:?}");
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    }
}

fn whole(bytes: &[u8]) -> usize {
    bytes.windows(2).rposition(|end| end == b"\n\n").map_or(0, |at| at + 2)
}

impl Drop for Stream {
    fn drop(&mut self) {
        self.task.abort();
    }
}

/// What stands between two texts.
pub(crate) fn between<'t>(text: &'t str, before: &str, after: &str) -> &'t str {
    let (_, rest) = text.split_once(before).unwrap_or_else(|| panic!("{before} is missing"));
    rest.split_once(after).unwrap_or_else(|| panic!("{after} is missing")).0
}
