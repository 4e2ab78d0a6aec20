/**
 * Reads a plain text, which is a song or several: lines such as `Singer: Lata` above the lyrics become fields, and
 * the title is the first line if a blank one, a line of signs or credits follow, else the name of the file. All else
 * stays as it is.
 */
import { decodeMarkup, withoutSender } from "../../transliteration/proofreading/signs.ts";
import type { ExchangedSong } from "../songs/exchanged-song.ts";
import { creditsOf, isAddress, isHeading, undecorated } from "./credits.ts";
import { isAboutText, isRuled, withoutFacts, withoutTitle } from "./first-lines.ts";
import { linesOf } from "./lines-of.ts";
import { withPlainDigits } from "./plain-digits.ts";
import { readLrc } from "./read-lrc.ts";
import { sectionsIn, withoutSingers } from "./section-labels.ts";
import { type ReadText, type SongOfText, sameLetters, startSong, withoutHead } from "./song-of-text.ts";

const translation = new RegExp(
  "^(?:(?:english |hindi )?translation|meaning|अनुवाद|भावार्थ) ?[:：]?$".normalize("NFC"),
  "i",
);

const video = /^https?:\/\/(?:(?:www|m|music)\.)?(?:youtube\.com|youtu\.be)\/\S+$/i;
const ofLrc =
  /^\s*[[［【]\s*(?:\d{1,3}:\d{1,2}(?:[.,:]\d{1,3})?\s*[\]］】]|(?:ti|ar|al)\s*:.*\]\s*$)|^[\d:.,\s]+-->/i;
const looseTime = /^\s*[(<]?\d{1,3}:\d\d(?:[.,:]\d{1,3})?[)>]?(?:\s|$)/;
/** Lines of archives of old songs. */
const ofArchive = /^(?:%.*|\\[a-z]+|#(?:end)?indian)$/i;
const page =
  /^(?:(?:page|pg\.?|पृष्ठ|पेज)\s*:?\s*\d{1,4}(?:\s*(?:of|\/)\s*\d{1,4})?|[-–—]\s*\d{1,4}\s*[-–—]|\d{1,4}\s+of\s+\d{1,4})$/i;

/**
 * @param name of the file, without its ending; empty for a text of no file
 * @param known fields that are known from elsewhere, of which the title makes it one song
 * @returns a song; several where a line such as `Title: X` begins another one
 */
export function readPlainText(text: string, name: string, known: ExchangedSong = {}): readonly ReadText[] {
  const lines = linesOf(decodeMarkup(text).replaceAll("\f", "\n\n")).map(withoutSender);
  if (isLrc(lines)) return [readLrc(text, name)];
  const parts = known.title ? [lines] : divideSongs(lines);
  return parts.map((part) => readSong(part, name, known));
}

/** @returns the words of a text with times, such as an LRC file in a cell of a table; undefined for another one */
export function lyricsOfLrc(text: string): string | undefined {
  if (!/\d\s?[:：]\s?\d|[०-९][:：]|\[\s*ti/i.test(text) || !isLrc(linesOf(text))) return undefined;
  const { lyrics_hindi: hindi, lyrics_english: english } = readLrc(text, "").song;
  return [hindi, english].filter(Boolean).join("\n\n");
}

function isLrc(lines: readonly string[]): boolean {
  const filled = lines.map(withPlainDigits).filter((line) => line.trim() !== "");
  const loose = filled.filter((line) => looseTime.test(line)).length;
  const sure = filled.filter((line) => ofLrc.test(line)).length;
  const alone = filled.filter((line) => looseTime.test(line) && /^\W*[\d:.,]+\W*$/.test(line)).length;
  return sure > 1 || (loose > 1 && (loose * 4 >= filled.length * 3 || alone * 2 >= filled.length));
}

/** Each begins with its title, and the credits directly above that. */
function divideSongs(lines: readonly string[]): readonly (readonly string[])[] {
  const starts: number[] = [];
  let [head, isHead, title] = [0, true, ""];
  for (const [at, line] of lines.entries()) {
    const credits = creditsOf(line);
    const isOfHead = credits.length > 0 || isRuled(line);
    if (isOfHead && !isHead) head = at;
    if (line.trim() !== "" || isHead) isHead = isOfHead || (isHead && line.trim() === "");
    const named = credits.find(({ fields, text }) => fields.includes("title") && /\p{L}/u.test(text))?.text;
    // The second of two scripts has its own title, too.
    if (!named || !sameScript(title, named) || sameLetters(title) === sameLetters(named)) continue;
    title = named;
    if (starts.at(-1) !== head) starts.push(head);
  }
  if (starts.length < 2) return [lines];
  return starts.map((start, at) => lines.slice(at === 0 ? 0 : start, starts[at + 1]));
}

function sameScript(one: string, other: string): boolean {
  return one === "" || /\p{sc=Deva}/u.test(one) === /\p{sc=Deva}/u.test(other);
}

function readSong(all: readonly string[], name: string, known: ExchangedSong): ReadText {
  const song = startSong();
  Object.assign(song.song, known);
  const lines = withoutFoot(withoutPages(all, song), song);
  const afterCredits = withoutHead(lines, song, isRuled);
  const afterTitle = song.song.title ? afterCredits : withoutTitle(afterCredits, song);
  const below = withoutStanzasOfCredits(withoutFacts(afterTitle, song), song);
  const sung = below.filter((line) => !isTitleAgain(line, song));
  if (sung.slice(1).some(isRuled))
    song.remark("Lines of signs divide its words, so it may be several songs.");
  return song.finish(name, withoutMarks(sung, song));
}

/** `Neela Geet Lyrics`, where the title is known */
function isTitleAgain(line: string, { song }: SongOfText): boolean {
  const [, title] = /^(.+) (?:lyrics|लिरिक्स)(?: in \p{L}+)?$/iu.exec(undecorated(line)) ?? [];
  return title !== undefined && sameLetters(title) === sameLetters(song.title ?? "");
}

/** Without headings, without names of the parts of a song, and without marks of who sings. */
function withoutMarks(lines: readonly string[], song: SongOfText): readonly string[] {
  const sections = sectionsIn(lines);
  for (const line of sections) song.leaveOut(line);
  const words = lines.filter((line) => !isHeading(line) && !sections.has(line));
  const unmarked = withoutSingers(words);
  if (unmarked.filter((line, at) => line !== words[at]).length < 2) return words;
  song.remark("Marks of who sings a line were left out.");
  return unmarked;
}

/** Without what a page or a site put around the words. */
function withoutPages(lines: readonly string[], song: SongOfText): readonly string[] {
  const isBlank = (line: string | undefined) => (line ?? "").trim() === "";
  return lines.filter((line, at) => {
    const words = withPlainDigits(line.trim());
    const isAlone = isBlank(lines[at - 1]) && isBlank(lines[at + 1]);
    const isPage = page.test(words) || (isAlone && /^\d{1,4}$/.test(words));
    if (!isPage && !isAddress(line) && !ofArchive.test(words)) return true;
    if (!song.song.youtube_video_id && video.test(words)) song.song.youtube_video_id = words;
    else song.leaveOut(line);
    return false;
  });
}

/** Without a translation, and without remarks about the text at the end. */
function withoutFoot(all: readonly string[], song: SongOfText): readonly string[] {
  const lines = withoutLast(all, song);
  const isTranslation = (line: string, at: number) =>
    translation.test(undecorated(line).normalize("NFC")) && at > 0 && lines[at - 1]?.trim() === "";
  const at = lines.findIndex(isTranslation);
  if (at < 1) return lines;
  const text = lines
    .slice(at + 1)
    .join("\n")
    .trim();
  song.add(/\p{sc=Deva}/u.test(text) ? "translation_hindi" : "translation_english", text);
  song.remark("Its translation is what stands below that word.");
  return lines.slice(0, at);
}

/** Two scripts may have a head each, and others write the credits below. */
function withoutStanzasOfCredits(lines: readonly string[], song: SongOfText): readonly string[] {
  const stanzas = lines.join("\n").split(/\n(?=[^\S\n]*\n)/);
  const sung = stanzas.filter((stanza, at) => {
    const credits = stanza.trim().split("\n").map(creditsOf);
    const isOfCredits = at > 0 && credits.every((all) => all.some(({ text }) => text !== ""));
    const hasTitle = credits.flat().some(({ fields }) => fields.includes("title"));
    if (!isOfCredits || !(hasTitle || credits.length > 1 || at === stanzas.length - 1)) return true;
    for (const line of stanza.trim().split("\n")) song.takeCredits(line);
    return false;
  });
  return sung.join("\n").split("\n");
}

/** Without blank lines, lines of signs, and remarks about the text at the end. */
function withoutLast(lines: readonly string[], song: SongOfText): readonly string[] {
  const isNone = (line: string) => line.trim() === "" || isRuled(line) || isAboutText(line);
  const end = lines.findLastIndex((line) => !isNone(line)) + 1;
  for (const line of lines.slice(end)) if (line.trim() !== "") song.leaveOut(line);
  return lines.slice(0, end);
}
