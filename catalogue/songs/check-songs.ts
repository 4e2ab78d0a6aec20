/**
 * Checks whether songs could be saved, without saving them. They are written into temporary tables with the constraints and
 * triggers of the real ones, so that no id is used up and no lock is held.
 */
import type { Sql, Transaction } from "#postgres";
import { databaseErrorOf } from "../database-error.ts";
import { stripNullCharacters } from "../null-characters.ts";
import type { SongInput } from "./song-input.ts";
import { jsonOf, refusalOfParts } from "./song-parts.ts";
import { refusalOf, SongRefused } from "./song-refused.ts";
import { splitNames } from "./split-names.ts";

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
    const refusals: (SongRefused | null)[] = [];
    for (const input of inputs) refusals.push(await checkSong(transaction, input));
    return refusals;
  });
}

async function checkSong(sql: Transaction, input: SongInput): Promise<SongRefused | null> {
  const known = refusalOfParts(input);
  if (known) return new SongRefused(known);
  try {
    await sql.savepoint((trial) => writeTrial(trial as Transaction, input));
    return null;
  } catch (error) {
    const databaseError = databaseErrorOf(error);
    const refusal = databaseError && refusalOf(databaseError);
    if (!refusal) throw error;
    return refusal;
  }
}

/** One statement, because an import of ten thousand songs would otherwise need eight round trips for each. */
async function writeTrial(sql: Transaction, input: SongInput): Promise<void> {
  const albumName = stripNullCharacters(input.albumName);
  const namesOf = (typed: SongInput["singerNames"]) => splitNames(stripNullCharacters(typed));
  const [album] = await sql<{ years: string | null }[]>`
    with meant as (select album_name, album_year, years from private.album_meant(${albumName})),
    album as (insert into pg_temp.trial_albums (id, name, year) select 0, album_name, album_year from meant),
    singers as (
      insert into pg_temp.trial_singers (id, name) select 0, name from private.distinct_names(${namesOf(input.singerNames)})),
    lyricists as (
      insert into pg_temp.trial_lyricists (id, name) select 0, name from private.distinct_names(${namesOf(input.lyricistNames)})),
    music_directors as (
      insert into pg_temp.trial_music_directors (id, name)
      select 0, name from private.distinct_names(${namesOf(input.musicDirectorNames)})),
    translation as (
      insert into pg_temp.trial_lyric_translations (lyric_id, english, plain_hindi, translator)
      select 0, english, plain_hindi, translator
      from (values (${stripNullCharacters(input.translation_english)}, ${stripNullCharacters(input.translation_hindi)},
        ${stripNullCharacters(input.translator)})) as typed (english, plain_hindi, translator)
      where private.tidy_lines(concat(english, plain_hindi, translator)) is not null),
    track as (
      insert into pg_temp.trial_track_numbers (lyric_id, number)
      select 0, typed.number from (values (${input.track_number ?? null}::integer)) as typed (number) where typed.number is not null),
    own_words as (
      insert into pg_temp.trial_lyric_words (lyric_id, word, english, hindi)
      select 0, each ->> 'word', each ->> 'english', each ->> 'hindi'
      from jsonb_array_elements(${jsonOf(input.word_meanings)}::text::jsonb) as typed (each)
      where private.tidy_line(concat(each ->> 'english', each ->> 'hindi')) is not null),
    notes as (
      insert into pg_temp.trial_lyric_notes (lyric_id, line, note) select 0, each ->> 'line', each ->> 'note'
      from jsonb_array_elements(${jsonOf(input.notes)}::text::jsonb) as typed (each)
      where private.tidy_lines(each ->> 'note') is not null),
    song as (
      insert into pg_temp.trial_lyrics
        (id, title, lyrics_english, lyrics_hindi, youtube_video_id, genre, year, cover_image_url)
      values (0, ${stripNullCharacters(input.title)}, ${stripNullCharacters(input.lyrics_english)}, ${stripNullCharacters(input.lyrics_hindi)},
        ${stripNullCharacters(input.youtube_video_id)}, ${stripNullCharacters(input.genre)}, ${input.year ?? null},
        ${stripNullCharacters(input.cover_image_url)}))
    select years from meant`;
  // Throws the error that names the possible albums.
  if (album?.years) await sql`select private.album_named(${albumName})`;
}
