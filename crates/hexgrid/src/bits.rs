/// Declares a set of cells in one word and the algebra of such sets, for a game whose board needs a
/// word or an order of cells of its own.
///
/// A cell has `index`, the number of its bit, and `set`, the set of it alone, both `const fn`. What a
/// board adds (shifts, runs, the complement) its crate writes itself. With a last part
/// `in order of bits by numbered as Cells`, the set also has `lowest`, and an iterator `Cells` from the
/// lowest bit to the highest; `numbered` is the cell of a bit.
///
/// ```
/// #[derive(Clone, Copy, PartialEq, Debug)]
/// pub struct Square(u8);
///
/// impl Square {
///     const fn numbered(number: u8) -> Self {
///         Self(number)
///     }
///     const fn index(self) -> usize {
///         self.0 as usize
///     }
///     const fn set(self) -> SquareSet {
///         SquareSet(1 << self.0)
///     }
/// }
///
/// hexgrid::bit_set! {
///     /// A set of squares.
///     pub struct SquareSet(u64) of Square, in order of bits by numbered as Squares;
/// }
///
/// let set: SquareSet = [Square(9), Square(4)].into_iter().collect();
/// assert_eq!(set.iter().collect::<Vec<_>>(), [Square(4), Square(9)]);
/// assert!((set - Square(4).set()).is_empty() == false);
/// ```
#[macro_export]
macro_rules! bit_set {
    (
        $(#[$meta:meta])*
        pub struct $set:ident($word:ty) of $cell:ident;
    ) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
        pub struct $set($word);

        impl $set {
            /// The empty set.
            pub const EMPTY: Self = Self(0);

            /// The word: bit `n` is the member with that index.
            pub const fn bits(self) -> $word {
                self.0
            }

            /// Whether it has no member.
            pub const fn is_empty(self) -> bool {
                self.0 == 0
            }

            /// How many members it has.
            pub const fn len(self) -> u32 {
                self.0.count_ones()
            }

            /// Whether a cell is in it.
            pub const fn contains(self, cell: $cell) -> bool {
                self.0 >> cell.index() & 1 != 0
            }

            /// Whether every member of `other` is in it.
            pub const fn includes(self, other: Self) -> bool {
                other.0 & !self.0 == 0
            }

            /// Whether the two have a member in common.
            pub const fn meets(self, other: Self) -> bool {
                self.0 & other.0 != 0
            }

            /// The members of both.
            #[must_use]
            pub const fn with(self, other: Self) -> Self {
                Self(self.0 | other.0)
            }
        }

        impl ::std::ops::BitOr for $set {
            type Output = Self;

            fn bitor(self, other: Self) -> Self {
                Self(self.0 | other.0)
            }
        }

        impl ::std::ops::BitOrAssign for $set {
            fn bitor_assign(&mut self, other: Self) {
                self.0 |= other.0;
            }
        }

        impl ::std::ops::BitAnd for $set {
            type Output = Self;

            fn bitand(self, other: Self) -> Self {
                Self(self.0 & other.0)
            }
        }

        impl ::std::ops::BitXor for $set {
            type Output = Self;

            fn bitxor(self, other: Self) -> Self {
                Self(self.0 ^ other.0)
            }
        }

        impl ::std::ops::Sub for $set {
            type Output = Self;

            fn sub(self, other: Self) -> Self {
                Self(self.0 & !other.0)
            }
        }

        impl FromIterator<$cell> for $set {
            fn from_iter<I: IntoIterator<Item = $cell>>(cells: I) -> Self {
                cells.into_iter().fold(Self::EMPTY, |set, cell| set | cell.set())
            }
        }
    };
    (
        $(#[$meta:meta])*
        pub struct $set:ident($word:ty) of $cell:ident,
        in order of bits by $numbered:ident as $cells:ident;
    ) => {
        $crate::bit_set! {
            $(#[$meta])*
            pub struct $set($word) of $cell;
        }

        impl $set {
            /// Its member with the lowest bit.
            #[must_use]
            pub const fn lowest(self) -> Option<$cell> {
                #[allow(clippy::cast_possible_truncation, reason = "a bit number is below 128")]
                if self.0 == 0 {
                    None
                } else {
                    Some($cell::$numbered(self.0.trailing_zeros() as u8))
                }
            }

            /// Its members from the lowest bit to the highest.
            pub const fn iter(self) -> $cells {
                $cells(self)
            }
        }

        /// The members of a set from the lowest bit to the highest.
        #[derive(Clone, Debug)]
        pub struct $cells($set);

        impl Iterator for $cells {
            type Item = $cell;

            fn next(&mut self) -> Option<$cell> {
                let cell = self.0.lowest()?;
                self.0.0 &= self.0.0 - 1;
                Some(cell)
            }

            fn size_hint(&self) -> (usize, Option<usize>) {
                let left = self.0.len() as usize;
                (left, Some(left))
            }
        }

        impl ExactSizeIterator for $cells {}

        impl IntoIterator for $set {
            type Item = $cell;
            type IntoIter = $cells;

            fn into_iter(self) -> $cells {
                self.iter()
            }
        }
    };
}
