/**
 * Makes social pictures in a worker thread that starts with the first picture and ends after a minute without one.
 * Limits the number of waiting pictures, so that thousands of requests cannot fill the memory.
 */
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import type { PngRequest, PngResult } from "./png-worker.ts";
import type { SocialPictureTexts, SocialSubject } from "./subjects.ts";

/** So many pictures are waiting that another one would take seconds. */
export class TooManyWaiting extends Error {
  override readonly name = "TooManyWaiting";
}

export interface PngMaker {
  /**
   * @returns a PNG of 1200 by 630
   * @throws {TooManyWaiting} when 32 others are waiting
   */
  make(subject: SocialSubject, siteName: string, texts: SocialPictureTexts): Promise<Uint8Array>;
  /** Ends the thread and rejects the waiting pictures. */
  close(): Promise<void>;
}

/** At 20 to 100 ms each, the last one waits for up to three seconds. */
const maxWaiting = 32;
/** In milliseconds; the thread uses about 50 MB. */
const idleTime = 60_000;

interface Waiting {
  readonly resolve: (png: Uint8Array) => void;
  readonly reject: (error: Error) => void;
}

export function createPngMaker(): PngMaker {
  /** In the order of the thread's results. */
  const waiting: Waiting[] = [];
  let thread: Worker | undefined;

  const rejectAll = (cause: Error) => {
    for (const { reject } of waiting.splice(0)) reject(cause);
  };
  const settle = (result: PngResult) => {
    const next = waiting.shift();
    if ("png" in result) next?.resolve(result.png);
    else next?.reject(new Error(result.failure));
  };

  const ensureThread = () => {
    if (thread) return thread;
    const started = new Worker(join(import.meta.dirname, "png-worker.ts"));
    const onEnd = (cause: Error) => {
      // A thread that was ended on purpose has no waiting pictures, and another one may already run.
      if (thread !== started) return;
      thread = undefined;
      rejectAll(cause);
    };
    // The process may exit without waiting for pictures.
    started.unref();
    started.on("message", (result: PngResult) => {
      if (thread === started) settle(result);
    });
    started.on("error", onEnd);
    started.once("exit", () => onEnd(new Error("The thread that draws pictures has ended.")));
    thread = started;
    return started;
  };

  const endThread = async () => {
    const ending = thread;
    thread = undefined;
    await ending?.terminate();
  };
  const idle = setTimeout(() => {
    if (waiting.length > 0) idle.refresh();
    else void endThread();
  }, idleTime).unref();

  return {
    make: (subject, siteName, texts) => {
      if (waiting.length >= maxWaiting)
        return Promise.reject(new TooManyWaiting("Too many pictures are being drawn."));
      idle.refresh();
      return new Promise((resolve, reject) => {
        waiting.push({ resolve, reject });
        ensureThread().postMessage({ subject, siteName, texts } satisfies PngRequest);
      });
    },
    close: async () => {
      clearTimeout(idle);
      rejectAll(new Error("The site is stopping."));
      await endThread();
    },
  };
}
