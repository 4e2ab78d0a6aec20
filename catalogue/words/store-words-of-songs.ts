/** Finds the words of songs that the glossary explains, and stores them for readers. */
import type { Sql, Transaction } from "#postgres";
import { createGlossaryReader, type GlossaryReader } from "./read-glossary.ts";
import { rulesOfWords } from "./rules-of-words.ts";
import { wordsOfSong } from "./words-of-song.ts";

/**
 * Replaces what was stored for these songs. Reads their lyrics and drafts, which must be stored before.
 * @param ids of songs; one that does not exist any more gets no words
 * @throws the driver's error when the database fails
 */
export async function storeWordsOfSongs(
  sql: Transaction,
  ids: readonly number[],
  reader: GlossaryReader,
): Promise<void> {
  const glossary = await reader.read(sql);
  const songs = await sql<SongRow[]>`
    select l.id, l.lyrics_hindi as hindi, l.lyrics_english as english,
      (select m.text from private.machine_versions as m where m.lyric_id = l.id and m.script = 'hindi') as drafted,
      array(
        select p.name from lyrics_lyricists as c join lyricists as p on p.id = c.lyricist_id where c.lyric_id = l.id
      ) as lyricists
    from lyrics as l where l.id = any(${ids}::bigint[])`;
  const rows = songs.flatMap(({ id, ...texts }) =>
    wordsOfSong(texts, glossary).map((word, place) => ({ lyric: id, place, ...word })),
  );
  await sql`delete from private.words_of_songs where lyric_id = any(${ids}::bigint[])`;
  await sql`
    insert into private.words_of_songs (lyric_id, word_id, place, is_known, spellings)
    select (row ->> 'lyric')::bigint, (row ->> 'id')::bigint, (row ->> 'place')::smallint,
      (row ->> 'isKnown')::boolean,
      array(select jsonb_array_elements_text(row -> 'spellings'))
    from jsonb_array_elements(${JSON.stringify(rows)}::text::jsonb) as found (row)`;
}

interface SongRow {
  readonly id: number;
  readonly hindi: string | null;
  readonly english: string | null;
  readonly drafted: string | null;
  readonly lyricists: readonly string[];
}

/**
 * After a change of the glossary, or of the rules by an upgrade: finds the words of the next songs anew, in the order
 * of their ids, from where the last change found this work to the same place. In one transaction; of several
 * processes one does the work.
 * @param most number of songs
 * @returns the number of songs; fewer than `most` if no song is left for this process
 * @throws the driver's error when the database fails; nothing is stored then
 */
export function findWordsAnew(
  sql: Sql,
  most: number,
  reader: GlossaryReader = createGlossaryReader(),
): Promise<number> {
  return sql.begin(async (transaction) => {
    const rules = await rulesOfWords();
    const [state] = await transaction<(Round & { readonly rules: string })[]>`
      select coalesce(last_song, 0) as last, ends_at as "endsAt", rules from private.glossary_state
      where last_song is not null or rules <> ${rules} for update skip locked`;
    if (!state) return 0;
    const round = state.rules === rules ? state : { last: state.last, endsAt: state.last };
    const ids = await nextSongs(transaction, round, most);
    if (ids.length > 0) await storeWordsOfSongs(transaction, ids, reader);
    const last = ids.length < most ? null : (ids.at(-1) ?? null);
    await transaction`
      update private.glossary_state set rules = ${rules}, ends_at = ${round.endsAt},
        last_song = nullif(${last}::bigint, nullif(${round.endsAt}::bigint, 0))`;
    return ids.length;
  });
}

interface Round {
  /** The song whose words were found last. */
  readonly last: number;
  /** While `last` is before it, the round has come to its second half, which ends with this song. */
  readonly endsAt: number;
}

async function nextSongs(sql: Transaction, { last, endsAt }: Round, most: number): Promise<number[]> {
  const isFirstHalf = last >= endsAt;
  const songs = await sql<{ id: number }[]>`
    select id from lyrics where id > ${last} and (${isFirstHalf} or id <= ${endsAt}) order by id limit ${most}`;
  const ids = songs.map(({ id }) => id);
  if (!isFirstHalf || endsAt === 0 || ids.length === most) return ids;
  return [...ids, ...(await nextSongs(sql, { last: 0, endsAt }, most - ids.length))];
}
