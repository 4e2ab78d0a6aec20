/** Finds the English words of a line, in either script. */
import { foldDevanagari } from "../devanagari/fold.ts";
import { isCommonWord } from "./common.ts";
import { besideEnglish, englishWords, phrases } from "./english-words.ts";

/** Words of Hindi that sound as English ones; in Devanagari they are Hindi unless in a phrase. */
const hindiToo = new Set(
  foldDevanagari(
    "वन वर सम कम मच लक बी सी मेल हर ही बाई बंगला कलर मोर बस रम बम गो लेट जज गैस बार बल बोतल गिलास पास टेक मील",
  ).split(" "),
);

/** How many words the longest phrase has. */
const longestPhrase = 6;

interface Side {
  /** What the other script has for a word, the usual first. */
  readonly words: ReadonlyMap<string, readonly string[]>;
  /** Those that are English only among English words. */
  readonly beside: ReadonlySet<string>;
  readonly phrases: ReadonlyMap<string, readonly string[]>;
}

let sides: { readonly roman: Side; readonly devanagari: Side } | undefined;

/** Shapes of words that Hindi in Roman letters hardly has. */
const englishShape = /tion|ough|ight|.{3}ing$|^wh|x|ck|[^aeiou]le$/;

/**
 * @param words of a line, in lower case or as `foldDevanagari` gives them
 * @returns for each word what the other script has if it is English here, the usual first
 */
export function englishOfLine(
  words: readonly string[],
  script: "roman" | "devanagari",
): readonly (readonly string[] | undefined)[] {
  sides ??= gather();
  const side = sides[script];
  const isPlain = (word: string | undefined) =>
    word !== undefined && side.words.has(word) && !side.beside.has(word);
  const isAllEnglish = words.every((word) => side.words.has(word)) && words.filter(isPlain).length > 1;
  const found = words.map((word, i) =>
    isPlain(word) || isAllEnglish || (isPlain(words[i - 1]) && isPlain(words[i + 1]))
      ? side.words.get(word)
      : undefined,
  );
  for (let start = 0; start < words.length; start++)
    for (let length = Math.min(longestPhrase, words.length - start); length > 1; length--) {
      const phrase = side.phrases.get(words.slice(start, start + length).join(" "));
      phrase?.forEach((text, i) => {
        found[start + i] = [text];
      });
    }
  return found;
}

/** @returns whether a word that no list knows looks like an English one */
export function looksEnglish(roman: string): boolean {
  return englishShape.test(roman);
}

function entriesOf(list: string): (readonly [english: string, devanagari: readonly string[]])[] {
  return list.split(",").map((entry) => {
    const [english = "", ...forms] = entry.trim().split(/\s+/);
    return [english, forms.map((form) => form.normalize("NFC"))] as const;
  });
}

function gather(): NonNullable<typeof sides> {
  const [plain, beside] = [entriesOf(englishWords), entriesOf(besideEnglish)];
  const roman = new Map([...plain, ...beside]);
  const devanagari = new Map<string, readonly string[]>();
  const besideInDevanagari = new Set<string>();
  for (const [list, isPlain] of [
    [plain, true],
    [beside, false],
  ] as const)
    for (const [english, forms] of list)
      for (const form of forms.map(foldDevanagari)) {
        if (devanagari.has(form)) continue;
        devanagari.set(form, [written(english)]);
        if (!isPlain || hindiToo.has(form) || isCommonWord(form)) besideInDevanagari.add(form);
      }
  const listed = phrases.split(",").map((phrase) => phrase.trim().split(/\s+/));
  const formOf = (english: string) => roman.get(english)?.[0] ?? "";
  return {
    roman: {
      words: roman,
      beside: new Set(beside.map(([english]) => english)),
      phrases: new Map(listed.map((words) => [words.join(" "), words.map(formOf)])),
    },
    devanagari: {
      words: devanagari,
      beside: besideInDevanagari,
      phrases: new Map(
        listed.map((words) => [words.map(formOf).map(foldDevanagari).join(" "), words.map(written)]),
      ),
    },
  };
}

function written(english: string): string {
  return english === "i" ? "I" : english;
}
