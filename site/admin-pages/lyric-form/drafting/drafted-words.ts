/** The words of a draft in the text that a person goes on editing: where they stand, and what else they may be. */
import type { Edit } from "../../../../transliteration/proofreading/remark.ts";

export interface DraftedWord {
  /** Index of its first character in the text, and after its last. */
  readonly start: number;
  readonly end: number;
  /** The word of the other script. */
  readonly source: string;
  /** The most likely first; the draft is one of them. */
  readonly candidates: readonly string[];
  /** Whether a person should look at it, and has not yet. */
  readonly isUnsure: boolean;
}

/** @returns the words at their places after the edit, without those that it has touched */
export function shiftWords(
  words: readonly DraftedWord[],
  { start, end, text }: Edit,
): readonly DraftedWord[] {
  const distance = text.length - (end - start);
  return words.flatMap((word) => {
    if (word.start >= end) return [moved(word, distance)];
    return word.end <= start ? [word] : [];
  });
}

/**
 * @returns the words that are still whole words: with a letter at its end, one is another word until a blank follows
 */
export function wholeWords(text: string, words: readonly DraftedWord[]): readonly DraftedWord[] {
  return words.filter(({ start, end }) => !isLetter(text[start - 1]) && !isLetter(text[end]));
}

export function moved(word: DraftedWord, distance: number): DraftedWord {
  return { ...word, start: word.start + distance, end: word.end + distance };
}

/** A letter, or a sign or joiner that belongs to one. */
function isLetter(character: string | undefined): boolean {
  return character !== undefined && /[\p{L}\p{M}\u200c\u200d]/u.test(character);
}

/** @returns the word that holds the character behind the caret, or that ends at the caret */
export function wordAt(words: readonly DraftedWord[], caret: number): DraftedWord | undefined {
  return (
    words.find(({ start, end }) => start <= caret && caret < end) ?? words.find(({ end }) => end === caret)
  );
}

/** @returns the first unsure word behind the caret, or else the first of all */
export function nextUnsureWord(words: readonly DraftedWord[], caret: number): DraftedWord | undefined {
  const unsure = words.filter(({ isUnsure }) => isUnsure);
  return unsure.find(({ start }) => start > caret) ?? unsure[0];
}

/** One word of the song that was drafted alike in all these places. */
export interface WordGroup {
  readonly source: string;
  readonly draft: string;
  /** Of the first place, in whose case they are written. */
  readonly candidates: readonly string[];
  readonly places: readonly DraftedWord[];
  /** From 1; blank lines do not count. */
  readonly lines: readonly number[];
}

/** @returns the unsure words, in the order of the text */
export function groupUnsureWords(text: string, words: readonly DraftedWord[]): readonly WordGroup[] {
  const groups = new Map<string, DraftedWord[]>();
  for (const word of words.filter(({ isUnsure }) => isUnsure)) {
    const key = keyOf(text, word);
    const places = groups.get(key);
    if (places) places.push(word);
    else groups.set(key, [word]);
  }
  const lines = text.split("\n");
  let count = 0;
  const numbers = lines.map((line) => (line.trim() === "" ? count : ++count));
  const lineOf = lineFinder(lines);
  return [...groups.values()].flatMap((places) => {
    const [first] = places;
    if (!first) return [];
    const { source, candidates, start, end } = first;
    const inLines = new Set(places.map((place) => numbers[lineOf(place.start)] ?? 0));
    return [{ source, candidates, draft: text.slice(start, end), places, lines: [...inLines] }];
  });
}

/** @returns indices of the lines in which a word is unsure */
export function unsureLines(text: string, words: readonly DraftedWord[]): ReadonlySet<number> {
  const lineOf = lineFinder(text.split("\n"));
  return new Set(words.filter(({ isUnsure }) => isUnsure).map(({ start }) => lineOf(start)));
}

/** @returns finds the index of the line of a place in the text: in a long one, hundreds of words stand in hundreds */
function lineFinder(lines: readonly string[]): (place: number) => number {
  let end = 0;
  const ends = lines.map((line) => {
    end += line.length + 1;
    return end;
  });
  return (place) => {
    let [first, last] = [0, ends.length - 1];
    while (first < last) {
      const middle = (first + last) >> 1;
      if ((ends[middle] ?? 0) <= place) first = middle + 1;
      else last = middle;
    }
    return first;
  };
}

/** Words are alike if their source and their draft are; the draft of the first word of a line has a capital. */
function keyOf(text: string, { source, start, end }: DraftedWord): string {
  return `${source.toLowerCase()} ${text.slice(start, end).toLowerCase()}`;
}

/**
 * Replaces a word by one of its candidates, in all places where the same word was drafted alike.
 * @param candidate its index
 * @returns the new text, its words, which are sure in these places, and the number of the places
 */
export function chooseCandidate(
  text: string,
  words: readonly DraftedWord[],
  chosen: DraftedWord,
  candidate: number,
): { readonly text: string; readonly words: readonly DraftedWord[]; readonly count: number } {
  const key = keyOf(text, chosen);
  const wanted = chosen.candidates[candidate] ?? "";
  const written: string[] = [];
  const placed: DraftedWord[] = [];
  let [end, distance, count] = [0, 0, 0];
  for (const word of words) {
    const old = text.slice(word.start, word.end);
    const isAlike = keyOf(text, word) === key;
    const put = isAlike ? inCaseOf(word, wanted) : old;
    written.push(text.slice(end, word.start), put);
    const start = word.start + distance;
    placed.push({ ...word, start, end: start + put.length, isUnsure: word.isUnsure && !isAlike });
    distance += put.length - old.length;
    end = word.end;
    if (isAlike) count += 1;
  }
  return { text: written.join("") + text.slice(end), words: placed, count };
}

/** The candidates of a word that begins a line have capitals. */
function inCaseOf({ candidates }: DraftedWord, wanted: string): string {
  return candidates.find((candidate) => candidate.toLowerCase() === wanted.toLowerCase()) ?? wanted;
}
