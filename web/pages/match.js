// The page on which a match with people elsewhere is played or watched: the page of a game, whose match is
// on the server.

import { t } from "../i18n.js";
import { line } from "../online/line.js";
import { nothing, render } from "../vendor/lit-html.js";
import { Company } from "./match/company.js";
import { frame } from "./online/frame.js";
import { table } from "./play.js";

/** @import { Page } from "../app.js" */

/**
 * @param {HTMLElement} place
 * @param {URLSearchParams} values
 * @returns {Promise<Page>}
 */
export const match = (place, values) =>
  table(place, async () => {
    const company = new Company(values.get("id") ?? "");
    // Until the server has told the match, the page tells whether it can be reached.
    const wait = () => render(frame(t("online"), nothing, { follows: true }), place);
    const end = line.on("state", wait);
    wait();
    try {
      await company.open();
    } catch (why) {
      company.close();
      throw why;
    } finally {
      end();
    }
    return { state: company.host.state, host: company.host, company };
  });
