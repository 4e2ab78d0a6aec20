/** Finds the embedded PostgreSQL of a running site, so that a second instance can use it. */
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";

/**
 * @param dataFolder of the running site
 * @returns a `DATABASE_URL` with its socket
 */
export function embeddedDatabaseUrl(dataFolder: string): string {
  const folder = join(dataFolder, "postgres");
  const lines = readFileSync(join(folder, "postmaster.pid"), "utf8").split("\n");
  return `postgres://postgres@/antara?${new URLSearchParams({ host: resolve(folder, lines[4] ?? "") })}`;
}
