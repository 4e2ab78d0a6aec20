/** Saves the changed codes only; refuses a code that is too long. */
import type { Sql } from "#postgres";
import { retryTransaction } from "../database-error.ts";
import { stripNullCharacters } from "../null-characters.ts";
import { CodesRefused, longestCode } from "./codes-refused.ts";
import { type CodeKey, codeKeys } from "./stored-codes.ts";

/**
 * @param changes the codes to store, as typed; a blank one is switched off
 * @throws {CodesRefused} when a code is too long; nothing is changed then
 * @throws the driver's error when the database fails; nothing is changed then
 */
export async function saveSiteCodes(
  sql: Sql,
  changes: Readonly<Partial<Record<CodeKey, string>>>,
): Promise<void> {
  // Always in the same order, so that two saves at once do not deadlock.
  const keys = codeKeys.filter((key) => changes[key] !== undefined);
  const values = keys.map((key) => stripNullCharacters(changes[key]));
  const tooLong = keys.find((_, index) => Array.from(values[index] ?? "").length > longestCode);
  if (tooLong) throw new CodesRefused(tooLong);
  await retryTransaction(
    () => sql`
      with said as materialized (select private.changed_by('form'))
      insert into settings (key, value)
      select code.* from said cross join unnest(${keys as string[]}::text[], ${values}::text[]) as code
      on conflict (key) do update set value = excluded.value`,
  );
}
