/** The embedded server of a running site, as a second instance would be told of it. */
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";

/**
 * @param dataFolder of the site that runs
 * @returns a `DATABASE_URL` by its socket
 */
export function embeddedDatabaseUrl(dataFolder: string): string {
  const folder = join(dataFolder, "postgres");
  const lines = readFileSync(join(folder, "postmaster.pid"), "utf8").split("\n");
  return `postgres://postgres@/antara?${new URLSearchParams({ host: resolve(folder, lines[4] ?? "") })}`;
}
