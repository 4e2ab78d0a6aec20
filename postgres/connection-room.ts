/** How many connections the server lets this login open to this database: the narrowest of four limits. */
import type { Sql } from "./pool.ts";

/**
 * @returns all of them, those that are open already among them; what the server keeps for superusers is left out
 * @see https://www.postgresql.org/docs/current/runtime-config-connection.html
 */
export async function connectionRoom(sql: Sql): Promise<number> {
  // Before PostgreSQL 16 nothing is reserved but for superusers. A limit of -1 is none.
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
