// Letters, where the server sends any: the address that an account has, and a code in place of a forgotten password.

import { need, t } from "../../i18n.js";
import * as api from "../../online/api.js";
import { html, nothing } from "../../vendor/lit-html.js";

/** @import { MailInfo } from "../../types.js" */

await need("online");

/**
 * What the page of the account lends: forms and fields of its kind, and how something is done that may be refused.
 * @typedef {object} Desk
 * @property {(form: string, field: string) => unknown} input
 * @property {(what: () => Promise<void>) => Promise<void>} doing
 * @property {(mail: MailInfo, notice: string) => void} told
 */

/**
 * The address of whoever is signed in, the code that confirms it, and another address.
 * @param {MailInfo} mail
 * @param {Desk} desk
 */
export function addressCard(mail, { input, doing, told }) {
  if (!mail.offered) return nothing;
  const { address, named } = mail;
  const remove = async () => told(await api.forgetAddress(), t("account-mail-removed"));
  /** @param {(given: FormData) => Promise<void>} send */
  const submit = (send) => (/** @type {Event & { target: HTMLFormElement }} */ event) => {
    event.preventDefault();
    const { target } = event;
    void doing(async () => {
      await send(new FormData(target));
      target.reset();
    });
  };
  const confirm = submit(async (given) => {
    told(await api.confirmAddress(String(given.get("mailed"))), t("account-mail-confirmed"));
  });
  const name = submit(async (given) => {
    const wanted = { address: String(given.get("address")), password: String(given.get("password")), language: document.documentElement.lang };
    const now = await api.nameAddress(wanted);
    told(now, t("account-mail-sent", { address: now.named ?? wanted.address }));
  });
  return html`<section class="card form" aria-labelledby="account-mail">
    <h2 id="account-mail">${t("account-mail")}</h2>
    <p class="small">${t("account-mail-about")}</p>
    ${address
      ? html`<ul class="rows-of">
          <li class="row">
            <span class="what"><span>${address}</span></span>
            <button type="button" class="secondary" aria-label=${t("account-mail-remove-of", { address })} @click=${() => doing(remove)}>${t("account-mail-remove")}</button>
          </li>
        </ul>`
      : nothing}
    ${named
      ? html`<form class="form" aria-label=${t("account-mail-confirm-do")} @submit=${confirm}>
          <p>${t("account-mail-named", { address: named })}</p>
          ${input("confirm", "mailed")}
          <button class="primary">${t("account-mail-confirm-do")}</button>
        </form>`
      : nothing}
    <form class="form" aria-label=${t("account-mail-do")} @submit=${name}>
      ${input("mail", "address")} ${input("mail", "password")}
      <button class=${named ? "secondary" : "primary"}>${t("account-mail-do")}</button>
    </form>
  </section>`;
}

/**
 * Has a code sent in place of a forgotten password, and tells so; the same whether there is such an account.
 * @param {string} whose
 * @returns {Promise<string>}
 */
export async function sendCode(whose) {
  await api.forgotten({ whose, language: document.documentElement.lang });
  return t("account-mail-code-sent");
}
