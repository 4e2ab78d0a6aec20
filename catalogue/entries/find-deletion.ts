/** Finds what the confirmation page of a deletion shows. */
import type { Sql } from "#postgres";
import { canBeId } from "../can-be-id.ts";
import { queryRow } from "../query.ts";
import { mostSongsCounted, songCountOfWord } from "../words/find-words.ts";
import type { Deletion } from "./delete-entry.ts";
import { forEachKind, type Kind, kindsOfEntries, songCountOf } from "./entry-kinds.ts";

const queries: Readonly<Record<Kind, string>> = {
  songs: `select title as name, 0 as "songCount" from lyrics where id = $1`,
  words: `select w.word as name, (${songCountOfWord(mostSongsCounted)}) as "songCount" from words as w where w.id = $1`,
  ...forEachKind(
    (kind) =>
      `select entry.name, ${songCountOf(kind)} as "songCount" from ${kindsOfEntries[kind].table} as entry where entry.id = $1`,
  ),
};

/**
 * @param id a number that cannot be an id finds nothing
 * @returns null if there is nothing to delete
 * @throws the driver's error when the database cannot answer
 */
export async function findDeletion(sql: Sql, kind: Kind, id: number): Promise<Deletion | null> {
  if (!canBeId(id)) return null;
  return queryRow(sql, queries[kind], [id]);
}
