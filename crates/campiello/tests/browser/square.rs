//! The neighbours on the square: bots of every level, what a master advises, and the deal that all of them play on one day.

use thirtyfour::Key;

use crate::axe;
use crate::browser::quoted;
use crate::clicks::OWN_TURN;
use crate::driver::{Driver, Wishes};
use crate::guest::{Guest, between};
use crate::server::Server;

/// Searches are short here: what they find does not matter.
const QUICK: [&str; 3] = ["--bot-time", "40", "--unlimited"];

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_has_the_level_that_was_chosen_for_it() {
    let server = Server::with("levels", &QUICK);
    let driver = Driver::start("levels");
    let browser = driver.open().await;
    browser.go(&server.url("/new/walking")).await;
    browser.fill("input[name=name]", "Zoë").await;
    let chair = ".chair:nth-of-type(2)";
    assert_eq!(browser.say("getComputedStyle(document.querySelectorAll('.levels')[1]).display").await, "none");
    browser.choose(&format!("{chair} select[name=chair]"), "bot").await;
    browser.choose(&format!("{chair} select[name=level]"), "master").await;
    let shown = "[...document.querySelectorAll('.chair')].flatMap(c => [...c.querySelectorAll('.character')]).filter(c => c.offsetParent).map(c => c.className)";
    assert_eq!(browser.say(shown).await.to_string(), r#"["character master"]"#, "who that is stands below");
    browser.click("main button.main").await;
    browser.wait_for("#seats").await;
    assert!(browser.text("#seats").await.contains("Master bot"), "{}", browser.text("#seats").await);
    // In the waiting room the host changes their mind.
    let table = browser.lay(&server, "Zoë", "me open").await;
    browser.choose("#gather select[name=level-1]", "novice").await;
    browser.click("#gather button[value=bot]").await;
    browser.until("the novice", "document.querySelector('#gather .bot .name')?.textContent === 'Novice bot'").await;
    browser.choose("#gather select[name=level-1]", "hard").await;
    browser.click("#gather button[value=bot]").await;
    browser.until("another", "document.querySelector('#gather .bot .name')?.textContent === 'Hard bot'").await;
    assert_eq!(browser.complaints().await, Vec::<String>::new(), "{table}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_hint_is_asked_for_by_its_key_lights_its_pieces_and_is_played_by_a_click() {
    let server = Server::with("hint", &QUICK);
    let driver = Driver::start("hint");
    let browser = driver.open().await;
    browser.lay(&server, "Zoë", "me bot").await;
    browser.until("own turn", OWN_TURN).await;
    let board = browser.board().await;
    browser.press_letter('h').await;
    browser.wait_for("#hint .move").await;
    assert_eq!(browser.count("#hint .move").await, 2);
    let words = browser.text("#hint").await;
    assert!(words.contains("points at the end") && words.contains("games of 100"), "{words}");
    let faults = axe::faults(&browser, &axe::source(), "a hint").await;
    assert_eq!(faults, Vec::<String>::new());
    // The log tells everybody, and the hint stays.
    browser.until("the log", "document.querySelector('#log').textContent.includes('takes a hint')").await;
    assert_eq!((browser.count("#hint .move").await, browser.board().await), (2, board));
    browser.run("document.querySelector('#hint .move').focus()").await;
    assert_ne!(browser.count("#table .piece.preview").await, 0, "where it would happen");
    browser.press(Key::Enter).await;
    browser.board_after(board).await;
    browser.until("no hint for another board", "document.querySelector('#hint').textContent === ''").await;
    assert_eq!(browser.complaints().await, Vec::<String>::new());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_hint_comes_without_a_script_too() {
    let server = Server::with("hint-form", &QUICK);
    let guest = Guest::new(&server).await;
    let table = guest.lay("Zoë", "me bot").await;
    let report = own_turn(&guest, &table).await;
    let (seat, board) = (report["moves"][0]["seat"].to_string(), report["board"].to_string());
    let page = guest.post(&format!("{table}/hint"), &[("seat", &seat), ("board", &board)]).await;
    assert_eq!(page.status, 200, "{}", page.text());
    assert!(page.text().contains("id=\"hint-title\"") && page.text().contains("id=\"moves\""));
    let json = guest.post_by_program(&format!("{table}/hint"), &[("seat", &seat), ("board", &board)]).await.json();
    let best = json["hint"][0]["move"].as_str().unwrap().to_owned();
    assert_eq!(guest.play(&table, &report, &best).await.status, 200, "what is advised can be played: {best}");
    let late = guest.post_by_script(&format!("{table}/hint"), &[("seat", &seat), ("board", &board)]).await;
    assert!(matches!(late.status, 409 | 422), "{}", late.status);
}

/// The table when the guest is to move.
async fn own_turn(guest: &Guest, table: &str) -> serde_json::Value {
    for _ in 0..400 {
        let report = guest.report(table).await;
        if report["moves"].as_array().is_some_and(|moves| !moves.is_empty()) {
            return report;
        }
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    }
    panic!("it is never their turn");
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_gets_somebody_else_s_hint() {
    let server = Server::with("hint-others", &QUICK);
    let (host, other, onlooker) = (Guest::new(&server).await, Guest::new(&server).await, Guest::new(&server).await);
    for (hints, expected) in [("yes", 200), ("", 403)] {
        let fields = [("name", "Zoë"), ("pace", "relaxed"), ("hints", hints), ("chair", "me"), ("chair", "open")];
        let laid = host.post("/new/walking", &fields).await;
        let table = laid.header("location").to_owned();
        other.sit(&table, "1", "Жук").await;
        host.post(&format!("{table}/start"), &[]).await;
        let report = host.report(&table).await;
        let seat = report["awaited"][0].to_string();
        let (mover, waiter) = if seat == "0" { (&host, &other) } else { (&other, &host) };
        let board = report["board"].to_string();
        let path = format!("{table}/hint");
        let asked = [("seat", seat.as_str()), ("board", board.as_str())];
        assert_eq!(onlooker.post_by_script(&path, &asked).await.status, 403);
        assert_eq!(waiter.post_by_script(&path, &asked).await.status, 403);
        let waits = if seat == "0" { "1" } else { "0" };
        let early = waiter.post_by_script(&path, &[("seat", waits), ("board", &board)]).await;
        assert_eq!(early.status, if hints == "yes" { 422 } else { 403 });
        let mut stream = onlooker.listen(&format!("{table}/events")).await;
        let hint = mover.post_by_script(&path, &asked).await;
        assert_eq!(hint.status, expected, "{}", hint.text());
        if hints == "yes" {
            let first = between(&hint.text(), "value=\"", "\"").to_owned();
            assert!(!first.is_empty());
            let heard = stream.until(report["length"].as_u64().unwrap() + 1).await;
            assert!(heard.contains("takes a hint") && !heard.contains("hint-title"), "{heard}");
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_deal_of_the_day_is_played_once_and_kept_from_those_who_still_play() {
    let server = Server::with("daily", &QUICK);
    let (zoe, other) = (Guest::new(&server).await, Guest::new(&server).await);
    let begun = zoe.post("/daily", &[("name", "Zoë")]).await;
    assert_eq!(begun.status, 303, "{}", begun.text());
    let table = begun.header("location").to_owned();
    assert_eq!(zoe.post("/daily", &[]).await.header("location"), table, "it is gone on with, not begun again");
    assert_eq!(other.get(&table).await.status, 403, "others may not look over a shoulder");
    assert_eq!(other.get(&format!("{table}/events")).await.status, 403);
    assert_eq!(zoe.post_by_script(&format!("{table}/hint"), &[("seat", "0"), ("board", "2")]).await.status, 403);
    let line = zoe.get(&table).await.text();
    assert!(line.contains("this try counts, without hints"), "the table says what is played");
    loop {
        let report = zoe.report(&table).await;
        if report["stage"] != "playing" {
            break;
        }
        let first = report["moves"][0]["move"].as_str().unwrap().to_owned();
        assert_eq!(zoe.play(&table, &report, &first).await.status, 200);
    }
    assert_eq!(zoe.get(&format!("{table}/record")).await.status, 403, "the seed is a secret until tomorrow");
    let end = zoe.get(&table).await.text();
    assert!(!end.contains("/record") && !end.contains("With the record"), "nothing is promised that is not given");
    assert!(end.contains("class=\"panel daily-banner\"") && end.contains("href=\"/daily/"), "the way to the results");
    for part in ["", "/replay", "/postcard/0.svg", "/record"] {
        assert_eq!(other.get(&format!("{table}{part}")).await.status, 403, "{part}");
    }
    let board = zoe.get("/daily").await.text();
    assert!(board.contains("You made") && board.contains("place 1 of 1"), "{board}");
    assert!(other.get("/daily").await.text().contains("Zoë"), "the points are no secret");
    assert!(!other.get("/daily").await.text().contains(&format!("href=\"{table}\"")));
    assert!(other.get("/").await.text().contains("Best so far: Zoë"));
    let practice = zoe.post("/daily", &[]).await.header("location").to_owned();
    assert_ne!(practice, table);
    assert!(zoe.get(&practice).await.text().contains("for practice, it does not count"));
    assert!(!other.get("/daily").await.text().contains("One more is still playing"), "practice does not count");
    assert_eq!(other.get(&practice).await.status, 403, "it is the same deal");
    assert_eq!(zoe.get("/daily/2999-01-01").await.status, 404);
    assert_eq!(zoe.get("/daily/2024-02-30").await.status, 404);
    assert_eq!(zoe.get("/daily/2024-02-29").await.status, 404, "nobody played then");
    assert!(!board.contains("rel=\"prev\""), "there was no day before");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_pages_of_the_day_fit_and_axe_finds_nothing_serious() {
    let server = Server::with("daily-pages", &QUICK);
    let driver = Driver::start("daily-pages");
    let source = axe::source();
    for phone in [false, true] {
        let browser = driver.open_with(Wishes { phone, ..Wishes::default() }).await;
        for page in ["/daily", "/"] {
            browser.go(&server.url(page)).await;
            assert_eq!(axe::faults(&browser, &source, page).await, Vec::<String>::new());
            assert_eq!(browser.say("document.documentElement.scrollWidth > innerWidth").await, false, "{page}");
        }
        browser.click(".daily-card a.main").await;
        browser.fill("main.daily input[name=name]", "Zoë").await;
        browser.click("main.daily form button").await;
        browser.wait_for("#prompt[data-turn=yes]").await;
        assert_eq!(browser.count("#prompt [data-ask]").await, 0, "no hints where it counts");
        assert_eq!(browser.count(&format!("#seats button[formaction$={}]", quoted("/away"))).await, 0);
        assert_eq!(browser.complaints().await, Vec::<String>::new());
    }
}
