//! Two people play a whole game by clicks, and a third one watches.

use std::process::Command;

use thirtyfour::Key;

use crate::browser::Browser;
use crate::clicks::all_see_the_scores;
use crate::driver::{Driver, Wishes};
use crate::guest::Guest;
use crate::server::Server;
use crate::street::{choose, play_on};

#[tokio::test(flavor = "multi_thread")]
async fn two_players_and_a_spectator_see_a_game_to_its_end() {
    let server = Server::start("whole");
    let driver = Driver::start("whole");
    let (host, other, third) = (driver.open().await, driver.open().await, driver.open().await);

    let table = host.lay(&server, "Zoë", "me open").await;
    other.go(&server.url("/")).await;
    other.click(&format!("a[href='{table}']")).await;
    other.wait_for("#gather").await;
    other.sit(&server, &table, "Жук").await;
    host.begin().await;
    other.wait_for("#prompt").await;
    third.go(&server.url("/")).await;
    third.click(&format!("a[href='{table}']")).await;
    third.wait_for("#prompt").await;
    assert_eq!(third.count("#moves .move").await, 0, "who watches has no moves");

    let moves = play_on([&host, &other], 600).await;
    all_see_the_scores(&[&host, &other, &third]).await;
    eprintln!("a game of {moves} moves by clicks");
    for browser in [&other, &third] {
        assert_eq!(browser.stage().await, "over");
        assert_eq!(browser.text("#result-title").await, host.text("#result-title").await);
    }
    let (own, public) = (shared(host.log().await), shared(third.log().await));
    assert!(!public.is_empty());
    assert_eq!(own, public, "both read the same log");

    the_record_is_sound(&server, &third, moves).await;
    the_replay_goes_by_keys(&third, moves).await;
    a_rematch_is_one_click(&server, &table, &host, &other).await;
    for browser in [&host, &other, &third] {
        assert_eq!(browser.complaints().await, Vec::<String>::new());
    }
}

/// The lines of a log that everybody reads alike: whoever returns a card also reads which.
fn shared(log: Vec<String>) -> Vec<String> {
    log.into_iter().filter(|line| !line.contains(" returned ")).collect()
}

async fn the_record_is_sound(server: &Server, browser: &Browser, moves: usize) {
    let link = browser.say("document.querySelector('#result a[download]').getAttribute('href')").await;
    let record = Guest::new(server).await.get(link.as_str().unwrap()).await;
    assert_eq!(record.status, 200);
    assert!(record.header("content-disposition").contains("attachment"));
    server.folder().write("record.txt", &record.body);
    let file = server.folder().path().join("record.txt");
    let verified =
        Command::new(env!("CARGO_BIN_EXE_campiello")).args(["verify", "--json"]).arg(&file).output().unwrap();
    let said = [verified.stdout, verified.stderr].concat();
    let said = String::from_utf8_lossy(&said);
    assert!(verified.status.success(), "{said}");
    assert!(said.contains(&moves.to_string()), "{moves} moves were played: {said}");
}

async fn the_replay_goes_by_keys(browser: &Browser, moves: usize) {
    browser.click("#result a[href$='/replay']").await;
    let at = |number: usize| format!("document.querySelector('#player')?.dataset.at === '{number}'");
    browser.until("the beginning", &at(0)).await;
    let empty = browser.pieces().await;
    browser.press(Key::Right).await;
    browser.until("the first move", &at(1)).await;
    browser.press(Key::End).await;
    browser.until("the last move", &at(moves)).await;
    assert_ne!(browser.pieces().await, empty, "the board is another one at the end");
    browser.press(Key::Left).await;
    browser.until("one before the last", &at(moves - 1)).await;
    browser.press(Key::Home).await;
    browser.until("the beginning again", &at(0)).await;
    assert_eq!(browser.pieces().await, empty);
    browser.find("#player input[type=range]").await.send_keys(Key::Right).await.unwrap();
    browser.until("the slider moved", &at(1)).await;
    assert!(browser.url().await.ends_with("?at=1"), "the address can be shared");
}

async fn a_rematch_is_one_click(server: &Server, table: &str, host: &Browser, other: &Browser) {
    other.click("#result .rematch button").await;
    other.wait_for("#prompt").await;
    let again = other.say("location.pathname").await;
    let again = again.as_str().unwrap();
    assert_ne!(again, table);
    host.click("#result .rematch a").await;
    host.wait_for("#prompt").await;
    assert_eq!(host.url().await, server.url(again));
    let moves = play_on([host, other], 3).await;
    assert_eq!(moves, 3, "the new game is played");
}

/// A piece that glides must not swallow a click, as people click while it moves.
#[tokio::test(flavor = "multi_thread")]
async fn pieces_that_glide_can_be_clicked() {
    let server = Server::start("glide");
    let driver = Driver::start("glide");
    let alone = driver.open_with(Wishes { motion: true, ..Wishes::default() }).await;
    alone.lay(&server, "Zoë", "me bot").await;
    for _ in 0..8 {
        alone.until("own turn", "!!document.querySelector('#prompt[data-turn=yes]')").await;
        let offers = alone.offers().await;
        let chosen = choose(offers.iter().map(|offer| offer.notation.as_str())).to_owned();
        alone.play(offers.iter().find(|offer| offer.notation == chosen).unwrap()).await;
    }
    assert_eq!(alone.complaints().await, Vec::<String>::new());
}
