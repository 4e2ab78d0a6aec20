/**
 * Takes note of what visitors search for, once they have their answer: what was missed is counted, what is found again
 * is struck off. Refuses to let a visitor wait, to count one visit several times, to grow without end, and to let one
 * network fill the list.
 */
import { createHmac, randomBytes } from "node:crypto";
import { LRUCache } from "lru-cache";
import { networkOf, wideNetworkOf } from "#networks";
import type { Sql } from "#postgres";
import { dropFoundSearch, noteMissedSearch } from "./missed-searches.ts";

export interface SearchToNote {
  readonly q: string;
  readonly hasFound: boolean;
  /** The visitor's address, which tells one network from another; it is never stored. */
  readonly visitor: string;
}

export interface SearchNotes {
  /** Returns at once and never throws. */
  note(search: SearchToNote): void;
  /** Writes what is still waiting; afterwards nothing is noted any more. */
  close(): Promise<void>;
}

export interface SearchNotesOptions {
  /** Milliseconds between a search and its note, in which its answer leaves. */
  readonly writeAfterMs?: number;
  /** Milliseconds within which the same search from the same network is one visit: pages are reloaded, tabs are tried. */
  readonly visitMs?: number;
  /** Missed searches of one network (an IPv4 /24, an IPv6 /48) that are noted within `shareMs`; the others are not. */
  readonly share?: number;
  /** Milliseconds. */
  readonly shareMs?: number;
  /** How many searches may wait for the database; further ones are not noted. */
  readonly maxWaiting?: number;
  /** How many searches of visits, and how many networks, are remembered at most; the oldest go first. */
  readonly maxRemembered?: number;
}

/** @param logError gets one line for each time searches could not be noted; they are lost then */
export function createSearchNotes(
  sql: Sql,
  logError: (message: string) => void,
  {
    writeAfterMs = 250,
    visitMs = 600_000,
    // A twentieth of the list: whoever floods it from a few networks displaces nobody's words for days.
    share = 50,
    shareMs = 86_400_000,
    maxWaiting = 1_000,
    maxRemembered = 10_000,
  }: SearchNotesOptions = {},
): SearchNotes {
  // With a key that nobody has, what is remembered cannot be read back into an address.
  const secret = randomBytes(32);
  /** When each visit began; the oldest stands first. */
  const visits = new Map<string, number>();
  /** How many missed searches each network has had noted. */
  const noted = new LRUCache<string, number>({ max: maxRemembered, ttl: shareMs });
  let waiting: SearchToNote[] = [];
  let timer: NodeJS.Timeout | undefined;
  let writing: Promise<void> | undefined;
  let closed = false;

  const hide = (facts: readonly unknown[]) =>
    createHmac("sha256", secret).update(JSON.stringify(facts)).digest("base64");

  function isRepeated({ q, hasFound, visitor }: SearchToNote): boolean {
    const now = performance.now();
    for (const [visit, since] of visits) {
      if (now - since < visitMs && visits.size < maxRemembered) break;
      visits.delete(visit);
    }
    const visit = hide([networkOf(visitor), q.toLowerCase(), hasFound]);
    if (visits.has(visit)) return true;
    visits.set(visit, now);
    return false;
  }

  function isBeyondShare({ hasFound, visitor }: SearchToNote): boolean {
    if (hasFound) return false;
    const network = hide([wideNetworkOf(visitor)]);
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
    // One after the other: a flood of searches then takes one connection and no more.
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
