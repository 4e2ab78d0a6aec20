/** Drafts names of people, albums and genres in Devanagari, for the pages in Hindi, where nobody has given one. */
import type { Sql } from "#postgres";
import { retryTransaction } from "../database-error.ts";
import { draftOtherScript } from "./draft-other-script.ts";

/**
 * A draft is stored only if the name is still the same and nobody has given another one.
 * @param most number of names
 * @returns the number of drafted names; fewer than `most` if none is left
 * @throws the driver's error when the database fails
 */
export async function draftNames(sql: Sql, most: number): Promise<number> {
  const waiting = await sql<{ entries: string; key: string; name: string }[]>`
    (select entries, entry_id::text as key, of_name as name from private.devanagari_names
     where is_drafted is null order by private.devanagari_names.entries, entry_id limit ${most})
    union all
    (select 'genres', genre_key, name from private.genres where is_drafted is null limit ${most})
    limit ${most}`;
  if (waiting.length === 0) return 0;
  const names = waiting.map(({ name }) => name);
  const { text } = await draftOtherScript(sql, { to: "hindi", source: names.join("\n") });
  const [entries, keys] = [waiting.map((one) => one.entries), waiting.map(({ key }) => key)];
  await retryTransaction(
    () => sql`
      select private.store_name_drafts(
        ${entries}::text[], ${keys}::text[], ${names}::text[], ${text.split("\n")}::text[])`,
  );
  return waiting.length;
}
