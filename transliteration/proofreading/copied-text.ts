/**
 * Text of a web page, a chat, a player or a sheet of chords that was copied together with lyrics: headings, credits,
 * addresses, senders, times, chords.
 */
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
  // Of chats: what was passed on.
  /^(?:[\p{Extended_Pictographic}\s]|\u200d|\ufe0f|\p{Emoji_Modifier})*forwarded(?: many times)?$/iu,
  /^get tickets as low as.{0,40}$/i,
  /^\[(?:ti|ar|al|au|by|offset|length|re|ve|la|tool):[^\]]{0,120}\]$/i,
  /^(?:\d\d:)?\d\d:\d\d[,.]\d{3} --> .{1,80}$/,
  /^WEBVTT(?:\s.{0,80})?$/,
  // Of ChordPro: {title: X}, {soc}.
  /^\{[a-z_]{1,24}(?::[^{}]{0,200})?\}$/i,
  /^(?:©|℗|\(c\)\s?\d{4}|copyright\s?(?:©|\(c\)|\d{4}|by\b|:)).{0,160}$/i,
  /^.{0,120}\ball rights reserved\b.{0,40}$/i,
];

/** A message of a chat begins with its time and its sender, as two programs of the same name write them. */
const time = "\\d{1,2}[:.]\\d\\d(?:[:.]\\d\\d)?(?:[\\s\u202f][ap]\\.?m\\.?)?";
const date = "\\d{1,4}[/.-]\\d{1,2}[/.-]\\d{1,4}";
const sender = "[^:\\n]{1,40}:[ \\t]?";
const message = new RegExp(
  `^(?:\\u200e?(?:\\[${date},? ${time}\\] ?|${date},? ${time} [-–] )${sender}){1,9}`,
  "giu",
);

/** Parts of a line. The site that most lyrics come from glues its buttons to the last word. */
const insideLines: readonly RegExp[] = [
  /(?:https?:\/\/|\bwww\.)[^\s<>()]+/giu,
  /(?<=[\p{L}\p{M}.,!?)])(?:\d{0,4}Embed){1,9}$/gu,
  /(?<=\S)(?:You might also like){1,9}$/g,
  /[[<]\d{1,3}:\d\d(?:[.:]\d{1,3})?[\]>][ \t]?/g,
  message,
  // Chords, as in [Am]pehli [C/G]line.
  /\[[A-G][#b♯♭]?(?:maj|min|sus|dim|aug|add|m|M)?\d{0,2}(?:\/[A-G][#b♯♭]?)?\]/g,
  // What makes a line slanted or struck out in a chat; its first star is a bullet.
  /^[_~]+(?=[^\s_~*].{0,400}(?<!\s)[_~]$)|(?<=^[_~*]+[^\s_~*].{0,400}(?<!\s))[_~*]+$/g,
];

/** @returns the line without the time and the sender by which a message of a chat begins */
export function withoutSender(line: string): string {
  return line.replace(message, "");
}

/** Numbers of lines, as in `1. pehli`. */
const numbering = /^[ \t]*(\d{1,3}|[०-९]{1,3})[.)][ \t]+(?=\S)/;

/** How many lines in a row are counted; fewer may be verses. */
const fewestNumbered = 3;

/** How many characters of a line a sentence repeats. */
const longestShown = 40;

export function findCopiedText(text: string, lines: readonly TextLine[]): Finding[] {
  const isCopied = (line: TextLine) => {
    const words = line.text.trim().normalize("NFC");
    return wholeLines.some((pattern) => pattern.test(words));
  };
  const [whole, others]: [TextLine[], TextLine[]] = [[], []];
  for (const line of lines) (isCopied(line) ? whole : others).push(line);
  const numbered = findNumbering(others);
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
    ...numbered,
  ];
}

/** Numbers that count lines from one to the next. */
function findNumbering(lines: readonly TextLine[]): Finding[] {
  const found = lines.flatMap((line) => {
    const [all, number] = line.text.match(numbering) ?? [];
    return all && number ? [{ line, all, number: Number(number.replace(/[०-९]/g, plainDigit)) }] : [];
  });
  const isCounted = found.every(({ number }, i) => i === 0 || number === (found[i - 1]?.number ?? 0) + 1);
  if (found.length < fewestNumbered || !isCounted) return [];
  return found.map(({ line, all }) => ({
    ...findingAt(line, "", { start: line.start, end: line.start + all.length }),
    sentence: "These lines are numbered.",
  }));
}

const plainDigit = (digit: string) => String(digit.charCodeAt(0) - "०".charCodeAt(0));

function findingAt(line: TextLine, words: string, range: { readonly start: number; readonly end: number }) {
  return {
    kind: "copied text",
    words,
    sentence: `“${shortened(words)}” seems to be copied from a web page, a chat or a player.`,
    mend: "Remove",
    place: { line: line.number, ...range, replacement: "" },
  } as const;
}

function shortened(words: string): string {
  const letters = [...words.slice(0, 2 * longestShown)];
  return letters.length > longestShown ? `${letters.slice(0, longestShown).join("")}…` : letters.join("");
}
