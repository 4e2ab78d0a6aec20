/** Rules for songs that are checked before the database is asked. */
import { allSongFields, type SongFieldOf, songFieldRows } from "#fields";
import { isReadableYear } from "../refused.ts";
import type { SongInput } from "./song-input.ts";
import { refusalOfParts } from "./song-parts.ts";
import { invalidNumber, mostPeopleOfSong, SongRefused, tooMany } from "./song-refused.ts";
import { splitNames } from "./split-names.ts";

const fieldsOf = <Kind extends "number" | "names">(kind: Kind) =>
  allSongFields.filter((field): field is SongFieldOf<Kind> => songFieldRows[field].kind === kind);

export function refusalOfInput(input: SongInput): SongRefused | null {
  for (const field of fieldsOf("number"))
    if (!isAllowed(input[field] ?? null, songFieldRows[field].range))
      return new SongRefused(invalidNumber(field));
  for (const field of fieldsOf("names"))
    if (new Set(splitNames(input[field] ?? "")).size > mostPeopleOfSong)
      return new SongRefused(tooMany(field));
  const refusal = refusalOfParts(input);
  return refusal && new SongRefused(refusal);
}

/** 0 would remove a number with a range, which null does. */
function isAllowed(number: number | null, range?: readonly [number, number]): boolean {
  if (number === null || !range) return isReadableYear(number);
  return Number.isInteger(number) && number >= range[0] && number <= range[1];
}
