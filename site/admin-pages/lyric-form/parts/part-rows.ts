/**
 * Lists in the form of a song: own meanings of words, and notes to lines. Each list is one text of the form, JSON, so
 * that drafts, conflicts and saves treat it like the other fields; without scripts its rows are sent as fields of
 * their own.
 */
import type { LineNote, OwnMeaning } from "#catalogue";
import { songFields } from "#fields";

/** The texts of a row. */
export const partFields = {
  word_meanings: songFields.word_meanings.parts,
  notes: songFields.notes.parts,
} as const;

export type PartField = keyof typeof partFields;

export interface PartRows {
  readonly word_meanings: OwnMeaning;
  readonly notes: LineNote;
}

export function isPartField(field: string): field is PartField {
  return field in partFields;
}

/** @returns the name of the control for a text of each row */
export function controlName(field: PartField, part: string): string {
  return `${field}.${part}`;
}

/** @param text of the form; anything but a list of rows is no row */
export function rowsOf<Field extends PartField>(field: Field, text: string): readonly PartRows[Field][] {
  let list: unknown;
  try {
    list = JSON.parse(text || "[]");
  } catch {
    return [];
  }
  return (Array.isArray(list) ? list : []).map((row) => rowOf(field, (part) => row?.[part]));
}

function rowOf<Field extends PartField>(field: Field, textOf: (part: string) => unknown): PartRows[Field] {
  const parts = partFields[field].map((part) => [part, String(textOf(part) ?? "")]);
  return Object.fromEntries(parts);
}

/** @returns the text of the form; empty rows at the end are left out, so that no row is an empty text */
export function textOfRows<Field extends PartField>(field: Field, rows: readonly PartRows[Field][]): string {
  const last = rows.findLastIndex((row) => Object.values(row).some((text) => text !== ""));
  return last === -1
    ? ""
    : JSON.stringify(
        rows.slice(0, last + 1).map((row) => rowOf(field, (part) => row[part as keyof typeof row])),
      );
}

/** @returns the rows that a form has in controls of their own, as the text of the form */
export function rowsInForm(field: PartField, form: FormData): string {
  const columns = partFields[field].map((part) => [part, form.getAll(controlName(field, part))] as const);
  const count = Math.max(...columns.map(([, texts]) => texts.length));
  const rows = Array.from({ length: count }, (_, place) =>
    rowOf(field, (part) => columns.find(([name]) => name === part)?.[1][place]),
  );
  return textOfRows(field, rows);
}
