// The names of side games.

import { t } from "../../i18n.js";
import { gameName } from "../play/words.js";

/** What is played for a potential and is no game of the catalog. */
const OTHERS = ["hands", "elsewhere", "free", "-"];

/**
 * The name of a side game.
 * @param {string} game
 */
export const sideName = (game) => (OTHERS.includes(game) ? t(`side-${game === "-" ? "none" : game}`) : gameName(game));
