/** Which words of the two scripts stand for each other, with their places. */
import { matchWords } from "../lexicon/align-words.ts";
import { isSanskritLine } from "../text/language.ts";
import { longestWord } from "../text/split-lines.ts";
import { stanzasOf, type TextLine, type WordInText, wordsWithPlaces } from "./text-lines.ts";

export interface WordPlaces {
  readonly devanagari: WordInText;
  readonly roman: WordInText;
}

/**
 * Lines of Sanskrit are left out: their words are spelled by other rules.
 * @param devanagari lines of the one script
 * @param roman lines of the other
 */
export function pairWords(devanagari: readonly TextLine[], roman: readonly TextLine[]): WordPlaces[] {
  return pairLines(devanagari, roman).flatMap(([left, right]) => {
    const [words, others] = [wordsWithPlaces(left, "devanagari"), wordsWithPlaces(right, "roman")];
    const textsOf = (list: readonly WordInText[]) => list.map(({ text }) => text);
    if (isSanskritLine(textsOf(words), "devanagari")) return [];
    return matchWords(textsOf(words), textsOf(others)).flatMap(([i, j]) => {
      const [one, other] = [words[i], others[j]];
      if (!one || !other || Math.max(one.text.length, other.text.length) > longestWord) return [];
      return [{ devanagari: one, roman: other }];
    });
  });
}

/** While one script lacks lines, the stanzas before and after them still match. */
function pairLines(devanagari: readonly TextLine[], roman: readonly TextLine[]): [TextLine, TextLine][] {
  const [left, right] = [stanzasOf(devanagari.filter(isSung)), stanzasOf(roman.filter(isSung))];
  if (left.flat().length === right.flat().length) return zip(left.flat(), right.flat());
  const isEven = (one: readonly TextLine[] | undefined, other: readonly TextLine[] | undefined) =>
    one !== undefined && one.length === other?.length;
  const fewer = Math.min(left.length, right.length);
  let first = 0;
  while (first < fewer && isEven(left[first], right[first])) first++;
  let last = 0;
  while (last < fewer - first && isEven(left.at(-1 - last), right.at(-1 - last))) last++;
  const ends = (stanzas: readonly TextLine[][]) => [
    ...stanzas.slice(0, first),
    ...stanzas.slice(stanzas.length - last),
  ];
  return zip(ends(left).flat(), ends(right).flat());
}

/** Lines of signs alone, or of copied text, have no partner; empty lines separate stanzas. */
function isSung({ text }: TextLine): boolean {
  return text.trim() === "" || /\p{L}/u.test(text);
}

function zip(left: readonly TextLine[], right: readonly TextLine[]): [TextLine, TextLine][] {
  return left.flatMap((line, i) => {
    const other = right[i];
    return other ? [[line, other] as [TextLine, TextLine]] : [];
  });
}
