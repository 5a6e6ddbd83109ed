//! Law 5 on the wire: what somebody may not know is not in the bytes that they are sent.
//!
//! In Walking in Burano (3.1) everybody sees what is taken. Hidden are the decks, which of the taken cards a seat still holds, and which went back under a
//! deck. So a card may be named to somebody as something that lies somewhere (its notation, its face) only while it lies open or in their own hand;
//! in the log (its words) only after it lay open.

use std::collections::{BTreeMap, BTreeSet};

use campiello_core::edition::Edition as _;
use campiello_core::record::Record;
use campiello_core::{Seat, Table};
use serde_json::Value;
use walking::{Colour, Edition, State, Walking};

use crate::guest::{Guest, Stream, between};
use crate::server::Server;
use crate::street::choose;

type Cards = BTreeSet<String>;

/// Somebody who looks at the table, and every byte that they were sent, move by move.
struct Looker {
    guest: Guest,
    seat: Option<Seat>,
    stream: Stream,
    heard: Vec<String>,
}

impl Looker {
    async fn new(guest: Guest, seat: Option<u8>, table: &str) -> Self {
        let stream = guest.listen(&format!("{table}/events")).await;
        Self { guest, seat: seat.map(Seat::new), stream, heard: Vec::new() }
    }

    /// Listens until the table has had so many events, and loads the page as well.
    async fn listen(&mut self, table: &str, length: u64) {
        let mut bytes = self.stream.until(length).await;
        bytes.push_str(&self.guest.get(table).await.text());
        self.heard.push(bytes);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_is_sent_a_card_that_is_hidden_from_them() {
    let server = Server::with("hidden", &["--unlimited"]);
    let (host, other) = (Guest::new(&server).await, Guest::new(&server).await);
    let table = host.lay("Zoë", "me open").await;
    other.sit(&table, "1", "Жук").await;
    assert_eq!(host.post(&format!("{table}/start"), &[]).await.status, 303);
    let mut lookers = [
        Looker::new(host, Some(0), &table).await,
        Looker::new(other, Some(1), &table).await,
        Looker::new(Guest::new(&server).await, None, &table).await,
    ];
    loop {
        let report = lookers[0].guest.report(&table).await;
        for looker in &mut lookers {
            looker.listen(&table, report["length"].as_u64().unwrap()).await;
        }
        if report["stage"] != "playing" {
            break;
        }
        play(&lookers, &table, lookers[0].heard.len()).await;
    }
    let record = lookers[2].guest.get(&format!("{table}/record")).await.text();
    let game = Table::<Walking>::replay(&Record::parse(&record).unwrap(), Edition::standard()).unwrap();
    let faces = faces(&lookers);
    let mut shown = [BTreeSet::new(), BTreeSet::new()];
    let mut public = Cards::new();
    // The page of the end shows the end; before it, every chunk shows the table after so many moves.
    for moves in 0..game.steps().len() {
        let state = game.at(moves);
        let state = state.state();
        public.extend(open(state));
        for looker in &lookers {
            let known = &(&open(state) | &hand(state, looker.seat));
            let bytes = &looker.heard[moves];
            check(bytes, known, &public, &faces)
                .unwrap_or_else(|leak| panic!("{:?} after {moves} moves: {leak}", looker.seat));
        }
        // The test can fail: whoever holds a card is sent it, and the same bytes would be a leak to anybody else.
        for (seat, shown) in Seat::all(2).zip(&mut shown) {
            let own = hand(state, Some(seat));
            let bytes = &lookers[seat.index()].heard[moves];
            shown.extend(own.iter().filter(|card| notations(bytes).contains(*card)).cloned());
            if !own.is_empty() {
                assert!(check(bytes, &open(state), &public, &faces).is_err(), "the hand of {seat} is in its own bytes");
            }
        }
    }
    for (seat, shown) in shown.iter().enumerate() {
        assert!(shown.len() > 5, "seat {seat} saw {} cards in its hand", shown.len());
    }
    assert!(record.contains("return "), "something went back under a deck");
}

/// Whoever is to move does so. Now and then a whole column is taken, so that something has to be returned.
async fn play(lookers: &[Looker], table: &str, moves: usize) {
    for looker in lookers {
        let report = looker.guest.report(table).await;
        let offers: Vec<&str> = notations_of(&report);
        if offers.is_empty() {
            continue;
        }
        let whole = offers.iter().find(|offer| offer.ends_with("all") && moves.is_multiple_of(3));
        let next = whole.copied().unwrap_or_else(|| choose(offers));
        assert_eq!(looker.guest.play(table, &report, next).await.status, 200);
        return;
    }
    panic!("nobody is to move");
}

fn notations_of(report: &Value) -> Vec<&str> {
    report["moves"].as_array().unwrap().iter().map(|offer| offer["move"].as_str().unwrap()).collect()
}

/// The cards that lie open: supply and streets.
fn open(state: &State) -> Cards {
    let supply = state.open.supply.iter().flatten().flatten().map(ToString::to_string);
    let seats = Seat::all(state.open.seats)
        .flat_map(|seat| state.open.players[seat].street.cards().map(|(_, card)| card.to_string()));
    supply.chain(seats).collect()
}

fn hand(state: &State, seat: Option<Seat>) -> Cards {
    seat.map(|seat| state.hands[seat].iter().map(|card| card.to_string()).collect()).unwrap_or_default()
}

/// What is wrong with these bytes for somebody who knows only these cards.
fn check(bytes: &str, known: &Cards, public: &Cards, faces: &BTreeMap<String, String>) -> Result<(), String> {
    if let Some(card) = notations(bytes).difference(known).next() {
        return Err(format!("the notation of {card}"));
    }
    let known_faces: BTreeSet<&String> = known.iter().filter_map(|card| faces.get(card)).collect();
    if let Some(face) = all_faces(bytes).iter().find(|face| !known_faces.contains(face)) {
        return Err(format!("the face {face}"));
    }
    if let Some(card) = words(bytes).difference(public).next() {
        return Err(format!("the words for {card}, which never lay open"));
    }
    let outside = without_log(bytes);
    match words(&outside).difference(known).next() {
        Some(card) => Err(format!("the words for {card} outside of the log")),
        None => Ok(()),
    }
}

/// The cards that are named in notation: `red3b`.
fn notations(bytes: &str) -> Cards {
    named(bytes, "")
}

/// The cards that are named in words: `red 3b`.
fn words(bytes: &str) -> Cards {
    named(bytes, " ")
}

fn named(bytes: &str, blank: &str) -> Cards {
    let mut cards = Cards::new();
    for colour in Colour::ALL {
        let name = format!("{}{blank}", colour.key());
        for (at, _) in bytes.match_indices(&name) {
            let rest: Vec<u8> = bytes.as_bytes()[at + name.len()..].iter().copied().take(2).collect();
            if let [floor @ b'1'..=b'3', letter @ b'a'..=b'd'] = rest[..] {
                cards.insert(format!("{}{}{}", colour.key(), floor as char, letter as char));
            }
        }
    }
    cards
}

/// The log comes whole; it is cut out wherever it stands.
fn without_log(bytes: &str) -> String {
    let mut rest = bytes.to_owned();
    while let Some(from) = rest.find("<section id=\"log\"") {
        let end = rest[from..].find("</section>").expect("the log ends");
        rest.replace_range(from..from + end, "");
    }
    rest
}

/// The faces of floors: `walking/floor:green:floor=1:flowers=3`.
fn all_faces(bytes: &str) -> BTreeSet<String> {
    let faces = bytes.match_indices("walking/floor:").map(|(at, _)| {
        let face = &bytes[at..];
        face[..face.find(['"', '<', ' ']).unwrap_or(face.len())].to_owned()
    });
    faces.collect()
}

/// The face of every card that anybody saw.
fn faces(lookers: &[Looker]) -> BTreeMap<String, String> {
    let mut faces = BTreeMap::new();
    for bytes in lookers.iter().flat_map(|looker| &looker.heard) {
        for (at, _) in bytes.match_indices("id=\"piece-") {
            let piece = &bytes[at..];
            let card = between(piece, "id=\"piece-", "\"");
            if notations(card).contains(card) {
                faces.insert(card.to_owned(), between(piece, "href=\"#", "\"").to_owned());
            }
        }
    }
    faces
}

/// The strongest form: the same table twice; here one card goes back under its deck, there another one of the same floor. Whoever may not know which is sent
/// the same bytes, to the last one.
#[tokio::test(flavor = "multi_thread")]
async fn what_others_are_sent_does_not_depend_on_which_card_was_returned() {
    let server = Server::with("which", &["--unlimited"]);
    let (host, other, third) = (Guest::new(&server).await, Guest::new(&server).await, Guest::new(&server).await);
    let table = host.lay("Zoë", "me open").await;
    other.sit(&table, "1", "Жук").await;
    host.post(&format!("{table}/start"), &[]).await;
    let (returner, choices) = until_a_return(&[&host, &other], &table).await;
    let (own, opponent) = if returner == 0 { (&host, &other) } else { (&other, &host) };
    let twin = server.copy("which-twin");

    let mut heard = Vec::new();
    for (server, notation) in [(&server, &choices[0]), (&twin, &choices[1])] {
        let guests = [own.at(server), opponent.at(server), third.at(server)];
        let mut streams = Vec::new();
        for guest in &guests {
            streams.push(guest.listen(&format!("{table}/events")).await);
        }
        let report = guests[0].report(&table).await;
        for stream in &mut streams {
            // Who is here comes and goes with the streams: only what comes after the move counts.
            stream.until(report["length"].as_u64().unwrap()).await;
        }
        for guest in &guests {
            let page = guest.get(&table).await.text();
            assert!(page.contains("class=\"status ui-is-here\""));
        }
        let after = guests[0].play(&table, &report, notation).await;
        assert_eq!(after.status, 200, "{}", after.text());
        let length = after.json()["length"].as_u64().unwrap();
        let mut bytes = Vec::new();
        for (guest, stream) in guests.iter().zip(&mut streams) {
            let events = stream.until(length).await;
            let newest = events.rsplit("event: morph\n").next().unwrap().to_owned();
            bytes.push((newest, guest.get(&table).await.text()));
        }
        heard.push(bytes);
    }
    assert_ne!(heard[0][0], heard[1][0], "whoever returned it knows which it was");
    assert_eq!(heard[0][1], heard[1][1], "the opponent does not");
    assert_eq!(heard[0][2], heard[1][2], "nor does who watches");
}

/// Both take whole columns until somebody has to return a card and can choose between two of the same floor.
async fn until_a_return(guests: &[&Guest; 2], table: &str) -> (usize, [String; 2]) {
    for _ in 0..100 {
        for (seat, guest) in guests.iter().enumerate() {
            let report = guest.report(table).await;
            let offers = notations_of(&report);
            let returns: Vec<&&str> = offers.iter().filter(|offer| offer.starts_with("return ")).collect();
            let floor = |offer: &str| offer.bytes().find(u8::is_ascii_digit);
            let twin = |offer: &&&&str| floor(offer) == floor(returns[0]) && **offer != returns[0];
            if let Some(other) = returns.iter().find(twin) {
                return (seat, [returns[0].to_string(), other.to_string()]);
            }
            if let Some(next) = offers
                .iter()
                .find(|offer| offer.ends_with("all"))
                .or_else(|| offers.iter().find(|offer| **offer == "done"))
                .or(offers.first())
            {
                assert_eq!(guest.play(table, &report, next).await.status, 200);
            }
        }
    }
    panic!("nobody had to choose what to return");
}
