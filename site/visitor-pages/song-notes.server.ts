/** Puts the notes of a song to their lines, and what words mean in it among its explained words. */
import type { ExplainedWord, MeaningInSong, Song, WordsOfSong } from "#catalogue";
import { pairsOfSong } from "#transliteration";
import { lineKey, wordKey, wordPattern } from "../components/lyrics/line-key.ts";
import { canPairStanzas, type Pair, pairStanzas } from "../components/lyrics/pair-stanzas.ts";
import type { Stanza } from "../components/lyrics/stanzas.ts";
import type { SongWord } from "../components/lyrics/words-of-song.tsx";

interface SongNote {
  readonly line: string;
  readonly note: string;
}

interface SongNotes {
  /** In the order of the lyrics; a note is numbered by its place, from 1. Notes whose lines are gone are left out. */
  readonly notes: readonly SongNote[];
  /** The lines that have notes, as the page shows them in both scripts, with the numbers of the notes. */
  readonly notedLines: readonly (readonly [line: string, number: number])[];
}

interface Line {
  readonly texts: readonly string[];
  readonly keys: readonly string[];
}

export function songNotes(
  { notes }: Pick<Song, "notes">,
  roman: readonly Stanza[],
  hindi: readonly Stanza[],
): SongNotes {
  if (notes.length === 0) return { notes: [], notedLines: [] };
  const unplaced = new Map(notes.map((note) => [lineKey(note.line), note]));
  const placed: SongNote[] = [];
  const numbers = new Map<string, number>();
  for (const { texts, keys } of linesOf(roman, hindi)) {
    const key = keys.find((each) => unplaced.has(each));
    const note = key === undefined ? undefined : unplaced.get(key);
    if (key === undefined || !note) continue;
    unplaced.delete(key);
    placed.push({ line: texts[keys.indexOf(key)] ?? note.line, note: note.note });
    for (const text of texts) if (!numbers.has(text)) numbers.set(text, placed.length);
  }
  return { notes: placed, notedLines: [...numbers] };
}

/** @returns the lines of the song, each in both scripts where they can be paired */
function linesOf(roman: readonly Stanza[], hindi: readonly Stanza[]): Line[] {
  const pairs = canPairStanzas(roman, hindi)
    ? pairStanzas(roman, hindi).flat()
    : [
        { roman: [], hindi: hindi.flat() },
        { roman: roman.flat(), hindi: [] },
      ];
  return pairs.flatMap(linesOfPair).map((texts) => ({ texts, keys: texts.map(lineKey) }));
}

function linesOfPair({ roman, hindi }: Pair): string[][] {
  const [one, other] = [hindi[0], roman[0]];
  if (one !== undefined && other !== undefined && hindi.length === 1 && roman.length === 1)
    return [[one, other]];
  return [...hindi, ...roman].map((line) => [line]);
}

/**
 * @returns the explained words; those with a meaning of their own have it, and come first if the glossary does not
 * have them
 */
export function wordsWithOwnMeanings({
  words,
  ownMeanings,
  lyrics_hindi,
  lyrics_english,
}: Pick<WordsOfSong, "words" | "ownMeanings" | "lyrics_hindi" | "lyrics_english">): SongWord[] {
  const explained = words.map(explainedWord);
  const added: SongWord[] = [];
  for (const { word, english, hindi } of ownMeanings) {
    const place = words.findIndex((each) =>
      [each.word, ...each.spellings].some((spelling) => wordKey(spelling) === wordKey(word)),
    );
    const known = explained[place];
    if (known) explained[place] = { ...known, origin: null, english, hindi, isKnown: false };
    else added.push(...newWord(word, { english, hindi, lyrics_hindi, lyrics_english }));
  }
  return [...added, ...explained];
}

function explainedWord({ spellings, ...word }: ExplainedWord): SongWord {
  const others = spellings.filter((spelling) => spelling !== word.word && spelling !== word.roman);
  return { ...word, spellings: others.join(" ") };
}

type Meant = Pick<MeaningInSong, "english" | "hindi"> & Pick<Song, "lyrics_hindi" | "lyrics_english">;

/** @returns nothing if the word is not in the lyrics any more */
function newWord(word: string, { english, hindi, lyrics_hindi, lyrics_english }: Meant): SongWord[] {
  const key = wordKey(word);
  const isThere = [lyrics_hindi, lyrics_english].some((text) => wordsIn(text).includes(key));
  if (!isThere) return [];
  const pairs = pairsOfSong({ devanagari: lyrics_hindi ?? "", roman: lyrics_english ?? "" });
  const others = pairs.flatMap((pair) => {
    const [inHindi, inRoman] = [wordKey(pair.devanagari), wordKey(pair.roman)];
    return inHindi === key ? [inRoman] : inRoman === key ? [inHindi] : [];
  });
  const [other = "", ...more] = new Set(others);
  const isRoman = /\p{Script=Latin}/u.test(word);
  const [written, roman] = isRoman ? [other, word] : [word, other];
  return [
    {
      word: written || roman,
      roman: written ? roman : "",
      origin: null,
      english,
      hindi,
      spellings: more.join(" "),
    },
  ];
}

function wordsIn(text: string | null): string[] {
  return text?.normalize("NFC").toLowerCase().match(wordPattern) ?? [];
}
