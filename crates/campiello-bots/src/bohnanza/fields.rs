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

impl Farm {
    /// The fields of a seat.
    pub fn of(player: &Player) -> Self {
        Self { fields: player.fields, len: player.fields().len() }
    }

    /// The fields.
    pub fn fields(&self) -> &[Field] {
        &self.fields[..self.len]
    }

    /// The ways to plant so many cards of a sort; there is always one.
    pub fn ways<'f>(&'f self, bean: Bean, count: u8, market: Market<'f>) -> impl Iterator<Item = Way> + 'f {
        let Market { yields, prospect } = market;
        let protects = self.fields().iter().any(|field| field.count > 1);
        let fresh = prospect.worth(bean, count);
        (0..).zip(self.fields()).flat_map(move |(field, ground)| {
            let now = prospect.worth(ground.bean, ground.count);
            let added = ground.takes(bean).then(|| Way {
                field,
                harvest: false,
                gain: prospect.worth(bean, ground.count + count) - now,
            });
            let may_harvest = ground.count > 1 || (ground.count == 1 && !protects); // 4.2
            let replaced = may_harvest.then(|| {
                let gain = yields.pay(ground.bean, ground.count) + fresh - now;
                Way { field, harvest: true, gain }
            });
            added.into_iter().chain(replaced)
        })
    }

    /// The best way to plant so many cards of a sort.
    ///
    /// # Panics
    /// Never: either a field is empty, or one can be harvested.
    pub fn best(&self, bean: Bean, count: u8, market: Market<'_>) -> Way {
        let mut ways = self.ways(bean, count, market);
        let first = ways.next().expect("there is always a way to plant");
        ways.fold(first, |best, way| if way.gain > best.gain { way } else { best })
    }

    /// Plants so many cards of a sort.
    pub fn plant(&mut self, bean: Bean, count: u8, way: Way) {
        let field = &mut self.fields[usize::from(way.field)];
        let before = if way.harvest { 0 } else { field.count };
        *field = Field { bean, count: before + count };
    }
}
