/** Kills the primary over and over, in three ways in turn, and waits each time until everything is whole again. */
import type { Node, Nodes } from "./nodes.ts";
import { waitFor } from "./processes.ts";
import type { Writers } from "./saving.ts";

export interface Failover {
  readonly killed: string;
  /** Milliseconds until another one led. */
  readonly newPrimaryMs: number;
  /** The longest time without an acknowledged save. */
  readonly pauseMs: number;
}

interface Way {
  readonly killed: string;
  kill(primary: Node): Promise<void>;
}

const ways: readonly Way[] = [
  { killed: "PostgreSQL", kill: async (primary) => primary.killPostgres() },
  {
    killed: "PostgreSQL and Patroni",
    async kill(primary) {
      // The other way round Patroni would have time to see it, and to give up its office.
      await primary.killPatroni();
      primary.killPostgres();
    },
  },
  // Its PostgreSQL goes on and takes itself for the primary.
  { killed: "Patroni", kill: (primary) => primary.killPatroni() },
];

/** @param round counted from 0 */
export async function failOver(nodes: Nodes, writers: Writers, round: number): Promise<Failover> {
  const way = ways[round % ways.length] as Way;
  const primary = await nodes.whole();
  writers.longestPause();
  const killedAt = performance.now();
  await way.kill(primary);
  await nodes.otherThan(primary);
  const newPrimaryMs = performance.now() - killedAt;
  if (way.killed !== "PostgreSQL") primary.start();
  await nodes.whole();
  const before = writers.acknowledged.size;
  await waitFor("saves to go on", async () => writers.acknowledged.size > before || undefined);
  return { killed: `${way.killed} of ${primary.name}`, newPrimaryMs, pauseMs: writers.longestPause() };
}
