/**
 * How many connections each worker opens, so that all together stay below what the server lets in. Refuses more workers
 * than there is room for.
 */
import { WorkerRefusal } from "./orders.ts";

/** Connections of one worker, besides those that every worker needs. */
interface ConnectionShare {
  /** For all that is not quick: pages that search, what is saved, the administration. */
  readonly site: number;
  /** For the data service, by who asks. */
  readonly visitor: number;
  readonly service: number;
}

/** What one process alone opens. */
const full = { site: 10, visitor: 8, service: 4 };
const fullTotal = full.site + full.visitor + full.service;

/** With fewer, one slow statement would hold up the others. */
const least = { site: 2, visitor: 2, service: 1 };
const leastTotal = least.site + least.visitor + least.service;

/** By one a worker hears of changes, by one it looks whether a backup is due, by one it reads pages. */
const always = 3;

/** The primary's own, and what commands like `npm run set-password` open beside a running site. */
export const kept = 14;

/** More would only make the server of one machine wait for itself: pages are quick, and few statements run at once. */
const mostEmbedded = 520;

/** What the embedded server keeps for superusers, and for commands that open many. */
const besides = 21;

/** @returns for the setting `max_connections` of the embedded server */
export function embeddedConnections(workers: number): number {
  return Math.min(workers * (fullTotal + always), mostEmbedded) + kept + besides;
}

/**
 * @param room how many connections the server lets all processes of the site open
 * @returns for each worker
 * @throws {WorkerRefusal} naming how many workers there is room for
 */
export function shareConnections(workers: number, room: number): ConnectionShare {
  const each = Math.min(Math.floor((room - kept) / workers) - always, fullTotal);
  if (each < leastTotal) {
    const most = Math.floor((room - kept) / (leastTotal + always));
    throw new WorkerRefusal(
      `WORKERS is ${workers}, but the PostgreSQL lets this site open ${room} connections, and each worker needs ` +
        `${leastTotal + always}, the rest of the site ${kept}. ${most > 1 ? `Set WORKERS to ${most} or less` : "Leave WORKERS unset"}, ` +
        "or raise max_connections of the server and the limits of the login and of the database.",
    );
  }
  const site = Math.max(least.site, Math.floor((each * full.site) / fullTotal));
  const service = Math.max(least.service, Math.floor((each * full.service) / fullTotal));
  return { site, visitor: each - site - service, service };
}
