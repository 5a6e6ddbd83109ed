//! A browser and the person before it.

use std::path::PathBuf;
use std::sync::Arc;
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use thirtyfour::{By, Key, WebDriver, WebElement};

use crate::driver::Driver;

/// How long something may take before it counts as missing: machines that test are slow and busy.
const PATIENCE: Duration = Duration::from_secs(90);
const PAUSE: Duration = Duration::from_millis(25);

/// A browser with a profile of its own. It is closed when it is dropped, also by a test that fails.
pub(crate) struct Browser {
    page: WebDriver,
    _driver: Arc<Driver>,
}

impl Browser {
    pub(crate) fn new(page: WebDriver, driver: Arc<Driver>) -> Self {
        Self { page, _driver: driver }
    }

    /// Goes to a page.
    pub(crate) async fn go(&self, url: &str) {
        self.page.goto(url).await.unwrap();
    }

    /// Loads the page again.
    pub(crate) async fn reload(&self) {
        self.page.refresh().await.unwrap();
    }

    /// The address of the page.
    pub(crate) async fn url(&self) -> String {
        self.page.current_url().await.unwrap().to_string()
    }

    /// What an expression of JavaScript says in the page.
    pub(crate) async fn say(&self, expression: &str) -> Value {
        self.run(&format!("return ({expression});")).await
    }

    /// Runs a script in the page.
    pub(crate) async fn run(&self, script: &str) -> Value {
        let answer = self.page.execute(script, Vec::new()).await;
        answer.unwrap_or_else(|error| panic!("{script}: {error}")).json().clone()
    }

    /// Runs a script that calls its last argument when it is done.
    pub(crate) async fn run_to_the_end(&self, script: &str) -> Value {
        self.page.set_script_timeout(Duration::from_mins(2)).await.unwrap();
        let answer = self.page.execute_async(script, Vec::new()).await;
        answer.unwrap_or_else(|error| panic!("a script failed: {error}")).json().clone()
    }

    /// Waits until an expression is true, and answers its value.
    pub(crate) async fn until(&self, what: &str, expression: &str) -> Value {
        let since = Instant::now();
        loop {
            // A page that is just being exchanged has no answer.
            let answer = self.page.execute(&format!("return ({expression});"), Vec::new()).await;
            match answer.map(|answer| answer.json().clone()) {
                Ok(Value::Null | Value::Bool(false)) | Err(_) => {}
                Ok(value) if value == "" || value == 0 => {}
                Ok(value) => return value,
            }
            if since.elapsed() > PATIENCE {
                self.give_up(what).await;
            }
            tokio::time::sleep(PAUSE).await;
        }
    }

    /// Waits until an element is on the page.
    pub(crate) async fn wait_for(&self, selector: &str) {
        self.until(selector, &format!("!!document.querySelector({})", quoted(selector))).await;
    }

    /// Fails, and says what the person saw instead.
    async fn give_up(&self, what: &str) -> ! {
        let picture = pictures().join(format!("failed-{}.png", std::process::id()));
        let _ = self.page.screenshot(&picture).await;
        let text = self.page.execute("return document.body.innerText", Vec::new()).await;
        let text: String = text.map(|text| text.json().to_string()).unwrap_or_default().chars().take(1000).collect();
        let at = self.page.current_url().await.map(|url| url.to_string()).unwrap_or_default();
        panic!("waited in vain for: {what}\nat {at}, picture in {}\n{text}", picture.display());
    }

    /// Clicks with the pointer where the element is, as soon as nothing lies over it.
    pub(crate) async fn click(&self, selector: &str) {
        let since = Instant::now();
        loop {
            let tried = match self.page.find(By::Css(selector)).await {
                Ok(element) => element.click().await,
                Err(missing) => Err(missing),
            };
            match tried {
                Ok(()) => return,
                Err(reason) if since.elapsed() > PATIENCE => {
                    let reason = reason.to_string();
                    let words = reason.split("Stacktrace").next().unwrap_or_default();
                    self.give_up(&format!("a click on {selector}: {words}")).await;
                }
                Err(_) => {
                    // What lies under a bar is scrolled to where nothing covers it, as people do.
                    let middle = "{ block: 'center', behavior: 'instant' }";
                    let scroll = format!("document.querySelector({})?.scrollIntoView({middle})", quoted(selector));
                    let _ = self.page.execute(scroll, Vec::new()).await;
                    tokio::time::sleep(PAUSE).await;
                }
            }
        }
    }

    /// Taps with a finger where the element is, as soon as it is there and nothing lies over it.
    pub(crate) async fn tap(&self, selector: &str) {
        let middle = "(e => { if (!e) return false; e.scrollIntoView({ block: 'center', behavior: 'instant' }); const b = e.getBoundingClientRect(); \
                      const [x, y] = [b.left + b.width / 2, b.top + b.height / 2]; return e.contains(document.elementFromPoint(x, y)) && [x, y]; })";
        let at = self
            .until(
                &format!("a place to tap on {selector}"),
                &format!("{middle}(document.querySelector({}))", quoted(selector)),
            )
            .await;
        let finger = json!({ "type": "touchStart", "touchPoints": [{ "x": at[0], "y": at[1] }] });
        let tools = self.page.cdp();
        tools.send_raw("Input.dispatchTouchEvent", finger).await.unwrap();
        tools.send_raw("Input.dispatchTouchEvent", json!({ "type": "touchEnd", "touchPoints": [] })).await.unwrap();
    }

    /// Types into a field what was not there before.
    pub(crate) async fn fill(&self, selector: &str, text: &str) {
        self.wait_for(selector).await;
        let field = self.find(selector).await;
        field.clear().await.unwrap();
        field.send_keys(text).await.unwrap();
    }

    /// Chooses what a select offers.
    pub(crate) async fn choose(&self, selector: &str, value: &str) {
        self.click(&format!("{selector} option[value={value}]")).await;
    }

    /// Presses a key, wherever the focus is.
    pub(crate) async fn press(&self, key: Key) {
        self.page.action_chain().send_keys(key).perform().await.unwrap();
    }

    /// Presses the key of a letter, wherever the focus is.
    pub(crate) async fn press_letter(&self, letter: char) {
        self.page.action_chain().send_keys(letter.to_string()).perform().await.unwrap();
    }

    /// The element.
    pub(crate) async fn find(&self, selector: &str) -> WebElement {
        self.page.find(By::Css(selector)).await.unwrap_or_else(|_| panic!("{selector} is not there"))
    }

    /// What is written in an element, in one line.
    pub(crate) async fn text(&self, selector: &str) -> String {
        let said = self.say(&format!("document.querySelector({})?.textContent", quoted(selector))).await;
        said.as_str().unwrap_or_default().split_whitespace().collect::<Vec<_>>().join(" ")
    }

    /// How many elements there are.
    pub(crate) async fn count(&self, selector: &str) -> u64 {
        self.say(&format!("document.querySelectorAll({}).length", quoted(selector))).await.as_u64().unwrap()
    }

    /// The viewport is now so wide and high.
    pub(crate) async fn resize(&self, width: u32, height: u32) {
        // Windows have a least width; what a page sees has not.
        let size = json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": width < 600 });
        self.page.cdp().send_raw("Emulation.setDeviceMetricsOverride", size).await.unwrap();
    }

    /// A picture of what is seen, kept as a build artefact.
    pub(crate) async fn picture(&self, name: &str) {
        self.until("pictures", "document.fonts.status === 'loaded' && [...document.images].filter(i => i.loading !== 'lazy').every(i => i.complete)").await;
        self.page.screenshot(&pictures().join(format!("{name}.png"))).await.unwrap();
    }

    /// What the page complained about: errors of scripts, refusals of the content security policy.
    pub(crate) async fn complaints(&self) -> Vec<String> {
        let log = self.page.browser_log().await.unwrap();
        log.into_iter()
            .map(|entry| format!("{} {}", entry.level, entry.message))
            .filter(|line| line.contains("SEVERE"))
            .collect()
    }
}

/// A text as JavaScript writes it.
pub(crate) fn quoted(text: &str) -> String {
    Value::from(text).to_string()
}

/// Where pictures are kept.
pub(crate) fn pictures() -> PathBuf {
    let target = std::env::var_os("CARGO_TARGET_DIR")
        .map_or_else(|| PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/../../target")), PathBuf::from);
    let folder = target.join("screenshots");
    std::fs::create_dir_all(&folder).unwrap();
    folder
}
