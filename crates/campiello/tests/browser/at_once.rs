//! What comes at the same time, too late, too often, too large, or from elsewhere.

use serde_json::Value;

use crate::guest::{Guest, between};
use crate::server::Server;
use crate::street::choose;

async fn begun(server: &Server) -> (Guest, String) {
    let guest = Guest::new(server).await;
    let table = guest.lay("Zoë", "me bot").await;
    (guest, table)
}

async fn own_turn(guest: &Guest, table: &str) -> Value {
    loop {
        let report = guest.report(table).await;
        if report["moves"].as_array().is_some_and(|moves| !moves.is_empty()) {
            return report;
        }
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn of_two_moves_at_once_one_wins_and_the_other_gets_the_newest_board() {
    let server = Server::with("at-once", &["--unlimited"]);
    let guest = Guest::new(&server).await;
    let table = guest.lay("Zoë", "me me").await;
    let path = format!("{table}/move");
    for _ in 0..20 {
        let report = guest.report(&table).await;
        let (seat, board) = (report["moves"][0]["seat"].to_string(), report["board"].to_string());
        let notation = choose(report["moves"].as_array().unwrap().iter().map(|offer| offer["move"].as_str().unwrap()));
        let fields = [("seat", seat.as_str()), ("board", board.as_str()), ("move", notation)];
        let (one, two) = tokio::join!(guest.post_by_script(&path, &fields), guest.post_by_script(&path, &fields));
        let (won, lost) = if one.status == 204 { (one, two) } else { (two, one) };
        assert_eq!((won.status, lost.status), (204, 409), "{}", lost.text());
        let now = guest.report(&table).await;
        assert_eq!(now["length"].as_u64(), report["length"].as_u64().map(|length| length + 1), "only one was played");
        let newest = between(&lost.text(), "data-board=\"", "\"").to_owned();
        assert_eq!(newest, now["board"].to_string(), "the loser gets the newest board");
        assert!(lost.text().contains("id=\"refusal\""));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_refused_move_names_its_rule_in_the_language_of_the_reader() {
    let server = Server::start("refused");
    let (guest, table) = begun(&server).await;
    let report = own_turn(&guest, &table).await;
    let board = report["board"].to_string();
    let path = format!("{table}/move");
    let fields = [("seat", "0"), ("board", board.as_str()), ("move", "take 9 all")];
    let refused = guest.post_by_script(&path, &fields).await;
    assert_eq!(refused.status, 422);
    let said = refused.text();
    assert!(said.starts_with("<div id=\"refusal\""), "{said}");
    let link = between(&said, "href=\"", "\"").to_owned();
    let (page, anchor) = link.split_once('#').expect("the link leads to the rule itself");
    let rules = guest.get(page).await;
    assert_eq!(rules.status, 200);
    assert!(rules.text().contains(&format!("id=\"{anchor}\"")), "{anchor} is not on the page");

    let in_language = async |code: &str| {
        let asked = guest.form(&path, &fields).header("x-campiello", &guest.token).header("accept-language", code);
        guest.send(asked).await.text()
    };
    let (french, russian) = (in_language("fr").await, in_language("ru").await);
    assert!(french != said && russian != said && french != russian, "{french} {russian}");

    let program = guest.post_by_program(&path, &fields).await;
    assert_eq!((program.status, &program.json()["rule"]), (422, &Value::from("2.1")));
    let form = guest.post(&path, &fields).await;
    assert_eq!(form.status, 422);
    assert!(
        form.text().contains("<!DOCTYPE html>") && form.text().contains(&link),
        "without a script it is a page that says so"
    );
    for unreadable in ["", "take", "\u{0}", "place red9z at 99999999999", "<script>alert(1)</script>"] {
        let answer = guest.post_by_script(&path, &[("seat", "0"), ("board", &board), ("move", unreadable)]).await;
        assert_eq!(answer.status, 422, "{unreadable}: {}", answer.text());
        assert!(!answer.text().contains("<script>"), "{}", answer.text());
    }
    assert_eq!(guest.report(&table).await["length"], report["length"], "nothing was played");
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_not_from_our_own_page_is_turned_away() {
    let server = Server::start("turned-away");
    let (guest, table) = begun(&server).await;
    let stranger = Guest::new(&server).await;
    let report = own_turn(&guest, &table).await;
    let (path, board) = (format!("{table}/move"), report["board"].to_string());
    let notation = report["moves"][0]["move"].as_str().unwrap();
    let fields = [("seat", "0"), ("board", board.as_str()), ("move", notation)];

    let other_token = serde_urlencoded::to_string([
        ("token", stranger.token.as_str()),
        ("seat", "0"),
        ("board", &board),
        ("move", notation),
    ])
    .unwrap();
    assert_eq!(guest.send(guest.raw(&path, other_token)).await.status, 403, "a token of somebody else");
    let none = serde_urlencoded::to_string(fields).unwrap();
    assert_eq!(guest.send(guest.raw(&path, none)).await.status, 403, "no token");
    assert_eq!(
        guest.send(guest.form(&path, &fields).header("sec-fetch-site", "cross-site")).await.status,
        403,
        "another site"
    );
    let large = "x".repeat(64 * 1024);
    assert_eq!(guest.post(&path, &[("move", &large)]).await.status, 413, "too large");
    let not_theirs = stranger.post_by_program(&path, &fields).await;
    assert_eq!(not_theirs.status, 422, "the seat of somebody else");
    assert_eq!(not_theirs.json()["moves"], Value::from(Vec::<Value>::new()), "its moves are not said either");
    assert_eq!(
        stranger.get(&format!("{table}/record")).await.status,
        303,
        "no record before the end: it holds the seed"
    );
    assert_eq!(stranger.get(&format!("{table}/replay")).await.status, 303);
    assert_eq!(guest.report(&table).await["length"], report["length"], "nothing was played");

    for nowhere in ["/t/none000000", "/t/..%2F..%2Fetc", "/t/'%20or%201=1", "/new/chess", "/rules/../../Cargo.toml"] {
        assert_eq!(guest.get(nowhere).await.status, 404, "{nowhere}");
    }
    for (path, fields) in [("/t/none000000/move", &fields[..]), ("/new/chess", &[])] {
        assert_eq!(guest.post(path, fields).await.status, 404, "{path}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn who_sends_too_much_waits() {
    let server = Server::start("too-much");
    let (guest, table) = begun(&server).await;
    let mut statuses = Vec::new();
    for _ in 0..140 {
        statuses.push(guest.post_by_script(&format!("{table}/move"), &[("seat", "0"), ("board", "0")]).await.status);
    }
    assert!(statuses.starts_with(&[409; 50]), "fifty at once are no trouble: {statuses:?}");
    assert!(statuses.contains(&429), "hundreds are: {statuses:?}");
    assert_eq!(Guest::new(&server).await.get(&table).await.status, 200, "others are not in trouble");
}

#[tokio::test(flavor = "multi_thread")]
async fn every_answer_carries_the_headers_that_protect() {
    let server = Server::start("headers");
    let (guest, table) = begun(&server).await;
    for page in ["/", "/new/walking", "/rules/walking", &table, "/nothing", "/assets/campiello.js"] {
        let answer = guest.get(page).await;
        let policy = answer.header("content-security-policy");
        assert!(policy.contains("default-src 'none'") && policy.contains("script-src 'self'"), "{page}: {policy}");
        assert!(
            !policy.contains("unsafe-eval") && !policy.contains("script-src 'self' 'unsafe-inline'"),
            "{page}: {policy}"
        );
        assert_eq!(
            (answer.header("x-content-type-options"), answer.header("x-frame-options")),
            ("nosniff", "DENY"),
            "{page}"
        );
        assert!(!answer.text().contains("<script>"), "{page}: no script stands in a page");
    }
    let fresh = reqwest::get(server.url("/")).await.unwrap();
    let cookie = fresh.headers()["set-cookie"].to_str().unwrap();
    assert!(cookie.contains("HttpOnly") && cookie.contains("SameSite=Lax"), "{cookie}");
}
