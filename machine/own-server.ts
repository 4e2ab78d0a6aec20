/** Starts a server for one script, in its own process: waits until it is ready, and ends it. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { setTimeout as wait } from "node:timers/promises";

export interface OwnServer {
  /** As `http://HOST:PORT`. */
  readonly address: string;
  readonly pid: number;
  /** Ends it gracefully; settles when it is gone. */
  stop(): Promise<void>;
}

export interface OwnServerOptions {
  /** Variables in addition to those of this process. */
  readonly environment?: Readonly<Record<string, string>>;
  /** For a server that does not print its address; it is polled until it responds. */
  readonly address?: string;
}

/** How long a first start may take. */
const maxStartMs = 60_000;

const pollIntervalMs = 50;

/**
 * @param command the program and its arguments; it prints a line that ends with `is ready at http://HOST:PORT`, or its
 * address is given
 * @throws when it ends or is not ready in time; the message contains its output
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
  const deadline = Date.now() + maxStartMs;
  while (!hasEnded && Date.now() < deadline) {
    const address = known
      ? await addressIfReachable(known)
      : /is ready at (http:\/\/\S+)$/m.exec(printed())?.[1];
    if (address && child.pid) return { address, pid: child.pid, stop };
    await wait(known ? pollIntervalMs : 1);
  }
  await stop();
  throw new Error(`${command.join(" ")} did not become ready:\n${printed()}`);
}

/** Characters; a server that logs every request would fill our memory. */
const maxOutput = 100_000;

/** @returns the beginning of its output, both streams */
function gatherOutput(child: ChildProcess): () => string {
  let printed = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding("utf8").on("data", (text: string) => {
      if (printed.length < maxOutput) printed += text;
    });
  }
  return () => printed;
}

async function addressIfReachable(address: string): Promise<string | undefined> {
  return fetch(address).then(
    () => address,
    () => undefined,
  );
}

/** @returns free ports, for servers that cannot choose one themselves */
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
