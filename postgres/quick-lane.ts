/**
 * One connection that quick reads share. The driver hands each query to the connection that has been idle longest, which wakes
 * another process of the server each time; down one connection they go in bunches and are answered in bunches, and the processor
 * stays with one thing for longer. A read that turns out to be slow would hold up the others, so nobody is sent behind
 * it: the pool takes over.
 */
import type { ServerAddress } from "./connect/server-address.ts";
import { openPool, type PoolOptions, type Sql } from "./pool.ts";

export interface QuickLane {
  /**
   * @param ask reads what is quick as a rule, with one statement, by the connections that it is given
   * @returns what it returns; rejects as it does
   */
  read<Answer>(ask: (sql: Sql) => Promise<Answer>): Promise<Answer>;
  /** @param options how long the last answers may take, in seconds */
  end(options: { readonly timeout: number }): Promise<void>;
}

/** How many may wait for their answers at once: what a server with more cores does sooner beside it goes to the pool. */
const deepest = 64;

/** When the oldest has been under way for longer, in milliseconds, it may take longer still. */
const heldUpAfterMs = 10;

/**
 * Connects when first asked.
 * @param pool takes what the lane should not; without one, the lane takes all
 */
export function openQuickLane(
  address: ServerAddress,
  pool: Sql | undefined,
  options: Omit<PoolOptions, "connections"> = {},
): QuickLane {
  const lane = openPool(address, { ...options, connections: 1 });
  /** In the order in which they were sent; a Set forgets one in the middle at no cost. */
  const underWay = new Set<{ readonly since: number }>();
  /** While it does not, one at a time tries: the driver would refuse those that wait one by one, 0.1 s after each other. */
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
