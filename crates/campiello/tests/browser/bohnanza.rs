//! Bohnanza by clicks: a whole game, and deals between people whose turn it is and whose it is not.

use thirtyfour::Key;

use crate::browser::Browser;
use crate::clicks::{OWN_TURN, all_see_the_scores, begin_of, keep_up};
use crate::driver::Driver;
use crate::server::Server;
use crate::street::Offer;

/// What brings a game to its end with as few moves as possible.
const WANTED: [&str; 4] = ["turn", "end", "plant", "harvest"];

/// The move of somebody without whom the game cannot go on, if that is this person. Whoever is only asked says nothing.
async fn choice(player: &Browser) -> Option<Offer> {
    if !player.is_its_turn().await || player.offer(&["pass"]).await.is_some() {
        return None;
    }
    player.offer(&WANTED).await
}

/// The people play by clicks until a move is offered to one of them, or the game is over: who.
async fn play_until<'b>(players: [&'b Browser; 2], beginning: &str) -> Option<[&'b Browser; 2]> {
    for _ in 0..600 {
        keep_up(players).await;
        for (one, other) in [(players[0], players[1]), (players[1], players[0])] {
            if one.stage().await != "playing" {
                return None;
            }
            if !beginning.is_empty() && one.offer(&[beginning]).await.is_some() {
                return Some([one, other]);
            }
            if let Some(next) = choice(one).await {
                one.play_by_clicks(&next).await;
            }
        }
    }
    panic!("the game does not come to its end");
}

/// Both begin and end it by clicks; in between, until the pile has run out for the second time, they press the text buttons of the list.
#[tokio::test(flavor = "multi_thread")]
async fn two_people_and_a_bot_play_a_whole_game() {
    let server = Server::start("bohnanza");
    let driver = Driver::start("bohnanza");
    let (host, other) = (driver.open().await, driver.open().await);
    begin_of(&server, "bohnanza", [&host, &other], "me open bot").await;
    let [active, _] = play_until([&host, &other], "turn").await.expect("somebody has a turn");
    active.play_by_clicks(&active.offer(&["turn"]).await.unwrap()).await;
    let middle = |browser| Browser::play_the_middle(browser, &WANTED, "pass", "run out 2 times");
    let (one, two) = tokio::join!(middle(&host), middle(&other));
    assert!(one > 10 && two > 10, "{one} and {two} moves");
    assert!(play_until([&host, &other], "").await.is_none(), "the end comes by clicks");
    all_see_the_scores(&[&host, &other]).await;
}

async fn cards(browser: &Browser) -> u64 {
    browser.count("#table .piece[data-target^='hand/']").await
}

/// Whoever waits offers a hand card for what was turned up, in two clicks; whose turn it is accepts with one.
#[tokio::test(flavor = "multi_thread")]
async fn a_deal_is_proposed_by_who_waits_and_struck_by_who_plays() {
    let server = Server::start("deal");
    let driver = Driver::start("deal");
    let (host, other) = (driver.open().await, driver.open().await);
    begin_of(&server, "bohnanza", [&host, &other], "me open bot").await;
    let [active, waiting] = play_until([&host, &other], "turn").await.expect("somebody has a turn");
    active.play_by_clicks(&active.offer(&["turn"]).await.unwrap()).await;

    waiting.until("cards are turned up", "!!document.querySelector('#table .piece.lit[data-target^=\"up/\"]')").await;
    let before = [cards(active).await, cards(waiting).await];
    let board = waiting.board().await;
    waiting.click_lit("hand/1").await;
    waiting.until("the card is chosen", "!!document.querySelector('#table .piece.said[data-target=\"hand/1\"]')").await;
    let up = waiting.lit("up/").await.first().expect("what was turned up can be asked for").clone();
    waiting.click_lit(&up).await;
    waiting.board_after(board).await;
    let bean = up.trim_start_matches("up/");

    // The bot may have made offers as well: this one is of the other person, and it is paid with what was turned up.
    active.until("the offer", "!!document.querySelector('#table .piece.lit[data-target^=\"accept/\"]')").await;
    let of_whom = name(waiting).await;
    let accept = format!(
        "[...document.querySelectorAll('#moves .move')].find(b => b.value.startsWith('accept ') && b.value.includes('up:{bean}') \
         && b.textContent.includes('{of_whom}'))?.value"
    );
    let notation = active.until("the offer of the other person", &accept).await;
    let offers = active.offers().await;
    let accept = offers.iter().find(|offer| offer.notation == notation.as_str().unwrap()).unwrap();
    assert!(accept.path[0].starts_with("accept/"), "{accept:?}");
    active.play_by_clicks(accept).await;

    keep_up([active, waiting]).await;
    assert_eq!([cards(active).await, cards(waiting).await], [before[0], before[1] - 1], "the card has left the hand");
    for browser in [active, waiting] {
        assert_eq!(browser.complaints().await, Vec::<String>::new());
    }
}

/// What the person is called: the first seat is the host's.
async fn name(browser: &Browser) -> &'static str {
    let host = browser.say("document.querySelector('#prompt input[name=seat]').value === '0'").await == true;
    if host { "Zoë" } else { "Жук" }
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_has_nothing_to_say_passes_with_one_key() {
    let server = Server::start("pass");
    let driver = Driver::start("pass");
    let (host, other) = (driver.open().await, driver.open().await);
    begin_of(&server, "bohnanza", [&host, &other], "me open bot").await;
    let [active, waiting] = play_until([&host, &other], "turn").await.expect("somebody has a turn");
    active.play_by_clicks(&active.offer(&["turn"]).await.unwrap()).await;
    waiting.until("to be asked", &format!("{OWN_TURN} && !!document.querySelector('#prompt [data-key=p]')")).await;
    // While nothing is said to them. Keys that are pressed beside each other do not pass twice.
    let board = waiting.board().await;
    waiting.press(Key::Escape).await;
    waiting.press_letter('p').await;
    waiting.board_after(board).await;
    waiting.until("they have passed", "!document.querySelector('#prompt [data-key=p]')").await;
    keep_up([active, waiting]).await;
    let next = active.offer(&["end"]).await.expect("the turn goes on");
    active.play_by_clicks(&next).await;
}
