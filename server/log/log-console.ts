/** Sends to the log what pages, libraries and a refused start print. */
import { format } from "node:util";
import { createLog } from "./create-log.ts";

/** To be called first of all in a process of the site. Such lines are rare: the level of the settings hides none. */
export function logConsole(): void {
  const { warn, error } = createLog("info");
  console.warn = (...parts) => warn(format(...parts));
  console.error = (...parts) => error(format(...parts));
}
