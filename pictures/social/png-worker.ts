/**
 * A thread of its own that makes social pictures one after the other, some 20 ms of work each, so that the server answers
 * meanwhile.
 */
import { parentPort } from "node:worker_threads";
import { Resvg } from "@resvg/resvg-js";
import { drawSocialPicture } from "./draw-social-picture.ts";
import type { SocialSubject } from "./subjects.ts";

/** What the thread is asked. */
export interface Order {
  readonly subject: SocialSubject;
  readonly siteName: string;
}

/** What it answers to each order in turn. */
export type Delivery = { readonly png: Uint8Array } | { readonly failure: string };

parentPort?.on("message", (order: Order) => parentPort?.postMessage(deliver(order)));

function deliver({ subject, siteName }: Order): Delivery {
  try {
    const drawing = new Resvg(drawSocialPicture(subject, siteName), { font: { loadSystemFonts: false } });
    return { png: drawing.render().asPng() };
  } catch (error) {
    return { failure: error instanceof Error ? error.message : String(error) };
  }
}
