/** The six ornaments around the middle of a portrait. Frozen: their order is part of the choice by hash. */
import type { Palette } from "./inks.ts";
import { circle, edgedShape, petal, rays, ring, shape } from "./shapes.ts";

/** Draws a portrait without its letters, 400 units wide. */
type Rim = (colours: Palette) => string;

const middle = 200;

const scallop: Rim = (colours) =>
  disc(200, colours.field) +
  around(18, 158, 26, colours.second) +
  disc(158, colours.second) +
  disc(140, colours.field) +
  disc(124, colours.first);

const sunbeams: Rim = (colours) =>
  disc(200, colours.field) +
  shape(rays(middle, middle, 200, 20, 0), colours.second) +
  disc(134, colours.field) +
  disc(120, colours.first);

const grooves: Rim = (colours) =>
  disc(200, colours.second) +
  [186, 172, 158, 144].map((radius) => ring(middle, middle, radius, 3.5, colours.field)).join("") +
  disc(128, colours.first);

const petals: Rim = (colours) => {
  let drawn = disc(200, colours.field);
  for (let i = 0; i < 16; i++) {
    const data = petal(middle, middle, (i * Math.PI) / 8, 196, 62);
    drawn += edgedShape(data, i % 2 ? colours.second : colours.first, colours.field);
  }
  return drawn + disc(124, colours.field) + disc(112, colours.first);
};

const halves: Rim = (colours) =>
  disc(200, colours.field) +
  shape("M200 0A200 200 0 0 1 200 400Z", colours.second) +
  disc(142, colours.first) +
  ring(middle, middle, 172, 5, colours.first);

const pearls: Rim = (colours) =>
  disc(200, colours.field) +
  around(24, 168, 11, colours.second) +
  disc(138, colours.first) +
  ring(middle, middle, 124, 4, colours.field);

function disc(radius: number, fill: string): string {
  return circle(middle, middle, radius, fill);
}

/** `count` small discs on a circle. */
function around(count: number, distance: number, radius: number, fill: string): string {
  let drawn = "";
  for (let i = 0; i < count; i++) {
    const angle = (i * 2 * Math.PI) / count;
    drawn += circle(middle + distance * Math.cos(angle), middle + distance * Math.sin(angle), radius, fill);
  }
  return drawn;
}

export const rims: ReadonlyMap<string, Rim> = new Map(
  Object.entries({ scallop, rays: sunbeams, grooves, petals, halves, pearls }),
);
