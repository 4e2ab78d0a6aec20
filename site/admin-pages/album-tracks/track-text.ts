/** The text of the fields in the table of an album's songs, whose names end with the id of the song. */
import type { TrackToEdit } from "#catalogue";
import type { FormResult } from "../forms/form-result.ts";
import type { NameAnswers } from "../lyric-form/offered-names.ts";
import type { SaveQuestion } from "../lyric-form/save-question.tsx";

/** The columns that are typed into, by the names of a song's fields. */
export const trackFields = ["track_number", "title", "singerNames"] as const;
export type TrackField = (typeof trackFields)[number];

/** `opened` is a hidden field with what the row was opened with, so that only what was changed is saved. */
export type RowText = Readonly<Record<TrackField | "opened", string>>;

/** What the row was opened with, as JSON in its field `opened`. */
export type OpenedRow = Readonly<Record<TrackField | "version", string>>;

export interface TracksResult extends FormResult {
  /** Names that are probably others; nothing is saved until the editor says which it is. */
  readonly question?: SaveQuestion;
  /** What was said of them, on a page that was loaded by sending the form. */
  readonly names?: NameAnswers;
  /** What is stored of songs that were changed since the table was opened, by their ids. */
  readonly stored?: Readonly<Record<string, RowText>>;
}

export const nameOf = (field: keyof RowText | "row", id: number | string) => `${field}.${id}`;

export function rowTextOf({ track_number, title, singerNames, version }: TrackToEdit): RowText {
  const typed = { track_number: String(track_number ?? ""), title, singerNames };
  return { ...typed, opened: JSON.stringify({ ...typed, version } satisfies OpenedRow) };
}

/** @param textOf the text of a field by its name */
export function rowText(id: number | string, textOf: (name: string) => unknown): RowText {
  const fields = [...trackFields, "opened"] as const;
  return Object.fromEntries(
    fields.map((field) => [field, String(textOf(nameOf(field, id)) ?? "")]),
  ) as RowText;
}

/** @returns the fields by their names in the form */
export function fieldsOfRow(id: number | string, row: RowText): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(row).map(([field, text]) => [nameOf(field as keyof RowText, id), text]),
  );
}
