/** Lists old addresses by pages, those that something else has today, and all for a file; and removes them. */
import type { Sql, Transaction } from "#postgres";
import { pageBounds, pageSize, pagesOf } from "../paging.ts";
import { queryRow } from "../query.ts";
import { plainForms } from "./plain-forms.ts";
import {
  mayClashQuery,
  type OwnRow,
  ownerOf,
  type StoredAddress,
  type StoredRow,
  storedAddress,
  storedQuery,
} from "./stored-addresses.ts";

export interface OldAddressList {
  readonly count: number;
  /** The returned page: the last one if a later one was requested. */
  readonly page: number;
  readonly pages: number;
  readonly addresses: readonly StoredAddress[];
}

const contains = "where strpos(path, $1) > 0";
const boundsQuery = pageBounds(`select count(*) as count from private.old_addresses ${contains}`, "$2");
const pathsQuery = storedQuery("where path = any ($1::text[])");
const pageQuery = storedQuery(`${contains} order by path limit ${pageSize} offset $2`);

/**
 * @param q a part of the plain form; empty for all
 * @param page from 1
 * @param ownPages the paths of pages of this site that have no number
 * @throws the driver's error when the database cannot answer
 */
export async function listOldAddresses(
  sql: Sql,
  q: string,
  page: number,
  ownPages: readonly string[] = [],
): Promise<OldAddressList> {
  const bounds = await queryRow<OldAddressList & { before: number }>(sql, boundsQuery, [q, page]);
  const { count = 0, page: shown = 1, pages = 1, before = 0 } = bounds ?? {};
  const rows = await sql.unsafe<StoredRow[]>(pageQuery, [q, before], { prepare: true });
  return { count, page: shown, pages, addresses: rows.map((row) => storedAddress(row, ownPages)) };
}

/** How many rows are read at once. */
const batch = 1_000;

/** All that contain `q`, in the order of their paths, read as they are needed. */
export async function* readOldAddresses(sql: Sql, q = ""): AsyncGenerator<readonly StoredAddress[]> {
  const query = storedQuery(`${contains} and path > $2 order by path limit ${batch}`);
  let last = "";
  for (let isMore = true; isMore; ) {
    const rows = await sql.unsafe<StoredRow[]>(query, [q, last], { prepare: true });
    yield rows.map((row) => storedAddress(row));
    last = rows.at(-1)?.path ?? "";
    isMore = rows.length === batch;
  }
}

/**
 * The old addresses that something else has today, which is shown there.
 * @throws the driver's error when the database cannot answer
 */
export async function listClashes(
  sql: Sql,
  q: string,
  page: number,
  ownPages: readonly string[] = [],
): Promise<OldAddressList> {
  const found = await sql.unsafe<OwnRow[]>(mayClashQuery, [q, ownPages as string[]], { prepare: true });
  const paths = found.filter((row) => ownerOf(row) !== null || row.ownId === null).map(({ path }) => path);
  const pages = pagesOf(paths.length);
  const shown = Math.min(page, pages);
  const rows = await sql.unsafe<StoredRow[]>(pathsQuery, [
    paths.slice((shown - 1) * pageSize, shown * pageSize),
  ]);
  const addresses = rows.map((row) => storedAddress(row, ownPages));
  return { count: paths.length, page: shown, pages, addresses };
}

/**
 * @param paths in any spelling
 * @returns by these paths the title or name of what has such an address today, and is shown there
 * @throws the driver's error when the database cannot answer
 */
export async function findWinners(
  sql: Sql | Transaction,
  paths: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const plain = paths.map((path) => plainForms(path)[0] ?? "");
  const rows = await sql.unsafe<StoredRow[]>(pathsQuery, [plain], { prepare: true });
  const winners = new Map(rows.map((row) => [row.path, storedAddress(row).winner]));
  return new Map(
    paths.flatMap((path, at) => {
      const winner = winners.get(plain[at] ?? "");
      return winner ? [[path, winner]] : [];
    }),
  );
}

/**
 * @param path in its plain form
 * @returns whether it was there
 * @throws the driver's error when the database fails
 */
export async function removeOldAddress(sql: Sql, path: string): Promise<boolean> {
  const { count } = await sql`delete from private.old_addresses where path = ${path}`;
  return count > 0;
}

/**
 * @param q a part of the plain form; empty for all
 * @returns how many were removed
 * @throws the driver's error when the database fails
 */
export async function removeOldAddresses(sql: Sql, q: string): Promise<number> {
  const { count } = await sql`delete from private.old_addresses where strpos(path, ${q}) > 0`;
  return count;
}
