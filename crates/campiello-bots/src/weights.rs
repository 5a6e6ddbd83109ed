//! The numbers by which a bot values positions, as a list: so that they can be fitted, and kept in a file.

/// A number by which a bot values positions.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Weight {
    /// Its name, with its place behind a point if there are several: `hope.3`.
    pub name: String,
    /// What it is.
    pub value: i32,
    /// By how much it is changed first when it is fitted; 0 if it is not to be fitted.
    pub step: i32,
}

impl Weight {
    /// A number with a step in proportion.
    pub fn new(name: impl Into<String>, value: i32) -> Self {
        Self { name: name.into(), value, step: (value.abs() / 4).max(4) }
    }
}

/// One weight, or several of a kind.
pub trait Slots {
    /// Each of them with its name.
    fn slots(&mut self, name: &'static str) -> Vec<(String, &mut i32)>;
}

impl Slots for i32 {
    fn slots(&mut self, name: &'static str) -> Vec<(String, &mut i32)> {
        vec![(name.to_owned(), self)]
    }
}

impl<const N: usize> Slots for [i32; N] {
    fn slots(&mut self, name: &'static str) -> Vec<(String, &mut i32)> {
        self.iter_mut().enumerate().map(|(place, slot)| (format!("{name}.{place}"), slot)).collect()
    }
}

/// Declares a structure of weights, numbers or arrays of them, whose values stand in two files as [`Training`](crate::training::Training) writes them: what is believed by whoever
/// searches, and what `greedy` believes.
macro_rules! weights {
    ($(#[$about:meta])* $file:literal: $(#[$greedy:meta])* $greedy_file:literal: $($(#[$doc:meta])* $name:ident: $kind:ty,)*) => {
        $(#[$about])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub struct Weights {
            $($(#[$doc])* pub $name: $kind,)*
        }

        /// The values, and how they were found.
        const FILE: &str = include_str!($file);
        const GREEDY: &str = include_str!($greedy_file);

        impl Default for Weights {
            fn default() -> Self {
                static USUAL: std::sync::LazyLock<Weights> = std::sync::LazyLock::new(|| Weights::read(FILE));
                *USUAL
            }
        }

        impl Weights {
            $(#[$greedy])*
            pub fn greedy() -> Self {
                static GREEDILY: std::sync::LazyLock<Weights> = std::sync::LazyLock::new(|| Weights::read(GREEDY));
                *GREEDILY
            }

            /// Those that stand in a file of ours.
            fn read(file: &str) -> Self {
                let training = file.parse::<$crate::training::Training>().expect("the file is ours, and tested");
                let value = |name: &str| training.value(name).expect("the file names every weight");
                let mut weights = Self { $($name: Default::default(),)* };
                weights.slots().into_iter().for_each(|(name, slot)| *slot = value(&name));
                weights
            }

            /// All of them, each with its name.
            pub fn slots(&mut self) -> Vec<(String, &mut i32)> {
                let mut slots = Vec::new();
                $(slots.extend($crate::weights::Slots::slots(&mut self.$name, stringify!($name)));)*
                slots
            }

            /// The weight of this name.
            pub fn named(&mut self, name: &str) -> Option<&mut i32> {
                self.slots().into_iter().find(|(slot, _)| slot == name).map(|(_, slot)| slot)
            }

            /// All of them as a list.
            pub fn list(mut self) -> Vec<$crate::weights::Weight> {
                self.slots().into_iter().map(|(name, slot)| $crate::weights::Weight::new(name, *slot)).collect()
            }

            /// These values, in the order of the list.
            pub fn of(values: &[i32]) -> Self {
                let mut weights = Self::default();
                weights.slots().into_iter().zip(values).for_each(|((_, slot), value)| *slot = *value);
                weights
            }
        }

        #[cfg(test)]
        mod tests {
            use super::*;
            use $crate::training::Training;

            #[test]
            fn the_files_name_every_weight_once_and_no_other() {
                let declared: Vec<String> = Weights::default().list().into_iter().map(|weight| weight.name).collect();
                for file in [FILE, GREEDY] {
                    let file: Training = file.parse().expect("it is well formed");
                    let written: Vec<String> = file.weights.into_iter().map(|weight| weight.name).collect();
                    assert_eq!(written, declared);
                }
            }

            #[test]
            fn values_come_back_in_the_order_of_the_list() {
                let values: Vec<i32> = (1..).take(Weights::default().list().len()).collect();
                let mut back = Weights::of(&values);
                assert_eq!(back.slots().into_iter().map(|(_, slot)| *slot).collect::<Vec<_>>(), values);
                let last = Weights::default().list().pop().expect("there is one").name;
                assert_eq!(back.named(&last).copied(), values.last().copied());
                assert_eq!(back.named("nothing"), None);
            }
        }
    };
}
pub(crate) use weights;
