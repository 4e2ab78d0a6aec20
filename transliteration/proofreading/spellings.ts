/** Words that the song spells in two ways, or otherwise than the catalogue does. */
import { foldDevanagari } from "../devanagari/fold.ts";
import type { Lexicon } from "../lexicon/lexicon.ts";
import type { Finding } from "./gather-remarks.ts";
import { areSpellingsOfOne, looseDevanagari, plainForm } from "./likeness.ts";
import type { WordPlaces } from "./pair-words.ts";
import type { WordInText } from "./text-lines.ts";
import type { UsualRoman } from "./usual-roman.ts";

/** The words of a song that are meant as one, by how they are written. */
type Spellings = ReadonlyMap<string, readonly WordInText[]>;

/**
 * @param pairs words of both scripts that stand for each other
 * @returns what is wrong with the Roman words
 */
export function findRomanSpellings(pairs: readonly WordPlaces[], usual: UsualRoman): Finding[] {
  const byWord = groupBy(pairs, ({ devanagari }) => foldDevanagari(devanagari.text));
  return [...byWord.values()].flatMap((ofWord) => {
    const [first] = ofWord;
    if (!first) return [];
    const word = first.devanagari.text;
    const spellings = groupBy(
      ofWord.map(({ roman }) => roman),
      ({ text }) => plainForm(text, "roman"),
    );
    const sure = usual.sureSpelling(word);
    const best = bestOf(spellings, sure);
    const others = [...spellings].filter(([text]) => text !== best);
    const twice = new Map(others.filter(([text]) => areSpellingsOfOne(text, best)));
    const own = [...twice.values()]
      .flat()
      .map((place) => findingAt("two spellings", place, best, `this song also writes ${word} as ${best}.`));
    if (sure === undefined) return own;
    const unlike = [...spellings].filter(([text]) => !twice.has(text));
    return [...own, ...unlike.flatMap(([text, words]) => ofHouse(word, text, words, sure, usual))];
  });
}

function ofHouse(
  word: string,
  text: string,
  places: readonly WordInText[],
  sure: string,
  usual: UsualRoman,
): Finding[] {
  const isRight = text === sure || usual.isUsual(word, text);
  if (isRight || !areSpellingsOfOne(text, sure)) return [];
  const reason = `${word} is usually written ${sure}.`;
  return places.map((place) => findingAt("house spelling", place, sure, reason));
}

/** The spelling that the catalogue is sure of, if the song has it; else the one that the song has most. */
function bestOf(spellings: Spellings, sure: string | undefined): string {
  if (sure !== undefined && spellings.has(sure)) return sure;
  const [best] = [...spellings].toSorted(([, one], [, other]) => other.length - one.length);
  return best?.[0] ?? "";
}

/**
 * @param words all Devanagari words of the song
 * @param pairs those of them that stand for a Roman word
 */
export function findDevanagariSpellings(
  words: readonly WordInText[],
  pairs: readonly WordPlaces[],
  lexicon: Lexicon,
): Finding[] {
  const inTwoForms = [...groupBy(words, ({ text }) => foldDevanagari(text)).values()];
  const soundingAlike = groupBy(
    pairs,
    ({ devanagari, roman }) => `${plainForm(roman.text, "roman")} ${looseDevanagari(devanagari.text)}`,
  );
  const groups = [
    ...inTwoForms.map((found) => ({ found, roman: "" })),
    ...[...soundingAlike].map(([key, found]) => ({
      found: found.map(({ devanagari }) => devanagari),
      roman: key.split(" ")[0] ?? "",
    })),
  ];
  const seen = new Set<number>();
  return groups.flatMap(({ found, roman }) => {
    const spellings = groupBy(found, ({ text }) => plainForm(text, "devanagari"));
    if (spellings.size < 2) return [];
    const best = bestDevanagari(spellings, roman, lexicon);
    return [...spellings]
      .filter(([text]) => text !== best)
      .flatMap(([, places]) => places)
      .filter(({ start }) => !seen.has(start) && seen.add(start))
      .map((place) => {
        const where = roman === "" ? "" : ` for ${roman}`;
        return findingAt("two spellings", place, best, `this song also has ${best}${where}.`);
      });
  });
}

/**
 * The one that most songs have; else the one that this song has most; else the longer one, since dots get forgotten.
 */
function bestDevanagari(spellings: Spellings, roman: string, lexicon: Lexicon): string {
  const known = new Map(lexicon.devanagariOf(roman).map(({ text, songs }) => [text.normalize("NFC"), songs]));
  const [best] = [...spellings].toSorted(
    ([one, places], [other, others]) =>
      (known.get(other) ?? 0) - (known.get(one) ?? 0) ||
      others.length - places.length ||
      other.normalize("NFD").length - one.normalize("NFD").length,
  );
  return best?.[0] ?? "";
}

function findingAt(
  kind: "two spellings" | "house spelling",
  { text, line, start, end }: WordInText,
  best: string,
  reason: string,
): Finding {
  const isCapital = text.charAt(0) !== text.charAt(0).toLowerCase();
  const replacement = isCapital ? best.charAt(0).toUpperCase() + best.slice(1) : best;
  const words = text.toLowerCase().normalize("NFC");
  return {
    kind,
    words,
    sentence: `“${words}”: ${reason}`,
    mend: `Write ${best}`,
    place: { line, start, end, replacement },
  };
}

function groupBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}
