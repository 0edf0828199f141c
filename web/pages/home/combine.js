// The agreement of a combined game: what is played for which kind, and how it counts.

import { looksOf } from "../../games/index.js";
import { kindName } from "../../games/names.js";
import { t } from "../../i18n.js";
import { html, nothing } from "../../vendor/lit-html.js";
import { gameSelect } from "../combined/games.js";
import { showRule } from "../play/words.js";

/** @import { Looks } from "../../games/looks.js" */
/** @import { GameInfo, StakesInfo } from "../../types.js" */
/** @import { Combining } from "../../keep.js" */

/** @type {Combining} */
export const usual = {
  on: false,
  preset: "namesakes",
  links: {},
  challenges: "all",
  challenge: "optional",
  tie: "allows",
  clock: "",
  hands: "repeat",
  lots: "yes",
};

/** @type {Combining["preset"][]} */
const PRESETS = ["hands", "namesakes", "free"];
/** How many challenges can be chosen, besides as many as there are uses. */
const CHALLENGES = ["1", "2", "3", "4", "6", "8", "10"];
/** The clocks of side games that can be chosen, in seconds. */
const CLOCKS = ["", "60", "180", "300", "600", "900", "1800", "180+2", "300+5", "600+10"];
/** The options and what is written for them where it is not what is usual. */
const OPTIONS = /** @type {const} */ (["challenges", "challenge", "tie", "clock", "hands", "lots"]);

/**
 * The text of an agreement; undefined if the game is not combined.
 * @param {Combining} combining
 * @param {StakesInfo} stakes
 * @param {boolean} ofPeople whether two people play, who alone can play elsewhere
 */
export function agreement(combining, { kinds, usual: isUsual }, ofPeople) {
  if (!combining.on || kinds.length === 0) return undefined;
  const links = kinds.map((kind) => `${kind.letter}=${playedFor(combining, kind, ofPeople)}`);
  const said = OPTIONS.filter((key) => combining[key] !== usual[key]).map((key) => `${key}=${combining[key]}`);
  return [...links, ...said, ...(isUsual ? [] : ["anyway=yes"])].join(" ");
}

/**
 * @typedef {object} Chosen
 * @property {Looks} looks
 * @property {GameInfo[]} infos
 * @property {StakesInfo | undefined} stakes what can be at stake, once that is known
 * @property {boolean} ofPeople
 * @property {Combining} combining
 * @property {(changes: Partial<Combining>) => void} set
 */

/** @param {Chosen} chosen */
export function combineFields(chosen) {
  const { stakes, combining, set } = chosen;
  if (!stakes || stakes.kinds.length === 0) return nothing;
  return html`<fieldset class="combine">
    <legend class="hidden">${t("combine")}</legend>
    <label class="check">
      <input type="checkbox" .checked=${combining.on} @change=${() => set({ on: !combining.on })} />
      <span>${t("combine")}</span>
    </label>
    <p class="small">
      ${t("combine-about")} ${stakes.usual ? nothing : t("combine-anyway")}
      <button type="button" class="rule" @click=${() => showRule("C1")}>${t("combine-rules")}</button>
    </p>
    ${combining.on ? details(chosen, stakes) : nothing}
  </fieldset>`;
}

/**
 * @param {Chosen} chosen
 * @param {StakesInfo} stakes
 */
function details(chosen, { kinds }) {
  const { combining, set, infos, looks, ofPeople } = chosen;
  const others = ["hands", "free", ...(ofPeople ? ["elsewhere"] : []), "-"];
  const played = kinds.map((kind) => ({ ...kind, game: playedFor(combining, kind, ofPeople) }));
  const plays = (/** @type {string} */ game) => played.some((kind) => kind.game === game);
  return html`<fieldset class="presets">
      <legend class="label">${t("combine-preset")}</legend>
      ${PRESETS.map(
        (preset) => html`<label class="option">
          <input type="radio" name="combine" .checked=${combining.preset === preset} @change=${() => set({ preset, links: {} })} />
          <span><strong>${t(`combine-${preset}`)}</strong><span class="quiet">${t(`combine-${preset}-about`)}</span></span>
        </label>`,
      )}
    </fieldset>
    <details>
      <summary>${t("combine-details")}</summary>
      <div class="agreed">
        ${played.map(({ letter, game }) => {
          const name = kindName(looks, letter);
          const choose = (/** @type {string} */ it) => set({ links: { ...combining.links, [letter]: it } });
          return html`<div class="field"><span aria-hidden="true">${name}</span>${gameSelect(game, others, infos, choose, name)}</div>`;
        })}
        ${select(chosen, "challenges", ["all", ...CHALLENGES], (it) => (it === "all" ? t("combine-challenges-all") : it))}
        ${segments(chosen, "challenge", ["optional", "always"])} ${segments(chosen, "tie", ["allows", "denies"])}
        ${select(chosen, "clock", CLOCKS, clockName)} ${plays("hands") || plays("free") ? segments(chosen, "hands", ["repeat", "tie"]) : nothing}
        ${ofPeople && (plays("elsewhere") || plays("free")) ? segments(chosen, "lots", ["yes", "no"]) : nothing}
      </div>
    </details>`;
}

/**
 * What is played for a kind: what was chosen for it, or what the preset says.
 * @param {Combining} combining
 * @param {{ letter: string, namesake: string | null }} kind
 * @param {boolean} ofPeople
 */
function playedFor({ links, preset }, { letter, namesake }, ofPeople) {
  const own = links[letter];
  if (own && (ofPeople || own !== "elsewhere")) return own;
  if (preset !== "namesakes") return preset;
  return namesake && looksOf(namesake) ? namesake : "hands";
}

/** @param {string} clock */
function clockName(clock) {
  if (clock === "") return t("combine-clock-none");
  const [seconds = 0, increment] = clock.split("+").map(Number);
  const minutes = seconds / 60;
  return increment ? t("combine-clock-increment", { minutes, seconds: increment }) : t("combine-clock-minutes", { minutes });
}

/**
 * @param {Chosen} chosen
 * @param {"challenges" | "clock"} key
 * @param {string[]} values
 * @param {(value: string) => string} name
 */
function select({ combining, set }, key, values, name) {
  const choose = (/** @type {Event & { target: HTMLSelectElement }} */ event) => set({ [key]: event.target.value });
  return html`<label class="field">
    <span>${t(`combine-${key}`)}</span>
    <select @change=${choose}>
      ${values.map((it) => html`<option value=${it} ?selected=${it === combining[key]}>${name(it)}</option>`)}
    </select>
  </label>`;
}

/**
 * @param {Chosen} chosen
 * @param {"challenge" | "tie" | "hands" | "lots"} key
 * @param {string[]} values
 */
function segments({ combining, set }, key, values) {
  return html`<fieldset class="segments">
    <legend>${t(`combine-${key === "hands" ? "hands-tie" : key}`)}</legend>
    <div>
      ${values.map(
        (it) => html`<label>
          <input type="radio" name="combine-${key}" .checked=${it === combining[key]} @change=${() => set({ [key]: it })} />
          <span>${t(`combine-${key === "hands" ? "hands-tie" : key}-${it}`)}</span>
        </label>`,
      )}
    </div>
  </fieldset>`;
}
