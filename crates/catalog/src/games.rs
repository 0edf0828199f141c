use protocol::{Board, GameInfo, VariantInfo, VariantOption};
use rules::{Game, Show};
use search::Evaluate;

use crate::table::Table;
use crate::{Error, ErrorKind, Level, Session};

/// The games, in the order in which they are shown: one row each.
pub(crate) static GAMES: &[&dyn Row] = &[];

/// What the catalog says about a game, and everything it needs to open it.
pub(crate) struct Listing<G: Game, E> {
    /// The key of each variant and the options it takes, the default variant first.
    pub(crate) variants: &'static [(&'static str, &'static [VariantOption])],
    /// The geometry of the board and the drawings of the pieces.
    pub(crate) board: fn(&G::Variant) -> Board,
    /// What search knows about the game.
    pub(crate) evaluation: E,
}

/// A listing of whatever game.
pub(crate) trait Row: Sync {
    fn key(&self) -> &'static str;
    fn info(&self) -> GameInfo;
    /// The variant of that text (the default one if there is none) as the game writes it.
    fn variant(&self, text: Option<&str>) -> Result<String, Error>;
    /// The beginning of a variant that [`variant`](Row::variant) has written.
    fn start(&'static self, variant: &str) -> Box<dyn Session>;
    fn read(&'static self, variant: &str, position: &str) -> Result<Box<dyn Session>, Error>;
    fn board(&self, variant: &str) -> Board;
}

impl<G: Show, E: Evaluate<G> + Send + Sync + 'static> Row for Listing<G, E> {
    fn key(&self) -> &'static str {
        G::KEY
    }

    fn info(&self) -> GameInfo {
        let variants = self.variants.iter().map(|&(key, options)| VariantInfo {
            key,
            spec: format!("{}:{key}", G::KEY),
            options: options.to_vec(),
        });
        GameInfo {
            key: G::KEY,
            variants: variants.collect(),
            levels: Level::ALL.map(Level::info).to_vec(),
        }
    }

    fn variant(&self, text: Option<&str>) -> Result<String, Error> {
        let variant = match text {
            None => G::Variant::default(),
            Some(text) => text.parse().map_err(|faults| Error::all(ErrorKind::Variant, &faults))?,
        };
        Ok(variant.to_string())
    }

    fn start(&'static self, variant: &str) -> Box<dyn Session> {
        let variant = reread::<G>(variant);
        let position = G::start(&variant);
        Box::new(Table { listing: self, variant, position })
    }

    fn read(&'static self, variant: &str, position: &str) -> Result<Box<dyn Session>, Error> {
        let variant = reread::<G>(variant);
        let position = G::read(&variant, position)
            .map_err(|faults| Error::all(ErrorKind::Position, &faults))?;
        Ok(Box::new(Table { listing: self, variant, position }))
    }

    fn board(&self, variant: &str) -> Board {
        (self.board)(&reread::<G>(variant))
    }
}

fn reread<G: Game>(variant: &str) -> G::Variant {
    variant.parse().expect("the game has written this text itself")
}
