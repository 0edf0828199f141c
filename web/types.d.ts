// The wire types, exported from the crate `protocol`: `cargo test -p gipf-protocol --features ts`
// with TS_RS_EXPORT_DIR=target/types.

export type { ActionView } from "../target/types/ActionView";
export type { Board } from "../target/types/Board";
export type { CellView } from "../target/types/CellView";
export type { Effect } from "../target/types/Effect";
export type { Ending } from "../target/types/Ending";
export type { EventKind } from "../target/types/EventKind";
export type { Fate } from "../target/types/Fate";
export type { GameInfo } from "../target/types/GameInfo";
export type { MatchView } from "../target/types/MatchView";
export type { Outcome } from "../target/types/Outcome";
export type { Piece } from "../target/types/Piece";
export type { Placed } from "../target/types/Placed";
export type { Player } from "../target/types/Player";
export type { PlyView } from "../target/types/PlyView";
export type { Problem } from "../target/types/Problem";
export type { Rule } from "../target/types/Rule";
export type { Request } from "../target/types/Request";
export type { Response } from "../target/types/Response";
export type { Row } from "../target/types/Row";
export type { SavedMatch } from "../target/types/SavedMatch";
export type { Seat } from "../target/types/Seat";
export type { Step } from "../target/types/Step";
export type { Supply } from "../target/types/Supply";
export type { Thought } from "../target/types/Thought";
export type { VariantInfo } from "../target/types/VariantInfo";
export type { VariantOption } from "../target/types/VariantOption";
export type { View } from "../target/types/View";
