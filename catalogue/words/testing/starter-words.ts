/** The starter glossary as tests of single words need it: with words instead of numbers. */
import { readGlossary, wordsOf } from "../../../postgres/testing/index.ts";
import { createGlossary } from "../glossary.ts";
import { readWordLists } from "../read-glossary.ts";
import { type SongTexts, wordsOfSong } from "../words-of-song.ts";

const entries = readGlossary().flatMap((file) => file.entries);
const glossary = createGlossary(await readWordLists());
glossary.add(entries.map((entry, place) => ({ ...entry, id: place + 1, forms: wordsOf(entry).slice(1) })));

const wordOf = (found: { readonly id: number } | null) => (found ? entries[found.id - 1]?.word : null);

/** @returns the dictionary form of its entry */
export const entryOf = (word: string) => wordOf(glossary.find(word));

export const entryOfRoman = (word: string) => wordOf(glossary.findRoman(word));

/** @returns for each word of the song its entry and its spellings, as `ग़म: ग़मों ghamon` */
export const entriesOf = (song: Partial<SongTexts>) =>
  wordsOfSong({ hindi: null, english: null, ...song }, glossary).map(
    ({ id, spellings }) => `${entries[id - 1]?.word ?? "the poet"}: ${spellings.join(" ")}`,
  );

/** @returns for each entry that the song has, whether readers know it */
export const knownOf = (song: Partial<SongTexts>) =>
  Object.fromEntries(
    wordsOfSong({ hindi: null, english: null, ...song }, glossary).map(({ id, isKnown }) => [
      entries[id - 1]?.word,
      isKnown,
    ]),
  );
