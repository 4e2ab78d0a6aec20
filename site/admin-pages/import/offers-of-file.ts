/** The names in files that may be others, such as `Lata & Rafi`: what is asked, and what was chosen before. */
import {
  type CollectedNames,
  collectNames,
  FileRefused,
  keyOfOffer,
  mostSongsOfFile,
  type NamesToAsk,
  namesToAsk,
  type OfferInFile,
  type ReadSong,
} from "../../../exchange/reading/index.ts";

/**
 * Reads all songs first, of which many have the same names.
 * @param names gets those of the file
 * @returns the questions about them
 */
export async function* askAboutNames(
  songs: AsyncIterable<ReadSong<string>>,
  names: CollectedNames,
): AsyncGenerator<NamesToAsk> {
  let count = 0;
  try {
    for await (const read of songs) {
      collectNames(read, names);
      count += 1;
      if (count === mostSongsOfFile) break;
    }
  } catch (error) {
    // The check says it, below the songs before it.
    if (!(error instanceof FileRefused)) throw error;
  }
  yield* namesToAsk(names);
}

/** @returns the offers, chosen as they were in an earlier check of the files; those to decide about are first */
export function keepChoices(
  offers: readonly OfferInFile[],
  earlier: readonly OfferInFile[],
): readonly OfferInFile[] {
  const choiceOf = new Map(earlier.map((offer) => [keyOfOffer(offer), offer.isChosen]));
  const inOrder = offers.toSorted((one, other) => Number(one.isChosen) - Number(other.isChosen));
  return inOrder.map((offer) => ({ ...offer, isChosen: choiceOf.get(keyOfOffer(offer)) ?? offer.isChosen }));
}
