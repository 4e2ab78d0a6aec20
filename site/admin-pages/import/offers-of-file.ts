/** The names in files that may be others, such as `Lata & Rafi`: what is asked, and what was chosen before. */
import {
  type CollectedNames,
  collectNames,
  FileRefused,
  mostSongsOfFile,
  mostTextsOfNames,
  type OfferInFile,
  type ReadSong,
} from "../../../exchange/reading/index.ts";

/**
 * Reads all songs first, of which many have the same names.
 * @param names gets the texts of people
 * @returns them, as many as may be asked for at once
 */
export async function* textsOfNames(
  songs: AsyncIterable<ReadSong<string>>,
  names: CollectedNames,
): AsyncGenerator<readonly string[]> {
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
  const texts = [...names.keys()];
  for (let at = 0; at < texts.length; at += mostTextsOfNames) yield texts.slice(at, at + mostTextsOfNames);
}

/** @returns the offers, chosen as they were in an earlier check of the files */
export function keepChoices(
  offers: readonly OfferInFile[],
  earlier: readonly OfferInFile[],
): readonly OfferInFile[] {
  const choiceOf = new Map(earlier.map(({ typed, isChosen }) => [typed, isChosen]));
  return offers.map((offer) => ({ ...offer, isChosen: choiceOf.get(offer.typed) ?? offer.isChosen }));
}
