/** Shares the server's connections among the workers. Refuses more workers than there are connections for. */
import { WorkerRefused } from "./worker-config.ts";

/** Connections of one worker, in addition to the fixed ones. */
interface ConnectionShare {
  /** For everything that is not quick: searching pages, saves, the administration. */
  readonly site: number;
  /** For the data service, by role. */
  readonly visitor: number;
  readonly service: number;
}

/** The connections of a single process. */
const full = { site: 10, visitor: 8, service: 4 };
const fullTotal = full.site + full.visitor + full.service;

/** With fewer, one slow statement would block the others. */
const minimum = { site: 2, visitor: 2, service: 1 };
const minimumTotal = minimum.site + minimum.visitor + minimum.service;

/** Fixed connections of a worker: one listens for changes, one does jobs, one reads pages. */
const fixedPerWorker = 3;

/** For the primary, and for commands such as `npm run set-password` beside a running site. */
export const reserved = 14;

/** More would only slow down the server of one machine: few statements run at once. */
const maxEmbedded = 520;

/** For superusers, and for commands that open many. */
const embeddedReserve = 21;

/** @returns `max_connections` for the embedded server */
export function embeddedConnections(workers: number): number {
  return Math.min(workers * (fullTotal + fixedPerWorker), maxEmbedded) + reserved + embeddedReserve;
}

/**
 * @param room connections that the server allows for the whole site
 * @returns the share of each worker
 * @throws {WorkerRefused} naming the possible number of workers
 */
export function shareConnections(workers: number, room: number): ConnectionShare {
  const each = Math.min(Math.floor((room - reserved) / workers) - fixedPerWorker, fullTotal);
  if (each < minimumTotal) {
    const most = Math.floor((room - reserved) / (minimumTotal + fixedPerWorker));
    throw new WorkerRefused(
      `WORKERS is ${workers}, but the PostgreSQL lets this site open ${room} connections, and each worker needs ` +
        `${minimumTotal + fixedPerWorker}, the rest of the site ${reserved}. ${most > 1 ? `Set WORKERS to ${most} or less` : "Leave WORKERS unset"}, ` +
        "or raise max_connections of the server and the limits of the login and of the database.",
    );
  }
  const site = Math.max(minimum.site, Math.floor((each * full.site) / fullTotal));
  const service = Math.max(minimum.service, Math.floor((each * full.service) / fullTotal));
  return { site, visitor: each - site - service, service };
}
