/** The log: one line an event on the standard streams, for whoever runs the site. Refuses nothing, keeps nothing. */

const levels = ["debug", "info", "warn", "error"] as const;
type Level = (typeof levels)[number];

/** Each method writes one line; a line break in the message is written as a space, so that nobody can forge a line. */
export interface Log {
  debug(message: string): void;
  info(message: string): void;
  warn(message: string): void;
  error(message: string): void;
}

/**
 * @param lowest events below this level are not written
 * @param now gives the time of a line
 */
export function createLog(lowest: Level, now: () => Date = () => new Date()): Log {
  const write = (level: Level) => (message: string) => {
    if (levels.indexOf(level) < levels.indexOf(lowest)) return;
    const stream = level === "warn" || level === "error" ? process.stderr : process.stdout;
    stream.write(`${now().toISOString()} ${level} ${message.replace(/\s*[\r\n]+\s*/g, " ")}\n`);
  };
  return { debug: write("debug"), info: write("info"), warn: write("warn"), error: write("error") };
}
