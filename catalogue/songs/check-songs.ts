/**
 * Checks whether songs could be saved, without saving them. They are written into temporary tables with the constraints and
 * triggers of the real ones, so that no id is used up and no lock is held.
 */
import type { Sql, Transaction } from "#postgres";
import { refusalOfInput } from "./refusal-of-input.ts";
import type { SongInput } from "./song-input.ts";
import type { SongRefused } from "./song-refused.ts";
import { rowOf, textOfRows } from "./song-rows.ts";
import { tryTogether } from "./try-together.ts";

const trialTables: readonly { readonly table: string; readonly trigger?: string }[] = [
  { table: "lyrics", trigger: "tidy_lyric" },
  { table: "albums", trigger: "tidy_album" },
  { table: "singers", trigger: "tidy_person" },
  { table: "lyricists", trigger: "tidy_person" },
  { table: "music_directors", trigger: "tidy_person" },
  { table: "lyric_translations", trigger: "tidy_translation" },
  { table: "track_numbers" },
  { table: "lyric_words", trigger: "tidy_own_word" },
  { table: "lyric_notes", trigger: "tidy_note" },
];

/**
 * @param inputs years and track numbers are whole numbers
 * @returns for each input the refusal that `saveSong` would throw, or null
 * @throws the driver's error when the database fails
 */
export async function checkSongs(sql: Sql, inputs: readonly SongInput[]): Promise<(SongRefused | null)[]> {
  return sql.begin(async (transaction) => {
    for (const { table, trigger } of trialTables) {
      await transaction.unsafe(
        `create temporary table trial_${table} (like public.${table} including defaults including constraints) on commit drop;
         ${trigger ? `create trigger tidy before insert on trial_${table} for each row execute function private.${trigger}();` : ""}`,
      );
    }
    const refusals = inputs.map(refusalOfInput);
    const open = inputs.filter((_, place) => refusals[place] === null);
    const tried = await tryTogether(transaction, open, writeTrials);
    const refusalOf = new Map(open.map((input, place) => [input, tried[place] ?? null]));
    return inputs.map((input, place) => refusals[place] ?? refusalOf.get(input) ?? null);
  });
}

/** One statement, because single songs would need eight round trips each. */
async function writeTrials(sql: Transaction, inputs: readonly SongInput[]): Promise<null[]> {
  const rows = textOfRows(inputs.map(rowOf));
  const ambiguous = await sql<{ typed: string }[]>`
    with song as materialized (select s.each from jsonb_array_elements(${rows}::text::jsonb) as s (each)),
    meant as materialized (
      select a.typed, m.album_name, m.album_year, m.years
      from (select distinct song.each ->> 'album' as typed from song) as a
      cross join lateral private.album_meant(a.typed) as m),
    album as (insert into pg_temp.trial_albums (id, name, year) select 0, album_name, album_year from meant),
    singers as (
      insert into pg_temp.trial_singers (id, name)
      select 0, n.name from (
        select distinct typed.name from song cross join jsonb_array_elements_text(song.each -> 'singers') as typed (name)
      ) as n where private.name_key(n.name) <> ''),
    lyricists as (
      insert into pg_temp.trial_lyricists (id, name)
      select 0, n.name from (
        select distinct typed.name from song cross join jsonb_array_elements_text(song.each -> 'lyricists') as typed (name)
      ) as n where private.name_key(n.name) <> ''),
    music_directors as (
      insert into pg_temp.trial_music_directors (id, name)
      select 0, n.name from (
        select distinct typed.name from song cross join jsonb_array_elements_text(song.each -> 'music_directors') as typed (name)
      ) as n where private.name_key(n.name) <> ''),
    translation as (
      insert into pg_temp.trial_lyric_translations (lyric_id, english, plain_hindi, translator)
      select 0, t.english, t.plain_hindi, t.translator
      from song cross join lateral jsonb_to_record(song.each) as named (
        translation_english text, translation_hindi text, translator text)
      cross join lateral (select named.translation_english, named.translation_hindi, named.translator)
        as t (english, plain_hindi, translator)
      where private.tidy_lines(concat(t.english, t.plain_hindi, t.translator)) is not null),
    track as (
      insert into pg_temp.trial_track_numbers (lyric_id, number)
      select 0, (song.each ->> 'track_number')::integer from song where song.each ->> 'track_number' is not null),
    own_words as (
      insert into pg_temp.trial_lyric_words (lyric_id, word, english, hindi)
      select 0, w.each ->> 'word', w.each ->> 'english', w.each ->> 'hindi'
      from song cross join jsonb_path_query(song.each, '$.word_meanings[*]') as w (each)
      where private.tidy_line(concat(w.each ->> 'english', w.each ->> 'hindi')) is not null),
    notes as (
      insert into pg_temp.trial_lyric_notes (lyric_id, line, note)
      select 0, n.each ->> 'line', n.each ->> 'note'
      from song cross join jsonb_path_query(song.each, '$.notes[*]') as n (each)
      where private.tidy_lines(n.each ->> 'note') is not null),
    songs as (
      insert into pg_temp.trial_lyrics
        (id, title, lyrics_english, lyrics_hindi, youtube_video_id, genre, year, cover_image_url)
      select 0, song.each ->> 'title', song.each ->> 'lyrics_english', song.each ->> 'lyrics_hindi',
        song.each ->> 'youtube_video_id', song.each ->> 'genre', (song.each ->> 'year')::integer,
        song.each ->> 'cover_image_url' from song)
    select typed from meant where years is not null limit 1`;
  // Throws the error that names the possible albums.
  for (const { typed } of ambiguous) await sql`select private.album_named(${typed})`;
  return inputs.map(() => null);
}
