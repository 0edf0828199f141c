// The way to people elsewhere.

import { t } from "../../i18n.js";
import { icon } from "../../icons.js";
import { isOffered } from "../../online/offered.js";
import { html, nothing } from "../../vendor/lit-html.js";

/** The entry to online play, where this page comes from a server that offers it. */
export function onlineCard() {
  if (!isOffered()) return nothing;
  const about = t(navigator.onLine ? "online-about" : "online-needs-network");
  return html`<a class="card" href="#lobby">${icon("people")}<span><strong>${t("online")}</strong><span class="quiet">${about}</span></span></a>`;
}
