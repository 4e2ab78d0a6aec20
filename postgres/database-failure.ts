/** What an error says of the whole database: that it is away, or that its disk is full. */

/** SQLSTATE of a full disk. */
const diskFull = "53100";

/** The server stops, starts, has no connection or memory left or cannot be reached. */
const serverAway = /^(?:08|53(?!400)|57P0)/;

/** Codes of postgres.js and Node.js for a connection that was lost or never established. */
const connectionFailed =
  /^(?:CONNECTION_|CONNECT_TIMEOUT$|ECONN|ENOENT$|EPIPE$|ETIMEDOUT$|EHOSTUNREACH$|ENOTFOUND$|EAI_AGAIN$)/;

/** @param code of an error of the driver: an SQLSTATE or a connection error */
export function isDatabaseAway(code: string): boolean {
  return serverAway.test(code) || connectionFailed.test(code);
}

/** @returns the cause in a sentence for whoever runs the site; undefined for an error about something else */
export function describeDatabaseFailure(error: unknown): string | undefined {
  if (!(error instanceof Error) || !("code" in error) || typeof error.code !== "string") return undefined;
  const { code } = error;
  if (code === diskFull) return "The disk of the database is full.";
  const isOfFile = code === "ENOENT" && Reflect.get(error, "syscall") !== "connect";
  if (!isDatabaseAway(code) || isOfFile) return undefined;
  return "The database is away: it has stopped, is just starting, or its disk is full.";
}
