/** What is still wrong in the fields: a refusal of the server is over as soon as somebody has put a hand to it. */
import type { LyricErrors, LyricResult } from "./lyric-result.ts";
import { type LyricField, type LyricText, lyricFields } from "./lyric-text.ts";

/** One of them is enough, so a hand put to either is a hand put to both. */
const lyrics: readonly LyricField[] = ["lyrics_hindi", "lyrics_english"];

export interface ShownErrors {
  /** In fields that stand as they were sent. */
  readonly standing: LyricErrors;
  /** In fields that have been changed since. */
  readonly resolved: LyricErrors;
}

/** @returns the errors of the answer */
export function shownErrors(answer: LyricResult | undefined, text: LyricText): ShownErrors {
  if (!answer?.errors || !answer.text) return { standing: {}, resolved: {} };
  const { errors, text: sent } = answer;
  const stands = (field: LyricField) =>
    (lyrics.includes(field) ? lyrics : [field]).every((one) => text[one] === sent[one]);
  const errorsWhere = (isMeant: (field: LyricField) => boolean): LyricErrors =>
    Object.fromEntries(
      lyricFields.filter((field) => errors[field] && isMeant(field)).map((field) => [field, errors[field]]),
    );
  return { standing: errorsWhere(stands), resolved: errorsWhere((field) => !stands(field)) };
}
