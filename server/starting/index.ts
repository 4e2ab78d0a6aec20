/** The door of what builds and ends a process. */
export { tellFirstPassword } from "./administrator.ts";
export { runUntilSignal } from "./graceful-stop/index.ts";
export { keepDatabase } from "./keep-database.ts";
export { explainAndExit } from "./refusals.ts";
export { runApplication } from "./run-application.ts";
export { type OpenSite, serve } from "./serve.ts";
