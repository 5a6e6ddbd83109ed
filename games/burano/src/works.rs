//! 5 Actions: what the cube of a colour does in this season.

pub mod catch; //   5.1.1 fish and workers at an island
pub mod earning; // 5.3
pub mod fishing; // 5.1 where the boat goes
pub mod lace; //    5.2
pub mod port; //    5.1.2 selling to a ship
