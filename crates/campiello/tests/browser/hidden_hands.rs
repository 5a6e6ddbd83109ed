//! Law 5 on the wire of Bohnanza and Burano: hands, the choice among equal cards, pyramids that are being built, and fish from the deck are in
//! nobody's bytes but their owner's.

use bohnanza::Bohnanza;
use burano::{Burano, Fish};
use campiello_core::edition::Edition as _;
use campiello_core::record::Record;
use campiello_core::{Game, Seat, Table};
use serde_json::Value;

use crate::guest::{Guest, Stream};
use crate::server::Server;

/// Somebody who looks at a table, and what they were sent after every move.
struct Looker {
    guest: Guest,
    seat: Option<Seat>,
    stream: Stream,
    /// The bytes of the stream and of the page, after so many moves.
    heard: Vec<(String, String)>,
}

impl Looker {
    async fn new(guest: Guest, seat: Option<u8>, table: &str) -> Self {
        let stream = guest.listen(&format!("{table}/events")).await;
        Self { guest, seat: seat.map(Seat::new), stream, heard: Vec::new() }
    }

    async fn listen(&mut self, table: &str, length: u64) {
        let bytes = self.stream.until(length).await;
        self.heard.push((bytes, self.guest.get(table).await.text()));
    }
}

/// So many guests at a table that has begun, and one who watches.
async fn sit_down(server: &Server, game: &str, guests: usize) -> (String, Vec<Looker>) {
    let mut people = Vec::new();
    for _ in 0..=guests {
        people.push(Guest::new(server).await);
    }
    let chairs = ["me"].into_iter().chain(std::iter::repeat_n("open", guests - 1)).collect::<Vec<_>>().join(" ");
    let table = people[0].lay_of(game, "Zoë", &chairs).await;
    for (seat, guest) in people.iter().enumerate().take(guests).skip(1) {
        guest.sit(&table, &seat.to_string(), &format!("Жук {seat}")).await;
    }
    assert_eq!(people[0].post(&format!("{table}/start"), &[]).await.status, 303);
    let mut lookers = Vec::new();
    for (seat, guest) in people.into_iter().enumerate() {
        lookers.push(Looker::new(guest, (seat < guests).then_some(seat as u8), &table).await);
    }
    (table, lookers)
}

fn notations(report: &Value) -> Vec<&str> {
    report["moves"].as_array().unwrap().iter().map(|offer| offer["move"].as_str().unwrap()).collect()
}

/// Whoever can make the first of the moves that begin so, in this order, makes it. What was played.
async fn play(lookers: &[Looker], table: &str, wanted: &[&str]) -> String {
    let mut reports = Vec::new();
    for looker in lookers.iter().filter(|looker| looker.seat.is_some()) {
        reports.push((looker, looker.guest.report(table).await));
    }
    for begins in wanted {
        for (looker, report) in &reports {
            let offers = notations(report);
            if let Some(next) = offers.iter().find(|offer| offer.starts_with(begins)) {
                let answer = looker.guest.play(table, report, next).await;
                assert_eq!(answer.status, 200, "{next}: {}", answer.text());
                return (*next).to_owned();
            }
        }
    }
    panic!("nobody can go on: {:?}", reports.iter().map(|(_, report)| notations(report)).collect::<Vec<_>>());
}

/// Everybody listens until they have heard everything.
async fn listen(lookers: &mut [Looker], table: &str) -> u64 {
    let length = lookers[0].guest.report(table).await["length"].as_u64().unwrap();
    for looker in lookers {
        looker.listen(table, length).await;
    }
    length
}

/// Bots play the rest, and the record tells what was hidden.
async fn record<G: Game>(lookers: &[Looker], table: &str) -> Table<G> {
    for looker in lookers {
        if let Some(seat) = looker.seat {
            let of = seat.index().to_string();
            looker.guest.post(&format!("{table}/away"), &[("of", &of)]).await;
        }
    }
    for _ in 0..2000 {
        let record = lookers[0].guest.get(&format!("{table}/record")).await;
        if record.status == 200 {
            let record = Record::parse(&record.text()).unwrap();
            return Table::replay(&record, G::Edition::standard()).unwrap();
        }
        tokio::time::sleep(std::time::Duration::from_millis(25)).await;
    }
    panic!("the bots did not come to the end");
}

/// The sorts of the hand cards that a page shows, from the first on.
fn hand_on(page: &str) -> Vec<String> {
    let mut hand = Vec::new();
    for place in 1.. {
        let Some(at) = page.find(&format!("data-target=\"hand/{place}\"")) else { break };
        let tag = &page[page[..at].rfind('<').unwrap()..];
        let tag = &tag[..tag.find('>').unwrap()];
        let tone = tag.split("tone-").nth(1).unwrap_or_else(|| panic!("a card has a sort: {tag}"));
        hand.push(tone[..tone.find([' ', '"']).unwrap()].to_owned());
    }
    hand
}

#[tokio::test(flavor = "multi_thread")]
async fn a_hand_of_beans_is_sent_to_its_owner_alone() {
    let server = Server::with("hands", &["--unlimited"]);
    let (table, mut lookers) = sit_down(&server, "bohnanza", 3).await;
    let wanted = ["turn", "accept", "offer up:", "end", "plant", "harvest"];
    let mut made = 0;
    listen(&mut lookers, &table).await;
    for number in 0..45 {
        // Now and then there is a deal, and otherwise the game goes on.
        let deals = number % 3 == 0;
        let wanted: Vec<&str> = wanted.into_iter().filter(|verb| deals || !verb.starts_with("offer")).collect();
        made += usize::from(play(&lookers, &table, &wanted).await.starts_with("offer"));
        listen(&mut lookers, &table).await;
    }
    assert!(made > 0, "something was offered");
    let game = record::<Bohnanza>(&lookers, &table).await;
    let mut shown = 0;
    for moves in 0..lookers[0].heard.len() {
        let state = game.at(moves);
        for looker in &lookers {
            let (bytes, page) = &looker.heard[moves];
            let own: Vec<String> = match looker.seat {
                Some(seat) => state.state().hands[seat].iter().map(|bean| bean.to_string()).collect(),
                None => Vec::new(),
            };
            assert_eq!(hand_on(page), own, "{:?} after {moves} moves", looker.seat);
            shown += own.len();
            if looker.seat.is_none() {
                assert!(!bytes.contains("hand/") && !page.contains("hand/"), "who watches is sent no hand card");
            }
        }
    }
    assert!(shown > 300, "hands were looked at: {shown}");
}

/// Two servers on the same table: what is chosen differently here and there reaches only its owner.
async fn twins(server: &Server, lookers: &[Looker], table: &str, owner: usize, moves: &[String; 2]) {
    let twin = server.copy("twin-of-hidden");
    let mut heard = Vec::new();
    for (server, notation) in [(server, &moves[0]), (&twin, &moves[1])] {
        let guests: Vec<Guest> = lookers.iter().map(|looker| looker.guest.at(server)).collect();
        let mut streams = Vec::new();
        for guest in &guests {
            streams.push(guest.listen(&format!("{table}/events")).await);
        }
        let report = guests[owner].report(table).await;
        for stream in &mut streams {
            // Who is here comes and goes with the streams: only what comes after the move counts.
            stream.until(report["length"].as_u64().unwrap()).await;
        }
        for guest in &guests {
            assert!(guest.get(table).await.text().contains("class=\"status ui-is-here\""));
        }
        let answer = guests[owner].play(table, &report, notation).await;
        assert_eq!(answer.status, 200, "{}", answer.text());
        let length = answer.json()["length"].as_u64().unwrap();
        let mut bytes = Vec::new();
        for (guest, stream) in guests.iter().zip(&mut streams) {
            let events = stream.until(length).await;
            let newest = events.rsplit("event: morph\n").next().unwrap().to_owned();
            bytes.push((newest, guest.get(table).await.text()));
        }
        heard.push(bytes);
    }
    for (number, looker) in lookers.iter().enumerate() {
        if number == owner {
            assert_ne!(heard[0][number], heard[1][number], "whoever chose knows it");
        } else {
            assert_eq!(heard[0][number], heard[1][number], "{:?} does not", looker.seat);
        }
    }
}

/// Two ways to pay with one of two equal cards between which another one lies.
fn equal_cards(offers: &[&str]) -> Option<[String; 2]> {
    let from = |offer: &&str| offer.strip_prefix("accept ")?.split_once(" from ")?.1.parse::<u8>().ok();
    let places: Vec<(u8, &&str)> = offers.iter().filter_map(|offer| Some((from(offer)?, offer))).collect();
    let apart = places.windows(2).find(|two| two[1].0 > two[0].0 + 1)?;
    Some([apart[0].1.to_string(), apart[1].1.to_string()])
}

#[tokio::test(flavor = "multi_thread")]
async fn which_of_two_equal_cards_was_given_is_known_to_its_owner_alone() {
    let server = Server::with("equal", &["--unlimited"]);
    let (table, lookers) = sit_down(&server, "bohnanza", 3).await;
    for _ in 0..60 {
        play(&lookers, &table, &["turn", "end", "plant", "harvest"]).await;
        for asked in ["blue", "chili", "stink", "green", "soy", "black-eyed", "red", "garden"] {
            for active in &lookers[..3] {
                let report = active.guest.report(&table).await;
                let Some(up) = notations(&report)
                    .iter()
                    .find_map(|offer| offer.strip_prefix("offer up:")?.split(' ').next().map(str::to_owned))
                else {
                    continue;
                };
                let offer = format!("offer up:{up} to any for {asked}");
                if active.guest.play(&table, &report, &offer).await.status != 200 {
                    continue;
                }
                for (owner, looker) in lookers[..3].iter().enumerate() {
                    let report = looker.guest.report(&table).await;
                    if let Some(two) = equal_cards(&notations(&report)) {
                        return twins(&server, &lookers, &table, owner, &two).await;
                    }
                }
                play(&lookers, &table, &["withdraw"]).await;
            }
        }
    }
    panic!("nobody had to choose among equal cards");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_pyramid_is_unseen_until_all_are_built() {
    let server = Server::with("pyramids", &["--unlimited"]);
    let (table, lookers) = sit_down(&server, "burano", 2).await;
    play(&lookers, &table, &["roofs"]).await;
    play(&lookers, &table, &["roofs"]).await;
    let report = lookers[1].guest.report(&table).await;
    let offers = notations(&report);
    let pyramids: Vec<&&str> = offers.iter().filter(|offer| offer.starts_with("pyramid ")).collect();
    twins(&server, &lookers, &table, 1, &[pyramids[0].to_string(), pyramids[1].to_string()]).await;
}

/// The newest line of the log in a page.
fn newest(page: &str) -> &str {
    let log = &page[page.find("<section id=\"log\"").expect("there is a log")..];
    let line = &log[log.find("<li").expect("it has a line")..];
    &line[..line.find("</li>").unwrap()]
}

#[tokio::test(flavor = "multi_thread")]
async fn a_fish_from_the_deck_is_named_to_its_owner_alone() {
    let server = Server::with("fish", &["--unlimited"]);
    let (table, mut lookers) = sit_down(&server, "burano", 2).await;
    let wanted = ["fish deck", "crew", "sail", "enough", "build", "take", "end", "pyramid", "roofs", "privileges", ""];
    listen(&mut lookers, &table).await;
    let mut caught = 0;
    for _ in 0..120 {
        caught += usize::from(play(&lookers, &table, &wanted).await == "fish deck");
        listen(&mut lookers, &table).await;
        if caught == 3 {
            break;
        }
    }
    assert!(caught > 0, "nobody has fished");
    let game = record::<Burano>(&lookers, &table).await;
    let names = |line: &str| Fish::ALL.iter().filter(|fish| line.contains(&fish.key().replace('-', " "))).count();
    for (moves, step) in (1..lookers[0].heard.len()).zip(game.steps()) {
        if step.action.to_string() != "fish deck" {
            continue;
        }
        for looker in &lookers {
            let expected = usize::from(looker.seat == Some(step.seat));
            let line = newest(&looker.heard[moves].1);
            assert_eq!(names(line), expected, "{:?} after {moves} moves: {line}", looker.seat);
        }
    }
}
