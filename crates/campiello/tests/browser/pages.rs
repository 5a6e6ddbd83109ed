//! The other pages of Bohnanza and Burano: rules, replay, the curtain between people at one screen; and whether everybody can use their tables.

use thirtyfour::Key;

use crate::axe::{faults, source};
use crate::browser::Browser;
use crate::clicks::OWN_TURN;
use crate::driver::{Driver, Wishes};
use crate::server::Server;

const GAMES: [(&str, &str, &str); 2] = [("bohnanza", "me bot bot", "me me me"), ("burano", "me bot bot", "me me")];

/// Plays some moves by their text buttons, those first that bring the table on.
async fn play_on(browser: &Browser, moves: usize) {
    for _ in 0..moves {
        browser.until("own turn", OWN_TURN).await;
        let wanted = ["turn", "end", "plant", "pass", "build", "take", ""];
        if let Some(next) = browser.offer(&wanted).await {
            browser.play_by_button(&next.notation).await;
        }
    }
    browser.until("own turn", OWN_TURN).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_rules_can_be_read_in_every_language() {
    let server = Server::start("rules-of-both");
    let driver = Driver::start("rules-of-both");
    let browser = driver.open().await;
    for (game, ..) in GAMES {
        for language in ["en", "fr", "ru"] {
            browser.go(&server.url(&format!("/settings?lang={language}"))).await;
            browser.go(&server.url(&format!("/rules/{game}"))).await;
            browser.wait_for("main h2").await;
            assert_eq!(browser.say("document.documentElement.lang").await, language);
            assert!(browser.count("main h3").await > 10, "{game}, {language}");
        }
    }
    assert_eq!(browser.complaints().await, Vec::<String>::new());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_that_was_left_to_bots_can_be_replayed() {
    let server = Server::start("replay-of-both");
    let driver = Driver::start("replay-of-both");
    let browser = driver.open().await;
    for (game, chairs, _) in GAMES {
        browser.lay_of(&server, game, "Zoë", chairs).await;
        browser.wait_for("#prompt").await;
        browser.leave().await;
        browser.act("away").await;
        browser.wait_for("#result table.scores").await;
        browser.click("#result a[href$='/replay']").await;
        let at = |number: usize| format!("document.querySelector('#player')?.dataset.at === '{number}'");
        browser.until("the beginning", &at(0)).await;
        let first = browser.lies().await;
        for number in 1..=6 {
            browser.press(Key::Right).await;
            browser.until("the next move", &at(number)).await;
        }
        browser.press(Key::End).await;
        browser.until("the end", "+document.querySelector('#player').dataset.at > 20").await;
        assert_ne!(browser.lies().await, first, "{game}");
        assert_eq!(browser.count("#board .piece.lit").await, 0, "nothing can be clicked in what is past");
    }
    assert_eq!(browser.complaints().await, Vec::<String>::new());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_curtain_falls_between_people_at_one_screen() {
    let server = Server::start("curtain-of-both");
    let driver = Driver::start("curtain-of-both");
    let screen = driver.open().await;
    for (game, _, chairs) in GAMES {
        screen.lay_of(&server, game, "Zoë", chairs).await;
        for _ in 0..3 {
            screen.until("the curtain", "document.querySelector('#curtain')?.hidden === false").await;
            assert_eq!(screen.count("#moves .move").await, 0, "{game}: no moves behind the curtain");
            assert_eq!(screen.count("#table [data-target^='hand/']").await, 0, "{game}: no hand either");
            screen.click("#curtain a").await;
            screen.until("the curtain is open", "document.querySelector('#curtain').hidden").await;
            // Until it falls again.
            for _ in 0..12 {
                if !screen.is_its_turn().await {
                    break;
                }
                let next = screen.offer(&["turn", "end", "plant", "roofs", "pyramid", "pass", ""]).await.unwrap();
                screen.play_by_button(&next.notation).await;
                let falls = "document.querySelector('#curtain')?.hidden === false";
                screen.until("what comes next", &format!("{OWN_TURN} || {falls}")).await;
                if screen.say(falls).await == true {
                    break;
                }
            }
        }
    }
    assert_eq!(screen.complaints().await, Vec::<String>::new());
}

async fn looked_at(game: &str, chairs: &str) {
    let axe = source();
    let server = Server::start(&format!("axe-{game}"));
    let driver = Driver::start(&format!("axe-{game}"));
    let mut found = Vec::new();
    for phone in [false, true] {
        let browser = driver.open_with(Wishes { phone, ..Wishes::default() }).await;
        browser.lay_of(&server, game, "Zoë", chairs).await;
        play_on(&browser, 8).await;
        let table = browser.url().await;
        for light in ["day", "night"] {
            let name = |moment: &str| format!("{game}, {moment}, {light}{}", if phone { ", phone" } else { "" });
            browser.go(&server.url(&format!("/settings?light={light}"))).await;
            browser.go(&table).await;
            browser.until("own turn", OWN_TURN).await;
            found.extend(faults(&browser, &axe, &name("own turn")).await);
            // In the middle of a move.
            browser.run("document.querySelector('#table .piece.lit')?.click()").await;
            found.extend(faults(&browser, &axe, &name("a move begun")).await);
            browser.press(Key::Escape).await;
            assert_eq!(
                browser.say("document.documentElement.scrollWidth > innerWidth").await,
                false,
                "{}",
                name("width")
            );
        }
    }
    assert!(found.is_empty(), "{} faults:\n{}", found.len(), found.join("\n"));
}

#[tokio::test(flavor = "multi_thread")]
async fn axe_finds_nothing_serious_at_a_table_of_bohnanza() {
    looked_at("bohnanza", "me bot bot bot").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn axe_finds_nothing_serious_at_a_table_of_burano() {
    looked_at("burano", "me bot bot").await;
}
