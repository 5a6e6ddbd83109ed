//! What a seat can do now and in the rest of its turn, and how it stands after that.

#![expect(clippy::cast_precision_loss)]

use walking::components::Cards;
use walking::turn::{limits, take};
use walking::{Action, Phase, Street};

use super::faces::ONE;
use super::judge::{After, WIDTH, shown};
use super::plan::Plan;
use super::thought::Thought;

/// A course of action.
pub struct Course {
    /// What is done now, and in the rest of the turn as far as it is meant.
    pub line: Vec<Action>,
    /// How the seat stands after it.
    pub after: After,
    /// The points that it leads to: by the look of it, until somebody judges it.
    pub points: f32,
}

impl Course {
    fn new(line: Vec<Action>, after: After) -> Self {
        Self { line, after, points: after.value as f32 / ONE as f32 }
    }
}

impl Thought<'_> {
    /// What can be done: whole turns if it is time to take or to place, so many with every column, otherwise all that is listed.
    pub fn courses(&self, legal: &[Action], wanted: usize) -> Vec<Course> {
        match self.view.open.phase {
            Phase::Take => self.turns(wanted),
            Phase::Place => {
                let plans = self.plans(None, wanted);
                plans.iter().map(|plan| Course::new(plan.actions().collect(), self.planned(plan, None))).collect()
            }
            Phase::Visit | Phase::Limit | Phase::Dismiss | Phase::Over(_) => self.listed(legal),
        }
    }

    /// Whole turns, as if it were time to take: so many with every column.
    pub fn turns(&self, wanted: usize) -> Vec<Course> {
        (0..self.view.open.columns()).flat_map(|column| self.takes(column, wanted)).collect()
    }

    /// All that is listed, with one plan for the hand.
    pub fn listed(&self, legal: &[Action]) -> Vec<Course> {
        let plan = self.plan(&self.view.open, self.view.hand(), None);
        legal.iter().map(|action| Course::new(Vec::from([*action]), self.beside(*action, &plan))).collect()
    }

    /// What a judge sees of it.
    pub fn shown(&self, after: &After) -> [f32; WIDTH] {
        shown(&self.setting(&self.view.open, self.hopes_after(after.taken)), self.standing(), after)
    }

    fn takes(&self, column: u8, wanted: usize) -> impl Iterator<Item = Course> {
        self.plans(Some(column), wanted).into_iter().filter_map(move |plan| {
            let portion = plan.portion?;
            let line = [Action::Take { column, portion }].into_iter().chain(plan.actions()).collect();
            Some(Course::new(line, self.planned(&plan, Some(column))))
        })
    }

    /// How the seat stands after a plan.
    fn planned(&self, plan: &Plan, column: Option<u8>) -> After {
        let open = &self.view.open;
        let player = &open.players[self.seat];
        let (mut street, mut hand, mut tokens) = (player.street, self.view.hand(), i32::from(player.tokens));
        let mut taken = [None; 3];
        if let (Some(column), Some(portion)) = (column, plan.portion) {
            for (floor, card) in take::cards(open, column, portion) {
                hand.insert(card);
                taken[floor as usize] = Some(column);
            }
        }
        for (card, lot) in plan.places.into_iter().flatten() {
            tokens -= i32::from(street.breaks(card.colour()) & lot.bit() != 0);
            street.place(card, lot);
            hand.remove(card);
        }
        After { tokens, taken, coins: plan.coins, value: plan.value, ..self.after(street, hand, plan) }
    }

    /// How the seat stands after something else than a placement, with a plan for its hand.
    fn beside(&self, action: Action, plan: &Plan) -> After {
        let street = self.view.open.players[self.seat].street;
        if let Action::Return { card } = action {
            let mut hand = self.view.hand();
            hand.remove(card);
            let plan = self.plan(&self.view.open, hand, None);
            return After { value: plan.value, ..self.after(street, hand, &plan) };
        }
        let mut after = self.after(street, self.view.hand(), plan);
        after.value = self.value_beside(action, plan);
        if let Action::Visit { character, .. } | Action::Dismiss { character } = action {
            after.characters.remove(character);
        }
        if let Action::Visit { lot, character } = action {
            after.built.receive(character, lot);
            after.meant.receive(character, lot);
        }
        after.dismissal &= !matches!(action, Action::Dismiss { .. });
        after
    }

    fn after(&self, built: Street, hand: Cards, plan: &Plan) -> After {
        let open = &self.view.open;
        let player = &open.players[self.seat];
        After {
            built,
            meant: plan.street,
            tokens: player.tokens.into(),
            tokens_meant: plan.tokens,
            coins: player.coins.min(limits::COINS).into(),
            hand,
            characters: open.characters,
            taken: [None; 3],
            dismissal: open.is_solo(),
            value: 0,
        }
    }
}
