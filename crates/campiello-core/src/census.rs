//! Where every component is: the count behind law 4.

use alloc::collections::BTreeMap;
use alloc::string::String;

/// A count of all components of a game, wherever they are. The engine compares it with the count after the set-up:
/// nothing may be lost or doubled.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Census {
    found: BTreeMap<String, i64>,
}

impl Census {
    /// One more of this component was found.
    pub fn found(&mut self, component: impl Into<String>) {
        self.count(component, 1);
    }

    /// So many more of this component were found.
    pub fn count(&mut self, component: impl Into<String>, number: i64) {
        *self.found.entry(component.into()).or_default() += number;
    }

    /// The first component whose number differs from the other count: what, here, there.
    pub fn difference(&self, other: &Self) -> Option<(String, i64, i64)> {
        let number = |census: &Self, component: &String| census.found.get(component).copied().unwrap_or(0);
        (self.found.keys().chain(other.found.keys()))
            .map(|component| (component.clone(), number(self, component), number(other, component)))
            .find(|(_, here, there)| here != there)
    }
}
