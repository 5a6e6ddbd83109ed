//! Who sits where: the tables at which every deal is played.

/// The tables of every deal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fixtures {
    bots: usize,
    tables: Vec<Vec<usize>>,
}

impl Fixtures {
    /// The tables of so many bots (not none) at so many seats.
    ///
    /// As many bots as seats sit down together. If there are fewer, the last of them takes the seats that are left: `master,greedy` at four seats is one
    /// master against three greedy ones. If there are more, every choice of as many as there are seats has its table. Each of these tables is
    /// played once for every rotation of its bots around it.
    pub fn new(bots: usize, seats: u8) -> Self {
        let seats = usize::from(seats);
        let parties =
            if bots > seats { choices(bots, seats) } else { vec![(0..seats).map(|seat| seat.min(bots - 1)).collect()] };
        let mut tables: Vec<Vec<usize>> = Vec::new();
        for party in parties {
            for turn in 0..seats {
                let mut table = party.clone();
                table.rotate_right(turn);
                if !tables.contains(&table) {
                    tables.push(table);
                }
            }
        }
        Self { bots, tables }
    }

    /// How many bots there are.
    pub const fn bots(&self) -> usize {
        self.bots
    }

    /// Which bot sits in which seat, table by table.
    pub fn tables(&self) -> &[Vec<usize>] {
        &self.tables
    }
}

/// All ways to choose so many of the numbers below `of`, in order.
fn choices(of: usize, many: usize) -> Vec<Vec<usize>> {
    match (of, many) {
        (_, 0) => vec![Vec::new()],
        (of, many) if of < many => Vec::new(),
        (of, many) => {
            let with = choices(of - 1, many - 1).into_iter().map(|mut choice| {
                choice.push(of - 1);
                choice
            });
            choices(of - 1, many).into_iter().chain(with).collect()
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Fixtures;

    /// How often every bot sits in every seat.
    fn sits(bots: usize, seats: u8) -> Vec<Vec<usize>> {
        let fixtures = Fixtures::new(bots, seats);
        let count = |bot: usize, seat: usize| fixtures.tables().iter().filter(|table| table[seat] == bot).count();
        (0..bots).map(|bot| (0..usize::from(seats)).map(|seat| count(bot, seat)).collect()).collect()
    }

    #[test]
    fn every_bot_sits_in_every_seat_equally_often() {
        for (bots, seats) in [(1, 1), (1, 3), (2, 2), (2, 4), (3, 4), (4, 4), (5, 2), (5, 3), (3, 1)] {
            for sits in sits(bots, seats) {
                assert!(sits.iter().all(|times| *times == sits[0] && *times > 0), "{bots} {seats}: {sits:?}");
            }
        }
    }

    #[test]
    fn the_last_one_takes_the_seats_that_are_left() {
        assert_eq!(Fixtures::new(2, 4).tables()[0], [0, 1, 1, 1]);
        assert_eq!(Fixtures::new(2, 4).tables().len(), 4);
        assert_eq!(Fixtures::new(1, 4).tables().len(), 1);
    }

    #[test]
    fn more_bots_than_seats_meet_in_every_choice() {
        assert_eq!(Fixtures::new(5, 2).tables().len(), 10 * 2);
        assert_eq!(Fixtures::new(3, 1).tables(), [[0], [1], [2]]);
    }
}
