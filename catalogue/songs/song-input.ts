/** The fields of the song form. */
import type { SongParts } from "./song-parts.ts";

/** As typed. A missing field is blank. */
export interface SongInput extends SongParts {
  readonly title: string;
  /** May include the year: `Devdas (2002)`. */
  readonly albumName?: string | null;
  /** Comma-separated, in the order of the credits. */
  readonly singerNames?: string | null;
  readonly lyricistNames?: string | null;
  readonly musicDirectorNames?: string | null;
  readonly genre?: string | null;
  readonly lyrics_hindi?: string | null;
  readonly lyrics_english?: string | null;
  /** Any YouTube address, or the 11 characters. */
  readonly youtube_video_id?: string | null;
  readonly cover_image_url?: string | null;
  readonly year?: number | null;
  /** The place of the song on its album, from 1 to 999. Missing, it stays as stored; null removes it. */
  readonly track_number?: number | null;
  /** What the song means, in its lines and stanzas: in English and in plain Hindi, and who wrote that. Missing, they stay as stored. */
  readonly translation_english?: string | null;
  readonly translation_hindi?: string | null;
  readonly translator?: string | null;
}
