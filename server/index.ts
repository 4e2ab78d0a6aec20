export { openBuiltSite } from "./built-site.ts";
export { stopOnSignals } from "./graceful-stop/index.ts";
export { createLog } from "./log/index.ts";
export { explainAndExit } from "./refusals.ts";
export { runApplication } from "./run-application.ts";
