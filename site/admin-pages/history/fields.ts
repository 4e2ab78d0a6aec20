/** The fields of songs, people, albums and codes in their history, in the order in which they are shown. */
import { allEntryFields, allSongFields, entryFieldRows, songFieldRows } from "#fields";

interface HistoryField {
  readonly label: string;
  /** In front of a number of lines: `3 lines of Hindi lyrics`. */
  readonly lines?: string;
  /** BCP 47; left out where the letters tell. */
  readonly language?: string;
}

/** By the column or table that a state names; a table with one column of a song is that column. */
export const historyFields: Readonly<Record<string, HistoryField>> = {
  ...Object.fromEntries([...entryRows(), ...songRows()]),
  value: { label: "Code", lines: "code", language: "en" },
  lyric_translations: { label: "Translation" },
  person_facts: { label: "Facts for readers" },
  album_facts: { label: "Facts for readers" },
};

function songRows(): readonly (readonly [string, HistoryField])[] {
  return allSongFields.flatMap((field) => {
    const { stored, name, kind, language } = songFieldRows[field];
    if (stored === undefined) return [];
    const isLyrics = kind === "text" && !stored.includes(".");
    const shown = { label: name, ...(language && { language }), ...(isLyrics && { lines: name }) };
    const [table = ""] = stored.split(".");
    return [table, stored].map((place) => [place, shown] as const);
  });
}

function entryRows(): readonly (readonly [string, HistoryField])[] {
  return allEntryFields.flatMap((field) => {
    const { stored, name, language } = entryFieldRows[field];
    return Object.values(stored).map(
      (place) => [place, { label: name, ...(language && { language }) }] as const,
    );
  });
}

const order = Object.keys(historyFields);

/** @returns the fields in their order; those that have no label come last, with their own names */
export function inOrder(fields: readonly string[]): readonly string[] {
  const placeOf = (field: string) => (order.includes(field) ? order.indexOf(field) : order.length);
  return fields.toSorted((one, other) => placeOf(one) - placeOf(other));
}

export function labelOf(field: string): string {
  return historyFields[field]?.label ?? field.replaceAll("_", " ");
}
