//! The line between a page and the server breaks, and the game goes on meanwhile.

use crate::browser::Browser;
use crate::driver::Driver;
use crate::line::Line;
use crate::server::Server;
use crate::street::play_on;

async fn is_offline(browser: &Browser) {
    browser.until("the page says that the line is broken", "!document.querySelector('#offline').hidden").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_page_catches_up_with_what_it_missed() {
    let server = Server::start("reconnect");
    let driver = Driver::start("reconnect");
    let line = Line::to(&server).await;
    let (host, other, third) = (driver.open().await, driver.open().await, driver.open().await);
    let table = host.lay(&server, "Zoë", "me open").await;
    other.sit(&server, &table, "Жук").await;
    third.go(&line.url(&table)).await;
    third.wait_for("#gather").await;

    // The game begins while the line is cut: the page of another stage is another page.
    line.cut();
    is_offline(&third).await;
    host.begin().await;
    other.wait_for("#prompt").await;
    line.mend();
    third.wait_for("#prompt").await;

    for moves in [1, 6] {
        third.until("the line is there", "document.querySelector('#offline').hidden").await;
        line.cut();
        is_offline(&third).await;
        let stale = third.board().await;
        assert_eq!(play_on([&host, &other], moves).await, moves);
        let board = host.board().await.max(other.board().await);
        assert_eq!(third.board().await, stale, "nothing comes through a line that is cut");
        line.mend();
        third.until("what it missed", &format!("document.querySelector('#prompt').dataset.board === '{board}'")).await;
        let own = third.pieces().await;
        third.reload().await;
        third.wait_for("#prompt").await;
        assert_eq!(own, third.pieces().await, "it shows what a page shows that was loaded now");
    }

    // Somebody leaves while the line is cut, and nothing else happens.
    line.cut();
    is_offline(&third).await;
    other.go("about:blank").await;
    line.mend();
    third.until("that somebody left", "!!document.querySelector('#seats li:nth-child(2) .ui-is-gone')").await;
    other.go(&server.url(&table)).await;
    third.until("that they are back", "!!document.querySelector('#seats li:nth-child(2) .ui-is-here')").await;

    // The game ends while the line is cut.
    line.cut();
    is_offline(&third).await;
    for browser in [&host, &other] {
        browser.leave().await;
        browser.click("details.leave .danger").await;
        browser.click("details.leave .danger").await;
        browser.until("given up", "!document.querySelector('details.leave')").await;
    }
    line.mend();
    third.wait_for("#result").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_is_stopped_in_order_says_goodbye_and_the_page_comes_back() {
    let mut server = Server::start("stopped");
    let driver = Driver::start("stopped");
    let host = driver.open().await;
    host.lay(&server, "Zoë", "me bot").await;
    host.wait_for("#prompt").await;
    server.stop();
    is_offline(&host).await;
    server.start_again();
    host.until("the line is there again", "document.querySelector('#offline').hidden").await;
    host.until("own turn", "!!document.querySelector('#prompt[data-turn=yes]')").await;
    host.play(&host.choice().await).await;
}
