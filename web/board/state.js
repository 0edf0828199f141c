// What stands on the board, piece by piece, and which actions are meant by what has been pressed.
// Pure, and without any rule: everything follows from the actions that the rules have offered.

/** @import { ActionView, Effect, Piece, Placed, View } from "../types.js" */

/**
 * @typedef {object} Standing a piece or a stack with an identity that stays while it moves
 * @property {number} id
 * @property {string} at
 * @property {Piece[]} layers from bottom to top
 */

/** @typedef {Map<string, Standing>} Standings by cell */

let ids = 0;

/**
 * The same pieces as `placed`; those that stood there before keep their identity.
 * @param {Placed[]} placed
 * @param {Standings} [before]
 * @returns {Standings}
 */
export function settle(placed, before = new Map()) {
  return new Map(
    placed.map(({ at, layers }) => {
      const same = before.get(at);
      return [at, same && alike(same.layers, layers) ? same : { id: ids++, at, layers }];
    }),
  );
}

/**
 * @param {Piece[]} a
 * @param {Piece[]} b
 */
function alike(a, b) {
  return a.length === b.length && a.every((piece, i) => piece.kind === b[i]?.kind && piece.owner === b[i]?.owner);
}

/**
 * Whether a cell keeps what is on top, and only what lies below it has become something else.
 * @param {Standing} before
 * @param {Standing | undefined} now
 */
export function isCovered(before, now) {
  const [top, still] = [before.layers.at(-1), now?.layers.at(-1)];
  return top !== undefined && still !== undefined && alike([top], [still]);
}

/**
 * Whether a single piece has become the same of the other player.
 * @param {Standing} before
 * @param {Standing} now
 */
export function isTurned(before, now) {
  const [[piece, ...more], [other, ...others]] = [before.layers, now.layers];
  return more.length + others.length === 0 && piece?.kind === other?.kind && piece?.owner !== other?.owner;
}

/**
 * Takes the top layer of a cell.
 * @param {Standings} standings
 * @param {string} at
 */
function takeTop(standings, at) {
  const stack = standings.get(at);
  standings.delete(at);
  if (stack && stack.layers.length > 1) {
    standings.set(at, { ...stack, layers: stack.layers.slice(0, -1) });
  }
  return stack?.layers.at(-1);
}

/**
 * What stands after some effects.
 * @param {Standings} before
 * @param {Effect[]} effects
 * @returns {Standings}
 */
export function after(before, effects) {
  const standings = new Map(before);
  for (const effect of effects) {
    if (effect.kind === "shift") {
      const moved = standings.get(effect.from);
      standings.delete(effect.from);
      if (moved) standings.set(effect.to, { ...moved, at: effect.to });
    } else if (effect.kind === "enter") {
      const under = standings.get(effect.to)?.layers ?? [];
      standings.set(effect.to, { id: ids++, at: effect.to, layers: [...under, effect.piece] });
    } else if (effect.kind === "jump") {
      const top = takeTop(standings, effect.from);
      const under = standings.get(effect.to)?.layers ?? [];
      if (top) standings.set(effect.to, { id: ids++, at: effect.to, layers: [...under, top] });
    } else if (effect.kind === "stack") {
      const moved = standings.get(effect.from)?.layers ?? [];
      const under = standings.get(effect.to)?.layers ?? [];
      standings.delete(effect.from);
      standings.set(effect.to, { id: ids++, at: effect.to, layers: [...under, ...moved] });
    } else if (effect.kind === "carry") {
      for (const { at, layers } of effect.lifted) for (const _ of layers) takeTop(standings, at);
      for (const { at, layers } of effect.laid) {
        const under = standings.get(at)?.layers ?? [];
        standings.set(at, { id: ids++, at, layers: [...under, ...layers] });
      }
    } else if (effect.kind === "become") {
      standings.set(effect.at, { id: ids++, at: effect.at, layers: effect.layers });
    } else {
      takeTop(standings, effect.at);
    }
  }
  return standings;
}

/**
 * What was written once for many, with the cells of one.
 * @template T
 * @param {T} way
 * @param {string[]} cells
 * @returns {T}
 */
function filled(way, cells) {
  /** @type {(part: any) => any} */
  const fill = (part) => {
    if (typeof part === "string") return part.replace(/\{(\d+)\}/g, (_, place) => cells[place] ?? "");
    if (Array.isArray(part)) return part.map(fill);
    if (typeof part !== "object" || part === null) return part;
    return Object.fromEntries(Object.entries(part).map(([key, value]) => [key, fill(value)]));
  };
  return fill(way);
}

/** A legal action; what it does is put together when it is asked for, since there can be thousands. */
class Legal {
  #way;
  #cells;
  /** @type {Effect[] | undefined} */
  #effects;

  /**
   * @param {ActionView} way
   * @param {string[]} cells
   */
  constructor(way, cells) {
    this.#way = way;
    this.#cells = cells;
    this.text = filled(way.text, cells);
    this.hand = way.hand;
    this.path = filled(way.path, cells);
    this.turned = way.turned;
    this.completes_turn = way.completes_turn;
    this.outcome = way.outcome;
  }

  get effects() {
    return (this.#effects ??= filled(this.#way.effects, this.#cells));
  }

  get rows() {
    return filled(this.#way.rows, this.#cells);
  }
}

/** @type {WeakMap<View, ActionView[]>} */
const legal = new WeakMap();

/**
 * The legal actions of a view.
 * @param {View} view
 * @returns {ActionView[]}
 */
export function actionsOf(view) {
  const known = legal.get(view);
  if (known) return known;
  const actions = view.actions.each.flatMap(([place, cells]) => {
    const way = view.actions.ways[place];
    return way ? [new Legal(way, cells)] : [];
  });
  legal.set(view, actions);
  return actions;
}

/**
 * The kinds of pieces there is a choice between, in the order of `order`.
 * @param {ActionView[]} actions
 * @param {string[]} order
 */
export function hands(actions, order) {
  const found = new Set(actions.map((action) => action.hand));
  return order.filter((kind) => found.has(kind));
}

/**
 * The actions that can still be meant.
 * @param {ActionView[]} actions
 * @param {string | null} hand the kind of piece that is chosen
 * @param {string[]} pressed
 */
export function meant(actions, hand, pressed) {
  return actions.filter(
    (action) =>
      action.path.length > 0 &&
      (action.hand === null || action.hand === hand) &&
      pressed.every((cell, index) => action.path[index] === cell),
  );
}

/**
 * The cells to press next, each with the actions that are then still meant.
 * @param {ActionView[]} candidates
 * @param {number} depth how many cells have been pressed
 */
export function nextCells(candidates, depth) {
  /** @type {Map<string, ActionView[]>} */
  const cells = new Map();
  for (const action of candidates) {
    const cell = action.path[depth];
    if (cell === undefined) continue;
    const list = cells.get(cell);
    if (list) list.push(action);
    else cells.set(cell, [action]);
  }
  return cells;
}

/**
 * The actions by how the piece is turned, if that is all they differ in once `depth` cells are pressed.
 * @param {ActionView[]} actions
 * @param {number} depth
 */
export function turns(actions, depth) {
  const turning = actions.length > 0 && actions.every(({ turned, path }) => turned !== null && path.length === depth);
  return turning ? [...actions].sort((a, b) => (a.turned ?? 0) - (b.turned ?? 0)) : [];
}

/**
 * The action in which the piece is turned so, or else as little further as possible.
 * @param {ActionView[]} actions those of {@link turns}
 * @param {number} turned
 */
export function turnedBy(actions, turned) {
  return actions.find((action) => (action.turned ?? 0) >= turned) ?? actions[0];
}

/**
 * The cells that an action takes pieces from.
 * @param {ActionView} action
 */
export function taken(action) {
  return [...new Set(action.effects.flatMap((effect) => (effect.kind === "remove" ? [effect.at] : [])))];
}

/**
 * The action among `actions` that takes exactly these cells.
 * @param {ActionView[]} actions
 * @param {Set<string>} cells
 */
export function taking(actions, cells) {
  return actions.find((action) => {
    const list = taken(action);
    return list.length === cells.size && list.every((cell) => cells.has(cell));
  });
}
