//! Pictures of the pages at every width, by day and by night, kept as build artefacts: somebody shall look at them.

use crate::browser::{Browser, quoted};
use crate::driver::Driver;
use crate::guest::Guest;
use crate::server::Server;

const WIDTHS: [(u32, u32); 3] = [(1440, 1100), (820, 1180), (390, 844)];

/// Pictures of one page: what is seen at first, and all of it.
async fn take(browser: &Browser, server: &Server, page: &str, name: &str) {
    for light in ["day", "night"] {
        for (width, height) in WIDTHS {
            browser.resize(width, height).await;
            browser.go(&server.url(&format!("/settings?light={light}&back={page}"))).await;
            browser.picture(&format!("{name}-{width}-{light}")).await;
            let whole = browser.say("document.scrollingElement.scrollHeight").await.as_u64().unwrap() as u32;
            browser.resize(width, whole.clamp(height, 6000)).await;
            browser.picture(&format!("{name}-{width}-{light}-whole")).await;
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn every_page_has_its_picture() {
    let server = Server::with("pictures", &["--bot-pause", "200"]);
    let driver = Driver::start("pictures");
    let (browser, guest) = (driver.open().await, Guest::new(&server).await);
    guest.lay("Жук", "me open bot").await;
    guest.lay("Anaïs", "me me").await;
    let table = browser.lay(&server, "Zoë", "me bot bot").await;
    // A bot builds the street, so that there is something to look at; then it is somebody's turn to place a card.
    browser.leave().await;
    browser.act("away").await;
    browser.until("some houses", "document.querySelectorAll('.area.own .piece.walking-floor').length > 8").await;
    browser.act("back").await;
    for moves in 0.. {
        browser.until("own turn", "!!document.querySelector('#prompt[data-turn=yes]')").await;
        let (board, chosen) = (browser.board().await, browser.choice().await);
        if chosen.notation.starts_with("place") || (moves > 8 && chosen.notation.starts_with("take")) {
            break;
        }
        browser.click(&format!("#moves .move[value={}]", quoted(&chosen.notation))).await;
        browser.board_after(board).await;
    }
    take(&browser, &server, "/", "lobby").await;
    take(&browser, &server, &table, "table").await;
    browser.resize(1440, 1100).await;
    browser.go(&server.url(&format!("/settings?light=day&back={table}"))).await;
    browser.until("own turn", "!!document.querySelector('#prompt[data-turn=yes]')").await;
    browser.click("#table .piece.lit").await;
    browser.picture("table-1440-day-begun").await;
    browser.leave().await;
    browser.act("away").await;
    browser.wait_for("#result table.scores").await;
    take(&browser, &server, &table, "result").await;
    take(&browser, &server, &format!("{table}/replay"), "replay").await;
    for page in ["/new/walking", "/rules/walking", "/learn/walking"] {
        take(&browser, &server, page, page.split('/').nth(1).unwrap()).await;
    }
}
