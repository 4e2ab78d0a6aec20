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

async function write(sql: Transaction, input: SongInput): Promise<void> {
  const [album] = await sql<{ album_name: string; album_year: number | null; years: string | null }[]>`
    select album_name, album_year, years from private.album_meant(${plainText(input.albumName)})`;
  // It says which albums could be meant, before it makes one.
  if (album?.years) await sql`select private.album_named(${plainText(input.albumName)})`;
  if (album) {
    await sql`
      insert into pg_temp.trial_albums (id, name, year) values (0, ${album.album_name}, ${album.album_year})`;
  }
  const people = {
    singers: input.singerNames,
    lyricists: input.lyricistNames,
    music_directors: input.musicDirectorNames,
  };
  for (const [table, names] of Object.entries(people)) {
    await sql`
      insert into ${sql(`pg_temp.trial_${table}`)} (id, name)
      select 0, name from private.distinct_names(${splitNames(plainText(names))})`;
  }
  await sql`
    insert into pg_temp.trial_lyrics (id, title, lyrics_english, lyrics_hindi, youtube_video_id, genre, year, cover_image_url)
    values (0, ${plainText(input.title)}, ${plainText(input.lyrics_english)}, ${plainText(input.lyrics_hindi)},
      ${plainText(input.youtube_video_id)}, ${plainText(input.genre)}, ${input.year ?? null}, ${plainText(input.cover_image_url)})`;
}
