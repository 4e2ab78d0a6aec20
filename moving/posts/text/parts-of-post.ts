/** Divides the lines of a post: credits, lyrics, translation, meanings; leaves out what sites put around them. */
import {
  creditsOf,
  fieldOfCredit,
  isHeading,
  isMarkedSection,
  sameLetters,
} from "../../../exchange/reading/index.ts";
import { namesIn, plainValue } from "../rules/names.ts";
import { fieldOfWord, type RuleField, type Rules } from "../rules/rules.ts";
import { creditsInSentence, isOfCredits, isSentence } from "../rules/sentences.ts";
import type { Words } from "../rules/words.ts";
import type { HtmlLine } from "./html-lines.ts";

export interface PartsOfPost {
  readonly credits: Partial<Record<RuleField, string>>;
  readonly lyrics: readonly string[];
  readonly translation: readonly string[];
  /** Of several songs in one post, a second one that its credits name. */
  readonly otherTitle: string;
  /** Words with their meanings. */
  readonly meanings: readonly (readonly [word: string, meaning: string])[];
}

/** Characters. Longer lines are no headings. */
const longestHeading = 120;

type Mode = "lyrics" | "translation" | "meanings" | "nothing";

/** @param title of the post */
export function partsOfPost(all: readonly HtmlLine[], title: string, rules: Rules): PartsOfPost {
  const credits: Partial<Record<RuleField, string>> = {};
  const parts = { lyrics: [] as string[], translation: [] as string[], meanings: [] as [string, string][] };
  const add = (field: RuleField, text: string) => {
    const value = plainValue(field, text, rules);
    if (value === "") return;
    const { [field]: before } = credits;
    if (before === undefined) credits[field] = value;
    else if (field === "title" && isOtherSong(before, value)) otherTitle = value;
    else if (field === "album" && sameLetters(value).startsWith(sameLetters(before))) credits[field] = value;
    else if (field !== "album" && field !== "title" && field !== "year" && field !== "genre")
      credits[field] = namesIn(`${before}, ${value}`, rules).join(", ");
  };
  let [mode, otherTitle]: [Mode, string] = ["lyrics", ""];
  const lines = withoutShares(all, rules);
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at];
    if (!line) continue;
    const { text } = line;
    if (text === "") {
      if (mode === "lyrics" || mode === "translation") parts[mode].push("");
      continue;
    }
    const isAlone = (lines[at - 1]?.text ?? "") === "" && (lines[at + 1]?.text ?? "") === "";
    const label = labelOf(line, rules);
    if (label !== undefined) {
      // The names below a heading such as `Singer`.
      const from = lines.findIndex((each, index) => index > at && each.text !== "");
      let to = from;
      while (
        to > 0 &&
        lines[to] &&
        lines[to]?.text !== "" &&
        !lines[to]?.isHeading &&
        labelOf(lines[to], rules) === undefined
      )
        to += 1;
      if (label) for (const each of lines.slice(from, to)) add(label, each.text.replace(/^[-–:•*]\s*/, ""));
      if (from > at && to > from) at = to - 1;
      continue;
    }
    const next = modeOf(line, rules, mode);
    if (next) {
      mode = next;
      parts.lyrics.push("");
      continue;
    }
    if (mode === "meanings") {
      const [, word, meaning] = /^(.{1,60}?)\s*(?:[:=]|\s[-–—]+\s|[–—])\s*(.{1,300})$/u.exec(text) ?? [];
      if (word && meaning) parts.meanings.push([word.replace(/^[•*\d.)\s-]+/, ""), meaning]);
      continue;
    }
    if (mode === "translation") {
      parts.translation.push(text);
      continue;
    }
    if (takeCredits(text, rules, add)) continue;
    if (isSentence(text, isAlone) || isOfCredits(text, rules)) {
      for (const [field, value] of creditsInSentence(text, rules))
        if (credits[field] === undefined) add(field, value);
      parts.lyrics.push("");
      continue;
    }
    if (mode === "lyrics" && !isTitle(line, title, rules)) parts.lyrics.push(text);
  }
  if (credits.album && credits.year && !/\(\d{4}\)$/.test(credits.album))
    credits.album += ` (${credits.year})`;
  if (credits.album) delete credits.year;
  return { credits, otherTitle, ...parts };
}

/** A title that is longer, or stands in the other script, is the same song's. */
function isOtherSong(one: string, other: string): boolean {
  const [a, b] = [sameLetters(one), sameLetters(other)];
  return /\p{sc=Deva}/u.test(one) === /\p{sc=Deva}/u.test(other) && !a.includes(b) && !b.includes(a);
}

/** Without links to other posts, buttons and the like. */
function withoutShares(lines: readonly HtmlLine[], rules: Rules): readonly HtmlLine[] {
  return lines.filter((line, at) => {
    if (line.text.length <= 200 && rules.leftLines.atStart.test(line.text)) return false;
    if (!line.isLink) return true;
    const above = lines.slice(Math.max(0, at - 4), at).findLast((each) => each.text !== "" && !each.isLink);
    return above !== undefined && labelOf(above, rules) !== undefined;
  });
}

function plainOf(text: string): string {
  return text
    .normalize("NFC")
    .toLowerCase()
    .replaceAll(/^[^\p{L}\p{N}]+/gu, "");
}

function labelField(label: string, rules: Rules): RuleField | null | undefined {
  if (label === "") return undefined;
  const own = rules.credits.get(sameLetters(label));
  if (own !== undefined) return own;
  const field = fieldOfCredit(label);
  return Object.values(fieldOfWord).find((each) => each === field);
}

/** @returns the field of a heading such as `Singer`; null for one that is left out, undefined for another line */
function labelOf(line: HtmlLine | undefined, rules: Rules): RuleField | null | undefined {
  if (!line || line.text.length > 40 || !(line.isHeading || line.isBold || /[:：]$/.test(line.text)))
    return undefined;
  const field = labelField(line.text.replace(/\s*[:：–-]+$/, ""), rules);
  return field === "title" && !/[:：]$/.test(line.text) && !line.isHeading ? undefined : field;
}

/** Takes the credits of a line, by the labels of the rules or those that all text files have. */
function takeCredits(text: string, rules: Rules, add: (field: RuleField, text: string) => void): boolean {
  if (text.length > 500) return false;
  const pieces = text.split(/\s*(?:[|•♪♫★►»]|,(?=[^,:]{1,40}:))\s*/).filter(Boolean);
  const own = pieces.map((piece) => {
    const [, label = "", value = ""] =
      /^[^\p{L}\p{N}]*(\p{L}[^:：]{0,39}?)\s*(?:[:：=]\s*[-–]?|\s[-–—]+\s)\s*(.*)$/u.exec(piece) ?? [];
    return { label, value };
  });
  // `Lyrics: Gulzar` names the poet, `Lyrics: tere bina zindagi se koi` is the first line.
  const ofPoet = /^(?:lyrics?|bol|words|बोल|लिरिक्स)$/iu;
  const known = own.map(({ label }) => (ofPoet.test(label) ? "lyricists" : labelField(label, rules)));
  const isSung = own.some(({ label, value }) => ofPoet.test(label) && value.split(/\s+/).length > 5);
  if (!isSung && known.every((field) => field !== undefined)) {
    for (const [at, field] of known.entries()) if (field) add(field, own[at]?.value ?? "");
    return true;
  }
  const credits = creditsOf(text);
  for (const { fields, text: value } of credits)
    for (const field of fields) {
      const one = Object.values(fieldOfWord).find((each) => each === field);
      if (one) add(one, value);
    }
  return credits.length > 0;
}

/** @returns what stands below a line, if it is a heading */
function modeOf({ text, isHeading: isBig, isBold }: HtmlLine, rules: Rules, mode: Mode): Mode | undefined {
  if (text.length > longestHeading) return undefined;
  const words = plainOf(text).replaceAll(/[\s:：।.!?–-]+$/g, "");
  const isMarked = isBig || isBold;
  const is = (list: Words) => list.all.has(words) || (isMarked && list.anywhere.test(words));
  if (is(rules.meanings)) return "meanings";
  const namesLyrics = isMarked && rules.lyricsWords.anywhere.test(words);
  if (is(rules.translations) && !(isBig && /(?:with|and|&|और)\s/.test(words) && namesLyrics))
    return "translation";
  if (isMarked && rules.leftBelow.atStart.test(words)) return "nothing";
  if (namesLyrics && !/\p{L}{2,}\s?[:：]\s?\p{L}/u.test(text)) return "lyrics";
  if (isHeading(text) && !isMarkedSection(text)) return "lyrics";
  if (!isBig || isMarkedSection(text)) return undefined;
  // Any other heading ends a translation; below what is left out, headings are questions and the like.
  return mode === "nothing" ? "nothing" : "lyrics";
}

/** The title again, above the lyrics: with words for lyrics, or as a bold line. */
function isTitle({ text, isBold }: HtmlLine, title: string, rules: Rules): boolean {
  if (text.length > longestHeading) return false;
  if (isBold && sameLetters(text) === sameLetters(title) && title.includes(" ")) return true;
  const [, named] = rules.lyricsWords.atEnd.exec(text) ?? [];
  return named !== undefined && sameLetters(title).includes(sameLetters(named));
}
