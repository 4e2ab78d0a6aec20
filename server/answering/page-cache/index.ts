export { createFreshness, type Freshness } from "./freshness.ts";
export { createRenderPacer } from "./pace-renders.ts";
export { createPageCache, type PageCacheStats } from "./page-cache.ts";
export { sendAnswer } from "./send-page.ts";
