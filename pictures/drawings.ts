/** The four kinds of pictures. A few small values describe each picture, and its address contains them. */
import { sequenceFrom } from "./hash.ts";
import { type Palette, paletteOf, vinylInks } from "./inks.ts";
import { drawLetters } from "./lettering.ts";
import { plates } from "./plates/index.ts";
import { rims } from "./rims.ts";
import { circle, rectangle, ring, side, squareDocument } from "./shapes.ts";

/** The square cover of a song or an album. */
interface Sleeve {
  readonly kind: "sleeve";
  readonly ink: string;
  readonly plate: string;
  /** Unsigned 32-bit number. */
  readonly seed: number;
  readonly letters: string;
}

/** The round picture of a singer, lyricist or music director: a record label with initials. */
interface Portrait {
  readonly kind: "portrait";
  readonly ink: string;
  readonly rim: string;
  readonly letters: string;
}

/** `vinyl` is the square disc behind a sleeve; `record` is the 16:9 background of a video's play button. */
export interface Disc {
  readonly kind: "vinyl" | "record";
  readonly ink: string;
}

export type Drawing = Sleeve | Portrait | Disc;

/** @returns an SVG document, 1 to 14 KB, or null if ink, plate or rim do not exist */
export function draw(drawing: Drawing): string | null {
  const colours = paletteOf(drawing.ink);
  if (!colours) return null;
  if (drawing.kind === "sleeve") return drawSleeve(drawing, colours);
  if (drawing.kind === "portrait") return drawPortrait(drawing, colours);
  return drawing.kind === "vinyl" ? drawVinyl(colours) : drawRecord(colours);
}

function drawSleeve({ plate, seed, letters }: Sleeve, colours: Palette): string | null {
  const drawPlate = plates.get(plate);
  if (!drawPlate) return null;
  const field = rectangle(0, 0, side, side, colours.field);
  return squareDocument(field + drawPlate(colours, sequenceFrom(seed), letters));
}

function drawPortrait({ rim, letters }: Portrait, colours: Palette): string | null {
  const drawRim = rims.get(rim);
  if (!drawRim) return null;
  const box = { x: 122, y: 146, width: 156, height: 108 };
  return squareDocument(drawRim(colours) + drawLetters(letters, box, { fill: colours.onFirst }));
}

function drawVinyl(colours: Palette): string {
  const grooves = [184, 168, 152, 136, 120, 104].map(
    (radius) =>
      `<circle cx="200" cy="200" r="${radius}" fill="none" stroke="${vinylInks.groove}" stroke-opacity=".22" stroke-width="1.5"/>`,
  );
  const label = circle(200, 200, 72, colours.first) + circle(200, 200, 8, vinylInks.groove);
  return squareDocument(circle(200, 200, 200, vinylInks.disc) + grooves.join("") + label);
}

function drawRecord(colours: Palette): string {
  let drawn = circle(420, 236, 330, colours.first);
  for (let radius = 310; radius > 140; radius -= 22) {
    drawn += ring(420, 236, radius, 4, colours.field);
  }
  drawn += circle(420, 236, 128, colours.second);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 840 472" width="840" height="472" preserveAspectRatio="xMidYMid slice">${drawn}</svg>`;
}
