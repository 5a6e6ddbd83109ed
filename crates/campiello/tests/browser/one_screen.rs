//! Several people at one screen; taking moves back; leaving, coming back, giving up.

use crate::browser::Browser;
use crate::driver::Driver;
use crate::guest::Guest;
use crate::server::Server;
use crate::street::{begin_for_two, choose, play_on};

const OWN_TURN: &str = "!!document.querySelector('#prompt[data-turn=yes]')";
const HAND: &str = "[data-target^='hand/'], .area-hand, [value^='place'], [value^='return']";

#[tokio::test(flavor = "multi_thread")]
async fn a_curtain_falls_between_the_turns_of_two_people_at_one_screen() {
    let server = Server::start("curtain");
    let driver = Driver::start("curtain");
    let screen = driver.open().await;
    screen.lay(&server, "Zoë", "me me").await;
    let mut last = String::new();
    for _ in 0..4 {
        screen.until("the curtain", "document.querySelector('#curtain')?.hidden === false").await;
        let next = screen.say("document.querySelector('#curtain a').getAttribute('href')").await;
        let next = next.as_str().unwrap().to_owned();
        assert_ne!(next, last, "it is for the other one");
        assert_eq!(screen.count(HAND).await, 0, "nothing of a hand is behind the curtain");
        assert_eq!(screen.count("#moves .move").await, 0, "no moves either");
        screen.reload().await;
        assert_eq!(
            screen.say("document.querySelector('#curtain').hidden").await,
            false,
            "it does not go away by loading"
        );
        screen.click("#curtain a").await;
        screen.until("the curtain is open", "document.querySelector('#curtain').hidden").await;
        assert!(screen.url().await.ends_with(&next));
        // A whole turn.
        while screen.is_its_turn().await {
            screen.play(&screen.choice().await).await;
            screen.until("what comes next", &format!("{OWN_TURN} || !document.querySelector('#curtain').hidden")).await;
        }
        last = next;
    }
    assert_eq!(screen.complaints().await, Vec::<String>::new());
}

#[tokio::test(flavor = "multi_thread")]
async fn the_bytes_behind_the_curtain_hold_no_hand() {
    let server = Server::start("curtain-bytes");
    let guest = Guest::new(&server).await;
    let table = guest.lay("Zoë", "me me").await;
    let mut seen = 0;
    for _ in 0..24 {
        let report = guest.report(&table).await;
        let seat = report["moves"][0]["seat"].as_u64().unwrap();
        let holds =
            |bytes: &str| bytes.contains("hand/") || bytes.contains("area-hand") || bytes.contains("value=\"place");
        // Without saying who looks, as the other one, as nobody who sits there, and in the streams of all of them.
        for query in [String::new(), format!("?as={}", 1 - seat), "?as=7".to_owned()] {
            assert!(!holds(&guest.get(&format!("{table}{query}")).await.text()), "the page {query} shows a hand");
            let mut stream = guest.listen(&format!("{table}/events{query}")).await;
            assert!(!holds(&stream.until(report["length"].as_u64().unwrap()).await), "the stream {query} shows a hand");
        }
        let own = guest.get(&format!("{table}?as={seat}")).await.text();
        assert!(own.contains("area-hand"), "whoever is to move sees their own hand");
        seen += usize::from(holds(&own) && own.contains("hand/"));
        let next = choose(report["moves"].as_array().unwrap().iter().map(|offer| offer["move"].as_str().unwrap()));
        guest.play(&table, &report, next).await;
    }
    assert!(seen > 5, "there were cards to hide");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_move_is_taken_back_freely_or_if_the_other_agrees() {
    let server = Server::start("undo");
    let driver = Driver::start("undo");
    let (host, other) = (driver.open().await, driver.open().await);
    begin_for_two(&server, &host, &other).await;
    let (mover, waiter) = if host.is_its_turn().await { (&host, &other) } else { (&other, &host) };

    // Nothing new was seen by taking: it is free.
    let before = mover.pieces().await;
    let board = mover.play(&mover.choice().await).await;
    assert_ne!(mover.pieces().await, before);
    mover.act("undo").await;
    mover.board_after(board).await;
    assert_eq!(mover.pieces().await, before, "as if it had not been");

    // The turn has passed on: the other one is asked, declines, and agrees when asked again.
    let mut before_last = Vec::new();
    while mover.is_its_turn().await {
        before_last = mover.pieces().await;
        mover.play(&mover.choice().await).await;
    }
    waiter.until("own turn", OWN_TURN).await;
    let board = waiter.board().await;
    waiter.play(&waiter.choice().await).await;
    mover.board_after(board).await;
    mover.act("undo").await;
    waiter.click(".wish button[value=no]").await;
    mover.until("the answer", "document.querySelector('#log li').textContent.includes('declines')").await;
    assert_eq!(waiter.board().await, mover.board().await, "nothing was taken back");
    mover.act("undo").await;
    let board = waiter.board().await;
    waiter.click(".wish button[value=yes]").await;
    waiter.board_after(board).await;
    mover.until("own turn again", OWN_TURN).await;
    assert_eq!(mover.pieces().await, before_last, "as it was before the last move of who asked");
    assert_eq!(play_on([&host, &other], 3).await, 3, "the game goes on");
}

/// The class of the status of a seat.
async fn status(browser: &Browser, seat: u8, is: &str) {
    let of = format!("document.querySelectorAll('#seats li')[{seat}]?.querySelector('.status.{is}')");
    browser.until(&format!("seat {seat} {is}"), &format!("!!{of}")).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_plays_for_who_wants_a_break_and_hands_the_seat_back() {
    let server = Server::start("break");
    let driver = Driver::start("break");
    let (host, other) = (driver.open().await, driver.open().await);
    begin_for_two(&server, &host, &other).await;
    other.leave().await;
    other.act("away").await;
    status(&host, 1, "ui-is-away").await;
    host.play_until_after("Жук").await;
    other.act("back").await;
    status(&host, 1, "ui-is-here").await;
    other.until("no bot plays", "!document.querySelector('#prompt button[formaction$=\"/back\"]')").await;
    while !other.is_its_turn().await {
        host.play(&host.choice().await).await;
    }
    other.play(&other.choice().await).await;
}

/// It takes a minute until somebody counts as gone.
#[tokio::test(flavor = "multi_thread")]
async fn a_bot_plays_for_who_is_gone_for_a_minute() {
    let server = Server::start("gone");
    let driver = Driver::start("gone");
    let (host, other) = (driver.open().await, driver.open().await);
    let table = begin_for_two(&server, &host, &other).await;
    other.go("about:blank").await;
    status(&host, 1, "ui-is-gone").await;
    host.click("#seats li button[formaction$='/away']").await;
    host.until("a refusal: they may come back", "document.querySelector('#refusal').textContent.trim()").await;
    for _ in 0..100 {
        if host.count("#seats .ui-is-away").await == 1 {
            break;
        }
        host.click("#seats li button[formaction$='/away']").await;
        tokio::time::sleep(std::time::Duration::from_secs(2)).await;
    }
    status(&host, 1, "ui-is-away").await;
    other.go(&server.url(&table)).await;
    other.act("back").await;
    status(&host, 1, "ui-is-here").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_gives_up_is_played_by_a_bot_to_the_end() {
    let server = Server::start("resign");
    let driver = Driver::start("resign");
    let (host, other) = (driver.open().await, driver.open().await);
    begin_for_two(&server, &host, &other).await;
    other.leave().await;
    other.click("details.leave .danger").await;
    assert_eq!(host.count("#seats .ui-is-resigned").await, 0, "one click is not enough: it cannot be taken back");
    other.click("details.leave .danger").await;
    status(&host, 1, "ui-is-resigned").await;
    other.until("only a spectator", "!document.querySelector('details.leave')").await;
    assert_eq!(other.count(HAND).await, 0, "who has given up sees what spectators see");
    host.leave().await;
    host.act("away").await;
    for browser in [&host, &other] {
        browser.wait_for("#result table.scores").await;
    }
    assert_eq!(host.text("#result table.scores").await, other.text("#result table.scores").await);
}
