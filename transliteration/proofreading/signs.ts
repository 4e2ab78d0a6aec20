/**
 * What a proofreader says about the signs of one text, which needs no lexicon and no other script. A door of the room
 * that browsers may import.
 */
import type { Script } from "../text/split-lines.ts";
import { findCopiedText } from "./copied-text.ts";
import { findGarbledText } from "./garbled-text.ts";
import { type Finding, gatherRemarks } from "./gather-remarks.ts";
import { findMarkup } from "./markup.ts";
import { findPunctuation } from "./punctuation.ts";
import { findQuotationMarks } from "./quotation-marks.ts";
import type { Remark } from "./remark.ts";
import { findScripts } from "./scripts.ts";
import { findStrayCharacters } from "./stray-characters.ts";
import { linesWithPlaces, type TextLine } from "./text-lines.ts";

export { withoutSender } from "./copied-text.ts";
export { decodeMarkup } from "./markup.ts";

/** @returns remarks by their kinds, each for all its places */
export function proofreadSigns(text: string, script: Script): Remark[] {
  return gatherRemarks(script, readSigns(text, script).findings);
}

/** @returns what needs no other script, and the lines without what was copied by mistake */
export function readSigns(
  text: string,
  script: Script,
): { readonly lines: readonly TextLine[]; readonly findings: readonly Finding[] } {
  const lines = linesWithPlaces(text);
  const noWords = [...findCopiedText(text, lines), ...findMarkup(lines), ...findGarbledText(lines)];
  const rest = blank(lines, noWords);
  return {
    lines: rest,
    findings: [
      ...noWords,
      ...findStrayCharacters(lines),
      ...findScripts(rest, script),
      ...findPunctuation(rest, script),
      ...findQuotationMarks(rest),
    ],
  };
}

/** Puts a sign that is no letter, space or punctuation in the place of each character that was found. */
function blank(lines: readonly TextLine[], findings: readonly Finding[]): TextLine[] {
  const byLine = new Map<number, Finding[]>();
  for (const finding of findings) {
    const known = byLine.get(finding.place.line);
    if (known) known.push(finding);
    else byLine.set(finding.place.line, [finding]);
  }
  return lines.map((line) => {
    const found = byLine.get(line.number);
    if (!found) return line;
    const letters = line.text.split("");
    for (const { place } of found) letters.fill("\ufffc", place.start - line.start, place.end - line.start);
    return { ...line, text: letters.join("") };
  });
}
