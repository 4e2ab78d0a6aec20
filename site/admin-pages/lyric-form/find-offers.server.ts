/** Finds what the names in the song form may mean instead: those of people, of the album, and the genre. */
import { findNearName, findOfferedNames, type Sql } from "#catalogue";
import type { LyricText } from "./lyric-text.ts";
import { type FormOffer, nearFields, textsOfPeople } from "./offered-names.ts";

const kindOf = { albumName: "albums", genre: "genres" } as const;

/** @throws the driver's error when the database cannot answer */
export async function findOffers(sql: Sql, text: LyricText): Promise<readonly FormOffer[]> {
  const [people, ...near] = await Promise.all([
    findOfferedNames(sql, textsOfPeople(text)),
    ...nearFields.map((field) => findNearName(sql, kindOf[field], text[field])),
  ]);
  const others = nearFields.flatMap((field, place): FormOffer[] => {
    const { name, songCount } = near[place] ?? { name: null, songCount: 0 };
    if (name === null) return [];
    return [{ field, typed: text[field].trim(), names: [name], isChosen: false, nearSongs: songCount }];
  });
  return [...people, ...others];
}
