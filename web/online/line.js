// The one connection through which everything comes that happens by itself. It comes back by itself when
// it breaks, and what was sent and not answered is sent again under the same name.

import { Refused } from "../pages/play/game.js";

/** @import { Branch, ChatRoom, ClientMessage, EventKind, ServerMessage } from "../types.js" */

/**
 * What the server tells, by its kind.
 * @template {ServerMessage["tell"]} K
 * @typedef {Extract<ServerMessage, { tell: K }>} Told
 */

/** @typedef {"off" | "opening" | "on" | "waiting"} LineState `waiting`: it broke, and is tried again later */

/**
 * Something that was sent and is not yet answered.
 * @typedef {object} Pending
 * @property {Extract<ClientMessage, { say: "do" | "turn" | "plan" | "chat" }>} message
 * @property {(seq: number) => void} resolve
 * @property {(why: unknown) => void} reject
 */

/** Milliseconds before the first attempt to come back, and at most. */
const [FIRST, MOST] = [500, 20_000];
/** Milliseconds between questions whether the server is there, and how long it may take to answer. */
const [BEAT, PATIENCE] = [15_000, 12_000];

class Line {
  /** @type {LineState} */
  state = "off";
  /** @type {WebSocket | null} */
  #socket = null;
  /** @type {Map<string, Set<(told: any) => void>>} */
  #hearers = new Map();
  /** @type {Map<string, { here: boolean, users: number }>} matches that are watched; `here`: it came since the line is on */
  #watched = new Map();
  /** @type {Map<string, Pending>} */
  #pending = new Map();
  #lobbies = 0;
  #attempts = 0;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #retry;
  /** @type {ReturnType<typeof setInterval> | undefined} */
  #beat;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #silent;
  #pings = 0;

  constructor() {
    addEventListener("offline", () => this.state !== "off" && this.#lost(null));
    addEventListener("online", () => this.#now());
    document.addEventListener("visibilitychange", () => document.visibilityState === "visible" && this.#now());
  }

  /** Connects, if that was not asked for before. */
  open() {
    if (this.state === "off") this.#connect();
  }

  /** Connects anew: somebody else is signed in now. */
  renew() {
    if (this.state === "off") return;
    this.#drop();
    this.#connect();
  }

  /** Tries at once what would be tried later. */
  #now() {
    if (this.state !== "waiting") return;
    this.#attempts = 0;
    this.#connect();
  }

  /**
   * @template {ServerMessage["tell"] | "state"} K
   * @param {K} tell
   * @param {(told: K extends ServerMessage["tell"] ? Told<K> : LineState) => void} hear
   * @returns {() => void} ends it
   */
  on(tell, hear) {
    const hearers = this.#hearers.get(tell) ?? new Set();
    this.#hearers.set(tell, hearers.add(hear));
    return () => hearers.delete(hear);
  }

  /**
   * @param {string} tell
   * @param {unknown} told
   */
  #tell(tell, told) {
    for (const hear of [...(this.#hearers.get(tell) ?? [])]) hear(told);
  }

  /** @param {LineState} state */
  #turn(state) {
    if (state === this.state) return;
    this.state = state;
    this.#tell("state", state);
  }

  #connect() {
    clearTimeout(this.#retry);
    if (navigator.onLine === false) return this.#turn("waiting");
    this.#turn("opening");
    const address = new URL("api/ws", document.baseURI);
    address.protocol = address.protocol.replace("http", "ws");
    const socket = new WebSocket(address);
    this.#socket = socket;
    socket.onmessage = ({ data }) => socket === this.#socket && this.#receive(JSON.parse(String(data)));
    socket.onclose = () => socket === this.#socket && this.#lost(null);
    this.#listen();
  }

  /** Lets go of the connection without a word. */
  #drop() {
    clearTimeout(this.#retry);
    clearTimeout(this.#silent);
    clearInterval(this.#beat);
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
    for (const watched of this.#watched.values()) watched.here = false;
  }

  /** @param {number | null} after milliseconds, if the server has said how long to wait */
  #lost(after) {
    this.#drop();
    this.#turn("waiting");
    if (navigator.onLine === false) return;
    const usual = Math.min(FIRST * 2 ** this.#attempts++, MOST);
    // With chance in it, so that not everybody comes back at the same moment.
    const wait = (after ?? usual / 2) + (Math.random() * usual) / 2;
    this.#retry = setTimeout(() => this.#connect(), wait);
  }

  /** What says nothing for too long is gone. */
  #listen() {
    clearTimeout(this.#silent);
    clearInterval(this.#beat);
    this.#silent = setTimeout(() => this.#lost(null), PATIENCE);
    this.#beat = setInterval(() => {
      this.#send({ say: "ping", n: ++this.#pings });
      clearTimeout(this.#silent);
      this.#silent = setTimeout(() => this.#lost(null), PATIENCE);
    }, BEAT);
  }

  /** @param {ClientMessage} message */
  #send(message) {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  /** @param {ServerMessage} told */
  #receive(told) {
    clearTimeout(this.#silent);
    switch (told.tell) {
      case "hello":
        this.#attempts = 0;
        this.#turn("on");
        if (this.#lobbies > 0) this.#send({ say: "lobby", on: true });
        for (const game of this.#watched.keys()) this.#send({ say: "watch", match: game });
        break;
      case "match": {
        const game = told.match.summary.id;
        const watched = this.#watched.get(game);
        const first = watched && !watched.here;
        if (watched) watched.here = true;
        this.#tell(told.tell, told);
        // What broke off is sent again once it is known where the match stands.
        if (first) for (const { message } of this.#pending.values()) if (message.match === game) this.#send(message);
        return;
      }
      case "done":
      case "refused":
        this.#answered(told);
        break;
      case "closing":
        this.#tell(told.tell, told);
        return this.#lost(told.after);
      default:
    }
    this.#tell(told.tell, told);
  }

  /** @param {Told<"done"> | Told<"refused">} told */
  #answered(told) {
    const pending = this.#pending.get(told.id);
    this.#pending.delete(told.id);
    if (told.tell === "done") pending?.resolve(told.seq);
    else pending?.reject(new Refused(told.failure.problems));
  }

  /**
   * Hears of the lobby until that is ended.
   * @returns {() => void}
   */
  lobby() {
    this.open();
    if (++this.#lobbies === 1) this.#send({ say: "lobby", on: true });
    return () => {
      if (--this.#lobbies === 0) this.#send({ say: "lobby", on: false });
    };
  }

  /**
   * Hears of a match until that is ended.
   * @param {string} game
   * @returns {() => void}
   */
  watch(game) {
    this.open();
    const watched = this.#watched.get(game) ?? { here: false, users: 0 };
    watched.users++;
    this.#watched.set(game, watched);
    if (this.state === "on") this.#send({ say: "watch", match: game });
    return () => {
      if (--watched.users > 0) return;
      this.#watched.delete(game);
      this.#send({ say: "unwatch", match: game });
      const left = [...this.#pending].filter(([, { message }]) => message.match === game);
      for (const [id] of left) this.#pending.delete(id);
    };
  }

  /**
   * Asks for the whole match once more.
   * @param {string} game
   */
  again(game) {
    this.#send({ say: "watch", match: game });
  }

  /**
   * Lets something happen in a match that is watched.
   * @param {string} game
   * @param {number} seq how many events are known
   * @param {EventKind} event
   * @returns {Promise<number>} how many events there are then
   */
  do(game, seq, event) {
    return this.#ask({ say: "do", match: game, id: newId(), seq, event });
  }

  /**
   * Plays some actions of a turn at once in a match that is watched, all of them or none.
   * @param {string} game
   * @param {number} seq how many events are known
   * @param {string[]} actions
   */
  turn(game, seq, actions) {
    return this.#ask({ say: "turn", match: game, id: newId(), seq, actions });
  }

  /**
   * Plans what is played by itself in a match that is watched; nothing forgets what was planned.
   * @param {string} game
   * @param {number} seq how many events are known
   * @param {Branch[]} branches
   */
  plan(game, seq, branches) {
    return this.#ask({ say: "plan", match: game, id: newId(), seq, branches });
  }

  /**
   * Says something in a match that is watched.
   * @param {string} game
   * @param {ChatRoom} room
   * @param {string} text
   */
  chat(game, room, text) {
    return this.#ask({ say: "chat", match: game, id: newId(), room, text });
  }

  /**
   * @param {Pending["message"]} message
   * @returns {Promise<number>}
   */
  #ask(message) {
    return new Promise((resolve, reject) => {
      this.#pending.set(message.id, { message, resolve, reject });
      if (this.#watched.get(message.match)?.here) this.#send(message);
    });
  }
}

/** A name that nothing else has. */
function newId() {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

export const line = new Line();
