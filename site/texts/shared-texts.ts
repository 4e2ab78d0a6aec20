/**
 * The texts of what the administration shows like visitors' pages: it has these alone in the browser, in English. One
 * of its pages that needs another group imports it itself.
 */
import { failures } from "./en/failures.ts";
import { islands } from "./en/islands/index.ts";
import { pager } from "./en/song-lists.ts";

export const sharedTexts = { code: "en", failures, islands, pager };
