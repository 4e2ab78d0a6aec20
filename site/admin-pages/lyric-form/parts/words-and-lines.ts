/** The words and lines of typed lyrics, to choose from, and to see whether a note still has its line. */
import { lineKey, wordKey, wordPattern } from "../../../components/lyrics/line-key.ts";
import { stanzasOf } from "../../../components/lyrics/stanzas.ts";

export interface WordsAndLines {
  /** Each once, in the order of the lyrics. */
  readonly words: readonly string[];
  readonly lines: readonly string[];
  readonly hasWord: (word: string) => boolean;
  readonly hasLine: (line: string) => boolean;
}

/** @param lyrics in both scripts */
export function wordsAndLines(lyrics: readonly string[]): WordsAndLines {
  const lines = [...new Set(lyrics.flatMap((text) => stanzasOf(text).flat()))];
  const words = [...new Set(lyrics.flatMap((text) => text.toLowerCase().match(wordPattern) ?? []))];
  const [lineKeys, wordKeys] = [new Set(lines.map(lineKey)), new Set(words.map(wordKey))];
  return {
    words,
    lines,
    hasWord: (word) => wordKeys.has(wordKey(word)),
    hasLine: (line) => lineKeys.has(lineKey(line)),
  };
}
