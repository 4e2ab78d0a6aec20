/**
 * Finds the words in the lyrics that are explained below them, and marks them. Marks are highlights of the browser: the page's
 * elements stay as they are, and so does what is selected, copied and read aloud. Browsers without highlights show no marks.
 */
import { wordPattern } from "../components/lyrics/line-key.ts";

/** A word of the lyrics and the entry that explains it, or a line and its note. */
export interface MarkedWord {
  readonly text: Text;
  readonly start: number;
  readonly end: number;
  /** An entry of the lists below the lyrics. */
  readonly entry: Element;
  /** A line shows the number of its note, and is not marked otherwise. */
  readonly isLine?: boolean;
}

/** @returns in the order of the page, which has the lyrics in more than one form */
export function findMarkedWords(): MarkedWord[] {
  const entries = entriesBySpelling();
  const notes = document.querySelectorAll(".song-notes dl > div");
  return Array.from(
    document.querySelectorAll<HTMLElement>(".stanza > span, .stanza p > span:not(.meaning)"),
    ({ firstChild: text, dataset }) => {
      if (!(text instanceof Text)) return [];
      const words: MarkedWord[] = [...text.data.matchAll(wordPattern)].flatMap(
        ({ 0: { length }, 0: spelling, index: start }) => {
          const entry = entries.get(spelling.normalize().toLowerCase());
          return entry ? [{ text, start, end: start + length, entry }] : [];
        },
      );
      // After its words, whose meanings are shown where they are pointed at.
      const note = notes[Number(dataset.note) - 1];
      return note ? [...words, { text, start: 0, end: text.length, entry: note, isLine: true }] : words;
    },
  ).flat();
}

function entriesBySpelling(): ReadonlyMap<string, Element> {
  const entries = Array.from(document.querySelectorAll<HTMLElement>(".meanings details dl > div"), (entry) =>
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
  const marked = name === "explained" ? words.filter(({ isLine }) => !isLine) : words;
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

/** In pixels: the number of a note is after its line. */
const numberWidth = 20;

/** @returns the word at this place of the window, or the line */
export function wordAt(words: readonly MarkedWord[], x: number, y: number): MarkedWord | undefined {
  const { text, offset } = caretAt(x, y);
  const found = words.find(
    (marked) => marked.text === text && marked.start <= offset && offset <= marked.end,
  );
  // The nearest text has a place for the caret also if nothing is there.
  const place = found && placeOf(found);
  const reach = found?.isLine ? numberWidth : 0;
  return place && x >= place.left && x <= place.right + reach && y >= place.top && y <= place.bottom
    ? found
    : undefined;
}

/** Older versions of Safari only have their own method. */
function caretAt(x: number, y: number): { readonly text?: Node | null | undefined; readonly offset: number } {
  if ("caretPositionFromPoint" in document) {
    const caret = document.caretPositionFromPoint(x, y);
    return { text: caret?.offsetNode, offset: caret?.offset ?? 0 };
  }
  const range = (document as Document).caretRangeFromPoint(x, y);
  return { text: range?.startContainer, offset: range?.startOffset ?? 0 };
}
