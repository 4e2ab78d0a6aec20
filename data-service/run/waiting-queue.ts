/** The queue for connections: networks take turns, and expensive statements have a queue of their own. */
import { createFairQueue } from "#networks";
import { maxWaiting, maxWaitMs } from "../limits.ts";
import { refuse } from "../refusals/errors.ts";
import type { GateRequest } from "./connection-shares.ts";

interface Waiting<Pass> extends GateRequest {
  readonly admit: (pass: Pass) => void;
}

interface WaitingQueue<Pass> {
  /**
   * @throws RequestRefused PGRST003, after `maxWaitMs`, or at once when too many wait from this network or in total
   */
  wait(request: GateRequest): Promise<Pass>;
  /** Removes the next one that fits; expensive statements come last. */
  next(fits: (request: GateRequest) => boolean): Waiting<Pass> | undefined;
}

interface QueueEntry<Pass> extends Waiting<Pass> {
  readonly refuse: () => void;
}

export function createWaitingQueue<Pass>(): WaitingQueue<Pass> {
  const plain = createFairQueue<QueueEntry<Pass>>({ most: maxWaiting });
  const expensive = createFairQueue<QueueEntry<Pass>>({ most: maxWaiting });
  return {
    wait(request) {
      const line = request.cost === "expensive" ? expensive : plain;
      const network = request.network ?? "";
      return new Promise((resolve, reject) => {
        const timer = setTimeout(() => {
          line.leave(network, entry);
          entry.refuse();
        }, maxWaitMs);
        const entry: QueueEntry<Pass> = {
          ...request,
          admit(pass) {
            clearTimeout(timer);
            resolve(pass);
          },
          refuse() {
            clearTimeout(timer);
            reject(refuse("databaseBusy"));
          },
        };
        line.join(network, entry)?.refuse();
      });
    },
    next: (fits) => plain.next(fits) ?? expensive.next(fits),
  };
}
