//! What to plant where, what to harvest for it, and when to buy the third field.

use bohnanza::harvest::may_buy;
use bohnanza::turn::plant::PLANTED;
use bohnanza::{Action, Bean, Beans};

use super::fields::{Farm, Way};
use super::plan::{Front, queue, settle};
use super::sight::Sight;

/// 3.1: the ways to plant the front card, or to go on, and what each brings; the earlier of equals is the better one.
pub fn from_hand(sight: &Sight<'_>) -> Options {
    let mut options = Options::default();
    let front = Front::of(&sight.hand, 0);
    let cards = front.cards();
    let Some((first, rest)) = cards.split_first().filter(|_| sight.open.planted < PLANTED) else {
        options.add(Action::Turn, 0);
        return options;
    };
    let farm = sight.farm();
    if sight.open.planted > 0 {
        options.add(Action::Turn, queue(&mut farm.clone(), cards, sight.market(sight.seat), sight.weights));
    }
    let more = sight.open.planted + 1 < PLANTED;
    farm.ways(*first, 1, sight.market(sight.seat), |way| {
        options.add(act(*first, way), way.gain + after(sight, planted(farm, *first, 1, way), rest, more));
    });
    options
}

/// What the rest of the hand brings if the front card was planted and another one may be planted now.
fn after(sight: &Sight<'_>, farm: Farm, rest: &[Bean], more: bool) -> i32 {
    let market = sight.market(sight.seat);
    let kept = queue(&mut farm.clone(), rest, market, sight.weights);
    let Some((second, behind)) = rest.split_first().filter(|_| more) else { return kept };
    let way = farm.best(*second, 1, market);
    kept.max(way.gain + queue(&mut planted(farm, *second, 1, way), behind, market, sight.weights))
}

/// 3.3: the ways to plant what was received, and what each brings if the rest is planted in the order that spoils least.
pub fn received(sight: &Sight<'_>) -> Options {
    let market = sight.market(sight.seat);
    let (farm, aside) = (sight.farm(), sight.player().aside);
    let front = Front::of(&sight.hand, 0);
    let mut options = Options::default();
    for (bean, count) in aside.iter() {
        let others = aside.minus(Beans::of(bean, count));
        farm.ways(bean, count, market, |way| {
            let mut farm = planted(farm, bean, count, way);
            let settled = way.gain + settle(&mut farm, others, market);
            options.add(act(bean, way), settled + queue(&mut farm, front.cards(), market, sight.weights));
        });
    }
    options
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

/// What could be done, and what each brings.
#[derive(Default)]
pub struct Options {
    list: Vec<(Action, i32)>,
}

impl Options {
    fn add(&mut self, action: Action, worth: i32) {
        self.list.push((action, worth));
    }

    /// The best of those that are seen, the first of equals.
    pub fn best(&self, seen: impl Fn(&Action) -> bool) -> Option<Action> {
        let mut best: Option<(Action, i32)> = None;
        for (action, worth) in self.list.iter().filter(|(action, _)| seen(action)) {
            if best.is_none_or(|(_, most)| *worth > most) {
                best = Some((*action, *worth));
            }
        }
        best.map(|(action, _)| action)
    }

    /// All of them, the best first, each once.
    pub fn ranked(mut self) -> Vec<Action> {
        self.list.sort_by_key(|(_, worth)| -worth);
        let mut ranked = Vec::new();
        for (action, _) in self.list {
            if !ranked.contains(&action) {
                ranked.push(action);
            }
        }
        ranked
    }
}

/// The next step of a way to plant: the harvest comes first.
const fn act(bean: Bean, way: Way) -> Action {
    if way.harvest { Action::Harvest { field: way.field } } else { Action::Plant { bean, field: way.field } }
}
