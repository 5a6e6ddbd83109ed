//! Files that pages load, embedded in the program. Their address holds a hash of what is in them, so that browsers keep them for ever.

use std::sync::LazyLock;

use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use sha2::{Digest, Sha256};

use crate::hex;

/// An embedded file.
struct Asset {
    name: &'static str,
    kind: &'static str,
    text: &'static str,
}

const SCRIPT: &str = "text/javascript; charset=utf-8";

const STYLE: &str = "text/css; charset=utf-8";

static ASSETS: [Asset; 8] = [
    Asset { name: "campiello.css", kind: STYLE, text: include_str!("../../../assets/campiello.css") },
    Asset { name: "walking.css", kind: STYLE, text: include_str!("../../../assets/walking.css") },
    Asset { name: "bohnanza.css", kind: STYLE, text: include_str!("../../../assets/bohnanza.css") },
    Asset { name: "burano.css", kind: STYLE, text: include_str!("../../../assets/burano.css") },
    Asset { name: "campiello.js", kind: SCRIPT, text: include_str!("../../../assets/campiello.js") },
    Asset { name: "comfort.js", kind: SCRIPT, text: include_str!("../../../assets/comfort.js") },
    Asset { name: "idiomorph.js", kind: SCRIPT, text: include_str!("../../../assets/idiomorph.js") },
    Asset { name: "icon.svg", kind: "image/svg+xml", text: include_str!("../../../assets/icon.svg") },
];

static ADDRESSES: LazyLock<[String; 8]> = LazyLock::new(|| {
    ASSETS.each_ref().map(|asset| {
        let hash = Sha256::digest(asset.text);
        let short = hex::digits(&hash[..6]);
        format!("/assets/{}?{short}", asset.name)
    })
});

/// The address of a file.
#[must_use]
pub fn address(name: &str) -> &'static str {
    find(name).unwrap_or("/assets/")
}

/// The address of a game's own stylesheet, if it has one.
#[must_use]
pub fn style_of(game: &str) -> Option<&'static str> {
    find(&format!("{game}.css"))
}

fn find(name: &str) -> Option<&'static str> {
    let at = ASSETS.iter().position(|asset| asset.name == name)?;
    Some(ADDRESSES[at].as_str())
}

/// The file of this name, to be kept for ever.
#[must_use]
pub fn serve(name: &str) -> Option<Response> {
    let asset = ASSETS.iter().find(|asset| asset.name == name)?;
    let headers = [(CONTENT_TYPE, asset.kind), (CACHE_CONTROL, "public, max-age=31536000, immutable")];
    Some((headers, asset.text).into_response())
}
