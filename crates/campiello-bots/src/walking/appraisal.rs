//! What a street will score at the end: what lies there, what the empty spaces may hope for, and the best visitors.

use walking::components::Crowd;
use walking::scoring::{LIGHTS, SHOPS, TOKEN, TOURIST};
use walking::street::{Lots, lots};
use walking::{Character, Colour, Floor, Street};

use super::faces::{Count, Faces, ONE, Sum, between};
use super::prospects::{ANY_COLOUR, Prospects};
use super::slots::{SLOTS, SlotSet, Slots};
use super::visitors::{Tourists, best_visitors, sort};
use super::weights::Weights;

/// What does not change while a turn is planned.
pub struct Setting<'a> {
    /// What cards show.
    pub faces: &'a Faces,
    /// What is believed.
    pub weights: &'a Weights,
    /// What may still come.
    pub prospects: Prospects<'a>,
    /// The characters that wait.
    pub characters: Crowd,
    /// How many seats the table has.
    pub seats: u8,
    /// What closed windows cost.
    pub windows: Windows,
    /// Whether characters count who are not expected: for choices among characters.
    pub mind_others: bool,
}

/// What closed windows cost (6.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Windows {
    /// Nothing: beginner option B.
    Nothing,
    /// A point each: solo.
    Always,
    /// A point each for whoever shows the most.
    TheMost {
        /// The most that another street will show, in hundredths.
        others: i32,
    },
}

/// A street as it may become: house by house from the left, then the houses that are not begun.
pub(super) struct Outlook {
    pub houses: [Sum; SLOTS],
    flowers: [[i32; SLOTS]; 3],
    plants: [[i32; SLOTS]; 3],
    lights: [i32; SLOTS],
    shops: u8,
    shops_hoped: i32,
    pub total: Sum,
    pub tokens: i32,
    /// The spaces that no colour fits.
    pub misfits: i32,
}

impl Setting<'_> {
    /// What the street will score in hundredths of points, with so many tokens left. The houses of the slots in `given_up` are not
    /// completed any more: what lies there counts, nothing is hoped for, nobody visits.
    pub fn appraise(&self, street: &Street, tokens: i32, given_up: SlotSet) -> i32 {
        let slots = Slots::of(street);
        let outlook = self.outlook(street, &slots, given_up);
        let visitors = self.visitors(street, &slots, &outlook, given_up);
        let shops = outlook.total.of_count(Count::ShopPoints);
        let stuck = self.weights.stuck * (outlook.misfits - tokens).max(0);
        let tokens = TOKEN * ONE * tokens - outlook.tokens * self.weights.misfit / 100;
        visitors + shops + tokens - stuck - self.windows(outlook.total.of_count(Count::ClosedWindows))
    }

    /// What the visitors will score: those who are there, and the best of those who may come.
    pub(super) fn visitors(&self, street: &Street, slots: &Slots, outlook: &Outlook, given_up: SlotSet) -> i32 {
        let inhabitants = outlook.inhabitants();
        let complete = street.complete();
        let mut waiting: [Tourists; SLOTS] = [[0; 4]; SLOTS];
        let (mut count, mut points, mut present) = (0, 0, 0_u16);
        for (slot, bit) in slots.0.into_iter().enumerate() {
            let visitor = lots(bit & complete).next().and_then(|lot| street.visitor(lot));
            if let Some(visitor) = visitor {
                present |= 1 << visitor as u16;
                points += if visitor.is_tourist() {
                    tourists(&outlook.houses[slot])[visitor as usize]
                } else {
                    inhabitants[visitor as usize - 4]
                };
            } else if given_up & 1 << slot == 0 {
                waiting[count] = tourists(&outlook.houses[slot]);
                count += 1;
            }
        }
        let visits = self.visits(&waiting[..count], &inhabitants, present);
        if self.mind_others && count > 0 {
            points += self.alternatives(&waiting[..count], &inhabitants, present, visits / count as i32);
        }
        points + visits
    }

    /// The best points of those who may come.
    fn visits(&self, waiting: &[Tourists], inhabitants: &[i32; 7], present: u16) -> i32 {
        let left = [Character::Woman, Character::Man, Character::Girl, Character::Boy]
            .map(|tourist| self.characters.count(tourist));
        let mut choice = [0; 7];
        let mut count = 0;
        for (inhabitant, points) in Character::ALL[4..].iter().zip(inhabitants) {
            let copies = self.characters.count(*inhabitant);
            if copies > 0 && present & 1 << *inhabitant as u16 == 0 {
                let share = if self.seats == 1 { 100 } else { self.weights.contested[usize::from(copies)] };
                choice[count] = points * share / 100;
                count += 1;
            }
        }
        let choice = &mut choice[..count];
        sort(choice);
        choice.reverse();
        best_visitors(waiting, left, choice)
    }

    /// What the characters are worth who are not expected but may come if the cards fall otherwise: the more the
    /// nearer their points are to those of a usual visitor.
    fn alternatives(&self, waiting: &[Tourists], inhabitants: &[i32; 7], present: u16, usual: i32) -> i32 {
        let doubt = self.weights.doubt;
        let option = |points: i32| {
            let over = (points - usual + doubt).clamp(0, 2 * doubt);
            over * over / (4 * doubt) * self.weights.alternatives / 100
        };
        let mut worth = 0;
        for tourist in 0..4 {
            let mut points = [0; SLOTS];
            for (points, house) in points.iter_mut().zip(waiting) {
                *points = house[tourist];
            }
            points.sort_unstable_by(|a, b| b.cmp(a));
            let copies = usize::from(self.characters.count(Character::ALL[tourist]));
            worth += points[..copies].iter().map(|points| option(*points)).sum::<i32>();
        }
        for (inhabitant, points) in Character::ALL[4..].iter().zip(inhabitants) {
            if self.characters.count(*inhabitant) > 0 && present & 1 << *inhabitant as u16 == 0 {
                worth += option(*points);
            }
        }
        worth
    }

    pub(super) fn outlook(&self, street: &Street, slots: &Slots, given_up: SlotSet) -> Outlook {
        let breaks = Colour::ALL.map(|colour| street.breaks(colour));
        let mut outlook = Outlook {
            houses: [Sum::default(); SLOTS],
            flowers: [[0; SLOTS]; 3],
            plants: [[0; SLOTS]; 3],
            lights: [0; SLOTS],
            shops: 0,
            shops_hoped: 0,
            total: Sum::default(),
            tokens: 0,
            misfits: 0,
        };
        for (slot, bit) in slots.0.into_iter().enumerate() {
            let fitting = if bit == 0 { ANY_COLOUR } else { fitting(&breaks, bit) };
            let lot = lots(bit).next();
            for floor in Floor::ALL {
                if let Some(card) = lot.and_then(|lot| street.card(floor, lot)) {
                    outlook.show(slot, floor, self.faces.sum(card));
                    outlook.shops |= self.faces.shop(card);
                } else if given_up & 1 << slot == 0 {
                    let hope = self.prospects.hope(floor, fitting);
                    outlook.show(slot, floor, &hope.sum);
                    outlook.shops_hoped += hope.sum.of_count(Count::Shops);
                    outlook.tokens += hope.token;
                    outlook.misfits += i32::from(fitting == 0);
                }
            }
            outlook.total.add(&outlook.houses[slot]);
        }
        outlook
    }

    /// 6.4: what closed windows will cost.
    fn windows(&self, shown: i32) -> i32 {
        let others = match self.windows {
            Windows::Nothing => return 0,
            Windows::Always => return shown,
            Windows::TheMost { others } => others,
        };
        let ahead = (others - shown + ONE / 2).div_euclid(ONE).clamp(-2, 2);
        shown * self.weights.windows[(ahead + 2) as usize] / 100
    }
}

/// The colours that cost no token on a lot, a bit each.
pub(super) fn fitting(breaks: &[Lots; 6], bit: Lots) -> u8 {
    (0..6).fold(0, |mask, colour| mask | u8::from(breaks[colour] & bit == 0) << colour)
}

/// 6.1: what the four tourists score at a house.
pub(super) fn tourists(house: &Sum) -> Tourists {
    let base = TOURIST * ONE;
    [
        base + house.of_count(Count::Flowers),
        base + house.of_count(Count::Plants),
        base + 3 * house.of_count(Count::Cats),
        base + 2 * house.of_count(Count::Sights),
    ]
}

impl Outlook {
    #[inline]
    fn show(&mut self, slot: usize, floor: Floor, sum: &Sum) {
        self.houses[slot].add(sum);
        self.flowers[floor as usize][slot] = sum.of_count(Count::Flowers);
        self.plants[floor as usize][slot] = sum.of_count(Count::Plants);
        if floor == Floor::Second {
            self.lights[slot] = sum.of_count(Count::Streetlights);
        }
    }

    /// 6.1: what the seven inhabitants score.
    pub(super) fn inhabitants(&self) -> [i32; 7] {
        let total = |count| self.total.of_count(count);
        let kinds = self.shops.count_ones() as i32;
        let sold = ONE * kinds + self.shops_hoped * (4 - kinds) / 4; // a shop that is hoped for may sell what is sold already
        [
            total(Count::Pedestrians),
            between(&LIGHTS.map(|points| ONE * points), lights_apart(&self.lights)),
            3 * total(Count::Chimneys),
            between(&SHOPS.map(|points| ONE * points), sold),
            4 * total(Count::RedCurtains).min(total(Count::BlueCurtains)),
            best_three(&self.flowers),
            best_three(&self.plants),
        ]
    }
}

/// The most streetlights of which no two are neighbours.
fn lights_apart(lights: &[i32; SLOTS]) -> i32 {
    let (mut with, mut without) = (0, 0);
    for light in lights {
        (with, without) = (without + light, with.max(without));
    }
    with.max(without)
}

/// The best three neighbouring spaces of one floor.
fn best_three(floors: &[[i32; SLOTS]; 3]) -> i32 {
    floors.iter().flat_map(|floor| floor.windows(3)).map(|three| three.iter().sum()).max().unwrap_or(0)
}
