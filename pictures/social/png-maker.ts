/**
 * Makes social pictures in a thread that starts with the first order and ends when there was none for a minute. Refuses
 * orders when too many wait already, so that whoever asks for thousands cannot fill the memory.
 */
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import type { Delivery, Order } from "./png-worker.ts";
import type { SocialSubject } from "./subjects.ts";

/** So many were ordered and not yet made that another would wait for seconds. */
export class TooManyOrders extends Error {
  override readonly name = "TooManyOrders";
}

export interface PngMaker {
  /**
   * @returns a PNG of 1200 by 630
   * @throws {TooManyOrders} when 32 others wait
   */
  make(subject: SocialSubject, siteName: string): Promise<Uint8Array>;
  /** Ends the thread; what waits is refused. */
  close(): Promise<void>;
}

/** At 20 to 100 ms each, the last one waits for up to three seconds. */
const mostOrders = 32;
/** Milliseconds; the thread takes some 50 MB. */
const idleTime = 60_000;

interface Waiting {
  readonly done: (png: Uint8Array) => void;
  readonly failed: (error: Error) => void;
}

export function createPngMaker(): PngMaker {
  /** In the order in which the thread answers. */
  const waiting: Waiting[] = [];
  let thread: Worker | undefined;

  const refuseAll = (cause: Error) => {
    for (const { failed } of waiting.splice(0)) failed(cause);
  };
  const deliver = (delivery: Delivery) => {
    const order = waiting.shift();
    if ("png" in delivery) order?.done(delivery.png);
    else order?.failed(new Error(delivery.failure));
  };

  const running = () => {
    if (thread) return thread;
    const started = new Worker(join(import.meta.dirname, "png-worker.ts"));
    const ended = (cause: Error) => {
      // One that was ended on purpose has nobody waiting, and the next may run already.
      if (thread !== started) return;
      thread = undefined;
      refuseAll(cause);
    };
    // A site that stops need not wait for a picture.
    started.unref();
    started.on("message", (delivery: Delivery) => {
      if (thread === started) deliver(delivery);
    });
    started.on("error", ended);
    started.once("exit", () => ended(new Error("The thread that draws pictures has ended.")));
    thread = started;
    return started;
  };

  const end = async () => {
    const ended = thread;
    thread = undefined;
    await ended?.terminate();
  };
  const idle = setTimeout(() => {
    if (waiting.length > 0) idle.refresh();
    else void end();
  }, idleTime).unref();

  return {
    make: (subject, siteName) => {
      if (waiting.length >= mostOrders)
        return Promise.reject(new TooManyOrders("Too many pictures are being drawn."));
      idle.refresh();
      return new Promise((done, failed) => {
        waiting.push({ done, failed });
        running().postMessage({ subject, siteName } satisfies Order);
      });
    },
    close: async () => {
      clearTimeout(idle);
      refuseAll(new Error("The site is stopping."));
      await end();
    },
  };
}
