/** The door of the page cache: finished pages in memory, until a change outdates them. */
export { createFreshness, type Freshness } from "./freshness.ts";
export { createRenderPacer } from "./pace-renders.ts";
export { createPageCache, type PageCacheStats } from "./page-cache.ts";
export { sendAnswer } from "./send-page.ts";
