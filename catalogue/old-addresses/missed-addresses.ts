/**
 * Addresses that were asked for and led nowhere: counts them in memory, writes the counts in batches, and keeps the
 * 500 most asked for. Stores nothing of who asked; one network counts once a day for the same address, and no network
 * can fill the list.
 */
import { createHmac, randomBytes } from "node:crypto";
import { LRUCache } from "lru-cache";
import { createShares, type Shares, widestNetworkOf } from "#networks";
import type { Sql } from "#postgres";
import { plainForms } from "./plain-forms.ts";

const longest = 300;
const mostKept = 500;
const day = 86_400_000;

/** What programs look for that try to break in, and files, which are no pages. */
const noPage =
  /\/\.|\.(?!html?$)[a-z\d]{1,11}$|\.(?:php\d?|aspx?|jsp|cgi)\b|^\/(?:wp-(?:admin|login|includes|content|json)|cgi-bin|vendor|phpmyadmin|admin|administrator|xmlrpc)\b/;

export interface MissedAddress {
  readonly path: string;
  readonly requests: number;
  /** Such as `2026-03-01`. */
  readonly firstDay: string;
  readonly lastDay: string;
}

export interface AddressMisses {
  /**
   * Returns at once and never throws.
   * @param address a path with its query
   * @param visitor the visitor's address, only to tell networks apart
   */
  note(address: string, visitor: string): void;
  /** Writes what is still waiting, and notes no more. */
  close(): Promise<void>;
}

interface MissesOptions {
  /** How long misses are gathered, in milliseconds. */
  readonly batchMs?: number;
  readonly ofDay?: Shares;
  readonly ofMinute?: Shares;
  /** Milliseconds of a monotonic clock. */
  readonly now?: () => number;
}

/** @param logError gets one line each time a batch cannot be written; it is lost then */
export function createAddressMisses(
  sql: Sql,
  logError: (message: string) => void,
  {
    batchMs = 5_000,
    // A search engine that comes for the pages of a former site is one network, too.
    ofDay = { perWideNetwork: 100, perWidestNetwork: 200 },
    ofMinute = { perWidestNetwork: 30, inAll: 120 },
    now = () => performance.now(),
  }: MissesOptions = {},
): AddressMisses {
  // A random key, so that remembered hashes cannot be turned back into addresses.
  const secret = randomBytes(32);
  const pseudonymOf = (fact: string) => createHmac("sha256", secret).update(fact).digest("base64");
  const take = createShares({ now, pseudonymOf });
  const seen = new LRUCache<string, true>({ max: 10_000, ttl: day, ttlResolution: 0, perf: { now } });
  let waiting = new Map<string, number>();
  let timer: NodeJS.Timeout | undefined;
  let writing = Promise.resolve();
  let closed = false;

  function write(): void {
    clearTimeout(timer);
    timer = undefined;
    const counts = waiting;
    waiting = new Map();
    writing = writing
      .then(() => addMisses(sql, counts))
      .catch((error: Error) => {
        logError(`Error noting missed addresses: ${error.message}`);
      });
  }

  return {
    note(address, visitor) {
      const path = missedPath(address);
      if (closed || path === null || waiting.size >= mostKept) return;
      const visit = pseudonymOf(`${widestNetworkOf(visitor)} ${path}`);
      if (seen.has(visit)) return;
      if (take("minute", visitor, ofMinute, 60_000) || take("day", visitor, ofDay, day)) return;
      seen.set(visit, true);
      waiting.set(path, (waiting.get(path) ?? 0) + 1);
      timer ??= setTimeout(write, batchMs);
    },
    async close() {
      closed = true;
      if (timer) write();
      await writing;
    },
  };
}

/** Without endings, and without what a reader may have typed into a query. */
function missedPath(address: string): string | null {
  const asked = address.replace(/\?.*/s, (query) => `?${/\b(?:p|page_id)=\d+/.exec(query)?.[0] ?? ""}`);
  const path = plainForms(asked).at(-1);
  return path !== undefined && path.length <= longest && !noPage.test(path) ? path : null;
}

async function addMisses(sql: Sql, counts: ReadonlyMap<string, number>): Promise<void> {
  const rows = [...counts].map(([path, requests]) => ({ path, requests }));
  await sql.begin(async (sql) => {
    // One process at a time, so that two never hold rows that the other wants.
    await sql`lock table private.missed_addresses in share row exclusive mode`;
    await sql`
      insert into private.missed_addresses as m (path, requests)
      select path, requests
      from json_to_recordset(${JSON.stringify(rows)}::text::json) as g (path text, requests bigint)
      on conflict (path) do update set requests = m.requests + excluded.requests, last_day = current_date`;
    await sql`
      delete from private.missed_addresses as m
      where m.last_day < current_date - 180
        or m.path in (select path from private.old_addresses)
        or m.path in (
          select path from private.missed_addresses
          order by requests desc, last_day desc, first_day, path offset ${mostKept})`;
  });
}

/**
 * @returns those that still lead nowhere, the most asked for first
 * @throws the driver's error when the database cannot answer
 */
export async function listMissedAddresses(sql: Sql): Promise<readonly MissedAddress[]> {
  return sql<MissedAddress[]>`
    select path, requests, first_day::text as "firstDay", last_day::text as "lastDay"
    from private.missed_addresses as m
    where last_day >= current_date - 180
      and not exists (select from private.old_addresses as o where o.path = m.path)
    order by requests desc, last_day desc, path`;
}

/**
 * @returns how many were forgotten
 * @throws the driver's error when the database fails
 */
export async function forgetMissedAddresses(sql: Sql): Promise<number> {
  const { count } = await sql`delete from private.missed_addresses`;
  return count;
}
