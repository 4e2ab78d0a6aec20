/** Generates load by the program wrk, on its own core: many connections, each with one request at a time. */
import { execFile, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { installDebianPackage } from "#machine";
import { onLoadCore } from "./cores.ts";

export interface Load {
  /** Requested in this order, again and again. */
  readonly paths: readonly string[];
  readonly method?: "GET" | "POST";
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly connections: number;
}

export interface LoadResult {
  readonly perSecond: number;
  /** Answers with a status of 400 or above, and requests without an answer. */
  readonly failed: number;
}

/** Longer than any measured time, so that a late response is not an error. */
const timeoutSeconds = 60;

/** @throws when there is no wrk on this machine and none can be installed */
export function findWrk(): void {
  const isThere = () => spawnSync("wrk", ["--version"]).error === undefined;
  if (isThere() || (installDebianPackage("wrk") && isThere())) return;
  throw new Error(
    "This benchmark needs the program wrk: apt-get install wrk (as root) installs it on Debian and Ubuntu.",
  );
}

/**
 * @param address of the server, as `http://HOST:PORT`
 * @throws when wrk fails
 */
export async function sendLoad(address: string, load: Load, seconds: number): Promise<LoadResult> {
  const folder = mkdtempSync(join(tmpdir(), "antara-bench-load-"));
  try {
    const [program = "", ...programArguments] = [
      ...onLoadCore,
      ...wrkCommand(address, load, seconds, folder),
    ];
    const { stdout } = await promisify(execFile)(program, programArguments);
    return readReport(stdout);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function wrkCommand(address: string, load: Load, seconds: number, folder: string): string[] {
  const { paths, method = "GET", headers = {}, body, connections } = load;
  const [first = "/", ...more] = paths;
  const pathsFile = join(folder, "paths");
  const hasList = more.length > 0;
  if (hasList) writeFileSync(pathsFile, `${paths.join("\n")}\n`);
  return [
    ...["wrk", "--threads", "1", "--connections", String(connections), "--duration", `${seconds}s`],
    ...["--timeout", `${timeoutSeconds}s`, "--script", join(import.meta.dirname, "wrk.lua")],
    ...Object.entries(headers).flatMap(([name, value]) => ["--header", `${name}: ${value}`]),
    ...[address + first, "--", `method=${method}`],
    ...(body === undefined ? [] : [`body=${body}`]),
    ...(hasList ? [`paths=${pathsFile}`] : []),
  ];
}

function readReport(printed: string): LoadResult {
  const line = printed.split("\n").find((text) => text.startsWith("{"));
  if (!line) throw new Error(`wrk did not report what it measured:\n${printed}`);
  const { answered, seconds, badStatus, unanswered } = JSON.parse(line);
  return { perSecond: answered / seconds, failed: badStatus + unanswered };
}
