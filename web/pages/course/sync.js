// Brings what was done in the course together with what was done on other devices of an account. It waits where
// there is no network, and nothing of the course waits for it.

import { CAME, dropNobodys, kept, nobodys, own, owner } from "../../deeds.js";
import * as api from "../../online/api.js";
import { hasSession, isOffered } from "../../online/offered.js";
import { unite } from "./reader.js";

/** @import { Me } from "../../types.js" */

/** Milliseconds until what was done is sent, so that several deeds go together; and until it is tried again. */
const [SOON, AGAIN] = [1_500, 60_000];
/** How many deeds are sent at once. */
const AT_ONCE = 500;

/** @typedef {"kept" | "waiting" | "signed-out" | "full"} State */

/** @type {State} */
let state = "waiting";
/** @type {ReturnType<typeof setTimeout> | undefined} */
let timer;
/** @type {Promise<void> | null} */
let running = null;

/** How it stands with what is kept on the server; null without an account. */
export const standing = () => (owner() ? { state, name: owner()?.name ?? "", unsent: kept().unsent.length } : null);

/** Something was done. */
export function soon(after = SOON) {
  clearTimeout(timer);
  timer = setTimeout(() => void sync(), after);
}

addEventListener("online", () => soon(0));
document.addEventListener("visibilitychange", () => document.visibilityState === "visible" && soon(0));

/** Brings it all together now, as far as it can be. */
export function sync() {
  clearTimeout(timer);
  running ??= exchange().finally(() => (running = null));
  return running;
}

async function exchange() {
  const who = owner();
  if (!who || !isOffered()) return;
  const before = JSON.stringify(kept().deeds);
  const was = state;
  try {
    const earlier = nobodys();
    if (earlier.length > 0) {
      await unite(earlier, { fresh: earlier });
      dropNobodys();
    }
    for (let more = true; more; ) {
      const { seq, unsent } = kept();
      const sent = unsent.slice(0, AT_ONCE);
      const answer = await api.progress({ player: who.player, since: seq, deeds: sent });
      if (owner()?.player !== who.player) return;
      await unite(answer.deeds, { sent, seq: answer.seq });
      more = answer.more || kept().unsent.length > 0;
    }
    state = "kept";
  } catch (why) {
    const code = api.codeOf(why);
    if (code === "signed-out" || code === "of-another" || code === "progress-of-guest") state = "signed-out";
    else if (code === "progress-full") state = "full";
    else {
      state = "waiting";
      soon(AGAIN);
    }
    if (code === null) console.warn(why);
  }
  if (state !== was || JSON.stringify(kept().deeds) !== before) dispatchEvent(new Event(CAME));
}

/** Whether it was asked who is signed in. */
let asked = false;

/** Brings it all together; also for somebody who signed in before it was kept here with whom progress goes on. */
export async function follow() {
  if (owner()) return sync();
  if (asked || !isOffered() || !hasSession()) return;
  asked = true;
  try {
    await begin(await api.me());
  } catch (why) {
    if (api.codeOf(why) === null) console.warn(why);
  }
}

/**
 * Somebody has signed in; what was done here without an account is theirs from now on.
 * @param {Me} me
 */
export async function begin({ player: { id, name, guest } }) {
  if (guest) return;
  own({ player: id, name: name ?? "" });
  await sync();
}
