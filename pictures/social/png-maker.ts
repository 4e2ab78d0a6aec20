/**
 * Makes social pictures in a thread that starts with the first order and ends when there was none for a minute. Refuses
 * orders when too many wait already, so that whoever asks for thousands cannot fill the memory.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
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

/** At about 0.1 s each, the last one waits for three seconds. */
const mostOrders = 32;
/** Milliseconds; the thread and its fonts take some 40 MB. */
const idleTime = 60_000;

interface Waiting {
  readonly done: (png: Uint8Array) => void;
  readonly failed: (error: Error) => void;
}

export function createPngMaker(): PngMaker {
  const waiting = new Map<number, Waiting>();
  let thread: Worker | undefined;
  let orders = 0;

  const end = async () => {
    const ended = thread;
    thread = undefined;
    await ended?.terminate();
  };
  const idle = setTimeout(() => {
    if (waiting.size > 0) idle.refresh();
    else void end();
  }, idleTime).unref();

  const refuseAll = (cause: Error) => {
    for (const { failed } of waiting.values()) failed(cause);
    waiting.clear();
  };

  const running = () => {
    if (thread) return thread;
    const started = startThread({
      delivered: (delivery) => {
        const order = waiting.get(delivery.number);
        waiting.delete(delivery.number);
        if ("png" in delivery) order?.done(delivery.png);
        else order?.failed(new Error(delivery.failure));
      },
      ended: (cause) => {
        // One that was ended on purpose has nobody waiting, and the next may run already.
        if (thread !== started) return;
        thread = undefined;
        refuseAll(cause);
      },
    });
    thread = started;
    return started;
  };

  return {
    make: (subject, siteName) => {
      if (waiting.size >= mostOrders)
        return Promise.reject(new TooManyOrders("Too many pictures are being drawn."));
      idle.refresh();
      const number = ++orders;
      return new Promise((done, failed) => {
        waiting.set(number, { done, failed });
        running().postMessage({ number, subject, siteName } satisfies Order);
      });
    },
    close: async () => {
      clearTimeout(idle);
      await end();
      refuseAll(new Error("The site is stopping."));
    },
  };
}

interface ThreadEvents {
  readonly delivered: (delivery: Delivery) => void;
  readonly ended: (cause: Error) => void;
}

function startThread({ delivered, ended }: ThreadEvents): Worker {
  const fontFolder = mkdtempSync(join(tmpdir(), "antara-fonts-"));
  const thread = new Worker(join(import.meta.dirname, "png-worker.ts"), { workerData: { fontFolder } });
  // A site that stops need not wait for a picture.
  thread.unref();
  const removeFonts = () => rmSync(fontFolder, { recursive: true, force: true });
  process.once("exit", removeFonts);
  thread.on("message", delivered);
  thread.on("error", ended);
  thread.once("exit", () => {
    process.off("exit", removeFonts);
    removeFonts();
    ended(new Error("The thread that draws pictures has ended."));
  });
  return thread;
}
