/**
 * The same text behind a text area, invisible except for the marks: under stanzas that differ, and under unsure
 * words. Each stanza is a block of its own, so that a key in one is rendered and laid out there alone.
 */
import { Fragment, memo, type RefObject } from "react";
import { type StanzaComparison, splitIntoSegments } from "../compare-stanzas.ts";
import type { DraftedWord } from "./drafted-words.ts";

interface MarksProps {
  readonly ref: RefObject<HTMLDivElement | null>;
  readonly language: string;
  readonly text: string;
  readonly comparison: StanzaComparison | null;
  readonly words: readonly DraftedWord[];
  /** The word whose candidates are open, which may be sure. */
  readonly opened: DraftedWord | undefined;
}

export function Marks({ ref, language, text, comparison, words, opened }: MarksProps) {
  const differing = new Set(comparison?.differences.map(({ place }) => place));
  const marked = words.filter((word) => word.isUnsure || word === opened);
  if (differing.size === 0 && marked.length === 0) return null;
  let [end, next] = [0, 0];
  const segments = splitIntoSegments(text).map((segment) => {
    const start = end;
    end += segment.text.length;
    const first = next;
    while ((marked[next]?.end ?? Number.POSITIVE_INFINITY) <= end) next += 1;
    const places = marked.slice(first, next).map((word) => ({
      start: word.start - start,
      end: word.end - start,
      isUnsure: word.isUnsure,
      isOpened: word === opened,
    }));
    return { text: segment.text, places, differs: segment.stanza !== null && differing.has(segment.stanza) };
  });
  return (
    <div ref={ref} className="input lyric-marks" lang={language} dir="auto" aria-hidden="true">
      {segments.map((segment, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a stanza has no id but its place
        <Segment key={place} {...segment} />
      ))}
    </div>
  );
}

interface SegmentProps {
  readonly text: string;
  /** Of the marked words in the text of the segment. */
  readonly places: readonly (Pick<DraftedWord, "start" | "end" | "isUnsure"> & {
    readonly isOpened: boolean;
  })[];
  /** From the stanza of the other script. */
  readonly differs: boolean;
}

const Segment = memo(
  function Segment({ text, places, differs }: SegmentProps) {
    let last = 0;
    const marked = places.map(({ start, end, isUnsure, isOpened }) => {
      const before = text.slice(last, start);
      last = end;
      return (
        <Fragment key={start}>
          {before}
          <span className={isUnsure ? "unsure-word" : undefined} data-opened={isOpened || undefined}>
            {text.slice(start, end)}
          </span>
        </Fragment>
      );
    });
    const all = [...marked, text.slice(last)];
    return <div>{differs ? <mark>{all}</mark> : all}</div>;
  },
  (before, after) =>
    before.text === after.text &&
    before.differs === after.differs &&
    // Most of a thousand stanzas have none: to write them out took 6 ms a key.
    (before.places.length + after.places.length === 0 ||
      JSON.stringify(before.places) === JSON.stringify(after.places)),
);
