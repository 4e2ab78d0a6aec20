/** Finds where an address leads that shows nothing itself. */
import type { Sql } from "#postgres";
import { queryRow } from "../query.ts";
import { plainForms } from "./plain-forms.ts";
import { type StoredAddress, type StoredRow, storedAddress, storedQuery } from "./stored-addresses.ts";

const oldQuery = storedQuery(
  "where path = any ($1::text[]) order by array_position($1::text[], path) limit 1",
);

/** @returns the path without the words before its number, which nobody needs to know; a number may be a UUID */
function byNumber(form: string): string[] {
  const [, folder, id] =
    /^(\/[a-z-]+\/)[^/?]*-(\d{1,19}|[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/.exec(form) ?? [];
  return folder && id ? [folder + id] : [];
}

/**
 * One look into an index.
 * @param addresses paths with their queries, as asked for; the first that is stored counts
 * @returns null if nothing is stored, and for the address of something that exists, which always wins. Without an
 *   `address` if what it showed is gone.
 * @throws the driver's error when the database cannot answer
 */
export async function findOldAddress(
  sql: Sql,
  ...addresses: readonly string[]
): Promise<Pick<StoredAddress, "address" | "isWithdrawn"> | null> {
  const forms = addresses.flatMap(plainForms);
  if (forms.length === 0) return null;
  const row = await queryRow<StoredRow>(sql, oldQuery, [[...forms, ...forms.flatMap(byNumber)]]);
  // Where the number is one of ours, the number decides.
  if (row && row.ownId !== null && !forms.includes(row.path)) return null;
  const found = row && storedAddress(row);
  // An address that leads to itself shows nothing.
  return found && found.winner === null && found.address !== found.path ? found : null;
}
