/** Leads from the address of a person or an album that was merged to the one that stayed. */
import { redirect } from "react-router";
import { type EntryKind, findMerged, type Sql } from "#catalogue";
import { queryCatalogue } from "../query-catalogue.server.ts";

type Read = <Answer>(query: (sql: Sql) => Promise<Answer>) => Promise<Answer>;

/**
 * Asked only where nothing has the id, so that other pages need one query.
 * @param url the requested one; its query stays
 * @throws 301 to the address of the one that stayed
 */
export async function redirectToMerged(
  read: Read,
  url: URL,
  kind: EntryKind,
  id: number,
  addressOf: (entry: { readonly id: number; readonly name: string }) => string,
): Promise<void> {
  const query = read((sql) => findMerged(sql, kind, id));
  const stayed = await queryCatalogue(query, "Error fetching where an address leads:");
  if (stayed) throw redirect(addressOf(stayed) + url.search, 301);
}
