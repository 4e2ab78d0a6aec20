/**
 * For tests: opens a separate database for a test file, copied in 30 ms. A connection that the file leaves open or
 * checked out fails the file.
 */
import { randomBytes } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { inject } from "vitest";
import type { ServerAddress } from "../connect/server-address.ts";
import { openPool, type Sql } from "../pool.ts";
import { noteExecuted } from "./executed-functions.ts";
import { makeTemplate } from "./templates.ts";

export interface TestDatabase {
  readonly sql: Sql;
  /** For further pools, which must be closed before `close`. */
  readonly address: ServerAddress;
  /**
   * Drops the database. A second call does nothing.
   * @throws {Error} when a connection to it was left open, or one of `sql` was not released
   */
  close(): Promise<void>;
}

export interface TestDatabaseOptions {
  /** With the starter songs. */
  readonly starterSongs?: boolean;
  /** An empty database without Antara's tables. */
  readonly bare?: boolean;
  /**
   * Maximum number of connections of `sql`; by default three. Each compiles and plans anew what it runs: 0.1 s for
   * saving a song.
   */
  readonly connections?: number;
}

/** Time for running queries to finish. */
const givenBackWithinMs = 1_000;

/** How long the server may take on a busy machine to notice the end of a connection. */
const noticedWithinMs = 2_000;

const open = new Set<TestDatabase>();

/** Whether the tests run on the oldest version. A test whose result no version can change leaves itself out there. */
export const isOldestPostgres = () => inject("testServer").isOldest;

export async function openTestDatabase({
  starterSongs = false,
  bare = false,
  connections = 3,
}: TestDatabaseOptions = {}): Promise<TestDatabase> {
  const server = inject("testServer");
  const name = `antara_test_${randomBytes(6).toString("hex")}`;
  const content = starterSongs ? "withStarterSongs" : "empty";
  await asAdmin(server.address, async (admin) => {
    const template = bare
      ? "template0"
      : await makeTemplate(admin, server.address, server.templates, content);
    await copyTemplate(admin, name, template);
  });
  const address = { ...server.address, database: name };
  const sql = openPool(address, { connections, applicationName: "antara test file" });
  const database: TestDatabase = {
    sql,
    address,
    close: async () => {
      if (!open.delete(database)) return;
      const givenBack = await endsInTime(sql);
      const left = await asAdmin(server.address, async (admin) => {
        const connections = await leftConnections(admin, name, givenBack);
        await noteExecuted(server.address, admin, name);
        await admin`drop database ${admin(name)} with (force)`;
        return connections;
      });
      if (!givenBack) throw new Error("The test file has not given back a connection of sql.");
      if (left.length > 0) throw new Error(`The test file has left connections open:\n${left.join("\n")}`);
    },
  };
  open.add(database);
  return database;
}

/** Closes the databases that the test file has not closed itself. */
export async function closeTestDatabases(): Promise<void> {
  for (const database of [...open]) await database.close();
}

async function asAdmin<Result>(
  address: ServerAddress,
  work: (admin: Sql) => Promise<Result>,
): Promise<Result> {
  const admin = openPool(address, { connections: 1, applicationName: "antara tests" });
  try {
    return await work(admin);
  } finally {
    await admin.end();
  }
}

/** Copies files instead of using the write-ahead log: 33 ms instead of a hundred. */
async function copyTemplate(admin: Sql, name: string, template: string): Promise<void> {
  await admin`create database ${admin(name)} template ${admin(template)} strategy file_copy`;
}

async function endsInTime(sql: Sql): Promise<boolean> {
  return Promise.race([sql.end().then(() => true), wait(givenBackWithinMs, false)]);
}

/** @returns the remaining connections */
async function leftConnections(admin: Sql, name: string, patient: boolean): Promise<string[]> {
  const deadline = Date.now() + (patient ? noticedWithinMs : 0);
  let left = await connectionsTo(admin, name);
  while (left.length > 0 && Date.now() < deadline) {
    await wait(20);
    left = await connectionsTo(admin, name);
  }
  return left;
}

async function connectionsTo(admin: Sql, name: string): Promise<string[]> {
  const rows = await admin<{ application_name: string; state: string; query: string }[]>`
    select application_name, state, query from pg_stat_activity
    where datname = ${name} and backend_type = 'client backend'`;
  return rows.map(({ application_name, state, query }) => `${application_name}, ${state}, after: ${query}`);
}
