/** Finds Devanagari that looks right and is typed otherwise. Saving puts it right; so this shows what is done. */
import { withRightSigns } from "../devanagari/right-signs.ts";
import type { Finding } from "./gather-remarks.ts";
import { placesOf, type TextLine } from "./text-lines.ts";

export function findVowelSigns(lines: readonly TextLine[]): Finding[] {
  return placesOf(lines, /[\u0900-\u097f](?:[\u0900-\u097f:]|\u200c|\u200d)*/gu).flatMap(
    ({ match: [word], line, start, end }) => {
      const replacement = withRightSigns(word);
      if (replacement === word.normalize("NFC")) return [];
      return {
        kind: "vowel signs",
        words: word,
        sentence: `“${word}” has signs that nobody would type so. It is saved as “${replacement}”.`,
        mend: `Write ${replacement}`,
        place: { line: line.number, start, end, replacement },
      };
    },
  );
}
