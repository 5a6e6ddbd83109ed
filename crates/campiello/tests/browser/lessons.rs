//! The guided first games: whoever clicks what is lit, and nothing else, comes to their end.

use crate::browser::Browser;
use crate::driver::{Driver, Wishes};
use crate::server::Server;

/// What can be clicked now; in a lesson it is always one thing, though it may lie in several places.
const LIT: &str = "(e => { e?.closest('details:not([open])')?.setAttribute('open', ''); return e && (e.dataset.target || e.dataset.letter || e.value); })\
                   (document.querySelector('#prompt button[data-letter], #prompt .actions button[name=move], #table .piece.lit'))";

async fn learn(browser: &Browser, server: &Server, game: &str) -> usize {
    browser.go(&server.url("/")).await;
    browser.click(&format!("a[href='/learn/{game}']")).await;
    browser.click("main button.main").await;
    browser.wait_for("#prompt .lesson").await;
    let mut said = Vec::new();
    for clicks in 0.. {
        let over = "!document.querySelector('#prompt .lesson') && !!document.querySelector('#moves .move')";
        browser.until("a step, or the end of the lesson", &format!("{over} ? 'over' : {LIT}")).await;
        if browser.say(over).await == true {
            return said.len();
        }
        let step = browser.text("#prompt .lesson").await;
        if !step.is_empty() && said.last() != Some(&step) {
            said.push(step);
        }
        assert!(clicks < 300, "the lesson goes on and on: {said:?}");
        let board = browser.board().await;
        let lit = browser.say(LIT).await;
        let Some(lit) = lit.as_str() else { continue };
        let words = crate::browser::quoted(lit);
        let place = format!(
            "#prompt button[data-letter={words}], #prompt .actions button[name=move][value={words}], #table .piece.lit[data-target={words}]"
        );
        browser.click(&place).await;
        let moved = format!(
            "+document.querySelector('#prompt, #result').dataset.board > {board} || {LIT} !== {words} || !!document.querySelector('.sure')"
        );
        browser.until(&format!("something after {lit}"), &moved).await;
    }
    unreachable!()
}

#[tokio::test(flavor = "multi_thread")]
async fn the_lessons_of_both_games_are_learnt_by_clicking_what_is_lit() {
    let server = Server::start("lessons");
    let driver = Driver::start("lessons");
    let browser = driver.open().await;
    assert_eq!(learn(&browser, &server, "bohnanza").await, 18);
    assert_eq!(learn(&browser, &server, "burano").await, 30);
    assert_eq!(browser.complaints().await, Vec::<String>::new());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_lesson_fits_on_a_phone() {
    let server = Server::start("lesson-phone");
    let driver = Driver::start("lesson-phone");
    let browser = driver.open_with(Wishes { phone: true, ..Wishes::default() }).await;
    for game in ["bohnanza", "burano"] {
        browser.go(&server.url(&format!("/learn/{game}"))).await;
        browser.click("main button.main").await;
        browser.wait_for("#prompt .lesson").await;
        assert_eq!(browser.say("document.documentElement.scrollWidth > innerWidth").await, false, "{game}");
    }
}
