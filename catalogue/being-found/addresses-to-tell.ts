/** The changed addresses of which search engines are to be told, in batches. */
import type { Sql } from "#postgres";
import { kindsOfPages } from "../feeds/sitemap-kinds.ts";

interface StoredChange {
  readonly key: string;
  /** How often the batch has failed. */
  readonly failures: number;
  readonly place: number;
  readonly table: string;
  readonly id: number;
  readonly name: string;
}

/**
 * @param most changes of a batch
 * @returns the paths, each once; null if nobody is to be told, or of nothing
 * @throws the driver's error when the database cannot answer
 */
export async function readAddressesToTell(sql: Sql, most: number) {
  const rows = await sql<StoredChange[]>`
    select f.index_now_key as key, f.failures, t.place, t.table_name as table, t.entry_id as id, t.name
    from private.being_found as f cross join private.addresses_to_tell as t
    where f.tells_engines order by t.place limit ${most}`;
  const [first] = rows;
  if (!first) return null;
  const kinds = Object.values(kindsOfPages);
  const paths = rows.flatMap((row) => kinds.find(({ table }) => table === row.table)?.addressOf(row) ?? []);
  const { key, failures } = first;
  return { key, failures, paths: [...new Set(paths)], places: rows.map(({ place }) => place) };
}

/**
 * @param places of the batch if it is done with, which is forgotten then; empty to try it again
 * @param told what came of it, as a sentence for the administrator
 * @throws the driver's error when the database fails
 */
export async function noteTold(sql: Sql, places: readonly number[], told: string): Promise<void> {
  await sql`
    with forgotten as (delete from private.addresses_to_tell where place = any (${places as number[]}::bigint[]))
    update private.being_found set told_at = now(), told = ${told},
      failures = case when ${places.length > 0} then 0 else failures + 1 end
    where tells_engines`;
}
