/**
 * Records what visitors search for, after the response: a search without hits is counted, and one with hits is removed from
 * the list. Never delays a visitor, counts a visit once, and limits memory use and the share of each network in the list.
 */
import { createHmac, randomBytes } from "node:crypto";
import { LRUCache } from "lru-cache";
import { networkOf, wideNetworkOf } from "#networks";
import type { Sql } from "#postgres";
import { dropFoundSearch, noteMissedSearch } from "./missed-searches.ts";

export interface SearchToNote {
  readonly q: string;
  readonly hasFound: boolean;
  /** The visitor's address, used only to distinguish networks; it is never stored. */
  readonly visitor: string;
}

interface SearchNotes {
  /** Returns at once and never throws. */
  note(search: SearchToNote): void;
  /** Writes what is still waiting, and records no more. */
  close(): Promise<void>;
}

export interface SearchNotesOptions {
  /** Delay before a search is written, in milliseconds, so that its response is sent first. */
  readonly writeAfterMs?: number;
  /** Milliseconds within which the same search from the same network counts as one visit, such as a reload. */
  readonly visitMs?: number;
  /** How many missed searches of one network (an IPv4 /24, an IPv6 /48) are recorded within `shareMs`. */
  readonly share?: number;
  /** Milliseconds. */
  readonly shareMs?: number;
  /** How many searches may wait for the database; further ones are not recorded. */
  readonly maxWaiting?: number;
  /** How many visits, and how many networks, are remembered; the oldest are dropped first. */
  readonly maxRemembered?: number;
}

/** @param logError gets one line each time searches cannot be recorded; they are lost then */
export function createSearchNotes(
  sql: Sql,
  logError: (message: string) => void,
  {
    writeAfterMs = 250,
    visitMs = 600_000,
    // A twentieth of the list, so that a flood from a few networks takes days to displace other words.
    share = 50,
    shareMs = 86_400_000,
    maxWaiting = 1_000,
    maxRemembered = 10_000,
  }: SearchNotesOptions = {},
): SearchNotes {
  // A random key, so that remembered hashes cannot be turned back into addresses.
  const secret = randomBytes(32);
  /** Start time of each visit, oldest first. */
  const visits = new Map<string, number>();
  /** Number of recorded missed searches by network. */
  const noted = new LRUCache<string, number>({ max: maxRemembered, ttl: shareMs });
  let waiting: SearchToNote[] = [];
  let timer: NodeJS.Timeout | undefined;
  let writing: Promise<void> | undefined;
  let closed = false;

  const pseudonym = (facts: readonly unknown[]) =>
    createHmac("sha256", secret).update(JSON.stringify(facts)).digest("base64");

  function isRepeated({ q, hasFound, visitor }: SearchToNote): boolean {
    const now = performance.now();
    for (const [visit, since] of visits) {
      if (now - since < visitMs && visits.size < maxRemembered) break;
      visits.delete(visit);
    }
    const visit = pseudonym([networkOf(visitor), q.toLowerCase(), hasFound]);
    if (visits.has(visit)) return true;
    visits.set(visit, now);
    return false;
  }

  function isBeyondShare({ hasFound, visitor }: SearchToNote): boolean {
    if (hasFound) return false;
    const network = pseudonym([wideNetworkOf(visitor)]);
    const count = noted.get(network) ?? 0;
    if (count >= share) return true;
    noted.set(network, count + 1, { noUpdateTTL: true });
    return false;
  }

  function writeWaiting(): void {
    clearTimeout(timer);
    timer = undefined;
    const searches = waiting;
    waiting = [];
    // One write at a time, so that a flood of searches uses only one connection.
    writing = write(sql, searches, logError).then(() => {
      writing = undefined;
      if (waiting.length > 0) writeWaiting();
    });
  }

  return {
    note(search) {
      if (closed || waiting.length >= maxWaiting || isRepeated(search) || isBeyondShare(search)) return;
      waiting.push(search);
      if (!writing) timer ??= setTimeout(writeWaiting, writeAfterMs);
    },
    async close() {
      closed = true;
      if (timer) writeWaiting();
      while (writing) await writing;
    },
  };
}

async function write(
  sql: Sql,
  searches: readonly SearchToNote[],
  logError: (message: string) => void,
): Promise<void> {
  try {
    for (const { q, hasFound } of searches) await (hasFound ? dropFoundSearch : noteMissedSearch)(sql, q);
  } catch (error) {
    logError(`Error noting searches: ${error instanceof Error ? error.message : String(error)}`);
  }
}
