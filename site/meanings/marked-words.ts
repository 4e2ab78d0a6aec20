/**
 * Finds the words in the lyrics that are explained below them, and marks them. Marks are highlights of the browser:
 * the page's elements stay as they are, and so does what is selected, copied and read aloud. Browsers without
 * highlights show no marks.
 */

import { wordPattern } from "../components/lyrics/line-key.ts";

/** A word of the lyrics and the entry that explains it, or a line and its note. */
export interface MarkedWord {
  readonly text: Text;
  readonly start: number;
  readonly end: number;
  /** An entry of the list of words, or of the notes below the lyrics. */
  readonly entry: Element;
  /** A line shows the number of its note, and is not marked otherwise. */
  readonly isLine?: boolean;
  /** Readers know the word: it is explained to whoever points at it, and is not marked. */
  readonly isKnown?: boolean;
}

/**
 * @param listed the entries of the words
 * @returns in the order of the page, which has the lyrics in more than one form
 */
export function findMarkedWords(listed: readonly HTMLElement[]): MarkedWord[] {
  const entries = entriesBySpelling(listed.filter(({ dataset }) => dataset.end === undefined));
  const signatures = entriesBySpelling(listed.filter(({ dataset }) => dataset.end !== undefined));
  const notes = document.querySelectorAll(".song-notes dl > div");
  return Array.from(
    document.querySelectorAll<HTMLElement>(".stanza > span, .stanza p > span:not(.meaning)"),
    (line) => {
      const { childNodes, dataset } = line;
      const text = Array.from(childNodes).find((node) => node instanceof Text);
      if (!text) return [];
      const words: MarkedWord[] = [...text.data.matchAll(wordPattern)].flatMap(
        ({ 0: { length }, 0: spelling, index: start }) => {
          const key = spelling.normalize().toLowerCase();
          const signature = signatures.get(key);
          const own = entries.get(key);
          const entry = signature && (!own || endsSong(line)) ? signature : own;
          if (!entry) return [];
          return [{ text, start, end: start + length, entry, isKnown: entry.dataset.known !== undefined }];
        },
      );
      // After its words, whose meanings are shown where they are pointed at.
      const note = notes[Number(dataset.note) - 1];
      return note ? [...words, { text, start: 0, end: text.length, entry: note, isLine: true }] : words;
    },
  ).flat();
}

/** @returns whether it is one of the last two lines of the last stanza */
function endsSong(line: HTMLElement): boolean {
  const stanza = line.closest(".stanza");
  const outer = line.parentElement === stanza ? line : line.parentElement;
  return !stanza?.nextElementSibling?.matches(".stanza") && !outer?.nextElementSibling?.nextElementSibling;
}

function entriesBySpelling(listed: readonly HTMLElement[]): ReadonlyMap<string, HTMLElement> {
  const entries = listed.map((entry) =>
    `${entry.dataset.as ?? ""} ${entry.firstElementChild?.textContent}`
      .trim()
      .split(/\s+/)
      .map((spelling) => [spelling, entry] as const),
  );
  return new Map(entries.flat().reverse());
}

/** @param name of the highlight in the style sheet */
export function highlight(name: "explained" | "shown", words: readonly MarkedWord[]): void {
  // A static range costs nothing while the page changes.
  const marked = name === "explained" ? words.filter(({ isLine, isKnown }) => !isLine && !isKnown) : words;
  const ranges = marked.map(
    ({ text, start, end }) =>
      new StaticRange({ startContainer: text, startOffset: start, endContainer: text, endOffset: end }),
  );
  if ("highlights" in CSS) CSS.highlights.set(name, new Highlight(...ranges));
}

/** @returns the place of a word in the window; without a size if it is not shown */
export function placeOf({ text, start, end }: MarkedWord): DOMRect {
  const range = document.createRange();
  range.setStart(text, start);
  range.setEnd(text, end);
  return range.getBoundingClientRect();
}

/** A place between two letters. Older versions of Safari only have ranges. */
export type Caret = CaretPosition | Range | null | undefined;

/** @returns the word at this place, or the line */
export function wordAt(words: readonly MarkedWord[], caret: Caret): MarkedWord | undefined {
  const isRange = caret instanceof Range;
  const node = isRange ? caret.startContainer : caret?.offsetNode;
  const offset = isRange ? caret.startOffset : (caret?.offset ?? 0);
  return words.find(({ text, start, end }) => text === node && start <= offset && offset <= end);
}

/** In pixels: the number of a note is after its line. */
const numberWidth = 20;

/**
 * @returns whether the word is at this place of the window: the nearest one has the caret also if nothing is there
 */
export function isAt(word: MarkedWord, x: number, y: number): boolean {
  const { left, right, top, bottom } = placeOf(word);
  return x >= left && x <= right + (word.isLine ? numberWidth : 0) && y >= top && y <= bottom;
}

export function caretAt(x: number, y: number): Caret {
  return document.caretPositionFromPoint?.(x, y) ?? (document as Document).caretRangeFromPoint?.(x, y);
}
