/** The door of what answers: all that a start needs of it. */
export {
  type AppParts,
  answerRequests,
  createAppListener,
  type SiteListener,
} from "./answer-requests.ts";
export { openBuiltSite } from "./built-site.ts";
export { openGeneratedPictures, socialPictures } from "./generated-pictures/index.ts";
export type { HealthParts, Measures } from "./health/index.ts";
export { createFreshness, type Freshness } from "./page-cache/index.ts";
export type { ContextListener } from "./request-context/index.ts";
export { namesTwoHosts } from "./two-hosts.ts";
