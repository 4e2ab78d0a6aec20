/** Turns a page of the glossary into the data of its page. */
import { addressOfSong, mostSongsCountedOnPage, type WordsPage } from "#catalogue";
import { formatCount, formatNumber } from "../components/format-count.ts";

export type WordsData = ReturnType<typeof wordsData>;

/**
 * @param text of the address
 * @returns a letter of Devanagari, or a Latin one in lower case; null if it is no letter
 */
export function readWordLetter(text: string): string | null {
  const [letter] =
    text
      .normalize("NFD")
      .toLowerCase()
      .match(/^(?:[a-z]|[\u0904-\u0939\u0950\u0960\u0961]\u093c?)$/) ?? [];
  return letter?.[0] ?? null;
}

export function addressOfWords(letter: string | null): string {
  return letter === null ? "/words" : `/words/${encodeURIComponent(letter)}`;
}

/** @param letter null for all words */
export function wordsData(letter: string | null, { letters, count, page, pages, words }: WordsPage) {
  return {
    letter: letter?.toUpperCase() ?? null,
    address: addressOfWords(letter),
    letters: letters.map((other) => ({
      letter: other.toUpperCase(),
      address: addressOfWords(other),
      isCurrent: other === letter,
    })),
    page,
    pages,
    countText: formatCount(count, "word") + (letter === null ? "" : ` under ${letter.toUpperCase()}`),
    words: words.map(({ songs, songCount, ...word }) => ({
      ...word,
      songs: songs.map((song) => ({ id: song.id, title: song.title, address: addressOfSong(song) })),
      moreSongs: moreThan(songs.length, songCount),
    })),
  };
}

/** @returns for example `and 12 more songs`; null if all are named */
function moreThan(named: number, songCount: number): string | null {
  if (songCount <= named) return null;
  if (songCount > mostSongsCountedOnPage)
    return `and more than ${formatNumber(mostSongsCountedOnPage - named)} more songs`;
  return `and ${formatCount(songCount - named, "more song")}`;
}
