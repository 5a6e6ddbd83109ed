//! The browser's driver: a process that opens browsers and passes on what they shall do.

use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

use serde_json::json;
use thirtyfour::{Capabilities, WebDriver};

use crate::browser::Browser;
use crate::common::Folder;

const DRIVER: &str = "/usr/bin/chromedriver";
const CHROMIUM: &str = "/usr/bin/chromium";

const FLAGS: [&str; 11] = [
    "--headless=new",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-dev-shm-usage",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--hide-scrollbars",
    "--lang=en",
    // Pages in the background are not slower than the one in front.
    "--disable-renderer-backgrounding",
];

/// What is different from the usual browser.
#[derive(Clone, Copy, Default)]
pub(crate) struct Wishes {
    /// Without JavaScript.
    pub(crate) scriptless: bool,
    /// As wide and high as a phone, with touch.
    pub(crate) phone: bool,
    /// Pieces glide, as they do for people. Usually they do not, so that a click does not miss them.
    pub(crate) motion: bool,
}

/// The driver's process.
pub(crate) struct Driver {
    process: Child,
    port: u16,
    folder: Folder,
    opened: AtomicU32,
}

impl Driver {
    /// Starts a driver.
    pub(crate) fn start(name: &str) -> Arc<Self> {
        for (program, package) in [(DRIVER, "chromium-driver"), (CHROMIUM, "chromium")] {
            assert!(Path::new(program).exists(), "{program} is missing. On Debian: apt-get install {package}");
        }
        let folder = Folder::new(&format!("driver-{name}"));
        let mut process =
            Command::new(DRIVER).arg("--port=0").stdout(Stdio::piped()).stderr(Stdio::null()).spawn().unwrap();
        let mut lines = BufReader::new(process.stdout.take().unwrap()).lines().map_while(Result::ok);
        let port =
            lines.find_map(|line| line.split_once("successfully on port ")?.1.trim_end_matches('.').parse().ok());
        // Whatever it says later is read and forgotten, so that it is never stopped by a full pipe.
        std::thread::spawn(move || lines.for_each(drop));
        let port = port.expect("the driver says on which port it listens");
        Arc::new(Self { process, port, folder, opened: AtomicU32::new(0) })
    }

    /// A new browser of somebody who was never here before.
    pub(crate) async fn open(self: &Arc<Self>) -> Browser {
        self.open_with(Wishes::default()).await
    }

    /// A new browser that is different.
    pub(crate) async fn open_with(self: &Arc<Self>, wishes: Wishes) -> Browser {
        let number = self.opened.fetch_add(1, Ordering::Relaxed);
        let profile = self.folder.path().join(format!("profile-{number}"));
        let mut flags: Vec<String> = FLAGS.iter().map(ToString::to_string).collect();
        flags.push(format!("--user-data-dir={}", profile.display()));
        flags.push(if wishes.phone { "--window-size=500,900" } else { "--window-size=1440,1100" }.to_owned());
        if !wishes.motion {
            flags.push("--force-prefers-reduced-motion".to_owned());
        }
        let mut options = json!({ "binary": CHROMIUM, "args": flags });
        if wishes.scriptless {
            options["prefs"] = json!({ "profile.managed_default_content_settings.javascript": 2 });
        }
        if wishes.phone {
            options["mobileEmulation"] = json!({ "deviceMetrics": { "width": 390, "height": 844, "pixelRatio": 2.0, "touch": true, "mobile": true } });
        }
        let mut wanted = Capabilities::new();
        wanted.set("browserName", "chrome").unwrap();
        wanted.set("goog:chromeOptions", options).unwrap();
        wanted.set("goog:loggingPrefs", json!({ "browser": "ALL" })).unwrap();
        let page = WebDriver::new(format!("http://127.0.0.1:{}", self.port), wanted).await.unwrap();
        Browser::new(page, Arc::clone(self))
    }
}

impl Drop for Driver {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}
