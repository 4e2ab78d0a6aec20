/** The log: one line per event on the standard streams. */

const levels = ["debug", "info", "warn", "error"] as const;
type Level = (typeof levels)[number];

/** Each method writes one line; line breaks become spaces, so that nobody can forge a line. */
export interface Log {
  debug(message: string): void;
  info(message: string): void;
  warn(message: string): void;
  error(message: string): void;
}

/**
 * @param minLevel events below this level are not written
 * @param now returns the time of a line
 */
export function createLog(minLevel: Level, now: () => Date = () => new Date()): Log {
  const write = (level: Level) => (message: string) => {
    if (levels.indexOf(level) < levels.indexOf(minLevel)) return;
    const stream = level === "warn" || level === "error" ? process.stderr : process.stdout;
    stream.write(`${now().toISOString()} ${level} ${message.replace(/\s*[\r\n]+\s*/g, " ")}\n`);
  };
  return { debug: write("debug"), info: write("info"), warn: write("warn"), error: write("error") };
}
