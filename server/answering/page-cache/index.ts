export { createFreshness, type Freshness } from "./freshness.ts";
export { createPageCache, type PageCacheFigures } from "./page-cache.ts";
export { sendAnswer } from "./send-page.ts";
export { takeTurns } from "./take-turns.ts";
