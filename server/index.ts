export { openBuiltSite } from "./answering/index.ts";
export { exitWithError, type OpenSite, serve } from "./starting/index.ts";
