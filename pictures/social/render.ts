/** Makes the PNG of a social picture: some 50 ms of work, which `png-worker.ts` keeps away from the server's own thread. */
import { Resvg } from "@resvg/resvg-js";
import { drawSocialPicture } from "./draw-social-picture.ts";
import type { SocialSubject } from "./subjects.ts";

export function render(subject: SocialSubject, siteName: string): Uint8Array {
  const svg = drawSocialPicture(subject, siteName);
  return new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng();
}
