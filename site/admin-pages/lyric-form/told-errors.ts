/** What is still wrong in the fields: a refusal of the server is over as soon as somebody has put a hand to it. */
import type { LyricAnswer, LyricErrors } from "./lyric-answer.ts";
import { type LyricField, type LyricText, lyricFields } from "./lyric-text.ts";

/** One of them is enough, so a hand put to either is a hand put to both. */
const lyrics: readonly LyricField[] = ["lyrics_hindi", "lyrics_english"];

export interface ToldErrors {
  /** In fields that stand as they were sent. */
  readonly standing: LyricErrors;
  /** In fields that have been changed since. */
  readonly mended: LyricErrors;
}

/** @returns the errors of the answer */
export function toldErrors(answer: LyricAnswer | undefined, text: LyricText): ToldErrors {
  if (!answer?.errors || !answer.text) return { standing: {}, mended: {} };
  const { errors, text: sent } = answer;
  const stands = (field: LyricField) =>
    (lyrics.includes(field) ? lyrics : [field]).every((one) => text[one] === sent[one]);
  const errorsWhere = (isMeant: (field: LyricField) => boolean): LyricErrors =>
    Object.fromEntries(
      lyricFields.filter((field) => errors[field] && isMeant(field)).map((field) => [field, errors[field]]),
    );
  return { standing: errorsWhere(stands), mended: errorsWhere((field) => !stands(field)) };
}
