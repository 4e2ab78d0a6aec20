/**
 * For the tests on the oldest PostgreSQL, from which files may leave themselves out: all files together have to
 * execute every SQL function of the project there. PostgreSQL counts the calls, in each database of its own.
 */
import type { ServerAddress } from "../connect/server-address.ts";
import { openPool, type Sql } from "../pool.ts";

/** The setting of a server that counts calls. */
export const countsCalls = { track_functions: "all" };

/** Before all tests, in the server's own database. */
export async function makeListOfExecuted(admin: Sql): Promise<void> {
  await admin`create table executed_functions (name text primary key)`;
}

/**
 * Does nothing on a server that does not count.
 * @param database whose connections have ended, since their calls are counted at their end
 */
export async function noteExecuted(server: ServerAddress, admin: Sql, database: string): Promise<void> {
  const [list] = await admin`select to_regclass('executed_functions') is not null as exists`;
  if (!list?.exists) return;
  const names = await readNames(
    { ...server, database },
    "select distinct schemaname || '.' || funcname as name from pg_stat_user_functions",
  );
  await admin`insert into executed_functions select unnest(${names}::text[]) on conflict do nothing`;
}

/**
 * @param template a migrated database
 * @returns the functions of the project that were not executed. One in plain SQL, without settings of its own, may
 *   become a part of the statement that calls it, and is not counted then.
 */
export async function findNeverExecuted(
  server: ServerAddress,
  admin: Sql,
  template: string,
): Promise<readonly string[]> {
  const executed = new Set((await admin`select name from executed_functions`).map(({ name }) => name));
  const all = await readNames(
    { ...server, database: template },
    `select distinct s.nspname || '.' || p.proname as name
     from pg_proc as p join pg_namespace as s on s.oid = p.pronamespace join pg_language as l on l.oid = p.prolang
     where s.nspname in ('public', 'private') and (l.lanname = 'plpgsql' or l.lanname = 'sql' and (p.prosecdef or p.proconfig is not null))
     order by 1`,
  );
  return all.filter((name) => !executed.has(name));
}

async function readNames(address: ServerAddress, query: string): Promise<readonly string[]> {
  const sql = openPool(address, { connections: 1, applicationName: "antara tests" });
  try {
    return (await sql.unsafe<{ name: string }[]>(query)).map(({ name }) => name);
  } finally {
    await sql.end({ timeout: 1 });
  }
}
