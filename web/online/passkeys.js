// Passkeys: what the browser makes and shows, where it can and the address of the page has a name.

import { Refused } from "../pages/play/game.js";
import * as api from "./api.js";

/** @import { Me, PasskeyInfo } from "../types.js" */

/** Whether passkeys can be made and shown here. */
export const isPossible = () => {
  const { hostname } = location;
  const named = /[a-z]/i.test(hostname) && !hostname.includes(":");
  return isSecureContext && named && typeof PublicKeyCredential === "function" && "parseRequestOptionsFromJSON" in PublicKeyCredential;
};

/**
 * What a browser answers; refused if whoever sits there, or the device, gives it up.
 * @param {Promise<Credential | null>} asked
 * @returns {Promise<unknown>}
 */
async function answered(asked) {
  try {
    const credential = await asked;
    if (credential instanceof PublicKeyCredential) return credential.toJSON();
  } catch {
    // The browser tells nobody why.
  }
  throw new Refused([{ code: "passkey-given-up", rule: null, args: [], message: "the device has not confirmed it" }]);
}

/**
 * Makes one for whoever is signed in.
 * @param {string} name what it is called
 * @param {string} password
 * @returns {Promise<PasskeyInfo[]>} all of them
 */
export async function make(name, password) {
  const { ceremony, options } = await api.beginPasskey(password);
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options);
  const credential = await answered(navigator.credentials.create({ publicKey }));
  return api.addPasskey({ ceremony, name, credential });
}

/**
 * Signs in by one.
 * @returns {Promise<Me>}
 */
export async function show() {
  const { ceremony, options } = await api.beginEntering();
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options);
  const credential = await answered(navigator.credentials.get({ publicKey }));
  return api.enterByPasskey({ ceremony, credential });
}
