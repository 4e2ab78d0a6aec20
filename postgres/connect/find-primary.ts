/**
 * Finds out which of several hosts takes writes. The driver (postgres.js 3.4.9) mistakes standbys since version 14
 * for primaries, and rejects queries of connections to other hosts than the wanted one.
 */
import { setTimeout as wait } from "node:timers/promises";
import postgres from "postgres";
import { notInTime } from "./not-in-time.ts";
import type { Host } from "./server-address.ts";

/** A host that accepts the connection but does not respond is skipped. */
const responseTimeoutMs = 3_000;

/**
 * @param takesWrites queries one host; rejects if it cannot be queried
 * @returns a function that finds the first host that takes writes. Rejects with an error of a server, such as a wrong
 *   password, or with an error that names all hosts. Simultaneous calls share one search.
 */
export function findPrimary(
  hosts: readonly Host[],
  takesWrites: (host: Host) => Promise<boolean>,
): () => Promise<Host> {
  let search: Promise<Host> | undefined;
  return () => {
    search ??= firstOf(hosts, takesWrites).finally(() => {
      search = undefined;
    });
    return search;
  };
}

async function firstOf(hosts: readonly Host[], takesWrites: (host: Host) => Promise<boolean>): Promise<Host> {
  const finished = new AbortController();
  const searches = hosts.map(async (host) => {
    const timeout = wait(responseTimeoutMs, undefined, { signal: finished.signal }).catch(() => undefined);
    const isPrimary = await Promise.race([takesWrites(host), timeout]);
    if (isPrimary === undefined) throw notInTime(host);
    if (!isPrimary) throw new IsStandby();
    return host;
  });
  try {
    return await Promise.any(searches);
  } catch (error) {
    throw noPrimaryError(hosts, (error as AggregateError).errors);
  } finally {
    finished.abort();
  }
}

class IsStandby extends Error {}

function noPrimaryError(hosts: readonly Host[], errors: readonly Error[]): Error {
  const refusal = errors.find((error) => error instanceof postgres.PostgresError);
  if (refusal || !errors.some((error) => error instanceof IsStandby)) return refusal ?? (errors[0] as Error);
  const names = hosts.map(({ name, port }) => `${name}:${port}`).join(", ");
  return Object.assign(new Error(`None of ${names} takes writes: those that answer are standbys.`), {
    // Callers recognize an unavailable database by such codes, as by those of the driver.
    code: "CONNECTION_NO_PRIMARY",
  });
}
