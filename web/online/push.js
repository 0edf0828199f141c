// Notices that come also while no page is open, through the browser's push service. They are asked for only when
// somebody wants them.

import * as api from "./api.js";
import { isOffered } from "./offered.js";
import { enter } from "./who.js";

/** Whether this browser can be told so. */
export const isPossible = () => isOffered() && "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;

/** What tells this browser now, if anything. */
async function current() {
  const registration = await navigator.serviceWorker.ready;
  return { manager: registration.pushManager, subscription: await registration.pushManager.getSubscription() };
}

/** Whether this browser is told. */
export async function isOn() {
  return isPossible() && Notification.permission === "granted" && (await current()).subscription !== null;
}

/**
 * Tells this browser from now on, if whoever sits there allows it.
 * @returns {Promise<boolean>} whether they do
 */
export async function turnOn() {
  if ((await Notification.requestPermission()) !== "granted") return false;
  await enter();
  const { key } = await api.pushKey();
  const { manager, subscription } = await current();
  // What was subscribed to another server's key is of no use.
  const fits = subscription && bytes(key).every((byte, at) => new Uint8Array(subscription.options.applicationServerKey ?? new ArrayBuffer(0))[at] === byte);
  if (subscription && !fits) await subscription.unsubscribe();
  const wanted = fits ? subscription : await manager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(key) });
  const { endpoint, keys } = wanted.toJSON();
  await api.subscribe({ endpoint: endpoint ?? "", keys: { p256dh: keys?.p256dh ?? "", auth: keys?.auth ?? "" }, language: document.documentElement.lang });
  return true;
}

/** Tells this browser no more. */
export async function turnOff() {
  const { subscription } = await current();
  if (!subscription) return;
  await api.unsubscribe(subscription.endpoint);
  await subscription.unsubscribe();
}

/** @param {string} text in the alphabet of base64url */
const bytes = (text) => Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (char) => char.charCodeAt(0));
