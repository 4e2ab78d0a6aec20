/** A site of a script's own: another data folder, another port, the same program that `npm start` runs. */
import { spawn } from "node:child_process";
import { join } from "node:path";

export interface OwnSite {
  readonly address: string;
  /** Of the process that answers. */
  readonly pid: number;
  stop(): Promise<void>;
}

/** How long a first start may take before it is given up, in milliseconds. */
const longestStartMs = 60_000;

/**
 * @param dataFolder an empty folder
 * @param environment settings besides those of this process
 * @throws when the site ends, or is not ready in time; the message holds what it printed
 */
export function startOwnSite(
  dataFolder: string,
  environment: Readonly<Record<string, string>> = {},
): Promise<OwnSite> {
  const child = spawn(process.execPath, [join(import.meta.dirname, "..", "server", "start.ts")], {
    env: { ...process.env, ...environment, PORT: "0", DATA_DIR: dataFolder },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const ended = new Promise<void>((settle) => child.on("exit", () => settle()));
  const stop = () => {
    child.kill("SIGTERM");
    return ended;
  };
  return new Promise((settle, refuse) => {
    let printed = "";
    const giveUp = () => refuse(new Error(`The site did not become ready:\n${printed}`));
    const timer = setTimeout(giveUp, longestStartMs);
    ended.then(giveUp);
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding("utf8").on("data", (text: string) => {
        printed += text;
        const address = /^Antara is ready at (\S+)$/m.exec(printed)?.[1];
        if (!address) return;
        clearTimeout(timer);
        settle({ address, pid: child.pid ?? 0, stop });
      });
    }
  });
}
