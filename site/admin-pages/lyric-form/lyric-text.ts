/** What stands in the fields of the song form, as text. Judges nothing: what a song may be is for the server to say. */

/** In the order in which they are gone through. */
export const lyricFields = [
  "title",
  "albumName",
  "genre",
  "singerNames",
  "lyricistNames",
  "musicDirectorNames",
  "lyrics_hindi",
  "lyrics_english",
  "youtube_video_id",
  "cover_image_url",
  "year",
] as const;

export type LyricField = (typeof lyricFields)[number];
export type LyricText = Readonly<Record<LyricField, string>>;

export const labels: LyricText = {
  title: "Song Title",
  albumName: "Album",
  genre: "Genre",
  singerNames: "Singers",
  lyricistNames: "Lyricists",
  musicDirectorNames: "Music Directors",
  lyrics_hindi: "Hindi Lyrics",
  lyrics_english: "English Lyrics",
  youtube_video_id: "YouTube Video ID",
  cover_image_url: "Cover Image URL",
  year: "Year",
};

/** @returns the text of each field by what `textOf` says of it */
export function lyricText(textOf: (field: LyricField) => unknown): LyricText {
  const entries = lyricFields.map((field) => {
    const text = textOf(field);
    return [field, typeof text === "string" ? text : ""];
  });
  return Object.fromEntries(entries) as LyricText;
}

export const emptyText = lyricText(() => "");

/** A browser that sends the form by itself ends each line with two characters. */
export function readLyricForm(form: FormData): LyricText {
  return lyricText((field) => String(form.get(field) ?? "").replaceAll("\r\n", "\n"));
}

/** @returns the fields in which two texts are not the same, in the order of the form */
export function differingFields(one: LyricText, other: LyricText): readonly LyricField[] {
  return lyricFields.filter((field) => one[field] !== other[field]);
}

/** @returns what the next song of an album begins with: songs of one evening share their album and their people */
export function textForNext({
  albumName,
  genre,
  singerNames,
  lyricistNames,
  musicDirectorNames,
}: LyricText): LyricText {
  return { ...emptyText, albumName, genre, singerNames, lyricistNames, musicDirectorNames };
}

/** What all fields of the form are given. */
export interface LyricFieldProps {
  readonly field: LyricField;
  readonly text: string;
  readonly onChange: (field: LyricField, text: string) => void;
  readonly error: string | undefined;
  readonly resolved: string | undefined;
  readonly isReadOnly: boolean;
}
