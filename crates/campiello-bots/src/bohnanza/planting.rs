//! What to plant where, what to harvest for it, and when to buy the third field.

use bohnanza::harvest::may_buy;
use bohnanza::turn::plant::PLANTED;
use bohnanza::{Action, Bean, Beans};

use super::fields::{Farm, Way};
use super::plan::{Front, queue, settle};
use super::sight::Sight;

/// 3.1: plants the front card and the one behind it, or goes on.
pub fn from_hand(sight: &Sight<'_>) -> Action {
    let front = Front::of(&sight.hand, 0);
    let cards = front.cards();
    let Some((first, rest)) = cards.split_first().filter(|_| sight.open.planted < PLANTED) else {
        return Action::Turn;
    };
    let farm = sight.farm();
    let more = sight.open.planted + 1 < PLANTED;
    let mut best = Best::default();
    farm.ways(*first, 1, sight.market(sight.seat), |way| {
        best.consider(act(*first, way), way.gain + after(sight, planted(farm, *first, 1, way), rest, more));
    });
    let kept = || queue(&mut farm.clone(), cards, sight.market(sight.seat), sight.weights);
    if sight.open.planted > 0 && best.worth <= kept() {
        return Action::Turn;
    }
    best.action
}

/// What the rest of the hand brings if the front card was planted and another one may be planted now.
fn after(sight: &Sight<'_>, farm: Farm, rest: &[Bean], more: bool) -> i32 {
    let market = sight.market(sight.seat);
    let kept = queue(&mut farm.clone(), rest, market, sight.weights);
    let Some((second, behind)) = rest.split_first().filter(|_| more) else { return kept };
    let way = farm.best(*second, 1, market);
    kept.max(way.gain + queue(&mut planted(farm, *second, 1, way), behind, market, sight.weights))
}

/// 3.3: plants what was received, in the order that spoils least.
pub fn received(sight: &Sight<'_>) -> Action {
    let market = sight.market(sight.seat);
    let (farm, aside) = (sight.farm(), sight.player().aside);
    let front = Front::of(&sight.hand, 0);
    let mut best = Best::default();
    for (bean, count) in aside.iter() {
        let others = aside.minus(Beans::of(bean, count));
        farm.ways(bean, count, market, |way| {
            let mut farm = planted(farm, bean, count, way);
            let settled = way.gain + settle(&mut farm, others, market);
            best.consider(act(bean, way), settled + queue(&mut farm, front.cards(), market, sight.weights));
        });
    }
    best.action
}

/// Buys the third field (5.1) if the game lasts long enough.
pub fn third_field(sight: &Sight<'_>) -> Option<Action> {
    let lasts = sight.outlook.left >= sight.weights.third_field;
    (lasts && may_buy(sight.player()).is_ok()).then_some(Action::Buy)
}

fn planted(mut farm: Farm, bean: Bean, count: u8, way: Way) -> Farm {
    farm.plant(bean, count, way);
    farm
}

/// The best action so far, the first of equals.
struct Best {
    action: Action,
    worth: i32,
}

impl Default for Best {
    fn default() -> Self {
        Self { action: Action::Turn, worth: i32::MIN }
    }
}

impl Best {
    const fn consider(&mut self, action: Action, worth: i32) {
        if worth > self.worth {
            *self = Self { action, worth };
        }
    }
}

/// The next step of a way to plant: the harvest comes first.
const fn act(bean: Bean, way: Way) -> Action {
    if way.harvest { Action::Harvest { field: way.field } } else { Action::Plant { bean, field: way.field } }
}
