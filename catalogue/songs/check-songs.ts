/**
 * Tells of songs whether they could be saved, and saves none: they are written into temporary tables with the rules and
 * triggers of the real ones, so that no id is used up and nobody waits.
 */
import type { Sql, Transaction } from "#postgres";
import { complaintOf } from "../database-complaint.ts";
import { plainText } from "../plain-text.ts";
import type { SongInput } from "./song-input.ts";
import { refusalOf, type SongRefused } from "./song-refused.ts";
import { splitNames } from "./split-names.ts";

const trials = [
  { table: "lyrics", trigger: "tidy_lyric" },
  { table: "albums", trigger: "tidy_album" },
  { table: "singers", trigger: "tidy_person" },
  { table: "lyricists", trigger: "tidy_person" },
  { table: "music_directors", trigger: "tidy_person" },
] as const;

/**
 * @param inputs years are whole numbers
 * @returns of each what `saveSong` would refuse it with, or null
 * @throws the driver's error when the database fails
 */
export async function checkSongs(sql: Sql, inputs: readonly SongInput[]): Promise<(SongRefused | null)[]> {
  return sql.begin(async (transaction) => {
    for (const { table, trigger } of trials) {
      await transaction.unsafe(
        `create temporary table trial_${table} (like public.${table} including defaults including constraints) on commit drop;
         create trigger tidy before insert on trial_${table} for each row execute function private.${trigger}();`,
      );
    }
    const refusals: (SongRefused | null)[] = [];
    for (const input of inputs) refusals.push(await tryOne(transaction, input));
    return refusals;
  });
}

async function tryOne(sql: Transaction, input: SongInput): Promise<SongRefused | null> {
  try {
    await sql.savepoint((trial) => write(trial as Transaction, input));
    return null;
  } catch (error) {
    const complaint = complaintOf(error);
    const refusal = complaint && refusalOf(complaint);
    if (!refusal) throw error;
    return refusal;
  }
}

/** All in one statement: ten thousand songs are ten thousand ways to the database and not seven times as many. */
async function write(sql: Transaction, input: SongInput): Promise<void> {
  const albumName = plainText(input.albumName);
  const namesOf = (typed: SongInput["singerNames"]) => splitNames(plainText(typed));
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
    song as (
      insert into pg_temp.trial_lyrics
        (id, title, lyrics_english, lyrics_hindi, youtube_video_id, genre, year, cover_image_url)
      values (0, ${plainText(input.title)}, ${plainText(input.lyrics_english)}, ${plainText(input.lyrics_hindi)},
        ${plainText(input.youtube_video_id)}, ${plainText(input.genre)}, ${input.year ?? null},
        ${plainText(input.cover_image_url)}))
    select years from meant`;
  // It says which albums could be meant, before it makes one.
  if (album?.years) await sql`select private.album_named(${albumName})`;
}
