/** Finds what the form of a singer, lyricist, music director or album begins with. */
import type { Sql } from "#postgres";
import { isSongId as canBeId } from "../songs/song-id.ts";
import { type EntryKind, forEachKind, kindsOfEntries, songCountOf } from "./entry-kinds.ts";

export interface FoundEntry {
  readonly id: number;
  readonly name: string;
  readonly year: number | null;
  readonly picture: string;
  readonly songCount: number;
  readonly version: string;
}

const queries = forEachKind((kind) => {
  const { table, picture } = kindsOfEntries[kind];
  return `
    select entry.id, entry.name, ${kind === "albums" ? "entry.year" : "null::integer as year"},
      coalesce(entry.${picture}, '') as picture, ${songCountOf(kind)} as "songCount",
      to_json(entry.updated_at) #>> '{}' as version
    from ${table} as entry where entry.id = $1`;
});

export async function findEntry(sql: Sql, kind: EntryKind, id: number): Promise<FoundEntry | null> {
  if (!canBeId(id)) return null;
  const [entry] = await sql.unsafe<FoundEntry[]>(queries[kind], [id], { prepare: true });
  return entry ?? null;
}
