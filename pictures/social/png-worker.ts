/** The worker thread that makes social pictures: about 20 ms of work each, which would block the server. */
import { parentPort } from "node:worker_threads";
import { Resvg } from "@resvg/resvg-js";
import { drawSocialPicture } from "./draw-social-picture.ts";
import type { SocialPictureTexts, SocialSubject } from "./subjects.ts";

export interface PngRequest {
  readonly subject: SocialSubject;
  readonly siteName: string;
  readonly texts: SocialPictureTexts;
}

export type PngResult = { readonly png: Uint8Array } | { readonly failure: string };

parentPort?.on("message", (request: PngRequest) => parentPort?.postMessage(makePng(request)));

function makePng({ subject, siteName, texts }: PngRequest): PngResult {
  try {
    const drawing = new Resvg(drawSocialPicture(subject, siteName, texts), {
      font: { loadSystemFonts: false },
    });
    return { png: drawing.render().asPng() };
  } catch (error) {
    return { failure: error instanceof Error ? error.message : String(error) };
  }
}
