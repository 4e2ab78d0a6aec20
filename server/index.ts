export { openBuiltSite } from "./built-site.ts";
export { explainAndExit } from "./refusals.ts";
export { type OpenSite, serve } from "./serve.ts";
