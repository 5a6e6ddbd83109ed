//! How much a first page weighs, and where it comes from.

use crate::browser::Browser;
use crate::driver::Driver;
use crate::guest::Guest;
use crate::server::Server;

/// The most bytes of a first page, everything included.
const MOST: usize = 150 * 1024;

/// Everything that the browser loaded for this page.
async fn loaded(browser: &Browser) -> Vec<String> {
    let all = "['navigation', 'resource'].flatMap(kind => performance.getEntriesByType(kind)).map(entry => entry.name)";
    browser.until("the page is loaded", "document.readyState === 'complete'").await;
    browser.say(all).await.as_array().unwrap().iter().map(|name| name.as_str().unwrap().to_owned()).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_first_page_is_light_and_comes_from_this_server_alone() {
    let server = Server::start("weight");
    let driver = Driver::start("weight");
    let (browser, guest) = (driver.open().await, Guest::new(&server).await);
    // A table with something on it.
    let table = guest.lay("Zoë", "me bot bot bot").await;
    for page in ["/", table.as_str()] {
        browser.go(&server.url(page)).await;
        let mut urls = loaded(&browser).await;
        for url in &urls {
            assert!(url.starts_with(&server.url("/")), "{page} loads {url}");
        }
        if page != "/" && !urls.iter().any(|url| url.contains("/events")) {
            // A stream that has not ended is not in the list.
            let stream = browser.say("document.querySelector('#table').dataset.events").await;
            urls.push(server.url(stream.as_str().unwrap()));
        }
        let mut sum = 0;
        for url in &urls {
            let path = &url[server.url("").len()..];
            let bytes = if path.contains("/events") {
                Guest::new(&server).await.listen(path).await.until(1).await.len()
            } else {
                let answer = guest.send(guest.ask(path).header("accept-encoding", "gzip")).await;
                assert_eq!(answer.status, 200, "{path}");
                answer.body.len()
            };
            eprintln!("{bytes:>8} {path}");
            sum += bytes;
        }
        eprintln!("{sum:>8} {page} in all");
        assert!(sum < MOST, "{page} weighs {sum} bytes");
        assert!(
            urls.iter().any(|url| url.contains("campiello.js")) && urls.iter().any(|url| url.contains("campiello.css"))
        );
    }
}
