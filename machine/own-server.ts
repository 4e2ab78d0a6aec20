/** A server of a script's own, in a process of its own: started, waited for until it is ready, and ended. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { setTimeout as wait } from "node:timers/promises";

export interface OwnServer {
  /** As `http://HOST:PORT`. */
  readonly address: string;
  readonly pid: number;
  /** Ends it in good order; settles when it is gone. */
  stop(): Promise<void>;
}

export interface OwnServerOptions {
  /** Variables besides those of this process. */
  readonly environment?: Readonly<Record<string, string>>;
  /** Of a server that does not print where it is; it is asked until it answers. */
  readonly address?: string;
}

/** How long a first start may take before it is given up, in milliseconds. */
const longestStartMs = 60_000;

const askEveryMs = 50;

/**
 * @param command the program and its arguments; it prints a line that ends with `is ready at http://HOST:PORT`, or has an
 * address that is known before
 * @throws when it ends, or is not ready in time; the message holds what it printed
 */
export async function startOwnServer(
  command: readonly string[],
  { environment, address: known }: OwnServerOptions = {},
): Promise<OwnServer> {
  const [program = "", ...programArguments] = command;
  const child = spawn(program, programArguments, {
    env: { ...process.env, ...environment },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const printed = gatherOutput(child);
  let hasEnded = false;
  const ended = new Promise<void>((settle) => {
    for (const event of ["exit", "error"]) child.on(event, () => settle());
  }).then(() => {
    hasEnded = true;
  });
  const stop = () => {
    child.kill("SIGTERM");
    return ended;
  };
  const deadline = Date.now() + longestStartMs;
  while (!hasEnded && Date.now() < deadline) {
    const address = known ? await answering(known) : /is ready at (http:\/\/\S+)$/m.exec(printed())?.[1];
    if (address && child.pid) return { address, pid: child.pid, stop };
    await wait(known ? askEveryMs : 1);
  }
  await stop();
  throw new Error(`${command.join(" ")} did not become ready:\n${printed()}`);
}

/** Characters; a server that tells of each request would fill our memory. */
const mostOutput = 100_000;

/** @returns what it has printed at first, both streams */
function gatherOutput(child: ChildProcess): () => string {
  let printed = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding("utf8").on("data", (text: string) => {
      if (printed.length < mostOutput) printed += text;
    });
  }
  return () => printed;
}

async function answering(address: string): Promise<string | undefined> {
  return fetch(address).then(
    () => address,
    () => undefined,
  );
}

/** @returns so many ports that were free a moment ago, for servers that cannot choose one themselves */
export async function freePorts(count: number): Promise<number[]> {
  const servers = Array.from({ length: count }, () => createServer().listen(0, "127.0.0.1"));
  const ports: number[] = [];
  for (const server of servers) {
    if (!server.listening) await once(server, "listening");
    const address = server.address();
    ports.push(typeof address === "object" && address ? address.port : 0);
  }
  for (const server of servers) server.close();
  return ports;
}
