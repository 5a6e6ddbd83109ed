//! Which symbol of a floor goes where. The plan finds a place for every symbol; drawing it is the facade's business.

use campiello_core::scene::Face;

use super::awnings::Curtain;
use super::symbols::Spot;
use super::windows::Opening;

/// Everything on a floor card, with its place.
#[derive(Debug)]
pub(super) struct Plan {
    pub(super) axes: Vec<Axis>,
    /// The flowers below the display window of a shop.
    pub(super) display_box: i32,
    /// What stands on the string course or the pavement, from left to right.
    pub(super) ledge: Vec<(Thing, Spot)>,
    /// The lantern, if it has the middle of the wall.
    pub(super) streetlight: Option<Spot>,
    /// The chimney, if there is a roof for it.
    pub(super) chimney: Option<Spot>,
    pub(super) shop: Option<(i32, i32)>,
}

/// A window with everything in, over and under it.
#[derive(Debug)]
pub(super) struct Axis {
    pub(super) opening: Opening,
    /// How many closed windows it stands for; an open window stands for none.
    pub(super) closed: i32,
    pub(super) cat: bool,
    pub(super) flowers: i32,
    pub(super) awnings: Vec<(Curtain, i32)>,
}

/// What may stand on a ledge.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Thing {
    Plant,
    Cat,
    Pedestrian,
    Chimney,
}

/// A box has room for three blossoms, and a floor for two boxes.
const FLOWERS_IN_BOX: i32 = 3;
/// More things on a ledge would touch.
const THINGS_ON_LEDGE: i32 = 7;

impl Plan {
    /// Finds a place for everything that the face's traits name. Shops are built on the ground floor only.
    pub(super) fn of(face: &Face) -> Self {
        let count = |name: &str| face.value(name).max(0);
        let floor = count("floor").clamp(1, 3);
        let shop = (floor == 1 && count("shop") > 0).then(|| (count("shop"), count("points")));
        let mut axes: Vec<Axis> =
            if shop.is_some() { vec![Axis::at(95.0)] } else { vec![Axis::at(30.0), Axis::at(90.0)] };
        board_up(&mut axes, count("closed-windows"));
        hang(&mut axes, count("red-curtains"), count("blue-curtains"));
        let homeless_cats = seat_cats(&mut axes, count("cats"), floor);
        let display_box = plant_boxes(&mut axes, count("flowers"), shop.is_some());
        let mut things = vec![(Thing::Pedestrian, count("pedestrians")), (Thing::Cat, homeless_cats)];
        let roofless = if floor == 3 { 0 } else { count("chimney") };
        things.push((Thing::Chimney, roofless));
        things.push((Thing::Plant, count("plants")));
        let crowded = things.iter().any(|(_, many)| *many > 0);
        for axis in &mut axes {
            axis.opening = opening(axis, floor, crowded, count("flowers") > 0);
        }
        let middle = match (floor, shop.is_some()) {
            (1, true) => Spot::new(63.0, 44.0).scaled(0.8),
            (1, false) => Spot::new(60.0, 23.6).scaled(0.5),
            (2, _) => Spot::new(60.0, 26.0),
            _ => Spot::new(60.0, 50.0).scaled(0.8),
        };
        let standing_for = |spot: Spot, many: i32| (many > 0).then_some(spot.standing_for(many));
        Self {
            axes,
            display_box,
            ledge: arrange(things, floor),
            streetlight: standing_for(middle, count("streetlight")),
            chimney: if floor == 3 { standing_for(Spot::new(92.0, 33.0).scaled(0.94), count("chimney")) } else { None },
            shop,
        }
    }
}

impl Axis {
    const fn at(x: f64) -> Self {
        let opening = Opening { x, top: 0.0, height: 0.0 };
        Self { opening, closed: 0, cat: false, flowers: 0, awnings: Vec::new() }
    }
}

/// Boards up windows, the right one first; a window stands for several if there are not enough windows.
fn board_up(axes: &mut [Axis], closed: i32) {
    let mut left = closed;
    for axis in axes.iter_mut().rev() {
        axis.closed = left.min(1);
        left -= axis.closed;
    }
    if let Some(axis) = axes.last_mut() {
        axis.closed += left;
    }
}

/// Hangs every curtain over a window of its own, or every kind over one if there are more curtains than windows.
fn hang(axes: &mut [Axis], red: i32, blue: i32) {
    let mut curtains = Vec::new();
    if usize::try_from(red + blue).is_ok_and(|all| all <= axes.len()) {
        curtains.extend((0..red).map(|_| (Curtain::Red, 1)));
        curtains.extend((0..blue).map(|_| (Curtain::Blue, 1)));
    } else {
        curtains.extend([(Curtain::Red, red), (Curtain::Blue, blue)]);
        curtains.retain(|(_, many)| *many > 0);
    }
    let windows = axes.len();
    for (index, curtain) in curtains.into_iter().enumerate() {
        axes[index % windows].awnings.push(curtain);
    }
}

/// Seats a cat in every window that has room for one; answers how many have to sit on the ledge.
fn seat_cats(axes: &mut [Axis], cats: i32, floor: i32) -> i32 {
    let mut left = cats;
    for axis in axes {
        let dark = axis.awnings.len() > 1 || (floor == 3 && !axis.awnings.is_empty());
        if left > 0 && axis.closed == 0 && !dark {
            axis.cat = true;
            left -= 1;
        }
    }
    left
}

/// Fills the flower boxes; answers how many flowers grow below the display of a shop.
fn plant_boxes(axes: &mut [Axis], flowers: i32, shop: bool) -> i32 {
    if flowers > 2 * FLOWERS_IN_BOX {
        axes[0].flowers = flowers; // one blossom with its number
        return 0;
    }
    if shop {
        axes[0].flowers = flowers - flowers / 2;
        return flowers / 2;
    }
    let one_closed = axes.iter().filter(|axis| axis.closed > 0).count() == 1;
    let left = if one_closed && flowers <= 2 { flowers } else { (flowers + 1) / 2 };
    axes[0].flowers = left;
    axes[1].flowers = flowers - left;
    0
}

/// How high a window is: it uses the wall that nothing else needs.
fn opening(axis: &Axis, floor: i32, crowded: bool, flowers: bool) -> Opening {
    let (top, height) = match (floor, crowded) {
        (1, _) => (20.0, 40.0),
        (2, true) => (23.0, 45.0),
        (2, false) => (26.0, 56.0),
        (_, true) if flowers => (48.0, 24.0),
        (_, true) => (49.0, 29.0),
        (_, false) => (51.0, 37.0),
    };
    Opening { x: axis.opening.x, top, height }
}

/// Stands things on the ledge: people in the middle, plants to both sides.
fn arrange(mut things: Vec<(Thing, i32)>, floor: i32) -> Vec<(Thing, Spot)> {
    things.retain(|(_, many)| *many > 0);
    let base = if floor == 1 { 117.0 } else { 113.4 };
    let mut places: Vec<(Thing, i32)> = Vec::new();
    let mut room = THINGS_ON_LEDGE - things.iter().map(|(_, many)| many).sum::<i32>();
    for (thing, many) in things {
        // The first kinds of a crowd are the ones that shrink to one with a number.
        let shrinks = room < 0 && many > 1;
        room += if shrinks { many - 1 } else { 0 };
        let row = if shrinks { vec![(thing, many)] } else { (0..many).map(|_| (thing, 1)).collect() };
        let before = if thing == Thing::Plant { row.len() / 2 } else { 0 };
        let after = row.len() - before;
        places.splice(0..0, row.iter().copied().take(before));
        places.extend(row.into_iter().take(after));
    }
    let only_plants = places.iter().all(|(thing, _)| *thing == Thing::Plant);
    let many = places.len() as i32;
    let scale = crowd_scale(many) * if floor == 3 { 0.88 } else { 1.0 };
    let at = |index: i32| ledge_x(index, many, only_plants, floor);
    let spot = |(index, (thing, count)): (usize, (Thing, i32))| {
        (thing, Spot::new(at(index as i32), base).scaled(scale).standing_for(count))
    };
    places.into_iter().enumerate().map(spot).collect()
}

fn crowd_scale(many: i32) -> f64 {
    match many {
        0..=5 => 1.0,
        6 => 0.88,
        _ => 0.76,
    }
}

fn ledge_x(index: i32, many: i32, only_plants: bool, floor: i32) -> f64 {
    let pitch = match (many, only_plants) {
        (1, true) if floor == 1 => return 92.0, // not before the door
        (2, true) => 60.0,
        (3, true) => 30.0,
        (4, true) => 28.0,
        (0..=4, _) => 26.0,
        (5, _) => 22.6,
        (6, _) => 19.2,
        _ => 16.6,
    };
    60.0 + (f64::from(index) - f64::from(many - 1) / 2.0) * pitch
}
