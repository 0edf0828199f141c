// One small set of icons, drawn on 24 × 24. An icon never stands without a name beside or on it.

import { html, svg } from "./vendor/lit-html.js";

const PATHS = {
  back: "M15 5l-7 7 7 7",
  forward: "M9 5l7 7-7 7",
  first: "M18 5l-7 7 7 7M6 5v14",
  last: "M6 5l7 7-7 7M18 5v14",
  undo: "M9 14L4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3",
  flip: "M7 4v14M3.500 14.500L7 18l3.500-3.500M17 20V6M13.500 9.500L17 6l3.500 3.500",
  flag: "M6 21V4M6 4h11l-2.500 4L17 12H6",
  copy: "M9 9h11v11H9zM5 15H4V4h11v1",
  link: "M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1",
  open: "M4 19V6a1 1 0 0 1 1-1h5l2 3h7a1 1 0 0 1 1 1v10a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1z",
  sound: "M4 10v4h4l5 4V6L8 10zM16 9.500a3.500 3.500 0 0 1 0 5M18.500 7a7 7 0 0 1 0 10",
  list: "M8 6h12M8 12h12M8 18h12M4 6h.010M4 12h.010M4 18h.010",
  grid: "M4 12h16M12 4v16M5 19v-2M19 19v-2M5 5v2M19 5v2",
  letters: "M5 19l5-14h1l5 14M7 14h7M18 10a2.500 2.500 0 1 1 0 5 2.500 2.500 0 0 1 0-5zM20.500 9v7",
  close: "M6 6l12 12M18 6L6 18",
  language: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM3 12h18M12 3c-5 5-5 13 0 18M12 3c5 5 5 13 0 18",
  theme: "M12 3a9 9 0 1 0 0 18zM12 3a9 9 0 0 1 0 18",
  plus: "M12 5v14M5 12h14",
  home: "M4 11l8-7 8 7v9h-5v-6H9v6H4z",
  rules: "M12 6c-2-1.500-5-2-8-1.500v13c3-.500 6 0 8 1.500 2-1.500 5-2 8-1.500v-13c-3-.500-6 0-8 1.500zM12 6v13",
  done: "M5 13l5 5L19 7",
  rock: "M7 19l-3-6 3-6 6-3 6 4 1 6-4 5z",
  paper: "M6 4h9l3 3v13H6zM15 4v3h3M9 11h6M9 15h6",
  scissors: "M8.500 8.500L20 18M8.500 15.500L20 6M6.500 9a2.500 2.500 0 1 0 0-5 2.500 2.500 0 0 0 0 5zM6.500 20a2.500 2.500 0 1 0 0-5 2.500 2.500 0 0 0 0 5z",
  learn: "M3 9l9-4 9 4-9 4zM7 11v5c2 2 8 2 10 0v-5M21 9v6",
  problem: "M12 3a6 6 0 0 0-3.500 10.900V17h7v-3.100A6 6 0 0 0 12 3zM9.500 20h5",
  ready: "M12 7a5 5 0 1 0 0 10 5 5 0 0 0 0-10z",
  later: "M7 11h10v8H7zM9 11V8a3 3 0 0 1 6 0v3",
  begun: "M12 5a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM12 5v14",
  again: "M19 12a7 7 0 1 1-2.100-5M19 4v4h-4",
  "turn-right": "M19 12a7 7 0 1 1-2.500-5.400M17 3v4h-4",
  "turn-left": "M5 12a7 7 0 1 0 2.500-5.400M7 3v4h4",
  person: "M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4 21c.500-4 3.500-6 8-6s7.500 2 8 6",
  people: "M9 11a3.500 3.500 0 1 0 0-7 3.500 3.500 0 0 0 0 7zM2.500 20c.400-3.500 2.800-5.500 6.500-5.500s6.100 2 6.500 5.500M16 4.500a3.500 3.500 0 0 1 0 6.500M18 14.500c2 .600 3.200 2.500 3.500 5.500",
  eye: "M2 12c2.500-4.500 6-6.500 10-6.500s7.500 2 10 6.500c-2.500 4.500-6 6.500-10 6.500s-7.500-2-10-6.500zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z",
  chat: "M4 5h16v11H10l-4 4v-4H4z",
  bell: "M6 17V11a6 6 0 0 1 12 0v6l1.500 2h-15zM10 21.500h4",
  mute: "M4 5h16v11H10l-4 4v-4H4zM4 21L20 3",
  pause: "M8 5v14M16 5v14",
  equal: "M5 9.500h14M5 14.500h14",
  study: "M4 5h7v14H4zM13 5h7v14h-7zM6.500 9h2M15.500 9h2",
  help: "M9 9a3 3 0 1 1 4.500 2.600c-1 .600-1.500 1.200-1.500 2.400M12 18h.010",
};

/** @typedef {keyof typeof PATHS} IconName */

/** @param {IconName} name */
export const icon = (name) =>
  html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true">${svg`<path d=${PATHS[name]} />`}</svg>`;
