/** Says which names in a file may be others: those that are stored, or each other. It changes nothing. */
import { findOfferedNames, type OfferedName } from "#catalogue";
import type { Sql } from "#postgres";
import {
  type CollectedNames,
  type NamesToAsk,
  namesToAsk,
  newNamesToAsk,
  type OfferInFile,
  type OfferOfKind,
  offersInFile,
  offersOfKind,
  partsToAsk,
} from "./offered-names.ts";

const nearStored = {
  album: `select n.typed_name as typed, array[n.name] as names, false as "isChosen", n.songs as "nearSongs"
    from private.near_names('{albums}', $1::text[], null) as n order by typed`,
  genre: `select t.typed, array[n.name] as names, false as "isChosen", n.songs::integer as "nearSongs"
    from unnest($1::text[]) as t (typed) cross join lateral private.near_genre(t.typed, null) as n order by typed`,
};
const nearEachOther = `
  select typed, array[near] as names, false as "isChosen", 0 as "nearSongs"
  from private.names_near_each_other($2, $1::text[]) order by typed`;

/** @throws the driver's error when the database cannot answer */
export async function answerNames(
  sql: Sql,
  { kind, texts, areNew }: NamesToAsk,
): Promise<readonly OfferedName[]> {
  const asked = texts.map((text) => text.replaceAll("\0", ""));
  if (areNew) return sql.unsafe<OfferedName[]>(nearEachOther, [asked, kind], { prepare: true });
  if (kind === "people") return findOfferedNames(sql, asked);
  return sql.unsafe<OfferedName[]>(nearStored[kind], [asked], { prepare: true });
}

/**
 * Asks all at once, as a browser asks one after the other.
 * @throws the driver's error when the database cannot answer
 */
export async function findOffersInFile(sql: Sql, names: CollectedNames): Promise<readonly OfferInFile[]> {
  const offers: OfferOfKind[] = [];
  const ask = async (questions: readonly NamesToAsk[]) => {
    for (const asked of questions) offers.push(...offersOfKind(asked, await answerNames(sql, asked)));
  };
  await ask(namesToAsk(names));
  await ask(partsToAsk(names, offers));
  await ask(newNamesToAsk(names, offers));
  return offersInFile(offers, names);
}
