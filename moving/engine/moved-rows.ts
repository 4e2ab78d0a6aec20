/** Remembers what each row of a source became, so that a second run does only what has changed. */
import { createHash } from "node:crypto";
import { type OldAddress, storeOldAddresses } from "#catalogue";
import type { Sql, Transaction } from "#postgres";
import type { EntryKind } from "../moved.ts";

export type MovedKind = EntryKind | "songs" | "settings";

/** Where the table of a kind is, and what addresses call one of it. */
export const kindOfAddress = {
  songs: "song",
  singers: "singer",
  lyricists: "lyricist",
  music_directors: "music-director",
  albums: "album",
} as const satisfies Readonly<Record<EntryKind | "songs", OldAddress["kind"]>>;

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

/** @returns them by their old ids */
export async function findKnown(
  sql: Sql | Transaction,
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
      : paths.map((path) => ({ path, kind: kindOfAddress[kind], id: newId })),
  );
  if (addresses.length > 0) await storeOldAddresses(transaction, addresses);
}

/**
 * Forgets what had these numbers before, so that a song which gets one is no starter song, to be removed with them,
 * and has not the history of a deleted one.
 * @param ids of no row that is here
 */
export async function clearNumbers(
  sql: Transaction,
  kind: EntryKind | "songs",
  ids: readonly number[],
): Promise<void> {
  if (ids.length === 0) return;
  const table = kind === "songs" ? "lyrics" : kind;
  await sql`
    with history as (
      delete from private.revisions where table_name = ${table} and row_key = any (${ids.map(String)}::text[]))
    delete from private.starter_rows where table_name = ${table} and row_id = any (${ids as number[]}::bigint[])`;
}

/** @returns the number, where it can be the id of a row here */
export function idOf(oldId: string): number | undefined {
  return /^[1-9]\d{0,14}$/.test(oldId) ? Number(oldId) : undefined;
}

/** What a source may have in a text and no database can store. */
export function storableText(text: string): string {
  return text.replaceAll("\0", "").toWellFormed();
}
