/** A song as files hold it. */

/** What a file may say of a song, in the order of the columns; `title` it has to say. */
export const fields = [
  "title",
  "album",
  "singers",
  "lyricists",
  "music_directors",
  "genre",
  "year",
  "lyrics_hindi",
  "lyrics_english",
  "youtube_video_id",
  "cover_image_url",
  "created_at",
] as const;
export type Field = (typeof fields)[number];

/** In JSON these are lists, elsewhere text with commas: names hold none. */
export const listFields: readonly Field[] = ["singers", "lyricists", "music_directors"];

/**
 * All as text; blank is empty. `album` is `Devdas (2002)` where the album has a year, `created_at` ISO 8601. What the file
 * does not speak of is left out.
 */
export type ExchangedSong = Partial<Record<Field, string>>;

/** A song of a file that is read. */
export interface ReadSong {
  /** Where it stands, such as `line 7`. */
  readonly place: string;
  readonly song: ExchangedSong;
  /** What is wrong with it, so that it cannot be taken. */
  readonly mistake?: string;
}
