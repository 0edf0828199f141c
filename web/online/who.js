// Who plays here: a guest at once, without being asked, or whoever has signed in.

import * as api from "./api.js";
import { line } from "./line.js";

/** @import { Me } from "../types.js" */

/** @type {Me | null} */
let known = null;
/** @type {Promise<Me> | null} */
let entering = null;
/** @type {string | null} the session by which the line knows who is here */
let greeted = null;

/** Whoever plays here, as far as that is known. */
export const me = () => known;

/** @param {string} player */
export const isMe = (player) => known?.player.id === player;

/** Whoever plays here; a new guest if nobody does. */
export function enter() {
  entering ??= api.enter().then(
    (now) => {
      become(now);
      return now;
    },
    (why) => {
      entering = null;
      throw why;
    },
  );
  return entering;
}

/** Whoever plays here as the server knows them now: what they may do can have changed. */
export function look() {
  entering = null;
  return enter();
}

/**
 * Somebody else plays here from now on, or the same one is somebody else.
 * @param {Me | null} now
 */
export function become(now) {
  known = now;
  if (now && !now.player.guest) void import("../pages/course/sync.js").then(({ begin }) => begin(now));
  entering = now && Promise.resolve(now);
  if (greeted !== (now?.session ?? null)) line.renew();
}

line.on("hello", ({ me }) => {
  greeted = me?.session ?? null;
  // Signed out elsewhere.
  if (known && !me) become(null);
  else if (me) known = me;
});
