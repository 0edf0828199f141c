// The sounds of the board. All are made here: a knock of wood is noise that rings off through a filter, with
// a low tone below it. Nothing is played before somebody has pressed something.

import { settings } from "../keep.js";
import { ARC, FOLLOW, LIFT, NEXT_LIFT, SLIDE, TURN, still } from "./animate.js";

/** @import { Effect } from "../types.js" */

/** How loud everything is together; the loudest of which a loudspeaker is capable is 1. */
const LOUDNESS = 0.22;

/**
 * What a knock sounds like: the frequencies that ring in hertz, how fast they ring off in seconds, how loud.
 * @typedef {{ tone: number, ring: number, seconds: number, loud: number }} Knock
 */

/** @type {Record<"put" | "slide" | "land" | "take" | "turn", Knock>} */
const KNOCKS = {
  put: { tone: 210, ring: 1450, seconds: 0.11, loud: 1 },
  slide: { tone: 170, ring: 1100, seconds: 0.08, loud: 0.5 },
  land: { tone: 150, ring: 900, seconds: 0.15, loud: 1 },
  take: { tone: 320, ring: 2100, seconds: 0.07, loud: 0.5 },
  turn: { tone: 260, ring: 2600, seconds: 0.05, loud: 0.45 },
};

/** What is heard at the end of a game: tones in hertz, one after the other. */
const ENDS = { won: [392, 494, 587], lost: [392, 330, 294], over: [392, 440] };

/** @type {AudioContext | null} */
let audio = null;
/** @type {AudioNode | null} */
let out = null;
/** @type {AudioBuffer | null} */
let noise = null;

/** Whether sounds are heard: as was chosen, else not on phones nor where things should be quiet. */
export function heard() {
  return settings.sounds ?? (matchMedia("(pointer: fine)").matches && !still());
}

/**
 * What plays, once it may; browsers let nothing sound before somebody has acted.
 * @returns {{ audio: AudioContext, out: AudioNode, noise: AudioBuffer } | null}
 */
function player() {
  if (!heard() || document.hidden || typeof AudioContext !== "function") return null;
  if (!navigator.userActivation?.hasBeenActive) return null;
  if (!audio || !out || !noise) {
    audio = new AudioContext();
    const gain = audio.createGain();
    gain.gain.value = LOUDNESS;
    gain.connect(audio.destination);
    out = gain;
    noise = audio.createBuffer(1, Math.ceil(audio.sampleRate / 10), audio.sampleRate);
    const samples = noise.getChannelData(0);
    for (let at = 0; at < samples.length; at++) samples[at] = 2 * Math.random() - 1;
  }
  void audio.resume();
  return { audio, out, noise };
}

/**
 * A tone that begins at once and rings off.
 * @param {AudioContext} audio
 * @param {AudioNode} source
 * @param {AudioNode} out
 * @param {{ at: number, seconds: number, loud: number }} how
 */
function ringOff(audio, source, out, { at, seconds, loud }) {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(loud, at + 0.002);
  gain.gain.exponentialRampToValueAtTime(0.001, at + seconds);
  source.connect(gain).connect(out);
}

/**
 * @param {Knock} knock
 * @param {number} delay in milliseconds
 */
function knock({ tone, ring, seconds, loud }, delay) {
  const playing = player();
  if (!playing) return;
  const { audio, out, noise } = playing;
  const at = audio.currentTime + delay / 1000;
  const end = at + seconds + 0.02;
  const wood = audio.createBufferSource();
  wood.buffer = noise;
  const filter = audio.createBiquadFilter();
  filter.type = "bandpass";
  filter.frequency.value = ring;
  filter.Q.value = 1.4;
  wood.connect(filter);
  ringOff(audio, filter, out, { at, seconds: seconds * 0.5, loud: loud * 0.7 });
  wood.start(at);
  wood.stop(end);
  const body = audio.createOscillator();
  body.type = "sine";
  body.frequency.setValueAtTime(tone * 1.25, at);
  body.frequency.exponentialRampToValueAtTime(tone, at + seconds * 0.4);
  ringOff(audio, body, out, { at, seconds, loud });
  body.start(at);
  body.stop(end);
}

/**
 * What is heard of effects, each when its motion ends; the same together once.
 * @param {Effect[]} effects
 */
export function soundsOf(effects) {
  /** @type {Map<string, { knock: Knock, delay: number }>} */
  const heardAt = new Map();
  const quick = still();
  let [slides, lifts, turns, over] = [0, 0, 0, 0];
  /**
   * @param {keyof typeof KNOCKS} name
   * @param {number} delay
   */
  const add = (name, delay) => {
    const when = quick ? 0 : delay;
    heardAt.set(`${name} ${when}`, { knock: KNOCKS[name], delay: when });
  };
  for (const effect of effects) {
    if (effect.kind === "remove") add("take", slides * FOLLOW + over + lifts++ * NEXT_LIFT + LIFT / 2);
    else if (effect.kind === "jump" || effect.kind === "stack") {
      over += effect.kind === "jump" ? ARC / 2 : ARC;
      add("land", effect.kind === "jump" ? over + ARC / 2 : over);
    } else if (effect.kind === "carry") add("land", ARC);
    else if (effect.kind === "become") add("turn", over + turns++ * FOLLOW + TURN / 2);
    else add(effect.kind === "enter" ? "put" : "slide", slides++ * FOLLOW + SLIDE);
  }
  return [...heardAt.values()];
}

/**
 * Plays what is heard of effects.
 * @param {Effect[]} effects
 */
export function sound(effects) {
  for (const { knock: it, delay } of soundsOf(effects)) knock(it, delay);
}

/**
 * Plays the end of a game.
 * @param {keyof typeof ENDS} how
 */
export function soundEnd(how) {
  const playing = player();
  if (!playing) return;
  const { audio, out } = playing;
  ENDS[how].forEach((tone, index) => {
    const at = audio.currentTime + 0.25 + index * 0.16;
    const source = audio.createOscillator();
    source.type = "triangle";
    source.frequency.value = tone;
    ringOff(audio, source, out, { at, seconds: 0.5, loud: 0.5 });
    source.start(at);
    source.stop(at + 0.55);
  });
}
