//! Burano by clicks: a whole game with pyramids, and a turn of four moves, each taken back and made again.

use crate::browser::Browser;
use crate::clicks::{OWN_TURN, all_see_the_scores, begin_of, keep_up};
use crate::driver::Driver;
use crate::server::Server;
use crate::street::Offer;

/// What is done in the middle of something, before anything else.
const FIRST: [&str; 9] = ["roofs", "privileges", "fish", "crew", "sell", "sail", "lace", "pay", "replace"];
/// What a turn is made of.
const MOVES: [&str; 3] = ["roof ", "build", "take"];

/// Somebody who plays, and whether they have moved in this turn.
struct Player<'b> {
    browser: &'b Browser,
    moved: bool,
}

impl Player<'_> {
    /// One move in every turn, and everything that it brings.
    async fn choice(&self) -> Option<Offer> {
        if !self.browser.is_its_turn().await {
            return None;
        }
        let moves: &[&str] = if self.moved { &[] } else { &MOVES };
        let wanted = [&FIRST[..], moves, &["end", "enough"]].concat();
        self.browser.offer(&wanted).await
    }

    async fn play(&mut self) {
        if let Some(pyramid) = self.browser.offer(&["pyramid"]).await {
            self.browser.play_by_button(&pyramid.notation).await;
        } else if let Some(next) = self.choice().await {
            self.browser.play_by_clicks(&next).await;
            let begun = MOVES.iter().any(|begins| next.notation.starts_with(begins));
            self.moved = next.notation != "end" && (self.moved || begun);
        }
    }
}

/// A pyramid cube by cube: whatever is lit is clicked, a cube and then a place.
async fn build_a_pyramid(browser: &Browser) {
    let board = browser.board().await;
    let begin = "#choices button[data-letter='button/build']";
    if browser.lit("reserve/").await.is_empty() {
        browser.click(begin).await;
    }
    for cube in 1..=14 {
        browser.until("a cube to take", &lit("reserve/")).await;
        // Not always the same colour, so that every one is met.
        let colours = browser.lit("reserve/").await;
        browser.click_lit(&colours[cube % colours.len()]).await;
        browser.until("a place for it", &lit("pyramid/")).await;
        browser.click_lit(&browser.lit("pyramid/").await[0]).await;
        let laid =
            format!("document.querySelectorAll('#table .piece.said[data-target^=\"pyramid/\"]').length >= {cube}");
        let newer = format!("+document.querySelector('#prompt, #result').dataset.board > {board}");
        browser.until("it is laid", &format!("{laid} || {newer}")).await;
    }
    browser.board_after(board).await;
}

fn lit(beginning: &str) -> String {
    format!("!!document.querySelector('#table .piece.lit[data-target^=\"{beginning}\"]')")
}

/// Both begin it by clicks, the host with a pyramid cube by cube, and play the whole winter so; summer and autumn go by the text buttons of the list.
#[tokio::test(flavor = "multi_thread")]
async fn two_people_and_a_bot_play_a_whole_game() {
    let server = Server::start("burano");
    let driver = Driver::start("burano");
    let (host, other) = (driver.open().await, driver.open().await);
    begin_of(&server, "burano", [&host, &other], "me open bot").await;
    let mut players = [Player { browser: &host, moved: false }, Player { browser: &other, moved: false }];
    let (mut pyramids, mut middle) = (0, false);
    for round in 0..400 {
        keep_up([&host, &other]).await;
        if host.stage().await != "playing" {
            break;
        }
        if pyramids == 0 && host.offer(&["pyramid"]).await.is_some() {
            build_a_pyramid(&host).await;
            pyramids += 1;
        }
        for player in &mut players {
            player.play().await;
        }
        if round == 8 {
            let wanted = [&FIRST[..], &["end", "enough", "pyramid"]].concat();
            let play = |browser| Browser::play_the_middle(browser, &wanted, "", "winter, round");
            let (one, two) = tokio::join!(play(&host), play(&other));
            middle = one > 5 && two > 5;
        }
    }
    assert!(middle, "summer and autumn were played");
    assert_eq!(pyramids, 1, "the host has built one by hand");
    all_see_the_scores(&[&host, &other]).await;
}

/// Two houses whose colours earn pay for each other, so that the coins are enough for a fourth move.
#[tokio::test(flavor = "multi_thread")]
async fn a_turn_of_four_moves_is_taken_back_move_by_move() {
    let server = Server::start("four");
    let driver = Driver::start("four");
    let alone = driver.open().await;
    alone.lay_of(&server, "burano", "Zoë", "me bot").await;
    alone.until("own turn", OWN_TURN).await;
    alone.play_by_clicks(&alone.offer(&["roofs"]).await.unwrap()).await;
    alone.until("cubes", "!!document.querySelector('#table .piece[data-target^=\"reserve/\"]')").await;
    let earning = alone
        .say("[...document.querySelectorAll('#table .piece[data-target^=\"reserve/\"]')].filter(p => /earning/.test(p.getAttribute('aria-label') || p.textContent)).map(p => p.dataset.target.split('/')[1][0])")
        .await;
    let earning: Vec<&str> = earning.as_array().unwrap().iter().map(|letter| letter.as_str().unwrap()).collect();
    let pyramids = alone.offers().await;
    let on_top = |offer: &&Offer| earning.iter().any(|letter| offer.notation.ends_with(&format!(" {letter}")));
    let pyramid = pyramids.iter().find(on_top).unwrap_or_else(|| panic!("{earning:?} on top of {pyramids:?}"));
    alone.play_by_button(&pyramid.notation).await;

    for (number, begins) in ["take t1", "build", "take m", "build"].into_iter().enumerate() {
        alone.until("own turn", OWN_TURN).await;
        let next = alone.offer(&[begins]).await.unwrap_or_else(|| panic!("move {number}: no {begins}"));
        let before = alone.lies().await;
        let board = alone.play_by_clicks(&next).await;
        let after = alone.lies().await;
        assert_ne!(after, before, "{}", next.notation);
        alone.act("undo").await;
        alone.board_after(board).await;
        assert_eq!(alone.lies().await, before, "{} is taken back", next.notation);
        alone
            .until("the same move", &format!("!!document.querySelector('#moves .move[value=\"{}\"]')", next.notation))
            .await;
        alone.play_by_clicks(&next).await;
        assert_eq!(alone.lies().await, after, "{} is made again", next.notation);
        // A house that earns may call workers back.
        if let Some(enough) = alone.offer(&["enough"]).await {
            alone.play_by_clicks(&enough).await;
        }
    }
    assert!(alone.offer(&["take", "build", "roof "]).await.is_none(), "a fifth move is none");
    alone.play_by_clicks(&alone.offer(&["end"]).await.unwrap()).await;
    assert_eq!(alone.complaints().await, Vec::<String>::new());
}
