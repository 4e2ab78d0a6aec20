/** Requests of many connections at once, from a process of their own, so that the server is measured and not the measuring. */
import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { packageAside } from "#machine";

const version = "9.0.0";

export interface Load {
  readonly address: string;
  readonly method?: "GET" | "POST";
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** How many, each with one request under way. */
  readonly connections: number;
  readonly seconds: number;
}

export interface LoadResult {
  /** Answers of a 2xx status. */
  readonly answered: number;
  readonly answeredPerSecond: number;
  /** Answers of other statuses, and requests without any. */
  readonly failed: number;
  /** Milliseconds within which 99 of 100 were answered. */
  readonly latency99: number;
}

/** @throws when the package that sends the requests cannot be had */
export async function load({
  address,
  method = "GET",
  headers = {},
  body,
  connections,
  seconds,
}: Load): Promise<LoadResult> {
  const autocannon = packageAside("autocannon", version);
  if (!autocannon) throw new Error(`autocannon@${version} could not be fetched from the npm registry.`);
  const { stdout } = await promisify(execFile)(process.execPath, [
    autocannon,
    ...["--json", "--connections", String(connections), "--duration", String(seconds), "--method", method],
    ...Object.entries(headers).flatMap(([name, value]) => ["--headers", `${name}=${value}`]),
    ...(body === undefined ? [] : ["--body", body]),
    address,
  ]);
  const result = JSON.parse(stdout);
  return {
    answered: result["2xx"],
    answeredPerSecond: result["2xx"] / result.duration,
    failed: result.non2xx + result.errors + result.timeouts,
    latency99: result.latency.p99,
  };
}
