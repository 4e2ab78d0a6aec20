/** Who waits for a connection: networks take turns, and dear statements stand apart, so that they hold up no others. */
import { createFairQueue } from "#networks";
import type { Asking } from "./connection-shares.ts";
import { refuse } from "./errors.ts";
import { longestWait, mostWaiting } from "./limits.ts";

export interface Waiting<Pass> extends Asking {
  readonly letIn: (pass: Pass) => void;
}

export interface WaitingLine<Pass> {
  /** @throws RequestRefused PGRST003, after `longestWait`, or at once when too many wait from this network or in all */
  wait(asking: Asking): Promise<Pass>;
  /** @returns whose turn it is of those who fit, out of the line; the dear come last */
  next(fits: (asking: Asking) => boolean): Waiting<Pass> | undefined;
}

interface Standing<Pass> extends Waiting<Pass> {
  readonly turnAway: () => void;
}

export function createWaitingLine<Pass>(): WaitingLine<Pass> {
  const plain = createFairQueue<Standing<Pass>>({ most: mostWaiting });
  const dear = createFairQueue<Standing<Pass>>({ most: mostWaiting });
  return {
    wait(asking) {
      const line = asking.cost === "dear" ? dear : plain;
      const network = asking.network ?? "";
      return new Promise((enter, fail) => {
        const timer = setTimeout(() => {
          line.leave(network, standing);
          standing.turnAway();
        }, longestWait);
        const standing: Standing<Pass> = {
          ...asking,
          letIn(pass) {
            clearTimeout(timer);
            enter(pass);
          },
          turnAway() {
            clearTimeout(timer);
            fail(refuse("databaseBusy"));
          },
        };
        line.join(network, standing)?.turnAway();
      });
    },
    next: (fits) => plain.next(fits) ?? dear.next(fits),
  };
}
