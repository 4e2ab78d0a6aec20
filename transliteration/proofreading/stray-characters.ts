/** Characters that come with copied text and that nobody sees or wants. */
import type { Finding } from "./gather-remarks.ts";
import { placesOf, type TextLine } from "./text-lines.ts";

/**
 * Soft hyphens, zero-width spaces, marks of direction, joiners. Control characters are dropped when a song is saved.
 */
const invisible = /[\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]+/gu;
const oddSpace = /[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]+/gu;
const bullet = /^[ \t]*(?:[•●▪■◦‣·►▶➤✦*][ \t]*)+(?=[\p{L}\p{N}"“'(])|[♪♫♬♩](?:[ \t]?[♪♫♬♩])*[ \t]?/gu;

const picture = /\p{Extended_Pictographic}|\p{Emoji_Modifier}/u;

const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;
/** What Urdu needs of them. */
const ofRightToLeft = /^[\u061c\u200c-\u200f\u202a-\u202e\u2066-\u2069]+$/;

/** How much of a long row of signs a sentence repeats. */
const longestShown = 5;

export function findStrayCharacters(lines: readonly TextLine[]): Finding[] {
  const spaces = placesOf(lines, oddSpace).map(({ line, start, end }) => ({
    kind: "odd spaces" as const,
    words: "",
    sentence: "This space is of another width than others, or holds its line together.",
    mend: "Write a plain space",
    place: { line: line.number, start, end, replacement: " " },
  }));
  const bullets = placesOf(lines, bullet).map(({ match, line, start, end }) => ({
    kind: "bullets" as const,
    words: match[0].trim(),
    sentence: `“${match[0].trim().slice(0, longestShown)}” is a sign of a list or of subtitles, not of the song.`,
    mend: "Remove",
    place: { line: line.number, start, end, replacement: "" },
  }));
  return [...lines.flatMap(findInvisible), ...spaces, ...bullets];
}

function findInvisible({ number, start, text }: TextLine): Finding[] {
  const isRightToLeft = rightToLeft.test(text);
  return [...text.matchAll(invisible)].flatMap(({ 0: run, index }): Finding[] => {
    const kept = [...run].filter((sign, i) => i === 0 && hasFunction(sign, text, index, run.length)).join("");
    if (kept === run || (isRightToLeft && ofRightToLeft.test(run))) return [];
    const at = start + index;
    return [
      {
        kind: "invisible characters",
        words: "",
        sentence: "Here are characters that nobody sees. They have no function.",
        mend: "Remove",
        place: { line: number, start: at, end: at + run.length, replacement: kept },
      },
    ];
  });
}

/** A joiner after a virama decides how Devanagari is drawn, and a joiner between two pictures makes one of them. */
function hasFunction(sign: string, text: string, at: number, length: number): boolean {
  const before = text.slice(Math.max(at - 2, 0), at);
  const after = text.slice(at + length, at + length + 2);
  if (sign !== "\u200c" && sign !== "\u200d") return false;
  if (before.endsWith("\u094d")) return true;
  const isAfterPicture = picture.test(before) || before.endsWith("\ufe0f");
  return sign === "\u200d" && isAfterPicture && picture.test(after);
}
