/**
 * Puts a song together from what is found in a file with one song, and says what was read how, and what was left out.
 */
import { decodeMarkup } from "../../transliteration/proofreading/signs.ts";
import { allSongColumns, type ExchangedSong, isPeopleField, type ReadSong } from "../songs/exchanged-song.ts";
import { type CreditField, creditsOf, isHeading } from "./credits.ts";
import { listedNames } from "./listed-names.ts";
import { withPlainDigits } from "./plain-digits.ts";
import { readStatus } from "./read-status.ts";
import { type LyricsByScript, lyricsByScript } from "./script-of-text.ts";
import { withYearInBrackets, withYearOfFilm } from "./year-of-album.ts";

/** A song with remarks, of which the caller knows the place. */
export type ReadText = Pick<ReadSong, "song" | "remarks">;

export interface SongOfText {
  readonly song: ExchangedSong;
  /** Adds people to those that are there; of other fields the first text stays. */
  add(field: CreditField, text: string): void;
  /** Takes a line if it has credits. @returns whether it has */
  takeCredits(line: string): boolean;
  /** @param words that are no part of the song */
  leaveOut(words: string): void;
  remark(sentence: string): void;
  /** @param name of the file, which is the title where none was found; empty for a text of no file */
  finish(name: string, lines: readonly string[]): ReadText;
}

/** How many of the words that were left out a remark repeats, and how many characters of each. */
const [mostShown, longestShown] = [6, 60];

export function startSong(): SongOfText {
  const song: ExchangedSong = {};
  const [remarks, leftOut] = [new Set<string>(), new Set<string>()];
  const fromLines = new Set<string>();
  const one: SongOfText = {
    song,
    add(field, text) {
      const { [field]: before = "" } = song;
      const value = plainValue(field, text);
      if (value === undefined) one.leaveOut(text);
      else if (before === "") song[field] = value;
      else if (isPeopleField(field)) song[field] = joinNames(before, value);
      else if (sameLetters(before) !== sameLetters(value)) one.leaveOut(text);
    },
    takeCredits(line) {
      const credits = creditsOf(line);
      for (const { fields, text } of credits) {
        if (fields.length === 0) one.leaveOut(line);
        if (text === "") continue;
        for (const named of fields) {
          const isTitle = named === "track_number" && !/^\d+(?:\s*(?:\/|of)\s*\d+)?$/.test(text);
          const field = isTitle ? "title" : named;
          one.add(
            field,
            field === "title" ? inOneScript(text.split(/\s+[-–—/|]\s+/), one).join(" - ") : text,
          );
          fromLines.add(allSongColumns.get(field)?.name ?? field);
        }
      }
      return credits.length > 0;
    },
    leaveOut: (words) => leftOut.add(words.trim()),
    remark: (sentence) => remarks.add(sentence),
    finish(name, lines) {
      if (fromLines.size > 0) one.remark(`${listOf([...fromLines])} from the credits in its lines.`);
      if (!song.title && name !== "") takeNameOfFile(name, lines, one);
      const words = lines.join("\n");
      const lyrics = words.trim() === "" ? {} : withoutSecondTitle(lyricsByScript(words), one);
      const shown = [...leftOut].filter(Boolean).map((words) => `“${shortened(words)}”`);
      const more = shown.length > mostShown ? ` and ${shown.length - mostShown} more` : "";
      if (shown.length > 0) one.remark(`Left out: ${shown.slice(0, mostShown).join(", ")}${more}.`);
      return {
        song: { ...song, ...lyrics },
        ...(remarks.size > 0 && { remarks: [...remarks] }),
      };
    },
  };
  return one;
}

/** The second of two scripts often has the title again: alone above a stanza, which the first one does not have. */
function withoutSecondTitle(lyrics: LyricsByScript, one: SongOfText): LyricsByScript {
  const alone = /^([^\n]+)\n\n/;
  const [hindi, english] = [lyrics.lyrics_hindi, lyrics.lyrics_english].map(
    (text = "") => alone.exec(text)?.[1],
  );
  const [field, title] = hindi ? (["lyrics_hindi", hindi] as const) : (["lyrics_english", english] as const);
  if (!title || (hindi && english)) return lyrics;
  const rest = lyrics[field]?.replace(alone, "") ?? "";
  const other = field === "lyrics_hindi" ? lyrics.lyrics_english : lyrics.lyrics_hindi;
  if (!other || !begins(rest.split("\n"), title)) return lyrics;
  one.leaveOut(title);
  return { ...lyrics, [field]: rest };
}

/** @returns undefined where the text cannot be the field */
function plainValue(field: CreditField, text: string): string | undefined {
  const plain = decodeMarkup(text)
    .trim()
    .replace(/^(["“«])([^"”»]+)["”»]$/, "$2");
  if (field === "album") return withYearInBrackets(plain);
  if (isPeopleField(field)) return listedNames(plain);
  if (field === "track_number") return /^\d+/.exec(plain)?.[0];
  if (field === "status") return readStatus(plain, field);
  if (field !== "year") return plain;
  return /(?<!\d)(?:19|20)\d\d(?!\d)/.exec(withPlainDigits(plain))?.[0];
}

/** @returns the names of both lists, each once */
export function joinNames(before: string, added: string): string {
  const known = new Set(before.split(",").map(sameLetters));
  return [before, ...added.split(",").filter((name) => name.trim() !== "" && !known.has(sameLetters(name)))]
    .map((name) => name.trim())
    .join(", ");
}

/** The letters of a text, by which two are the same. */
export function sameLetters(text: string): string {
  return text
    .normalize("NFC")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, "");
}

/** `Title, album and year`. */
export function listOf(names: readonly string[]): string {
  const words = names
    .join(", ")
    .toLowerCase()
    .replace(/, (?=[^,]*$)/, " and ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Where a title stands in both scripts, the first one is the title. @returns the parts in its script */
export function inOneScript(parts: readonly string[], one: SongOfText): readonly string[] {
  const isHindi = (part: string) => /\p{sc=Deva}/u.test(part);
  const others = parts.filter((part) => isHindi(part) !== isHindi(parts[0] ?? ""));
  for (const part of others) one.leaveOut(part);
  return parts.filter((part) => !others.includes(part));
}

/**
 * Without the number of a track. Of several parts, such as `Singer - Title` and `Title (Film 1978)`, the one is the
 * title with which a line of the song begins.
 */
function takeNameOfFile(name: string, lines: readonly string[], one: SongOfText): void {
  const plain = name
    .replaceAll("_", " ")
    .replace(/^(?:\d{1,3}\s?[-.)]\s*|0\d{1,2}\s+)(?=\p{L})/u, "")
    .replace(/\s*[-–(]?\s*(?:lyrics|लिरिक्स)\)?$/iu, "")
    .trim();
  const parts = plain.split(/\s+[-–—]\s+|\s*[()]\s*/).filter(Boolean);
  const [title = plain || name, ...further] = parts.filter((part) => begins(lines, part));
  const isSure = parts.length > 1 && further.length === 0 && parts.includes(title);
  one.add("title", isSure ? title : plain || name);
  one.remark("Title from the name of the file.");
  if (parts.length > 1 && !isSure) one.remark("That name may have more than the title.");
  for (const part of isSure ? parts.filter((each) => each !== title) : []) {
    const film = withYearOfFilm(part);
    if (film === part && !/\(\d{4}\)$/.test(part)) one.leaveOut(part);
    else one.add("album", film);
  }
}

/** Whether a line of a song begins with a text. */
export function begins(lyrics: readonly string[], text: string): boolean {
  const letters = sameLetters(text);
  return letters !== "" && lyrics.some((line) => sameLetters(line).startsWith(letters));
}

function shortened(words: string): string {
  const letters = [...words.slice(0, 2 * longestShown)];
  return letters.length > longestShown ? `${letters.slice(0, longestShown).join("")}…` : words;
}

/** What is said between credits: `Mood: sad`, `Added on: 3 May`. */
const other = /^\s*\p{L}[\p{L}\p{M}]*(?: [\p{L}\p{M}]+){0,2}\s?[:：]\s*\S.{0,80}$/u;

/**
 * @returns the lines after the credits and headings at the beginning; @param isNone whether another line belongs to
 * it
 */
export function withoutHead(
  lines: readonly string[],
  one: SongOfText,
  isNone: (line: string, next: string) => boolean = () => false,
): readonly string[] {
  let isBelow = false;
  for (const [at, line] of lines.entries()) {
    const next = lines[at + 1] ?? "";
    const isCredit = one.takeCredits(line);
    const isOther: boolean =
      isBelow && other.test(line) && (next.trim() === "" || creditsOf(next).length > 0);
    isBelow = isCredit || isOther;
    if (line.trim() === "" || isCredit || isHeading(line)) continue;
    if (!isOther && !isNone(line, next)) return lines.slice(at);
    one.leaveOut(line);
  }
  return [];
}
