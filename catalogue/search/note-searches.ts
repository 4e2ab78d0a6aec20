/**
 * Records what visitors search for, after the response: a search without hits is counted, and one with hits is
 * removed from the list. Never delays a visitor, counts what one network repeats once, and limits memory use and the
 * share of each network in the list.
 */
import { createHmac, randomBytes } from "node:crypto";
import { LRUCache } from "lru-cache";
import { createShares, networkOf, type Shares, widestNetworkOf } from "#networks";
import type { Sql } from "#postgres";
import { dropFoundSearch, noteMissedSearch } from "./missed-searches.ts";
import { missedWords } from "./missed-words.ts";

export interface SearchToNote {
  readonly q: string;
  readonly hasFound: boolean;
  /** The visitor's address, used only to distinguish networks; it is never stored. */
  readonly visitor: string;
}

const day = 86_400_000;

interface SearchNotes {
  /** Returns at once and never throws. */
  note(search: SearchToNote): void;
  /** Writes what is still waiting, and records no more. */
  close(): Promise<void>;
}

export interface SearchNotesOptions {
  /** Delay before a search is written, in milliseconds, so that its response is sent first. */
  readonly writeAfterMs?: number;
  /** How many missed searches of one network are recorded within a day, and within a minute. */
  readonly ofDay?: Shares;
  readonly ofMinute?: Shares;
  /** Milliseconds of a monotonic clock. */
  readonly now?: () => number;
  /** How many searches may wait for the database; further ones are not recorded. */
  readonly maxWaiting?: number;
  /** How many visits are remembered; the oldest are dropped first. */
  readonly maxRemembered?: number;
}

/** @param logError gets one line each time searches cannot be recorded; they are lost then */
export function createSearchNotes(
  sql: Sql,
  logError: (message: string) => void,
  {
    writeAfterMs = 250,
    // A fiftieth of the list, so that many networks together need a day to displace other words,
    ofDay = { perWideNetwork: 20, perWidestNetwork: 50 },
    // and so that others find room while they try.
    ofMinute = { perWidestNetwork: 5, inAll: 60 },
    now = () => performance.now(),
    maxWaiting = 1_000,
    maxRemembered = 10_000,
  }: SearchNotesOptions = {},
): SearchNotes {
  // A random key, so that remembered hashes cannot be turned back into addresses.
  const secret = randomBytes(32);
  const pseudonym = (...facts: readonly unknown[]) =>
    createHmac("sha256", secret).update(JSON.stringify(facts)).digest("base64");
  const take = createShares({ now, pseudonymOf: pseudonym });
  const visits = new LRUCache<string, true>({
    max: maxRemembered,
    ttl: day,
    ttlResolution: 0,
    perf: { now },
  });
  /** The network that has searched for the words last. */
  const lastNetworks = new LRUCache<string, string>({ max: maxRemembered });
  let waiting: Noted[] = [];
  let timer: NodeJS.Timeout | undefined;
  let writing: Promise<void> | undefined;
  let closed = false;

  /**
   * Whoever reloads, or comes again, is one visitor; and so is a network, or one person could make words look wanted.
   */
  function isRepeated(words: string, { hasFound, visitor }: SearchToNote): boolean {
    const network = hasFound ? networkOf(visitor) : widestNetworkOf(visitor);
    const visit = pseudonym(network, words, hasFound);
    if (visits.has(visit)) return true;
    visits.set(visit, true);
    return false;
  }

  function isBeyondShare({ hasFound, visitor }: SearchToNote): boolean {
    if (hasFound) return false;
    return take("minute", visitor, ofMinute, 60_000) !== null || take("day", visitor, ofDay, day) !== null;
  }

  /** Only where another network is known to have searched for the same; who did before a start is not known. */
  function isByAnother(words: string, { visitor }: SearchToNote): boolean {
    const [key, network] = [pseudonym(words), pseudonym(widestNetworkOf(visitor))];
    const last = lastNetworks.get(key);
    lastNetworks.set(key, network);
    return last !== undefined && last !== network;
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
      if (closed || waiting.length >= maxWaiting) return;
      const words = missedWords(search.q)?.toLowerCase();
      if (words === undefined || isRepeated(words, search) || isBeyondShare(search)) return;
      const { q, hasFound } = search;
      waiting.push({ q, hasFound, isByAnother: !hasFound && isByAnother(words, search) });
      if (!writing) timer ??= setTimeout(writeWaiting, writeAfterMs);
    },
    async close() {
      closed = true;
      if (timer) writeWaiting();
      while (writing) await writing;
    },
  };
}

interface Noted extends Pick<SearchToNote, "q" | "hasFound"> {
  readonly isByAnother: boolean;
}

async function write(
  sql: Sql,
  searches: readonly Noted[],
  logError: (message: string) => void,
): Promise<void> {
  try {
    for (const { q, hasFound, isByAnother } of searches)
      await (hasFound ? dropFoundSearch(sql, q) : noteMissedSearch(sql, q, isByAnother));
  } catch (error) {
    logError(`Error noting searches: ${error instanceof Error ? error.message : String(error)}`);
  }
}
