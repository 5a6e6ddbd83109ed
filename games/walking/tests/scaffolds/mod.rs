//! Scaffolds moved by hand, one at a time, as at a real table: the search that rule 3.2.6 is compared with.

use std::collections::{HashMap, HashSet};

use walking::street::{Lot, Street, lots};
use walking::{Card, Floor};

/// What was compared.
#[derive(Debug, Default)]
pub(crate) struct Compared {
    /// Shapes of a street, wherever they lie.
    pub(crate) shapes: usize,
    /// Streets, counted from the first house built.
    pub(crate) streets: usize,
    /// Streets with a lawful arrangement of scaffolds.
    pub(crate) arrangements: usize,
    /// Lawful placements.
    pub(crate) placements: usize,
}

/// Cells of the table: 13 columns of 3 floors, lot 0 in the middle.
type Cells = u64;
const COLUMNS: i8 = 13;
const MIDDLE: i8 = 6;

fn cell(column: i8, floor: usize) -> Cells {
    1 << (floor as u32 * COLUMNS as u32 + column as u32)
}

fn every_cell() -> impl Iterator<Item = (i8, usize, Cells)> {
    (0..COLUMNS).flat_map(|column| (0..3).map(move |floor| (column, floor, cell(column, floor))))
}

/// Cards and scaffolds as they lie.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
struct Lying {
    cards: Cells,
    scaffolds: Cells,
}

impl Lying {
    fn all(self) -> Cells {
        self.cards | self.scaffolds
    }

    /// 3.2.2: something lies below everything that is not on the pavement.
    fn supported(self) -> bool {
        every_cell()
            .filter(|(.., bit)| self.all() & bit != 0)
            .all(|(column, floor, _)| (0..floor).all(|below| self.all() & cell(column, below) != 0))
    }

    /// 3.2.3: the whole is in one piece.
    fn in_one_piece(self) -> bool {
        let all = self.all();
        let mut piece = all & all.wrapping_neg();
        loop {
            let grown = (piece | neighbours(piece)) & all;
            if grown == piece {
                return piece == all;
            }
            piece = grown;
        }
    }

    fn lawful(self) -> bool {
        self.supported() && self.in_one_piece()
    }

    /// 3.2.5: a scaffold is moved, laid aside, or comes back.
    fn moves(self) -> Vec<Self> {
        let mut moved = Vec::new();
        let places = || every_cell().filter(|(_, floor, bit)| *floor < 2 && self.all() & bit == 0).map(|(.., bit)| bit);
        if self.scaffolds.count_ones() < 2 {
            moved.extend(places().map(|to| Self { scaffolds: self.scaffolds | to, ..self }));
        }
        for (.., from) in every_cell().filter(|(.., bit)| self.scaffolds & bit != 0) {
            let left = self.scaffolds & !from;
            moved.push(Self { scaffolds: left, ..self });
            moved.extend(places().map(|to| Self { scaffolds: left | to, ..self }));
        }
        moved.retain(|lying| lying.lawful());
        moved
    }

    /// A card laid on a cell that is empty or holds a scaffold, touching something that lay there before.
    fn placed(self, bit: Cells) -> Option<Self> {
        let with = Self { cards: self.cards | bit, scaffolds: self.scaffolds & !bit };
        let touches = neighbours(bit) & self.all() != 0 || self.scaffolds & bit != 0;
        (self.cards & bit == 0 && touches && width(with.cards) <= 5 && with.lawful()).then_some(with)
    }
}

fn neighbours(cells: Cells) -> Cells {
    every_cell().filter(|(.., bit)| cells & bit != 0).fold(0, |near, (column, floor, _)| {
        let sides = [(column - 1, floor), (column + 1, floor), (column, floor + 1), (column, floor.wrapping_sub(1))];
        sides
            .into_iter()
            .filter(|(c, f)| (0..COLUMNS).contains(c) && *f < 3)
            .fold(near, |near, (c, f)| near | cell(c, f))
    })
}

fn width(cards: Cells) -> i8 {
    let columns: Vec<i8> = every_cell().filter(|(.., bit)| cards & bit != 0).map(|(column, ..)| column).collect();
    columns.iter().max().zip(columns.iter().min()).map_or(0, |(most, least)| most - least + 1)
}

/// Everything that can be laid from one arrangement by moving scaffolds; forgets nothing that it saw on the way.
fn reachable(from: Lying) -> HashSet<Lying> {
    let mut seen = HashSet::from([from]);
    let mut open = vec![from];
    while let Some(lying) = open.pop() {
        open.extend(lying.moves().into_iter().filter(|next| seen.insert(*next)));
    }
    seen
}

/// Compares, for every shape that can be reached and from every arrangement in it, what can be placed with what
/// [`Street::lawful`] says.
///
/// # Panics
/// On the first shape for which they differ.
pub(crate) fn compare() -> Compared {
    let mut compared = Compared::default();
    let begin = Lying { cards: 0, scaffolds: cell(MIDDLE, 0) | cell(MIDDLE + 1, 0) };
    let mut shapes: HashMap<Cells, HashSet<Lying>> = HashMap::from([(0, reachable(begin))]);
    let mut open = vec![0];
    while let Some(cards) = open.pop() {
        let arrangements = &shapes[&cards];
        compared.streets += 1;
        compared.arrangements += arrangements.len();
        let mut by_hand: HashMap<Cells, Lying> = HashMap::new();
        for (.., bit) in every_cell().filter(|(column, ..)| cards != 0 || *column == MIDDLE) {
            by_hand.extend(arrangements.iter().find_map(|lying| lying.placed(bit)).map(|lying| (bit, lying)));
        }
        let counted: HashSet<Cells> = counted(cards).into_iter().collect();
        assert_eq!(by_hand.keys().copied().collect::<HashSet<_>>(), counted, "street {cards:039b}");
        compared.placements += counted.len();
        for lying in by_hand.into_values() {
            if let Some(known) = shapes.get(&lying.cards) {
                assert!(known.contains(&lying), "every arrangement of a shape can be reached from every other");
            } else {
                shapes.insert(lying.cards, reachable(lying));
                open.push(lying.cards);
            }
        }
    }
    compared.shapes = shapes.keys().map(|cards| leftmost(*cards)).collect::<HashSet<_>>().len();
    compared
}

/// The same shape in the leftmost columns.
fn leftmost(cards: Cells) -> Cells {
    let shift = (0..COLUMNS).find(|column| (0..3).any(|floor| cards & cell(*column, floor) != 0));
    cards >> shift.unwrap_or(0)
}

/// The cells on which [`Street::lawful`] allows a card.
fn counted(cards: Cells) -> Vec<Cells> {
    let mut street = Street::default();
    for (column, floor, _) in every_cell().filter(|(.., bit)| cards & bit != 0) {
        let lot = Lot::new(column - MIDDLE).expect("a street spans at most five lots");
        street.place(Card::new(Floor::ALL[floor], 0), lot);
    }
    (Floor::ALL.into_iter())
        .flat_map(|floor| lots(street.lawful(floor)).map(move |lot| cell(lot.number() + MIDDLE, floor as usize)))
        .collect()
}
