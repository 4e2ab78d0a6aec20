/** A song page as somebody would build it with Next.js, built and started by its own commands. */
import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { freePort, projectAside } from "#machine";
import { joinDatabase } from "#postgres";
import type { BenchSite } from "../harness/bench-site.ts";
import type { MeasuredServer } from "../harness/measure-pairs.ts";
import { withReferenceServer } from "../harness/reference-server.ts";

const source = join(import.meta.dirname, "site");
const quiet = { NEXT_TELEMETRY_DISABLED: "1", NODE_ENV: "production" };

export interface NextServer extends MeasuredServer {
  readonly version: string;
}

/**
 * @param site whose PostgreSQL it reads
 * @throws when its packages cannot be fetched, or it cannot be built
 */
export async function withNextSite<Result>(
  site: BenchSite,
  work: (next: NextServer) => Promise<Result>,
): Promise<Result> {
  const { version, folder } = installNextSite();
  const next = [process.execPath, join(folder, "node_modules", "next", "dist", "bin", "next")];
  const environment = { ...quiet, ...(await databaseSettings(site)) };
  await build([...next, "build", folder], environment);
  const port = await freePort();
  const command = [...next, "start", folder, "--hostname", "127.0.0.1", "--port", String(port)];
  const address = `http://127.0.0.1:${port}`;
  return withReferenceServer(command, { environment, address }, (server) =>
    work({ ...server, processes: [...server.processes, site.database], version }),
  );
}

function installNextSite(): { readonly version: string; readonly folder: string } {
  const { dependencies } = JSON.parse(readFileSync(join(source, "package.json"), "utf8"));
  const folder = projectAside(source, "next-page");
  if (!folder) throw new Error(`next@${dependencies.next} could not be fetched from the npm registry.`);
  return { version: dependencies.next, folder };
}

async function databaseSettings({ dataDir }: BenchSite): Promise<Record<string, string>> {
  const { address, close } = await joinDatabase({ dataDir, log: { ...console, info: () => {} } });
  await close();
  const { socketFile, user, database } = address;
  if (!socketFile || !user || !database) throw new Error("The site's PostgreSQL has no socket.");
  return { DATABASE_SOCKET: socketFile, DATABASE_USER: user, DATABASE_NAME: database };
}

async function build(
  [program = "", ...programArguments]: readonly string[],
  environment: Record<string, string>,
): Promise<void> {
  console.log("  building the page with Next.js …");
  const env = { ...process.env, ...environment };
  await promisify(execFile)(program, programArguments, { env }).catch((error) => {
    throw new Error(`Next.js could not build the page:\n${error.stdout}${error.stderr}`);
  });
}
