export { openBuiltSite } from "./answering/index.ts";
export { explainAndExit, type OpenSite, serve } from "./starting/index.ts";
