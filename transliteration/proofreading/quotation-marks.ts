/** Quotation marks and apostrophes that are straight here and curly there, or that have no partner. */
import type { Finding } from "./gather-remarks.ts";
import { placesOf, stanzasOf, type TextLine } from "./text-lines.ts";

export function findQuotationMarks(lines: readonly TextLine[]): Finding[] {
  const straight = placesOf(lines, /"/g);
  const curly = placesOf(lines, /[“”]/g);
  return [
    ...mixed(straight, curly, '"', (before) => (/[\p{L}\p{M}\p{N}.,!?…]$/u.test(before) ? "”" : "“")),
    ...mixed(placesOf(lines, insideWord("'")), placesOf(lines, insideWord("’")), "'", () => "’"),
    ...stanzasOf(lines).flatMap(findUnpaired),
  ];
}

function insideWord(apostrophe: string): RegExp {
  return new RegExp(`(?<=[\\p{L}\\p{M}])${apostrophe}(?=\\p{L})`, "gu");
}

type Found = ReturnType<typeof placesOf>;

/** @param curl the curly mark for a straight one, by the text before it */
function mixed(straight: Found, curly: Found, mark: string, curl: (before: string) => string): Finding[] {
  if (straight.length === 0 || curly.length === 0) return [];
  const areStraightMore = straight.length >= curly.length;
  return (areStraightMore ? curly : straight).map(({ line, start, end }) => ({
    kind: "quotation marks",
    words: mark,
    sentence: `Here ${mark === '"' ? "quotation marks are" : "the apostrophe is"} ${areStraightMore ? "curly" : "straight"}, elsewhere ${areStraightMore ? "straight" : "curly"}.`,
    mend: areStraightMore ? `Write ${mark}` : `Write ${mark === '"' ? "“ ”" : "’"}`,
    place: {
      line: line.number,
      start,
      end,
      replacement: areStraightMore ? mark : curl(line.text.slice(0, start - line.start).slice(-2)),
    },
  }));
}

function findUnpaired(stanza: readonly TextLine[]): Finding[] {
  const marks = placesOf(stanza, /"/g);
  const last = marks.at(-1);
  if (marks.length % 2 === 0 || !last) return [];
  const place = { line: last.line.number, start: last.start, end: last.end };
  return [
    { kind: "brackets", words: '"', sentence: "A quotation mark has no partner in this stanza.", place },
  ];
}
