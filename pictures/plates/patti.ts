/** Patti, the bands of a banner with a rising sun. */
import { drawLetters } from "../lettering.ts";
import { rectangle, shape, side } from "../shapes.ts";
import type { Plate } from "./plate.ts";

/** From the lowest band upwards; `rise` is the distance from the bottom to its lower edge. */
const bands: readonly (readonly [rise: number, thickness: number])[] = [
  [0, 10],
  [18, 16],
  [44, 22],
  [78, 28],
  [120, 34],
];
const horizon = 246;

export const patti: Plate = (colours, next, letters) => {
  const sunAtLeft = next() < 0.5;
  const x = sunAtLeft ? 110 : 290;
  const striped = bands.map(([rise, thickness], i) =>
    rectangle(0, side - rise - thickness, side, thickness, i % 2 ? colours.first : colours.second),
  );
  const halfDisc = (radius: number) => `M${x - radius} ${horizon}a${radius} ${radius} 0 0 1 ${radius * 2} 0Z`;
  return (
    striped.join("") +
    shape(halfDisc(90), colours.first) +
    shape(halfDisc(54), colours.field) +
    shape(halfDisc(24), colours.second) +
    drawLetters(
      letters,
      { x: sunAtLeft ? 196 : 24, y: 40, width: 180, height: 150 },
      { fill: colours.onField, align: sunAtLeft ? "right" : "left", line: [0, side] },
    )
  );
};
