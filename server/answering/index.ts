/** The door of answering: everything that a start needs. */

export { openBuiltSite } from "./built-site.ts";
export { hasDuplicateHost } from "./duplicate-host.ts";
export { openGeneratedPictures, socialPictures } from "./generated-pictures/index.ts";
export {
  type AppParts,
  createAppListener,
  handleRequests,
  type ProgramAnswers,
  type SiteListener,
} from "./handle-requests.ts";
export type { HealthParts, Metrics } from "./health/index.ts";
export { createFreshness, type Freshness } from "./page-cache/index.ts";
export type { ContextListener } from "./request-context/index.ts";
