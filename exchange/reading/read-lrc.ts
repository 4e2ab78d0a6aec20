/**
 * Reads an LRC file of any player, which is one song: its tags become fields, and its times only put the lines in
 * order. Whatever looks like a time or a tag stays out of the lyrics; other words in brackets stay, in round ones.
 */
import { type Field, isPeopleField } from "../songs/exchanged-song.ts";
import { type CreditField, creditsOf, fieldOfCredit, isAddress, isHeading } from "./credits.ts";
import { divideTimes, linesOfLrc, withoutTimes } from "./lrc-times.ts";
import { isMarkedSection, isSection, isSinger, withoutSingers } from "./section-labels.ts";
import { type ReadText, type SongOfText, sameLetters, startSong, withoutHead } from "./song-of-text.ts";

/** The short ones; the others are called as columns are. */
const fieldOfTag: Readonly<Record<string, Field>> = {
  ti: "title",
  ar: "singers",
  al: "album",
  au: "lyricists",
  lr: "lyricists",
  co: "music_directors",
};

/** Tags about the file: who made it, its length, an offset of its times. */
const tagOfFile =
  /^(?:#.*|by|length|offset|re|ver?|version|la|lang|language|tool|editor|encoding|id|hash|sign|total|t_time|key|creator|created by)$/i;

/** Keys that are no words of a song, as `Music: baje` may be. */
const creditBetweenWords =
  /^(?:(?:(?:composer|lyricist|singer|artist|music director)s?|गायक|गायिका|गीतकार|संगीतकार)\s*[:：]|(?:[a-z]+ ){1,2}by\b)/iu;

/** `♪`, `* * *` */
const onlySigns = /^[^\p{L}\p{M}\p{N}]+$/u;
const signsAround = /^[\s♩♪♫♬🎵🎶🎼𝄞]+|(?<=[^\s♩♪♫♬🎵🎶🎼𝄞])[\s♩♪♫♬🎵🎶🎼𝄞]+$/gu;
/** Lines above the words that are of the file. */
const comment = /^(?:[#;]|\/\/|WEBVTT\b|NOTE\b)/;

interface TimedLine {
  /** In seconds. */
  readonly at: number;
  readonly line: string;
  /** Whether the time is its own, and not that of the line before. */
  readonly isOwn?: boolean;
}

/** @param name the title of a file without one */
export function readLrc(text: string, name: string): ReadText {
  const song = startSong();
  const lines: TimedLine[] = [];
  let hasWords = false;
  for (const marked of linesOfLrc(text)) {
    const timed = timedLines(marked, lines.at(-1)?.at ?? -1e9, !hasWords, song);
    hasWords ||= timed.some(({ line }) => line !== "");
    lines.push(...timed);
  }
  // A refrain may be written once, with all its times.
  const inOrder = lines.sort((one, other) => one.at - other.at).map(({ line }) => line);
  if (hasTwins(lines)) song.remark("Several lines have the same time: one of them may be a translation.");
  const below = withoutHead(inOrder, song, (line, next) => isTitle(line, next, song));
  // Players show credits between the words, too.
  const lyrics = below.filter((line) => !creditBetweenWords.test(line) || !song.takeCredits(line));
  const words = withoutSingers(lyrics);
  if (words.some((line, at) => line !== lyrics[at])) song.remark("Marks of who sings a line were left out.");
  return song.finish(name, words);
}

/** Whether most times have two lines of one script, as a translation has the time of what it translates. */
function hasTwins(lines: readonly TimedLine[]): boolean {
  const words = lines.filter(({ line, isOwn }) => isOwn && line !== "");
  const seen = new Set(words.map(({ at, line }) => `${at} ${/\p{sc=Deva}/u.test(line)}`));
  return words.length > 2 && (words.length - seen.size) * 3 >= words.length;
}

/**
 * @param before time of the line before, in seconds, where a line without a time belongs
 * @param isAbove whether no words have come
 */
function timedLines(
  marked: string,
  before: number,
  isAbove: boolean,
  song: SongOfText,
): readonly TimedLine[] {
  const { times, words } = divideTimes(withoutTags(marked, isAbove, song));
  const line = onlySigns.test(words) ? "" : words.replaceAll(signsAround, "");
  if (isSection(line) || isAddress(line) || (isAbove && times.length === 0 && comment.test(marked))) {
    song.leaveOut(line);
    return [];
  }
  if (times.length > 0) return times.map((at) => ({ at, line, isOwn: true }));
  // Only tags, or the number of a subtitle.
  if (marked !== "" && (line === "" || /^\d+$/.test(line))) return [];
  return [{ at: before, line }];
}

/**
 * From the inside, since a title may have brackets, too.
 */
function withoutTags(marked: string, isAbove: boolean, song: SongOfText): string {
  let line = marked.replace(/^(\[\s*[a-z#]{1,12}\s*[:：=][^[\]]*)$/i, "$1]");
  const isTagLine = isAbove && line.startsWith("[");
  for (let before = ""; before !== line; ) {
    before = line;
    line = line.replaceAll(/\[([^[\]]*)\]/g, (_, content: string) => wordsOfTag(content, isTagLine, song));
  }
  return line.replaceAll(/[[\]]/g, " ");
}

/** @returns the words of the song in it */
function wordsOfTag(content: string, isAbove: boolean, song: SongOfText): string {
  const plain = withoutTimes(content);
  const [, key = plain, value] = /^([^:：=]{1,40}?)\s*[:：=]\s*(.*)$/.exec(plain) ?? [];
  const field = fieldOfTag[key.toLowerCase()] ?? fieldOfCredit(key);
  const isLabel = isMarkedSection(`[${plain}]`);
  if (value === undefined && !isLabel && !isSinger(key)) return plain === "" ? "" : `(${plain})`;
  if (field && value !== undefined && !isLabel) {
    if (value !== "") addTag(field, value, song);
  } else if (key.toLowerCase() === "bg") return value ? `(${value})` : "";
  else if (isLabel || isAbove || value === undefined || /^[a-z][a-z\d_]*$/.test(key)) {
    if (!tagOfFile.test(key)) song.leaveOut(`[${plain}]`);
  } else if (!tagOfFile.test(key)) {
    // Such as the name of a singer before what is sung.
    song.leaveOut(`${key}:`);
    return value;
  }
  return "";
}

/** As music players write it, a stroke is between two people. */
function addTag(field: CreditField, value: string, song: SongOfText): void {
  const isJoined = isPeopleField(field) && /[;/\\、]/.test(value);
  if (isJoined) song.remark(`“${value}” was read as several names.`);
  song.add(field, isJoined ? value.replaceAll(/\s*[;/\\、]\s*/g, ", ") : value);
}

/** The title as a line, with other fields, or above credits or a blank line; else it may be the first words. */
function isTitle(line: string, next: string, { song }: SongOfText): boolean {
  const known = new Set(Object.values(song).map(sameLetters));
  const pieces = line.split(/\s+[-–—|]\s+|\s+by\s+/i).map(sameLetters);
  if (!pieces.includes(sameLetters(song.title ?? "")) || !pieces.every((piece) => known.has(piece)))
    return false;
  return pieces.length > 1 || next === "" || creditsOf(next).length > 0 || isHeading(next);
}
