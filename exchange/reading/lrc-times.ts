/**
 * Finds the times in the lines of LRC files of all players, in whatever brackets and digits, also loose or unclosed
 * ones.
 */
import { linesOf } from "./lines-of.ts";
import { withPlainDigits } from "./plain-digits.ts";

/** Characters that no text has stand around the seconds of a time that was found. */
const [before, after, ofWord] = ["\ue000", "\ue001", "w"];
const marks = new RegExp(`${before}([^${after}]*)${after}`, "g");
const leadingMarks = new RegExp(`^(?:\\s*${before}[^${after}]*${after})+`);

const one = String.raw`[+-]?\d{1,4}:\d{1,3}(?:[.,:;]\d{0,3}){0,2}`;
const bracketed = /([[<({])([^[\]<>(){}]*)[\])>}]/g;
const timeInBrackets = new RegExp(String.raw`^${one}(?:\s*(?:-->|[-–,])\s*${one})?$`);
/**
 * `[1500]` and `[00.05.00]` and `<1500,300,0>` are milliseconds; `[]`, `[--:--.--]` and `[0x:01]` are times that
 * failed.
 */
const otherTime = /^(?:\d+(?:[.,]\d+)*|[-–:.]*|(?:mm|[\dox]{1,3}):[-+]?[\dosxl.:,]{0,9})$/i;
/** How often something is sung. */
const count = /^[1-9]\d?$/;
/** `tere(500,300)` and `(500,300,0)tere` have the beginning and the length of a word. */
const timeOfWord = /^\S\(\d+,\d+$|\(\d+,\d+,\d+$/;
/** Of captions: where they are shown. */
const settings = "(?:\\s+(?:align|position|line|size|region|vertical):\\S+)*";
/**
 * With a fraction it is a time wherever it stands; without one only after a bracket, since songs have half past five.
 */
const looseTime = String.raw`[+-]?(?:\d{1,2}:)?\d{1,4}:\d\d[.,]\d{1,3}`;
const loose = new RegExp(
  String.raw`[[<(]?${looseTime}(?:\s*-->\s*${looseTime}${settings})?[\])>]?|[[<]\s*[+-]?\d{1,4}:\d\d(?:[.,:]\d{1,3})?[\])>]?`,
  "g",
);
const looseAtStart =
  /^\s*(?:[+-]?\d{1,3}:\d\d(?:[.,:]\d{1,3})?\]?(?=\s|$)|\((?:\d{3,}|\d+[.,]\d+|\d{1,3}:\d\d)\)|(?:\{\d+\}){1,2})(?:\s+[-–|](?=\s))?/;
/** Bullets, numbers and stars around the time at the beginning of a line. */
const bullet = new RegExp(
  `^[\\s*_•>-]*(?:\\d{1,3}[.)]\\s*)?(${before}[^${after}]*${after})(?:[*_]+(?=\\s))?`,
);

/** @returns the line with plain brackets, and a mark in place of each time */
function markTimes(line: string): string {
  const plain = line
    .replaceAll(/[\ue000\ue001\u200b\u200e\u200f\u2060\ufeff]/g, "")
    .replaceAll(/[［【〔]/g, "[")
    .replaceAll(/[］】〕]/g, "]")
    .replaceAll("＜", "<")
    .replaceAll("＞", ">");
  const marked = plain.replaceAll(bracketed, (whole, bracket: string, content: string, at: number) => {
    const words = plainTime(content);
    const isTime =
      timeInBrackets.test(words) ||
      (/[({]/.test(bracket)
        ? timeOfWord.test(`${plain.slice(at - 1, at)}(${words}`)
        : otherTime.test(words) && !(bracket === "[" && count.test(withPlainDigits(content).trim())));
    return isTime ? markOf(words, bracket !== "[") : whole;
  });
  return marked.replaceAll(loose, (time) => markOf(time)).replace(bullet, "$1");
}

/** As `00:01.50` what is also written as `00'01"50`, `00;01.50`, `00-01-50`, `00:01.-50`, `0m1.5s` or `1500ms`. */
function plainTime(content: string): string {
  return withPlainDigits(content)
    .trim()
    .replaceAll(/\s*([.,:;])\s*-?/g, (sign) => sign.replaceAll(/\s/g, "").replace(/[.,]-/, "."))
    .replace(/^(\d\d)-(\d\d)-(\d\d+)$/, "$1:$2.$3")
    .replaceAll(/(?<=\d)(?:['’′"”″;_/]|\s?m(?:in)?\s?)(?=\d)/gi, ":")
    .replace(/(?<=\d)\s?m?s$/i, "");
}

/** @param isOfWord a time inside a line, as far as its brackets tell */
function markOf(time: string, isOfWord = time.startsWith("<")): string {
  return `${before}${isOfWord ? ofWord : ""}${secondsOf(time)}${after}`;
}

function secondsOf(time: string): number {
  const [, sign, ...numbers] =
    /([+-]?)(\d+)(?::(\d+))?(?:[.:,;](\d+))?(?:[.,](\d+))?/.exec(time.replace(/^(\d+)\.(?=\d+\.)/, "$1:")) ??
    [];
  const [first = "0", second, third = "0", fourth] = numbers;
  if (second === undefined) return Number(first) / 1000;
  const hasHours = fourth !== undefined;
  const minutes = hasHours ? Number(first) * 60 + Number(second) : Number(first);
  const seconds = hasHours ? Number(`${third}.${fourth}`) : Number(`${second}.${third}`);
  return (minutes * 60 + seconds) * (sign === "-" ? -1 : 1);
}

/**
 * @returns the times at the beginning of a marked line in seconds, or else that at its end, and its words without any
 * time
 */
export function divideTimes(marked: string): { readonly times: readonly number[]; readonly words: string } {
  const [leading = ""] = leadingMarks.exec(marked) ?? [];
  const rest = marked.slice(leading.length);
  const timesIn = (text: string, isOfWord: boolean) =>
    [...text.matchAll(marks)].flatMap(([, time = ""]) =>
      time.startsWith(ofWord) === isOfWord ? [Number(time.replace(ofWord, ""))] : [],
    );
  const times = timesIn(leading, false);
  const others = [...timesIn(leading, true), ...timesIn(rest, false), ...timesIn(rest, true)].slice(0, 1);
  return { times: times.length > 0 ? times : others, words: withoutTimes(rest) };
}

/** Times of words may be the only thing between them. */
export function withoutTimes(marked: string): string {
  const trimmed = marked.trim();
  const isGlued = !/\s/.test(trimmed);
  let words = trimmed.replaceAll(marks, isGlued ? " " : "");
  if (words !== trimmed) words = words.replaceAll(/[<({]\s*[>)}]/g, " ");
  // What stood around a time may be one itself.
  for (let next = ""; ; words = next) {
    next = words.replaceAll(bracketed, (whole, _, content: string) =>
      timeInBrackets.test(content.trim()) ? " " : whole,
    );
    next = next.replaceAll(loose, " ");
    if (next === words) return words.replaceAll(/\s{2,}/g, " ").trim();
  }
}

/** @returns the lines of a text; of one that has all its times in one line, what stands between them */
export function linesOfLrc(text: string): readonly string[] {
  const all = linesOf(text).map((line) => markTimes(textOfJson(line.trim())));
  // Blank lines between all others are of the program that wrote the file.
  const isSpaced = all.every((line, at) => line === "" || (all[at - 1] ?? "") === "");
  const lines = isSpaced && all.filter(Boolean).length > 2 ? all.filter(Boolean) : all;
  const timed = lines.filter((line) => line.includes(before)).length;
  if (timed === 1) return lines.flatMap((line) => (isWholeSong(line) ? line.split(lineStarts) : [line]));
  const loose = timed > 0 ? 0 : lines.filter((line) => looseAtStart.test(line)).length;
  const isLoose = loose > 1 && loose * 2 >= lines.filter(Boolean).length;
  return withoutCues(
    isLoose ? lines.map((line) => line.replace(looseAtStart, (time) => markOf(time))) : lines,
  );
}

/** Captions have each time on a line above its words, often with a number, and blank lines between them. */
function withoutCues(lines: readonly string[]): readonly string[] {
  const timed = lines.filter((line) => line.includes(before));
  if (timed.length < 2 || timed.some((line) => withoutTimes(line) !== "")) return lines;
  return lines
    .filter((line) => line !== "" && !/^\d+$/.test(line))
    .join("\n")
    .replaceAll(`${after}\n`, after)
    .split("\n");
}

/** Some players write a line with its credits as `{"t":0,"c":[{"tx":"Composer: "},{"tx":"Madan"}]}`. */
function textOfJson(line: string): string {
  if (!line.startsWith('{"t":')) return line;
  return Array.from(line.matchAll(/"tx":"((?:[^"\\]|\\.)*)"/g), ([, words = ""]) => words).join("");
}

/** A time after words. */
const lineStarts = new RegExp(`(?=${before}(?!${ofWord}))(?<=[^\\s\\]${after}]\\s*)`);

/** Between times of lines there are several words, or no blanks; between times of words there is one. */
function isWholeSong(marked: string): boolean {
  const between = marked
    .split(lineStarts)
    .map((piece) => withoutTimes(piece))
    .filter(Boolean);
  const words = between.flatMap((piece) => piece.split(" ")).length;
  const isGlued = !new RegExp(`\\s${before}|${after}\\s`).test(marked.trim());
  return between.length > 1 && (words >= 2 * between.length || isGlued);
}
