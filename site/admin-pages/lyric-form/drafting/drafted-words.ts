/** The words of a draft in the text that a person goes on editing: where they stand, and what else they may be. */

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

interface Edit {
  /** What it removed from the text before: index of the first character, and after the last. */
  readonly start: number;
  readonly end: number;
  /** Of what it put there instead. */
  readonly length: number;
}

/** @returns the shortest edit that makes one text the other */
export function editBetween(before: string, after: string): Edit {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start += 1;
  let kept = 0;
  while (kept < shorter - start && before.at(-1 - kept) === after.at(-1 - kept)) kept += 1;
  return { start, end: before.length - kept, length: after.length - kept - start };
}

/** @returns the words at their places after the edit, without those that it has touched */
export function shiftWords(
  words: readonly DraftedWord[],
  { start, end, length }: Edit,
): readonly DraftedWord[] {
  const distance = length - (end - start);
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
    groups.set(key, [...(groups.get(key) ?? []), word]);
  }
  return [...groups.values()].flatMap((places) => groupOf(text, places));
}

function groupOf(text: string, places: readonly DraftedWord[]): readonly WordGroup[] {
  const [first] = places;
  if (!first) return [];
  const { source, candidates } = first;
  const lines = new Set(places.map(({ end }) => numberOfLines(text.slice(0, end))));
  return [{ source, candidates, draft: text.slice(first.start, first.end), places, lines: [...lines] }];
}

/** @returns indices of the lines in which a word is unsure */
export function unsureLines(text: string, words: readonly DraftedWord[]): ReadonlySet<number> {
  const unsure = words.filter(({ isUnsure }) => isUnsure);
  return new Set(unsure.map(({ start }) => text.slice(0, start).split("\n").length - 1));
}

function numberOfLines(text: string): number {
  return text.split("\n").filter((line) => line.trim() !== "").length;
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
