//! Planting and harvesting: the ways to plant cards of a sort, and what they bring.

use bohnanza::state::FIELDS;
use bohnanza::{Bean, Field, Player};

use super::outlook::Prospect;
use super::value::Yields;

/// The fields of a seat, to try things on.
#[derive(Clone, Copy)]
pub struct Farm {
    fields: [Field; FIELDS],
    len: usize,
}

/// A way to plant cards of a sort.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Way {
    /// On which field.
    pub field: u8,
    /// Whether it is harvested before.
    pub harvest: bool,
    /// What this brings, compared with not having the cards.
    pub gain: i32,
}

/// What fields are worth and what they pay.
#[derive(Clone, Copy)]
pub struct Market<'m> {
    /// What harvests pay.
    pub yields: &'m Yields,
    /// What fields are worth.
    pub prospect: &'m Prospect,
}

impl Market<'_> {
    /// What a field with so many cards is worth.
    #[inline]
    pub fn worth(&self, bean: Bean, count: u8) -> i32 {
        self.prospect.worth(bean, count, self.yields)
    }
}

impl Farm {
    /// The fields of a seat.
    pub fn of(player: &Player) -> Self {
        Self { fields: player.fields, len: player.fields().len() }
    }

    /// The fields.
    pub fn fields(&self) -> &[Field] {
        &self.fields[..self.len]
    }

    /// The ways to plant so many cards of a sort; there is always one: either a field is empty, or one can be harvested.
    pub fn ways(&self, bean: Bean, count: u8, market: Market<'_>, mut each: impl FnMut(Way)) {
        let protects = self.fields().iter().any(|field| field.count > 1);
        for (field, ground) in (0..).zip(self.fields()) {
            let now = market.worth(ground.bean, ground.count);
            if ground.takes(bean) {
                each(Way { field, harvest: false, gain: market.worth(bean, ground.count + count) - now });
            }
            // 4.2
            if ground.count > 1 || (ground.count == 1 && !protects) {
                let gain = market.yields.pay(ground.bean, ground.count) + market.worth(bean, count) - now;
                each(Way { field, harvest: true, gain });
            }
        }
    }

    /// The best way to plant so many cards of a sort, the first of equals.
    pub fn best(&self, bean: Bean, count: u8, market: Market<'_>) -> Way {
        let mut best = Way { field: 0, harvest: false, gain: i32::MIN };
        self.ways(bean, count, market, |way| {
            if way.gain > best.gain {
                best = way;
            }
        });
        best
    }

    /// Plants so many cards of a sort.
    pub fn plant(&mut self, bean: Bean, count: u8, way: Way) {
        let field = &mut self.fields[usize::from(way.field)];
        let before = if way.harvest { 0 } else { field.count };
        *field = Field { bean, count: before + count };
    }
}
