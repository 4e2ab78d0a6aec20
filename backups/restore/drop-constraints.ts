/** Drops what slows down bulk loading, for the length of one transaction. */
import type { Transaction } from "#postgres";

interface Definition {
  readonly drop: string;
  readonly make: string;
}

/** For building indexes; with PostgreSQL's own 64 MB, a million songs are sorted on disk. */
const memory = "256MB";

/**
 * Drops foreign keys and the indexes that no constraint needs, and disables triggers.
 * @param tables with their schemas, locked by this transaction
 * @param kinds of indexes to drop, such as `gin`; all kinds when empty
 * @returns a function that restores everything; it throws when rows violate a constraint
 */
export async function dropConstraints(
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

function foreignKeysOf(sql: Transaction, tables: readonly string[]): Promise<readonly Definition[]> {
  return sql<Definition[]>`
    select format('alter table %s drop constraint %I', c.conrelid::regclass, c.conname) as drop,
      format('alter table %s add constraint %I %s', c.conrelid::regclass, c.conname,
        pg_get_constraintdef(c.oid)) as make
    from pg_catalog.pg_constraint as c
    where c.contype = 'f' and c.conrelid = any (${tables}::text[]::regclass[])
    order by 1`;
}

function indexesOf(
  sql: Transaction,
  tables: readonly string[],
  kinds: readonly string[],
): Promise<readonly Definition[]> {
  return sql<Definition[]>`
    select format('drop index %s', i.indexrelid::regclass) as drop, pg_get_indexdef(i.indexrelid) as make
    from pg_catalog.pg_index as i
    join pg_catalog.pg_class as c on c.oid = i.indexrelid
    join pg_catalog.pg_am as kind on kind.oid = c.relam
    where i.indrelid = any (${tables}::text[]::regclass[])
      and not exists (select from pg_catalog.pg_constraint as needed where needed.conindid = i.indexrelid)
      and (kind.amname::text = any (${kinds}::text[]) or ${kinds.length === 0})
    order by 1`;
}
