/** The door of the server: starts the built site, for tests. */
export { openBuiltSite } from "./answering/index.ts";
export { exitWithError, type OpenSite, serve } from "./starting/index.ts";
