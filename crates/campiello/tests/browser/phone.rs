//! The width of a phone.

use crate::browser::Browser;
use crate::driver::{Driver, Wishes};
use crate::server::Server;
use crate::street::target_of;

async fn fits(browser: &Browser, page: &str) {
    let (wide, inner) = (browser.say("document.scrollingElement.scrollWidth").await, browser.say("innerWidth").await);
    assert_eq!(browser.say("document.documentElement.clientWidth").await, 390, "{page} has the width of a phone");
    assert!(
        wide.as_u64() <= inner.as_u64() && inner.as_u64() <= Some(390),
        "{page} is {wide} wide on a screen of {inner}"
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_scrolls_sideways_and_a_turn_is_played_by_taps() {
    let server = Server::start("phone");
    let driver = Driver::start("phone");
    let phone = driver.open_with(Wishes { phone: true, ..Wishes::default() }).await;
    for page in ["/", "/new/walking", "/new/bohnanza", "/new/burano", "/learn/walking", "/rules/walking", "/nothing"] {
        phone.go(&server.url(page)).await;
        fits(&phone, page).await;
    }
    // One of them was not there, and the browser says so.
    phone.complaints().await;
    phone.lay(&server, "Zoë with a rather long name", "me open").await;
    fits(&phone, "the waiting room").await;
    phone.picture("gather-390-day").await;
    phone.click("#gather button[value=bot]").await;
    phone.begin().await;
    fits(&phone, "the table").await;

    let mut turns = 0;
    while turns < 2 {
        phone.until("own turn", "!!document.querySelector('#prompt[data-turn=yes]')").await;
        let offer = phone.choice().await;
        let board = phone.board().await;
        for target in &offer.path {
            phone.tap(&target_of(target, &offer.notation)).await;
        }
        phone.board_after(board).await;
        turns += usize::from(offer.notation == "done");
        fits(&phone, &format!("the table after {}", offer.notation)).await;
    }
    phone.until("own turn", "!!document.querySelector('#prompt[data-turn=yes]')").await;
    phone.run("scrollTo(0, document.scrollingElement.scrollHeight / 2)").await;
    let top = phone.say("document.querySelector('#prompt').getBoundingClientRect().top").await;
    let bottom = phone.say("document.querySelector('#prompt').getBoundingClientRect().bottom").await;
    let high = phone.say("innerHeight").await.as_f64();
    assert!(
        top.as_f64() >= Some(-1.0) && bottom.as_f64() <= high,
        "what is to be done stays in sight: from {top} to {bottom}"
    );
    assert_eq!(phone.complaints().await, Vec::<String>::new());
}

/// The button may be at the upper edge of a page that is scrolled far down: what comes of it is seen, and nothing moves under the finger.
#[tokio::test(flavor = "multi_thread")]
async fn a_hint_comes_into_view_and_moves_nothing() {
    let server = Server::with("phone-hint", &["--bot-time", "20"]);
    let driver = Driver::start("phone-hint");
    let phone = driver.open_with(Wishes { phone: true, ..Wishes::default() }).await;
    phone.lay(&server, "Zoë", "me bot").await;
    phone.until("own turn", "!!document.querySelector('#prompt[data-turn=yes] .ask')").await;
    phone.run("scrollTo(0, document.scrollingElement.scrollHeight / 3)").await;
    phone.until("stillness", "document.getAnimations().every(one => !one.effect.target.matches('.piece'))").await;
    let middle = "Math.round(document.querySelector('#table .area.own').getBoundingClientRect().top)";
    let before = phone.say(middle).await;
    // Pressed where it is: a tap would bring it to the middle first.
    phone.run("document.querySelector('#prompt .ask').click()").await;
    phone.wait_for("#hint .move").await;
    assert_eq!(phone.say(middle).await, before, "the table stays where it was");
    let seen = "(box => box.top >= 0 && box.bottom <= innerHeight)(document.querySelector('#hint .panel').getBoundingClientRect())";
    assert_eq!(phone.say(seen).await, true, "the hint is in sight");
    fits(&phone, "the table with a hint").await;
    phone.tap("#hint .forget").await;
    assert_eq!(phone.count("#hint .panel").await, 0, "it goes away again");
    assert_eq!(phone.complaints().await, Vec::<String>::new());
}
