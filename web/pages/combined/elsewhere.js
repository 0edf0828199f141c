// A game that two people play elsewhere: both tell how it ended.

import { playerName } from "../../games/names.js";
import { need, t } from "../../i18n.js";
import { index, other, players } from "../../players.js";
import { html, nothing } from "../../vendor/lit-html.js";
import { about, toldLine } from "./words.js";

/** @import { FightView, Player } from "../../types.js" */
/** @import { Asked } from "./panel.js" */

await need("play");

/**
 * @param {Asked} asked
 * @param {Extract<FightView["step"], { step: "elsewhere" }>} step
 */
export function elsewhere(asked, step) {
  const { shared, fight, decide } = asked;
  const { told, disagreed, lot } = step;
  const head = html`<h2 tabindex="-1">${t("elsewhere-title", about(shared.contest, fight))}</h2>`;
  if (lot) {
    const draw = () => decide(fight.by, { kind: "lot", value: crypto.getRandomValues(new Uint32Array(1))[0] ?? 0 });
    return html`${head}
      <p>${t("elsewhere-lot")}</p>
      <div class="actions"><button type="button" class="primary" @click=${draw}>${t("elsewhere-draw")}</button></div>`;
  }
  // Whoever announced tells first.
  const [player] = [fight.by, other(fight.by)].filter((it) => fight.deciders.includes(it));
  if (!player) return head;
  return html`${head} ${disagreed > 0 ? html`<p>${t("elsewhere-disagreed")}</p>` : nothing} ${tell(asked, player, told[index(other(player))] ?? null)}`;
}

/**
 * @param {Asked} asked
 * @param {Player} player
 * @param {{ winner: Player | null } | null} said what the other one says
 */
function tell({ shared, decide, address }, player, said) {
  const { main } = shared.contest;
  const { looks } = main;
  const answer = (/** @type {Player | null} */ winner) => {
    const text = winner ? t("elsewhere-won", { player: playerName(looks, winner) }) : t("elsewhere-tie");
    const look = said && said.winner === winner ? "primary" : "secondary";
    return html`<button type="button" class=${look} @click=${() => decide(player, { kind: "tell", winner })}>${text}</button>`;
  };
  return html`<p>${said ? `${toldLine(main, other(player), said.winner)} ` : nothing}${address(player)}${t(said ? "elsewhere-confirm" : "elsewhere-ask")}</p>
    <div class="actions">${[...players, null].map(answer)}</div>`;
}
