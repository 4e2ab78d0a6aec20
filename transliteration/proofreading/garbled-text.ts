/** Text whose letters were lost or changed on its way: by a wrong encoding, or because an old font drew it. */
import type { Finding } from "./gather-remarks.ts";
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

/** How fonts of the nineties, such as Kruti Dev, have the commonest words of Hindi in the letters of a typewriter. */
const wordsOfOldFonts = new Set(
  `gS gSa esa ds dk dh dks ls vkSj rqe eSa ge ugha ugh fny I;kj ;s oks esjk esjs esjh rsjk rsjs rsjh Hkh gks rks tks ;g fd Fkk Fkh Fks
  uk ikl vk;s vk;k vkbZ D;k bl ml ,d ij lkFk jkr ckr vkt dksbZ gSs gw¡ gwWa fQj vc tc dc rc lc nqfu;k ftanxh thou vius viuk viuh djds x;k x;s`.split(
    /\s+/,
  ),
);

/** How many such words show an old font, and how many in a hundred of all words. */
const [fewestWords, leastShare] = [2, 0.15];

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
  const words = placesOf(lines, /[^\s।]+/g);
  const known = words.filter(({ match }) => wordsOfOldFonts.has(match[0]));
  const kinds = [...new Set(known.map(({ match }) => match[0]))];
  const isRoman = kinds.length < fewestWords || !kinds.some((word) => /\W|[A-Z]/.test(word));
  if (isRoman || known.length < words.length * leastShare) return [];
  const sentence =
    "This is Hindi for an old font such as Kruti Dev, which no browser shows. Convert it to Unicode first.";
  return [...new Set(known.map(({ line }) => line))].map(({ number, start, text }) => ({
    kind: "lost letters",
    words: "",
    sentence,
    place: { line: number, start: start + text.search(/\S/), end: start + text.trimEnd().length },
  }));
}
