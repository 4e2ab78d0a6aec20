/** A song as exported and imported files contain it. */

/** The fields of a song in a file, in column order; only `title` is required. */
export const fields = [
  "title",
  "album",
  "singers",
  "lyricists",
  "music_directors",
  "genre",
  "year",
  "track_number",
  "lyrics_hindi",
  "lyrics_english",
  "translation_english",
  "translation_hindi",
  "translator",
  "word_meanings",
  "notes",
  "youtube_video_id",
  "cover_image_url",
  "created_at",
] as const;
export type Field = (typeof fields)[number];

/** The fields with names of people. */
export const peopleFields = ["singers", "lyricists", "music_directors"] as const;
export type PeopleField = (typeof peopleFields)[number];

/** Lists in JSON, elsewhere comma-separated text: names contain no commas. */
export const listFields: readonly Field[] = peopleFields;

/** Lists of objects in JSON, elsewhere the text of such a list: an object of these texts for each. */
export const partFields: Readonly<Partial<Record<Field, readonly string[]>>> = {
  word_meanings: ["word", "english", "hindi"],
  notes: ["line", "note"],
};

/** Numbers in JSON. */
export const numberFields: readonly Field[] = ["year", "track_number"];

/**
 * All fields as text; blank is empty. `album` is `Devdas (2002)` when the album has a year, `created_at` is ISO 8601.
 * Fields that a file does not mention are left out.
 */
export type ExchangedSong = Partial<Record<Field, string>>;

/** A song read from a file. */
export interface ReadSong {
  /** Its place in the file, such as `line 7`. */
  readonly place: string;
  readonly song: ExchangedSong;
  /** Why it cannot be imported. */
  readonly problem?: string;
}
