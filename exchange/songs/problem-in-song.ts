/** Finds what no form could send: numbers, times and lists that are none. Needs no database. */
import { fields, type ReadSong } from "./exchanged-song.ts";
import { brokenCharacter, partFieldsOf, problemInParts } from "./song-parts.ts";

const wholeNumber = /^\s*\d{1,5}\s*$/;

/** ISO 8601; UTC when no zone is given. */
const moment = /^\d{4}-\d\d-\d\d([T ]\d\d:\d\d(:\d\d(\.\d{1,6})?)?(Z|[+-]\d\d:?\d\d)?)?$/;

/** @returns a problem that can be found without a query, or undefined */
export function problemIn({ song, problem }: ReadSong): string | undefined {
  if (problem) return problem;
  const broken = fields.find((field) => song[field]?.isWellFormed() === false);
  if (broken) return brokenCharacter(broken);
  if (song.year?.trim() && !wholeNumber.test(song.year)) {
    return `The year has to be a number such as 1975, not ${JSON.stringify(song.year.slice(0, 40))}.`;
  }
  if (song.track_number?.trim() && !wholeNumber.test(song.track_number)) {
    return `The track number has to be a number such as 3, not ${JSON.stringify(song.track_number.slice(0, 40))}.`;
  }
  const wrong = partFieldsOf(song).map(problemInParts).find(Boolean);
  if (wrong) return wrong;
  const { created_at: createdAt } = song;
  if (createdAt && (!moment.test(createdAt) || Number.isNaN(Date.parse(createdAt)))) {
    return `created_at has to be a time such as 1975-08-15T10:00:00Z, not ${JSON.stringify(createdAt.slice(0, 40))}.`;
  }
  return undefined;
}
