/**
 * Starts one server before all database tests, with two databases that test files copy: the embedded PostgreSQL, the
 * server at ANTARA_TEST_DATABASE_URL, or for one test project the oldest supported version.
 */
import { randomBytes } from "node:crypto";
import type { TestProject } from "vitest/node";
import type { ServerAddress } from "../connect/server-address.ts";
import { readDatabaseUrl } from "../external/read-database-url.ts";
import { migrate } from "../migrate/migrate.ts";
import { openPool, type Sql } from "../pool.ts";
import { loadStarterCatalogue } from "../starter-catalogue/load.ts";
import { loadStarterGlossary } from "../starter-glossary/load.ts";
import { debianBinaries, startDebianServer } from "./debian-server.ts";
import { countsCalls, findNeverExecuted, makeListOfExecuted, noteExecuted } from "./executed-functions.ts";
import { startEmbeddedServer } from "./throw-away-server.ts";

/** Passed to test files. */
interface TestServer {
  readonly address: ServerAddress;
  /** Migrated databases to copy, without and with the starter songs. */
  readonly templates: { readonly empty: string; readonly withStarterSongs: string };
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
  const run = randomBytes(4).toString("hex");
  const templates = {
    empty: `antara_test_${run}_empty`,
    withStarterSongs: `antara_test_${run}_starter`,
  };
  const end = async () => {
    for (const name of Object.values(templates)) await dropTemplate(admin, server.address, name);
    await admin.end();
    await server.stop();
  };
  try {
    if (isOldest) await makeListOfExecuted(admin);
    await makeTemplates(admin, server.address, templates);
  } catch (error) {
    await end();
    throw error;
  }
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

async function makeTemplates(
  admin: Sql,
  address: ServerAddress,
  { empty, withStarterSongs }: TestServer["templates"],
): Promise<void> {
  await admin`create database ${admin(empty)} template template0`;
  await inDatabase(address, empty, (sql) => migrate(sql));
  await admin`create database ${admin(withStarterSongs)} template ${admin(empty)} strategy file_copy`;
  await inDatabase(address, withStarterSongs, async (sql) => {
    await loadStarterCatalogue(sql, { load: true });
    await loadStarterGlossary(sql);
  });
}

/** A migration has created a login for the whole server, which may be an external one. */
async function dropTemplate(admin: Sql, address: ServerAddress, name: string): Promise<void> {
  const [database] = await admin`select from pg_database where datname = ${name}`;
  if (!database) return;
  const logins = await inDatabase(address, name, async (sql) => {
    const [{ exists } = { exists: false }] = await sql`
      select to_regclass('private.data_api_login') is not null as exists`;
    return exists ? await sql<{ role_name: string }[]>`select role_name from private.data_api_login` : [];
  });
  await admin`drop database ${admin(name)}`;
  for (const { role_name } of logins) {
    await admin`drop role if exists ${admin(role_name)}`.catch(() => {});
  }
}

async function inDatabase<Result>(
  address: ServerAddress,
  database: string,
  work: (sql: Sql) => Promise<Result>,
): Promise<Result> {
  const sql = openPool({ ...address, database }, { connections: 1, applicationName: "antara tests" });
  try {
    return await work(sql);
  } finally {
    await sql.end({ timeout: 1 });
  }
}
