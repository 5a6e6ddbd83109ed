//! The review of a finished game: how the chances went, where it turned, what was missed, and what was luck.

mod said;

use campiello_bots::Review;
use campiello_bots::review::{Account, Measure, Missed, Turning};
use campiello_core::{Message, Seat};
use campiello_draw::Theme;
use campiello_draw::chart::sign;
use maud::{Markup, PreEscaped, html};

use crate::life::Life;
use crate::reviews::Underway;
use crate::words::Tongue;

pub use said::Said;

/// The sizes of the curve on wide and on narrow pages.
const WIDE: (f64, f64) = (1040.0, 440.0);
const NARROW: (f64, f64) = (400.0, 380.0);

/// A part of the longest bar that is no bar.
const NOTHING: f64 = 0.005;

/// Draws the page: how far the review is, or what it found.
#[must_use]
pub fn draw(life: &Life, underway: &Underway, tongue: &Tongue<'_>) -> Markup {
    let Some(review) = underway.review() else { return waiting(life, underway.per_cent(), tongue) };
    let say = |message: &Message| tongue.say(message);
    let looked = Looked { life, review, said: Said::new(review, &tongue.names, &say), tongue };
    html! {
        main id="review" class="review" {
            (looked.head())
            (looked.curve())
            div class="found" { (looked.turning()) (looked.missed()) (looked.luck()) }
            (looked.how())
        }
    }
}

/// While it is under way; the script looks again until there is something to see.
fn waiting(life: &Life, per_cent: u8, tongue: &Tongue<'_>) -> Markup {
    html! {
        main id="review" class="review" data-later="yes" {
            section class="panel looking" {
                h1 { (tongue.word("ui-review-title")) }
                p { (tongue.word("ui-review-waits")) }
                label for="review-done" { (tongue.word("ui-review-done")) }
                progress id="review-done" max="100" value=(per_cent) { (per_cent) }
                noscript { p { a class="quiet button" href=(format!("/t/{}/review", life.id)) { (tongue.word("ui-review-again")) } } }
                p { a class="quiet button" href=(format!("/t/{}", life.id)) { (tongue.word("ui-replay-end")) } }
            }
        }
    }
}

/// A finished review at its table.
struct Looked<'l> {
    life: &'l Life,
    review: &'l Review,
    said: Said<'l>,
    tongue: &'l Tongue<'l>,
}

impl Looked<'_> {
    fn address(&self, rest: &str) -> String {
        format!("/t/{}{rest}", self.life.id)
    }

    fn replay(&self, moves: usize) -> String {
        self.address(&format!("/replay?at={moves}"))
    }

    fn head(&self) -> Markup {
        let tongue = self.tongue;
        let picture = self.address(&format!("/review/curve.png?lang={}", tongue.language().code()));
        html! {
            header class="review-head" {
                h1 { (tongue.word("ui-review-title")) }
                div class="actions" {
                    a class="quiet button" href=(self.address("")) { (tongue.word("ui-replay-end")) }
                    a class="quiet button" href=(self.replay(0)) { (tongue.word("ui-replay")) }
                    a class="quiet button" href=(picture) download { (tongue.word("ui-review-picture")) }
                }
            }
        }
    }

    fn curve(&self) -> Markup {
        let numbers = |number: f64, decimals: usize| self.said.number(number, decimals);
        let drawn = |size| {
            let mut curve = self.said.curve(size);
            curve.title.clear();
            // On a narrow page names have no room beside the lines.
            if size == NARROW {
                curve.series.iter_mut().for_each(|series| series.name.clear());
            }
            curve.svg(Theme::Sheet, &numbers)
        };
        let title = match self.review.measure {
            Measure::Winning => "ui-review-curve",
            Measure::Points => "ui-review-curve-solo",
        };
        html! {
            section class="panel curve" aria-labelledby="curve-title" {
                h2 id="curve-title" { (self.tongue.word(title)) }
                // What it shows stands in the table below.
                figure aria-hidden="true" {
                    div class="wide" { (PreEscaped(drawn(WIDE))) }
                    div class="narrow" { (PreEscaped(drawn(NARROW))) (self.legend()) }
                }
                p class="why" { (self.tongue.word("ui-review-note")) }
                details { summary { (self.tongue.word("ui-review-table")) } (self.table()) }
            }
        }
    }

    /// Whose line is which.
    fn legend(&self) -> Markup {
        html! {
            @if self.review.accounts.len() > 1 {
                ul class="legend" { @for seat in self.seats() { li { (PreEscaped(sign(seat.index()))) " " (self.said.name(seat)) } } }
            }
        }
    }

    /// The curve as numbers.
    fn table(&self) -> Markup {
        html! {
            div class="scroll" tabindex="0" {
                table class="chances" {
                    thead { tr {
                        th scope="col" { (self.tongue.word("ui-review-across")) }
                        @for seat in self.seats() { th scope="col" { (self.said.name(seat)) } }
                    } }
                    tbody { @for moment in &self.review.moments { tr {
                        th scope="row" { a href=(self.replay(moment.moves)) { (moment.moves) } }
                        @for chance in &moment.chances { td { (self.said.chance(chance.mean)) } }
                    } } }
                }
            }
        }
    }

    fn seats(&self) -> impl Iterator<Item = Seat> {
        (0..).map(Seat::new).take(self.review.accounts.len())
    }

    fn turning(&self) -> Markup {
        html! {
            section class="panel turning" aria-labelledby="turning-title" {
                h2 id="turning-title" { (self.tongue.word("ui-review-turning")) }
                @if self.review.turning.is_empty() { p class="why" { (self.tongue.word("ui-review-turning-none")) } }
                ol { @for turning in &self.review.turning { li { (self.turn(turning)) } } }
            }
        }
    }

    fn turn(&self, turning: &Turning) -> Markup {
        let told = |(seat, told): &(Seat, Message)| {
            self.tongue.say(&Message::new("ui-told").with("seat", *seat).with("told", told.clone()))
        };
        html! {
            p class="what" { (PreEscaped(sign(turning.seat.index()))) " " strong { (self.said.turned(turning)) } }
            ul class="told" { @for line in &turning.told { li { (told(line)) } } }
            p class="why" { (self.said.parts(turning)) }
            p { a href=(self.replay(turning.to)) { (self.tongue.say(&Message::new("ui-review-see").with("moves", turning.to))) } }
        }
    }

    fn missed(&self) -> Markup {
        let people = self.seats().filter(|seat| self.life.places[seat.index()].chair.person().is_some());
        html! {
            section class="panel missed" aria-labelledby="missed-title" {
                h2 id="missed-title" { (self.tongue.word("ui-review-missed")) }
                p class="why" { (self.tongue.word("ui-review-missed-why")) }
                @for seat in people {
                    h3 { (PreEscaped(sign(seat.index()))) " " (self.said.name(seat)) }
                    (self.missed_by(seat))
                }
            }
        }
    }

    fn missed_by(&self, seat: Seat) -> Markup {
        let missed: Vec<&Missed> = self.review.missed.iter().filter(|missed| missed.seat == seat).collect();
        html! {
            @if missed.is_empty() { p { (self.tongue.word("ui-review-missed-none")) } }
            ul { @for missed in missed {
                li {
                    p { (self.said.better(missed)) }
                    p { a href=(self.replay(missed.at)) { (self.tongue.say(&Message::new("ui-review-see").with("moves", missed.at))) } }
                }
            } }
        }
    }

    fn luck(&self) -> Markup {
        let parts = self.review.accounts.iter().flat_map(|account| self.said.account(account));
        let most = parts.map(|(_, part)| part.abs()).fold(0.0, f64::max).max(f64::MIN_POSITIVE);
        html! {
            section class="panel luck" aria-labelledby="luck-title" {
                h2 id="luck-title" { (self.tongue.word("ui-review-luck-title")) }
                p class="why" { (self.tongue.word("ui-review-luck-why")) }
                @for (seat, account) in self.seats().zip(&self.review.accounts) { (self.account(seat, account, most)) }
            }
        }
    }

    fn account(&self, seat: Seat, account: &Account, most: f64) -> Markup {
        let went = Message::new("ui-review-went").with("from", self.said.chance(account.start.mean));
        let side = |part: f64| if part < 0.0 { "loss" } else { "gain" };
        html! {
            h3 {
                (PreEscaped(sign(seat.index()))) " " (self.said.name(seat)) " "
                small { (self.tongue.say(&went.with("to", self.said.chance(account.end)))) }
            }
            dl { @for (name, part) in self.said.account(account) {
                div {
                    dt { (name) }
                    dd {
                        @if part.abs() / most >= NOTHING { span class={ "bar " (side(part)) } aria-hidden="true" style=(format!("--part:{:.3}", part.abs() / most)) {} }
                        span class="part" { (self.said.change(part)) }
                    }
                }
            } }
        }
    }

    fn how(&self) -> Markup {
        let tongue = self.tongue;
        let number = |number: usize| i64::try_from(number).unwrap_or(i64::MAX);
        let counted = Message::new("ui-review-counted").with("worlds", i64::from(self.review.playouts));
        html! {
            details class="panel how" {
                summary { (tongue.word("ui-review-how")) }
                p { (tongue.word("ui-review-how-chances")) }
                p { (tongue.word("ui-review-how-decisions")) }
                p { (tongue.word("ui-review-how-luck")) }
                p { (tongue.say(&counted.with("decisions", number(self.review.decisions)))) }
            }
        }
    }
}
