/** A thread of its own that makes social pictures one after the other, so that the server answers meanwhile. */
import { parentPort, workerData } from "node:worker_threads";
import { createRenderer } from "./render.ts";
import type { SocialSubject } from "./subjects.ts";

/** What the thread is asked. */
export interface Order {
  readonly number: number;
  readonly subject: SocialSubject;
  readonly siteName: string;
}

/** What it answers. */
export type Delivery =
  | { readonly number: number; readonly png: Uint8Array }
  | { readonly number: number; readonly failure: string };

const render = createRenderer(workerData.fontFolder);

parentPort?.on("message", ({ number, subject, siteName }: Order) => {
  parentPort?.postMessage(deliver(number, () => render(subject, siteName)));
});

function deliver(number: number, make: () => Uint8Array): Delivery {
  try {
    return { number, png: make() };
  } catch (error) {
    return { number, failure: error instanceof Error ? error.message : String(error) };
  }
}
