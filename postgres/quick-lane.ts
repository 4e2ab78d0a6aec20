/**
 * One connection that quick reads share. The driver gives each query to the connection that was idle longest, which
 * wakes another server process each time; on one connection, queries and results travel in batches, with fewer
 * context switches. A slow read would delay the others, so queries behind it go to the pool.
 */
import type { ServerAddress } from "./connect/server-address.ts";
import { openPool, type PoolOptions, type Sql } from "./pool.ts";

export interface QuickLane {
  /**
   * @param ask runs one usually quick statement on the given client
   * @returns the result of `ask`
   */
  read<Answer>(ask: (sql: Sql) => Promise<Answer>): Promise<Answer>;
  /** @param options time for the last results, in seconds */
  end(options: { readonly timeout: number }): Promise<void>;
}

/**
 * Maximum number of running queries; more go to the pool, so that a server with several cores can run them in
 * parallel.
 */
const deepest = 64;

/** In milliseconds; if the oldest query runs longer, it counts as slow. */
const heldUpAfterMs = 10;

/**
 * Connects at the first query.
 * @param pool for queries that the lane should not run; without one, the lane runs all
 */
export function openQuickLane(
  address: ServerAddress,
  pool: Sql | undefined,
  options: Omit<PoolOptions, "connections"> = {},
): QuickLane {
  const lane = openPool(address, { ...options, connections: 1 });
  /** Running queries in the order of sending; a Set deletes from the middle at no cost. */
  const underWay = new Set<{ readonly since: number }>();
  /**
   * Until it does, only one query at a time tries, because the driver would reject waiting ones one by one, every 0.1
   * s.
   */
  let works = false;

  function isFree(): boolean {
    const [oldest] = underWay;
    if (!oldest) return true;
    return works && underWay.size < deepest && performance.now() - oldest.since < heldUpAfterMs;
  }

  return {
    async read(ask) {
      if (pool && !isFree()) return ask(pool);
      const pass = { since: performance.now() };
      underWay.add(pass);
      try {
        const answer = await ask(lane);
        works = true;
        return answer;
      } catch (error) {
        works = false;
        throw error;
      } finally {
        underWay.delete(pass);
      }
    },
    end: (patience) => lane.end(patience),
  };
}
