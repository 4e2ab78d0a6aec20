/** Finds what no form could send: numbers, times and lists that are none. Needs no database. */
import { type Columns, fieldOfColumn, type ReadSong, songStatuses } from "./exchanged-song.ts";
import { brokenCharacter, partFieldsOf, problemInParts } from "./song-parts.ts";

const wholeNumber = /^\s*\d{1,5}\s*$/;

/** ISO 8601; UTC when no zone is given. */
const moment = /^\d{4}-\d\d-\d\d([T ]\d\d:\d\d(:\d\d(\.\d{1,6})?)?(Z|[+-]\d\d:?\d\d)?)?$/;

/** @returns a problem that can be found without a query, or undefined */
export function problemIn({ song, problem }: ReadSong): string | undefined {
  const known = problem ?? problemInTexts(song, fieldOfColumn);
  if (known) return known;
  const wrong = partFieldsOf(song).map(problemInParts).find(Boolean);
  if (wrong) return wrong;
  for (const column of ["created_at", "publish_at"] as const) {
    const { [column]: time = "" } = song;
    if (time.trim() && (!moment.test(time) || Number.isNaN(Date.parse(time))))
      return `${column} has to be a time such as 1975-08-15T10:00:00Z, not ${JSON.stringify(time.slice(0, 40))}.`;
  }
  const { status } = song;
  if (status !== undefined && !songStatuses.some((known) => known === status))
    return `status has to be one of: ${songStatuses.join(", ")}.`;
  return undefined;
}

/** @returns a problem of a single text: a broken character, or no number */
export function problemInTexts<Name extends string>(
  row: Partial<Record<Name, string>>,
  table: Columns<Name>,
): string | undefined {
  for (const [column, { kind, name }] of table) {
    const text = row[column] ?? "";
    if (!text.isWellFormed()) return brokenCharacter(column);
    if (kind !== "number" || !text.trim() || wholeNumber.test(text)) continue;
    const example = /year/i.test(name) ? 1975 : 3;
    return `The ${name.toLowerCase()} has to be a number such as ${example}, not ${JSON.stringify(text.slice(0, 40))}.`;
  }
  return undefined;
}
