/** Remembers what each row of a source became, so that a second run does only what has changed. */
import { createHash } from "node:crypto";
import { storeOldAddresses } from "#catalogue";
import type { Transaction } from "#postgres";
import { type EntryKind, type MovedEntry, type MovedKind, type MovedSong, movedKinds } from "../moved.ts";
import { usualPaths } from "./addresses.ts";
import { storableText } from "./names.ts";

export interface KnownRow {
  readonly oldId: string;
  /** Null for a setting. */
  readonly newId: number | null;
  readonly hash: string;
  readonly views: number;
  /** As it was moved; null where it is not only that of this row. */
  readonly version: string | null;
}

/** A row to remember, with what it became. */
export interface RowMoved extends Omit<KnownRow, "version"> {
  readonly version?: string | null;
  readonly paths?: readonly string[];
}

/** @returns the same for the same values, whatever the order of their fields */
export function hashOf(value: object): string {
  const sorted = JSON.stringify(value, (_, part) =>
    part && typeof part === "object" && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );
  return createHash("sha256").update(sorted).digest("base64url").slice(0, 22);
}

/** A row of a source as it can be stored, with what it became before. */
export interface GivenRow<Row> {
  readonly given: Row;
  readonly oldId: string;
  readonly hash: string;
  readonly paths: readonly string[];
  readonly before?: KnownRow | undefined;
}

interface Reading<Row> {
  /** The name that was a part of its usual addresses. */
  readonly nameOf: (row: Row) => string;
  /** What makes it another one where it changes. */
  readonly hashed: (row: Row, paths: readonly string[]) => object;
}

export async function findGiven<Row extends MovedEntry | MovedSong>(
  sql: Transaction,
  source: string,
  kind: EntryKind | "songs",
  rows: readonly Row[],
  { nameOf, hashed }: Reading<Row>,
): Promise<readonly GivenRow<Row>[]> {
  const oldIds = rows.map(({ oldId }) => storableText(oldId));
  const known = await findKnown(sql, source, kind, oldIds);
  return rows.map((given, at) => {
    const oldId = oldIds[at] ?? "";
    const paths = given.paths ?? usualPaths(kind, nameOf(given), given.oldId);
    const hash = hashOf(hashed(given, paths));
    return { given, oldId, hash, paths: paths.map(storableText), before: known.get(oldId) };
  });
}

/** @returns them by their old ids */
export async function findKnown(
  sql: Transaction,
  source: string,
  kind: MovedKind,
  oldIds: readonly string[],
): Promise<ReadonlyMap<string, KnownRow>> {
  const rows = await sql<KnownRow[]>`
    select m.old_id as "oldId", m.new_id as "newId", m.hash, m.views, to_json(m.version) #>> '{}' as version
    from private.moved as m
    where m.source = ${source} and m.kind = ${kind} and m.old_id = any (${oldIds as string[]}::text[])`;
  return new Map(rows.map((row) => [row.oldId, row]));
}

/**
 * Writes rows anew, and the paths of those that have another number here.
 * @param version SQL for their versions, where the rows do not name them: of what has the id `g.new_id`
 */
export async function remember(
  transaction: Transaction,
  source: string,
  kind: MovedKind,
  rows: readonly RowMoved[],
  version = "g.version",
): Promise<void> {
  if (rows.length === 0) return;
  const given = rows.map(({ oldId, newId, hash, views, version }) => ({
    old_id: oldId,
    new_id: newId,
    hash,
    views,
    version,
  }));
  await transaction.unsafe(
    `insert into private.moved (source, kind, old_id, new_id, hash, views, version)
     select $1, $2, g.old_id, g.new_id, g.hash, g.views, ${version}
     from jsonb_to_recordset($3::text::jsonb) as g (
       old_id text, new_id bigint, hash text, views bigint, version timestamptz)
     on conflict (source, kind, old_id) do update
     set new_id = excluded.new_id, hash = excluded.hash, views = excluded.views, version = excluded.version`,
    [source, kind, JSON.stringify(given)],
    { prepare: true },
  );
  if (kind === "settings") return;
  // Under its own number it answers at its old address by itself.
  const addresses = rows.flatMap(({ oldId, newId, paths = [] }) =>
    newId === null || oldId === String(newId)
      ? []
      : paths.map((path) => ({ path, kind: movedKinds[kind].address, id: newId })),
  );
  if (addresses.length > 0) await storeOldAddresses(transaction, addresses);
}

/**
 * Forgets what had the free numbers before, so that a row which gets one is no starter song, to be removed with them,
 * and has not the history of a deleted one.
 * @returns those of their own numbers that nothing has here
 */
export async function findFreeNumbers(
  sql: Transaction,
  kind: EntryKind | "songs",
  rows: readonly { readonly oldId: string }[],
): Promise<ReadonlySet<number>> {
  const ids = rows.flatMap(({ oldId }) => idOf(oldId) ?? []);
  if (ids.length === 0) return new Set();
  const table = kind === "songs" ? "lyrics" : kind;
  const taken = [`public.${table}`, ...(kind === "songs" ? ["private.drafts"] : [])];
  const free = await sql.unsafe<{ id: number }[]>(
    `with free as materialized (
       select g.id from unnest($1::bigint[]) as g (id)
       where ${taken.map((each) => `not exists (select from ${each} as t where t.id = g.id)`).join(" and ")}),
     history as (
       delete from private.revisions where table_name = $2 and row_key = any (select id::text from free)),
     starters as (
       delete from private.starter_rows where table_name = $2 and row_id = any (select id from free))
     select id from free`,
    [ids, table],
    { prepare: true },
  );
  return new Set(free.map(({ id }) => id));
}

/** @returns the number, where it can be the id of a row here */
export function idOf(oldId: string): number | undefined {
  return /^[1-9]\d{0,14}$/.test(oldId) ? Number(oldId) : undefined;
}
