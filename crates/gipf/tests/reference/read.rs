//! Reading the text of a position, and which positions are refused (section 8).

use super::game::{Game, Variant, counted};
use super::pieces::{Kind, Layer, Piece, Reserve};
use super::position::{Phase, Position, Stage};

impl Position {
    /// Reads the text of a position of that game.
    ///
    /// # Errors
    /// What is unreadable, or every fault of the position, joined by `; `.
    pub fn read(game: &Game, text: &str) -> Result<Self, String> {
        let fields: Vec<&str> = text.split(' ').collect();
        let [key, board, reserves, side, stages, phase] = fields[..] else {
            return Err("a position has six fields".to_owned());
        };
        if key != game.variant.key() {
            return Err(format!("`{key}` is not `{}`", game.variant.key()));
        }
        let (white, black) = reserves.split_once('/').ok_or("two reserves are apart by `/`")?;
        let stage_letters: Vec<char> = stages.chars().collect();
        let [white_stage, black_stage] = stage_letters[..] else {
            return Err(format!("two stages, not `{stages}`"));
        };
        let position = Self {
            game: game.clone(),
            spots: read_board(game, board)?,
            reserves: [read_reserve(white)?, read_reserve(black)?],
            to_move: match side {
                "w" => 0,
                "b" => 1,
                _ => return Err(format!("no side `{side}`")),
            },
            stages: [read_stage(white_stage)?, read_stage(black_stage)?],
            phase: match phase {
                "1" | "1t" => Phase::FirstRows,
                "2" => Phase::Owed,
                "3" => Phase::Move,
                "4" => Phase::Extra,
                "5" => Phase::LastRows,
                _ => return Err(format!("no phase `{phase}`")),
            },
        };
        let mut faults = position.faults();
        if position.to_text() != text {
            faults.push(format!("written `{position}`"));
        }
        if faults.is_empty() { Ok(position) } else { Err(faults.join("; ")) }
    }

    fn faults(&self) -> Vec<String> {
        let mut faults = Vec::new();
        for (spot, stack) in self.spots.iter().enumerate() {
            if !self.can_arise(stack) {
                faults.push(format!("no such stack can arise on {}", self.game.board.name(spot)));
            }
        }
        for player in 0..2 {
            self.count_faults(player, &mut faults);
            self.stage_faults(player, &mut faults);
        }
        if let Some(fault) = self.phase_fault() {
            faults.push(fault.to_owned());
        }
        faults
    }

    /// Whether the layers can come to lie on each other so.
    fn can_arise(&self, stack: &[Layer]) -> bool {
        if stack.len() > 1 && !self.game.reserves.iter().any(Reserve::has_potentials) {
            return false;
        }
        let matrx = self.game.variant == Variant::Matrx;
        let bottom_ok = |layer: &Layer| match layer.piece {
            Piece::Basic => !matrx,
            Piece::Used(Kind::Dvonn | Kind::Punct) => matrx,
            _ => true,
        };
        let upper_ok = |below: &Layer, above: &Layer| match (above.piece, below.piece) {
            (Piece::Used(Kind::Dvonn), Piece::Basic)
            | (Piece::Basic | Piece::Gipf, Piece::Gipf) => !matrx,
            (Piece::Used(kind), Piece::Used(under) | Piece::Unused(under)) => {
                kind == under && matches!(kind, Kind::Dvonn | Kind::Punct)
            }
            _ => false,
        };
        stack.first().is_none_or(bottom_ok)
            && stack
                .windows(2)
                .all(|two| two[0].owner != two[1].owner && upper_ok(&two[0], &two[1]))
    }

    /// The upper limits of the pieces.
    fn count_faults(&self, player: usize, faults: &mut Vec<String>) {
        let matrx = self.game.variant == Variant::Matrx;
        let reserve = &self.reserves[player];
        let start = &self.game.reserves[player];
        let mut basics = reserve.basics;
        let mut gipfs = reserve.gipfs;
        let mut potentials = reserve.potentials;
        for layer in self.spots.iter().flatten().filter(|layer| layer.owner == player) {
            match layer.piece {
                Piece::Basic => basics += 1,
                Piece::Gipf => gipfs += 1,
                Piece::Unused(kind) if matrx => potentials[kind as usize] += 2,
                Piece::Unused(kind) => {
                    basics += 1;
                    potentials[kind as usize] += 1;
                }
                Piece::Used(kind) => potentials[kind as usize] += 1,
            }
        }
        let most_gipfs = match self.game.variant {
            Variant::Basic => 0,
            Variant::Standard => 3 + start.of(Kind::Punct),
            Variant::Tournament | Variant::Ultimate => self.game.basics(player) / 2,
            Variant::Matrx => 3,
        };
        if !matrx {
            if reserve.gipfs > 0 {
                faults.push(format!("player {player} holds GIPF pieces in the reserve"));
            }
            basics += 2 * gipfs;
        }
        if gipfs > most_gipfs {
            faults.push(format!("player {player} has {gipfs} GIPF pieces"));
        }
        if basics > self.game.basics(player) {
            faults.push(format!("player {player} has {basics} basics"));
        }
        for kind in Kind::ALL {
            if potentials[kind as usize] > start.of(kind) {
                faults.push(format!("player {player} has too many {}", kind.letter()));
            }
        }
    }

    fn stage_faults(&self, player: usize, faults: &mut Vec<String>) {
        let has_potentials = self.reserves[player].has_potentials();
        let fits = match (self.game.variant, self.stages[player]) {
            (Variant::Matrx, stage) => stage == Stage::None,
            (Variant::Tournament | Variant::Ultimate, Stage::Gipfs) => true,
            (_, Stage::Loading) => has_potentials,
            (_, Stage::Basics) => !has_potentials,
            (_, Stage::Gipfs | Stage::None) => false,
        };
        if !fits {
            faults.push(format!("player {player} cannot be at that stage"));
        }
    }

    /// What is wrong with the phase; `1` against `1t` is left to the comparison of the texts.
    fn phase_fault(&self) -> Option<&'static str> {
        let tamsk = self.has_tamsk_on_centre();
        match self.phase {
            Phase::FirstRows | Phase::LastRows
                if self.rows(self.to_move).is_empty() && self.outcome().is_none() =>
            {
                Some("phases 1 and 5 need a row or a lost game")
            }
            Phase::Owed | Phase::Extra if !tamsk => {
                Some("phases 2 and 4 need an unused TAMSK of the player to move on e5")
            }
            Phase::Move | Phase::LastRows if tamsk => {
                Some("an unused TAMSK on e5 was to be used or given up before")
            }
            _ => None,
        }
    }
}

fn read_board(game: &Game, text: &str) -> Result<Vec<Vec<Layer>>, String> {
    let columns: Vec<&str> = text.split('/').collect();
    let mut spots = Vec::new();
    for column in &columns {
        spots.push(read_column(column)?);
    }
    let lengths: Vec<usize> = spots.iter().map(Vec::len).collect();
    let wanted: Vec<usize> = game.board.columns.iter().map(Vec::len).collect();
    if lengths != wanted {
        return Err(format!("columns of {lengths:?} spots instead of {wanted:?}"));
    }
    Ok(spots.concat())
}

fn read_column(text: &str) -> Result<Vec<Vec<Layer>>, String> {
    let mut column = Vec::new();
    let mut rest = text;
    while let Some(first) = rest.chars().next() {
        if let Some(count) = first.to_digit(10) {
            column.extend((0..count).map(|_| Vec::new()));
            rest = &rest[1..];
        } else if let Some(inside) = rest.strip_prefix('(') {
            let (layers, behind) = inside.split_once(')').ok_or("a stack is not closed")?;
            column.push(read_layers(layers)?);
            rest = behind;
        } else {
            let letter = first.len_utf8();
            let plus = usize::from(rest[letter..].starts_with('+'));
            let (layer, behind) = rest.split_at(letter + plus);
            column.push(read_layers(layer)?);
            rest = behind;
        }
    }
    Ok(column)
}

fn read_layers(text: &str) -> Result<Vec<Layer>, String> {
    let mut layers: Vec<Layer> = Vec::new();
    for letter in text.chars() {
        if letter == '+' {
            let last = layers.last_mut().ok_or("`+` stands behind a potential")?;
            let Piece::Used(kind) = last.piece else {
                return Err("`+` stands behind a potential".to_owned());
            };
            last.piece = Piece::Unused(kind);
            continue;
        }
        let piece = match letter.to_ascii_uppercase() {
            'B' => Piece::Basic,
            'G' => Piece::Gipf,
            upper => {
                Piece::Used(Kind::from_letter(upper).ok_or_else(|| format!("no piece `{letter}`"))?)
            }
        };
        layers.push(Layer { owner: usize::from(letter.is_lowercase()), piece });
    }
    Ok(layers)
}

fn read_reserve(text: &str) -> Result<Reserve, String> {
    let mut reserve = Reserve::default();
    if text == "-" {
        return Ok(reserve);
    }
    for (letter, count) in counted(text).ok_or_else(|| format!("unreadable: `{text}`"))? {
        match letter {
            'B' => reserve.basics = count,
            'G' => reserve.gipfs = count,
            _ => {
                let kind = Kind::from_letter(letter).ok_or_else(|| format!("no `{letter}`"))?;
                *reserve.of_mut(kind) = count;
            }
        }
    }
    Ok(reserve)
}

fn read_stage(letter: char) -> Result<Stage, String> {
    match letter {
        'G' => Ok(Stage::Gipfs),
        'L' => Ok(Stage::Loading),
        'B' => Ok(Stage::Basics),
        '-' => Ok(Stage::None),
        _ => Err(format!("no stage `{letter}`")),
    }
}
