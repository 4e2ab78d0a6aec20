/**
 * Finds title, film and other facts in the first lines of a plain text, where no key such as `Film:` names them. What
 * may as well be sung stays in the lyrics.
 */
import type { Field } from "../songs/exchanged-song.ts";
import { type CreditField, creditsOf, isHeading, undecorated } from "./credits.ts";
import { withPlainDigits } from "./plain-digits.ts";
import { isMarkedSection } from "./section-labels.ts";
import { begins, inOneScript, listOf, type SongOfText, sameLetters, withoutHead } from "./song-of-text.ts";
import { withYearOfFilm } from "./year-of-album.ts";

/** Characters, as the form takes them. */
const longestTitle = 300;

/** Lines below a title. */
const mostFacts = 4;

const underline = /^([=\-–—~*_#])\1{2,}$/;
/** A single star is also how words are stressed. */
const starred = /^(?:#{1,3}\s+\S.*|([*=~_#-])\1{1,8}\s*\S.*?\s*\1{2,9}|([*=~_#])\s+\S.*\s\2)$/;
const withYear = /^\S.*\((?:19|20)\d\d\)$/;
const filmWord = /^(?:from(?: the)?(?: film| movie)?|film|movie|फ़िल्म|फिल्म)\s+(?=\S)/iu;

/** What sites put behind a title for search engines. */
const ofSites =
  /\s+(?:full )?(?:song )?(?:lyrics|लिरिक्स|बोल|details)(?:\s+(?:in|with|and|of|मे?ं?|हिं?न?्?दी|\p{Lu}\p{L}+))*$/iu;

const aboutText =
  /^(?:(?:posted|uploaded|typed|submitted|sent|contributed|transcribed|shared|forwarded|downloaded|copied)\b.*\b(?:on|by|at|from|as)\b|\(c\)|©|copyright|all rights reserved)/i;

/** Whether a line is about the text and not of it, such as `Posted on 12/03/2004` or `Forwarded as received`. */
export function isAboutText(line: string): boolean {
  return line.length < longestTitle && aboutText.test(undecorated(line));
}

export function isRuled(line: string): boolean {
  return underline.test(line.trim());
}

/** @returns the lines after the title */
export function withoutTitle(lines: readonly string[], song: SongOfText): readonly string[] {
  const [first = "", second = "", third = ""] = lines.map((line) => line.trim());
  const others = lines.slice(1);
  if (lines.length < 3 && creditsOf(second).length === 0 && !isRuled(second)) return lines;
  if (first.length > longestTitle || second.length > longestTitle || isMarkedSection(first)) return lines;
  const isAlone = second === "" || isRuled(second) || isHeading(second) || creditsOf(second).length > 0;
  if (isAlone || starred.test(first) || factsAbove(others).length > 0) {
    takeTitle(first, others, song);
    return isRuled(second) ? lines.slice(2) : others;
  }
  const [, year] = /^\(?((?:19|20)\d\d)\)?$/.exec(withPlainDigits(third)) ?? [];
  if (year && lines[3]?.trim() === "")
    return withoutTitle([first, `${second} (${year})`, ...lines.slice(3)], song);
  if (third !== "" && creditsOf(third).length === 0 && !isRuled(third)) return lines;
  if (isFilm(first, second, lines.slice(2).filter(isSung))) {
    song.add("title", titleIn(first));
    song.add("album", withYearOfFilm(second.replace(filmWord, "").replace(/^\((.*\D)\)$/, "$1")));
    song.remark("Title and film from the first two lines.");
    return lines.slice(2);
  }
  if (isShort(first) && isShort(second))
    song.remark("The first two lines may be a title and a film; they stay in the lyrics.");
  return lines;
}

/** @returns the lines after the credits and facts below the title */
export function withoutFacts(lines: readonly string[], song: SongOfText): readonly string[] {
  const rest = withoutHead(lines, song, isRuled);
  const facts = song.song.title ? factsAbove(rest) : [];
  if (facts.length === 0) return rest;
  for (const { field, text } of facts) {
    if (field) song.add(field, text);
    else song.leaveOut(text);
    if (field === "singers") song.remark(`Singers from “${text}” below the title.`);
    if (field === "album") song.remark("Film from the line below the title.");
  }
  return withoutFacts(rest.slice(facts.length), song);
}

interface Fact {
  /** None where it is about the text. */
  readonly field?: CreditField;
  readonly text: string;
}

/** @returns those above a blank line, if there is nothing else */
function factsAbove(lines: readonly string[]): readonly Fact[] {
  const end = lines.slice(0, mostFacts + 1).findIndex((line) => line.trim() === "" || isRuled(line));
  const facts: Fact[] = [];
  for (const line of end === -1 ? [] : lines.slice(0, end)) {
    const fact = factOf(line.trim()) ?? namesBelowFilm(line.trim(), facts);
    if (!fact) return [];
    facts.push(fact);
  }
  return facts;
}

function factOf(line: string): Fact | undefined {
  const words = undecorated(line);
  if (words.length > longestTitle) return undefined;
  if (isAboutText(words)) return { text: words };
  const film = withYearOfFilm(words.replace(filmWord, "").replace(/^\((.*\D)\)$/, "$1"));
  if (withYear.test(film) && (withYear.test(withPlainDigits(words)) || filmWord.test(words)))
    return { field: "album", text: film };
  const [, names = ""] = /^by\s+(\p{L}.*)$/iu.exec(words) ?? [];
  return names && isCapitalised(names) ? { field: "singers", text: names } : undefined;
}

/** `Lata, Mukesh` below `Sardaar (1978)` */
function namesBelowFilm(line: string, facts: readonly Fact[]): Fact | undefined {
  const isBelow = facts.some(({ field }) => field === "album");
  return isBelow && isShort(line) && isCapitalised(line) ? { field: "singers", text: line } : undefined;
}

/** Of `Title | Film | Singer`, as sites write it, each is taken; of two parts it is tried which of them is sung. */
function takeTitle(line: string, lyrics: readonly string[], song: SongOfText): void {
  const [first = "", ...others] = inOneScript(undecorated(line).split(/\s+[-–—/]\s+|\s*[|\t]\s*/), song);
  const film = others.find((part) => withYear.test(withPlainDigits(part)));
  const unnamed = others.filter((part) => part !== film);
  const isApart = ofSites.test(first) || others.length !== unnamed.length || others.length > 1;
  if (others.length > 0 && !isApart && !begins(lyrics, first)) {
    song.add("title", titleIn(line));
    song.remark("Title from the first line.");
    return;
  }
  const named: readonly Field[] = film ? ["singers"] : ["album", "singers"];
  const parts: (readonly [Field | undefined, string])[] = [["title", titleIn(first)]];
  if (film) parts.push(["album", film]);
  for (const part of unnamed) {
    const isYear = /^(?:19|20)\d\d$/.test(withPlainDigits(part));
    parts.push(
      isYear ? ["year", part] : [named.find((one) => !parts.some(([taken]) => taken === one)), part],
    );
  }
  for (const [field, text] of parts) if (field) song.add(field, text);
  for (const [field, text] of parts) if (!field) song.leaveOut(text);
  const names = parts.flatMap(([field]) => (field ? [field === "album" ? "film" : field] : []));
  song.remark(`${listOf(names)} from the first line.`);
}

function isSung(line: string): boolean {
  return creditsOf(line).length === 0;
}

/** Without its signs and its number, and without what sites add for search engines. */
function titleIn(line: string): string {
  const title = undecorated(line)
    .replace(/^\d{1,3}[.)]\s+(?=\p{L})/u, "")
    .replaceAll(/^[«"“]|[»"”]$/g, "");
  return title.replace(ofSites, "").trim() || title;
}

function isShort(line: string): boolean {
  return line.length <= 50 && line.split(/\s+/).length <= 5 && !/[,;।!?…-]$/.test(line);
}

/**
 * Two short lines are a title and a film, and not the first couplet, if the second has a year; if the song begins
 * a line with the first and none with the second; or if only these two have capitals as names do.
 */
function isFilm(title: string, film: string, lyrics: readonly string[]): boolean {
  if (!isShort(title) || !isShort(film) || sameLetters(title) === sameLetters(film)) return false;
  if (withYear.test(withPlainDigits(film)) || filmWord.test(film)) return true;
  const sung = lyrics.map(sameLetters).filter(Boolean);
  if (begins(lyrics, film)) return false;
  if (begins(lyrics, titleIn(title))) return true;
  if (sung.some((line) => line.includes(sameLetters(film)))) return false;
  const capitals = lyrics.filter((line) => /\p{L}/u.test(line) && isCapitalised(line));
  return isCapitalised(title) && isCapitalised(film) && capitals.length * 4 < sung.length;
}

function isCapitalised(line: string): boolean {
  return line.split(/\s+/).every((word) => /^\P{L}*\p{Lu}/u.test(word));
}
