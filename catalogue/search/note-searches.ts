/**
 * Takes note of what visitors search for, once they have their answer: what was missed is counted, what is found again
 * is struck off. Refuses to let a visitor wait, to count one visit several times, and to grow without end.
 */
import { createHmac, randomBytes } from "node:crypto";
import type { Sql } from "#postgres";
import { dropFoundSearch, noteMissedSearch } from "./missed-searches.ts";

export interface SearchToNote {
  readonly q: string;
  readonly hasFound: boolean;
  /** Tells one visitor from another, such as an address of the network; it is never stored. */
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
  /** Milliseconds within which the same search by the same visitor is one visit: pages are reloaded, tabs are tried. */
  readonly visitMs?: number;
  /** How many searches may wait for the database; further ones are not noted. */
  readonly maxWaiting?: number;
  /** How many searches of visits are remembered at most; the oldest go first. */
  readonly maxRemembered?: number;
}

/** @param logError gets one line for each time searches could not be noted; they are lost then */
export function createSearchNotes(
  sql: Sql,
  logError: (message: string) => void,
  {
    writeAfterMs = 250,
    visitMs = 600_000,
    maxWaiting = 1_000,
    maxRemembered = 10_000,
  }: SearchNotesOptions = {},
): SearchNotes {
  // With a key that nobody has, what is remembered cannot be read back into an address.
  const secret = randomBytes(32);
  /** When each visit began; the oldest stands first. */
  const visits = new Map<string, number>();
  let waiting: SearchToNote[] = [];
  let timer: NodeJS.Timeout | undefined;
  let writing: Promise<void> | undefined;
  let closed = false;

  function isRepeated({ q, hasFound, visitor }: SearchToNote): boolean {
    const now = performance.now();
    for (const [visit, since] of visits) {
      if (now - since < visitMs && visits.size < maxRemembered) break;
      visits.delete(visit);
    }
    const facts = JSON.stringify([visitor, q.toLowerCase(), hasFound]);
    const visit = createHmac("sha256", secret).update(facts).digest("base64");
    if (visits.has(visit)) return true;
    visits.set(visit, now);
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
      if (closed || waiting.length >= maxWaiting || isRepeated(search)) return;
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
