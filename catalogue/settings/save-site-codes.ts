/** Saves the codes that were changed and leaves the others alone; refuses one that is too long. */
import type { Sql } from "#postgres";
import { doTransaction } from "../database-complaint.ts";
import { plainText } from "../plain-text.ts";
import { CodesRefused, longestCode } from "./codes-refused.ts";
import { type CodeKey, codeKeys } from "./stored-codes.ts";

/**
 * @param changes the codes to store, as they were typed; blank switches one off
 * @throws {CodesRefused} when one is too long; nothing is changed then
 * @throws the driver's error when the database fails; nothing is changed then
 */
export async function saveSiteCodes(
  sql: Sql,
  changes: Readonly<Partial<Record<CodeKey, string>>>,
): Promise<void> {
  // In one order, so that two saves at once do not wait for each other in a circle.
  const keys = codeKeys.filter((key) => changes[key] !== undefined);
  const values = keys.map((key) => plainText(changes[key]));
  const tooLong = keys.find((_, place) => Array.from(values[place] ?? "").length > longestCode);
  if (tooLong) throw new CodesRefused(tooLong);
  await doTransaction(
    () => sql`
      insert into settings (key, value) select * from unnest(${keys as string[]}::text[], ${values}::text[])
      on conflict (key) do update set value = excluded.value`,
  );
}
