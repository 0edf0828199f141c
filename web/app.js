// The application: loads the texts, shows the page that the address names, and keeps working
// without a network.

import { owner } from "./deeds.js";
import { loadTexts } from "./i18n.js";
import { holdsMatch } from "./pages/play/address.js";

/**
 * @typedef {object} Page
 * @property {() => void} close ends what the page does
 */

/** @typedef {(place: HTMLElement, values: URLSearchParams) => Promise<Page>} Load */

/**
 * The pages by their names in an address; every other name means the first page. Each comes when it is asked
 * for: the server reads here, line by line, which scripts belong to it.
 * @type {Record<string, Load>}
 */
const PAGES = {
  "": async (place) => (await import("./pages/home.js")).home(place),
  play: async (place, values) => (await import("./pages/play.js")).play(place, values),
  lobby: async (place, values) => (await import("./pages/lobby.js")).lobby(place, values),
  match: async (place, values) => (await import("./pages/match.js")).match(place, values),
  seek: async (place, values) => (await import("./pages/invitation.js")).invitation(place, values),
  player: async (place, values) => (await import("./pages/player.js")).player(place, values),
  events: async (place, values) => (await import("./pages/events.js")).events(place, values),
  admin: async (place) => (await import("./pages/admin.js")).admin(place),
  account: async (place) => (await import("./pages/account.js")).account(place),
  learn: async (place) => (await import("./pages/learn.js")).learn(place),
  lesson: async (place, values) => (await import("./pages/lesson.js")).lesson(place, values),
  "learn-settings": async (place) => (await import("./pages/learn-settings.js")).learnSettings(place),
  problems: async (place) => (await import("./pages/problems.js")).problems(place),
  problem: async (place, values) => (await import("./pages/problems.js")).problem(place, values),
  progress: async (place) => (await import("./pages/progress.js")).progress(place),
};

const place = /** @type {HTMLElement} */ (document.getElementById("app"));

/** @type {Page | undefined} */
let shown;

/** Which page the address names, and with which values: `#play?record=…`. */
function address() {
  const [name = "", query = ""] = location.hash.slice(1).split("?", 2);
  const values = new URLSearchParams(query);
  const search = new URLSearchParams(location.search);
  if (!name && holdsMatch(search)) return { name: "play", values: search };
  return { name, values };
}

/** How many pages have been asked for. */
let asked = 0;

async function show() {
  const number = ++asked;
  shown?.close();
  shown = undefined;
  const { name, values } = address();
  const page = document.createElement("div");
  place.replaceChildren(page);
  const made = await /** @type {Load} */ (PAGES[name] ?? PAGES[""])(page, values);
  // A page that comes after another one was asked for is not wanted any more.
  if (number === asked) shown = made;
  else made.close();
}

async function begin() {
  await loadTexts();
  addEventListener("hashchange", async () => {
    await show();
    // Who goes to another page by keys or by ear goes on from its beginning.
    place.querySelector("h1")?.focus({ preventScroll: true });
  });
  addEventListener("languagechange", async () => {
    await loadTexts();
    await show();
    const choice = place.querySelector("select[name=language]");
    if (choice instanceof HTMLElement) choice.focus({ preventScroll: true });
  });
  await show();
  // What was done in the course without a network is sent now, wherever one begins.
  if (owner()) void import("./pages/course/sync.js").then(({ sync }) => sync());
  if ("serviceWorker" in navigator) {
    await navigator.serviceWorker.register(new URL("sw.js", document.baseURI));
  }
}

void begin();
