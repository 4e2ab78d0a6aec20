/** Rules for songs that are checked before the database is asked. */
import { invalidYear, isReadableYear } from "../refused.ts";
import type { SongInput } from "./song-input.ts";
import { refusalOfParts } from "./song-parts.ts";
import { invalidTrack, mostPeopleOfSong, peopleFields, SongRefused, tooManyPeople } from "./song-refused.ts";
import { splitNames } from "./split-names.ts";

export function refusalOfInput(input: SongInput): SongRefused | null {
  if (!isReadableYear(input.year ?? null)) return new SongRefused(invalidYear());
  if (!isTrackNumber(input.track_number ?? null)) return new SongRefused(invalidTrack());
  for (const field of peopleFields)
    if (new Set(splitNames(input[field] ?? "")).size > mostPeopleOfSong)
      return new SongRefused(tooManyPeople(field));
  const refusal = refusalOfParts(input);
  return refusal && new SongRefused(refusal);
}

/** 0 would remove it, which null does. */
function isTrackNumber(number: number | null): boolean {
  return number === null || (Number.isInteger(number) && number >= 1 && number <= 999);
}
