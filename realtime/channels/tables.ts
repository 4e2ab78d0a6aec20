/** The tables that can be followed, as the database's catalog describes them. */
import type { Sql } from "#postgres";

/** As whom a client reads. */
export type Role = "anon" | "service_role";

export interface Table {
  readonly name: string;
  /** By their names, in their order. */
  readonly columns: ReadonlyMap<string, Column>;
  /** Columns of the primary key. */
  readonly key: readonly string[];
  /** Who may read all of it. */
  readonly readers: readonly Role[];
}

export interface Column {
  readonly name: string;
  /** Such as `int8`. */
  readonly type: string;
}

export type Tables = ReadonlyMap<string, Table>;

/** So old, in milliseconds, a description may be when somebody joins. */
const readAgainAfter = 5_000;

/** @returns what gives the tables, asking the database at most every few seconds; throws while that is away */
export function keepTables(sql: Sql): () => Promise<Tables> {
  let reading: Promise<Tables> | undefined;
  let readAt = Number.NEGATIVE_INFINITY;
  return () => {
    const now = performance.now();
    if (!reading || now - readAt > readAgainAfter) {
      readAt = now;
      reading = readTables(sql);
      reading.catch(() => {
        reading = undefined;
      });
    }
    return reading;
  };
}

/**
 * What is followed has the trigger that notes changes. A change goes to every reader of its table, so a table with a
 * policy that shows only some of its rows is followed by nobody.
 */
async function readTables(sql: Sql): Promise<Tables> {
  const tables = await sql<
    { name: string; columns: readonly Column[]; key: readonly string[]; readers: readonly Role[] }[]
  >`
    select c.relname as name,
      (select jsonb_agg(jsonb_build_object('name', a.attname, 'type', t.typname) order by a.attnum)
        from pg_attribute as a join pg_type as t on t.oid = a.atttypid
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped) as columns,
      (select jsonb_agg(a.attname order by k.place)
        from pg_constraint as p
          cross join unnest(p.conkey) with ordinality as k (attnum, place)
          join pg_attribute as a on a.attrelid = p.conrelid and a.attnum = k.attnum
        where p.conrelid = c.oid and p.contype = 'p') as key,
      (select coalesce(jsonb_agg(r.rolname order by r.rolname), '[]')
        from pg_roles as r
        where r.rolname in ('anon', 'service_role') and has_table_privilege(r.oid, c.oid, 'select')
          and (not c.relrowsecurity or (
            exists (select from pg_policy as p where p.polrelid = c.oid and p.polpermissive
              and p.polcmd in ('r', '*') and p.polroles && array[0, r.oid]
              and pg_get_expr(p.polqual, p.polrelid) = 'true')
            and not exists (select from pg_policy as p where p.polrelid = c.oid and not p.polpermissive
              and p.polcmd in ('r', '*') and p.polroles && array[0, r.oid])))) as readers
    from pg_class as c
    where c.relnamespace = 'public'::regnamespace
      and exists (select from pg_trigger as t where t.tgrelid = c.oid and t.tgname = 'note_change')`;
  return new Map(
    tables.map(({ columns, ...table }) => [
      table.name,
      { ...table, columns: new Map(columns.map((column) => [column.name, column])) },
    ]),
  );
}
