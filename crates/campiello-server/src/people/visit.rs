//! A request's visitor: who, in which language, in which light.

use std::net::{IpAddr, SocketAddr};

use axum::extract::{ConnectInfo, FromRequestParts, Request, State};
use axum::http::header::{ACCEPT_LANGUAGE, COOKIE, SET_COOKIE};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use campiello_text::Language;

use super::guest::Guest;
use crate::App;
use crate::words::TEXTS;

/// A request's visitor.
#[derive(Clone, Debug)]
pub struct Visit {
    /// Who.
    pub guest: Guest,
    /// In which language they read.
    pub language: Language,
    /// In which light they like it.
    pub light: Light,
    /// From where.
    pub address: IpAddr,
    /// The token for forms.
    pub token: String,
    /// The path and query of the request: where to go back to.
    pub here: String,
}

/// In which light the page is shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Light {
    /// As the reader's system has it.
    #[default]
    Auto,
    /// Day.
    Day,
    /// Night.
    Night,
}

impl Light {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Auto, Self::Day, Self::Night];

    /// Its name in cookies and on the page.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::Auto => "auto",
            Self::Day => "day",
            Self::Night => "night",
        }
    }

    /// The light of this name.
    #[must_use]
    pub fn named(key: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|light| light.key() == key)
    }
}

/// A place on this server to go to, and nowhere else.
#[must_use]
pub fn local(path: &str) -> &str {
    let elsewhere = !path.starts_with('/') || path.starts_with("//") || path.contains(['\\', '\r', '\n']);
    if elsewhere { "/" } else { path }
}

impl<S: Send + Sync> FromRequestParts<S> for Visit {
    type Rejection = StatusCode;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, StatusCode> {
        parts.extensions.get::<Self>().cloned().ok_or(StatusCode::INTERNAL_SERVER_ERROR)
    }
}

/// Finds out who comes, gives newcomers a cookie, and turns away whoever comes too often.
pub async fn greet(State(app): State<App>, mut request: Request, next: Next) -> Response {
    let address = address(&request, app.hall.config.behind_proxy);
    app.hall.metrics.requests.add(1);
    if !app.limits.request(address) {
        app.hall.metrics.turned_away.add(1);
        return (StatusCode::TOO_MANY_REQUESTS, "Too many requests: wait a moment.").into_response();
    }
    let headers = request.headers();
    let known = cookie(headers, "campiello").and_then(|cookie| Guest::read(cookie, &app.seal));
    let (guest, fresh) = known.map_or_else(|| (Guest::new(), true), |guest| (guest, false));
    let visit = Visit {
        language: language(headers),
        light: cookie(headers, "light").and_then(Light::named).unwrap_or_default(),
        address,
        token: guest.token(&app.seal),
        here: request.uri().path_and_query().map_or_else(|| "/".to_owned(), ToString::to_string),
        guest: guest.clone(),
    };
    request.extensions_mut().insert(visit);
    let mut response = next.run(request).await;
    if fresh && !response.headers().contains_key(SET_COOKIE) {
        set_cookie(&mut response, "campiello", &guest.cookie(&app.seal), app.hall.config.behind_proxy);
    }
    response
}

/// Sends a cookie that no script reads and no other site sends.
pub(crate) fn set_cookie(response: &mut Response, name: &str, value: &str, secure: bool) {
    let secure = if secure { "; Secure" } else { "" };
    let cookie = format!("{name}={value}; Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax{secure}");
    if let Ok(cookie) = HeaderValue::from_str(&cookie) {
        response.headers_mut().append(SET_COOKIE, cookie);
    }
}

/// Sends a guest their cookie, with their name in it.
pub fn remember(response: &mut Response, app: &App, guest: &Guest) {
    set_cookie(response, "campiello", &guest.cookie(&app.seal), app.hall.config.behind_proxy);
}

fn address(request: &Request, behind_proxy: bool) -> IpAddr {
    let peer = request.extensions().get::<ConnectInfo<SocketAddr>>().map(|info| info.0.ip());
    let said = || {
        let header = request.headers().get("x-forwarded-for")?.to_str().ok()?;
        header.rsplit(',').next()?.trim().parse().ok()
    };
    let address = if behind_proxy { said().or(peer) } else { peer };
    address.unwrap_or(IpAddr::from([0, 0, 0, 0]))
}

fn cookie<'h>(headers: &'h HeaderMap, name: &str) -> Option<&'h str> {
    let cookies = headers.get_all(COOKIE).iter().filter_map(|header| header.to_str().ok());
    let pairs = cookies.flat_map(|header| header.split(';')).filter_map(|pair| pair.trim().split_once('='));
    pairs.filter(|(key, _)| *key == name).map(|(_, value)| value).next()
}

/// The language that was chosen here, else the first of the browser's that we speak, else English.
fn language(headers: &HeaderMap) -> Language {
    let chosen = cookie(headers, "lang").and_then(|code| Language::named(code, TEXTS));
    let accepted = headers.get(ACCEPT_LANGUAGE).and_then(|header| header.to_str().ok()).unwrap_or_default();
    let spoken = || accepted.split(',').find_map(|wish| Language::named(wish.split(';').next()?.trim(), TEXTS));
    chosen.or_else(spoken).unwrap_or(Language::ENGLISH)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nobody_is_sent_to_another_site() {
        assert_eq!(local("/t/abc?as=1"), "/t/abc?as=1");
        for elsewhere in ["", "https://example.org", "//example.org", "/\\example.org", "/a\r\nb", "javascript:x"] {
            assert_eq!(local(elsewhere), "/", "{elsewhere}");
        }
    }

    #[test]
    fn the_browser_s_language_counts_unless_another_was_chosen() {
        let read = |accept: &'static str, cookies: &'static str| {
            let mut headers = HeaderMap::new();
            headers.insert(ACCEPT_LANGUAGE, HeaderValue::from_static(accept));
            headers.insert(COOKIE, HeaderValue::from_static(cookies));
            language(&headers).code()
        };
        assert_eq!(read("de, fr-CA;q=0.8, en;q=0.5", ""), "fr");
        assert_eq!(read("fr", "a=b; lang=ru"), "ru");
        assert_eq!(read("fr", "lang=xx"), "fr");
        assert_eq!(read("zz", ""), "en");
    }
}
