//! Standing wishes: what is given by own cards or, if one does not hold them yet, by buttons; what is wanted in the row of sorts.

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use campiello_core::path::{Letter, Spelling};

use super::{LEAVE, OR, Speaker, WISH, about, clicked_sort, hand_target, letter, sort_target};
use crate::components::{Bean, Beans};
use crate::dealing::wishes;
use crate::hand::{Places, places};
use crate::layout::deal;
use crate::notation::{Action, Wish};
use crate::words;

/// A wish as far as it is spelled.
struct Draft {
    /// The own cards that were clicked.
    clicked: Places,
    gives: Beans,
    asks: Vec<Beans>,
}

impl Draft {
    /// The alternative that is being spelled.
    fn last(&self) -> Beans {
        self.asks.last().copied().unwrap_or_default()
    }
}

impl Speaker<'_> {
    /// How many alternatives can still be wished for.
    pub(super) fn room(&self) -> usize {
        self.view.own.map_or(0, |own| own.wishes.room())
    }

    /// The clicks of a wish: the frontmost cards that it gives, and buttons for those that the hand does not hold.
    pub(super) fn wish_path(&self, wish: &Wish, path: &mut Vec<String>) {
        path.push(WISH.to_string());
        for (bean, count) in wish.gives.iter() {
            let held = self.hand.of(bean);
            path.extend(places(held).take(count.into()).map(hand_target));
            let rest = u32::from(count).saturating_sub(held.count_ones());
            (0..rest).for_each(|_| path.push(give_target(bean)));
        }
        for (n, asks) in wish.alternatives().iter().enumerate() {
            path.extend((n > 0).then(|| OR.to_string()));
            for (bean, count) in asks.iter() {
                (0..count).for_each(|_| path.push(sort_target(bean)));
            }
        }
        path.push(LEAVE.to_string());
    }

    pub(super) fn wish(&self, said: &[String]) -> Spelling<Action> {
        let (done, said) = match said.split_last() {
            Some((last, said)) if last == LEAVE => (true, said),
            _ => (false, said),
        };
        let mut draft = Draft { clicked: 0, gives: Beans::NONE, asks: Vec::from([Beans::NONE]) };
        if !said.iter().all(|target| self.add_to_wish(target, &mut draft)) {
            return Spelling::nothing();
        }
        let lawful = self.lawful_wish(&draft);
        if done {
            return Spelling::whole(lawful.map(Action::Wish));
        }
        let open = &self.view.open;
        if !open.by_mail || draft.asks.len() > self.room() || !wishes::may_wish(open, self.seat) {
            return Spelling::nothing();
        }
        let next = self.more_of_wish(&draft, lawful.is_some());
        let prompt = words::wishing(draft.gives, &draft.asks);
        Spelling::go_on(next)
            .showing(Some(prompt), Vec::from([deal::area(self.view, Some((draft.gives, draft.last())))]))
    }

    fn more_of_wish(&self, draft: &Draft, lawful: bool) -> Vec<Letter> {
        let unclicked = self.hand.all() & !draft.clicked;
        let mut next: Vec<Letter> = places(unclicked).map(|place| self.hand_letter(place)).collect();
        next.extend(self.more_sorts(draft.last()));
        let not_held =
            |bean: &Bean| self.hand.of(*bean) & unclicked == 0 && self.one_more(draft.gives, *bean).is_some();
        next.extend(Bean::ALL.into_iter().filter(not_held).map(|bean| about(give_target(bean), "letter-give", bean)));
        if lawful {
            next.extend((draft.asks.len() < self.room()).then(|| letter(OR, "letter-or")));
            next.push(letter(LEAVE, "letter-leave"));
        }
        next
    }

    fn add_to_wish(&self, target: &str, draft: &mut Draft) -> bool {
        if target == OR {
            draft.asks.push(Beans::NONE);
            return true;
        }
        if let Some(bean) = clicked_sort(target) {
            let more = self.one_more(draft.last(), bean);
            if let (Some(more), Some(last)) = (more, draft.asks.last_mut()) {
                *last = more;
            }
            return more.is_some();
        }
        let place = self.clicked(target, !draft.clicked);
        let given = place.and_then(|place| self.hand.get(place));
        let given = given.or_else(|| Bean::ALL.into_iter().find(|bean| give_target(*bean) == target));
        let more = given.and_then(|bean| self.one_more(draft.gives, bean));
        draft.clicked |= place.map_or(0, |place| 1 << place);
        draft.gives = more.unwrap_or(draft.gives);
        more.is_some()
    }

    fn lawful_wish(&self, draft: &Draft) -> Option<Wish> {
        let (wish, own) = (Wish::new(draft.gives, &draft.asks), self.view.own.unwrap_or_default());
        let fits = draft.asks.len() == wish.alternatives().len();
        (fits && wishes::lawful(&self.view.open, self.seat, &own.wishes, &wish).is_ok()).then_some(wish)
    }
}

fn give_target(bean: Bean) -> String {
    format!("button/give-{bean}")
}
