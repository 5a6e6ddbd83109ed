//! axe-core, a checker of accessibility, looks at every kind of page.

use std::path::PathBuf;

use serde_json::Value;
use thirtyfour::Key;

use crate::browser::Browser;
use crate::driver::{Driver, Wishes};
use crate::guest::Guest;
use crate::server::Server;

/// The version that `./check` fetches.
const AXE: &str = "axe-core-4.14.0";

pub(crate) fn source() -> String {
    let target = std::env::var_os("CARGO_TARGET_DIR")
        .map_or_else(|| PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/../../target")), PathBuf::from);
    let file = target.join(AXE).join("package").join("axe.min.js");
    std::fs::read_to_string(&file).unwrap_or_else(|_| {
        panic!("{} is missing. ./check fetches it: npm pack axe-core@4.14.0 there, and unpack it", file.display())
    })
}

/// What is wrong with the page, if it is serious.
pub(crate) async fn faults(browser: &Browser, axe: &str, page: &str) -> Vec<String> {
    browser.run(axe).await;
    let found = browser
        .run_to_the_end("axe.run(document, { resultTypes: ['violations'] }).then(arguments[arguments.length - 1])")
        .await;
    let violations = found["violations"].as_array().unwrap_or_else(|| panic!("{page}: {found}"));
    assert!(found["passes"].as_array().is_some_and(|passes| !passes.is_empty()), "axe has looked at {page}");
    let serious = |violation: &&Value| matches!(violation["impact"].as_str(), Some("serious" | "critical"));
    let words = |violation: &Value| {
        let nodes = violation["nodes"].as_array().unwrap();
        let first: Vec<String> =
            nodes.iter().take(4).map(|node| format!("{} {}", node["target"], node["any"][0]["message"])).collect();
        format!("{page}: {} ({}): {} places, {}", violation["id"], violation["impact"], nodes.len(), first.join("; "))
    };
    violations.iter().filter(serious).map(words).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn axe_finds_nothing_serious() {
    let axe = source();
    let server = Server::start("axe");
    let driver = Driver::start("axe");
    // Someone else's tables are in the lobby.
    let guest = Guest::new(&server).await;
    guest.lay("Жук", "me open").await;
    guest.lay("Жук", "me me").await;
    let mut found = Vec::new();
    for phone in [false, true] {
        let browser = driver.open_with(Wishes { phone, ..Wishes::default() }).await;
        for light in ["day", "night"] {
            let name = |page: &str| format!("{page}, {light}{}", if phone { ", phone" } else { "" });
            browser.go(&server.url(&format!("/settings?light={light}"))).await;
            for page in ["/", "/new/walking", "/new/bohnanza", "/rules/walking", "/learn/walking", "/nothing"] {
                browser.go(&server.url(page)).await;
                found.extend(faults(&browser, &axe, &name(page)).await);
            }
            browser.lay(&server, "Zoë", "me invited").await;
            found.extend(faults(&browser, &axe, &name("waiting room")).await);
            browser.click("#gather button[value=bot]").await;
            browser.begin().await;
            for moment in ["take", "place", "next"] {
                browser.until("own turn", "!!document.querySelector('#prompt[data-turn=yes]')").await;
                found.extend(faults(&browser, &axe, &name(&format!("table, {moment}"))).await);
                if moment == "take" {
                    browser.click("#area-supply .piece.lit").await;
                    browser.wait_for(".piece.said").await;
                    found.extend(faults(&browser, &axe, &name("table, a move begun")).await);
                    browser.press(Key::Escape).await;
                }
                browser.play(&browser.choice().await).await;
            }
            browser.leave().await;
            browser.act("away").await;
            browser.wait_for("#result table.scores").await;
            found.extend(faults(&browser, &axe, &name("result")).await);
            browser.click("#result a[href$='/replay']").await;
            browser.wait_for("#player").await;
            found.extend(faults(&browser, &axe, &name("replay")).await);
            browser.lay(&server, "Zoë", "me me").await;
            browser.until("the curtain", "document.querySelector('#curtain')?.hidden === false").await;
            found.extend(faults(&browser, &axe, &name("curtain")).await);
        }
    }
    assert!(found.is_empty(), "{} faults:\n{}", found.len(), found.join("\n"));
}
