/** Finds what no form could send: numbers, times and lists that are none. Needs no database. */
import { fieldOfColumn, fields, isNumberField, type ReadSong } from "./exchanged-song.ts";
import { brokenCharacter, partFieldsOf, problemInParts } from "./song-parts.ts";

const wholeNumber = /^\s*\d{1,5}\s*$/;

/** ISO 8601; UTC when no zone is given. */
const moment = /^\d{4}-\d\d-\d\d([T ]\d\d:\d\d(:\d\d(\.\d{1,6})?)?(Z|[+-]\d\d:?\d\d)?)?$/;

/** @returns a problem that can be found without a query, or undefined */
export function problemIn({ song, problem }: ReadSong): string | undefined {
  if (problem) return problem;
  const broken = fields.find((field) => song[field]?.isWellFormed() === false);
  if (broken) return brokenCharacter(broken);
  for (const field of fields.filter(isNumberField)) {
    const text = song[field] ?? "";
    if (text.trim() && !wholeNumber.test(text)) {
      const name = fieldOfColumn.get(field)?.name.toLowerCase();
      const example = field === "year" ? 1975 : 3;
      return `The ${name} has to be a number such as ${example}, not ${JSON.stringify(text.slice(0, 40))}.`;
    }
  }
  const wrong = partFieldsOf(song).map(problemInParts).find(Boolean);
  if (wrong) return wrong;
  const { created_at: createdAt } = song;
  if (createdAt && (!moment.test(createdAt) || Number.isNaN(Date.parse(createdAt)))) {
    return `created_at has to be a time such as 1975-08-15T10:00:00Z, not ${JSON.stringify(createdAt.slice(0, 40))}.`;
  }
  return undefined;
}
