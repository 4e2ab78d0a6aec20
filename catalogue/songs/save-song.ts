/** Saves a song with its album and all its credits in one transaction, new or edited; refuses with words for the editor. */
import type { Sql } from "#postgres";
import { canBeId } from "../can-be-id.ts";
import { complaintOf, doTransaction } from "../database-complaint.ts";
import { plainText } from "../plain-text.ts";
import { isReadableYear, wrongYear } from "../refused.ts";
import type { SongInput } from "./song-input.ts";
import { refusalOf, SongRefused } from "./song-refused.ts";
import { splitNames } from "./split-names.ts";

export interface SaveOptions {
  /** The song that is edited; left out for a new one. */
  readonly id?: number;
  /** `updated_at` as the editor saw it, with its microseconds; left out to overwrite whatever is there. */
  readonly version?: string;
  /** A UUID made with the form: sent twice, it saves once and gives the first result again. */
  readonly saveKey?: string;
}

export interface SavedSong {
  readonly id: number;
  /** The new `updated_at`, ISO 8601 with microseconds. */
  readonly version: string;
}

/**
 * @throws {SongRefused} when the song cannot be saved as it was typed; nothing is changed then
 * @throws the driver's error when the database fails; with the same `saveKey` it may be sent again
 */
export async function saveSong(
  sql: Sql,
  input: SongInput,
  { id, version, saveKey }: SaveOptions = {},
): Promise<SavedSong> {
  if (!isReadableYear(input.year ?? null)) throw new SongRefused(wrongYear());
  try {
    return await doTransaction(() => callSaveLyric(sql, input, { id, version, saveKey }));
  } catch (error) {
    const complaint = complaintOf(error);
    throw (complaint && refusalOf(complaint)) ?? error;
  }
}

async function callSaveLyric(
  sql: Sql,
  input: SongInput,
  { id, version, saveKey }: SaveOptions,
): Promise<SavedSong> {
  // The version travels as text: as a Date it would lose its microseconds.
  const [saved] = await sql<SavedSong[]>`
    select id, to_json(version) #>> '{}' as version
    from save_lyric(
      p_id => ${id === undefined ? null : knownId(id)},
      p_title => ${plainText(input.title)},
      p_album_name => ${plainText(input.albumName)},
      p_singer_names => ${splitNames(plainText(input.singerNames))},
      p_lyricist_names => ${splitNames(plainText(input.lyricistNames))},
      p_music_director_names => ${splitNames(plainText(input.musicDirectorNames))},
      p_genre => ${plainText(input.genre)},
      p_lyrics_hindi => ${plainText(input.lyrics_hindi)},
      p_lyrics_english => ${plainText(input.lyrics_english)},
      p_youtube_video_id => ${plainText(input.youtube_video_id)},
      p_cover_image_url => ${plainText(input.cover_image_url)},
      p_year => ${input.year ?? null},
      p_version => ${version ?? null}::text::timestamptz,
      p_save_key => ${saveKey ?? null}
    )`;
  if (!saved)
    throw new Error("save_lyric returned no row. Start the site again, so that its functions are renewed.");
  return saved;
}

/** What cannot be an id is told like a song that does not exist (0 is no song's id). */
function knownId(id: number): number {
  return canBeId(id) ? id : 0;
}
