/**
 * Generates words and names that look Hindi, by joining syllables in Roman letters and in Devanagari, so that no real
 * lyrics are needed.
 */
import { pick, randomNumbers } from "./random-numbers.ts";

/** One word in both scripts. */
export interface Word {
  readonly roman: string;
  readonly hindi: string;
}

/** Distinct words of titles and lines. */
export const vocabularySize = 40_000;
const givenNames = 3_000;
const surnames = 2_000;

/** Parses entries of the form `roman:hindi:frequency`. */
function parts(table: string): readonly Word[] {
  return table.split(" ").flatMap((part) => {
    const [roman = "", hindi = "", often] = part.split(":");
    return Array.from({ length: Number(often) }, () => ({ roman, hindi }));
  });
}

const onsets = parts(
  "k:क:7 kh:ख:2 g:ग:4 gh:घ:1 ch:च:3 chh:छ:1 j:ज:4 jh:झ:1 t:त:6 t:ट:2 th:थ:2 th:ठ:1 d:द:5 d:ड:1 dh:ध:2 n:न:6 p:प:5 " +
    "ph:फ:1 f:फ़:1 b:ब:4 bh:भ:2 m:म:7 y:य:2 r:र:7 l:ल:5 v:व:3 sh:श:2 s:स:6 h:ह:5 z:ज़:1",
);
const clusters = parts("pr:प्र:2 py:प्य:1 kr:क्र:1 ky:क्य:1 tr:त्र:1 sw:स्व:1");
const codas = parts("n:न:4 r:र:5 l:ल:4 s:स:2 t:त:3 k:क:2 m:म:3 sh:श:1 j:ज:1 d:द:1 b:ब:1 p:प:1");
const vowels = parts("a::9 aa:ा:6 i:ि:4 ee:ी:2 u:ु:3 oo:ू:2 e:े:4 ai:ै:1 o:ो:3 au:ौ:1");
const firstVowels = parts("a:अ:4 aa:आ:3 i:इ:2 u:उ:2 e:ए:1 o:ओ:1 au:औ:1");
/** At the end of a word, Roman spelling does not distinguish long and short vowels. */
const lastVowels = parts("a:ा:6 i:ी:5 e:े:4 o:ो:3 u:ू:1 en:ें:1 on:ों:2 an:ाँ:1 in:ीं:1");

const givenEndings = parts(
  "esh:ेश:3 a:ा:4 i:ी:3 it:ित:2 endra:ेन्द्र:2 an:न:3 ita:िता:2 ini:िनी:1 deep:दीप:1 jeet:जीत:1 mala:माला:1 pal:पाल:1",
);
const surnameEndings = parts(
  "kar:कर:4 wal:वाल:3 das:दास:2 nath:नाथ:1 ani:ानी:3 iya:िया:2 puri:पुरी:1 ekar:ेकर:1",
);

const nothing: Word = { roman: "", hindi: "" };

const joined = (...pieces: readonly Word[]): Word => ({
  roman: pieces.map(({ roman }) => roman).join(""),
  // The Unicode form of stored texts.
  hindi: pieces
    .map(({ hindi }) => hindi)
    .join("")
    .normalize("NFC"),
});

/**
 * @param seed the same seed gives the same words
 * @returns `vocabularySize` words, all different in both scripts; the first ones are meant to be common and are short
 */
export function makeWords(seed: number): readonly Word[] {
  const random = randomNumbers(seed);
  return distinct(vocabularySize, (rank) => makeWord(syllablesAt(rank, random), random));
}

/** @returns `givenNames` and `surnames`, lower case */
export function makeNames(seed: number): {
  readonly given: readonly Word[];
  readonly family: readonly Word[];
} {
  const random = randomNumbers(seed + 1);
  return {
    given: distinct(givenNames, () => joined(makeStem(random), pick(givenEndings, random))),
    family: distinct(surnames, () => joined(makeStem(random), pick(surnameEndings, random))),
  };
}

function distinct(count: number, make: (rank: number) => Word): readonly Word[] {
  const seen = { roman: new Set<string>(), hindi: new Set<string>() };
  const words: Word[] = [];
  while (words.length < count) {
    const word = make(words.length);
    if (seen.roman.has(word.roman) || seen.hindi.has(word.hindi)) continue;
    seen.roman.add(word.roman);
    seen.hindi.add(word.hindi);
    words.push(word);
  }
  return words;
}

/** Few ranks have one syllable, since there are few such words. */
function syllablesAt(rank: number, random: () => number): number {
  if (rank < 60) return 1;
  if (rank < 400) return pick([1, 2], random);
  return rank < 4_000 ? 2 : pick([2, 2, 3, 3, 3, 3, 4], random);
}

function makeWord(syllables: number, random: () => number): Word {
  const pieces: Word[] = [];
  let isClosed = false;
  for (let place = 1; place <= syllables; place += 1) {
    const [isFirst, isLast] = [place === 1, place === syllables];
    const onset = makeOnset(isFirst, isClosed, random);
    if (isLast && onset !== nothing && random() < 0.55)
      return joined(...pieces, onset, pick(lastVowels, random));
    const vowel = pick(onset === nothing ? firstVowels : vowels, random);
    // An a in an open syllable inside a word would be silent (कमरा is kamra), so the syllable is closed.
    isClosed = isLast || (vowel.hindi === "" && !isFirst) || random() < 0.25;
    pieces.push(onset, vowel, isClosed ? pick(codas, random) : nothing);
  }
  return joined(...pieces);
}

function makeOnset(isFirst: boolean, isClosed: boolean, random: () => number): Word {
  const chance = random();
  if (isFirst && chance < 0.08) return nothing;
  if (isFirst && chance < 0.13) return pick(clusters, random);
  const onset = pick(onsets, random);
  // In Roman letters a k and an h would read as one kh.
  return isClosed && onset.roman === "h" ? makeOnset(isFirst, isClosed, random) : onset;
}

/** One or two syllables and a consonant, to be followed by the ending of a name. */
function makeStem(random: () => number): Word {
  const first = joined(pick(onsets, random), pick(vowels, random));
  if (random() < 0.6) return joined(first, pick(codas, random));
  const second = vowels.filter(({ hindi }) => hindi !== "");
  return joined(first, pick(onsets, random), pick(second, random), pick(codas, random));
}

/** Capitalises each word, if the script has capitals. */
export function capitalised(text: string): string {
  return text.replace(/(^| )(\S)/g, (start) => start.toUpperCase());
}
