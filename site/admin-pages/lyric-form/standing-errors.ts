/** What is still wrong in the fields: a refusal of the server is over as soon as somebody has put a hand to it. */
import type { LyricAnswer, LyricErrors } from "./lyric-answer.ts";
import { type LyricField, type LyricText, lyricFields } from "./lyric-text.ts";

/** One of them is enough, so a hand put to either is a hand put to both. */
const lyrics: readonly LyricField[] = ["lyrics_hindi", "lyrics_english"];

/** @returns the errors of the answer in fields that stand as they were sent */
export function standingErrors(answer: LyricAnswer | undefined, text: LyricText): LyricErrors {
  if (!answer?.errors) return {};
  const { errors, text: sent } = answer;
  const stands = (field: LyricField) =>
    (lyrics.includes(field) ? lyrics : [field]).every((one) => text[one] === sent[one]);
  return Object.fromEntries(
    lyricFields.filter((field) => errors[field] && stands(field)).map((field) => [field, errors[field]]),
  );
}
