/** Turns a page of the glossary into the data of its page. */
import { addressOfSong, mostSongsCountedOnPage, type WordsPage, type WordsRequest } from "#catalogue";
import type { Texts } from "../texts/en/index.ts";

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

type ListOfWords = Pick<WordsRequest, "isWhole" | "letter" | "q">;

/** @returns the address of the first page of a list */
export function addressOfWords({ isWhole, letter, q }: ListOfWords): string {
  const path = isWhole ? "/words/all" : "/words";
  if (letter !== null) return `${path}/${encodeURIComponent(letter)}`;
  return q === "" ? path : `${path}?${new URLSearchParams({ q })}`;
}

const none = { letter: null, q: "" };

export function wordsData(list: ListOfWords, found: WordsPage, texts: Texts) {
  const { letters, count, page, pages, words } = found;
  const { isWhole, letter, q } = list;
  const shownLetter = letter?.toUpperCase() ?? null;
  // A letter may have words of the glossary alone.
  const kept = isWhole ? none : list;
  return {
    q,
    letter: shownLetter,
    isWhole,
    address: addressOfWords(list),
    addressOfForm: addressOfWords({ isWhole, ...none }),
    lists: [
      {
        text: texts.words.lists.ofSongs,
        address: addressOfWords({ ...kept, isWhole: false, q }),
        isCurrent: !isWhole,
      },
      {
        text: texts.words.lists.all,
        address: addressOfWords({ ...list, isWhole: true }),
        isCurrent: isWhole,
      },
    ],
    letters: letters.map((other) => ({
      letter: other.toUpperCase(),
      address: addressOfWords({ isWhole, letter: other, q: "" }),
      isCurrent: other === letter,
    })),
    page,
    pages,
    countText: texts.lists.under(texts.words.count(count), shownLetter),
    words: words.map(({ songs, songCount, ...word }) => ({
      ...word,
      songs: songs.map((song) => ({ id: song.id, title: song.title, address: addressOfSong(song) })),
      moreSongs: moreSongs(songs.length, songCount, texts.words),
    })),
  };
}

/** @returns for example `and 12 more songs`; null if all are named */
function moreSongs(named: number, songCount: number, { more, moreThan }: Texts["words"]): string | null {
  if (songCount <= named) return null;
  return songCount > mostSongsCountedOnPage
    ? moreThan(mostSongsCountedOnPage - named)
    : more(songCount - named);
}
