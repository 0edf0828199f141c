// The page on which a match with people elsewhere is played or watched: the page of a game, whose match is
// on the server.

import { Company } from "./match/company.js";
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
    try {
      await company.open();
    } catch (why) {
      company.close();
      throw why;
    }
    return { state: company.host.state, host: company.host, company };
  });
