/**
 * Reads a plain text, which is one song: lines such as `Singer: Lata` above the lyrics become fields, and the title
 * is the first line if a blank one, a line of signs or credits follow, else the name of the file. All else stays as
 * it is.
 */
import { creditsOf, isAddress, isHeading, undecorated } from "./credits.ts";
import { readLrc } from "./read-lrc.ts";
import {
  type ReadText,
  type SongOfText,
  sameLetters,
  startSong,
  withAsciiDigits,
  withoutHead,
} from "./song-of-text.ts";

/** Characters, as the form takes them. */
const longestTitle = 300;

const translation = new RegExp(
  "^(?:(?:english |hindi )?translation|meaning|अनुवाद|भावार्थ) ?[:：]?$".normalize("NFC"),
  "i",
);

const underline = /^([=\-–—~*_#])\1{2,}$/;
/** A single star is also how words are stressed. */
const starred = /^(?:#{1,3}\s+\S.*|([*=~_#-])\1{1,8}\s*\S.*?\s*\1{2,9}|([*=~_#])\s+\S.*\s\2)$/;
const withYear = /^\S.*\((?:19|20)\d\d\)$/;
const ofLrc = /^\s*[[［]\s*\d{1,3}[:：]\d{1,2}(?:[.,:]\d{1,3})?\s*[\]］]/;
const page =
  /^(?:(?:page|pg\.?|पृष्ठ|पेज)\s*:?\s*\d{1,4}(?:\s*(?:of|\/)\s*\d{1,4})?|[-–—]\s*\d{1,4}\s*[-–—]|\d{1,4}\s+of\s+\d{1,4})$/i;

/** @param name of the file, without its ending */
export function readPlainText(text: string, name: string): ReadText {
  const all = text.replaceAll("\f", "\n\n").split(/\r*\n|\r|\u2028/);
  if (all.filter((line) => ofLrc.test(line)).length > 1) return readLrc(text, name);
  const song = startSong();
  const lines = withoutFoot(withoutPages(all, song), song);
  const isRuled = (line: string) => underline.test(line.trim());
  const afterCredits = withoutHead(lines, song, isRuled);
  const afterTitle = song.song.title ? afterCredits : withoutTitle(afterCredits, song);
  const sung = withoutFilm(withoutHead(afterTitle, song, isRuled), song);
  return song.finish(
    name,
    sung.filter((line) => !isHeading(line)),
  );
}

/** Without what a page or a site put around the words. */
function withoutPages(lines: readonly string[], song: SongOfText): readonly string[] {
  const isBlank = (line: string | undefined) => (line ?? "").trim() === "";
  return lines.filter((line, at) => {
    const words = withAsciiDigits(line.trim());
    const isAlone = isBlank(lines[at - 1]) && isBlank(lines[at + 1]);
    const isPage = page.test(words) || (isAlone && /^\d{1,4}$/.test(words));
    if (!isPage && !isAddress(line)) return true;
    song.leaveOut(line);
    return false;
  });
}

/** Without a translation, and without credits after the last blank line. */
function withoutFoot(lines: readonly string[], song: SongOfText): readonly string[] {
  const end = lines.findLastIndex((line) => line.trim() !== "") + 1;
  const isTranslation = (line: string, at: number) =>
    translation.test(undecorated(line).normalize("NFC")) && at > 0 && lines[at - 1]?.trim() === "";
  const at = lines.findIndex(isTranslation);
  if (at > 0) {
    const text = lines
      .slice(at + 1, end)
      .join("\n")
      .trim();
    song.add(/\p{sc=Deva}/u.test(text) ? "translation_hindi" : "translation_english", text);
    song.remark("Its translation is what stands below that word.");
    return lines.slice(0, at);
  }
  const start = lines.slice(0, end).findLastIndex((line) => line.trim() === "") + 1;
  const isCredit = (line: string) => creditsOf(line).some(({ text }) => text !== "");
  if (start === 0 || !lines.slice(start, end).every(isCredit)) return lines.slice(0, end);
  for (const line of lines.slice(start, end)) song.takeCredits(line);
  return lines.slice(0, start);
}

/** @returns the lines after title and film */
function withoutTitle(lines: readonly string[], song: SongOfText): readonly string[] {
  const [first = "", second = "", third = ""] = lines.map((line) => line.trim());
  if (lines.length < 3 && creditsOf(second).length === 0 && !underline.test(second)) return lines;
  if (first.length > longestTitle || second.length > longestTitle) return lines;
  const isMarked = starred.test(first) || underline.test(second);
  if (isMarked || second === "" || creditsOf(second).length > 0 || isHeading(second)) {
    const [, title = first, film] = /^(.+?)\s[-–—|]\s(.+\([\d०-९]{4}\))$/.exec(first) ?? [];
    song.add("title", titleIn(title));
    if (film) song.add("album", film);
    song.remark(`Title ${film ? "and film " : ""}from the first line.`);
    return lines.slice(underline.test(second) ? 2 : 1);
  }
  if (third !== "" && creditsOf(third).length === 0 && !underline.test(third)) return lines;
  if (
    isFilm(
      first,
      second,
      lines.slice(2).filter((line) => creditsOf(line).length === 0),
    )
  ) {
    song.add("title", titleIn(first));
    song.add("album", second.replace(/^(?:from|film|movie|फ़िल्म|फिल्म)\s+(?=\S)|^\((.*\D)\)$/iu, "$1"));
    song.remark("Title and film from the first two lines.");
    return lines.slice(2);
  }
  if (isShort(first) && isShort(second))
    song.remark("The first two lines may be a title and a film; they stay in the lyrics.");
  return lines;
}

/** A line with a year between title and lyrics is the film. */
function withoutFilm(lines: readonly string[], song: SongOfText): readonly string[] {
  const [film = "", next] = lines.map((line) => line.trim());
  if (!song.song.title || song.song.album || next !== "" || film.length > longestTitle) return lines;
  if (!withYear.test(withAsciiDigits(film))) return lines;
  song.add("album", film);
  song.remark("Film from the line below the title.");
  return lines.slice(2);
}

/** Without its signs, and without what sites add for search engines. */
function titleIn(line: string): string {
  const title = undecorated(line).replaceAll(/^[«"“]|[»"”]$/g, "");
  return title.replace(/\s+(?:lyrics|लिरिक्स)(?:\s+in\s+\p{L}+)?$/iu, "").trim() || title;
}

function isShort(line: string): boolean {
  return line.length <= 50 && line.split(/\s+/).length <= 5 && !/[,;।!?…-]$/.test(line);
}

/**
 * Two short lines are a title and a film, and not the first couplet, if the second has a year; if the song begins
 * a line with the first and never sings the second; or if only these two have capitals as names do.
 */
function isFilm(title: string, film: string, lyrics: readonly string[]): boolean {
  if (!isShort(title) || !isShort(film) || sameLetters(title) === sameLetters(film)) return false;
  if (withYear.test(withAsciiDigits(film)) || /^(?:from|film|movie|फ़िल्म|फिल्म)\s/iu.test(film)) return true;
  const sung = lyrics.map(sameLetters).filter(Boolean);
  if (sung.some((line) => line.includes(sameLetters(film)))) return false;
  if (sung.some((line) => line.startsWith(sameLetters(titleIn(title))))) return true;
  const capitals = lyrics.filter((line) => /\p{L}/u.test(line) && isCapitalised(line));
  return isCapitalised(title) && isCapitalised(film) && capitals.length * 4 < sung.length;
}

function isCapitalised(line: string): boolean {
  return line.split(/\s+/).every((word) => /^\P{L}*\p{Lu}/u.test(word));
}
