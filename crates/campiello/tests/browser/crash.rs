//! The server dies in the middle of a game. What it has acknowledged is not lost, and pages come back by themselves.

use crate::driver::Driver;
use crate::guest::Guest;
use crate::server::Server;
use crate::street::{begin_for_two, choose, play_on};

#[tokio::test(flavor = "multi_thread")]
async fn a_killed_server_loses_no_move_and_the_pages_come_back() {
    let mut server = Server::start("crash");
    let driver = Driver::start("crash");
    let (host, other) = (driver.open().await, driver.open().await);
    begin_for_two(&server, &host, &other).await;
    for _ in 0..3 {
        assert_eq!(play_on([&host, &other], 4).await, 4);
        let board = host.board().await.max(other.board().await);
        for browser in [&host, &other] {
            browser
                .until("the newest board", &format!("+document.querySelector('#prompt').dataset.board >= {board}"))
                .await;
        }
        let before = (host.pieces().await, host.log().await, other.pieces().await, other.log().await);
        // What is there is not loaded anew: it comes back by itself.
        host.run("document.body.dataset.same = 'yes'").await;
        server.kill();
        for browser in [&host, &other] {
            browser.until("the page says that the line is broken", "!document.querySelector('#offline').hidden").await;
        }
        server.start_again();
        for browser in [&host, &other] {
            browser.until("the line is there again", "document.querySelector('#offline').hidden").await;
        }
        let after = (host.pieces().await, host.log().await, other.pieces().await, other.log().await);
        assert_eq!(after, before, "nothing is lost");
        assert_eq!(host.board().await, board);
        assert_eq!(host.say("document.body.dataset.same").await, "yes");
    }
    assert_eq!(play_on([&host, &other], 4).await, 4, "the game goes on");
}

/// Moves are sent as fast as they come while the server is killed: every one that was acknowledged is there afterwards.
#[tokio::test(flavor = "multi_thread")]
async fn every_acknowledged_move_survives() {
    let mut server = Server::with("acknowledged", &["--unlimited"]);
    let guest = Guest::new(&server).await;
    for round in 0..4 {
        let table = guest.lay("Zoë", "me me").await;
        let mut report = guest.report(&table).await;
        for _ in 0..(5 + 7 * round) {
            let next = choose(report["moves"].as_array().unwrap().iter().map(|offer| offer["move"].as_str().unwrap()));
            let answer = guest.play(&table, &report, next).await;
            assert_eq!(answer.status, 200, "{}", answer.text());
            report = answer.json();
        }
        server.kill();
        server.start_again();
        assert_eq!(guest.report(&table).await["length"], report["length"]);
        assert_eq!(guest.report(&table).await["moves"], report["moves"]);
    }
}
