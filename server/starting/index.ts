/** The door of starting: starts and stops a process of the site. */
export { printFirstPassword } from "./administrator.ts";
export { runUntilSignal } from "./graceful-stop/index.ts";
export { openSiteDatabase } from "./open-site-database.ts";
export { exitWithError } from "./refusals.ts";
export { runApplication } from "./run-application.ts";
export { type OpenSite, serve } from "./serve.ts";
