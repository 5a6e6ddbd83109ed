//! Every language says everything that the game says.

mod by_hand;

use bohnanza::components::Bean;
use bohnanza::{Action, Bohnanza, End, Illegal, Phase, View};
use campiello_bots::Brains;
use campiello_core::{Game, Message, Refusal, Seat, Seed, Settings, Table, Viewer};
use campiello_testkit::rulebook;
use campiello_testkit::texts::{self, Spoken};
use campiello_testkit::walk::Player;

const RANDOM: Player<Bohnanza> = || Bohnanza::bot("random").expect("bohnanza has a random bot");
/// Random players never have the three thalers for a third field.
const GREEDY: Player<Bohnanza> = || Bohnanza::bot("greedy").expect("bohnanza has a greedy bot");

/// Said by the program, in the lesson, about editions, as words that may be typed, and at ends that do not come up here.
const ELSEWHERE: &[&str] = &[
    "game-name",
    "game-about",
    "legend",
    "hint-*",
    "typed-*",
    "lesson-*",
    "edition-*",
    "end-*",
    "nothing",
    "statistic-*",
];

#[test]
fn every_text_is_there_in_every_language() {
    let keys = texts::check(Bohnanza::TEXTS).unwrap_or_else(|wrong| panic!("{}", wrong.join("\n")));
    assert!(keys > 100, "{keys} keys");
}

#[test]
fn the_rules_are_the_same_in_every_language() {
    assert_eq!(rulebook::same_in_every_language(Bohnanza::RULES), Ok(()));
}

#[test]
fn whatever_is_said_can_be_said_in_every_language() {
    let mut spoken = Spoken::by::<Bohnanza>(12, &[RANDOM, GREEDY]);
    for illegal in every_refusal() {
        spoken.hear(&illegal.message());
    }
    let wrong =
        ["x", "plant", "offer", "offer x for red", "offer 1 for x", "offer 1 for 0 red", "offer 1 to x for red"];
    let rest =
        ["plant red on x", "decline x", "wish", "wish red for soy or soy or soy or soy", "turn now", "plant x on 1"];
    for typed in wrong.into_iter().chain(rest) {
        spoken.hear(&typed.parse::<Action>().expect_err(typed).0);
    }
    for message in spelled() {
        spoken.hear(&message);
    }
    let wish: Action = "wish blue for red or garden".parse().expect("readable");
    let view = Bohnanza::view(table(3, ["by-mail"], 1).state(), Viewer::Seat(Seat::new(0)));
    spoken.hear(&Bohnanza::choice(&view, &wish).label);
    for end in End::ALL {
        spoken.hear(&Message::new("prompt-over").with("end", end.key()));
    }
    spoken.hear(&prompt_when_all_have_passed());
    let said = spoken.check(Bohnanza::TEXTS, &[campiello_core::TEXTS], ELSEWHERE);
    said.unwrap_or_else(|wrong| panic!("{}", wrong.join("\n")));
}

/// What the active seat is told when nobody has anything to add (7.5).
fn prompt_when_all_have_passed() -> Message {
    let mut table = table(3, [], 5);
    play(&mut table, &["plant", "turn"]);
    let active = table.state().open.active;
    for other in Seat::all(3).filter(|seat| *seat != active) {
        table.play(other, &Action::Pass, None).expect("whoever is asked may pass");
    }
    Bohnanza::layout(&Bohnanza::view(table.state(), Viewer::Seat(active))).prompt.expect("somebody is to act")
}

/// What is met while offers, answers and wishes are spelled in one position by mail: letters, prompts, and what the table shows then.
fn spelled() -> Vec<Message> {
    let mut table = table(4, ["by-mail"], 5);
    play(&mut table, &["plant", "turn"]);
    let active = table.state().open.active;
    let other = active.next(4);
    let up: Bean = table.state().open.up.sorts().iter().next().expect("two cards are turned up");
    play(&mut table, &[&format!("offer 1 to {other} for nothing"), &format!("offer 1 to {other} for {up}")]);
    let sayings: &[&[&str]] = &[
        &[],
        &["hand/1"],
        &["sort/red"],
        &["button/offer"],
        &["button/offer", "sort/red"],
        &["button/offer", "sort/red", "hand/1"],
        &["button/wish"],
        &["button/wish", "sort/red"],
        &["counter/1"],
    ];
    let mut heard = Vec::new();
    for seat in [active, other] {
        let view = Bohnanza::view(table.state(), Viewer::Seat(seat));
        for said in sayings {
            heard.extend(shown(&view, said));
        }
    }
    heard.extend(choosing_between_equal_cards());
    heard
}

fn choosing_between_equal_cards() -> Vec<Message> {
    let mut state = by_hand::arranged(3, &["up soy garden", "hand p1 red blue red"]);
    by_hand::play(&mut state, &["p0 offer up:soy to p1 for red", "p0 offer nothing to p1 for blue"]);
    shown(&Bohnanza::view(&state, Viewer::Seat(Seat::new(1))), &["accept/1"])
}

/// The letters that may follow, the prompt, and the areas that look different.
fn shown(view: &View, said: &[&str]) -> Vec<Message> {
    let said: Vec<String> = said.iter().map(ToString::to_string).collect();
    let spelling = Bohnanza::spell(view, &said);
    let areas = spelling.scene.areas.into_iter();
    let pieces = areas.flat_map(|area| area.pieces.into_iter().map(|piece| piece.label).chain([area.title]));
    let letters = spelling.next.into_iter().map(|letter| letter.label);
    letters.chain(spelling.scene.prompt).chain(pieces).collect()
}

fn table<'s>(seats: u8, switches: impl IntoIterator<Item = &'s str>, seed: u64) -> Table<Bohnanza> {
    Table::new(Settings::named(seats, switches).expect("lawful settings"), Seed::numbered(seed, 0))
}

/// Plays for whoever must act, in words as a person would type them.
fn play(table: &mut Table<Bohnanza>, typed: &[&str]) {
    for line in typed {
        let seat = table.state().open.active;
        let action = understood(table, seat, line).or_else(|| line.parse().ok()).expect(line);
        table.play(seat, &action, None).unwrap_or_else(|illegal| panic!("{line}: {illegal:?}"));
    }
}

fn understood(table: &Table<Bohnanza>, seat: Seat, typed: &str) -> Option<Action> {
    let english = |message: &Message| match (message.key, message.values.as_slice()) {
        ("bean" | "beans", [(_, campiello_core::message::Value::Word(bean)), ..]) => bean.clone(),
        (key, _) => key.strip_prefix("typed-").unwrap_or(key).to_string(),
    };
    Bohnanza::understand(&Bohnanza::view(table.state(), Viewer::Seat(seat)), typed, &english)
}

#[test]
fn a_card_can_be_called_by_its_name() {
    let mut table = table(4, [], 5);
    play(&mut table, &["plant", "turn"]);
    let (active, open) = (table.state().open.active, &table.state().open);
    let up: Bean = open.up.sorts().iter().next().expect("two cards are turned up");
    let meant = |typed: String| understood(&table, active, &typed).map(|action| action.to_string());
    let other = active.next(4);
    let turned_up = meant(format!("offer {up} to seat {} for 2 red", other.ordinal()));
    assert_eq!(turned_up, Some(format!("offer up:{up} to {other} for 2 red")), "the turned-up card goes first");
    let hand: Vec<Bean> = table.state().hands[active].iter().collect();
    let held = hand.iter().position(|bean| open.up.count(*bean) == 0).expect("a sort that is not turned up");
    let from_hand = meant(format!("Offer {}+1 for nothing", hand[held]));
    let places = if held == 0 { None } else { Some(format!("offer 1 + {} to any for nothing", held + 1)) };
    assert!(held == 0 || from_hand == places, "the frontmost card of its sort: {from_hand:?}, {places:?}");
    let missing = Bean::ALL.into_iter().find(|bean| !hand.contains(bean) && open.up.count(*bean) == 0);
    assert_eq!(missing.and_then(|bean| meant(format!("offer {bean} for red"))), None, "nobody gives what they lack");
    assert_eq!(meant("accept".into()), None, "there is nothing to accept");
    play(&mut table, &[&format!("offer {up} for nothing")]);
    let accepted = understood(&table, other, "accept").map(|action| action.to_string());
    assert_eq!(accepted.as_deref(), Some("accept 1"), "there is only one offer");
}

#[test]
fn who_has_nothing_to_say_can_pass_and_who_is_spoken_to_is_asked() {
    let mut table = table(3, [], 2);
    play(&mut table, &["plant", "turn"]);
    let active = table.state().open.active;
    let (next, last) = (active.next(3), active.next(3).next(3));
    let pass = |table: &Table<Bohnanza>, seat| Bohnanza::pass(&Bohnanza::view(table.state(), Viewer::Seat(seat)));
    assert_eq!((pass(&table, active), pass(&table, next)), (None, Some(Action::Pass)));
    play(&mut table, &[&format!("offer 1 to {next} for nothing")]);
    assert_eq!((pass(&table, next), pass(&table, last)), (None, Some(Action::Pass)));
}

/// One refusal of each kind. A new kind does not compile until it stands here.
fn every_refusal() -> Vec<Illegal> {
    let (bean, number) = (Bean::Red, 1);
    let mut refusals = vec![Illegal::Over];
    while let Some(next) = match refusals[refusals.len() - 1] {
        Illegal::Over => Some(Illegal::NotYourTurn),
        Illegal::NotYourTurn => Some(Illegal::NotNow(Phase::Plant)),
        Illegal::NotNow(_) => Some(Illegal::EmptyHand),
        Illegal::EmptyHand => Some(Illegal::NotTheFront { front: bean }),
        Illegal::NotTheFront { .. } => Some(Illegal::TwoPlanted),
        Illegal::TwoPlanted => Some(Illegal::MustPlant),
        Illegal::MustPlant => Some(Illegal::NoSuchField { fields: 2 }),
        Illegal::NoSuchField { .. } => Some(Illegal::OtherSort { grows: bean }),
        Illegal::OtherSort { .. } => Some(Illegal::NotAside(bean)),
        Illegal::NotAside(_) => Some(Illegal::EmptyField),
        Illegal::EmptyField => Some(Illegal::SingleBeanProtected),
        Illegal::SingleBeanProtected => Some(Illegal::ThirdFieldBought),
        Illegal::ThirdFieldBought => Some(Illegal::TooFewThalers { thalers: 2 }),
        Illegal::TooFewThalers { .. } => Some(Illegal::NoSuchPartner),
        Illegal::NoSuchPartner => Some(Illegal::OnlyWithActive),
        Illegal::OnlyWithActive => Some(Illegal::OnlyFromHand),
        Illegal::OnlyFromHand => Some(Illegal::NotTurnedUp),
        Illegal::NotTurnedUp => Some(Illegal::NoSuchCard { cards: 5 }),
        Illegal::NoSuchCard { .. } => Some(Illegal::EmptyOffer),
        Illegal::EmptyOffer => Some(Illegal::NotSoMany),
        Illegal::NotSoMany => Some(Illegal::TooManyOpen),
        Illegal::TooManyOpen => Some(Illegal::TooManyMade),
        Illegal::TooManyMade => Some(Illegal::NoSuchOffer { number }),
        Illegal::NoSuchOffer { .. } => Some(Illegal::NotForYou { number }),
        Illegal::NotForYou { .. } => Some(Illegal::AlreadyDeclined { number }),
        Illegal::AlreadyDeclined { .. } => Some(Illegal::OtherCardsAsked { number }),
        Illegal::OtherCardsAsked { .. } => Some(Illegal::NotYours { number }),
        Illegal::NotYours { .. } => Some(Illegal::AlreadyPassed),
        Illegal::AlreadyPassed => Some(Illegal::ActiveCannotPass),
        Illegal::ActiveCannotPass => Some(Illegal::OnlyActiveEnds),
        Illegal::OnlyActiveEnds => Some(Illegal::NotByMail),
        Illegal::NotByMail => Some(Illegal::TooManyWishes),
        Illegal::TooManyWishes => Some(Illegal::NoWishes),
        Illegal::NoWishes => None,
    } {
        refusals.push(next);
    }
    refusals
}
