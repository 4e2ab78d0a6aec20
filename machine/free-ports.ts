/** Finds free ports, for servers that cannot choose one themselves. */
import { randomInt } from "node:crypto";
import { createServer } from "node:net";

/** Below the ports that Linux gives to programs that ask for any port, so that none of those is taken meanwhile. */
const range = { first: 20_000, count: 12_000 };

/** @returns different ports of 127.0.0.1 on which nobody listened a moment ago */
export async function freePorts(count: number): Promise<number[]> {
  const ports = new Set<number>();
  while (ports.size < count) ports.add(await freePort());
  return [...ports];
}

export async function freePort(): Promise<number> {
  for (;;) {
    const port = range.first + randomInt(range.count);
    const server = createServer();
    const isFree = await new Promise<boolean>((settle) => {
      server.once("error", () => settle(false)).listen(port, "127.0.0.1", () => settle(true));
    });
    if (!isFree) continue;
    await new Promise((settle) => server.close(settle));
    return port;
  }
}
