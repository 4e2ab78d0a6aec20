/** The door of the log: one line for each event. */
export { createLog, type Log } from "./create-log.ts";
export { logConsole } from "./log-console.ts";
