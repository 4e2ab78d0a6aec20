/** A list as it goes to the browser. */
import { type EntryKind, findListing, type Sql } from "#catalogue";
import { askCatalogue } from "../ask-catalogue.server.ts";
import { writeRows } from "./entry-rows.ts";
import { wordsOf } from "./entry-words.ts";

export interface ListingFacts {
  readonly kind: EntryKind;
  /** To be read by `readRows`. */
  readonly rows: string;
  /** How many there are; where the list is partial, how many fit the filter. */
  readonly total: number;
  /** Only the first rows that fit the filter are here. */
  readonly isPartial: boolean;
  /** The filter that the rows of a partial list fit. */
  readonly filter: string;
}

/** @throws a response 503 when the database cannot answer */
export async function listEntries(sql: Sql, kind: EntryKind, filter: string): Promise<ListingFacts> {
  const { listTitle } = wordsOf(kind);
  const found = await askCatalogue(findListing(sql, kind, { filter }), `Error fetching ${listTitle}:`);
  return { kind, filter, rows: writeRows(found.rows), total: found.total, isPartial: found.isPartial };
}
