//! What people see: pages and parts of pages, drawn on the server.

pub mod daily;
pub mod frame;
pub mod gather;
pub mod hint;
pub mod learn;
pub mod level;
pub mod lobby;
pub mod log;
pub mod new;
pub mod prompt;
pub mod rendering;
pub mod replay;
pub mod result;
pub mod review;
pub mod rules;
pub mod seats;
pub mod table;
