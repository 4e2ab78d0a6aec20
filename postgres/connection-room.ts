/** The number of connections that this login may open to this database: the lowest of four limits. */
import type { Sql } from "./pool.ts";

/**
 * @returns the total, including open connections, without those reserved for superusers
 * @see https://www.postgresql.org/docs/current/runtime-config-connection.html
 */
export async function connectionRoom(sql: Sql): Promise<number> {
  // `reserved_connections` exists since PostgreSQL 16. A limit of -1 means none.
  const [row] = await sql<{ room: number }[]>`
    select least(
      current_setting('max_connections')::integer
        - current_setting('superuser_reserved_connections')::integer
        - coalesce(current_setting('reserved_connections', true)::integer, 0),
      (select nullif(rolconnlimit, -1) from pg_roles where rolname = current_user),
      (select nullif(datconnlimit, -1) from pg_database where datname = current_database())
    ) as room`;
  return row?.room ?? 0;
}
