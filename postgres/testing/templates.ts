/** The migrated databases that test files copy. Each is made when the first file asks for it. */
import { randomBytes } from "node:crypto";
import type { ServerAddress } from "../connect/server-address.ts";
import { migrate } from "../migrate/migrate.ts";
import { openPool, type Sql } from "../pool.ts";
import { loadStarterCatalogue } from "../starter-catalogue/load.ts";
import { loadStarterGlossary } from "../starter-glossary/load.ts";

/** Names of databases, without and with the starter songs. */
export interface Templates {
  readonly empty: string;
  readonly withStarterSongs: string;
}

/** @returns names that no other run uses on the same server */
export function nameTemplates(): Templates {
  const run = randomBytes(4).toString("hex");
  return { empty: `antara_test_${run}_empty`, withStarterSongs: `antara_test_${run}_starter` };
}

/**
 * Waits for another worker process that makes the same template.
 * @returns the name of the template, which exists
 */
export async function makeTemplate(
  admin: Sql,
  address: ServerAddress,
  templates: Templates,
  content: keyof Templates,
): Promise<string> {
  const name = templates[content];
  if (await exists(admin, name)) return name;
  await admin`select pg_advisory_lock(hashtext(${name}))`;
  try {
    if (!(await exists(admin, name))) await make(admin, address, templates, content);
  } finally {
    await admin`select pg_advisory_unlock(hashtext(${name}))`;
  }
  return name;
}

/** Drops those that were made, and one that was not finished. */
export async function dropTemplates(admin: Sql, address: ServerAddress, templates: Templates): Promise<void> {
  for (const name of Object.values(templates).flatMap((made) => [made, unfinished(made)])) {
    if (await exists(admin, name)) await dropTemplate(admin, address, name);
  }
}

export async function inDatabase<Result>(
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

async function exists(admin: Sql, name: string): Promise<boolean> {
  const [database] = await admin`select from pg_database where datname = ${name}`;
  return database !== undefined;
}

async function make(
  admin: Sql,
  address: ServerAddress,
  templates: Templates,
  content: keyof Templates,
): Promise<void> {
  const name = templates[content];
  const source = content === "empty" ? "template0" : await makeTemplate(admin, address, templates, "empty");
  await admin`drop database if exists ${admin(unfinished(name))}`;
  await admin`create database ${admin(unfinished(name))} template ${admin(source)} strategy file_copy`;
  await inDatabase(address, unfinished(name), content === "empty" ? (sql) => migrate(sql) : loadStarterSongs);
  await admin`alter database ${admin(unfinished(name))} rename to ${admin(name)}`;
}

const unfinished = (name: string) => `${name}_unfinished`;

async function loadStarterSongs(sql: Sql): Promise<void> {
  await loadStarterCatalogue(sql, { load: true });
  await loadStarterGlossary(sql);
}

/** A migration has created a login for the whole server, which may be an external one. */
async function dropTemplate(admin: Sql, address: ServerAddress, name: string): Promise<void> {
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
