export { createLog, type Log } from "./create-log.ts";
export { logConsole } from "./log-console.ts";
