/**
 * Collects the metrics of all workers for the one that was asked, through the primary. A worker that does not respond
 * in time is left out: a hanging one must not hide the others.
 */
import cluster, { type Worker } from "node:cluster";
import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import type { Metrics } from "../../answering/index.ts";

type Message =
  | { readonly kind: "gather"; readonly id: string }
  | { readonly kind: "measure"; readonly id: string }
  | { readonly kind: "measured"; readonly id: string; readonly metrics: Metrics }
  | { readonly kind: "gathered"; readonly id: string; readonly all: readonly Metrics[] };

const responseTimeoutMs = 1_000;

/** Runs in a worker. */
export function gatherThroughPrimary(measure: () => Promise<Metrics>): () => Promise<readonly Metrics[]> {
  const waiting = new Map<string, (all: readonly Metrics[]) => void>();
  process.on("message", async (message: Message) => {
    if (message.kind === "measure")
      sendToPrimary({ kind: "measured", id: message.id, metrics: await measure() });
    if (message.kind === "gathered") waiting.get(message.id)?.(message.all);
  });
  return async () => {
    const id = randomUUID();
    const gathered = new Promise<readonly Metrics[]>((settle) => waiting.set(id, settle));
    sendToPrimary({ kind: "gather", id });
    const all = await Promise.race([gathered, wait(2 * responseTimeoutMs)]);
    waiting.delete(id);
    return all ?? [await measure()];
  };
}

function sendToPrimary(message: Message): void {
  // Without a primary this process is about to end.
  if (process.connected) process.send?.(message);
}

/** Runs once, in the primary. */
export function answerGatherRequests(): void {
  cluster.on("message", async (requester: Worker, message: Message) => {
    if (message.kind !== "gather") return;
    const all = await Promise.all(connectedWorkers().map((worker) => requestMetrics(worker, message.id)));
    const gathered: Message = { kind: "gathered", id: message.id, all: all.flat() };
    if (requester.isConnected()) requester.send(gathered);
  });
}

function connectedWorkers(): Worker[] {
  return Object.values(cluster.workers ?? {}).filter(
    (worker): worker is Worker => worker?.isConnected() === true,
  );
}

/** @returns its metrics, or none when it does not respond in time */
async function requestMetrics(worker: Worker, id: string): Promise<readonly Metrics[]> {
  const response = Promise.withResolvers<readonly Metrics[]>();
  const receive = (message: Message) => {
    if (message.kind === "measured" && message.id === id) response.resolve([message.metrics]);
  };
  worker.on("message", receive);
  worker.send({ kind: "measure", id } satisfies Message);
  const metrics = await Promise.race([response.promise, wait(responseTimeoutMs, [])]);
  worker.off("message", receive);
  return metrics;
}
