/**
 * Moves a song, a person, an album or a word of the glossary to the trash, with its links. Linked songs, people and
 * albums stay.
 */
import type { Sql } from "#postgres";
import { canBeId } from "../can-be-id.ts";
import { retryTransaction } from "../database-error.ts";
import { mostSongsCounted, songCountOfWord } from "../words/find-words.ts";
import { type Kind, kindsOfEntries } from "./entry-kinds.ts";

export interface Deletion {
  /** The title, for a song. */
  readonly name: string;
  /**
   * How many songs lose a credit, their album or a meaning, of words at most `mostSongsCounted + 1`; 0 for a song.
   */
  readonly songCount: number;
}

/**
 * @returns null if it does not exist
 * @throws the driver's error when the database fails; nothing is changed then
 */
export async function deleteEntry(sql: Sql, kind: Kind, id: number): Promise<Deletion | null> {
  if (!canBeId(id)) return null;
  const [deleted] = await retryTransaction(() => deleteOne(sql, kind, id));
  return deleted ?? null;
}

function deleteOne(sql: Sql, kind: Kind, id: number) {
  if (kind === "songs")
    return sql<Deletion[]>`
      with said as materialized (select private.changed_by('form'), set_config('lock_timeout', '10s', true))
      delete from lyrics using said where id = ${id} returning title as name, 0 as "songCount"`;
  if (kind === "words")
    return sql.unsafe<Deletion[]>(
      `delete from words as w where w.id = $1 returning w.word as name, (${songCountOfWord(mostSongsCounted)}) as "songCount"`,
      [id],
      { prepare: true },
    );
  return sql<Deletion[]>`
    select name, song_count as "songCount" from private.delete_entry(${kindsOfEntries[kind].table}, ${id})`;
}
