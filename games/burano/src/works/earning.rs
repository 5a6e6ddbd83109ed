//! 5.3 Earning: the visible coins, and workers who come back.

use alloc::vec::Vec;

use crate::components::Place;
use crate::illegal::{Illegal, ensure};
use crate::notation::{Action, Post};
use crate::state::{Open, Phase};

/// An earning house was built: the coins come at once.
pub(crate) fn begin(open: &mut Open) {
    let player = open.player_mut();
    player.coins += u16::from(player.ring.coins());
    settle(open);
}

/// Goes on as long as somebody can come back.
fn settle(open: &mut Open) {
    let player = open.player();
    let possible = !player.ring.is_full() && player.abroad() > 0;
    open.phase = if possible { Phase::Earning } else { Phase::Move };
}

pub(crate) fn legal(open: &Open, actions: &mut Vec<Action>) {
    let player = open.player();
    let islands = Place::ISLANDS.into_iter().filter(|island| player.fishers[*island as usize] > 0);
    actions.extend(islands.map(|island| Action::Recall(Post::Island(island))));
    actions.extend(player.lace.iter().map(|square| Action::Recall(Post::Square(square))));
    actions.push(Action::Enough);
}

/// A worker comes back and brings a coin.
pub(crate) fn recall(open: &mut Open, post: Post) -> Result<(), Illegal> {
    let player = open.player_mut();
    match post {
        Post::Island(island) => {
            let there = !island.is_port() && player.fishers[island as usize] > 0;
            ensure(there, Illegal::Nobody(post))?;
            player.fishers[island as usize] -= 1;
        }
        Post::Square(square) => {
            ensure(player.lace.contains(square), Illegal::Nobody(post))?;
            player.lace.remove(square);
        }
    }
    player.ring.welcome();
    player.coins += 1;
    settle(open);
    Ok(())
}
