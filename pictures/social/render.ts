/** Makes the PNG of a social picture: some 80 ms of work, which `png-worker.ts` keeps away from the server's own thread. */
import { Resvg, type ResvgRenderOptions } from "@resvg/resvg-js";
import { drawSocialPicture } from "./draw-social-picture.ts";
import { type Fonts, unpackFonts } from "./fonts.ts";
import type { SocialSubject } from "./subjects.ts";
import { createTypesetter, type MeasureInk } from "./typesetting.ts";

export type RenderSocialPicture = (subject: SocialSubject, siteName: string) => Uint8Array;

/** @param folder an existing folder of our own for the unpacked fonts */
export function createRenderer(folder: string): RenderSocialPicture {
  const fonts = unpackFonts(folder);
  const typesetter = createTypesetter(measureWith(fonts));
  return (subject, siteName) => {
    const svg = drawSocialPicture(subject, siteName, { fonts, typesetter });
    return new Resvg(svg, { font: only(fonts.paths) }).render().asPng();
  };
}

/** Only our files: another machine's fonts would give another picture. */
function only(fontFiles: readonly string[]): ResvgRenderOptions["font"] {
  return { fontFiles: [...fontFiles], loadSystemFonts: false };
}

/** Large enough for a thousandth to be seen. */
const size = 1_000;

/** Measures by drawing: the renderer has no other way to tell. */
export function measureWith({ display, text }: Fonts): MeasureInk {
  const pathOf = new Map([...display.parts, ...text.parts].map(({ family, path }) => [family, path]));
  return (letters, family) => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9000 3000"><text x="${size}" y="${size}" font-size="${size}" font-family="${family}">${letters}</text></svg>`;
    const box = new Resvg(svg, { font: only([pathOf.get(family) ?? ""]) }).getBBox();
    return box ? (box.x + box.width - size) / size : 0;
  };
}
