// Who plays here: a guest at once, without being asked, or whoever has signed in.

import * as api from "./api.js";
import { line } from "./line.js";

/** @import { Me } from "../types.js" */

/** @type {Me | null} */
let known = null;
/** @type {Promise<Me> | null} */
let entering = null;

/** Whoever plays here, as far as that is known. */
export const me = () => known;

/** @param {string} player */
export const isMe = (player) => known?.player.id === player;

/** Whoever plays here; a new guest if nobody does. */
export function enter() {
  entering ??= api.enter().then(
    (now) => (known = now),
    (why) => {
      entering = null;
      throw why;
    },
  );
  return entering;
}

/**
 * Somebody else plays here from now on, or the same one is somebody else.
 * @param {Me | null} now
 */
export function become(now) {
  const changed = now?.session !== known?.session;
  known = now;
  entering = now && Promise.resolve(now);
  if (changed) line.renew();
}

line.on("hello", ({ me }) => {
  // Signed out elsewhere.
  if (known && !me) become(null);
  else if (me) known = me;
});
