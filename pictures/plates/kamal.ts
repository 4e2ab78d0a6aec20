/** Kamal, the lotus at the lower edge. */
import { drawLetters } from "../lettering.ts";
import { edgedShape, petal, rectangle, shape, side } from "../shapes.ts";
import type { Plate } from "./plate.ts";

const [x, y] = [200, 408];

/** From the outermost pair of petals to the middle one; the lean is in radians. */
const petals: readonly (readonly [lean: number, length: number, width: number])[] = [
  [-1.26, 250, 34],
  [1.26, 250, 34],
  [-0.98, 285, 44],
  [0.98, 285, 44],
  [-0.66, 310, 52],
  [0.66, 310, 52],
  [-0.33, 326, 56],
  [0.33, 326, 56],
  [0, 336, 58],
];

export const kamal: Plate = (colours, _next, letters) => {
  const flower = petals.map(([lean, length, width], i) => {
    const data = petal(x, y, -Math.PI / 2 + lean, length * 0.8, width * 1.25);
    return edgedShape(data, i % 4 < 2 ? colours.first : colours.second, colours.field);
  });
  const heart = shape(petal(x, y, -Math.PI / 2, 180, 34), colours.field);
  // This rectangle without height is invisible; it stays because the bytes of a sleeve are frozen.
  const invisible = rectangle(0, 0, side, 0, colours.field);
  const style = { fill: colours.onField, align: "left", line: [0, side] } as const;
  const box = { x: 24, y: 26, width: 170, height: 104 };
  return flower.join("") + heart + invisible + drawLetters(letters, box, style);
};
