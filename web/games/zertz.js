// How ZÈRTZ looks and what its texts look like; no rules.

import { actionsOf } from "../board/state.js";
import { t } from "../i18n.js";
import { looks } from "./looks.js";
import { kindName, playerName } from "./names.js";

/** @import { Effect, Piece, View } from "../types.js" */
/** @import { Attempt, Played, Rows } from "./looks.js" */

/** The ring as a piece. */
const RING = "R";

/** @param {Piece[]} layers */
const isVacant = (layers) => layers.every(({ kind }) => kind === RING);

/** @param {Attempt} attempt */
function attempt({ view, hand, path, cell }) {
  const { prompt } = view;
  const [from] = path;
  if (from !== undefined) return `${from}:${cell}`;
  if (prompt === "ring") return `-${cell}`;
  if (prompt === "claim" || prompt === "pass") return null;
  // Where a capture is due any marble will do to learn of it.
  return `${hand ?? (prompt === "jump" ? "W" : (actionsOf(view)[0]?.text.charAt(0) ?? "W"))}${cell}`;
}

/**
 * The marbles that are captured, colour by colour: "2 white marbles, 1 black marble".
 * @param {Effect[]} effects
 */
function marbles(effects) {
  const kinds = effects.flatMap((effect) => (effect.kind === "remove" && effect.fate === "captured" ? [effect.piece.kind] : []));
  return [...new Set(kinds)]
    .map((kind) => t("pile-part-zertz", { count: kinds.filter((it) => it === kind).length, kind }))
    .join(", ");
}

/**
 * The rings that are taken, in the order in which they go.
 * @param {Effect[]} effects
 */
const rings = (effects) => effects.flatMap((effect) => (effect.kind === "remove" && effect.piece.kind === RING ? [effect.at] : []));

/** @param {Played} played */
function told({ ply: { by, action }, effects }) {
  const player = playerName(zertz, by);
  const [first] = effects;
  if (first?.kind === "jump") {
    return t("said-zertz-jump", { player, from: first.from, to: first.to, captured: marbles(effects) });
  }
  if (action === "pass") return t("said-zertz-pass", { player });
  if (first === undefined) return t("said-zertz-leave", { player });
  const taken = marbles(effects);
  if (first.kind === "enter") {
    const placed = t("said-zertz-place", { player, piece: kindName(zertz, first.piece.kind), to: first.to });
    return taken ? `${placed} ${t("said-zertz-claims", { player, rings: rings(effects).join(", "), captured: taken })}` : placed;
  }
  if (action.startsWith("+")) return t("said-zertz-claims", { player, rings: rings(effects).join(", "), captured: taken });
  const [ring = "", ...others] = rings(effects);
  const removed = t("said-zertz-ring", { player, ring });
  return taken ? `${removed} ${t("said-zertz-claims", { player, rings: others.join(", "), captured: taken })}` : removed;
}

/** @param {View} view */
function due({ prompt, to_move, rows }) {
  if (prompt === "place" || prompt === "place-captured") return null;
  return t(`said-zertz-due-${prompt}`, { player: playerName(zertz, to_move), groups: rows.map(groups.name).join("; ") });
}

/** @type {Rows} */
const groups = {
  straight: false,
  name: ({ cells }) => cells.join(", "),
  fateIn: () => "captured",
  text: (cells) => `+${[...cells].sort().join(",")}`,
  result: (effects) => t("chooser-captures", { captured: marbles(effects) }),
};

export const zertz = looks({
  key: "zertz",
  lessons: true,
  rules: "Z",
  sample: { spec: "zertz:tournament", position: "tournament ..-B/....-/....B-/...W.W./.G...-/...G./W... W3G6B8 -/- 1 t" },
  position: /^(basic|tournament)\s+[.WGBwgb-]+(\/[.WGBwgb-]+)+\s/,
  kinds: ["W", "G", "B"],
  choosesBeside: true,
  stacks: false,
  routes: true,
  // They stand in the rings, which are busy with them.
  coordinates: false,
  isVacant,
  cell: (_, layers) => {
    const top = layers?.at(-1);
    return !layers || !top ? t("cell-zertz-gone") : isVacant(layers) ? t("cell-zertz-vacant") : kindName(zertz, top.kind);
  },
  title: (variant, { rings = "37" }) => {
    const name = t(`variant-zertz-${variant}`);
    return rings === "37" ? name : t("variant-zertz-rings", { variant: name, rings });
  },
  // The marble that has captured goes on.
  begun: (view) => (view.prompt === "jump-on" ? (actionsOf(view)[0]?.path.slice(0, 1) ?? []) : []),
  attempt,
  hint: ({ prompt }) => t(prompt === "jump" || prompt === "jump-on" ? "hint-zertz-jump" : prompt === "ring" ? "hint-zertz-ring" : "hint-zertz-place"),
  told,
  due,
  choice: ({ text }) => (text === "pass" ? { text: t("choice-pass") } : null),
  arrangement: () => "collection",
  // Captured marbles lie on the rings that were removed.
  collected: (piece) => [{ kind: RING, owner: null }, piece],
  rows: groups,
});
