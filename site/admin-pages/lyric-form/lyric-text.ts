/** The text of the song form's fields. Nothing is validated here: the server does that. */
import type { SongToEdit } from "#catalogue";
import { isPartField, rowsInForm, rowsOf, textOfRows } from "./parts/part-rows.ts";

export const translationFields = ["translation_english", "translation_hindi", "translator"] as const;

/** In the order of the form. */
export const lyricFields = [
  "title",
  "albumName",
  "genre",
  "track_number",
  "singerNames",
  "lyricistNames",
  "musicDirectorNames",
  "lyrics_hindi",
  "lyrics_english",
  ...translationFields,
  "word_meanings",
  "notes",
  "youtube_video_id",
  "cover_image_url",
  "year",
  "publish_at",
] as const;

export type LyricField = (typeof lyricFields)[number];
export type LyricText = Readonly<Record<LyricField, string>>;

export const labels: LyricText = {
  title: "Song Title",
  albumName: "Album",
  genre: "Genre",
  track_number: "Track Number",
  singerNames: "Singers",
  lyricistNames: "Lyricists",
  musicDirectorNames: "Music Directors",
  lyrics_hindi: "Hindi Lyrics",
  lyrics_english: "English Lyrics",
  translation_english: "English Translation",
  translation_hindi: "Plain Hindi",
  translator: "Translator",
  word_meanings: "Words with a meaning of their own",
  notes: "Notes to lines",
  youtube_video_id: "YouTube Video ID",
  cover_image_url: "Cover Image URL",
  year: "Year",
  publish_at: "Publish at",
};

/** @returns the text of each field as `textOf` gives it; empty where that is no text */
export function lyricText(textOf: (field: LyricField) => unknown): LyricText {
  const entries = lyricFields.map((field) => {
    const text = textOf(field);
    return [field, typeof text === "string" ? text : ""];
  });
  return Object.fromEntries(entries) as LyricText;
}

export const emptyText = lyricText(() => "");

/**
 * @param publishAt of a draft, as its field has it: `2026-12-03T18:00` by the clock of the site
 * @returns the initial text of the form that edits a stored song
 */
export function textOfSong(song: SongToEdit, publishAt = ""): LyricText {
  return lyricText((field) => {
    if (field === "word_meanings") return textOfRows(field, song[field]);
    if (field === "notes") return textOfRows(field, song[field]);
    if (field === "publish_at") return publishAt;
    return String(song[field] ?? "");
  });
}

/**
 * Line ends become one character: a browser that sends a form without scripts writes two. It also sends the texts of lists one by one,
 * while scripts send each list as one text.
 */
export function readLyricForm(form: FormData): LyricText {
  for (const [name, value] of [...form])
    if (typeof value === "string" && value.includes("\r\n")) replace(form, name);
  return lyricText((field) =>
    isPartField(field) && !form.has(field) ? rowsInForm(field, form) : (form.get(field) ?? ""),
  );
}

function replace(form: FormData, name: string): void {
  const values = form.getAll(name).map((value) => String(value).replaceAll("\r\n", "\n"));
  form.delete(name);
  for (const value of values) form.append(name, value);
}

/** @returns the lists of the form, for saving */
export function partsOf({ word_meanings, notes }: LyricText) {
  return { word_meanings: rowsOf("word_meanings", word_meanings), notes: rowsOf("notes", notes) };
}

/** @returns the fields in which two texts differ, in the order of the form */
export function differingFields(one: LyricText, other: LyricText): readonly LyricField[] {
  return lyricFields.filter((field) => one[field] !== other[field]);
}

export function isSame(one: LyricText, other: LyricText): boolean {
  return differingFields(one, other).length === 0;
}

/** @returns the initial text of the next song: songs that are added one after another share their album and their people, and are its next tracks */
export function textForNext({
  albumName,
  genre,
  track_number,
  singerNames,
  lyricistNames,
  musicDirectorNames,
}: LyricText): LyricText {
  const next = /^\d{1,3}$/.test(track_number.trim()) ? String(Number(track_number) + 1) : "";
  return {
    ...emptyText,
    albumName,
    genre,
    track_number: next,
    singerNames,
    lyricistNames,
    musicDirectorNames,
  };
}

/** Props of every field of the form. */
export interface LyricFieldProps {
  readonly field: LyricField;
  readonly text: string;
  readonly onChange: (field: LyricField, text: string) => void;
  readonly error: string | undefined;
  /** See `Field`. */
  readonly resolved: string | undefined;
  readonly isReadOnly: boolean;
}
