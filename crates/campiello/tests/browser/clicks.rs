//! Moves by clicks, whatever the game and however it is laid out: what continues a move is lit, and is clicked.

use serde_json::Value;

use crate::browser::{Browser, quoted};
use crate::server::Server;
use crate::street::Offer;

pub(crate) const OWN_TURN: &str = "!!document.querySelector('#prompt[data-turn=yes]')";

/// The first target of a path, from a place in it on, that can be clicked now: its place, and where to click. What only one click can follow is
/// said by the page itself, so that places may be passed over. Once the board has changed there is nothing more to click.
const NEXT: &str = r"((path, notation, from, board) => {
    if (+(document.querySelector('#prompt, #result')?.dataset.board || 0) > board) return [path.length, ''];
    for (let n = from; n < path.length; n++) {
        const button = path[n].startsWith('button/');
        const where = button
            ? `#prompt button[data-letter=${JSON.stringify(path[n])}], #prompt button[name=move][value=${JSON.stringify(notation)}]`
            : `#table .piece.lit[data-target=${JSON.stringify(path[n])}]`;
        const there = document.querySelector(where);
        if (!there) continue;
        const folded = there.closest('details:not([open])');
        if (folded) folded.open = true;
        return [n, where];
    }
    return false;
})";

impl Browser {
    /// Plays a move by its clicks. Answers the board after it.
    pub(crate) async fn click_through(&self, path: &[String], notation: &str) -> u64 {
        let board = self.board().await;
        let mut from = 0;
        while from < path.len() {
            let said = format!("{NEXT}({}, {}, {from}, {board})", Value::from(path), quoted(notation));
            let next = self.until(&format!("what comes next in {notation}: {path:?} from {from}"), &said).await;
            let (place, selector) = (next[0].as_u64().unwrap() as usize, next[1].as_str().unwrap().to_owned());
            if !selector.is_empty() {
                self.click(&selector).await;
                // A button that warns asks whether it is meant.
                if self.say("!!document.querySelector('#table .piece.button.lit.sure')").await == true {
                    self.click("#table .piece.button.lit.sure").await;
                }
            }
            from = place + 1;
        }
        self.board_after(board).await
    }

    /// Plays a listed move by its clicks.
    pub(crate) async fn play_by_clicks(&self, offer: &Offer) -> u64 {
        self.click_through(&offer.path, &offer.notation).await
    }

    /// Plays a listed move by its text button.
    pub(crate) async fn play_by_button(&self, notation: &str) -> u64 {
        let board = self.board().await;
        // Groups of moves may be folded: the button is pressed as the keyboard presses it.
        let button = format!("#moves .move[value={}]", quoted(notation));
        self.wait_for(&button).await;
        self.run(&format!("document.querySelector({}).click()", quoted(&button))).await;
        self.board_after(board).await
    }

    /// The first listed move that begins with one of these, in their order.
    pub(crate) async fn offer(&self, beginnings: &[&str]) -> Option<Offer> {
        let offers = self.offers().await;
        let begins = |beginning: &&str| offers.iter().find(|offer| offer.notation.starts_with(*beginning)).cloned();
        beginnings.iter().find_map(begins)
    }

    /// Everything that lies on the table, in words.
    pub(crate) async fn lies(&self) -> Vec<String> {
        let all = "[...document.querySelectorAll('main .piece')].map(p => p.id + ' ' + (p.querySelector('.tip')?.textContent || p.textContent)).sort()";
        self.say(all).await.as_array().unwrap().iter().map(|piece| piece.as_str().unwrap().to_owned()).collect()
    }

    /// The targets that are lit and begin so, in the order of the page.
    pub(crate) async fn lit(&self, beginning: &str) -> Vec<String> {
        let lit = "[...document.querySelectorAll('#table .piece.lit')].map(p => p.dataset.target)";
        let said = self.say(&format!("{lit}.filter(t => t.startsWith({}))", quoted(beginning))).await;
        said.as_array().unwrap().iter().map(|target| target.as_str().unwrap().to_owned()).collect()
    }

    /// Waits for a lit piece, and clicks it.
    pub(crate) async fn click_lit(&self, target: &str) {
        self.click(&format!("#table .piece.lit[data-target={}]", quoted(target))).await;
    }
}

/// Plays in the page, as fast as it goes: while somebody is to move, the first of the text buttons whose move begins so is pressed. Ends when what lies on
/// the table says so in these words, or with the game.
const IN_PAGE: &str = r"
    const [wanted, skipped, end, done] = [WANTED, SKIPPED, END, arguments[arguments.length - 1]];
    const pause = time => new Promise(resolve => setTimeout(resolve, time));
    const board = () => document.querySelector('#prompt, #result')?.dataset.board;
    (async () => {
        for (let moves = 0; ; ) {
            const table = document.querySelector('#table');
            if (table.dataset.stage !== 'playing' || end.test(table.textContent)) return done(moves);
            const now = board(), all = [...document.querySelectorAll('#moves .move')];
            const silent = !document.querySelector('#prompt[data-turn=yes]') || all.some(move => move.value === skipped);
            const next = silent ? null : wanted.map(verb => all.find(move => move.value.startsWith(verb))).find(move => move);
            next?.click();
            moves += next ? 1 : 0;
            for (let waited = 0; next && board() === now && waited < 400; waited++) await pause(10);
            await pause(10);
        }
    })();
";

impl Browser {
    /// Plays the middle of a game by text buttons: moves that begin so, in this order, while none of the offers is the one to be silent at, and until the
    /// table shows words that match. Answers how many moves it were.
    pub(crate) async fn play_the_middle(&self, wanted: &[&str], silent_at: &str, until: &str) -> u64 {
        let script = IN_PAGE.replace("WANTED", &Value::from(wanted).to_string());
        let script = script.replace("SKIPPED", &quoted(silent_at)).replace("END", &format!("/{until}/"));
        self.run_to_the_end(&script).await.as_u64().unwrap()
    }
}

/// Two people at a table of a game, the first of whom laid it, and bots. Answers its path.
pub(crate) async fn begin_of(server: &Server, game: &str, [host, other]: [&Browser; 2], chairs: &str) -> String {
    let table = host.lay_of(server, game, "Zoë", chairs).await;
    other.sit(server, &table, "Жук").await;
    host.begin().await;
    other.wait_for("#prompt").await;
    table
}

/// Whether a page shows the newest of the boards that any of them shows.
pub(crate) async fn keep_up(players: [&Browser; 2]) -> u64 {
    let newest = players[0].board().await.max(players[1].board().await);
    let there = format!("+(document.querySelector('#prompt, #result')?.dataset.board || 0) >= {newest}");
    for player in players {
        player.until("the newest board", &there).await;
    }
    newest
}

/// The game is over: everybody at the table sees the same score sheet with both people on it, and no page has complained.
pub(crate) async fn all_see_the_scores(browsers: &[&Browser]) {
    let mut sheets = Vec::new();
    for browser in browsers {
        browser.wait_for("#result table.scores").await;
        assert_eq!(browser.complaints().await, Vec::<String>::new());
        sheets.push(browser.text("#result table.scores").await);
    }
    assert!(sheets[0].contains("Zoë") && sheets[0].contains("Жук"), "{sheets:?}");
    assert!(sheets.iter().all(|sheet| *sheet == sheets[0]), "{sheets:?}");
}
