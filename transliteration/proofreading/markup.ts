/** HTML that was copied as text: tags and entities. */
import type { Finding } from "./gather-remarks.ts";
import { applyEdits, editsOf } from "./remark.ts";
import { linesWithPlaces, placesOf, type TextLine } from "./text-lines.ts";

/** Other words between angle brackets are somebody's own, such as who sings: `<Lata>`. */
const elements =
  "a|abbr|article|b|big|blockquote|body|br|center|cite|code|dd|div|dl|dt|em|figure|font|footer|h[1-6]|head|header|" +
  "hr|html|i|iframe|img|input|ins|li|link|meta|nav|o:p|ol|p|pre|q|s|script|section|small|span|strike|strong|style|" +
  "sub|sup|table|tbody|td|th|thead|tr|tt|u|ul|video";
const tag = new RegExp(`</?(?:${elements})(?:[\\s/][^<>]*)?>|<!--[^<>]*-->`, "gi");
/** What follows it begins a line. */
const endsLine = /^<(?:br|\/(?:p|div|li|h[1-6]|tr))\b/i;

const named: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: " ",
  lsquo: "‘",
  rsquo: "’",
  ldquo: "“",
  rdquo: "”",
  hellip: "…",
  ndash: "–",
  mdash: "—",
  zwnj: "\u200c",
  zwj: "\u200d",
};

/** An ampersand may itself have been written as an entity, more than once. */
const entity = new RegExp(
  `&(?:(?:amp|#38|#x26);)*(${Object.keys(named).join("|")}|#\\d{2,6}|#x[\\da-f]{2,5});`,
  "gi",
);

/** @returns the text without tags of HTML, with the characters that entities stand for */
export function decodeMarkup(text: string): string {
  if (!/[<&]/.test(text)) return text;
  const places = findMarkup(linesWithPlaces(text)).map(({ place }) => ({ replacement: null, ...place }));
  // What is left may have been written as markup twice.
  if (places.length === 0) return text;
  return decodeMarkup(applyEdits(text, editsOf(places.toSorted((a, b) => a.start - b.start))));
}

export function findMarkup(lines: readonly TextLine[]): Finding[] {
  const tags = placesOf(lines, tag).map(({ match, line, start, end }) => {
    const replacement = insteadOfTag(match[0], line, start - line.start);
    return found(match[0], `“${match[0].slice(0, 20)}” is a tag of HTML.`, "Remove", {
      line: line.number,
      start,
      end,
      replacement,
    });
  });
  const entities = placesOf(lines, entity).flatMap(({ match, line, start, end }) => {
    const replacement = decode(match[1] ?? "");
    if (replacement === null) return [];
    const mend = replacement.trim() === "" ? "Write a space" : `Write ${replacement}`;
    const place = { line: line.number, start, end, replacement };
    return [found(match[0], `“${match[0].slice(0, 20)}” is how HTML writes a character.`, mend, place)];
  });
  return [...tags, ...entities];
}

function found(words: string, sentence: string, mend: string, place: Finding["place"]): Finding {
  return { kind: "markup", words, sentence, mend, place };
}

/** Between two words something has to stay: a line end for what ends a line, else a space. */
function insteadOfTag(found: string, { text }: TextLine, at: number): string {
  const [before, after] = [text.slice(0, at), text.slice(at + found.length)];
  if (endsLine.test(found)) return before.trim() === "" || after.trim() === "" ? "" : "\n";
  return /[\p{L}\p{M}\p{N}]$/u.test(before.slice(-2)) && /^[\p{L}\p{M}\p{N}]/u.test(after.slice(0, 2))
    ? " "
    : "";
}

/** @returns null for a number that is no sign: those of ASCII that nobody writes as an entity, and invalid ones */
function decode(name: string): string | null {
  const known = named[name.toLowerCase()];
  if (known !== undefined) return known;
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  if (code === 10 || code === 13) return code === 10 ? "\n" : "";
  const isSign = (code >= 0xa0 && code < 0xd800) || (code > 0xdfff && code <= 0x10ffff);
  if (!isSign && ![34, 38, 39, 60, 62].includes(code)) return null;
  return code === 0xa0 ? " " : String.fromCodePoint(code);
}
