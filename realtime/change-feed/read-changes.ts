/** Reads the changes that transactions have recorded (postgres/functions/changes/note.sql), in commit order. */
import type { Sql } from "#postgres";
import type { Change, ChangeBatch, Row } from "./change.ts";

/** Up to which change the feed has been read. */
export interface Position {
  readonly version: number;
  /** The place of the last change that was read of this version. */
  readonly place: number;
}

/** Greater than the place of any change in a version. */
export const endOfVersion = 2 ** 31 - 1;

/** Changes per query: one may hold a song of 200,000 characters. */
const batchSize = 200;

interface ChangeRow {
  readonly version: number;
  readonly told_at: Date;
  /** Null, like all fields below, when a crash of the database has lost the recorded changes. */
  readonly place: number | null;
  readonly type: Change["type"] | "MANY" | null;
  readonly table_name: string | null;
  readonly record: Row | null;
  readonly old_key: Row | null;
}

/** @returns the catalogue's version; 0 before the first change */
export async function readVersion(sql: Sql): Promise<number> {
  const [row] = await sql<{ version: number }[]>`
    select coalesce(max(version), 0) as version from private.catalogue_versions`;
  return row?.version ?? 0;
}

/** @returns the changes after the position, the new position, and whether no more are left at this moment */
export async function readChanges(
  sql: Sql,
  after: Position,
): Promise<{
  readonly batches: readonly ChangeBatch[];
  readonly position: Position;
  readonly isComplete: boolean;
}> {
  const rows = await sql<ChangeRow[]>`
    select v.version, v.told_at, c.place, c.type, c.table_name, c.record, c.old_key
    from private.catalogue_versions as v left join private.changes as c using (transaction_id)
    where v.version >= ${after.version} and (v.version, coalesce(c.place, 1)) > (${after.version}, ${after.place})
    order by v.version, c.place limit ${batchSize}`;
  const last = rows.at(-1);
  return {
    batches: [...Map.groupBy(rows, ({ version }) => version).values()].map(batchOf),
    position: last ? { version: last.version, place: last.place ?? endOfVersion } : after,
    isComplete: rows.length < batchSize,
  };
}

function batchOf(rows: readonly ChangeRow[]): ChangeBatch {
  const version = rows[0]?.version ?? 0;
  const changes = rows.flatMap(changeOf);
  return changes.length < rows.length ? { kind: "many", version } : { kind: "changes", changes, version };
}

function changeOf({ type, table_name: table, told_at, record, old_key: oldKey }: ChangeRow): Change[] {
  if (type === null || type === "MANY" || table === null) return [];
  return [{ type, schema: "public", table, committedAt: told_at.toISOString(), record, oldKey }];
}
