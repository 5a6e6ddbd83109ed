//! A move that was chosen on an older board: where several speak at once both count, but nothing is done that its person did not mean.

mod common;

use std::sync::Arc;

use bohnanza::{Bohnanza, State};
use campiello_core::{Seat, Seed, Table, Waiting, chance::Chance};
use campiello_server::Config;
use campiello_server::hall::{Hall, Unable};
use campiello_server::life::{Event, Life, Pace, Refusal, Snapshot};
use campiello_store::{Memory, Store};
use common::{GAMES, after, laid_of, sits, turn};

const NAMES: [&str; 3] = ["ann", "bob", "cat"];

/// Three people, before the first card is planted.
fn laid(deal: u64) -> Event {
    laid_of::<Bohnanza>(NAMES.map(sits).to_vec(), Pace::Relaxed, deal)
}

fn state(life: &Life) -> &State {
    life.table().as_any().downcast_ref::<Table<Bohnanza>>().expect("it is Bohnanza").state()
}

fn person(seat: Seat) -> String {
    format!("id-{}", NAMES[seat.index()])
}

/// Somebody moves on the board that they saw.
fn play(life: &Life, seat: Seat, board: u64, notation: &str) -> Result<Life, Refusal> {
    Ok(after(life, &life.play(&person(seat), seat, board, notation, 9)?))
}

/// Somebody moves on the newest board.
fn plays(life: &Life, seat: Seat, notation: &str) -> Life {
    play(life, seat, life.board, notation).unwrap_or_else(|refusal| panic!("{seat} {notation}: {refusal:?}"))
}

fn is_stale(tried: &Result<Life, Refusal>) -> bool {
    matches!(tried, Err(Refusal::Stale))
}

/// A table at which two cards have just been turned up: whose turn it is, and the other two.
fn trading(deal: u64) -> (Life, Seat, [Seat; 2]) {
    let begun = Life::laid("table", &laid(deal), GAMES).expect("it can be laid");
    let mut life = after(&begun, &[Event::Started { at: 1 }]);
    let active = turn(&life);
    while state(&life).open.up.is_empty() {
        let offered = life.table().offered(active);
        let next = offered.iter().find(|offer| offer.notation == "turn").unwrap_or(&offered[0]).notation.clone();
        life = plays(&life, active, &next);
    }
    let others: Vec<Seat> = Seat::all(3).filter(|seat| *seat != active).collect();
    (life, active, [others[0], others[1]])
}

#[test]
fn of_two_who_deal_at_once_both_are_heard() {
    let (life, _, [one, other]) = trading(1);
    let first = play(&life, one, life.board, "offer 1 to any for garden").expect("it is the newest board");
    let both =
        play(&first, other, life.board, "offer 2 to any for garden").expect("nothing that concerns it has changed");
    assert_eq!(state(&both).open.offers.open().len(), 2);
    // And a third time, two boards later, by who was not heard so far.
    let (life, active, [one, other]) = trading(2);
    let later = plays(&plays(&life, one, "offer 1 to any for garden"), other, "pass");
    let up = state(&life).open.up.iter().next().expect("a card is turned up").0;
    assert!(play(&later, active, life.board, &format!("offer up:{up} to any for garden")).is_ok());
}

#[tokio::test]
async fn of_two_requests_at_the_same_moment_both_are_stored() {
    let (life, _, [one, other]) = trading(1);
    let store: Arc<dyn Store> = Arc::new(Memory::new());
    let hall = Hall::new(Arc::clone(&store), GAMES, Config::default());
    let moved = |(seat, notation): (Seat, String)| Event::Moved { seat, notation, at: 9 };
    let events = [vec![laid(1), Event::Started { at: 1 }], moves(&life).into_iter().map(moved).collect()].concat();
    hall.lay("table", events).await.expect("it can be laid");
    let board = hall.room("table").await.expect("it is there").life().board;
    assert_eq!(board, life.board);
    let act = |seat: Seat| {
        let person = person(seat);
        hall.act("table", move |life| life.play(&person, seat, board, "offer 1 to any for garden", 9))
    };
    let done = futures_util::future::join_all([act(one), act(other), act(one), act(other)]).await;
    assert_eq!(
        done.iter().filter(|done| done.is_ok()).count(),
        2,
        "one of each; the second click of either is too late"
    );
    assert!(done.iter().all(|done| matches!(done, Ok(_) | Err(Unable::Refused(Refusal::Stale)))));
    assert_eq!(state(&hall.room("table").await.expect("it is there").life()).open.offers.open().len(), 2);
}

/// The moves of a table, from its record.
fn moves(life: &Life) -> Vec<(Seat, String)> {
    let table = life.table().as_any().downcast_ref::<Table<Bohnanza>>().expect("it is Bohnanza");
    table.steps().iter().map(|step| (step.seat, step.action.to_string())).collect()
}

#[test]
fn an_own_second_click_is_refused_though_the_rules_would_allow_it() {
    let (life, _, [one, other]) = trading(1);
    let once = plays(&life, one, "offer 1 to any for garden");
    assert!(is_stale(&play(&once, one, life.board, "offer 1 to any for garden")));
    assert!(is_stale(&play(&plays(&once, other, "pass"), one, life.board, "offer 1 to any for garden")));
    assert!(play(&once, one, once.board, "offer 1 to any for garden").is_ok(), "on the newest board it is meant");
}

#[test]
fn a_hand_card_that_has_shifted_is_refused_also_if_it_looks_the_same() {
    let mut looked_the_same = 0;
    for deal in 0..120 {
        let (life, active, [one, _]) = trading(deal);
        let offered = plays(&life, one, "offer 1 + 2 to any for nothing");
        let struck = plays(&offered, active, "accept 1");
        assert_eq!(state(&struck).hands[one].len() + 2, state(&life).hands[one].len());
        for place in 1..=3 {
            let meant = format!("offer {place} to any for garden");
            let choice = |life: &Life| life.table().choice(one, &meant);
            looked_the_same += usize::from(choice(&offered) == choice(&struck));
            assert!(is_stale(&play(&struck, one, offered.board, &meant)), "deal {deal}, card {place}");
        }
    }
    assert!(looked_the_same > 10, "{looked_the_same} times it would have been another card of the same sort");
}

#[test]
fn a_pass_is_not_the_answer_to_what_was_said_meanwhile() {
    let (life, active, [one, other]) = trading(1);
    let up = state(&life).open.up.iter().next().expect("a card is turned up").0;
    let offered = plays(&life, active, &format!("offer up:{up} to {one} for garden"));
    assert!(is_stale(&play(&offered, one, life.board, "pass")), "somebody speaks to them");
    let passed = plays(&life, other, "pass");
    assert!(play(&passed, one, life.board, "pass").is_ok(), "nobody does");
}

#[test]
fn after_a_move_was_taken_back_nothing_old_counts() {
    let (life, active, [one, other]) = trading(1);
    let up = state(&life).open.up.iter().next().expect("a card is turned up").0;
    let offered = plays(&life, one, "offer 1 to any for garden");
    let back = after(&offered, &offered.undo(&person(one), one, 9).expect("nobody has acted since"));
    let back = if back.wish.is_some() {
        let agreed = after(&back, &back.answer(&person(active), true, 9).expect("they are asked"));
        after(&agreed, &agreed.answer(&person(other), true, 9).expect("they are asked"))
    } else {
        back
    };
    assert_eq!(moves(&back), moves(&life), "it is as it was");
    let meant = format!("offer up:{up} to any for garden");
    for board in [life.board, offered.board] {
        assert!(is_stale(&play(&back, active, board, &meant)));
        assert!(is_stale(&play(&back, other, board, "pass")));
    }
    assert!(play(&back, active, back.board, &meant).is_ok());
}

#[test]
fn a_table_that_was_opened_again_takes_an_old_move_rightly_or_not_at_all() {
    let (life, _, [one, other]) = trading(1);
    let newer = plays(&plays(&life, other, "offer 1 to any for garden"), other, "pass");
    let meant = "offer 1 to any for garden";
    let there = play(&newer, one, life.board, meant).expect("it is taken in memory");
    let moved = |(seat, notation): (Seat, String)| Event::Moved { seat, notation, at: 9 };
    let events = [vec![laid(1), Event::Started { at: 1 }], moves(&newer).into_iter().map(moved).collect()].concat();
    let texts: Vec<String> =
        events.iter().map(|event| serde_json::to_string(event).expect("it can be written")).collect();
    let all = Life::open("table", None, &texts, GAMES).expect("it can be opened");
    assert_eq!(all.board, newer.board);
    assert_eq!(moves(&play(&all, one, life.board, meant).expect("every event was read")), moves(&there));
    // With a snapshot in between, it is not known what was an event of its own.
    for kept in [&life, &newer] {
        let snapshot = serde_json::to_string(&Snapshot::of(kept)).expect("it can be written");
        let rest = &texts[usize::try_from(kept.length).expect("few events")..];
        let opened = Life::open("table", Some(&snapshot), rest, GAMES).expect("it can be opened");
        assert_eq!((opened.board, moves(&opened)), (newer.board, moves(&newer)));
        match play(&opened, one, life.board, meant) {
            Ok(after) => assert_eq!(moves(&after), moves(&there)),
            Err(refusal) => assert!(matches!(refusal, Refusal::Stale)),
        }
        assert!(is_stale(&play(&opened, other, life.board, meant)), "they have moved since");
    }
}

/// Whatever anybody chose up to five boards ago is taken only if nobody could have chosen anything else by it.
#[test]
fn whatever_is_taken_late_is_what_was_meant() {
    let (mut taken, mut refused) = (0, 0);
    for deal in 0..6 {
        let begun = Life::laid("table", &laid(deal), GAMES).expect("it can be laid");
        let mut history = vec![after(&begun, &[Event::Started { at: 1 }])];
        let mut luck = Seed::numbered(deal, 7).luck(0);
        while history.len() < 160 {
            let life = history.last().expect("there is one").clone();
            let Waiting::For(awaited) = life.table().waiting() else { break };
            for old in history.iter().rev().skip(1).take(5) {
                let seat = Seat::new(luck.below(3) as u8);
                let offered = old.table().offered(seat);
                let Some(offer) = offered.get(luck.below(offered.len().max(1) as u32) as usize) else { continue };
                let tried = play(&life, seat, old.board, &offer.notation);
                assert!(
                    tried.is_ok() || is_stale(&tried),
                    "what does not fit any more is too late, not against a rule"
                );
                if tried.is_err() {
                    refused += 1;
                    continue;
                }
                taken += 1;
                let since = &moves(&life)[old.table().moves()..];
                assert!(since.iter().all(|(mover, _)| *mover != seat), "{seat} {} is a second click", offer.notation);
                assert_eq!(life.table().choice(seat, &offer.notation).as_ref(), Some(&offer.choice));
                if offer.choice.path.iter().any(|target| target.starts_with("hand/")) {
                    assert_eq!(state(&life).hands[seat], state(old).hands[seat], "{seat} {}", offer.notation);
                }
            }
            let seats: Vec<Seat> = awaited.must.union(awaited.asked).iter().collect();
            let seat = seats[luck.below(seats.len() as u32) as usize];
            let offered = life.table().offered(seat);
            let notation = &offered[luck.below(offered.len() as u32) as usize].notation;
            history.push(plays(&life, seat, notation));
        }
    }
    assert!(taken > 50 && refused > 50, "{taken} taken, {refused} refused");
}
