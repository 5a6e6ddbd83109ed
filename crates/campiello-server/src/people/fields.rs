//! The fields of a form that somebody sent, after it is certain that our own page sent it.

use axum::extract::{FromRequest, RawForm, Request};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};

use super::visit::Visit;
use crate::App;

/// The fields of a form. Being given them means: the form carries the guest's token, and the guest has not sent too many.
pub struct Fields(Vec<(String, String)>);

impl Fields {
    /// A field, empty if it is not there.
    #[must_use]
    pub fn one(&self, name: &str) -> &str {
        self.0.iter().find(|(field, _)| field == name).map_or("", |(_, value)| value)
    }

    /// All fields of that name.
    pub fn all<'f>(&'f self, name: &'f str) -> impl Iterator<Item = &'f str> {
        self.0.iter().filter(move |(field, _)| field == name).map(|(_, value)| value.as_str())
    }

    /// A number, if it is one.
    #[must_use]
    pub fn number<N: std::str::FromStr>(&self, name: &str) -> Option<N> {
        self.one(name).parse().ok()
    }
}

impl FromRequest<App> for Fields {
    type Rejection = Response;

    async fn from_request(request: Request, app: &App) -> Result<Self, Response> {
        let no = |status: StatusCode, words: &'static str| (status, words).into_response();
        let Some(visit) = request.extensions().get::<Visit>().cloned() else {
            return Err(no(StatusCode::INTERNAL_SERVER_ERROR, "no visit"));
        };
        let (site, brought) = {
            let header = |name: &str| request.headers().get(name).and_then(|value| value.to_str().ok());
            (header("sec-fetch-site").map(str::to_owned), header("x-campiello").map(str::to_owned))
        };
        if site.is_some_and(|site| site == "cross-site") {
            return Err(no(StatusCode::FORBIDDEN, "This was sent by another site."));
        }
        let RawForm(bytes) = RawForm::from_request(request, app).await.map_err(IntoResponse::into_response)?;
        let Ok(fields) = serde_urlencoded::from_bytes::<Vec<(String, String)>>(&bytes) else {
            return Err(no(StatusCode::BAD_REQUEST, "The form cannot be read."));
        };
        let fields = Self(fields);
        let token = brought.unwrap_or_else(|| fields.one("token").to_owned());
        if !app.seal.is_on("form", &visit.guest.id, &token) {
            return Err(no(StatusCode::FORBIDDEN, "The form is not from this page, or too old: load the page again."));
        }
        if !app.limits.act(&visit.guest.id) {
            app.hall.metrics.turned_away.add(1);
            return Err(no(StatusCode::TOO_MANY_REQUESTS, "Too many at once: wait a moment."));
        }
        Ok(fields)
    }
}
