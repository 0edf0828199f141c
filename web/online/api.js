// What is asked of the server once: who one is, the lobby, matches.

import { need } from "../i18n.js";
import { Refused } from "../pages/play/game.js";
import { isOffered } from "./offered.js";

/** @import { Act, Archive, Codes, Credentials, Failure, Forgotten, Gathering, How, KeptDeeds, KnownPlayer, LiveMatch, MadeToken, MailInfo, MatchSummary, Me, NewAddress, NewDeeds, NewPasskey, NewReport, NewSeek, NewSubscription, NewToken, Overview, PasskeyAsked, PasskeyInfo, PasskeyShown, PlayerInfo, Profile, PushKey, RatingHistory, Recovery, Registration, Report, Search, Seek, SessionInfo, Shun, Suspension, Taken, TokenInfo } from "../types.js" */

await need("refused");

/**
 * A refusal of our own, before the server was reached.
 * @param {string} code
 * @param {string} message
 */
const unreached = (code, message) => new Refused([{ code, rule: null, args: [], message }]);

/**
 * The code of a refusal; none for a fault.
 * @param {unknown} why
 */
export const codeOf = (why) => (why instanceof Refused ? (why.problems[0]?.code ?? null) : null);

/**
 * @param {"GET" | "POST" | "PUT" | "DELETE"} method
 * @param {string} path
 * @param {unknown} [body]
 */
async function answer(method, path, body) {
  if (!isOffered()) throw unreached("no-server", "this page comes from no server for online play");
  /** @type {Record<string, string>} */
  const headers = method === "GET" ? {} : { "x-gipf": "1" };
  if (body !== undefined) headers["content-type"] = "application/json";
  /** @type {RequestInit} */
  const init = { method, headers, credentials: "same-origin", cache: "no-store" };
  if (body !== undefined) init.body = JSON.stringify(body);
  /** @type {Response} */
  let answered;
  try {
    answered = await fetch(new URL(`api/${path}`, document.baseURI), init);
  } catch {
    throw unreached("no-network", "the server cannot be reached");
  }
  if (answered.ok) return answered;
  throw new Refused((await failure(answered)).problems);
}

/**
 * What a refusal says; where something between here and the server has answered, that it cannot be used.
 * @param {Response} answered
 * @returns {Promise<Failure>}
 */
async function failure(answered) {
  try {
    const { failure } = await answered.json();
    if (Array.isArray(failure.problems) && failure.problems.length > 0) return failure;
  } catch {
    // It is none of our refusals.
  }
  return { problems: unreached("no-network", `the answer was ${answered.status}`).problems };
}

/**
 * @template T
 * @param {"GET" | "POST" | "PUT" | "DELETE"} method
 * @param {string} path
 * @param {unknown} [body]
 * @returns {Promise<T>}
 */
const json = async (method, path, body) => (await answer(method, path, body)).json();

/**
 * @param {"POST" | "DELETE"} method
 * @param {string} path
 * @param {unknown} [body]
 */
const done = async (method, path, body) => void (await answer(method, path, body));

const of = encodeURIComponent;

/** @returns {Promise<Me>} whoever is signed in, or a new guest */
export const enter = () => json("POST", "guest");

/** @returns {Promise<Me>} whoever is signed in; refused if nobody is */
export const me = () => json("GET", "me");

/**
 * @param {Registration} registration
 * @returns {Promise<Codes>}
 */
export const register = (registration) => json("POST", "register", registration);

/**
 * @param {Credentials} credentials
 * @returns {Promise<Me>}
 */
export const login = (credentials) => json("POST", "login", credentials);

export const logout = () => done("POST", "logout");

/**
 * @param {Recovery} recovery with a code
 * @returns {Promise<Me>}
 */
export const recover = (recovery) => json("POST", "recover", recovery);

/** @returns {Promise<MailInfo>} whether letters are sent, and to where */
export const mail = () => json("GET", "mail");

/**
 * Sends a code to an address.
 * @param {NewAddress} wanted
 * @returns {Promise<MailInfo>}
 */
export const nameAddress = (wanted) => json("POST", "mail", wanted);

/**
 * @param {string} code that was sent to the address
 * @returns {Promise<MailInfo>}
 */
export const confirmAddress = (code) => json("POST", "mail/confirm", { code });

/** @returns {Promise<MailInfo>} */
export const forgetAddress = () => json("DELETE", "mail");

/** @param {Forgotten} asked whose password; a code is sent if it can be */
export const forgotten = (asked) => done("POST", "forgotten", asked);

/** @param {Recovery} recovery with the old password */
export const changePassword = (recovery) => done("POST", "password", recovery);

/**
 * @param {Credentials} credentials
 * @returns {Promise<Codes>}
 */
export const newCodes = (credentials) => json("POST", "codes", credentials);

/** @returns {Promise<PasskeyInfo[]>} */
export const passkeys = () => json("GET", "passkeys");

/**
 * @param {string} password
 * @returns {Promise<PasskeyAsked>}
 */
export const beginPasskey = (password) => json("POST", "passkeys/begin", { password });

/**
 * @param {NewPasskey} made
 * @returns {Promise<PasskeyInfo[]>}
 */
export const addPasskey = (made) => json("POST", "passkeys", made);

/**
 * @param {string} id
 * @returns {Promise<PasskeyInfo[]>}
 */
export const removePasskey = (id) => json("DELETE", `passkeys/${of(id)}`);

/** @returns {Promise<PasskeyAsked>} */
export const beginEntering = () => json("POST", "login/passkey/begin");

/**
 * @param {PasskeyShown} shown
 * @returns {Promise<Me>}
 */
export const enterByPasskey = (shown) => json("POST", "login/passkey", shown);

/** @returns {Promise<SessionInfo[]>} */
export const sessions = () => json("GET", "sessions");

/** @param {string} id */
export const endSession = (id) => done("DELETE", `sessions/${of(id)}`);

export const endOtherSessions = () => done("DELETE", "sessions");

/** @returns {Promise<TokenInfo[]>} */
export const tokens = () => json("GET", "tokens");

/**
 * @param {NewToken} wanted
 * @returns {Promise<MadeToken>}
 */
export const makeToken = (wanted) => json("POST", "tokens", wanted);

/** @param {string} id */
export const revokeToken = (id) => done("DELETE", `tokens/${of(id)}`);

/** Everything there is about whoever asks, as a file. */
export const exported = async () => (await answer("GET", "export")).blob();

/**
 * @param {NewDeeds} deeds what was done in the course on this device
 * @returns {Promise<KeptDeeds>} what was done on all of them
 */
export const progress = (deeds) => json("POST", "progress", deeds);

/** @param {string} password */
export const remove = (password) => done("POST", "delete", { password });

/**
 * @param {string} id
 * @returns {Promise<Profile>}
 */
export const profile = (id) => json("GET", `players/${of(id)}`);

/**
 * @param {string} id
 * @returns {Promise<RatingHistory[]>}
 */
export const ratingHistories = (id) => json("GET", `players/${of(id)}/ratings`);

/**
 * Matches of a player, as many as are told at a time.
 * @param {string} id
 * @param {Search} search
 * @returns {Promise<Archive>}
 */
export const archive = (id, search) => json("GET", `players/${of(id)}/matches?${new URLSearchParams(Object.entries(search).map(([key, value]) => [key, String(value)]))}`);

/**
 * @param {string} name
 * @returns {Promise<PlayerInfo>}
 */
export const playerNamed = (name) => json("GET", `players?name=${of(name)}`);

/**
 * @param {string} id
 * @returns {Promise<Seek>}
 */
export const seek = (id) => json("GET", `seeks/${of(id)}`);

/**
 * @param {NewSeek} wanted
 * @returns {Promise<Seek>}
 */
export const newSeek = (wanted) => json("POST", "seeks", wanted);

/** @param {string} id */
export const withdraw = (id) => done("DELETE", `seeks/${of(id)}`);

/**
 * @param {string} id
 * @returns {Promise<Taken>}
 */
export const accept = (id) => json("POST", `seeks/${of(id)}/accept`);

/** @param {string} id */
export const decline = (id) => done("POST", `seeks/${of(id)}/decline`);

/** @returns {Promise<MatchSummary[]>} those in which whoever asks plays and that go on */
export const ownMatches = () => json("GET", "matches?of=me");

/** @returns {Promise<MatchSummary[]>} those that go on */
export const matches = () => json("GET", "matches");

/**
 * @param {string} id
 * @returns {Promise<LiveMatch>}
 */
export const match = (id) => json("GET", `matches/${of(id)}`);

/**
 * @param {string} id
 * @returns {Promise<string>}
 */
export const record = async (id) => (await answer("GET", `matches/${of(id)}/record`)).text();

/** @returns {Promise<Shun[]>} those who are shut out */
export const shuns = () => json("GET", "shuns");

/**
 * Shuts a player out, or not any more.
 * @param {string} player
 * @param {How | null} how
 * @returns {Promise<Shun[]>} those who are shut out now
 */
export const shun = (player, how) => (how ? json("PUT", `shuns/${of(player)}`, { how }) : json("DELETE", `shuns/${of(player)}`));

/** @param {NewReport} report */
export const report = (report) => done("POST", "reports", report);

/** @returns {Promise<Overview>} how it goes on the whole; for administrators, as all that follows */
export const overview = () => json("GET", "admin");

/**
 * @param {boolean} closed whether those that are dealt with
 * @returns {Promise<Report[]>}
 */
export const reports = (closed) => json("GET", `admin/reports?closed=${closed}`);

/**
 * @param {string} report
 * @param {string} why
 */
export const closeReport = (report, why) => done("POST", `admin/reports/${of(report)}/close`, { why });

/**
 * @param {string} begin of the name
 * @returns {Promise<KnownPlayer[]>}
 */
export const knownPlayers = (begin) => json("GET", `admin/players?name=${of(begin)}`);

/** @param {Suspension} suspension */
export const suspend = (suspension) => done("POST", "admin/suspensions", suspension);

/** @returns {Promise<Act[]>} what was done by those who may do more than play */
export const acts = () => json("GET", "admin/acts");

/** @returns {Promise<Gathering[]>} the events, without their matches */
export const gatherings = () => json("GET", "gatherings");

/**
 * @param {string} id
 * @returns {Promise<Gathering>}
 */
export const gathering = (id) => json("GET", `gatherings/${of(id)}`);

/** @returns {Promise<PushKey>} to which a browser subscribes that is to be told */
export const pushKey = () => json("GET", "push");

/** @param {NewSubscription} subscription */
export const subscribe = (subscription) => done("POST", "push", subscription);

/** @param {string} endpoint */
export const unsubscribe = (endpoint) => done("POST", "push/end", { endpoint });
