// The account: registering, signing in, passwords, sessions, everything that is kept, and its end.

import { button, dialog } from "../chrome.js";
import { disown } from "../deeds.js";
import { need, t } from "../i18n.js";
import { icon } from "../icons.js";
import * as api from "../online/api.js";
import * as passkeys from "../online/passkeys.js";
import { become, look, me } from "../online/who.js";
import { html, nothing, render } from "../vendor/lit-html.js";
import { sync } from "./course/sync.js";
import { attempt, frame } from "./online/frame.js";
import { addressCard, sendCode } from "./online/letters.js";
import { moment, playerLink } from "./online/names.js";
import { tokenCard } from "./online/tokens.js";
import { problemList } from "./play/words.js";

/** @import { MailInfo, Me, PasskeyInfo, SessionInfo, Shun, TokenInfo } from "../types.js" */
/** @import { Page } from "../app.js" */

await need("online");

/**
 * @param {HTMLElement} place
 * @returns {Promise<Page>}
 */
export async function account(place) {
  const state = { wrong: /** @type {unknown} */ (null), notice: "" };
  /** @type {SessionInfo[]} */
  let sessions = [];
  /** @type {Shun[]} */
  let shuns = [];
  /** @type {PasskeyInfo[]} */
  let keys = [];
  /** @type {TokenInfo[]} */
  let tokens = [];
  /** @type {MailInfo} */
  let mail = { offered: false, address: null, named: null };
  let open = true;

  const draw = () => {
    if (open) render(frame(t("account"), content(), state), place);
  };
  const doing = (/** @type {() => Promise<void>} */ what) => attempt(state, draw, what);

  const content = () => {
    const who = me();
    if (!who) return nothing;
    return who.player.guest ? guest(who) : registered(who);
  };

  /** @param {Me} who */
  const guest = ({ player }) => html`<p class="lead">${t("account-guest", { name: player.name ?? "" })}</p>
    <div class="cards">
      ${form("register", ["name", "new-password"], async (value) => {
        const { me: now, codes } = await api.register({ name: value("name"), password: value("new-password") });
        become(now);
        await load();
        showCodes(codes);
      })}
      ${form("login", ["name", "password"], async (value) => {
        become(await api.login({ name: value("name"), password: value("password") }));
        await load();
        state.notice = t("account-welcome", { name: value("name") });
      })}
      ${passkeys.isPossible() ? html`<p class="card form"><button type="button" class="secondary" @click=${() => doing(enterByPasskey)}>${t("account-login-passkey")}</button></p>` : nothing}
      <details class="card">
        <summary>${t("account-forgotten")}</summary>
        ${mail.offered
          ? form(
              "mail-code",
              ["whose"],
              async (value) => {
                state.notice = await sendCode(value("whose"));
              },
              t("account-mail-code-about"),
            )
          : nothing}
        ${form("recover", ["name", "code", "new-password"], async (value) => {
          become(await api.recover({ name: value("name"), proof: value("code"), password: value("new-password") }));
          await load();
          state.notice = t("account-recovered", { count: me()?.codes ?? 0 });
        })}
      </details>
      ${shunList()} ${data(false)}
    </div>`;

  /** @param {Me} who */
  const registered = ({ player, codes, administrator }) => html`<p class="lead">${t("account-of", { name: player.name ?? "" })}</p>
    <p class="actions">
      <a class="secondary" href=${`#player?id=${player.id}`}>${t("account-profile")}</a>
      ${administrator ? html`<a class="secondary" href="#admin">${t("admin")}</a>` : nothing}
      <button type="button" class="secondary" @click=${leave}>${t("account-logout")}</button>
    </p>
    <div class="cards">
      ${form("password", ["password", "new-password"], async (value) => {
        await api.changePassword({ name: "", proof: value("password"), password: value("new-password") });
        await load();
        state.notice = t("account-password-changed");
      })}
      ${form(
        "codes",
        ["password"],
        async (value) => {
          const made = await api.newCodes({ name: "", password: value("password") });
          become(made.me);
          showCodes(made.codes);
        },
        t("account-codes-left", { count: codes }),
      )}
      ${addressCard(mail, { input, doing, told })} ${keyList()} ${sessionList()} ${tokenCard(tokens, doing, load)} ${shunList()} ${data(true)}
    </div>`;

  /**
   * A form of fields, each a text `field-NAME`; its heading and button are texts `account-KEY`.
   * @param {string} key
   * @param {string[]} fields
   * @param {(value: (field: string) => string) => Promise<void>} send
   * @param {string} [about]
   */
  const form = (key, fields, send, about) => {
    /** @param {Event & { target: HTMLFormElement }} event */
    const submit = (event) => {
      event.preventDefault();
      const given = new FormData(event.target);
      const { target } = event;
      void doing(async () => {
        await send((field) => String(given.get(field)));
        target.reset();
      });
    };
    return html`<form class=${["recover", "mail-code"].includes(key) ? "form" : "card form"} @submit=${submit} aria-labelledby=${`account-${key}`}>
      <h2 id=${`account-${key}`}>${t(`account-${key}`)}</h2>
      ${about ? html`<p class="small">${about}</p>` : nothing} ${fields.map((field) => input(key, field))}
      <button class="primary">${t(`account-${key}-do`)}</button>
    </form>`;
  };

  /**
   * @param {string} form
   * @param {string} field
   */
  const input = (form, field) => {
    const secret = field.endsWith("password");
    const purpose = { name: "username", whose: "username", address: "email", password: "current-password", "new-password": "new-password" }[field] ?? "off";
    const about = field === "name" && form === "register" ? t("field-name-about") : field === "new-password" ? t("field-new-password-about") : "";
    const id = `${form}-${field}`;
    return html`<div class="entry">
      <label class="label" for=${id}>${t(`field-${field}`)}</label>
      <input
        id=${id}
        name=${field}
        type=${secret ? "password" : field === "address" ? "email" : "text"}
        required
        autocomplete=${purpose}
        autocapitalize="off"
        spellcheck="false"
        minlength=${field === "new-password" ? 8 : 1}
        maxlength=${secret ? 200 : ["whose", "address"].includes(field) ? 254 : 60}
        aria-describedby=${about ? `${id}-about` : nothing}
      />
      ${about ? html`<p class="small" id=${`${id}-about`}>${about}</p>` : nothing}
    </div>`;
  };

  const enterByPasskey = async () => {
    const now = await passkeys.show();
    become(now);
    await load();
    state.notice = t("account-welcome", { name: now.player.name ?? "" });
  };

  const keyList = () => html`<section class="card form" aria-labelledby="account-passkeys">
    <h2 id="account-passkeys">${t("account-passkeys")}</h2>
    <p class="small">${t(passkeys.isPossible() ? "account-passkeys-about" : "account-passkeys-nowhere")}</p>
    ${keys.length > 0 ? html`<ul class="rows-of">${keys.map(keyRow)}</ul>` : nothing}
    ${passkeys.isPossible() ? keyForm() : nothing}
  </section>`;

  /** @param {PasskeyInfo} key */
  const keyRow = ({ id, name, since, used }) => html`<li class="row">
    <span class="what"><span>${name}</span> <span class="quiet">${t("account-passkey-used", { since: moment(since), used: moment(used) })}</span></span>
    <button type="button" class="secondary" aria-label=${t("account-passkey-remove-of", { name })} @click=${() => doing(() => removeKey(id))}>${t("account-passkey-remove")}</button>
  </li>`;

  /** @param {string} id */
  const removeKey = async (id) => {
    keys = await api.removePasskey(id);
  };

  const keyForm = () => {
    /** @param {Event & { target: HTMLFormElement }} event */
    const submit = (event) => {
      event.preventDefault();
      const { target } = event;
      const given = new FormData(target);
      void doing(async () => {
        keys = await passkeys.make(String(given.get("passkey")), String(given.get("password")));
        target.reset();
        state.notice = t("account-passkey-made");
      });
    };
    return html`<form class="form" aria-labelledby="account-passkeys" @submit=${submit}>
      <div class="entry">
        <label class="label" for="passkey-name">${t("field-passkey")}</label>
        <input id="passkey-name" name="passkey" required maxlength="40" autocomplete="off" .defaultValue=${t("passkey-name")} aria-describedby="passkey-name-about" />
        <p class="small" id="passkey-name-about">${t("field-passkey-about")}</p>
      </div>
      ${input("passkey", "password")}
      <button class="primary">${t("account-passkey-do")}</button>
    </form>`;
  };

  /**
   * @param {MailInfo} now
   * @param {string} notice
   */
  const told = (now, notice) => {
    mail = now;
    state.notice = notice;
  };

  const leave = () =>
    doing(async () => {
      await sync();
      await api.logout();
      disown();
      become(null);
      await load();
    });

  const sessionList = () => html`<section class="card form" aria-labelledby="account-sessions">
    <h2 id="account-sessions">${t("account-sessions")}</h2>
    <ul class="rows-of">
      ${sessions.map(
        (session) => html`<li class="row">
          <span class="what">
            <span>${session.agent || t("account-session-unknown")}</span>
            <span class="quiet">${session.this ? t("account-session-this") : t("account-session-seen", { at: moment(session.seen) })}</span>
          </span>
          ${session.this
            ? nothing
            : html`<button type="button" class="secondary" @click=${() => doing(() => api.endSession(session.id).then(load))}>${t("account-session-end")}</button>`}
        </li>`,
      )}
    </ul>
    ${sessions.length > 1
      ? html`<button type="button" class="secondary" @click=${() => doing(() => api.endOtherSessions().then(load))}>${t("account-sessions-end")}</button>`
      : nothing}
  </section>`;

  const shunList = () =>
    shuns.length === 0
      ? nothing
      : html`<section class="card form" aria-labelledby="account-shuns">
          <h2 id="account-shuns">${t("account-shuns")}</h2>
          <ul class="rows-of">
            ${shuns.map(
              ({ player, how }) => html`<li class="row">
                <span class="what"><span>${playerLink(player)}</span> <span class="quiet">${t(`shun-${how}-is`)}</span></span>
                <button type="button" class="secondary" @click=${() => doing(() => unshun(player.id))}>${t("shun-undo")}</button>
              </li>`,
            )}
          </ul>
        </section>`;

  /** @param {string} player */
  const unshun = async (player) => {
    shuns = await api.shun(player, null);
  };

  /** @param {boolean} named whether a password is needed to delete it all */
  const data = (named) => html`<section class="card form" aria-labelledby="account-data">
    <h2 id="account-data">${t("account-data")}</h2>
    <p class="small">${t("account-data-about")}</p>
    <p class="actions">
      <button type="button" class="secondary" @click=${() => doing(save)}>${t("account-export")}</button>
      <button type="button" class="secondary" @click=${() => deleteDialog(named)}>${t("account-delete")}</button>
    </p>
  </section>`;

  const save = async () => {
    const link = document.createElement("a");
    link.href = URL.createObjectURL(await api.exported());
    link.download = "gipf.json";
    link.click();
    // The download reads it after this.
    setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
  };

  /** @param {boolean} named */
  const deleteDialog = (named) => {
    /** @type {unknown} */
    let wrong = null;
    dialog(t("account-delete"), (close, redraw) => {
      /** @param {Event & { target: HTMLFormElement }} event */
      const submit = async (event) => {
        event.preventDefault();
        try {
          await api.remove(String(new FormData(event.target).get("password") ?? ""));
          close();
          disown({ stays: true });
          become(null);
          await doing(load);
          state.notice = t("account-deleted");
          draw();
        } catch (why) {
          wrong = why;
          redraw();
        }
      };
      return html`<form @submit=${submit}>
        <p>${t("account-delete-ask")}</p>
        ${named ? input("delete", "password") : nothing}
        ${wrong ? html`<div class="wrong" role="alert">${problemList(wrong)}</div>` : nothing}
        <div class="actions">
          <button class="primary">${t("account-delete-do")}</button>
          <button type="button" class="secondary" @click=${close}>${t("account-delete-not")}</button>
        </div>
      </form>`;
    });
  };

  /** What is known about whoever is signed in; a new guest if nobody is. */
  const load = async () => {
    const who = await look();
    const { guest } = who.player;
    [sessions, tokens, keys, shuns, mail] = await Promise.all([
      guest ? [] : api.sessions(),
      guest ? [] : api.tokens(),
      guest ? [] : api.passkeys(),
      api.shuns(),
      api.mail(),
    ]);
  };

  document.title = t("title", { page: t("account") });
  draw();
  await doing(load);

  return {
    close() {
      open = false;
    },
  };
}

/**
 * Shows the codes with which a forgotten password is replaced; they are told this one time.
 * @param {string[]} codes
 */
function showCodes(codes) {
  const text = codes.join("\n");
  let notice = "";
  dialog(t("codes"), (close, redraw) => {
    const copy = async () => {
      try {
        await navigator.clipboard.writeText(text);
        notice = t("copied");
      } catch {
        notice = t("codes-copy-by-hand");
      }
      redraw();
    };
    return html`<div class="codes">
      <p>${t("codes-about")}</p>
      <ol class="code-list">${codes.map((code) => html`<li>${code}</li>`)}</ol>
      <p class="notice" role="status">${notice}</p>
      <div class="actions">
        ${button("copy", t("codes-copy"), () => void copy())}
        <button type="button" class="tool" @click=${() => print()}>${icon("list")}<span>${t("codes-print")}</span></button>
        <button type="button" class="primary" @click=${close}>${t("codes-kept")}</button>
      </div>
    </div>`;
  });
}
