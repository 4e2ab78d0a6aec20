/** One running PostgreSQL server as a child process: started until it is ready, ended in good order. */
import { type ChildProcess, spawn } from "node:child_process";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { Binaries } from "./binaries.ts";
import type { RunAs } from "./run-as.ts";

/** Port in the socket's name; nothing listens on the network. */
const socketPort = 5432;

/** @param cluster the folder of its data */
export function socketFileIn(cluster: string): string {
  return join(cluster, `.s.PGSQL.${socketPort}`);
}

export interface ServerOptions {
  readonly binaries: Binaries;
  /** The cluster's folder, absolute. */
  readonly folder: string;
  readonly runAs: RunAs;
  /** Put before the program, after what `runAs` needs. */
  readonly prefix?: readonly string[];
  /** Settings of PostgreSQL by name. On the command line they cannot be overridden by a file. */
  readonly settings: Readonly<Record<string, string>>;
  /** Ends it while it is not ready yet. */
  readonly ending?: AbortSignal;
}

export interface ServerProcess {
  readonly pid: number;
  /** Settles when it has ended, with its last words. */
  readonly ended: Promise<string>;
  /** Ends it after the running statements were cancelled and all was written; settles when it is gone. */
  stop(): Promise<void>;
}

/** It did not become ready; the message holds its last words. */
export class ServerDidNotStart extends Error {
  override readonly name = "ServerDidNotStart";
}

/** Crash recovery after a long run may take a while; a healthy start takes 40 ms. */
const readyWithinMs = 60_000;

/** A whole stop has 10 s, of which the last answers may take six. */
const orderlyStopMs = 3_500;

/** How long after its end something may still be printed. */
const lastWordsWithinMs = 300;

/** @throws {ServerDidNotStart} when it ends before it is ready, also because of `ending` */
export async function startServer(options: ServerOptions): Promise<ServerProcess> {
  options.ending?.throwIfAborted();
  const child = spawnServer(options);
  const words = lastWordsOf(child);
  let over = false;
  const ended = new Promise<string>((settle) => {
    const end = (fact: string) => {
      over = true;
      settle([fact, ...words].join("\n"));
    };
    child.on("error", (error) => end(error.message));
    child.on("exit", (code, signal) => {
      const fact = `PostgreSQL ended (${signal ?? `exit code ${code}`}).`;
      child.on("close", () => end(fact));
      // Its workers hold the same stream, and one that hangs must not hold us.
      setTimeout(end, lastWordsWithinMs, fact);
    });
  });
  const giveUp = () => stopServer(child, ended);
  options.ending?.addEventListener("abort", giveUp);
  const deadline = performance.now() + readyWithinMs;
  while (!over && !(await isReady(options.folder, child.pid))) {
    if (performance.now() > deadline) child.kill("SIGQUIT");
    await wait(5);
  }
  options.ending?.removeEventListener("abort", giveUp);
  if (over || child.pid === undefined) throw new ServerDidNotStart(await ended);
  return { pid: child.pid, ended, stop: () => stopServer(child, ended) };
}

function spawnServer({ binaries, folder, runAs, prefix = [], settings }: ServerOptions): ChildProcess {
  const [program = "", ...programArguments] = [
    ...runAs.prefix,
    ...prefix,
    binaries.postgres,
    ...["-D", folder, "-p", String(socketPort)],
    // Relative to the cluster, so that no path is too long for a socket.
    ...["-c", "unix_socket_directories=.", "-c", "listen_addresses="],
    ...Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]),
  ];
  return spawn(program, programArguments, {
    cwd: folder,
    // Its own process group: Ctrl-C reaches the whole group in front, and PostgreSQL would stop before the last answer.
    detached: true,
    env: { PATH: process.env.PATH, TZ: "UTC" },
    stdio: ["ignore", "ignore", "pipe"],
    ...runAs.user,
  });
}

/** The end of what it printed, kept for the message of a failure. */
function lastWordsOf(child: ChildProcess): readonly string[] {
  const words: string[] = [];
  child.stderr?.setEncoding("utf8").on("data", (text: string) => {
    words.push(...text.split("\n").filter(Boolean));
    words.splice(0, words.length - 12);
  });
  return words;
}

/** PostgreSQL writes its state into the eighth line of this file, its process into the first. */
async function isReady(folder: string, pid: number | undefined): Promise<boolean> {
  const lines = (await readFile(join(folder, "postmaster.pid"), "utf8").catch(() => "")).split("\n");
  return Number(lines[0]) === pid && lines[7]?.trim() === "ready";
}

async function stopServer(child: ChildProcess, ended: Promise<string>): Promise<void> {
  // SIGTERM would wait for every client to leave by itself.
  child.kill("SIGINT");
  const lastResort = setTimeout(() => child.kill("SIGQUIT"), orderlyStopMs);
  await ended;
  clearTimeout(lastResort);
}
