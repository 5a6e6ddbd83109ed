//! How much a browser loads for a page, with everything that the page names.

use std::collections::BTreeSet;
use std::io;

use serde::Serialize;

use super::wire::Connection;

/// The bytes of a page with everything that it loads.
#[derive(Clone, Copy, Serialize)]
pub(super) struct Weight {
    /// As they are.
    pub(super) plain: usize,
    /// Compressed with gzip.
    pub(super) gzip: usize,
    /// Compressed with brotli.
    pub(super) br: usize,
}

/// Weighs a page.
pub(super) async fn weigh(connection: &mut Connection, path: &str) -> io::Result<Weight> {
    let page = connection.ask(path, "").await?.expect(200)?;
    let parts = parts(page.text()?);
    let mut weight = Weight { plain: 0, gzip: 0, br: 0 };
    for path in parts.iter().map(String::as_str).chain([path]) {
        weight.plain += size(connection, path, "").await?;
        weight.gzip += size(connection, path, "accept-encoding: gzip\r\n").await?;
        weight.br += size(connection, path, "accept-encoding: br\r\n").await?;
    }
    Ok(weight)
}

async fn size(connection: &mut Connection, path: &str, headers: &str) -> io::Result<usize> {
    Ok(connection.ask(path, headers).await?.expect(200)?.body.len())
}

/// What a page loads: scripts, styles and pictures, each once.
fn parts(page: &str) -> BTreeSet<String> {
    let links = page.split("<link ").skip(1).filter_map(|link| attribute(link, "href"));
    let sources = page.split('<').filter(|tag| ["script ", "img "].iter().any(|name| tag.starts_with(name)));
    links.chain(sources.filter_map(|tag| attribute(tag, "src"))).filter(|path| path.starts_with('/')).collect()
}

fn attribute(tag: &str, name: &str) -> Option<String> {
    let (_, value) = tag.split('>').next()?.split_once(&format!("{name}=\""))?;
    Some(value.split('"').next()?.replace("&amp;", "&"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_page_is_weighed_with_what_it_loads() {
        let page = r##"<link rel="icon" href="/i.svg"><script src="/s.js?a&amp;b" defer></script><a href="/rules">
            <use href="#x"/><img alt="" src="/t/1/postcard/0.svg"><link href="/c.css" rel="stylesheet"><script src="/s.js?a&amp;b">"##;
        let parts: Vec<String> = parts(page).into_iter().collect();
        assert_eq!(parts, ["/c.css", "/i.svg", "/s.js?a&b", "/t/1/postcard/0.svg"]);
    }
}
