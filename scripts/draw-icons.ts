/** Draws the icons for phones' home screens from public/favicon.svg, so that all show the same mark. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Resvg } from "@resvg/resvg-js";

const folder = join(import.meta.dirname, "..", "public");

/** The favicon's square, and a wider one: some phones crop icons to a disc of 80% of their width. */
const whole = "0 0 64 64";
const withRoom = "-9 -9 82 82";

/** Files in public/ with the side of their square in pixels: iOS takes 180, Android 192 and 512. */
export const icons = [
  { name: "touch-icon.png", side: 180, view: whole },
  { name: "icon-192.png", side: 192, view: whole },
  { name: "icon-512.png", side: 512, view: whole },
  { name: "icon-maskable-512.png", side: 512, view: withRoom },
] as const;

export function drawIcon({ side, view }: (typeof icons)[number]): Uint8Array {
  const svg = readFileSync(join(folder, "favicon.svg"), "utf8").replace(whole, view);
  return new Resvg(svg, { fitTo: { mode: "width", value: side } }).render().asPng();
}

if (import.meta.main) {
  if (process.argv.includes("--help")) {
    console.log("Usage: node scripts/draw-icons.ts\n\nDraws public/favicon.svg as the PNG files beside it.");
  } else {
    for (const icon of icons) writeFileSync(join(folder, icon.name), drawIcon(icon));
    console.log(`Drawn in public/: ${icons.map(({ name }) => name).join(", ")}`);
  }
}
