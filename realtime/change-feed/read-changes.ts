/** Reads what transactions have noted (postgres/functions/changes/note_change.sql), in the order in which they ended. */
import type { Sql } from "#postgres";
import type { Change, ChangeBatch, Row } from "./change.ts";

/** Up to where the changes have been read. */
export interface Position {
  readonly version: number;
  /** Of the last change that was read of this version. */
  readonly place: number;
}

/** Behind all changes of a version. */
export const lastPlace = 2 ** 31 - 1;

/** Changes read at once: one may hold a song of 200,000 characters. */
const rowsAtOnce = 200;

interface NotedRow {
  readonly version: number;
  readonly told_at: Date;
  /** Null, as all that follows, when a crash of the database has taken what was noted. */
  readonly place: number | null;
  readonly type: Change["type"] | "MANY" | null;
  readonly table_name: string | null;
  readonly record: Row | null;
  readonly old_key: Row | null;
}

/** @returns the catalogue's version; 0 when nothing has changed since versions are counted */
export async function readVersion(sql: Sql): Promise<number> {
  const [row] = await sql<{ version: number }[]>`
    select coalesce(max(version), 0) as version from private.catalogue_versions`;
  return row?.version ?? 0;
}

/** @returns what comes after the position, up to where that is, and whether there is no more at this moment */
export async function readChanges(
  sql: Sql,
  after: Position,
): Promise<{ readonly batches: readonly ChangeBatch[]; readonly upTo: Position; readonly isAll: boolean }> {
  const rows = await sql<NotedRow[]>`
    select v.version, v.told_at, c.place, c.type, c.table_name, c.record, c.old_key
    from private.catalogue_versions as v left join private.changes as c using (transaction_id)
    where v.version >= ${after.version} and (v.version, coalesce(c.place, 1)) > (${after.version}, ${after.place})
    order by v.version, c.place limit ${rowsAtOnce}`;
  const last = rows.at(-1);
  return {
    batches: [...Map.groupBy(rows, ({ version }) => version).values()].map(batchOf),
    upTo: last ? { version: last.version, place: last.place ?? lastPlace } : after,
    isAll: rows.length < rowsAtOnce,
  };
}

function batchOf(rows: readonly NotedRow[]): ChangeBatch {
  const version = rows[0]?.version ?? 0;
  const changes = rows.flatMap(changeOf);
  return changes.length < rows.length ? { kind: "many", version } : { kind: "changes", changes, version };
}

function changeOf({ type, table_name: table, told_at, record, old_key: oldKey }: NotedRow): Change[] {
  if (type === null || type === "MANY" || table === null) return [];
  return [{ type, schema: "public", table, committedAt: told_at.toISOString(), record, oldKey }];
}
