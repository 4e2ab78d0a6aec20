/** The text of the song form's fields. Nothing is validated here: the server does that. */
import type { SongToEdit } from "#catalogue";
import { allSongFields, type SongField, songFieldRows, type songFields } from "#fields";
import { isPartField, rowsInForm, textOfRows } from "./parts/part-rows.ts";

export const translationFields = ["translation_english", "translation_hindi", "translator"] as const;

export type LyricField = {
  [Field in SongField]: (typeof songFields)[Field] extends { readonly label: string } ? Field : never;
}[SongField];
export type LyricText = Readonly<Record<LyricField, string>>;

/** In the order of the form. */
export const lyricFields = inOrderOfForm(
  allSongFields.filter((field): field is LyricField => songFieldRows[field].label !== undefined),
);

function inOrderOfForm(fields: readonly LyricField[]): readonly LyricField[] {
  const ordered = fields.filter((field) => songFieldRows[field].follows === undefined);
  for (const field of fields) {
    const { follows } = songFieldRows[field];
    if (follows !== undefined) ordered.splice((ordered as readonly string[]).indexOf(follows) + 1, 0, field);
  }
  return ordered;
}

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
    if (field === "publish_at") return publishAt;
    return isPartField(field) ? textOfRows(field, song[field]) : String(song[field] ?? "");
  });
}

/**
 * Line ends become one character: a browser that sends a form without scripts writes two. It also sends the texts of
 * lists one by one, while scripts send each list as one text.
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

/** @returns the fields in which two texts differ */
export function differingFields(one: LyricText, other: LyricText): readonly LyricField[] {
  return lyricFields.filter((field) => one[field] !== other[field]);
}

/**
 * @returns the initial text of the next song: songs that are added one after another share their album and their
 * people, and are its next tracks
 */
export function textForNext(text: LyricText): LyricText {
  return lyricText((field) => {
    const { forNext } = songFieldRows[field];
    if (forNext !== "counted") return forNext && text[field];
    return /^\d{1,3}$/.test(text[field].trim()) ? String(Number(text[field]) + 1) : "";
  });
}

/** The Hindi and the English lyrics at the last pause in typing. */
export type SettledLyrics = readonly [hindi: string, english: string];

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
