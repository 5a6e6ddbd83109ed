//! What bots know about Burano.

use burano::{Action, Burano, Source};
use campiello_core::{Luck, Table};

use crate::bot::{Bot, Brains};
use crate::chair::Chair;
use crate::random::Random;

/// Plays any legal move, and builds any pyramid: more than the list holds.
pub struct AnyPyramid;

impl Bot<Burano> for AnyPyramid {
    fn choose(&mut self, chair: &Chair<'_, Burano>, luck: &mut Luck) -> Action {
        if let Action::Pyramid(_) = chair.legal()[0] {
            return Action::Pyramid(burano::guess::any_pyramid(&chair.view().open, chair.seat(), luck));
        }
        Random.choose(chair, luck)
    }
}

impl Brains for Burano {
    const BOTS: &'static [&'static str] = &["random"];

    fn bot(name: &str) -> Option<Box<dyn Bot<Self>>> {
        match name {
            "random" => Some(Box::new(AnyPyramid)),
            _ => None,
        }
    }

    /// The mean points of a seat by where they came from.
    fn statistics(table: &Table<Self>) -> Vec<(&'static str, f64)> {
        let open = &table.state().open;
        let mean = |sources: &[Source]| {
            let players = open.players.iter(open.seats);
            let points: u32 = players
                .flat_map(|(_, player)| sources.iter().map(|source| u32::from(player.points[*source as usize])))
                .sum();
            f64::from(points) / f64::from(open.seats)
        };
        Vec::from([
            ("mean_islands", mean(&[Source::Islands])),
            ("mean_lace", mean(&[Source::Lace])),
            ("mean_roofs", mean(&[Source::Roofs])),
            ("mean_ships", mean(&[Source::Ships])),
            ("mean_buildings", mean(&[Source::Buildings])),
            ("mean_rest", mean(&[Source::Fish, Source::Coins])),
        ])
    }
}
