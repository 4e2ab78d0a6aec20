/** Tables without what slows down the writing of many rows, for the length of one transaction. */
import type { Transaction } from "#postgres";

interface Part {
  readonly drop: string;
  readonly make: string;
}

/** For the making of indexes; PostgreSQL's own 64 MB sort a million songs on the disk. */
const memory = "256MB";

/**
 * Takes off foreign keys, triggers and the indexes that no constraint needs.
 * @param tables with their schemas, locked by this transaction
 * @param kinds of the indexes to take off, such as `gin`; left out, of all kinds
 * @returns what puts all of it on again, and throws when rows break a rule
 */
export async function bareTables(
  sql: Transaction,
  tables: readonly string[],
  kinds: readonly string[] = [],
): Promise<() => Promise<void>> {
  const parts = [...(await foreignKeysOf(sql, tables)), ...(await indexesOf(sql, tables, kinds))];
  for (const { drop } of parts) await sql.unsafe(drop);
  for (const table of tables) await sql`alter table ${sql(table)} disable trigger user`;
  return async () => {
    await sql`select set_config('maintenance_work_mem', ${memory}, true)`;
    for (const table of tables) await sql`alter table ${sql(table)} enable trigger user`;
    for (const { make } of parts.toReversed()) await sql.unsafe(make);
  };
}

function foreignKeysOf(sql: Transaction, tables: readonly string[]): Promise<readonly Part[]> {
  return sql<Part[]>`
    select format('alter table %s drop constraint %I', c.conrelid::regclass, c.conname) as drop,
      format('alter table %s add constraint %I %s', c.conrelid::regclass, c.conname, pg_get_constraintdef(c.oid)) as make
    from pg_catalog.pg_constraint as c
    where c.contype = 'f' and c.conrelid = any (${tables}::text[]::regclass[])
    order by 1`;
}

function indexesOf(
  sql: Transaction,
  tables: readonly string[],
  kinds: readonly string[],
): Promise<readonly Part[]> {
  return sql<Part[]>`
    select format('drop index %s', i.indexrelid::regclass) as drop, pg_get_indexdef(i.indexrelid) as make
    from pg_catalog.pg_index as i
    join pg_catalog.pg_class as c on c.oid = i.indexrelid
    join pg_catalog.pg_am as kind on kind.oid = c.relam
    where i.indrelid = any (${tables}::text[]::regclass[])
      and not exists (select from pg_catalog.pg_constraint as needed where needed.conindid = i.indexrelid)
      and (kind.amname::text = any (${kinds}::text[]) or ${kinds.length === 0})
    order by 1`;
}
