/**
 * Figures of all workers for the one that was asked for them, by way of the primary. A worker that does not answer in time is
 * left out: one that hangs must not hide how the others do.
 */
import cluster, { type Worker } from "node:cluster";
import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import type { Measures } from "../../answering/index.ts";

type Message =
  | { readonly kind: "gather"; readonly id: string }
  | { readonly kind: "measure"; readonly id: string }
  | { readonly kind: "measured"; readonly id: string; readonly measures: Measures }
  | { readonly kind: "gathered"; readonly id: string; readonly all: readonly Measures[] };

/** In milliseconds. */
const answersWithin = 1_000;

/** In a worker. */
export function gatherByPrimary(measure: () => Promise<Measures>): () => Promise<readonly Measures[]> {
  const waiting = new Map<string, (all: readonly Measures[]) => void>();
  process.on("message", async (message: Message) => {
    if (message.kind === "measure") tell({ kind: "measured", id: message.id, measures: await measure() });
    if (message.kind === "gathered") waiting.get(message.id)?.(message.all);
  });
  return async () => {
    const id = randomUUID();
    const gathered = new Promise<readonly Measures[]>((settle) => waiting.set(id, settle));
    tell({ kind: "gather", id });
    const all = await Promise.race([gathered, wait(2 * answersWithin)]);
    waiting.delete(id);
    return all ?? [await measure()];
  };
}

function tell(message: Message): void {
  // Without a primary there is nobody to ask, and this process is about to end.
  if (process.connected) process.send?.(message);
}

/** In the primary, once. */
export function gatherForWorkers(): void {
  cluster.on("message", async (asker: Worker, message: Message) => {
    if (message.kind !== "gather") return;
    const all = await Promise.all(connectedWorkers().map((worker) => askOne(worker, message.id)));
    const gathered: Message = { kind: "gathered", id: message.id, all: all.flat() };
    if (asker.isConnected()) asker.send(gathered);
  });
}

function connectedWorkers(): Worker[] {
  return Object.values(cluster.workers ?? {}).filter(
    (worker): worker is Worker => worker?.isConnected() === true,
  );
}

/** @returns its figures, or nothing when it does not answer in time */
async function askOne(worker: Worker, id: string): Promise<readonly Measures[]> {
  const answered = Promise.withResolvers<readonly Measures[]>();
  const hear = (message: Message) => {
    if (message.kind === "measured" && message.id === id) answered.resolve([message.measures]);
  };
  worker.on("message", hear);
  worker.send({ kind: "measure", id } satisfies Message);
  const measures = await Promise.race([answered.promise, wait(answersWithin, [])]);
  worker.off("message", hear);
  return measures;
}
