/** Finds what the dialog has to say before something is deleted. */
import type { Sql } from "#postgres";
import { isSongId as canBeId } from "../songs/song-id.ts";
import type { Deletion } from "./delete-entry.ts";
import { type EntryKind, forEachKind, kindsOfEntries, songCountOf } from "./entry-kinds.ts";

const queries: Readonly<Record<EntryKind | "songs", string>> = {
  songs: `select title as name, 0 as "songCount" from lyrics where id = $1`,
  ...forEachKind(
    (kind) =>
      `select entry.name, ${songCountOf(kind)} as "songCount" from ${kindsOfEntries[kind].table} as entry where entry.id = $1`,
  ),
};

/**
 * @param id a number that cannot be an id finds nothing
 * @returns null when there is nothing to delete
 * @throws the driver's error when the database cannot answer
 */
export async function findDeletion(
  sql: Sql,
  kind: EntryKind | "songs",
  id: number,
): Promise<Deletion | null> {
  if (!canBeId(id)) return null;
  const [deletion] = await sql.unsafe<Deletion[]>(queries[kind], [id], { prepare: true });
  return deletion ?? null;
}
