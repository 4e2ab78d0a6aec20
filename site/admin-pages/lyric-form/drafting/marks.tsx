/**
 * The same text behind a text area, invisible except for the marks: under stanzas that differ, and under unsure
 * words.
 */
import { Fragment, type RefObject } from "react";
import { type StanzaComparison, splitIntoSegments } from "../compare-stanzas.ts";
import type { DraftedWord } from "./drafted-words.ts";

interface MarksProps {
  readonly ref: RefObject<HTMLDivElement | null>;
  readonly language: string;
  readonly text: string;
  readonly comparison: StanzaComparison | null;
  readonly words: readonly DraftedWord[];
}

export function Marks({ ref, language, text, comparison, words }: MarksProps) {
  const differing = new Set(comparison?.differences.map(({ place }) => place));
  if (differing.size === 0 && words.length === 0) return null;
  let end = 0;
  const segments = splitIntoSegments(text).map((segment) => {
    const start = end;
    end += segment.text.length;
    return { ...segment, start };
  });
  return (
    <div ref={ref} className="input lyric-marks" lang={language} dir="auto" aria-hidden="true">
      {segments.map((segment) => (
        <Segment
          key={segment.start}
          {...segment}
          words={words}
          differs={segment.stanza !== null && differing.has(segment.stanza)}
        />
      ))}
    </div>
  );
}

interface SegmentProps extends Pick<MarksProps, "text" | "words"> {
  /** Index of the text in all of it. */
  readonly start: number;
  /** From the stanza of the other script. */
  readonly differs: boolean;
}

function Segment({ text, start, words, differs }: SegmentProps) {
  let end = 0;
  const marked = words
    .filter((word) => word.start >= start && word.end <= start + text.length)
    .map((word) => {
      const before = text.slice(end, word.start - start);
      end = word.end - start;
      return (
        <Fragment key={word.start}>
          {before}
          <span className={word.isUnsure ? "unsure-word" : undefined} data-start={word.start}>
            {text.slice(word.start - start, end)}
          </span>
        </Fragment>
      );
    });
  const rest = text.slice(end);
  return differs ? (
    <mark>
      {marked}
      {rest}
    </mark>
  ) : (
    <>
      {marked}
      {rest}
    </>
  );
}
