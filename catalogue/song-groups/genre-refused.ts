/** Why a genre was not renamed or merged, with messages for the administrator. */
import { databaseErrorOf, isLockTimeout } from "../database-error.ts";
import { type Refusal, Refused, tooLong } from "../refused.ts";

type GenreRefusalCode = "gone" | "name-missing" | "too-long" | "not-devanagari" | "unchanged" | "busy";

/** Nothing was changed. The message names the cause and the next step. */
export class GenreRefused extends Refused<GenreRefusalCode, "name"> {
  override readonly name = "GenreRefused";
}

export const genreGone: Refusal<"gone", "name"> = {
  code: "gone",
  field: null,
  message: "No song has this genre any more. Please look at the list of genres.",
};

export const genreNameMissing: Refusal<"name-missing", "name"> = {
  code: "name-missing",
  field: "name",
  message: "Please choose or enter a genre. Its name needs a letter or a digit.",
};

const notDevanagari: Refusal<"not-devanagari", "name"> = {
  code: "not-devanagari",
  field: "name",
  message: "Please write the name in Devanagari, such as ग़ज़ल.",
};

const busy: Refusal<"busy", "name"> = {
  code: "busy",
  field: null,
  message: "Many songs are being saved at the moment. Please try again in a minute.",
};

/** @returns null if the error is not about the input */
export function genreRefusalOf(error: unknown): GenreRefused | null {
  const { constraint_name: constraint = "" } = databaseErrorOf(error) ?? {};
  if (/^genre_(name_)?is_at_most_100_characters$/.test(constraint))
    return new GenreRefused(tooLong("name", "name", "100"), { cause: error });
  if (constraint === "genre_name_has_letters_of_devanagari")
    return new GenreRefused(notDevanagari, { cause: error });
  // The lock that functions/song-groups/rename_genre.sql waits for.
  if (isLockTimeout(error)) return new GenreRefused(busy, { cause: error });
  return null;
}
