//! Who comes: guests with a name and a signed cookie, the language and the light that they like, and what protects them from each other.

mod fields;
mod guest;
mod limits;
mod seal;
mod visit;

pub use fields::Fields;
pub use guest::Guest;
pub use limits::{Limits, Thinking};
pub use seal::Seal;
pub(crate) use visit::set_cookie;
pub use visit::{Light, Visit, greet, local, remember};
