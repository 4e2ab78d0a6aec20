/**
 * Drops the search's inverted indexes before very many rows are written, and creates them again afterwards: updating
 * them row by row takes several times as long.
 */
import type { Sql } from "postgres";

/** Drops them and lists them in the database, so that the next run creates them if this one is killed. */
export async function dropIndexes(sql: Sql): Promise<void> {
  await sql.begin(async (transaction) => {
    await transaction`
      create table private.dropped_search_indexes as
      select format('%I.%I', i.schemaname, i.indexname) as name, i.indexdef as definition
      from pg_catalog.pg_indexes as i
      where i.schemaname = 'private' and i.tablename like 'search\_%' and i.indexdef like '% USING gin %'`;
    const dropped = await transaction<{ name: string }[]>`select name from private.dropped_search_indexes`;
    for (const { name } of dropped) await transaction.unsafe(`drop index ${name}`);
  });
}

/** Creates the listed indexes again, on two connections. Does nothing when none is listed. */
export async function restoreIndexes(sql: Sql): Promise<void> {
  const [row] = await sql`select to_regclass('private.dropped_search_indexes') is not null as there`;
  if (!row?.there) return;
  const missing = await sql<{ definition: string }[]>`
    select definition from private.dropped_search_indexes where to_regclass(name) is null
    order by pg_table_size(substring(definition from ' ON (\\S+) ')::regclass)`;
  // The largest table first, so that both connections finish at about the same time.
  const createNext = async () => {
    for (let next = missing.pop(); next; next = missing.pop()) {
      const { definition } = next;
      await sql.begin(async (transaction) => {
        await transaction`set local maintenance_work_mem = '512MB'`;
        await transaction.unsafe(definition);
      });
    }
  };
  await Promise.all([createNext(), createNext()]);
  await sql`drop table private.dropped_search_indexes`;
}
