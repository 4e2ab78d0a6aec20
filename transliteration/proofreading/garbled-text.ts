/** Text whose letters were lost or changed on its way: by a wrong encoding, or because an old font drew it. */
import type { Finding } from "./gather-remarks.ts";
import { isOldFont, readOldFont } from "./old-font.ts";
import { placesOf, type TextLine } from "./text-lines.ts";

/** What Windows-1252 shows for the bytes 0x80 to 0xff, by the character: `à` is 0xe0. */
const byteOf: ReadonlyMap<string, number> = new Map(
  Array.from({ length: 0x80 }, (_, i) => {
    const byte = 0x80 + i;
    return [new TextDecoder("windows-1252").decode(Uint8Array.of(byte)), byte] as const;
  }),
);
/** As the bytes of UTF-8 follow one another: the first says how many more there are. */
const between = (first: number, last: number) =>
  `[${[...byteOf].flatMap(([letter, byte]) => (byte >= first && byte <= last ? `\\${letter}` : [])).join("")}]`;
const later = between(0x80, 0xbf);

/** Bytes of UTF-8 that were read as Windows-1252: à¤¦à¤¿à¤², â€™, Ã©. */
const misread = new RegExp(
  `(?:${between(0xc2, 0xdf)}${later}|${between(0xe0, 0xef)}${later}{2}|${between(0xf0, 0xf4)}${later}{3})+`,
  "g",
);

const lost = /\ufffd+/g;

/** A line of question marks instead of letters; `kya???` is somebody's own. */
const questionMarks = /(?<![^\s,।?])\?{2,}(?:[ ,।]+\?+)+(?![^\s,।?])|(?<![^\s])\?{4,}(?![^\s])/g;

export function findGarbledText(lines: readonly TextLine[]): Finding[] {
  const found = placesOf(lines, misread).flatMap(({ match, line, start, end }): Finding[] => {
    const right = readAgain(match[0]);
    if (right === undefined) return [];
    const place = { line: line.number, start, end, replacement: right };
    return [
      {
        kind: "wrong encoding",
        words: match[0],
        sentence: `“${match[0].slice(0, 12)}” is ${right.slice(0, 12)}, read in a wrong encoding.`,
        mend: `Write ${right}`,
        place,
      },
    ];
  });
  return [
    ...found,
    ...unreadable(lines, lost, "A letter was lost here when the text was converted."),
    ...unreadable(lines, questionMarks, "Question marks stand here instead of letters."),
    ...findOldFont(lines),
  ];
}

/** @returns undefined if it is no text in UTF-8 */
function readAgain(text: string): string | undefined {
  const bytes = Uint8Array.from([...text].map((letter) => byteOf.get(letter) ?? 0));
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

function unreadable(lines: readonly TextLine[], pattern: RegExp, sentence: string): Finding[] {
  return placesOf(lines, pattern).map(({ match, line, start, end }) => ({
    kind: "lost letters",
    words: match[0].slice(0, 1),
    sentence: `${sentence} Copy it once more from where it is right.`,
    place: { line: line.number, start, end },
  }));
}

function findOldFont(lines: readonly TextLine[]): Finding[] {
  const written = lines.filter(({ text }) => /[A-Za-z]/.test(text));
  if (!isOldFont(written.flatMap(({ text }) => text.trim().split(/\s+/)))) return [];
  return written.map(({ number, start, text }) => ({
    kind: "old font",
    words: "",
    sentence: "This is Hindi for an old font such as Kruti Dev, which browsers cannot show.",
    mend: "Write it in Devanagari",
    place: { line: number, start, end: start + text.length, replacement: readOldFont(text) },
  }));
}
