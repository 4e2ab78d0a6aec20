/** Finds credits in sentences, such as `sung by X and Y, penned by Z`, and tells sentences from lines of a song. */

import { filmIn, namesIn } from "./names.ts";
import type { RuleField, Rules, Sentence } from "./rules.ts";

const english =
  /(?<![\p{L}\p{M}'’])(?:of|by|this|from|and|with|for|was|has|have|which|your|here|song|film|movie|lyrics|the|is|are|in)(?![\p{L}\p{M}])/giu;
/** Also words of Hindi in Roman letters: those, this, oh, these. */
const ofBoth = new Set(["the", "is", "are", "in", "film", "for"]);
const hindi =
  /(?:गीत|गाना|गाने|फ़िल्म|फिल्म|लिरिक्स|बोल|गायक|गायिका|संगीत|आवाज़|लिखा|लिखे|गाया|पोस्ट)(?![\p{L}\p{M}])/gu;

/**
 * @param isAlone whether blank lines are around it
 * @returns whether a line is a sentence about the song, and no line of it
 */
export function isSentence(line: string, isAlone: boolean): boolean {
  const words = line.split(/\s+/).length;
  if (words < 7) return false;
  const found = new Set(Array.from(line.matchAll(english), ([word]) => word.toLowerCase()));
  const sure = [...found].filter((word) => !ofBoth.has(word)).length;
  const about = new Set(Array.from(line.normalize("NFC").matchAll(hindi), ([word]) => word)).size;
  if (about > 1 && (/\sने\s/.test(line) || /(?:है|हैं|था|थे|करें)\s*[।.!|:]*$/.test(line))) return true;
  // English words are sung, too: a line among others has to end as sentences do, or be long.
  if (!isAlone && words < 16 && !/[.!?:]$/.test(line)) return false;
  const namesSong =
    /(?<!\p{L})(?:song|lyrics?|film|movie|singer|composer|composed|sung|penned)(?!\p{L})/iu.test(line);
  if (namesSong && sure > 1 && found.size > 2) return true;
  return isAlone && words > 11 && sure > 1 && found.size > 3;
}

/** Of a line such as `Sung by X, written by Y`. Elsewhere `sang` is sung: it is `with` in Hindi. */
export function isOfCredits(line: string, rules: Rules): boolean {
  if (!/(?<!\p{L})by\s/iu.test(line) && !(/\sने\s/.test(line) && line.length > 60)) return false;
  const credits = creditsInSentence(line, rules);
  const [value = ""] = credits.values();
  return credits.size > 1 || (value !== "" && line.length < value.length + 20);
}

/** Words with capitals, initials, short titles; and small words within names of films. */
const word = String.raw`(?:(?:\p{Lu}\.)+(?:\p{Lu}(?![\p{L}\p{M}]))?|(?:Mohd|Md|Dr|Pt|Ustad|Smt|Mr|Mrs|Jr|Sr)\.|\p{Lu}[\p{L}\p{M}'’-]*)`;
const name = String.raw`${word}(?:\s*(?<=\.)${word}|\s+${word}){0,5}`;
const film = String.raw`(?:${word}|\d+)(?:(?:\s+(?:ki|ke|ka|se|ko|hai|aur|mein|of|the|and))*\s+(?:${word}|(?!(?:19|20)\d\d(?!\d))\d+)){0,7}`;
const quoted = `[“"‘'«]([^“”"‘’'«»]{1,80})[”"’'»]`;
const stops = `को|जिसे|जिसको|इसे|इसको|यह|ये|इस|उस|गीत|गाना|गाने|बोल|के|का|की|में|से|है|हैं|था|थे|जिसके|जिसका|जिसकी|इसके|इसका|इसकी|ने|संगीत|फ़िल्म|फिल्म|सन|और|तथा|एवं|व|जबकि|आवाज़|मशहूर|गायक|गायिका|गीतकार|संगीतकार|शायर|प्रसिद्ध`;
const devanagari = String.raw`(?<![\p{L}\p{M}])(?!(?:${stops})(?![\p{L}\p{M}]))[\p{sc=Deva}.]+(?:\s+(?!(?:${stops})(?![\p{L}\p{M}]))[\p{sc=Deva}.]+){0,3}`;
const year = String.raw`(?:\s*\(?\s*((?:19|20)\d\d)\s*\)?)?`;

/** @returns what the sentences of a line say */
export function creditsInSentence(line: string, rules: Rules): ReadonlyMap<RuleField, string> {
  const credits = new Map<RuleField, string>();
  const text = line.normalize("NFC").replaceAll(/\s+/g, " ");
  if (text.length > 3_000) return credits;
  for (const sentence of rules.sentences) {
    const { before, field } = sentence;
    if (credits.has(field)) continue;
    for (const part of placesOf(text, sentence)) {
      const found = field === "album" ? filmAt(part, text) : peopleAt(part, !before, rules);
      if (!found) continue;
      credits.set(field, found);
      break;
    }
  }
  return credits;
}

/** What stands where the placeholder does: behind the words, or before them. */
function placesOf(text: string, { before, after }: Sentence): readonly string[] {
  if (!before) return Array.from(text.matchAll(after ?? /$/g), ({ index }) => text.slice(0, index));
  const places = Array.from(text.matchAll(before), (match) => text.slice(match.index + match[0].length));
  return after ? places.filter((place) => place.search(after) !== -1) : places;
}

function filmAt(part: string, whole: string): string | undefined {
  const start = String.raw`^\s*(?:named|called|is|:|–|-)?\s*(?:(?:19|20)\d\d\s+)?`;
  const [, one, of] = new RegExp(`${start}${quoted}${year}`, "u").exec(part) ?? [];
  const [, two, from] = new RegExp(`${start}(${film}|${devanagari})${year}`, "u").exec(part) ?? [];
  const named = filmIn((one ?? two ?? "").replace(/[.,]+$/, ""));
  if (named === "") return undefined;
  const years = new Set(whole.match(/(?<!\d)(?:19|20)\d\d(?!\d)/g) ?? []);
  const said = of ?? (one === undefined ? from : undefined) ?? (years.size === 1 ? [...years][0] : undefined);
  return said && !/\(\d{4}\)$/.test(named) ? `${named} (${said})` : named;
}

function peopleAt(part: string, isBefore: boolean, rules: Rules): string | undefined {
  const between = rules.betweenNames.source;
  const people = `(?:${name}|${devanagari})(?:${between}(?:${name}|${devanagari}))*`;
  const found = isBefore
    ? Array.from(part.slice(-200).matchAll(new RegExp(people, "gu")), ([each], at) => ({ each, at })).at(-1)
        ?.each
    : new RegExp(`^\\s*(?:the\\s+)?(?:legendary\\s+|great\\s+|:\\s*)?(${people})`, "u").exec(part)?.[1];
  if (!found || (isBefore && !part.trimEnd().endsWith(found.trimEnd()))) return undefined;
  return (
    namesIn(
      found.replace(/\.+$/, (dots) => (/\p{Lu}\.$/u.test(found) ? dots : "")),
      rules,
    ).join(", ") || undefined
  );
}
