//! Small closed sets of things with names: colours, kinds, places.

/// A thing out of a small closed set: it has a number, and a name that notation, texts and editions use.
///
/// Written with [`keyed!`](crate::keyed!), which also makes `Display` and `FromStr` of the name.
pub trait Keyed: Copy + Eq + 'static {
    /// All of them, in order.
    const ALL: &'static [Self];

    /// Its number, from 0.
    fn index(self) -> usize;

    /// Its name.
    fn key(self) -> &'static str;
}

/// Declares an enum whose members have names: `keyed! { /// … pub enum Fish { /// … Tuna = "tuna", … } }`.
#[macro_export]
macro_rules! keyed {
    ($(#[$meta:meta])* pub enum $name:ident { $($(#[$doc:meta])* $member:ident = $key:literal),* $(,)? }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize)]
        #[repr(u8)]
        pub enum $name {
            $($(#[$doc])* $member),*
        }

        impl $name {
            /// All of them, in order.
            pub const ALL: [Self; [$($key),*].len()] = [$(Self::$member),*];

            /// Its name in notation, texts and editions.
            #[must_use]
            #[inline]
            pub const fn key(self) -> &'static str {
                [$($key),*][self as usize]
            }
        }

        impl $crate::keyed::Keyed for $name {
            const ALL: &'static [Self] = &[$(Self::$member),*];

            #[inline]
            fn index(self) -> usize {
                self as usize
            }

            #[inline]
            fn key(self) -> &'static str {
                Self::key(self)
            }
        }

        impl core::fmt::Display for $name {
            fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                f.write_str(self.key())
            }
        }

        impl core::str::FromStr for $name {
            type Err = ();

            fn from_str(text: &str) -> Result<Self, ()> {
                Self::ALL.into_iter().find(|member| member.key() == text).ok_or(())
            }
        }
    };
}
