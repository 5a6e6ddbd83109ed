//! Without a pointer, without seeing the pieces, without a script: every move can be made.

use thirtyfour::Key;

use crate::browser::{Browser, quoted};
use crate::driver::{Driver, Wishes};
use crate::server::Server;
use crate::street::target_of;

const OWN_TURN: &str = "!!document.querySelector('#prompt[data-turn=yes]')";

/// Presses Tab until the focus is there.
async fn tab_to(browser: &Browser, selector: &str) {
    for _ in 0..150 {
        if browser.say(&format!("document.activeElement.matches({})", quoted(selector))).await == true {
            return;
        }
        browser.press(Key::Tab).await;
    }
    panic!("{selector} cannot be reached by Tab");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_is_played_with_the_keyboard_alone() {
    let server = Server::start("keyboard");
    let driver = Driver::start("keyboard");
    let alone = driver.open().await;
    alone.lay(&server, "Zoë", "me bot").await;
    let mut turns = 0;
    while turns < 3 {
        alone.until("own turn", OWN_TURN).await;
        let board = alone.board().await;
        let offer = alone.choice().await;
        for target in &offer.path {
            tab_to(&alone, &target_of(target, &offer.notation)).await;
            alone.press(Key::Enter).await;
        }
        alone.board_after(board).await;
        turns += usize::from(offer.notation == "done");
        let lost = alone.say("document.activeElement === document.body").await;
        assert_eq!(lost, false, "after {} the focus is nowhere", offer.notation);
    }
    arrows_go_from_piece_to_piece(&alone).await;
}

async fn arrows_go_from_piece_to_piece(browser: &Browser) {
    while !browser.choice().await.notation.starts_with("take") || browser.say(OWN_TURN).await != true {
        if browser.say(OWN_TURN).await == true {
            browser.play(&browser.choice().await).await;
        }
        browser.until("own turn", OWN_TURN).await;
    }
    tab_to(browser, "#area-supply .piece.lit").await;
    let mut visited = Vec::new();
    for key in [Key::Right, Key::Right, Key::Down, Key::Down, Key::Left, Key::Up] {
        browser.press(key).await;
        let at =
            browser.say("document.activeElement.matches('.piece.lit') && document.activeElement.dataset.target").await;
        visited.push(at.as_str().unwrap_or_else(|| panic!("the focus left the pieces: {visited:?}")).to_owned());
    }
    visited.sort_unstable();
    visited.dedup();
    assert!(visited.len() > 2, "arrows go nowhere: {visited:?}");
    // Escape forgets what was begun.
    browser.press(Key::Enter).await;
    browser.until("something is begun", "!!document.querySelector('.piece.said')").await;
    browser.press(Key::Escape).await;
    browser.until("it is forgotten", "!document.querySelector('.piece.said')").await;
}

/// While somebody looks for a move with the keyboard, others come, go and move: the focus stays where it is.
#[tokio::test(flavor = "multi_thread")]
async fn the_focus_is_kept_over_updates() {
    let server = Server::start("focus");
    let driver = Driver::start("focus");
    let (host, other) = (driver.open().await, driver.open().await);
    crate::street::begin_for_two(&server, &host, &other).await;
    host.until("a turn", "!!document.querySelector('#prompt')").await;
    let (mover, waiter) = if host.is_its_turn().await { (&host, &other) } else { (&other, &host) };
    // Whoever waits reads the log by keyboard, or is on a link of the bar.
    tab_to(waiter, "#seats summary, details.leave summary").await;
    for _ in 0..4 {
        let board = mover.play(&mover.choice().await).await;
        waiter.until("the newest board", &format!("+document.querySelector('#prompt').dataset.board >= {board}")).await;
        assert_eq!(waiter.say("document.activeElement.tagName").await, "SUMMARY", "an update took the focus");
        if !mover.is_its_turn().await {
            break;
        }
    }
    // Whoever is to move has the focus on a move while another one comes and goes.
    let (mover, waiter) = if host.is_its_turn().await { (&host, &other) } else { (&other, &host) };
    tab_to(mover, "#moves .move").await;
    let on = mover.say("document.activeElement.value").await;
    let status = "[...document.querySelectorAll('#seats .status')].map(s => s.className).join()";
    let before = mover.say(status).await;
    waiter.go(&server.url("/")).await;
    mover.until("somebody left", &format!("{status} !== {before}")).await;
    assert_eq!(mover.say("document.activeElement.value").await, on);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_is_played_by_the_list_of_text_buttons_alone() {
    let server = Server::start("buttons");
    let driver = Driver::start("buttons");
    let alone = driver.open().await;
    alone.lay(&server, "Zoë", "me bot").await;
    let mut told = String::new();
    for _ in 0..16 {
        alone.until("own turn", OWN_TURN).await;
        let board = alone.board().await;
        let offer = alone.choice().await;
        let button = format!("#moves .move[value={}]", quoted(&offer.notation));
        assert!(!alone.text(&button).await.is_empty(), "a button says what it does");
        alone.click(&button).await;
        alone.board_after(board).await;
        let newest = alone.text("#log ol[aria-live=polite] li:first-child").await;
        assert_ne!(newest, told, "what happened is read out");
        told = newest;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_is_played_without_a_script() {
    let server = Server::start("scriptless");
    let driver = Driver::start("scriptless");
    let alone = driver.open_with(Wishes { scriptless: true, ..Wishes::default() }).await;
    alone.lay(&server, "Zoë", "me bot").await;
    assert_eq!(alone.count(".mute:not([hidden])").await, 0, "no script has run");
    let mut moves = 0;
    while moves < 8 {
        if !alone.is_its_turn().await {
            alone.reload().await;
            continue;
        }
        let board = alone.board().await;
        let offer = alone.choice().await;
        alone.click(&format!("#moves .move[value={}]", quoted(&offer.notation))).await;
        alone.board_after(board).await;
        moves += 1;
    }
    // A refusal is a page, too: the same form once more is a stale board.
    assert_eq!(alone.count("#refusal p").await, 0);
}
