//! What a table is follows from its events, and people can do what they should be able to do and nothing else.

mod common;

use campiello_core::{Seat, SeatSet, Seed, chance::Chance};
use campiello_server::caretaker::Errand;
use campiello_server::life::{Absence, Chair, Event, Key, Life, Pace, Refusal, Snapshot, Stage};
use common::{GAMES, after, bot, first_move, laid, moved, person, playing, sits, turn};

const P0: Seat = Seat::new(0);
const P1: Seat = Seat::new(1);
const MINUTE: u64 = 60_000;

fn no(refusal: Result<Vec<Event>, Refusal>) -> &'static str {
    match refusal {
        Err(Refusal::No(key)) => key,
        Err(Refusal::Stale) => "stale",
        other => panic!("expected a refusal, not {other:?}"),
    }
}

/// Everything about a table, in one text.
fn all(life: &Life) -> String {
    let log: Vec<String> = life
        .told
        .iter()
        .rev()
        .take(5)
        .map(|told| format!("{:?}", told.line(campiello_core::Viewer::Spectator)))
        .collect();
    format!(
        "{} {} {log:?}",
        serde_json::to_string(&Snapshot::of(life)).expect("it can be written"),
        life.table().record()
    )
}

/// Somebody does something, whatever comes to mind; often it is not allowed.
fn whatever(life: &Life, at: u64, luck: &mut impl Chance) -> Result<Vec<Event>, Refusal> {
    let who = ["id-ann", "id-bob", "id-cat", "id-nobody"][luck.below(4) as usize];
    let seat = Seat::new(luck.below(4) as u8);
    if life.stage == Stage::Gathering && luck.below(4) == 0 {
        return life.start("id-ann", at);
    }
    if life.wish.is_some() && luck.below(2) == 0 {
        return life.answer(who, luck.below(3) > 0, at);
    }
    if life.stage == Stage::Playing && luck.below(3) > 0 {
        return sensible(life, at, luck);
    }
    match luck.below(30) {
        0 => life.sit(seat, person("cat"), if luck.below(2) == 0 { Key::Invited } else { Key::None }),
        1 => life.arrange(who, seat, [Chair::Open, Chair::Invited, bot()][luck.below(3) as usize].clone()),
        2 => life.start(who, at),
        3 => life.undo(who, seat, at),
        4 => life.answer(who, luck.below(2) == 0, at),
        6 => life.send_away(who, seat, luck.below(2) == 0, at),
        7 => life.come_back(who, at),
        8 if luck.below(20) == 0 => life.resign(who, at),
        9 if luck.below(20) == 0 => life.clear(who, at),
        10 => life.ask_rematch(who, "another"),
        11 => life.run_out(seat, at),
        12 => life.play(who, seat, life.board.saturating_sub(1), "done", at),
        13 => life.play(who, seat, life.board, "take 9 all", at),
        _ => {
            let offered = life.table().offered(seat);
            let notation =
                offered.get(luck.below(offered.len().max(1) as u32) as usize).map_or("done", |offer| &offer.notation);
            match life.bot(seat) {
                Some(_) if luck.below(2) == 0 => life.play_by_bot(seat, life.board, notation.to_owned(), at),
                _ => life.play(who, seat, life.board, notation, at),
            }
        }
    }
}

/// Whoever is to move does.
fn sensible(life: &Life, at: u64, luck: &mut impl Chance) -> Result<Vec<Event>, Refusal> {
    let seat = turn(life);
    let offered = life.table().offered(seat);
    let notation = offered[luck.below(offered.len() as u32) as usize].notation.clone();
    match life.places[seat.index()].chair.person().filter(|_| life.bot(seat).is_none()) {
        Some(person) => life.play(&person.id, seat, life.board, &notation, at),
        None => life.play_by_bot(seat, life.board, notation, at),
    }
}

#[test]
fn a_table_is_what_its_log_says_from_every_snapshot_on() {
    let (mut events_seen, mut refused, mut kinds) = (0, 0, std::collections::BTreeSet::new());
    for deal in 0..60 {
        let mut luck = Seed::numbered(77, deal).luck(0);
        let pace = Pace::OFFERED[luck.below(5) as usize];
        let chairs = vec![
            sits("ann"),
            [Chair::Open, sits("bob"), sits("ann")][luck.below(3) as usize].clone(),
            [bot(), Chair::Invited][luck.below(2) as usize].clone(),
        ];
        let first = laid(chairs, pace, deal);
        let mut life = Life::laid("table", &first, GAMES).expect("it can be laid");
        let mut log = vec![serde_json::to_string(&first).expect("it can be written")];
        let mut snapshots = Vec::new();
        for step in 0..400_u64 {
            let at = 1_000 + step * 40_000;
            let Ok(events) = whatever(&life, at, &mut luck) else {
                refused += 1;
                continue;
            };
            let mut next = life.clone();
            let taken = events.iter().try_for_each(|event| next.after(event).map(|after| next = after));
            if taken.is_err() {
                refused += 1;
                continue;
            }
            events_seen += events.len();
            for event in &events {
                let text = serde_json::to_string(event).expect("it can be written");
                kinds.insert(text.split('"').nth(3).unwrap_or_default().to_owned());
                log.push(text);
            }
            life = next;
            if luck.below(15) == 0 {
                snapshots.push((log.len(), serde_json::to_string(&Snapshot::of(&life)).expect("it can be written")));
            }
        }
        assert_eq!(life.length, log.len() as u64);
        let opened = Life::open("table", None, &log, GAMES).expect("the log is whole");
        assert_eq!(all(&opened), all(&life), "deal {deal}");
        for (length, snapshot) in &snapshots {
            let opened = Life::open("table", Some(snapshot), &log[*length..], GAMES).expect("the snapshot is whole");
            assert_eq!(
                serde_json::to_string(&Snapshot::of(&opened)).unwrap(),
                serde_json::to_string(&Snapshot::of(&life)).unwrap()
            );
            assert_eq!(opened.table().record(), life.table().record(), "deal {deal} from {length}");
        }
    }
    assert!(events_seen > 3_000 && refused > 3_000, "{events_seen} events, {refused} refusals");
    let wanted = ["answered", "asked", "away", "back", "chair", "moved", "rematch", "resigned", "started", "went-back"];
    assert!(wanted.iter().all(|kind| kinds.contains(*kind)), "only {kinds:?} happened");
}

#[test]
fn a_damaged_log_is_refused_and_says_no_secret() {
    let first = serde_json::to_string(&laid(vec![sits("ann"), bot()], Pace::Relaxed, 1)).unwrap();
    let secret = Seed::numbered(1, 0).to_string();
    for log in [
        vec![],
        vec!["{}".to_owned()],
        vec![first.clone(), first.clone()],
        vec![first.clone(), r#"{"is":"moved","seat":0,"notation":"done","at":5}"#.to_owned()],
        vec![first.clone(), r#"{"is":"chair","seat":7,"chair":"open"}"#.to_owned()],
        vec![first.clone(), r#"{"is":"went-back","moves":3,"at":5}"#.to_owned()],
        vec![first.replace("\"rules\":1", "\"rules\":999")],
        vec![first.replace("walking", "chess")],
        vec![first.replace(&secret, "abc")],
    ] {
        let broken = Life::open("table", None, &log, GAMES).err().unwrap_or_else(|| panic!("{log:?} was opened"));
        assert!(!broken.to_string().contains(&secret), "{broken}");
    }
}

#[test]
fn chairs_are_taken_once_and_kept_for_whom_they_are_kept() {
    let first = laid(vec![sits("ann"), Chair::Open, Chair::Invited], Pace::Relaxed, 1);
    let life = Life::laid("table", &first, GAMES).unwrap();
    assert_eq!(no(life.sit(P0, person("bob"), Key::Invited)), "ui-refused-taken");
    assert_eq!(no(life.sit(Seat::new(2), person("bob"), Key::None)), "ui-refused-kept");
    assert_eq!(no(life.sit(Seat::new(3), person("bob"), Key::None)), "ui-refused-no-seat");
    assert_eq!(no(life.start("id-bob", 5)), "ui-refused-not-host");
    assert_eq!(no(life.arrange("id-bob", P1, bot())), "ui-refused-not-host");
    assert_eq!(no(life.arrange("id-ann", P1, Chair::Bot { bot: "oracle".into() })), "ui-refused-no-bot");
    let life = after(&life, &life.sit(Seat::new(2), person("bob"), Key::Invited).unwrap());
    assert_eq!(life.seats_of("id-bob"), SeatSet::only(Seat::new(2)));
    assert_eq!(
        no(life.arrange("id-ann", Seat::new(2), Chair::Open)),
        "ui-refused-taken",
        "the host cannot throw anybody out"
    );
    let stood = after(&life, &life.arrange("id-bob", Seat::new(2), Chair::Open).unwrap());
    assert!(stood.seats_of("id-bob").is_empty());
    let begun = after(&life, &life.start("id-ann", 5).unwrap());
    assert_eq!((begun.stage, begun.bot(P1)), (Stage::Playing, Some("medium")), "a free chair gets a bot");
    assert_eq!(no(begun.sit(P1, person("cat"), Key::None)), "ui-refused-begun");
}

#[test]
fn nobody_moves_on_an_old_board_or_for_another() {
    let life = playing(vec![sits("ann"), sits("bob")], Pace::Relaxed, 1);
    let (seat, notation) = first_move(&life);
    let (own, other) = if seat == P0 { ("id-ann", "id-bob") } else { ("id-bob", "id-ann") };
    assert_eq!(no(life.play(other, seat, life.board, &notation, 5)), "ui-refused-not-yours");
    assert_eq!(no(life.play(own, seat, life.board - 1, &notation, 5)), "stale");
    assert_eq!(no(life.play_by_bot(seat, life.board, notation.clone(), 5)), "stale", "no bot plays there");
    let next = after(&life, &life.play(own, seat, life.board, &notation, 5).unwrap());
    assert!(next.board > life.board);
    let chair_changed =
        after(&life, &[Event::Away { seat: Seat::new(1 - seat.index() as u8), why: Absence::Wish, at: 5 }]);
    assert_eq!(chair_changed.board, life.board, "who sits where does not change the board");
}

#[test]
fn taking_back_is_free_or_asks_everybody_else() {
    let mut life = playing(vec![sits("ann"), sits("bob"), sits("cat")], Pace::Relaxed, 3);
    let seat = turn(&life);
    let who = |seat: Seat| ["id-ann", "id-bob", "id-cat"][seat.index()];
    assert_eq!(no(life.undo(who(seat), seat, 5)), "undo-nothing");
    while turn(&life) == seat {
        life = moved(&life, 9);
    }
    let free = after(&life, &life.undo(who(seat), seat, 10).unwrap());
    assert_eq!(free.table().moves(), life.table().moves() - 1, "nobody acted since, and no luck was used");
    life = moved(&life, 9);
    let asked = after(&life, &life.undo(who(seat), seat, 10).unwrap());
    let wish = asked.wish.clone().expect("the turn is over: the others are asked");
    assert_eq!(asked.to_agree(seat).len(), 2);
    assert_eq!(no(asked.undo(who(seat), seat, 11)), "ui-refused-asked");
    assert_eq!(no(asked.answer(who(seat), true, 11)), "ui-refused-not-asked", "whoever asks does not answer");
    assert_eq!(no(asked.answer("id-nobody", true, 11)), "ui-refused-not-asked");
    let others: Vec<Seat> = asked.to_agree(seat).iter().collect();
    let declined = after(&asked, &asked.answer(who(others[0]), false, 11).unwrap());
    assert!(declined.wish.is_none() && declined.table().moves() == life.table().moves());
    let half = after(&asked, &asked.answer(who(others[0]), true, 11).unwrap());
    assert_eq!(half.table().moves(), life.table().moves());
    assert_eq!(no(half.answer(who(others[0]), true, 12)), "ui-refused-not-asked", "one agrees once");
    let back = after(&half, &half.answer(who(others[1]), true, 12).unwrap());
    assert_eq!(back.table().moves(), wish.moves);
    assert!(back.board > half.board && back.wish.is_none());
    let over_a_move = moved(&half, 12);
    assert!(over_a_move.wish.is_none(), "a move ends the asking");
}

#[test]
fn against_bots_and_at_one_screen_nobody_has_to_be_asked() {
    for chairs in [vec![sits("ann"), bot()], vec![sits("ann"), sits("ann")]] {
        let mut life = playing(chairs, Pace::Relaxed, 3);
        while !life.movers().any(|seat| seat == P0) || turn(&life) == P0 {
            life = moved(&life, 9);
        }
        let back = after(&life, &life.undo("id-ann", P0, 10).unwrap());
        assert!(back.table().moves() < life.table().moves());
    }
}

#[test]
fn a_bot_plays_for_whoever_is_gone_and_hands_the_seat_back() {
    let life = playing(vec![sits("ann"), sits("bob")], Pace::Relaxed, 1);
    assert_eq!(no(life.send_away("id-ann", P1, false, 5)), "ui-refused-there");
    assert_eq!(no(life.send_away("id-nobody", P1, true, 5)), "ui-refused-not-yours");
    let away = after(&life, &life.send_away("id-ann", P1, true, 5).unwrap());
    assert_eq!(away.bot(P1), Some("medium"));
    assert_eq!(no(away.send_away("id-ann", P1, true, 5)), "ui-refused-plays-itself");
    assert_eq!(no(away.come_back("id-ann", 6)), "ui-refused-not-away");
    let back = after(&away, &away.come_back("id-bob", 6).unwrap());
    assert_eq!(back.bot(P1), None);
    let mut turn_of_bob = away;
    while turn(&turn_of_bob) != P1 {
        turn_of_bob = moved(&turn_of_bob, 7);
    }
    let (_, notation) = first_move(&turn_of_bob);
    let events = turn_of_bob.play("id-bob", P1, turn_of_bob.board, &notation, 8).unwrap();
    assert_eq!(after(&turn_of_bob, &events).bot(P1), None, "whoever moves is back");
}

#[test]
fn giving_up_is_for_good_and_the_last_one_closes_the_table() {
    let life = playing(vec![sits("ann"), sits("bob"), bot()], Pace::Relaxed, 1);
    let one = after(&life, &life.resign("id-ann", 5).unwrap());
    assert_eq!((one.stage, one.bot(P0)), (Stage::Playing, Some("medium")));
    assert!(one.seats_of("id-ann").is_empty());
    assert_eq!(no(one.come_back("id-ann", 6)), "ui-refused-not-away");
    assert_eq!(no(one.resign("id-ann", 6)), "ui-refused-not-yours");
    let none = after(&one, &one.resign("id-bob", 7).unwrap());
    assert_eq!(none.stage, Stage::Closed);
    assert_eq!(Errand::of(&none, SeatSet::NOBODY), Errand::Nothing, "bots do not play on for nobody");
    assert_eq!(no(none.play("id-bob", P1, none.board, "done", 8)), "ui-refused-over");
}

#[test]
fn a_clock_runs_while_the_table_waits_and_a_bot_takes_over_when_it_has_run_out() {
    let pace = Pace::Live { minutes: 10, seconds: 15 };
    let life = playing(vec![sits("ann"), sits("bob")], pace, 1);
    let seat = turn(&life);
    let deadline = 1_000 + 10 * MINUTE;
    assert_eq!(Errand::of(&life, SeatSet::NOBODY), Errand::Clock(seat, deadline));
    assert_eq!(no(life.run_out(seat, deadline - 1)), "ui-refused-plays-itself");
    let out = after(&life, &life.run_out(seat, deadline).unwrap());
    assert_eq!(Errand::of(&out, SeatSet::NOBODY), Errand::Bot(seat));
    let who = ["id-ann", "id-bob"][seat.index()];
    let back = after(&out, &out.come_back(who, deadline + 5_000).unwrap());
    assert_eq!(back.places[seat.index()].deadline(pace), Some(deadline + 5_000 + MINUTE), "a minute is given");
    let mut played = life.clone();
    let mut at = 1_000;
    while turn(&played) == seat {
        at += 20_000;
        played = moved(&played, at);
    }
    let place = &played.places[seat.index()];
    assert_eq!(
        (place.since, place.left),
        (None, 10 * MINUTE - (at - 1_000) + 15_000),
        "the turn's time goes, the seconds come once"
    );
    assert_eq!(played.places[1 - seat.index()].since, Some(at));
}

#[test]
fn by_mail_every_turn_has_its_days_and_without_a_clock_nothing_runs_out() {
    let days = playing(vec![sits("ann"), sits("bob")], Pace::Days { days: 3 }, 1);
    let day = 24 * 60 * MINUTE;
    assert!(matches!(Errand::of(&days, SeatSet::NOBODY), Errand::Clock(_, at) if at == 1_000 + 3 * day));
    assert_eq!(days.card(1_000).due, Some(1_000 + 3 * day), "the store wakes the table");
    let relaxed = playing(vec![sits("ann"), sits("bob")], Pace::Relaxed, 1);
    assert_eq!(Errand::of(&relaxed, SeatSet::NOBODY), Errand::Nothing);
    assert_eq!(relaxed.card(1_000).due, None);
    let bots = playing(vec![bot(), bot(), sits("ann")], Pace::Relaxed, 1);
    if let Errand::Bot(_) = Errand::of(&bots, SeatSet::NOBODY) {
        assert_eq!(bots.card(1_000).due, Some(1_000));
    }
}

#[test]
fn a_rematch_is_asked_once_by_those_who_played_when_it_is_over() {
    let mut life = playing(vec![sits("ann"), bot()], Pace::Relaxed, 5);
    assert_eq!(no(life.ask_rematch("id-ann", "new")), "ui-refused-not-over");
    let mut luck = Seed::numbered(5, 5).luck(0);
    while life.stage == Stage::Playing {
        let seat = turn(&life);
        let offered = life.table().offered(seat);
        let notation = offered[luck.below(offered.len() as u32) as usize].notation.clone();
        life = after(&life, &[Event::Moved { seat, notation, at: 9 }]);
    }
    assert_eq!(life.stage, Stage::Over);
    assert_eq!(no(life.ask_rematch("id-nobody", "new")), "ui-refused-not-yours");
    let again = after(&life, &life.ask_rematch("id-ann", "new").unwrap());
    assert_eq!(again.rematch.as_deref(), Some("new"));
    assert_eq!(no(again.ask_rematch("id-ann", "newer")), "ui-refused-rematch");
}
