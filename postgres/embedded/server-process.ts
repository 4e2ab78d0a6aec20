/** Runs a PostgreSQL server as a child process: waits until it is ready, and stops it gracefully. */
import { type ChildProcess, spawn } from "node:child_process";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { Binaries } from "./binaries.ts";
import type { RunAs } from "./run-as.ts";

/** Port in the socket's name; nothing listens on the network. */
const socketPort = 5432;

export function socketFileIn(cluster: string): string {
  return join(cluster, `.s.PGSQL.${socketPort}`);
}

export interface ServerOptions {
  readonly binaries: Binaries;
  /** The cluster's folder, absolute. */
  readonly folder: string;
  readonly runAs: RunAs;
  /** Command before the program, after that of `runAs`. */
  readonly prefix?: readonly string[];
  /** Settings by name, given on the command line so that no file can override them. */
  readonly settings: Readonly<Record<string, string>>;
  /** Stops it while it is not ready yet. */
  readonly ending?: AbortSignal;
}

export interface ServerProcess {
  readonly pid: number;
  /** Resolves with its last output when it has ended. */
  readonly ended: Promise<string>;
  /** Cancels running statements and stops it gracefully; resolves when it has ended. */
  stop(): Promise<void>;
}

/** The message contains the server's last output. */
export class ServerDidNotStart extends Error {
  override readonly name = "ServerDidNotStart";
}

/** Crash recovery may take long; a normal start takes 40 ms. */
const readyTimeoutMs = 60_000;

/** The stop of the site has 10 s, of which the last responses may take six. */
const stopTimeoutMs = 3_500;

/** How long to wait for output after the process has ended. */
const outputTimeoutMs = 300;

/** @throws {ServerDidNotStart} when it ends before it is ready, including by `ending` */
export async function startServer(options: ServerOptions): Promise<ServerProcess> {
  options.ending?.throwIfAborted();
  const child = spawnServer(options);
  const output = lastOutputOf(child);
  let hasEnded = false;
  const ended = new Promise<string>((resolve) => {
    const end = (fact: string) => {
      hasEnded = true;
      resolve([fact, ...output].join("\n"));
    };
    child.on("error", (error) => end(error.message));
    child.on("exit", (code, signal) => {
      const fact = `PostgreSQL ended (${signal ?? `exit code ${code}`}).`;
      child.on("close", () => end(fact));
      // Its workers share the output stream, and a hanging one must not delay the result.
      setTimeout(end, outputTimeoutMs, fact);
    });
  });
  const cancel = () => stopServer(child, ended);
  options.ending?.addEventListener("abort", cancel);
  const deadline = performance.now() + readyTimeoutMs;
  while (!hasEnded && !(await isReady(options.folder, child.pid))) {
    if (performance.now() > deadline) child.kill("SIGQUIT");
    await wait(5);
  }
  options.ending?.removeEventListener("abort", cancel);
  if (hasEnded || child.pid === undefined) throw new ServerDidNotStart(await ended);
  return { pid: child.pid, ended, stop: () => stopServer(child, ended) };
}

function spawnServer({ binaries, folder, runAs, prefix = [], settings }: ServerOptions): ChildProcess {
  const [program = "", ...programArguments] = [
    ...runAs.prefix,
    ...prefix,
    binaries.postgres,
    ...["-D", folder, "-p", String(socketPort)],
    // Relative to the cluster, because socket paths have a short maximum length.
    ...["-c", "unix_socket_directories=.", "-c", "listen_addresses="],
    ...Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]),
  ];
  return spawn(program, programArguments, {
    cwd: folder,
    // Its own process group, because Ctrl-C would otherwise stop PostgreSQL before the last responses.
    detached: true,
    env: { PATH: process.env.PATH, TZ: "UTC" },
    stdio: ["ignore", "ignore", "pipe"],
    ...runAs.user,
  });
}

/** Keeps the last lines of output for an error message. */
function lastOutputOf(child: ChildProcess): readonly string[] {
  const lines: string[] = [];
  child.stderr?.setEncoding("utf8").on("data", (text: string) => {
    lines.push(...text.split("\n").filter(Boolean));
    lines.splice(0, lines.length - 12);
  });
  return lines;
}

/** The first line of this file is PostgreSQL's process id, the eighth line its state. */
async function isReady(folder: string, pid: number | undefined): Promise<boolean> {
  const lines = (await readFile(join(folder, "postmaster.pid"), "utf8").catch(() => "")).split("\n");
  return Number(lines[0]) === pid && lines[7]?.trim() === "ready";
}

async function stopServer(child: ChildProcess, ended: Promise<string>): Promise<void> {
  // SIGTERM would wait until all clients disconnect.
  child.kill("SIGINT");
  const lastResort = setTimeout(() => child.kill("SIGQUIT"), stopTimeoutMs);
  await ended;
  clearTimeout(lastResort);
}
