//! How Walking in Burano is played in these tests: laying a table, sitting down, and a simple way to choose moves.

use crate::browser::{Browser, quoted};
use crate::server::Server;

/// A move that the page offers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Offer {
    /// Its notation.
    pub(crate) notation: String,
    /// What is clicked for it.
    pub(crate) path: Vec<String>,
}

/// The move with which a game comes to its end: build what can be built, from the bottom up.
pub(crate) fn choose<'o>(notations: impl IntoIterator<Item = &'o str>) -> &'o str {
    let rank = |notation: &str| {
        let words: Vec<&str> = notation.split(' ').collect();
        match words[0] {
            "visit" => (0, 0),
            "place" => (1, words[1].bytes().find(u8::is_ascii_digit).unwrap_or_default()),
            "done" => (2, 0),
            "return" | "dismiss" => (3, 0),
            _ => (4, u8::from(!notation.ends_with("bottom 2")) + u8::from(!notation.ends_with("all"))),
        }
    };
    notations.into_iter().min_by_key(|notation| rank(notation)).expect("there is a move")
}

impl Browser {
    /// Lays a table of walking from the lobby, with these chairs: `me open`. Answers its path.
    pub(crate) async fn lay(&self, server: &Server, name: &str, chairs: &str) -> String {
        self.lay_of(server, "walking", name, chairs).await
    }

    /// The same for any game.
    pub(crate) async fn lay_of(&self, server: &Server, game: &str, name: &str, chairs: &str) -> String {
        self.go(&server.url("/")).await;
        self.click(&format!("a[href='/new/{game}']")).await;
        self.fill("input[name=name]", name).await;
        for (n, chair) in chairs.split(' ').enumerate() {
            self.choose(&format!("fieldset.chairs .chair:nth-of-type({}) select[name=chair]", n + 1), chair).await;
        }
        self.click("main button.main").await;
        self.wait_for("#table").await;
        let path = self.say("location.pathname").await;
        path.as_str().unwrap().to_owned()
    }

    /// Sits down on the first open chair of a table, by the link that everybody has.
    pub(crate) async fn sit(&self, server: &Server, table: &str, name: &str) {
        self.go(&server.url(table)).await;
        self.click("#gather .chairs a.main").await;
        self.fill("input[name=name]", name).await;
        self.click("main button.main").await;
        self.wait_for("#gather").await;
    }

    /// Begins the game, after everybody has sat down.
    pub(crate) async fn begin(&self) {
        self.until("nobody is missing", "!document.querySelector('#gather .free')").await;
        self.click("#gather button.main").await;
        self.wait_for("#prompt").await;
    }

    /// The stage of the table's page.
    pub(crate) async fn stage(&self) -> String {
        let stage = self.until("a table", "document.querySelector('#table')?.dataset.stage").await;
        stage.as_str().unwrap().to_owned()
    }

    /// The number of the board that the page shows.
    pub(crate) async fn board(&self) -> u64 {
        let board = self.until("a board", "document.querySelector('#prompt, #result')?.dataset.board").await;
        board.as_str().unwrap().parse().unwrap()
    }

    /// Waits until the page shows another board than this one.
    pub(crate) async fn board_after(&self, board: u64) -> u64 {
        let newer = format!("+(document.querySelector('#prompt, #result')?.dataset.board || 0) > {board}");
        self.until(&format!("a board after {board}"), &newer).await;
        self.board().await
    }

    /// Whether it is this person's turn, on the board that the page shows.
    pub(crate) async fn is_its_turn(&self) -> bool {
        self.say("!!document.querySelector('#prompt[data-turn=yes]')").await == true
    }

    /// The moves that the page offers.
    pub(crate) async fn offers(&self) -> Vec<Offer> {
        let said = self.say("[...document.querySelectorAll('#moves .move')].map(b => [b.value, b.dataset.path])").await;
        let offers = said.as_array().unwrap().iter().map(|offer| Offer {
            notation: offer[0].as_str().unwrap().to_owned(),
            path: offer[1].as_str().unwrap().split(' ').map(str::to_owned).collect(),
        });
        offers.collect()
    }

    /// The offer that this person takes.
    pub(crate) async fn choice(&self) -> Offer {
        let offers = self.offers().await;
        let notation = choose(offers.iter().map(|offer| offer.notation.as_str())).to_owned();
        offers.into_iter().find(|offer| offer.notation == notation).unwrap()
    }

    /// Plays a move by clicking what lies on the table; only what lies nowhere there is a button of the prompt. Answers the board after it.
    pub(crate) async fn play(&self, offer: &Offer) -> u64 {
        let board = self.board().await;
        for target in &offer.path {
            self.click(&target_of(target, &offer.notation)).await;
        }
        self.board_after(board).await
    }

    /// Presses the button that does this at the table: `undo`, `away`, `back`.
    pub(crate) async fn act(&self, act: &str) {
        self.click(&format!("#table button[formaction$='/{act}']")).await;
    }

    /// Opens what is shown to whoever wants to leave.
    pub(crate) async fn leave(&self) {
        self.click("details.leave:not([open]) summary").await;
        self.wait_for("details.leave[open]").await;
    }

    /// Plays until somebody with this name has moved.
    pub(crate) async fn play_until_after(&self, name: &str) {
        let moved = async || self.log().await.iter().filter(|line| line.starts_with(name)).count();
        let before = moved().await;
        while moved().await == before {
            if self.is_its_turn().await {
                self.play(&self.choice().await).await;
            }
        }
    }

    /// The lines of the log, the newest first.
    pub(crate) async fn log(&self) -> Vec<String> {
        let said = self
            .say("[...document.querySelectorAll('#log li')].map(li => li.textContent.trim().replace(/\\s+/g, ' '))")
            .await;
        said.as_array().unwrap().iter().map(|line| line.as_str().unwrap().to_owned()).collect()
    }

    /// Everything that lies on the table: pieces and where they are.
    pub(crate) async fn pieces(&self) -> Vec<String> {
        let all = "[...document.querySelectorAll('main .piece')].map(p => p.closest('section').id + ' ' + p.id).sort()";
        self.say(all).await.as_array().unwrap().iter().map(|piece| piece.as_str().unwrap().to_owned()).collect()
    }
}

/// Where to click for a target of a move.
pub(crate) fn target_of(target: &str, notation: &str) -> String {
    if target.starts_with("button/") {
        format!("#prompt button[name=move][value={}]", quoted(notation))
    } else {
        format!("#table :is(.piece.lit, .piece.said)[data-target={}]", quoted(target))
    }
}

/// One of two people plays until a board is reached or the game is over. Answers how many moves were played.
pub(crate) async fn play_on(players: [&Browser; 2], most: usize) -> usize {
    let mut board = players[0].board().await;
    for moves in 0..most {
        for player in players {
            player
                .until(
                    "the newest board",
                    &format!("+document.querySelector('#prompt, #result')?.dataset.board >= {board}"),
                )
                .await;
            if player.stage().await != "playing" {
                return moves;
            }
        }
        let player = if players[0].is_its_turn().await { players[0] } else { players[1] };
        board = player.play(&player.choice().await).await;
    }
    most
}

/// Two people at a table that has begun: the first laid it. Answers its path.
pub(crate) async fn begin_for_two(server: &Server, host: &Browser, other: &Browser) -> String {
    let table = host.lay(server, "Zoë", "me open").await;
    other.sit(server, &table, "Жук").await;
    host.begin().await;
    other.wait_for("#prompt").await;
    table
}
