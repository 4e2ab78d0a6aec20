/**
 * Starts one server before all database tests: the embedded PostgreSQL, the server at ANTARA_TEST_DATABASE_URL, or
 * for one test project the oldest supported version.
 */
import type { TestProject } from "vitest/node";
import type { ServerAddress } from "../connect/server-address.ts";
import { readDatabaseUrl } from "../external/read-database-url.ts";
import { openPool } from "../pool.ts";
import { debianBinaries, startDebianServer } from "./debian-server.ts";
import { countsCalls, findNeverExecuted, makeListOfExecuted, noteExecuted } from "./executed-functions.ts";
import { dropTemplates, nameTemplates, type Templates } from "./templates.ts";
import { startEmbeddedServer } from "./throw-away-server.ts";

/** Passed to test files. */
interface TestServer {
  readonly address: ServerAddress;
  readonly templates: Templates;
  /** Whether it is the oldest supported version, on which tests may leave themselves out. */
  readonly isOldest: boolean;
}

declare module "vitest" {
  export interface ProvidedContext {
    testServer: TestServer;
  }
}

/** @returns a function that stops the server after all test files */
export default async function startTestServer(project: TestProject): Promise<() => Promise<void>> {
  const isOldest = project.name === "oldest-postgres";
  const server = await chooseServer(isOldest);
  const admin = openPool(server.address, { connections: 1, applicationName: "antara tests" });
  const templates = nameTemplates();
  const end = async () => {
    await dropTemplates(admin, server.address, templates);
    await admin.end();
    await server.stop();
  };
  if (isOldest) await makeListOfExecuted(admin);
  project.provide("testServer", { address: server.address, templates, isOldest });
  return async () => {
    const missed: string[] = [];
    if (isOldest && (await ranWhole(project))) {
      for (const name of Object.values(templates)) await noteExecuted(server.address, admin, name);
      missed.push(...(await findNeverExecuted(server.address, admin, templates.empty)));
    }
    await end();
    if (missed.length > 0)
      throw new Error(
        `No test executes these functions on PostgreSQL 15, because their files "run on one server": ${missed.join(", ")}`,
      );
  };
}

/** Whether all files and tests of the project have run. */
async function ranWhole(project: TestProject): Promise<boolean> {
  const { testFiles } = await project.globTestFiles();
  const ran = project.vitest.state.getFiles().filter(({ projectName }) => projectName === project.name);
  return ran.length === testFiles.length && !project.vitest.config.testNamePattern;
}

async function chooseServer(isOldest: boolean): Promise<{ address: ServerAddress; stop(): Promise<void> }> {
  if (isOldest) return startDebianServer(debianBinaries, countsCalls);
  const { ANTARA_TEST_DATABASE_URL: url } = process.env;
  return url ? { address: readDatabaseUrl(url), stop: async () => {} } : startEmbeddedServer();
}
