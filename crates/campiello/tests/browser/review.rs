//! After the game everybody can see how it went.

use crate::axe::{faults, source};
use crate::browser::Browser;
use crate::driver::{Driver, Wishes};
use crate::guest::Guest;
use crate::server::Server;

/// Few worlds: what is tested is the page.
const QUICK: &[&str] = &["--review", "60"];

/// A game that bots play to its end.
async fn played(browser: &Browser, server: &Server) -> String {
    let table = browser.lay(server, "Zoë", "me bot").await;
    browser.leave().await;
    browser.act("away").await;
    browser.wait_for("#result table.scores").await;
    table
}

#[tokio::test(flavor = "multi_thread")]
async fn a_finished_game_shows_how_it_went_and_leads_to_its_moves() {
    let server = Server::with("review", QUICK);
    let driver = Driver::start("review");
    let browser = driver.open().await;
    let table = played(&browser, &server).await;
    browser.click("#result a[href$='/review']").await;
    // It comes by itself, without a new page.
    browser.run("window.stayed = true").await;
    browser.wait_for("#review .curve svg").await;
    assert_eq!(browser.say("window.stayed === true || !document.querySelector('[data-later]')").await, true);
    assert_eq!(browser.count("#review .luck h3").await, 2, "an account for every seat");
    assert_eq!(browser.count("#review .missed h3").await, 1, "people are told what they missed, bots are not");
    let rows = browser.count("#review .chances tbody tr").await;
    assert!(rows > 4, "the curve as numbers: {rows} rows");
    let last = browser.say("document.querySelector('.chances tbody tr:last-child th').textContent").await;
    browser.run("document.querySelector('.curve details').open = true").await;
    browser.click("#review .chances tbody tr:nth-child(3) a").await;
    browser.wait_for("#player").await;
    assert!(browser.url().await.contains("/replay?at="));
    assert_eq!(browser.say("document.querySelector('#player').dataset.all").await, last, "the curve goes to the end");
    assert_eq!(browser.complaints().await, Vec::<String>::new());

    // Whoever has the link may look too, and the picture is there.
    let guest = Guest::new(&server).await;
    let page = guest.get(&format!("{table}/review")).await;
    assert!(page.status == 200 && page.text().contains("Zoë"), "{}", page.status);
    let picture = guest.get(&format!("{table}/review/curve.svg")).await;
    assert!(picture.text().contains("<svg") && picture.header("content-type").contains("svg"));
    assert_eq!(guest.get(&format!("{table}/review/nothing.svg")).await.status, 404);
}

#[tokio::test(flavor = "multi_thread")]
async fn before_the_end_there_is_no_review() {
    let server = Server::with("review-early", QUICK);
    let guest = Guest::new(&server).await;
    let table = guest.lay("Zoë", "me me").await;
    for page in ["review", "review/curve.svg"] {
        let answer = guest.get(&format!("{table}/{page}")).await;
        assert!(!answer.text().contains("id=\"review\"") && !answer.text().contains("<polyline"), "{page}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn axe_finds_nothing_serious_in_a_review() {
    let axe = source();
    let server = Server::with("review-axe", QUICK);
    let driver = Driver::start("review-axe");
    let mut found = Vec::new();
    for phone in [false, true] {
        let browser = driver.open_with(Wishes { phone, ..Wishes::default() }).await;
        let table = played(&browser, &server).await;
        for light in ["day", "night"] {
            browser.go(&server.url(&format!("/settings?light={light}"))).await;
            browser.go(&server.url(&format!("{table}/review"))).await;
            browser.wait_for("#review .curve").await;
            browser.run("document.querySelectorAll('details').forEach(part => { part.open = true; })").await;
            found.extend(faults(&browser, &axe, &format!("review, {light}, phone {phone}")).await);
        }
    }
    assert!(found.is_empty(), "{} faults:\n{}", found.len(), found.join("\n"));
}
