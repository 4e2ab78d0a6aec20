/** Lyrics that stand in the field of the other script: Roman text in that of Hindi, or the other way round. */
import { type ScriptField, scriptFields } from "./drafting/scripts.ts";

type Texts = Readonly<Record<ScriptField, string>>;

/** What the editor says when asked: the texts change their fields, or stay. */
export const scriptAnswers = ["move", "as-typed"] as const;
export type ScriptAnswer = (typeof scriptAnswers)[number];

/**
 * Letters that make a text one of this script, and of the other one; Urdu is no Roman text. The same rule as
 * `private.stands_in_other_script`.
 */
const letters = {
  lyrics_hindi: { usual: /[\u0300-\uffff]/g, other: /[a-z]/gi },
  lyrics_english: { usual: /[a-z]/gi, other: /[\u0900-\u097f]/g },
} as const;

/** @returns the fields of which most letters are of the other script */
export function misplacedFields(texts: Texts): readonly ScriptField[] {
  return scriptFields.filter((field) => {
    const start = texts[field].slice(0, longestRead);
    const count = (pattern: RegExp) => start.match(pattern)?.length ?? 0;
    return count(letters[field].other) > count(letters[field].usual);
  });
}

/** In UTF-16 units. */
const longestRead = 5_000;

/** @returns whether the texts may change their fields: where one is misplaced, and the other is too, or empty */
export function canMove(texts: Texts): boolean {
  const misplaced = misplacedFields(texts);
  return (
    misplaced.length > 0 &&
    scriptFields.every((field) => misplaced.includes(field) || texts[field].trim() === "")
  );
}

/** @returns the texts, each in the field of its script where that is possible */
export function inPlace<All extends Texts>(texts: All): All {
  if (!canMove(texts)) return texts;
  return { ...texts, lyrics_hindi: texts.lyrics_english, lyrics_english: texts.lyrics_hindi };
}

const lettersIn = { lyrics_hindi: "Roman", lyrics_english: "Devanagari" } as const;

/** @returns for example `These lines are in Roman letters.` */
export function describeMisplaced(field: ScriptField): string {
  return `These lines are in ${lettersIn[field]} letters.`;
}
