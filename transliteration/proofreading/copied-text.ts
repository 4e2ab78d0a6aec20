/** Text of a web page or a player that was copied together with lyrics: headings, credits, addresses, times. */
import type { Finding } from "./gather-remarks.ts";
import { placesOf, type TextLine } from "./text-lines.ts";

const parts =
  "verse|chorus|hook|bridge|intro|outro|refrain|pre-?chorus|post-?chorus|interlude|instrumental|part|मुखड़ा|अंतरा".normalize(
    "NFC",
  );
const credits =
  "lyrics?|lyrics by|lyricist|singers?|music|music director|composer|composed by|album|movie|film|label|song|गायक|गायिका|गीतकार|संगीतकार|फ़िल्म|फिल्म".normalize(
    "NFC",
  );

/** Lines that are no words of a song. Bounded, so that endless lines are not searched again and again. */
const wholeLines: readonly RegExp[] = [
  new RegExp(`^\\[(?:${parts})[^\\]]{0,80}\\]$`, "iu"),
  new RegExp(`^(?:${parts})\\s?\\d{0,2}\\s?:?$`, "iu"),
  new RegExp(`^(?:${credits})(?:\\s?:|\\s[–-]\\s)\\s?\\S.{0,200}$`, "iu"),
  /^(?:.{0,80}\s)?(?:lyrics|लिरिक्स)(?: in (?:hindi|english))?\s?[:.]?$/iu,
  /^(?:(?:you might also like){1,9}|read more|also read|advertisement|translations|see .{1,60} live)$/i,
  /^\d{1,4}\s?(?:contributors?|embed).{0,120}$/i,
  /^embed$/i,
  /^get tickets as low as.{0,40}$/i,
  /^\[(?:ti|ar|al|au|by|offset|length|re|ve|la|tool):[^\]]{0,120}\]$/i,
  /^\d\d:\d\d:\d\d[,.]\d{3} --> .{1,40}$/,
];

/** Parts of a line. The site that most lyrics come from glues its buttons to the last word. */
const insideLines: readonly RegExp[] = [
  /(?:https?:\/\/|\bwww\.)[^\s<>()]+/giu,
  /(?<=[\p{L}\p{M}.,!?)])(?:\d{0,4}Embed){1,9}$/gu,
  /(?<=\S)(?:You might also like){1,9}$/g,
  /[[<]\d{1,3}:\d\d(?:[.:]\d{1,3})?[\]>][ \t]?/g,
];

/** How many characters of a line a sentence repeats. */
const longestShown = 40;

export function findCopiedText(text: string, lines: readonly TextLine[]): Finding[] {
  const isCopied = (line: TextLine) => {
    const words = line.text.trim().normalize("NFC");
    return wholeLines.some((pattern) => pattern.test(words));
  };
  const [whole, others]: [TextLine[], TextLine[]] = [[], []];
  for (const line of lines) (isCopied(line) ? whole : others).push(line);
  return [
    ...whole.map((line) =>
      // With its line end.
      findingAt(line, line.text.trim(), { start: line.start, end: lines[line.number]?.start ?? text.length }),
    ),
    ...insideLines.flatMap((pattern) =>
      placesOf(others, pattern).map(({ match, line, start, end }) =>
        findingAt(line, match[0].trim(), { start, end }),
      ),
    ),
  ];
}

function findingAt(line: TextLine, words: string, range: { readonly start: number; readonly end: number }) {
  return {
    kind: "copied text",
    words,
    sentence: `“${shortened(words)}” seems to be copied from a web page or a player.`,
    mend: "Remove",
    place: { line: line.number, ...range, replacement: "" },
  } as const;
}

function shortened(words: string): string {
  const letters = [...words.slice(0, 2 * longestShown)];
  return letters.length > longestShown ? `${letters.slice(0, longestShown).join("")}…` : letters.join("");
}
