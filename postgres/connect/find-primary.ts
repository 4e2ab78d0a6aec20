/**
 * Asks several hosts which of them takes writes. The driver's own way (postgres.js 3.4.9) takes a standby from version 14
 * on for one that does, and rejects the query of every connection that it made to another one than it wanted.
 */
import { setTimeout as wait } from "node:timers/promises";
import postgres from "postgres";
import { notInTime } from "./not-in-time.ts";
import type { Host } from "./server-address.ts";

/** A host that lets us in and then says nothing is passed over. */
const answersWithinMs = 3_000;

/**
 * @param takesWrites asks one host; rejects where it cannot be asked
 * @returns what gives the first host that says yes. Rejects with a server's own refusal if there is one, such as a wrong
 *   password, or names all hosts. Whoever asks while others wait gets their answer.
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
  const over = new AbortController();
  const asked = hosts.map(async (host) => {
    const late = wait(answersWithinMs, undefined, { signal: over.signal }).catch(() => undefined);
    const answer = await Promise.race([takesWrites(host), late]);
    if (answer === undefined) throw notInTime(host);
    if (!answer) throw new StandsBy();
    return host;
  });
  try {
    return await Promise.any(asked);
  } catch (error) {
    throw whyNone(hosts, (error as AggregateError).errors);
  } finally {
    over.abort();
  }
}

class StandsBy extends Error {}

function whyNone(hosts: readonly Host[], errors: readonly Error[]): Error {
  const refusal = errors.find((error) => error instanceof postgres.PostgresError);
  if (refusal || !errors.some((error) => error instanceof StandsBy)) return refusal ?? (errors[0] as Error);
  const names = hosts.map(({ name, port }) => `${name}:${port}`).join(", ");
  return Object.assign(new Error(`None of ${names} takes writes: those that answer are standbys.`), {
    // By its code whoever asked knows that the database is away, as by those of the driver.
    code: "CONNECTION_NO_PRIMARY",
  });
}
