// Personal tokens on the account's page: what programs prove with for whom they ask.

import { button, dialog } from "../../chrome.js";
import { need, t } from "../../i18n.js";
import * as api from "../../online/api.js";
import { html, nothing } from "../../vendor/lit-html.js";
import { moment } from "./names.js";

/** @import { Scope, TokenInfo } from "../../types.js" */

await need("online");

/** @type {readonly Scope[]} */
const SCOPES = ["read", "play", "chat"];

/**
 * The tokens there are, each to be revoked, and the form that makes one.
 * @param {TokenInfo[]} tokens
 * @param {(what: () => Promise<void>) => Promise<void>} doing
 * @param {() => Promise<void>} load
 */
export function tokenCard(tokens, doing, load) {
  /** @param {Event & { target: HTMLFormElement }} event */
  const submit = (event) => {
    event.preventDefault();
    const { target } = event;
    const given = new FormData(target);
    void doing(async () => {
      const scopes = SCOPES.filter((scope) => given.has(scope));
      const { secret } = await api.makeToken({ label: String(given.get("label")), scopes });
      target.reset();
      await load();
      showSecret(secret);
    });
  };
  return html`<form class="card form" @submit=${submit} aria-labelledby="account-tokens">
    <h2 id="account-tokens">${t("account-tokens")}</h2>
    <p class="small">${t("account-tokens-about")}</p>
    ${tokens.length > 0
      ? html`<ul class="rows-of">
          ${tokens.map(
            (token) => html`<li class="row">
              <span class="what">
                <span>${token.label}</span>
                <span class="quiet">${token.scopes.map((scope) => t(`scope-${scope}`)).join(" · ")}</span>
                <span class="quiet">${token.seen === null ? t("account-token-unused") : t("account-session-seen", { at: moment(token.seen) })}</span>
              </span>
              <button type="button" class="secondary" aria-label=${t("account-token-revoke-which", { label: token.label })} @click=${() => doing(() => api.revokeToken(token.id).then(load))}>
                ${t("account-token-revoke")}
              </button>
            </li>`,
          )}
        </ul>`
      : nothing}
    <div class="entry">
      <label class="label" for="token-label">${t("account-token-label")}</label>
      <input id="token-label" name="label" type="text" required autocomplete="off" maxlength="40" />
    </div>
    <fieldset class="scopes">
      <legend class="label">${t("account-token-scopes")}</legend>
      ${SCOPES.map((scope) => html`<label class="check"><input type="checkbox" name=${scope} ?checked=${scope !== "chat"} /> <span>${t(`scope-${scope}`)}</span></label>`)}
    </fieldset>
    <button class="primary">${t("account-token-make")}</button>
  </form>`;
}

/**
 * Shows what proves a token; it is told this one time.
 * @param {string} secret
 */
function showSecret(secret) {
  let notice = "";
  dialog(t("token-made"), (close, redraw) => {
    const copy = async () => {
      try {
        await navigator.clipboard.writeText(secret);
        notice = t("copied");
      } catch {
        notice = t("codes-copy-by-hand");
      }
      redraw();
    };
    return html`<div>
      <p>${t("token-made-about")}</p>
      <p><code class="secret">${secret}</code></p>
      <p class="notice" role="status">${notice}</p>
      <div class="actions">
        ${button("copy", t("token-copy"), () => void copy())}
        <button type="button" class="primary" @click=${close}>${t("token-kept")}</button>
      </div>
    </div>`;
  });
}
