// Positions in which each potential does what its card says.

/** @import { Example } from "./looks.js" */

/** @type {Record<string, Omit<Example, "spec">>} */
const USUAL = {
  Z: { position: "standard g2G/5/6/2Z+bB2/2b3/5/4 B4/B8 w BB 3", from: "e4" },
  Y: { position: "standard g2G/5/1bb3/1bY+b3/6/5/4 B4/B8 w BB 3", from: "e4" },
  P: { position: "standard g2G/5/6/2P+p+3/2g3/5/4 B4/B8 w BB 3", from: "e4" },
  D: { position: "standard g2G/5/1B4/2D+b3/2d+3/5/4 B4/B8 w BB 3", from: "e4" },
  T: { position: "standard g2G/5/6/2bT+3/6/5/4 B4/B8 w BB 2", from: "e5", action: "*f1-f2" },
};

/** @type {Record<string, Omit<Example, "spec">>} */
const MATRX = {
  Z: { position: "matrx g2G/5/6/2Z+zY2/2t3/5/4/3 Z2/Z2 w -- 3", from: "e4" },
  Y: { position: "matrx g2G/5/1tt3/1tY+y3/6/5/4/3 Z2/Z2 w -- 3", from: "e4" },
  P: { position: "matrx g2G/5/6/2P+1p2/2p+3/5/4/3 Z2/Z2 w -- 3", from: "e4" },
  D: { position: "matrx g2G/5/6/2D+1d2/2d+3/5/4/3 Z2/Z2 w -- 3", from: "e4" },
  T: { position: "matrx g2G/5/6/2zT+3/6/5/4/3 Z2/Z2 w -- 2", from: "e5", action: "*f1-f2" },
};

/**
 * @param {string} kind
 * @param {boolean} matrx
 * @returns {Example | null}
 */
export function example(kind, matrx) {
  const found = (matrx ? MATRX : USUAL)[kind];
  return found ? { spec: matrx ? "gipf:matrx" : `gipf:standard,potentials=${kind}6`, ...found } : null;
}
