/** The changed addresses of which search engines are to be told, in batches. */
import type { Sql } from "#postgres";
import { kindsOfPages } from "../feeds/sitemap-kinds.ts";

/** Of one request, by the rules of IndexNow. */
export const mostAddressesAtOnce = 10_000;

export interface ToTell {
  readonly key: string;
  /** How often it has failed since it last did not. */
  readonly failures: number;
  /** Paths, each once. */
  readonly paths: readonly string[];
  readonly places: readonly number[];
}

/**
 * @returns null if nobody is to be told, or of nothing
 * @throws the driver's error when the database cannot answer
 */
export async function readAddressesToTell(sql: Sql): Promise<ToTell | null> {
  const rows = await sql<
    { key: string; failures: number; place: number; table: string; id: number; name: string }[]
  >`
    select f.index_now_key as key, f.failures, t.place, t.table_name as table, t.entry_id as id, t.name
    from private.being_found as f cross join private.addresses_to_tell as t
    where f.tells_engines order by t.place limit ${mostAddressesAtOnce}`;
  const [first] = rows;
  if (!first) return null;
  const kinds = Object.values(kindsOfPages);
  const paths = rows.flatMap((row) => kinds.find(({ table }) => table === row.table)?.addressOf(row) ?? []);
  const { key, failures } = first;
  return { key, failures, paths: [...new Set(paths)], places: rows.map(({ place }) => place) };
}

/**
 * @param told what came of it, as a sentence for the administrator
 * @param failures 0 if the batch is done with, and forgotten
 * @throws the driver's error when the database fails
 */
export async function noteTold(sql: Sql, { places }: ToTell, told: string, failures: number): Promise<void> {
  const done = failures === 0 ? places : [];
  await sql`
    with forgotten as (delete from private.addresses_to_tell where place = any (${done as number[]}::bigint[]))
    update private.being_found set told_at = now(), told = ${told}, failures = ${failures} where tells_engines`;
}
