/** The errors of the song form's fields: an error counts as resolved as soon as its field has been changed. */
import type { LyricErrors, LyricResult } from "./lyric-result.ts";
import { type LyricField, type LyricText, lyricFields, translationFields } from "./lyric-text.ts";

/** One of them is enough, so a change of either resolves the errors of both. */
const lyrics: readonly LyricField[] = ["lyrics_hindi", "lyrics_english"];

/** The fields whose change resolves the error of a field. */
function resolving(field: LyricField): readonly LyricField[] {
  if (field === "translator") return translationFields;
  return lyrics.includes(field) ? lyrics : [field];
}

export interface ShownErrors {
  /** Of fields that are as they were sent. */
  readonly current: LyricErrors;
  /** Of fields that have been changed since. */
  readonly resolved: LyricErrors;
}

export function shownErrors(result: LyricResult | undefined, text: LyricText): ShownErrors {
  if (!result?.errors || !result.typed) return { current: {}, resolved: {} };
  const { errors, typed: sent } = result;
  const isCurrent = (field: LyricField) => resolving(field).every((one) => text[one] === sent[one]);
  const errorsWhere = (isIncluded: (field: LyricField) => boolean): LyricErrors =>
    Object.fromEntries(
      lyricFields
        .filter((field) => errors[field] && isIncluded(field))
        .map((field) => [field, errors[field]]),
    );
  return { current: errorsWhere(isCurrent), resolved: errorsWhere((field) => !isCurrent(field)) };
}
