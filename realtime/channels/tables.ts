/** The tables that clients can subscribe to, as described by the database's catalog. */
import type { Sql } from "#postgres";

/** Name of the database role with which a client reads. */
export type Role = string;

/** Who a key or a token stands for. */
export interface Identity {
  readonly role: Role;
  /** When the token ends, in milliseconds since 1970; null for a key, and for a token without an end. */
  readonly endsAt: number | null;
}

/**
 * @param connected by the key of the connection, for which a token of another service may stand
 * @returns null for text that is neither a key nor a valid token; it rejects while the database is down
 */
export type Identify = (keyOrToken: string, connected?: Identity) => Promise<Identity | null>;

export interface Table {
  readonly name: string;
  /** By name, in table order. */
  readonly columns: ReadonlyMap<string, Column>;
  /** Columns of the primary key. */
  readonly key: readonly string[];
  /** The roles that may read all rows. */
  readonly readers: readonly Role[];
}

interface Column {
  readonly name: string;
  /** Such as `int8`. */
  readonly type: string;
}

export type Tables = ReadonlyMap<string, Table>;

/** How old the description of the tables may be when a client joins. */
const cacheMs = 5_000;

/**
 * @returns a function that gives the tables and queries the database at most every few seconds; it throws while the
 * database is down
 */
export function cacheTables(sql: Sql): () => Promise<Tables> {
  let reading: Promise<Tables> | undefined;
  let readAt = Number.NEGATIVE_INFINITY;
  return () => {
    const now = performance.now();
    if (!reading || now - readAt > cacheMs) {
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
 * Reads the tables with the trigger that records changes. A change goes to every reader of its table, so nobody may
 * subscribe to a table whose policy shows only some of its rows.
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
        where r.rolname !~ '^pg_' and has_table_privilege(r.oid, c.oid, 'select')
          and (not c.relrowsecurity or (
            exists (select from pg_policy as p where p.polrelid = c.oid and p.polpermissive
              and p.polcmd in ('r', '*') and pg_get_expr(p.polqual, p.polrelid) = 'true'
              and exists (select from unnest(p.polroles) as named where named = 0 or pg_has_role(r.oid, named, 'usage')))
            and not exists (select from pg_policy as p where p.polrelid = c.oid and not p.polpermissive
              and p.polcmd in ('r', '*')
              and exists (select from unnest(p.polroles) as named
                where named = 0 or pg_has_role(r.oid, named, 'usage')))))) as readers
    from pg_class as c
    where c.relnamespace = 'public'::regnamespace
      and exists (select from pg_trigger as t where t.tgrelid = c.oid and t.tgname = 'note_changed')`;
  return new Map(
    tables.map(({ columns, ...table }) => [
      table.name,
      { ...table, columns: new Map(columns.map((column) => [column.name, column])) },
    ]),
  );
}
