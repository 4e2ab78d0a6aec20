/**
 * Learns changed songs: counts what words they have in both scripts, drafts the script that a song lacks, and finds
 * the words that the glossary explains. The database notes which songs have changed
 * (postgres/functions/changes/note.sql), in the transaction that changes them.
 */
import type { Sql, Transaction } from "#postgres";
import { foldDevanagari, soundOfDevanagari } from "#transliteration";
import { retryTransaction } from "../database-error.ts";
import { createGlossaryReader, type GlossaryReader } from "../words/read-glossary.ts";
import { storeWordsOfSongs } from "../words/store-words-of-songs.ts";
import { type ChangedWords, changedWords, type Lyrics } from "./changed-words.ts";
import { storeMachineVersions } from "./store-machine-versions.ts";

interface NotedSong {
  readonly id: number;
  /** The lyrics that were learned last. */
  readonly old: Lyrics;
  /** Without lyrics if the song was deleted. */
  readonly now: Lyrics;
}

/**
 * In one transaction. Safe to call from several processes: each learns other songs.
 * @param most number of songs
 * @param glossary to be passed by whoever calls this often
 * @returns the number of learned songs; fewer than `most` if no song is left for this process
 * @throws the driver's error when the database fails; nothing is learned then
 */
export function learnSongs(
  sql: Sql,
  most: number,
  glossary: GlossaryReader = createGlossaryReader(),
): Promise<number> {
  return retryTransaction(() =>
    sql.begin(async (transaction) => {
      const songs = await takeNotedSongs(transaction, most);
      if (songs.length === 0) return 0;
      await countWords(transaction, changedWords(songs));
      await storeMachineVersions(
        transaction,
        songs.map(({ id, now }) => ({ id, ...now })),
      );
      await storeWordsOfSongs(
        transaction,
        songs.map(({ id }) => id),
        glossary,
      );
      // Last, because other processes wait for this row.
      await transaction`update private.glossary_state set learned = learned + 1`;
      return songs.length;
    }),
  );
}

async function takeNotedSongs(sql: Transaction, most: number): Promise<NotedSong[]> {
  return sql<NotedSong[]>`
    with taken as (
      delete from private.songs_to_learn where lyric_id in (
        select lyric_id from private.songs_to_learn order by lyric_id limit ${most} for update skip locked)
      returning *
    )
    select t.lyric_id as id, json_build_object('hindi', t.old_hindi, 'english', t.old_english) as old,
      json_build_object('hindi', l.lyrics_hindi, 'english', l.lyrics_english) as now
    from taken as t left join lyrics as l on l.id = t.lyric_id`;
}

async function countWords(sql: Transaction, { pairs, words }: ChangedWords): Promise<void> {
  const [devanagari, roman] = [pairs.map((pair) => pair.devanagari), pairs.map((pair) => pair.roman)];
  await sql`
    insert into private.word_pairs as w (devanagari, roman, devanagari_key, roman_key, songs)
    select * from unnest(
      ${devanagari}::text[], ${roman}::text[], ${devanagari.map(foldDevanagari)}::text[],
      ${roman.map((word) => word.toLowerCase())}::text[], ${pairs.map(({ songs }) => songs)}::int[])
    on conflict (devanagari, roman) do update set songs = w.songs + excluded.songs`;
  const known = words.map((word) => word.devanagari);
  await sql`
    insert into private.known_words as w (devanagari, sound, songs)
    select * from unnest(
      ${known}::text[], ${known.map(soundOfDevanagari)}::text[], ${words.map(({ songs }) => songs)}::int[])
    on conflict (devanagari) do update set songs = w.songs + excluded.songs`;
  const hasLess = ({ songs }: { readonly songs: number }) => songs < 0;
  if (!pairs.some(hasLess) && !words.some(hasLess)) return;
  await sql`
    delete from private.word_pairs as w using unnest(${devanagari}::text[], ${roman}::text[])
      as changed (devanagari, roman)
    where (w.devanagari, w.roman) = (changed.devanagari, changed.roman) and w.songs <= 0`;
  await sql`delete from private.known_words where devanagari = any(${known}) and songs <= 0`;
}
