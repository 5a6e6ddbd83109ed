//! Why a move is refused, with the number of the rule.

use campiello_core::{Message, Refusal};

use crate::components::Bean;
use crate::dealing::{offers, wishes};
use crate::harvest::THIRD_FIELD;
use crate::state::Phase;

/// A refusal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Illegal {
    /// The game is over.
    Over,
    /// It is another seat's turn.
    NotYourTurn,
    /// The turn is at another point.
    NotNow(Phase),
    /// The hand is empty.
    EmptyHand,
    /// Another card is in front.
    NotTheFront {
        /// Which.
        front: Bean,
    },
    /// Two cards were planted from the hand already.
    TwoPlanted,
    /// The front card must be planted first.
    MustPlant,
    /// The seat has no such field.
    NoSuchField {
        /// How many it has.
        fields: u8,
    },
    /// Another sort grows there.
    OtherSort {
        /// Which.
        grows: Bean,
    },
    /// No such card is laid aside for the seat.
    NotAside(Bean),
    /// Nothing grows on the field.
    EmptyField,
    /// A single bean is protected while another field has more than one.
    SingleBeanProtected,
    /// The third field is bought already.
    ThirdFieldBought,
    /// Three thalers are needed.
    TooFewThalers {
        /// How many there are.
        thalers: u8,
    },
    /// There is no such partner.
    NoSuchPartner,
    /// Only with the active seat can be dealt.
    OnlyWithActive,
    /// The others deal from their hands only.
    OnlyFromHand,
    /// The card is not turned up, or not any more.
    NotTurnedUp,
    /// The hand has no such card.
    NoSuchCard {
        /// How many it has.
        cards: u8,
    },
    /// Both sides are empty.
    EmptyOffer,
    /// More cards of a sort than there are.
    NotSoMany,
    /// The seat has as many open offers as it may.
    TooManyOpen,
    /// The seat has made as many offers as it may.
    TooManyMade,
    /// No open offer has this number.
    NoSuchOffer {
        /// The number.
        number: u8,
    },
    /// The offer goes to somebody else.
    NotForYou {
        /// The number.
        number: u8,
    },
    /// The seat has declined the offer.
    AlreadyDeclined {
        /// The number.
        number: u8,
    },
    /// These are not the cards that are asked for.
    OtherCardsAsked {
        /// The number.
        number: u8,
    },
    /// Somebody else made the offer.
    NotYours {
        /// The number.
        number: u8,
    },
    /// The seat has passed in this situation.
    AlreadyPassed,
    /// The active seat ends trading instead of passing.
    ActiveCannotPass,
    /// Only the active seat ends trading.
    OnlyActiveEnds,
    /// Standing wishes are for play by mail.
    NotByMail,
    /// More alternatives than can be open offers.
    TooManyWishes,
    /// There are no wishes to drop.
    NoWishes,
}

impl Refusal for Illegal {
    fn rule(&self) -> &'static str {
        match self {
            Self::Over => "6.2",
            Self::NotYourTurn | Self::NotNow(_) => "3",
            Self::NotTheFront { .. } => "2.4",
            Self::EmptyHand
            | Self::TwoPlanted
            | Self::MustPlant
            | Self::NoSuchField { .. }
            | Self::OtherSort { .. } => "3.1",
            Self::NotAside(_) => "3.3",
            Self::EmptyField => "4.1",
            Self::SingleBeanProtected => "4.2",
            Self::ThirdFieldBought | Self::TooFewThalers { .. } => "5.1",
            Self::OnlyWithActive => "3.2.1",
            Self::OnlyFromHand => "3.2.2",
            Self::NotSoMany => "1.1",
            Self::NoSuchPartner | Self::NotTurnedUp | Self::NoSuchCard { .. } | Self::EmptyOffer => "7.1",
            Self::NotForYou { .. } | Self::OtherCardsAsked { .. } | Self::NotYours { .. } => "7.2",
            Self::TooManyOpen | Self::TooManyMade | Self::NoSuchOffer { .. } | Self::AlreadyDeclined { .. } => "7.3",
            Self::AlreadyPassed | Self::ActiveCannotPass | Self::OnlyActiveEnds => "7.5",
            Self::NotByMail | Self::TooManyWishes | Self::NoWishes => "7.6",
        }
    }

    fn message(&self) -> Message {
        match *self {
            Self::Over => Message::new("illegal-over"),
            Self::NotYourTurn => Message::new("illegal-not-your-turn"),
            Self::NotNow(phase) => Message::new("illegal-not-now").with("phase", phase.key()),
            Self::EmptyHand => Message::new("illegal-empty-hand"),
            Self::NotTheFront { front } => Message::new("illegal-not-the-front").with("front", front.key()),
            Self::TwoPlanted => Message::new("illegal-two-planted"),
            Self::MustPlant => Message::new("illegal-must-plant"),
            Self::NoSuchField { fields } => Message::new("illegal-no-such-field").with("fields", fields),
            Self::OtherSort { grows } => Message::new("illegal-other-sort").with("grows", grows.key()),
            Self::NotAside(bean) => Message::new("illegal-not-aside").with("bean", bean.key()),
            Self::EmptyField => Message::new("illegal-empty-field"),
            Self::SingleBeanProtected => Message::new("illegal-single-bean"),
            Self::ThirdFieldBought => Message::new("illegal-third-field-bought"),
            Self::TooFewThalers { thalers } => {
                Message::new("illegal-too-few-thalers").with("thalers", thalers).with("price", THIRD_FIELD)
            }
            Self::NoSuchPartner => Message::new("illegal-no-such-partner"),
            Self::OnlyWithActive => Message::new("illegal-only-with-active"),
            Self::OnlyFromHand => Message::new("illegal-only-from-hand"),
            Self::NotTurnedUp => Message::new("illegal-not-turned-up"),
            Self::NoSuchCard { cards } => Message::new("illegal-no-such-card").with("cards", cards),
            Self::EmptyOffer => Message::new("illegal-empty-offer"),
            Self::NotSoMany => Message::new("illegal-not-so-many"),
            Self::TooManyOpen => Message::new("illegal-too-many-open").with("most", offers::OPEN),
            Self::TooManyMade => Message::new("illegal-too-many-made").with("most", offers::MADE),
            Self::NoSuchOffer { number } => Message::new("illegal-no-such-offer").with("number", number),
            Self::NotForYou { number } => Message::new("illegal-not-for-you").with("number", number),
            Self::AlreadyDeclined { number } => Message::new("illegal-already-declined").with("number", number),
            Self::OtherCardsAsked { number } => Message::new("illegal-other-cards-asked").with("number", number),
            Self::NotYours { number } => Message::new("illegal-not-yours").with("number", number),
            Self::AlreadyPassed => Message::new("illegal-already-passed"),
            Self::ActiveCannotPass => Message::new("illegal-active-cannot-pass"),
            Self::OnlyActiveEnds => Message::new("illegal-only-active-ends"),
            Self::NotByMail => Message::new("illegal-not-by-mail"),
            Self::TooManyWishes => Message::new("illegal-too-many-wishes").with("most", wishes::ALTERNATIVES),
            Self::NoWishes => Message::new("illegal-no-wishes"),
        }
    }
}

/// Lets a check stand before the first change: `ensure(thalers >= 3, …)?`.
pub(crate) fn ensure(holds: bool, otherwise: Illegal) -> Result<(), Illegal> {
    if holds { Ok(()) } else { Err(otherwise) }
}
